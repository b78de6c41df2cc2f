"""A clue card as people see it, and where it lies."""

from functools import cache

import msgspec

from spyhouse.games.spyclub.words import ClueType, LocationKind


class Clue(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    card: int
    """Which card it is, by its place in the shuffled deck: one can follow it, and it tells nothing else."""
    type: ClueType
    name: str
    back: str = ""
    """With a notebook: the name on the other side, if that has been seen; else ""."""


class Spot(msgspec.Struct, frozen=True):
    """A place in somebody's hand."""

    seat: int
    slot: int


class BoardLocation(msgspec.Struct, frozen=True, omit_defaults=True):
    """Anywhere a card or a figure can be."""

    where: LocationKind
    seat: int = -1
    """Of a hand, or whom a figure sits with."""
    slot: int = -1
    """Of a hand or the row; the place of an incoming clue; the campaign card whose pocket it is."""


@cache
def build_path(seats: int, slots: int) -> tuple[Spot, ...]:
    """SC-13, SC-29: clockwise is from right to left in a hand, then on to the next player."""
    return tuple(Spot(seat, slot) for seat in range(seats) for slot in range(slots - 1, -1, -1))
