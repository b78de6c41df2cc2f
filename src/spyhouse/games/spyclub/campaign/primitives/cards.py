"""Effects on campaign cards: unlocking, turning, giving, putting away; tokens on them; points."""

from collections.abc import Iterator
from math import fsum
from typing import Any

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck, Numbering, card_of
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Task
from spyhouse.games.spyclub.campaign.engine.situation import Situation
from spyhouse.games.spyclub.campaign.engine.standing import CampaignEffect
from spyhouse.games.spyclub.campaign.engine.targets import present
from spyhouse.games.spyclub.campaign.events import CardGiven
from spyhouse.games.spyclub.campaign.in_force import is_in_force
from spyhouse.games.spyclub.campaign.mosaic import (
    BEFORE_THE_CASE,
    Answer,
    Question,
    mosaic_of,
    owner_of,
    seat_of,
)
from spyhouse.games.spyclub.campaign.record import ScoreLine
from spyhouse.games.spyclub.campaign.terms import GiveTo, Number, NumberIfAny, Per, SideName
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.events import CardPutAway, CardTurned, PointsScored, TokensChanged
from spyhouse.games.spyclub.terms import EMPTY

TOKEN_VALUE, POINT_VALUE = 0.5, 1.5
"""Estimated value of a token, in ideas."""


class Token(CampaignEffect, frozen=True, tag="token"):
    """Up or down on this card or another, 0 to its `max`; reaching `max` fires `tokens_full` once."""

    n: int
    card: NumberIfAny = 0

    def do(self, run: EffectRun) -> None:
        if self.card not in (0, run.card) and run.m.stage in ("unlock", "setup"):
            run.m.rewards = (*run.m.rewards, self.key)  # the target may be unlocked only now
        else:
            add_tokens(run.b, self.card or run.card, self.n)

    def can(self, run: EffectRun) -> bool:
        number = self.card or run.card
        space, tokens = run.m.deck[number].tokens, run.m.tokens(number)
        if space is None or not run.m.unlocked(number):
            return False
        return tokens < space.max if self.n > 0 else tokens > 0

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if not deck[self.card or card.number].tokens:
            yield f".card: card {self.card or card.number} has no room for tokens"
        if not self.n:
            yield ".n: 0 tokens change nothing"

    def variant(self, line: LineContext) -> str:
        return "put" if self.n > 0 else "take"

    def args(self, line: LineContext) -> dict[str, Any]:
        number = self.card or line.card.number
        return super().args(line) | {"tokens": line.tokens(abs(self.n), number)}

    def worth(self, deck: Deck, seats: int) -> float:
        """Return a share of the value of the full card if it has an effect, else the value of a token."""
        number = self.card or card_of(self.key)[0]
        space, when_full = deck[number].tokens, _when_full(deck[number])
        full = fsum(one.worth(deck, seats) for one in when_full if not isinstance(one, Token))
        return self.n * (full / space.max if space and full else TOKEN_VALUE)


class UnlockCards(CampaignEffect, frozen=True, tag="unlock"):
    """Put cards into the queue of unlocks; during a case they come after it."""

    cards: tuple[Number, ...]

    def do(self, run: EffectRun) -> None:
        run.m.queue = (*run.m.queue, *self.cards)

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if card.number in self.cards:
            yield ".cards: a card cannot unlock itself"

    def is_in_box(self, numbering: Numbering) -> bool:
        return any(numbering.has(number) for number in self.cards)

    def words(self, line: LineContext) -> str:
        return unlocks(line, self.cards)


class TurnCard(CampaignEffect, frozen=True, tag="turn_card"):
    """Turn the card if it shows the other side, and run "Now" lines of B; those of A ran on unlocking."""

    side: SideName
    card: NumberIfAny = 0

    def do(self, run: EffectRun) -> None:
        b, m, number = run.b, run.m, self.card or run.card
        if not m.unlocked(number) or m.cards[number].side == self.side:
            return
        _change(b, number, side=self.side)
        m.fresh |= {number}
        b.emit(CardTurned(card=number, side=self.side))
        up = m.deck[number].side(self.side)
        m.queue = (*m.queue, *up.unlocks)
        if m.stage != "case":
            m.push_next(Frame(number, ReadCard()))
        if self.side == "B":
            m.push_next(*[Frame(number, effect, run.context) for effect in up.at("unlock")])

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if not self.card and self.key.startswith(f"{card.number}{self.side}."):
            yield ".side: that side is up already"


class PutAway(CampaignEffect, frozen=True, tag="put_away"):
    """Put the card out of force for the campaign, with its figures, markers and tokens."""

    card: NumberIfAny = 0

    def do(self, run: EffectRun) -> None:
        number = self.card or run.card
        if run.m.unlocked(number):
            _change(run.b, number, away=True, tokens=0)
            run.b.emit(CardPutAway(card=number))


