"""The state of a game: the contract between rules and everything that runs them.

The server, bots, replays, the lab and the research adapters use only the public methods. A game implements
the methods with an underscore. What every game guarantees is checked here.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from operator import index
from typing import Any, ClassVar, Generic, Self, SupportsIndex, final, get_args

from spyhouse.kernel.chance import Chance
from spyhouse.kernel.compiled import mypyc_attr
from spyhouse.kernel.errors import IllegalMove, NoSuchSeat, SpyhouseError
from spyhouse.kernel.fields import ValueObject, values_of
from spyhouse.kernel.history import EventHistory
from spyhouse.kernel.structs import (
    CLOCK,
    HOST,
    Event,
    Leave,
    LeftForGood,
    Move,
    Options,
    Outcome,
    Skip,
    Skipped,
    Stop,
    Tick,
    ViewT,
)

_CONTAINERS = (list, dict, set)


def move_types(union: Any) -> frozenset[type[Move]]:
    """Return the structs of a union of moves, or of a single one."""
    return frozenset(get_args(union) or (union,))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ValueObject, ABC, Generic[ViewT]):
    """One game in progress. Mutable, owned by one caller; use `copy` to branch.

    States can be pickled, and two with the same values are equal.
    """

    __slots__ = ("_history", "chance", "due", "gone", "moved_at", "options", "phase", "seats")

    moves: ClassVar[frozenset[type[Move]]]
    """The players' moves: `move_types` of the game's moves, without `host_moves`."""
    host_moves: ClassVar[frozenset[type[Move]]] = frozenset()
    """Moves that the host may make besides `Skip`, `Leave` and `Stop`."""
    late_moves_allowed: ClassVar[frozenset[str]] = frozenset()
    """Phases in which a move after the deadline is accepted until the clock has acted. Used by Spy Guy."""
    no_skip_phases: ClassVar[frozenset[str]] = frozenset()
    """Phases in which the clock handles silent players, so the host may not skip anyone."""
    fewest_players: ClassVar[int] = 1
    """The game stops when fewer players are left."""

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.chance: Chance = Chance(seed)
        self.phase: str = ""
        """The current phase; "over" when the game has ended."""
        self.gone: tuple[int, ...] = ()
        """The seats that have left for good."""
        self.due: int | None = None
        """Time of the clock's next move, in ms of the table clock."""
        self.moved_at: int = 0
        """Time of the last move, in ms of the table clock."""
        self._history: EventHistory | None = None
        """Event history, if `keep_history` was called."""

    # --- public interface

    def to_act(self) -> frozenset[int]:
        """Return the seats that may move now. Several at once is normal."""
        return frozenset(self.waiting_for())

    @final
    def must_act(self) -> frozenset[int]:
        """Return the seats of `to_act` that the game waits for. The others may wait."""
        return frozenset(self.waiting_for())

    @final
    def legal(self, seat: SupportsIndex) -> Sequence[Move]:
        """Return the legal moves of a seat, also for `CLOCK` and `HOST`, in a stable order.

        The list is finite. For moves with free text or points, other values may be legal too; `apply`
        decides.
        """
        if type(seat) is not int:
            seat = whole_seat(seat)
        if 0 <= seat < self.seats:
            return () if self.phase == "over" else self._legal(seat)
        if seat not in (CLOCK, HOST):
            raise no_such_seat(self, seat)
        if self.phase == "over":
            return ()
        if seat == CLOCK:
            return () if self.due is None else (Tick(),)
        away = () if self.phase in self.no_skip_phases else self.waiting_for()
        skips: list[Move] = [Skip(seat) for seat in away]
        return [*skips, *[Leave(seat) for seat in self.players()], *self._legal_host(), Stop()]

    @final
    def apply(self, seat: SupportsIndex, move: Move, at: SupportsIndex) -> list[Event]:
        """Make a move at `at` ms of the table clock.

        Raises `IllegalMove` and changes nothing if it is not allowed.
        """
        if type(seat) is not int:
            seat = whole_seat(seat)
        if type(at) is not int:
            at = whole_time(at)
        if self.phase == "over":
            raise IllegalMove("game-over")
        if self.due is not None and at < self.moved_at:
            raise time_runs_backwards(self, at)
        if 0 <= seat < self.seats:
            if type(move) not in self.moves:
                raise wrong_move_type(self, move)
            if self.gone and seat in self.gone:
                raise IllegalMove("seat-has-left")
            if self.due is not None and at >= self.due and self.phase not in self.late_moves_allowed:
                # The move is late even if the clock's own move has not arrived yet.
                raise IllegalMove("too-late")
            events = self._apply(seat, move, at)
        elif seat == CLOCK:
            if not isinstance(move, Tick):
                raise IllegalMove("The clock can only tick.")
            if self.due is None or at < self.due:
                raise IllegalMove("There is still time: the clock has nothing to do yet.")
            events = self._tick(at)
        elif seat == HOST:
            events = self._dispatch_host(move, at)
        else:
            raise no_such_seat(self, seat)
        self.moved_at = at
        if self._history is not None:
            self._history.add(events)
        return events

    @final
    def deadline(self) -> int | None:
        """Return when the clock acts next, in ms of the table clock. A move at that moment is late."""
        return self.due

    @final
    def view(self, seat: SupportsIndex | None) -> ViewT:
        """Return what a seat may know; None is a spectator."""
        return self._view(self._viewer(seat))

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the outcome; None while the game runs."""

    @final
    def returns(self) -> tuple[float, ...]:
        """Return one number per seat once the game is over: 1 won, -1 lost.

        All are 0 if it was stopped or nobody could win. Scores are in `outcome`.
        """
        outcome = self.outcome()
        if outcome is None:
            raise SpyhouseError("returns() is undefined until the game is over")
        if outcome.how == "stopped" or not (outcome.winners or outcome.side):
            return (0.0,) * self.seats
        return tuple([1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)])

    @final
    def keep_history(self) -> None:
        """Record all events from now on, for `history`."""
        if self._history is None:
            self._history = EventHistory()

    @final
    def history(self, seat: SupportsIndex | None) -> list[Event]:
        """Return all events that a seat has seen, oldest first; None is a spectator."""
        viewer = self._viewer(seat)
        if self._history is None:
            raise SpyhouseError("no history: call keep_history() right after creating the state")
        return [event for event in self._history.all() if event.visible_to(viewer)]

    @final
    def copy(self) -> Self:
        """Return an independent copy."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.copy_from(self)
        twin._history = None if self._history is None else self._history.fork()
        return twin

    @final
    def imagine(self, seat: SupportsIndex | None, rng: random.Random) -> Self:
        """Return a random state that is indistinguishable for a seat so far; None is a spectator."""
        viewer, twin = self._viewer(seat), self.copy()
        twin.chance = self.chance.reseeded(rng)
        twin._imagine(viewer, rng)
        if self._history is not None:
            twin._history = EventHistory(twin._rewrite_history(self._history.all(), viewer))
        return twin

    def __repr__(self) -> str:
        where = "over" if self.phase == "over" else self._status()
        acting = sorted(self.to_act())
        who = f", {_seats(acting)} to act" if acting else ""
        return f"{type(self).__name__}({self.seats} seats, {where}{who})"

    def chat_closed_reason(self) -> str:
        """Return why chat is closed now, as a refusal code or a sentence; "" if it is open."""
        return ""

    def between_rounds(self) -> bool:
        """Return whether nothing is hidden: secrets are revealed and no new ones dealt.

        Seats may change hands.
        """
        return False

    @property
    def draws(self) -> int:
        """Number of random draws so far. A move that increases it cannot be undone."""
        return self.chance.draws

    # --- implemented by games

    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that the game waits for. Must not depend on secrets, like `to_act`."""

    def players(self) -> tuple[int, ...]:
        """Return the seats that have not left."""
        if not self.gone:
            return tuple(range(self.seats))
        return tuple([seat for seat in range(self.seats) if seat not in self.gone])

    @abstractmethod
    def _legal(self, seat: int) -> Sequence[Move]:
        """Return the legal moves of a valid seat while the game runs."""

    @abstractmethod
    def _apply(self, seat: int, move: Any, at: int) -> list[Event]:
        """Make one of `moves`, by a seat that has not left, in time.

        Check everything before changing anything.
        """

    @abstractmethod
    def _view(self, seat: int | None) -> ViewT:
        """Build the view of a seat. List what it may see; never copy the state and remove things."""

    @abstractmethod
    def _stop(self, at: int) -> list[Event]:
        """End the game for the host and reveal everything."""

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        """Replace everything that `seat` cannot know by something equally likely.

        `chance` is already reseeded.
        """

    def _rewrite_history(self, events: list[Event], seat: int | None) -> list[Event]:
        """Return the history of the imagined state. By default, only the events that `seat` has seen."""
        return [event for event in events if event.visible_to(seat)]

    def _tick(self, at: int) -> list[Event]:
        """Make the clock's move at `due`."""
        return []

    def _skip(self, seat: int, at: int) -> list[Event]:
        """Continue without a seat that is waited for. By default, make its first legal move."""
        return self._apply(seat, self._legal(seat)[0], at)

    def _leave(self, seat: int, at: int) -> list[Event]:
        """Continue without a seat that has left. By default, stop the game."""
        return self._stop(at)

    def _legal_host(self) -> Sequence[Move]:
        """Return the `host_moves` that are legal now."""
        return ()

    def _apply_host(self, move: Any, at: int) -> list[Event]:
        """Make one of `host_moves`."""
        return []

    def copy_from(self, other: Self) -> None:
        """Copy every value from another state.

        Containers are copied, their items are not. Games whose bots copy millions of states override this.
        """
        for name, value in values_of(other).items():
            setattr(self, name, value.copy() if isinstance(value, _CONTAINERS) else value)
        self.chance = other.chance.copy()

    def _status(self) -> str:
        """Return a short status for `repr`: "round 2 of 3, asking"."""
        return self.phase.replace("_", " ")

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        if seat is None:
            return None
        viewer = seat if type(seat) is int else whole_seat(seat)
        if not 0 <= viewer < self.seats:
            raise no_such_seat(self, viewer)
        return viewer

    # --- the host

    def _dispatch_host(self, move: Move, at: int) -> list[Event]:
        if isinstance(move, Stop):
            return self._stop(at)
        if isinstance(move, Skip):
            if move.seat not in self.waiting_for():
                raise IllegalMove("nobody-waited-for")
            if self.phase in self.no_skip_phases:
                raise IllegalMove("clock-decides")
            skipped: list[Event] = [Skipped(seat=move.seat)]
            return skipped + self._skip(move.seat, at)
        if isinstance(move, Leave):
            if move.seat not in self.players():
                raise IllegalMove("nobody-to-leave")
            self.gone = tuple(sorted((*self.gone, move.seat)))
            left: list[Event] = [LeftForGood(seat=move.seat)]
            too_few = len(self.players()) < self.fewest_players
            return left + (self._stop(at) if too_few else self._leave(move.seat, at))
        if type(move) in self.host_moves:
            return self._apply_host(move, at)
        known = _names((Skip, Leave, Stop, *self.host_moves))
        raise IllegalMove(f"{_kind(self, move)}, not the host's. The host can {known}.")


