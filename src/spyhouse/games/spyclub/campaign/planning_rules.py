"""The rules of a case as a bot plans with them: prohibitions and prices of campaign cards, simplified.

A bot plans on a table without a campaign, which is quick to copy. So locks, guarded slots, prices, wild
cards, the suspect's movement and forbidden steps are read from the player's view, and assumed not to change
until the end of the turn.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign.move_footprint import counted_slots, footprint_of
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.legal import active_moves
from spyhouse.games.spyclub.moves import CompareNotes, GetAdvice, Scout
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY, IN_THE_ROW
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Move

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board

Kind = tuple[type[Move], int]
"""Type of a step, and the partner or place it is about."""


class PlanningRules(CaseRules):
    def __init__(self, b: "Board", view: SpyClubView, legal: Sequence[Move]) -> None:
        """`b` is the table as the bot believes it to be."""
        super().__init__(b.rules.edition, b.rules.level)
        assert view.table
        marks = [mark for mark in view.table.marks if mark.clue is not None]
        self.locked = {mark.clue for mark in marks if mark.kind == "locked"}
        self.stuck = {mark.clue for mark in marks if mark.kind in ("locked", "sticky")}
        self.wild = {mark.clue for mark in marks if mark.kind == "wild"}
        guards = [one.place for one in view.table.figures if one.power == "guard" and one.place]
        self.guarded = {place.slot for place in guards}
        self.dearer = {
            clue.card: hand.prices[slot] - abs(slot - hand.focus)
            for hand in view.hands
            for slot, clue in enumerate(hand.clues)
            if clue
        }
        self.asked = [place.price for place in view.incoming]
        self.seat = view.active
        self.drawn = b.drawn
        self.ahead = tuple(
            (b.position(one.spot.seat, one.spot.slot) - b.pawn) % len(b.hands) for one in view.landings
        )
        self.refused: frozenset[Kind] = frozenset()
        self.refused = self._refused(b, legal)

    def confirm_price(self, b: "Board", seat: int, slot: int, row: int | None = None) -> int:
        usual = super().confirm_price(b, seat, slot, row)
        return max(0, usual + self.dearer.get(b.card(seat, slot), 0))

    def scout_price(self, b: "Board", place: int) -> int:
        return self.asked[place]

    def solved_type(self, b: "Board") -> int | None:
        """Return the solved type; wild cards count as any type."""
        if not self.wild or EMPTY in b.row:
            return super().solved_type(b)
        wild = [row for row, card in enumerate(b.row) if card in self.wild]
        for kind in range(len(ASPECTS)):
            plain = [row for row, card in enumerate(b.row) if b.box.type[b.up[card]] == kind]
            others = [row for row in wild if row not in plain]
            if b.solved[kind] == EMPTY and plain and counted_slots(plain, others)[1] == IN_THE_ROW:
                return kind
        return None

    def move_distances(self, b: "Board") -> tuple[int, ...]:
        """Return possible distances of the suspect. Cards may stop it or reverse its direction."""
        return self.ahead if self.ahead and b.drawn == self.drawn else super().move_distances(b)

    def is_flipped(self, b: "Board", card: int) -> bool:
        return card not in self.locked

    def guarded_slots(self, b: "Board") -> Collection[int]:
        return self.guarded

    def is_barred(self, b: "Board", seat: int, move: Move) -> bool:
        hold = footprint_of(b, seat, move)
        if hold.locked in self.locked or not self.stuck.isdisjoint(hold.stuck):
            return True
        return seat == self.seat and _what(move) in self.refused

    def _refused(self, b: "Board", legal: Sequence[Move]) -> frozenset[Kind]:
        """Return steps of the active player that are refused only because a card prohibits them."""
        usual, b.rules = b.rules, self
        possible = {
            _what(move) for move in active_moves(b, b.active) if not self.is_barred(b, b.active, move)
        }
        b.rules = usual
        return frozenset(possible - {_what(move) for move in legal})


def _what(move: Move) -> Kind:
    match move:
        case CompareNotes(seat) | GetAdvice(seat):
            return type(move), seat
        case Scout(place):
            return type(move), place
        case _:
            return type(move), EMPTY
