"""One game from the deal to the end: whose turn it is, simultaneous choices and the table clock.

Bots in the lab, learning agents and language models all play through `Episode`:

    episode = Episode("spyfall", seats=5, seed="any text")
    while not episode.over:
        seat = episode.awaiting[0]
        episode.choose(seat, episode.legal(seat)[0])
    episode.returns()

`order` decides which seats are asked:

- "round": one seat at a time, in a new random order after every move, until a seat moves
- "together": all seats that may act, each without knowing the others' choices. Their moves are applied
  in random order; a move that is no longer legal is dropped
- "pace": all seats that may act. Each move is applied when its duration has passed, so the quicker seat
  comes first

A seat that waits (None) is asked again after the next event. When all seats wait, the clock moves.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Self

from spyhouse import games
from spyhouse.bots.portable_random import PortableRandom
from spyhouse.kernel import (
    CLOCK,
    BadOptions,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    SpyhouseError,
    State,
    View,
)

Order = Literal["round", "together", "pace"]

DEFAULT_MOVE_MS = 2_000
"""Default duration of a move, in ms of the table clock."""


def check_limit(limit: int | None) -> None:
    """Raise `BadOptions` if this is no limit of moves."""
    if limit is not None and (type(limit) is not int or limit < 1):
        raise BadOptions(f"limit is a number of moves from 1, or None, not {limit!r}.")


class StuckGame(SpyhouseError):
    """The game cannot continue: an error of the game or of a player."""


class _Plan(NamedTuple):
    due: int
    seat: int
    move: Move
    asked: int
    """Number of moves made before the choice."""


class Episode:
    """A game in progress that asks seats for choices and applies them."""

    __slots__ = (
        "_later", "_order_rng", "_plans", "_waits_since", "at", "awaiting", "beat", "game", "limit",
        "moves", "on_move", "order", "over", "seed", "state", "truncated",
    )  # fmt: skip

    def __init__(
        self,
        game: Game | str,
        seats: int,
        seed: str,
        options: Options | None = None,
        order: Order = "round",
        limit: int | None = None,
        beat: int = DEFAULT_MOVE_MS,
    ) -> None:
        self.game: Game = games.find(game) if isinstance(game, str) else game
        self.state: State = self.game.new(seats, seed, options)
        self.seed = seed
        self.order = order
        self.limit = limit
        """Number of moves after which the game is truncated."""
        self.beat = beat
        self.at = 0
        """Table-clock time, in ms."""
        self.moves = 0
        """Number of moves, including the clock's and those dropped because they were no longer legal."""
        self.awaiting: list[int] = []
        """Seats that have to choose now."""
        self.over = False
        self.truncated = False
        """Whether the game was stopped at the limit; nobody has won then."""
        self.on_move: Callable[[int, Move, Sequence[Event]], None] | None = None
        """Called after each move, including the clock's, with seat, move and events."""
        self._order_rng = PortableRandom(f"{seed}/order")
        self._later: list[int] = []
        """With order "round": seats to ask next if the current one waits."""
        self._plans: dict[int, _Plan] = {}
        self._waits_since: dict[int, int] = {}
        self._ask()

    # --- for players

    def legal(self, seat: int) -> Sequence[Move]:
        """Return the legal moves of a seat."""
        return self.state.legal(seat)

    def view(self, seat: int | None) -> View:
        """Return the view of a seat."""
        return self.state.view(seat)

    def may_wait(self, seat: int) -> bool:
        """Return whether the game can continue without a move of this seat."""
        return seat not in self.state.must_act()

    def choose(self, seat: int, move: Move | None, takes: int | None = None) -> None:
        """Submit the choice of a seat that is asked: a move, or None to wait.

        `takes`: duration in ms of the table clock; defaults to `DEFAULT_MOVE_MS`. Raises `IllegalMove`
        if the move is against the rules; the seat is asked again.
        """
        if seat not in self.awaiting:
            raise IllegalMove(f"Seat {seat} is not asked now, but {self.awaiting}.")
        self.awaiting.remove(seat)
        if move is None:
            self._waits_since[seat] = self.moves
            if self._later:
                self.awaiting.append(self._later.pop(0))
        elif self.order == "round":
            self._move_at_once(seat, move, self.beat if takes is None else takes)
            self._ask()
            return
        else:
            due = self.at + (self.beat if takes is None else takes)
            self._plans[seat] = _Plan(due, seat, move, self.moves)
        if not self.awaiting:
            self._advance()
            self._ask()

    def returns(self) -> tuple[float, ...]:
        """Return `State.returns` of a finished game, or 0 for all seats if it was truncated."""
        return (0.0,) * self.state.seats if self.truncated else self.state.returns()

    def copy(self) -> Self:
        """Return an independent copy without listeners."""
        twin = object.__new__(type(self))
        for name in Episode.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, State | list | dict) else value)
        twin.on_move = None
        twin._order_rng = PortableRandom()
        twin._order_rng.setstate(self._order_rng.getstate())
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """Return an episode that looks the same to a seat, with other hidden facts and another future.

        Seats that have chosen a move that is not applied yet choose the same.
        """
        twin = self.copy()
        twin.state = self.state.imagine(seat, rng)
        twin._order_rng.seed(rng.random())
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in Episode.__slots__}
        return values | {"game": self.game.name, "on_move": None}

    def __setstate__(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self, name, value)
        self.game = games.find(values["game"])

    # --- progress

    def _ask(self) -> None:
        """Ask every seat that may act and has not chosen yet. Advance the game while there is none."""
        while not self._is_over():
            to_act = sorted(self.state.to_act())
            if self.order == "round":
                if len(to_act) > 1:
                    self._order_rng.shuffle(to_act)
                self.awaiting, self._later = to_act[:1], to_act[1:]
            else:
                waits = [seat for seat, since in self._waits_since.items() if since == self.moves]
                self.awaiting = [seat for seat in to_act if seat not in self._plans and seat not in waits]
            if self.awaiting:
                return
            self._advance()

    def _is_over(self) -> bool:
        if self.state.phase == "over":
            self.over = True
        elif self.limit is not None and self.moves >= self.limit:
            self.over = self.truncated = True
        return self.over

    def _advance(self) -> None:
        """Apply the submitted choices, unless the clock comes first."""
        plans = [*self._plans.values()]
        if len(plans) > 1:
            plans.sort(key=lambda plan: (plan.due, plan.seat))
        deadline = self.state.deadline()
        if not plans or (deadline is not None and plans[0].due >= deadline):
            self._tick(deadline)
            if self.order != "pace":  # a late choice was made for another position
                self._plans.clear()
            return
        if self.order == "together":
            self._order_rng.shuffle(plans)
        else:
            plans = plans[:1]
        for plan in plans:
            del self._plans[plan.seat]
            if self.state.phase != "over":
                self._do(plan)

    def _move_at_once(self, seat: int, move: Move, takes: int) -> None:
        """Apply the only choice, unless the clock comes first. A plan would cost a fifth of a step."""
        due, deadline = self.at + takes, self.state.deadline()
        if deadline is not None and due >= deadline:
            self._tick(deadline)
            return
        try:
            self._apply(seat, move, max(self.at, due))
        except IllegalMove:
            self.awaiting = [seat]
            raise

    def _do(self, plan: _Plan) -> None:
        at = max(self.at, plan.due)
        try:
            self._apply(plan.seat, plan.move, at)
        except IllegalMove:
            if plan.asked == self.moves:
                self.awaiting = [plan.seat]
                raise
            self.at, self.moves = at, self.moves + 1  # another seat was first

    def _tick(self, deadline: int | None) -> None:
        if deadline is None:
            raise is_stalled(self.state)
        self._apply(CLOCK, self.state.legal(CLOCK)[0], max(self.at, deadline))

    def _apply(self, seat: int, move: Move, at: int) -> None:
        events = self.state.apply(seat, move, at)
        self.at = at
        self.moves += 1
        if self.on_move is not None:
            self.on_move(seat, move, events)


def is_stalled(state: State) -> StuckGame:
    """Return the error for a state in which nobody moves and no clock runs."""
    who = " and ".join(f"seat {seat}" for seat in sorted(state.to_act())) or "nobody"
    return StuckGame(f"The game stands still: {who} may move, none of them does, and no clock runs.")
