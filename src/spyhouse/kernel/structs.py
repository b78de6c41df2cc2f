"""What passes between a game and those who play it: moves, events, views, options, the end.

All are structs: the wire format, the log and what a bot sees are one definition. Moves and events are never
part of a circle, so the garbage collector need not look at them (`gc=False`).
"""

from typing import Annotated, Any, ClassVar

import msgspec
from typing_extensions import TypeVar

CLOCK = -1
"""The seat of the clock: its only move is `Tick`, due at `State.deadline()`."""

HOST = -2
"""The seat of the table's host, for what a host may do to a game: `Skip`, `Leave`, `Stop`."""


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Something a seat does. The same struct on the wire, in the log and in a bot's hands."""


class Event(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True, gc=False):
    """Something that happened, as told to those who may know.

    A viewer whose view, legal moves or deadline changed has been told at least one event; who is
    told nothing has seen nothing change.
    """

    only: tuple[int, ...] | None = None
    """The seats that are told; None tells everyone, spectators included."""

    reveals: ClassVar[bool] = False
    """Showed something hidden, so the move that caused it cannot be undone."""

    def told_to(self, seat: int | None) -> bool:
        return self.only is None or seat in self.only


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say to people, in whatever language they read: a message, and what fills it."""

    code: str
    args: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True):
    """Everything one seat may know, listed; never a state with things removed."""


ViewT = TypeVar("ViewT", bound=View, default=View, covariant=True)
"""The view of a certain game, for `State`."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up. The client makes its form from the fields' types and `msgspec.Meta`."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    how: str
    """One word for each way it can end: "score", "escape", "stopped". People read `ending-HOW`."""
    winners: tuple[int, ...]
    """The winning seats; empty if nobody won."""
    scores: tuple[int, ...]
    """One for each seat."""
    side: str = ""
    """The side that won, for games with sides ("team", "suspect")."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule in our own words, for the rules drawer and the tests that cite it."""

    id: str
    chapter: str
    text: str


SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63, extra_json_schema={"format": "seat"})]
"""Who sits there is told by name, where a board has nothing but the schema."""


# --- what every game has: the moves of the clock and of the host, and what they tell


class Tick(Move, frozen=True):
    """The clock's move: the time of `deadline()` has come."""


class Skip(Move, frozen=True):
    """The host's move: a seat that is away loses the decision everyone waits for."""

    seat: SeatNumber


class Leave(Move, frozen=True):
    """The host's move: a seat has left for good and nobody takes it."""

    seat: SeatNumber


class Stop(Move, frozen=True):
    """The host's move, always legal while the game runs: end it here and show everything."""


class Skipped(Event, frozen=True):
    """The host went on without someone who is away."""

    seat: int


class LeftForGood(Event, frozen=True):
    seat: int
