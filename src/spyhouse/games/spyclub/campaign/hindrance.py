"""The rules of a case as a bot plans with them: what campaign cards stand in the way of, or make dearer.

A plan is made on a table without a campaign, which is quick to copy. So whatever keeps a clue where it is,
the slot a guard stands at, prices, wild cards, where the suspect goes and steps that are not allowed now are
read off what a player sees, and taken to stay so until the turn is over.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spyclub import teamwork
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.caserules import CaseRules
from spyhouse.games.spyclub.moves import CompareNotes, Confirm, GetAdvice, Investigate, Scout
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.games.spyclub.words import DISTRACTION, EMPTY
from spyhouse.kernel import Move

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


class HinderedRules(CaseRules):
    def __init__(self, b: "Board", view: SpyClubView, legal: Sequence[Move]) -> None:
        """`b` is the table as the bot believes it to be."""
        super().__init__(b.rules.edition, b.rules.level)
        assert view.table
        marks = [mark for mark in view.table.marks if mark.clue is not None]
        self.locked = {mark.clue for mark in marks if mark.kind == "locked"}
        self.stuck = {mark.clue for mark in marks if mark.kind in ("locked", "sticky")}
        self.wild = {mark.clue for mark in marks if mark.kind == "wild"}
        guards = [one.place for one in view.table.figures if one.power == "guard" and one.place]
        self.guard = guards[0].slot if guards else EMPTY
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
        self.refused = set(_refused(b, view, legal))

    def confirm_price(self, b: "Board", seat: int, slot: int, row: int | None = None) -> int:
        usual = super().confirm_price(b, seat, slot, row)
        return max(0, usual + self.dearer.get(b.card(seat, slot), 0))

    def scout_price(self, b: "Board", place: int) -> int:
        return self.asked[place]

    def solved_type(self, b: "Board") -> int | None:
        """Wild cards count as any type."""
        if not self.wild or EMPTY in b.row:
            return super().solved_type(b)
        wild = [card for card in b.row if card in self.wild][: caps().solving.special]
        kinds = {b.box.type[b.up[card]] for card in b.row if card not in wild}
        if len(kinds) != 1:
            return super().solved_type(b)
        [kind] = kinds
        return kind if kind != DISTRACTION and b.solved[kind] == EMPTY else None

    def strides(self, b: "Board") -> tuple[int, ...]:
        """Something may send the suspect the other way, or stop it."""
        return self.ahead if self.ahead and b.drawn == self.drawn else super().strides(b)

    def flips(self, b: "Board", card: int) -> bool:
        return card not in self.locked

    def guarded(self, b: "Board") -> int:
        return self.guard

    def bars(self, b: "Board", seat: int, move: Move) -> bool:
        if isinstance(move, Confirm):
            return b.card(seat, move.slot) in self.stuck or b.row[move.row] in self.stuck
        if isinstance(move, CompareNotes):
            held = b.card(seat, move.mine), b.card(move.seat, move.theirs)
            return not self.stuck.isdisjoint(held) or self._is_refused(seat, "trade", move.seat)
        if isinstance(move, Scout):
            return (
                b.card(seat, move.slot) in self.stuck
                or b.incoming_card(move.place) in self.locked
                or self._is_refused(seat, "scout", move.place)
            )
        if isinstance(move, Investigate):
            return b.card(seat, move.slot) in self.locked or self._is_refused(seat, "investigate", 0)
        return isinstance(move, GetAdvice) and self._is_refused(seat, "advice", move.seat)

    def _is_refused(self, seat: int, step: str, about: int) -> bool:
        return seat == self.seat and (step, about) in self.refused


def _refused(b: "Board", view: SpyClubView, legal: Sequence[Move]) -> Iterator[tuple[str, int]]:
    """Steps of the active player that the case alone would allow, by whom or what they are about."""
    if not b.actions:
        return
    seat = b.active
    trades = {move.seat for move in legal if isinstance(move, CompareNotes)}
    advice = {move.seat for move in legal if isinstance(move, GetAdvice)}
    scouts = {move.place for move in legal if isinstance(move, Scout)}
    for other in teamwork.partners(b, seat):
        if other not in trades:
            yield "trade", other
        if b.ideas[other] and other not in advice:
            yield "advice", other
    for place, incoming in enumerate(view.incoming):
        if incoming.price <= b.ideas[seat] and place not in scouts:
            yield "scout", place
    if not any(isinstance(move, Investigate) for move in legal):
        yield "investigate", 0
