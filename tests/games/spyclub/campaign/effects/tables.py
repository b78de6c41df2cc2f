"""Tables with campaign effects on them: any effect, written as the deck writes it, on a card of our own."""

from typing import Any, Self

import msgspec

from spyhouse.games.spyclub.campaign import grammar
from spyhouse.games.spyclub.campaign.effects.doing import then
from spyhouse.games.spyclub.campaign.effects.turn import first_turn
from spyhouse.games.spyclub.campaign.in_play import Context, Figure, Mark, Rule
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, opened, standing
from spyhouse.games.spyclub.campaign.record import Campaign, CardInPlay
from spyhouse.games.spyclub.campaign.rules import CampaignRules
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect
from spyhouse.games.spyclub.moves import UseCard
from spyhouse.games.spyclub.words import CARDS
from spyhouse.kernel import Event, Move
from tests.games.spyclub.builders import Case, a_case

CARD = 3
"""A common card without tokens; its own lines do not count here."""


def an_effect(number: int = 0, **words: Any) -> AnyEffect:
    """As a line of deck.toml: `if_`, `from_`, `as_` and `else_` stand for words Python keeps for itself."""
    plain = {key.rstrip("_"): value for key, value in words.items()}
    effect: AnyEffect = msgspec.convert(plain, AnyEffect, dec_hook=grammar.read)
    return msgspec.structs.replace(effect, key=f"test.{number}")


def a_table(seats: int = 3, seed: str = "case", **options: Any) -> "Table":
    return Table(a_case(seats, seed, **options))


class Table(Case):
    def __init__(self, case: Case) -> None:
        b = self.state = case.state
        self._placed = set()
        campaign = Campaign(edition=b.options.edition)
        b.mosaic = Mosaic(campaign, b.seats)
        b.mosaic.stage = "case"
        b.mosaic.cards[CARD] = CardInPlay(CARD)
        b.rules = CampaignRules(b.rules.edition, b.rules.level)
        m = opened(b)
        m.laid.deck = tuple(range(b.top, CARDS))
        m.running.rules = {}
        m.running.setting_up = False
        first_turn(b)
        b.told = []
        m.agenda, m.said = (), 0

    @property
    def mosaic(self) -> Mosaic:
        assert self.state.mosaic
        return self.state.mosaic

    # --- cards in force

    def with_rule(self, card: int = CARD, owner: int | None = None, **words: Any) -> Self:
        """A standing rule, younger than those before it."""
        effect = an_effect(sum(map(len, (self.mosaic.running.rules or {}).values())), **words)
        if card not in self.mosaic.cards:
            self.with_card(card, owner=owner)
        rules = dict(self.mosaic.running.rules or {})
        rules[type(effect)] = (*rules.get(type(effect), ()), Rule(card, effect))
        self.mosaic.running.rules = rules
        return self

    def with_card(
        self, card: int, side: Any = "A", tokens: int = 0, owner: int | None = None, lines: bool = False
    ) -> Self:
        """A card of the deck; with `lines`, all it says is in force."""
        character = self.state.characters[owner] if owner is not None else None
        self.mosaic.cards[card] = CardInPlay(card, side, character, tokens)
        if lines:
            rules = dict(self.mosaic.running.rules or {})
            for lying, effect in standing(self.state):
                if lying.number == card:
                    rules[type(effect)] = (*rules.get(type(effect), ()), Rule(card, effect))
            self.mosaic.running.rules = rules
        return self

    def with_mark(self, kind: Any, card: int = -1, row: int = -1, until: Any = "case") -> Self:
        self.mosaic.laid.marks = (
            *self.mosaic.laid.marks,
            Mark(kind, card, row, until, self.state.active, CARD),
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
        figure = Figure(id=id, track=track, place=place, power=power, **fields)
        self.mosaic.laid.figures = (*self.mosaic.laid.figures, figure)
        return self

    # --- playing

    def happens(self, card: int = CARD, **words: Any) -> list[Event]:
        """An effect happens now."""
        self.state.told = []
        then(self.state, card, (an_effect(99, **words),), Context())
        self.state.rules.settle(self.state)
        told, self.state.told = self.state.told, []
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
        """What may be answered now."""
        assert self.state.phase == "card"
        seat = min(self.state.to_act())
        return list(self.state.legal(seat))

    def tokens(self, card: int) -> int:
        return self.mosaic.cards[card].tokens

    def card_of(self, seat: int, slot: int) -> int:
        return self.state.card(seat, slot)
