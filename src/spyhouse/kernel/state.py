"""What a game is: a state that accepts moves.

The server, the bots, replay, the lab and the research adapters use only the public part of this page. The
methods with an underscore are what a game writes; what every game promises is checked here, once.
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, final, get_args

from spyhouse.kernel.chance import Chance
from spyhouse.kernel.compiled import mypyc_attr
from spyhouse.kernel.errors import IllegalMove, NoSuchSeat, SpyhouseError
from spyhouse.kernel.fields import Held, values_of
from spyhouse.kernel.recall import Memory
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


def kinds_of(union: Any) -> frozenset[type[Move]]:
    """The structs of a union of moves, or of a single one."""
    return frozenset(get_args(union) or (union,))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Held, ABC, Generic[ViewT]):
    """One game in progress. Mutable, owned by one caller; `copy` to branch. It pickles, and equals another
    that holds the same."""

    __slots__ = ("chance", "due", "gone", "memory", "options", "phase", "seats")

    moves: ClassVar[frozenset[type[Move]]]
    """What players do: `kinds_of` the game's moves, without `host_moves`."""
    host_moves: ClassVar[frozenset[type[Move]]] = frozenset()
    """What this game lets a host do besides `Skip`, `Leave` and `Stop`."""
    patient: ClassVar[frozenset[str]] = frozenset()
    """The phases in which a move after the deadline is still welcome, until the clock has acted."""
    clock_decides: ClassVar[frozenset[str]] = frozenset()
    """The phases in which the clock goes on without whoever is silent, and the host may skip nobody."""
    fewest_players: ClassVar[int] = 1
    """When fewer are left, the game stops."""

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.chance: Chance = Chance(seed)
        self.phase: str = ""
        """What is going on; "over" when the game has ended."""
        self.gone: tuple[int, ...] = ()
        """The seats that have left for good."""
        self.due: int | None = None
        """When the clock acts next."""
        self.memory: Memory | None = None
        """What was told so far, if `remember` was called."""

    # --- for everybody

    def to_act(self) -> frozenset[int]:
        """The seats that may move now. Several at once is normal."""
        return frozenset(self.waiting_for())

    @final
    def must_act(self) -> frozenset[int]:
        """Those of `to_act` that the game waits for; the others may wait."""
        return frozenset(self.waiting_for())

    @final
    def legal(self, seat: int) -> Sequence[Move]:
        """What `seat` may do now, also for `CLOCK` and `HOST`: the finite part, in a stable order. Where a
        move carries free text or a point, other values than those listed may be legal too, and `apply`
        decides."""
        if 0 <= seat < self.seats:
            return () if self.phase == "over" else self._legal(seat)
        if seat not in (CLOCK, HOST):
            raise no_such_seat(self, seat)
        if self.phase == "over":
            return ()
        if seat == CLOCK:
            return () if self.due is None else (Tick(),)
        away = () if self.phase in self.clock_decides else self.waiting_for()
        skips: list[Move] = [Skip(seat) for seat in away]
        return [*skips, *[Leave(seat) for seat in self.players()], *self._host_legal(), Stop()]

    @final
    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        """Do it at `at` ms of the table's clock, or raise `IllegalMove` and change nothing."""
        if self.phase == "over":
            raise IllegalMove("game-over")
        if 0 <= seat < self.seats:
            if type(move) not in self.moves:
                raise not_a_players(self, move)
            if self.gone and seat in self.gone:
                raise IllegalMove("seat-has-left")
            if self.due is not None and at >= self.due and self.phase not in self.patient:
                # Late even if the clock's own move comes in later still.
                raise IllegalMove("too-late")
            events = self._apply(seat, move, at)
        elif seat == CLOCK:
            if not isinstance(move, Tick):
                raise IllegalMove("The clock can only tick.")
            if self.due is None or at < self.due:
                raise IllegalMove("There is still time: the clock has nothing to do yet.")
            events = self._tick(at)
        elif seat == HOST:
            events = self._by_host(move, at)
        else:
            raise no_such_seat(self, seat)
        if self.memory is not None:
            self.memory.add(events)
        return events

    @final
    def deadline(self) -> int | None:
        """When the clock acts next, in ms of the table's clock. A player's move at that moment is late."""
        return self.due

    @final
    def view(self, seat: int | None) -> ViewT:
        """What `seat` may know; None is a spectator."""
        self._check_viewer(seat)
        return self._view(seat)

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while it runs."""

    @final
    def returns(self) -> tuple[float, ...]:
        """One number a seat once it is over, in the same sense in every game: 1 for who has won, -1 for who
        has lost, 0 for all if it was stopped or nobody could win. Scores are in `outcome`."""
        outcome = self.outcome()
        if outcome is None:
            raise SpyhouseError("The game is not over yet, so nobody has won or lost.")
        if outcome.how == "stopped" or not (outcome.winners or outcome.side):
            return (0.0,) * self.seats
        return tuple([1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)])

    @final
    def remember(self) -> None:
        """From now on keep what is told, for `recall`."""
        if self.memory is None:
            self.memory = Memory()

    @final
    def recall(self, seat: int | None) -> list[Event]:
        """Every event that `seat` has been told so far, or a spectator (None), oldest first."""
        self._check_viewer(seat)
        if self.memory is None:
            raise SpyhouseError("Nothing was kept of what was told: call `remember()` when the game begins.")
        return [event for event in self.memory.everything() if event.told_to(seat)]

    @final
    def copy(self) -> Self:
        kind = type(self)
        twin = kind.__new__(kind)
        twin.lay_out_like(self)
        twin.memory = None if self.memory is None else self.memory.fork()
        return twin

    @final
    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """A state drawn from all that look the same to `seat` so far; None is a spectator."""
        self._check_viewer(seat)
        twin = self.copy()
        twin.chance = self.chance.imagined(rng)
        twin._imagine(seat, rng)
        if self.memory is not None:
            twin.memory = Memory(twin._retell(self.memory.everything(), seat))
        return twin

    def __repr__(self) -> str:
        where = "over" if self.phase == "over" else self._where()
        acting = sorted(self.to_act())
        who = f", {_seats(acting)} to act" if acting else ""
        return f"{type(self).__name__}({self.seats} seats, {where}{who})"

    def hush(self) -> str:
        """Why the table must not chat now, as a refusal's code or a sentence; "" if it may."""
        return ""

    @property
    def draws(self) -> int:
        """How many random draws were made so far; undo stops where it grew."""
        return self.chance.draws

    # --- for the rules

    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats without whom nothing goes on. Must not depend on secrets, like `to_act`."""

    def players(self) -> tuple[int, ...]:
        """Who is still at the table."""
        if not self.gone:
            return tuple(range(self.seats))
        return tuple([seat for seat in range(self.seats) if seat not in self.gone])

    @abstractmethod
    def _legal(self, seat: int) -> Sequence[Move]:
        """`legal`, of a seat at this table while the game runs."""

    @abstractmethod
    def _apply(self, seat: int, move: Any, at: int) -> list[Event]:
        """One of `moves` by a seat that has not left, in time. Decide first, change after."""

    @abstractmethod
    def _view(self, seat: int | None) -> ViewT:
        """List what they may see; never copy the state and remove things."""

    @abstractmethod
    def _stop(self, at: int) -> list[Event]:
        """The host ends the game here: show everything."""

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        """Change everything that `seat` cannot know into something as likely. `chance` is done already."""

    def _retell(self, told: list[Event], seat: int | None) -> list[Event]:
        """After `_imagine`: what would have been told in this world. Unless a game knows better, the others
        have forgotten what `seat` was not told."""
        return [event for event in told if event.told_to(seat)]

    def _tick(self, at: int) -> list[Event]:
        """The time of `due` has come."""
        return []

    def _skip(self, seat: int, at: int) -> list[Event]:
        """Go on without somebody who is waited for. Unless a game knows better, they do what comes first."""
        return self._apply(seat, self._legal(seat)[0], at)

    def _leave(self, seat: int, at: int) -> list[Event]:
        """Go on without somebody who has left, if the game can."""
        return self._stop(at)

    def _host_legal(self) -> Sequence[Move]:
        """Which of `host_moves` are legal now."""
        return ()

    def _host(self, move: Any, at: int) -> list[Event]:
        """One of `host_moves`."""
        return []

    def lay_out_like(self, other: Self) -> None:
        """Take over every value. This is enough where what lists hold is immutable; a game with bots that
        copy a million times writes it out."""
        for name, value in values_of(other).items():
            setattr(self, name, value.copy() if isinstance(value, _CONTAINERS) else value)
        self.chance = other.chance.copy()

    def _where(self) -> str:
        """What is going on, for `repr`: "round 2 of 3, asking"."""
        return self.phase.replace("_", " ")

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise no_such_seat(self, seat)

    # --- the host

    def _by_host(self, move: Move, at: int) -> list[Event]:
        if isinstance(move, Stop):
            return self._stop(at)
        if isinstance(move, Skip):
            if move.seat not in self.waiting_for():
                raise IllegalMove("nobody-waited-for")
            if self.phase in self.clock_decides:
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
            return self._host(move, at)
        known = _names((Skip, Leave, Stop, *self.host_moves))
        raise IllegalMove(f"{_kind(self, move)}, not the host's. The host can {known}.")


# --- refusals


def no_such_seat(state: State, seat: int) -> NoSuchSeat:
    return NoSuchSeat(f"There is no seat {seat} at this table: the seats are 0 to {state.seats - 1}.")


def not_a_players(state: State, move: object) -> IllegalMove:
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
