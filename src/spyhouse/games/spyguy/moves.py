"""Moves of Spy Guy."""

from typing import Annotated

from msgspec import Meta

from spyhouse.kernel import Move

Coordinate = Annotated[float, Meta(ge=-10_000, le=10_000)]
"""Coordinate in units of the picture; y goes down."""
Zoom = Annotated[float, Meta(ge=0.01, le=100)]
"""CSS pixels of the player's screen per unit of the picture."""


class GoOn(Move, frozen=True):
    """Say that you have looked around, or seen what was missed, and continue with the next card."""


class TakeShortcut(Move, frozen=True):
    """Vote on the shortcut. You may change your vote until it is decided."""

    take: bool


class Tap(Move, frozen=True):
    """Mark the thing at this point of the picture as a find."""

    x: Coordinate
    y: Coordinate
    zoom: Zoom = 1.0
    """Current zoom: a finger has the same width on every screen, so a tap reaches farther on a small
    picture."""


class LookInto(Move, frozen=True):
    """Get a description of a district in words, for players who do not search by sight."""

    district: int
    """Index in the scene's `districts`."""


class MarkTold(Move, frozen=True):
    """Mark a described thing as a find, by its number in the district (SG-21)."""

    district: int
    number: int
    """Number in the description, from 1."""


class Done(Move, frozen=True):
    """Say that you are done searching, or withdraw it. The search ends when all players are done."""

    on: bool = True


SpyGuyMove = GoOn | TakeShortcut | Tap | LookInto | MarkTold | Done
