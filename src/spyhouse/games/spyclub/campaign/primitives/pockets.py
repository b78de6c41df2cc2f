"""Clue cards that are out of reach or hidden: pockets of campaign cards, and covered places."""

from collections.abc import Sequence
from typing import ClassVar

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.engine.limits import applies
from spyhouse.games.spyclub.campaign.engine.standing import RuleLocation, StandingRule
from spyhouse.games.spyclub.campaign.engine.zones import place, remove
from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.primitives import markers
from spyhouse.games.spyclub.campaign.primitives.prices import place_name
from spyhouse.games.spyclub.campaign.terms import CoverPlace, Who
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.clue import BoardLocation
from spyhouse.games.spyclub.events import ClueMoved
from spyhouse.games.spyclub.moves import UsePocket
from spyhouse.games.spyclub.terms import CARDS, EMPTY
from spyhouse.kernel import IllegalMove


class Pocket(StandingRule, frozen=True, tag="pocket"):
    """A place for `size` clue cards. Putting one in costs `actions`; other uses cost `out`, if set."""

    who: Who
    size: int
    actions: int = 1
    out: int | None = None

    def price(self, move: UsePocket) -> int:
        return self.actions if move.clue is None or self.out is None else self.out

    def line(self, line: LineContext) -> str:
        return line.say("do-pocket", n=self.size, free=self.out == 0)

    def moves(self, b: Board, card: int, seat: int) -> list[UsePocket]:
        """Return the legal moves: put a card in, take one out into an empty slot, or exchange."""
        inside = mosaic_of(b).on_table.pockets.get(card, ())
        found: list[UsePocket] = []
        for slot, own in enumerate(b.hand(seat)):
            if own != EMPTY and markers.stuck(b, own):
                continue
            if own != EMPTY and len(inside) < self.size:
                found.append(UsePocket(card, slot, None))
            found += [UsePocket(card, slot, clue) for clue in inside]
        return [move for move in found if b.actions >= self.price(move)]


class Cover(StandingRule, frozen=True, tag="cover"):
    """Hide the face at a place until the clue is drawn, peeked at or slid on."""

    location: ClassVar[RuleLocation] = "incoming"

    place: CoverPlace


def pocket_moves(b: Board, seat: int) -> list[UsePocket]:
    return [
        move
        for card, rule in rules_of(b, Pocket)
        if rule.concerns(b, card, seat) and applies(b, card, rule)
        for move in rule.moves(b, card, seat)
    ]


def use_pocket(b: Board, seat: int, move: UsePocket) -> None:
    if move not in pocket_moves(b, seat):
        raise IllegalMove("spyclub-no-such-pocket")
    rule = next(rule for card, rule in rules_of(b, Pocket) if card == move.card)
    b.actions -= rule.price(move)
    b.flipped = 0
    hand, pocket = BoardLocation("hand", seat, move.slot), BoardLocation("pocket", slot=move.card)
    own = b.card(seat, move.slot)
    if own != EMPTY:
        remove(b, own)
        place(b, own, pocket)
        b.emit(ClueMoved(clue=b.clue(own), before=hand, after=pocket, by=move.card))
    if move.clue is not None:
        remove(b, move.clue)
        place(b, move.clue, hand)
        b.emit(ClueMoved(clue=b.clue(move.clue), before=pocket, after=hand, by=move.card))


class HiddenRules(CaseRules):
    """Rules for the order of the clue deck, covered places and pockets."""

    __slots__ = ()

    def is_covered(self, b: Board, place: int) -> bool:
        rules = rules_of(b, Cover)
        card = b.incoming_card(place)
        if not rules or card == EMPTY or card in mosaic_of(b).on_table.uncovered:
            return False
        name = place_name(b, place)
        return any(rule.place == name and applies(b, number, rule) for number, rule in rules)

    def next_top(self, b: Board) -> int:
        table = mosaic_of(b).on_table
        table.deck = table.deck[1:]
        return table.deck[0] if table.deck else CARDS

    def deck_left(self, b: Board) -> int:
        return len(mosaic_of(b).on_table.deck)

    def clues_held_aside(self, b: Board) -> Sequence[int]:
        """Return the clues in pockets, which become loose ends at the end of the case."""
        return [card for cards in mosaic_of(b).on_table.pockets.values() for card in cards]

    def known_movement_cards(self, b: Board) -> int:
        return mosaic_of(b).on_table.foreseen