class GiveCard(CampaignEffect, frozen=True, tag="give_card"):
    """Give the card to a character, who owns it from now on."""

    to: GiveTo
    card: NumberIfAny = 0

    def do(self, run: EffectRun) -> None:
        b, number = run.b, self.card or run.card
        here = [*present(b)] or [b.starter]
        if self.to != "chosen":
            _give(b, number, self._whom(run, number, here))
        elif len(here) == 1 and not run.frame.answers:  # players may have left since the team decided
            _give(b, number, here[0])
        else:
            answers = tuple(Answer(str(seat)) for seat in here)
            _give(b, number, int(run.decide(Question("give", number, None, answers, tuple(here)))))

    def _whom(self, run: EffectRun, number: int, here: list[int]) -> int:
        """Return the player meant. Ties: nearest clockwise from the active, or last active, player."""
        b, first, ideas = run.b, _active(run.b), Situation(run.b).ideas()
        clockwise = sorted(here, key=lambda seat: (seat - first) % b.seats)
        match self.to:
            case "most_ideas":
                return max(clockwise, key=lambda seat: ideas[seat])
            case "fewest_ideas":
                return min(clockwise, key=lambda seat: ideas[seat])
            case "active":
                return clockwise[0]
            case "left" | "right":
                owner = owner_of(b, number)
                step, start = 1 if self.to == "left" else -1, first if owner is None else owner
                around = ((start + step * n) % b.seats for n in range(1, b.seats + 1))
                return next(seat for seat in around if seat in here)
            case _:
                return b.starter if b.starter in here else clockwise[0]

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"to": self.to, "who": line.who(self.to)}


class Score(CampaignEffect, frozen=True, tag="score"):
    """Add points to the log; `per` multiplies them."""

    n: int
    per: Per | None = None

    def do(self, run: EffectRun) -> None:
        score(run.b, run.card, self.n * self._times(run))

    def _times(self, run: EffectRun) -> int:
        match self.per:
            case "token":
                return run.m.tokens(run.card)
            case "solved":
                return run.b.solved_count()
            case "unsolved":
                return run.b.solved.count(EMPTY)
            case "recorded":
                return len(run.m.recorded)
            case "zero_player":
                return Situation(run.b).ideas().count(0)
            case None:
                return 1

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if not self.n:
            yield ".n: 0 changes nothing"

    def variant(self, line: LineContext) -> str:
        return "get" if self.n > 0 else "lose"

    def args(self, line: LineContext) -> dict[str, Any]:
        space = line.card.tokens
        token = line.speech.say(f"token-{space.name}.each") if space and self.per == "token" else ""
        return {"n": abs(self.n), "per": self.per or "", "token": token}

    def worth(self, deck: Deck, seats: int) -> float:
        return POINT_VALUE * self.n


class ReadCard(Task, frozen=True):
    """Let everyone read the side that is up."""

    def do(self, run: EffectRun) -> None:
        if run.m.unlocked(run.card):
            run.decide(Question("card", run.card, None, (), tuple(range(run.b.seats))))


def add_tokens(b: Board, number: int, n: int) -> None:
    """Add tokens, between 0 and the card's maximum. A card that is not unlocked gets none."""
    m = mosaic_of(b)
    space = m.deck[number].tokens
    if not m.unlocked(number) or space is None:
        return
    before = m.cards[number].tokens
    after = max(0, min(space.max, before + n))
    if after != before:
        _change(b, number, tokens=after)
        b.emit(TokensChanged(card=number, tokens=after, change=after - before))


def grant_pending_tokens(b: Board) -> None:
    """Add the tokens for other cards that waited until the queue was empty."""
    m = mosaic_of(b)
    rewards, m.rewards = m.rewards, ()
    for key in rewards:
        effect = m.deck.effect(key)
        assert isinstance(effect, Token)
        if is_in_force(b, card_of(key)[0]):
            add_tokens(b, effect.card, effect.n)


def score(b: Board, number: int, points: int) -> None:
    if points:
        mosaic_of(b).lines = (*mosaic_of(b).lines, ScoreLine("card", points, number))
        b.emit(PointsScored(points=points, by=number))


def _when_full(card: Card) -> tuple[Effect, ...]:
    """Return the effects that the card triggers when it is full of tokens."""
    for effect in card.a.effects:
        if getattr(effect, "event", "") == "tokens_full":
            return tuple(getattr(effect, "then", ()))
    return ()


def unlocks(line: LineContext, cards: tuple[int, ...]) -> str:
    names = [line.book.name(number) for number in cards if line.book.has(number)]
    return line.say("do-unlock", cards=line.listed(names), n=len(names)) if names else ""


def _give(b: Board, number: int, seat: int) -> None:
    if mosaic_of(b).unlocked(number):
        _change(b, number, owner=b.characters[seat])
        b.emit(CardGiven(card=number, owner=b.characters[seat]))


def _active(b: Board) -> int:
    m = mosaic_of(b)
    if m.stage not in BEFORE_THE_CASE:
        return b.active
    members = m.campaign.log[-1].members if m.campaign.log else ()
    was = seat_of(b, members[m.campaign.last.active].character) if members else None
    return b.starter if was is None else was


def _change(b: Board, number: int, **changes: object) -> None:
    cards = mosaic_of(b).cards
    cards[number] = msgspec.structs.replace(cards[number], **changes)
