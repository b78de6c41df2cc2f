"""Tables with campaign effects on them: any effect, written as the deck writes it, on a test card."""

from collections.abc import Sequence
from typing import Any, Self

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import deck_syntax
from spyhouse.games.spyclub.campaign.case_state import ActiveRule, PlacedFigure, PlacedMarker
from spyhouse.games.spyclub.campaign.deck import numbering
from spyhouse.games.spyclub.campaign.effect_types import AnyEffect
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.frame import NO_REASON, EffectContext, Frame
from spyhouse.games.spyclub.campaign.in_force import standing_rules
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, mosaic_of
from spyhouse.games.spyclub.campaign.record import Campaign, CardInPlay
from spyhouse.games.spyclub.campaign.rules import CampaignRules
from spyhouse.games.spyclub.campaign.turn import first_turn
from spyhouse.games.spyclub.moves import UseCard
from spyhouse.games.spyclub.terms import CARDS
from spyhouse.kernel import Event, Move
from tests.games.spyclub.builders import Case, a_case

CARD = 3
"""Number of a card without tokens, whose own lines do not matter."""


def an_effect(number: int = 0, **words: Any) -> Effect:
    """Build an effect as deck.toml does; `if_`, `from_`, `as_` and `else_` avoid Python's keywords."""
    plain = {key.rstrip("_"): value for key, value in words.items()}
    effect: Effect = msgspec.convert(plain, AnyEffect, dec_hook=deck_syntax.read)
    return msgspec.structs.replace(effect, key=f"test.{number}")


def push(b: Board, card: int, effects: Sequence[Effect], context: EffectContext = NO_REASON) -> None:
    """Push effects of a card on the agenda."""
    mosaic_of(b).push_next(*[Frame(card, effect, context) for effect in effects])


def a_table(seats: int = 3, seed: str = "case", **options: Any) -> "Table":
    return Table(a_case(seats, seed, **options))


class Table(Case):
    def __init__(self, case: Case) -> None:
        b = self.state = case.state
        self._placed = set()
        campaign = Campaign(edition=b.options.edition)
        b.mosaic = Mosaic.of(numbering(b.options.edition), campaign, b.seats)
        b.mosaic.stage = "case"
        b.mosaic.cards[CARD] = CardInPlay(CARD)
        b.rules = CampaignRules(b.rules.edition, b.rules.level)
        m = mosaic_of(b)
        m.on_table.deck = tuple(range(b.top, CARDS))
        m.running.rules = {}
        m.running.setting_up = False
        first_turn(b)
        b.emitted = []
        m.agenda, m.inserted = (), 0

    @property
    def mosaic(self) -> Mosaic:
        return mosaic_of(self.state)

    # --- cards in force

    def with_rule(self, card: int = CARD, owner: int | None = None, **words: Any) -> Self:
        """Add a standing rule after the existing ones."""
        effect = an_effect(sum(map(len, (self.mosaic.running.rules or {}).values())), **words)
        if card not in self.mosaic.cards:
            self.with_card(card, owner=owner)
        rules = dict(self.mosaic.running.rules or {})
        rules[type(effect)] = (*rules.get(type(effect), ()), ActiveRule(card, effect))
        self.mosaic.running.rules = rules
        return self

    def with_card(
        self, card: int, side: Any = "A", tokens: int = 0, owner: int | None = None, lines: bool = False
    ) -> Self:
        """Put a card of the deck in force; with `lines`, all its standing rules too."""
        character = self.state.characters[owner] if owner is not None else None
        self.mosaic.cards[card] = CardInPlay(card, side, character, tokens)
        if lines:
            rules = dict(self.mosaic.running.rules or {})
            for lying, effect in standing_rules(self.state):
                if lying.number == card:
                    rules[type(effect)] = (*rules.get(type(effect), ()), ActiveRule(card, effect))
            self.mosaic.running.rules = rules
        return self

    def with_mark(
        self, kind: Any, card: int = -1, row: int = -1, until: Any = "case", by: int = CARD
    ) -> Self:
        self.mosaic.on_table.marks = (
            *self.mosaic.on_table.marks,
            PlacedMarker(kind, card, row, until, self.state.active, by),
        )
        return self

    def with_figure(self, id: Any, track: Any, place: int, power: Any = "none", **more: Any) -> Self:
        fields: dict[str, Any] = {
            "card": CARD,
            "token": "player",
            "moves": 0,
            "dir": None,
            "follows": "",
        } | more
        figure = PlacedFigure(id=id, track=track, place=place, power=power, **fields)
        self.mosaic.on_table.figures = (*self.mosaic.on_table.figures, figure)
        return self

    # --- playing

    def happens(self, card: int = CARD, **words: Any) -> list[Event]:
        """Run effects of a card now."""
        self.state.emitted = []
        push(self.state, card, (an_effect(99, **words),))
        self.state.rules.settle(self.state)
        told, self.state.emitted = self.state.emitted, []
        return told

    def uses(self, action: str, card: int = CARD) -> list[Event]:
        return self.do(UseCard(card, action))

    def answers(self, *moves: Move) -> list[Event]:
        told: list[Event] = []
        for move in moves:
            seat = min(self.state.to_act())
            told += self.state.apply(seat, move, 0)
        return told

    def asked(self) -> list[Move]:
        """Return the answers that are possible now."""
        assert self.state.phase == "card"
        seat = min(self.state.to_act())
        return list(self.state.legal(seat))

    def tokens(self, card: int) -> int:
        return self.mosaic.cards[card].tokens

    def card_of(self, seat: int, slot: int) -> int:
        return self.state.card(seat, slot)
