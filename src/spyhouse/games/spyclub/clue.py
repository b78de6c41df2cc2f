"""A clue card as people see it."""

import msgspec

from spyhouse.games.spyclub.words import ClueType


class Clue(msgspec.Struct, frozen=True, omit_defaults=True):
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