# --- refusals


def no_such_seat(state: State, seat: int) -> NoSuchSeat:
    """Build the error for a seat that does not exist."""
    return NoSuchSeat(f"There is no seat {seat} at this table: the seats are 0 to {state.seats - 1}.")


def whole_seat(seat: Any) -> int:
    """Return a seat as `int`, also from NumPy integers. Raises `NoSuchSeat` for anything else."""
    try:
        return index(seat)
    except TypeError:
        raise NoSuchSeat(f"invalid seat {seat!r}; expected a whole number") from None


def whole_time(at: Any) -> int:
    """Return a time as `int`. Raises `IllegalMove` if it is not an integer."""
    try:
        return index(at)
    except TypeError:
        raise IllegalMove(f"invalid time {at!r}; expected a whole number of ms on the table clock") from None


def time_runs_backwards(state: State, at: int) -> IllegalMove:
    """Build the error for a move before the last one, in a game with a clock."""
    return IllegalMove(f"invalid time {at}; the last move was at {state.moved_at} ms on the table clock")


def wrong_move_type(state: State, move: object) -> IllegalMove:
    """Build the error for a move that a player cannot make."""
    if isinstance(move, Tick):
        return IllegalMove("only-the-clock")
    if isinstance(move, Skip | Leave | Stop) or type(move) in state.host_moves:
        return IllegalMove("only-the-host")
    return IllegalMove(f"{_kind(state, move)}. The moves are {_names(state.moves)}.")


def _kind(state: State, move: object) -> str:
    name = type(move).__name__
    if type(move) in state.moves:
        return f"{name} is a player's move"
    return f"{name} is no move of {type(state).__name__}"


def _names(kinds: Any) -> str:
    return ", ".join(sorted([kind.__name__ for kind in kinds]))


def _seats(seats: list[int]) -> str:
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join([str(seat) for seat in seats[:-1]])} and {seats[-1]}"
