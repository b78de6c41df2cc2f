"""Clue cards and row slots that a step touches, for checks against locks, glue and guards."""

from typing import TYPE_CHECKING, NamedTuple

from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.moves import CompareNotes, Confirm, Investigate, Scout
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import Move

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


class MoveFootprint(NamedTuple):
    """The footprint of one step. Clue cards may be EMPTY."""

    locked: int = EMPTY
    """A clue that must not be locked."""
    stuck: tuple[int, ...] = ()
    """Clues that must be neither locked nor glued."""
    row: int = EMPTY
    """A slot of the row where no guard may stand."""


def footprint_of(b: "Board", seat: int, move: Move) -> MoveFootprint:
    """Return the footprint of a step that is otherwise possible."""
    match move:
        case Investigate(slot):
            return MoveFootprint(locked=b.card(seat, slot))
        case Confirm(slot, row):
            return MoveFootprint(stuck=(b.card(seat, slot), b.row[row]), row=row)
        case Scout(place, slot):
            return MoveFootprint(locked=b.incoming_card(place), stuck=(b.card(seat, slot),))
        case CompareNotes(partner, mine, theirs):
            return MoveFootprint(stuck=(b.card(seat, mine), b.card(partner, theirs)))
        case _:
            return MoveFootprint()


def counted_slots(plain: list[int], wild: list[int], double: int = 0) -> tuple[list[int], int]:
    """Return the row slots that count for an aspect, and for how many cards each. Few cards are special."""
    special = caps().solving.special
    double = min(double, special)
    wild = wild[: special - double]
    return sorted((*plain, *wild)), len(plain) + double + len(wild)
