"""The decisions a rule can change, one method each.

The rest of the game asks here: what a step costs, who matches whom, how far the suspect goes, what
happens where it stops, what solves an aspect. An edition is an instance with other numbers; whatever
changes a rule further is a subclass that overrides the decision it is about, and nothing else.
"""

from typing import TYPE_CHECKING

import msgspec

from spyhouse.games.spyclub.editions import Edition, EventSizes, Level, editions
from spyhouse.games.spyclub.words import DISTRACTION, EMPTY, EVENT_OF, IN_THE_ROW, CaseEvent, Symbol

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


class CaseRules:
    __slots__ = ("edition", "level", "prices", "sizes", "symbols", "take_back")

    def __init__(self, edition: Edition, level: Level) -> None:
        self.edition = edition
        self.level = level
        self.prices = editions().prices
        self.symbols: tuple[Symbol, ...] = edition.symbols or editions().symbols
        self.take_back = edition.take_back  # SC-25
        self.sizes: EventSizes = msgspec.structs.replace(editions().events, **level.events)

    def actions(self, b: "Board", seat: int) -> int:
        """SC-15."""
        return editions().actions

    def confirm_price(self, b: "Board", seat: int, slot: int) -> int:
        """SC-18, SC-19: the distance to the token, whether or not a card lies over it."""
        return abs(slot - b.focus[seat])

    def scout_price(self, b: "Board", place: int) -> int:
        """SC-11: by place, counted from the deck."""
        if place == len(b.incoming):
            return self.prices.rightmost
        return self.prices.top if place == 0 else self.prices.between

    def focus_gain(self, b: "Board", seat: int, slot: int) -> int:
        """SC-17: an idea for every own card of the new focus card's type; none for a distraction."""
        first = seat * b.slots
        up, kinds = b.up, b.box.type
        kind = kinds[up[b.hands[first + slot]]]
        if kind == DISTRACTION:
            return 0
        gain = 0
        for card in b.hands[first : first + b.slots]:
            if card != EMPTY and kinds[up[card]] == kind:
                gain += 1
        return gain

    def match(self, b: "Board", seat: int, other: int) -> bool:
        """SC-22: two focus cards of one type; distractions and empty slots match nothing."""
        mine = b.hands[seat * b.slots + b.focus[seat]]
        theirs = b.hands[other * b.slots + b.focus[other]]
        if mine == EMPTY or theirs == EMPTY:
            return False
        kind = b.box.type[b.up[mine]]
        return kind != DISTRACTION and kind == b.box.type[b.up[theirs]]

    def solved_type(self, b: "Board") -> int | None:
        """SC-35: the type of all five cards of the row, if that aspect is still open."""
        row, up, kinds = b.row, b.up, b.box.type
        if EMPTY in row:
            return None
        kind = kinds[up[row[0]]]
        if kind == DISTRACTION or b.solved[kind] != EMPTY:
            return None
        for slot in range(1, IN_THE_ROW):
            if kinds[up[row[slot]]] != kind:
                return None
        return kind

    def solution_slot(self, b: "Board") -> int | None:
        """SC-36: under the symbol of the last movement card; None before there is one."""
        if not b.drawn:
            return None
        return self.symbols.index(b.box.movement[b.movement[b.drawn - 1]].symbol)

    def suspect_path(self, b: "Board", steps: int) -> list[int]:
        """SC-29: clockwise from slot to slot, as positions of the path."""
        return [(b.pawn + step) % len(b.hands) for step in range(1, steps + 1)]

    def event_over(self, b: "Board", card: int) -> CaseEvent:
        """SC-30."""
        return EVENT_OF[b.box.type[b.up[card]]]

    def event_size(self, b: "Board", event: CaseEvent) -> int:
        """SC-30, SC-34."""
        match event:
            case "fatigue":
                return b.solved_count() + self.sizes.fatigue
            case "sabotage":
                return self.sizes.sabotage
            case "loose_end":
                return self.sizes.loose_end
            case "decoy":
                return self.sizes.decoy
            case _:
                return 0
