"""Dice and guesses."""

from collections.abc import Iterator
from math import fsum
from typing import Any, Literal

from msgspec import field

from spyhouse.games.spyclub.campaign.deck_syntax import Odds
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine import effect
from spyhouse.games.spyclub.campaign.engine.agenda import would_act
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.standing import StateEffect
from spyhouse.games.spyclub.campaign.primitives.clues import foresee, turn_over
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.events import DiceRolled, Guessed
from spyhouse.games.spyclub.moves import PickClue, PickSymbol, PickType
from spyhouse.games.spyclub.terms import EMPTY, TYPES


class DiceRoll(StateEffect, frozen=True, tag="chance"):
    """Roll the table's seeded dice, visible to all. It cannot be undone."""

    odds: Odds
    then: "tuple[effect.Consequence, ...]"
    otherwise: "tuple[effect.Consequence, ...]" = field(default=(), name="else")

    def do(self, run: EffectRun) -> None:
        lucky = run.b.chance.below("campaign/dice", self.odds.of) < self.odds.hits
        run.b.emit(DiceRolled(odds=self.odds.text, lucky=lucky))
        run.then(self.then if lucky else self.otherwise)

    def can(self, run: EffectRun) -> bool:
        return any(would_act(run.b, run.card, one, run.context) for one in (*self.then, *self.otherwise))

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if not self.then:
            yield ".then: good luck must do something"

    def args(self, line: LineContext) -> dict[str, Any]:
        line = line._replace(brief=True)
        luck = line.listed([line.effect_clauses([one]) for one in self.then])
        return {
            "hits": self.odds.hits,
            "of": self.odds.of,
            "luck": luck,
            "else": line.effect_clauses(self.otherwise),
        }

    def worth(self, deck: Deck, seats: int) -> float:
        return _mean_worth(deck, seats, self.then, self.otherwise)


class Guess(StateEffect, frozen=True, tag="guess"):
    """Let the active player guess the type on the hidden side of an own card, or the next movement symbol."""

    what: Literal["hidden_type", "next_symbol"]
    then: "tuple[effect.Consequence, ...]"
    otherwise: "tuple[effect.Consequence, ...]" = field(default=(), name="else")

    def do(self, run: EffectRun) -> None:
        named, right = self._type(run) if self.what == "hidden_type" else self._symbol(run)
        run.b.emit(Guessed(seat=run.b.active, guess=named, right=right))
        run.then(self.then if right else self.otherwise)

    def _type(self, run: EffectRun) -> tuple[str, bool]:
        b = run.b
        picked = run.ask(b.active, "clue", [PickClue(card) for card in self._cards(run)])
        named = run.ask(b.active, "type", [PickType(kind) for kind in TYPES])
        turn_over(b, [picked.clue])
        return named.guess, TYPES[b.box.type[b.up[picked.clue]]] == named.guess

    def _symbol(self, run: EffectRun) -> tuple[str, bool]:
        b = run.b
        named = run.ask(b.active, "symbol", [PickSymbol(symbol) for symbol in b.rules.symbols])
        right = b.box.movement[b.movement[b.drawn]].symbol == named.symbol
        foresee(b, 1)
        return named.symbol, right

    def _cards(self, run: EffectRun) -> list[int]:
        hand = run.b.hand(run.b.active)
        return [card for card in hand if card != EMPTY and not run.m.on_table.disc(card, "locked")]

    def can(self, run: EffectRun) -> bool:
        if self.what == "hidden_type":
            return bool(self._cards(run))
        return run.b.drawn < len(run.b.movement)

    def variant(self, line: LineContext) -> str:
        return "type" if self.what == "hidden_type" else "symbol"

    def args(self, line: LineContext) -> dict[str, Any]:
        results = {"right": line.effect_clauses(self.then), "wrong": line.effect_clauses(self.otherwise)}
        return line.one("own") | results

    def worth(self, deck: Deck, seats: int) -> float:
        return _mean_worth(deck, seats, self.then, self.otherwise)


def _mean_worth(
    deck: Deck, seats: int, then: "tuple[effect.Effect, ...]", otherwise: "tuple[effect.Effect, ...]"
) -> float:
    lucky = fsum(one.worth(deck, seats) for one in then)
    return (lucky + fsum(one.worth(deck, seats) for one in otherwise)) / 2
