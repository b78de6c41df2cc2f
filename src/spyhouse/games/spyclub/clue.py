"""A clue card as players see it, and the places where it can lie."""

from functools import cache

import msgspec

from spyhouse.games.spyclub.terms import ClueType, LocationKind


class Clue(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, cache_hash=True):
    """A clue card as it lies."""

    card: int
    """Place in the shuffled deck: it identifies the card and reveals nothing else."""
    type: ClueType
    name: str
    back: str = ""
    """With a notebook: the name on the other side if that has been seen; else ""."""


class Spot(msgspec.Struct, frozen=True):
    """A slot in a player's hand."""

    seat: int
    slot: int


class BoardLocation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A location of a card or a figure."""

    where: LocationKind
    seat: int = -1
    """Seat of the hand, or the seat that a figure stands at; -1 for none."""
    slot: int = -1
    """Slot of a hand or of the row, place of an incoming clue, or number of the campaign card with the
    pocket.
    """


@cache
def build_path(seats: int, slots: int) -> tuple[Spot, ...]:
    """Return the suspect's path: right to left in each hand, clockwise by player (SC-13, SC-29)."""
    return tuple(Spot(seat, slot) for seat in range(seats) for slot in range(slots - 1, -1, -1))
