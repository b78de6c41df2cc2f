"""What a seat can do in Spy Guy, in the words of the table."""

from typing import Annotated

from msgspec import Meta

from spyhouse.kernel import Move

Coordinate = Annotated[float, Meta(ge=-10_000, le=10_000)]
"""In units of the picture; y goes down."""
Zoom = Annotated[float, Meta(ge=0.01, le=100)]
"""Pixels of the tapper's screen (CSS pixels) for each unit of the picture."""


class GoOn(Move, frozen=True):
    """You have looked around, or seen what was missed: on to the next card."""


class TakeShortcut(Move, frozen=True):
    """Whether Spy Guy should go through the shortcut. You may change your mind until it is decided."""

    take: bool


class Tap(Move, frozen=True):
    """There is one! Put a marker on the thing at this point of the picture."""

    x: Coordinate
    y: Coordinate
    zoom: Zoom = 1.0
    """A finger is as wide on every screen, so a tap reaches farther on a small picture."""


class LookInto(Move, frozen=True):
    """Have a district of the city told to you in words: for those who do not search with their eyes."""

    district: int
    """By its place in the scene's `districts`."""


class Done(Move, frozen=True):
    """Say that you have searched enough, or take it back; when all say so the search ends."""

    on: bool = True


SpyGuyMove = GoOn | TakeShortcut | Tap | LookInto | Done
