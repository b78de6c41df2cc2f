"""Moves of Spycatcher."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.games.spycatcher.influence import FIRST, LAST, CircleName
from spyhouse.kernel import Move, SeatNumber

MAX_PLACES = 200

Card = Annotated[int, Meta(ge=FIRST, le=LAST)]
"""An influence card: 13 to 25 court, 26 to 38 government, 39 to 51 press, 52 to 64 publisher. Each suit
has the numbers 1 to 12 and then the master."""
Cards = tuple[Card, ...]
PlaceNumber = Annotated[int, Meta(ge=0, le=MAX_PLACES - 1)]
"""Index of a square in the board's file."""


class Draw(Move, frozen=True):
    """Take one card: the top of the pack, unseen, or the top of the discard pile, seen by all."""

    source: Literal["pack", "discard"]


class Discard(Move, frozen=True):
    """Put a card face up on the discard pile."""

    card: Card


class Go(Move, frozen=True):
    """Move along these squares: as many as the die shows, or fewer to end on MI5."""

    route: tuple[PlaceNumber, ...]


class Seek(Move, frozen=True):
    """Seek permission: lay a run of three, or the master alone, face down."""

    cards: Cards


class Challenge(Move, frozen=True):
    """Challenge the seeker with one to three cards of the suit. Hidden until all have decided."""

    cards: Cards


class Pass(Move, frozen=True):
    """Do not seek permission here, or do not challenge. The latter is hidden until all have decided."""


class ToCircle(Move, frozen=True):
    """Choose the circle your piece is put in."""

    circle: CircleName


class HandBack(Move, frozen=True):
    """Choose the permission that goes to the bottom of its pack."""

    circle: CircleName


class Give(Move, frozen=True):
    """Choose a permission and the player who gets it."""

    circle: CircleName
    to: SeatNumber


class Swap(Move, frozen=True):
    """Choose the influence card to replace. It goes unseen under the discard pile."""

    card: Card


class LookAt(Move, frozen=True):
    """Choose the player whose hand you look at."""

    seat: SeatNumber


class Send(Move, frozen=True):
    """Choose the player who reports to MI5."""

    seat: SeatNumber


SpycatcherMove = (
    Draw | Discard | Go | Seek | Challenge | Pass | ToCircle | HandBack | Give | Swap | LookAt | Send
)
