"""What a game is: a state that accepts moves.

The server, the bots, replay, the lab and the research adapters use only this page.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar

import msgspec

from spyhouse.kernel.errors import IllegalMove

CLOCK = -1
"""The seat of the clock: its only move is `Tick`, due at `State.deadline()`."""

HOST = -2
"""The seat of the table's host, for what a host may do to a game: `Skip`, `Leave`, `Stop`."""


class Move(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something a seat does. The same struct on the wire, in the log and in a bot's hands."""


class Event(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, kw_only=True):
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


class View(msgspec.Struct, frozen=True):
    """Everything one seat may know, listed; never a state with things removed."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is set up. The client makes its form from the fields' types and `msgspec.Meta`."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    how: str
    """One word for each way it can end: "score", "escape", "stopped"."""
    winners: tuple[int, ...]
    """The winning seats; empty if nobody won."""
    scores: tuple[int, ...]
    """One for each seat."""
    side: str = ""
    """The side that won, for games with sides ("team", "suspect")."""


SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


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


class State(ABC):
    """One game in progress. Mutable, owned by one caller; `copy` to branch.

    `legal` gives the finite part in a stable order; where a move carries free text or a point,
    other values than those listed may be legal too, and `apply` decides.
    """

    __slots__ = ()

    @abstractmethod
    def to_act(self) -> frozenset[int]:
        """The seats that may move now. Several at once is normal."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Move]:
        """What `seat` may do now; also for `CLOCK` and `HOST`."""

    @abstractmethod
    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        """Do it at `at` ms of the table's clock, or raise `IllegalMove` and change nothing."""

    @abstractmethod
    def deadline(self) -> int | None:
        """When the clock acts next, in ms of the table's clock."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What `seat` may know; None is a spectator."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while it runs."""

    @abstractmethod
    def copy(self) -> "State": ...

    @abstractmethod
    def imagine(self, seat: int | None, rng: random.Random) -> "State":
        """A state drawn from all that look the same to `seat` so far."""

    def check_tick(self, move: Move, at: int) -> None:
        """For `apply`: the clock's only move is `Tick`, when `deadline()` has come."""
        due = self.deadline()
        if not isinstance(move, Tick):
            raise IllegalMove("The clock can only tick.")
        if due is None or at < due:
            raise IllegalMove("There is still time: the clock has nothing to do yet.")

    def hush(self) -> str:
        """Why the table must not chat now, or "" if it may."""
        return ""

    @property
    @abstractmethod
    def draws(self) -> int:
        """How many random draws were made so far (`Chance.draws`); undo stops where it grew."""
