"""Base structs of a game: moves, events, views, options and outcomes.

One definition serves the wire, the log and bots. Moves and events are never part of a reference cycle, so the
garbage collector skips them (`gc=False`).
"""

from typing import Annotated, Any, ClassVar

import msgspec
from typing_extensions import TypeVar

CLOCK = -1
"""The seat of the clock. Its only move is `Tick`, due at `State.deadline()`."""

HOST = -2
"""The seat of the host. Its moves are `Skip`, `Leave`, `Stop`, and those that a game adds."""


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """A move of a seat. The same struct on the wire, in the log and for bots."""


class Event(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True, gc=False):
    """Something that happened, sent to everyone who may know it.

    A viewer whose view, legal moves or deadline changed gets at least one event. For a viewer without an
    event nothing changed.
    """

    only: tuple[int, ...] | None = None
    """The seats that may see it; None for everyone, spectators included."""

    reveals: ClassVar[bool] = False
    """Whether it revealed hidden information. Then its move cannot be undone."""

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat may see it; None is a spectator."""
        return self.only is None or seat in self.only


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message with its arguments, to be shown in each reader's language."""

    code: str
    args: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True):
    """Everything one seat may know. Built field by field, never by removing fields from the state."""


ViewT = TypeVar("ViewT", bound=View, default=View, covariant=True)
"""The view type of a game, for `State`."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game. The client builds its form from the field types and `msgspec.Meta`."""


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a game."""

    how: str
    """One word for how it ended: "score", "escape", "stopped". Players read the message `ending-HOW`."""
    winners: tuple[int, ...]
    """The winning seats; empty if nobody won."""
    scores: tuple[int, ...]
    """One score for each seat."""
    side: str = ""
    """The winning side in games with sides ("team", "suspect")."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule in our own words, shown to players and cited by tests."""

    id: str
    chapter: str
    text: str


SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63, extra_json_schema={"format": "seat"})]
"""A seat number. The schema's format lets generic boards show the player's name."""


# --- moves of the clock and the host, and their events


class Tick(Move, frozen=True):
    """The clock's move: `deadline()` has been reached."""


class Skip(Move, frozen=True):
    """The host's move: an absent seat loses the decision that everyone waits for."""

    seat: SeatNumber


class Leave(Move, frozen=True):
    """The host's move: a seat has left for good, and nobody takes it."""

    seat: SeatNumber


class Stop(Move, frozen=True):
    """The host's move, always legal while the game runs: end it and reveal everything."""


class Skipped(Event, frozen=True):
    """The host skipped an absent player."""

    seat: int


class LeftForGood(Event, frozen=True):
    """A player has left for good."""

    seat: int
