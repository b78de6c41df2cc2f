"""One game from the deal to the end: who is asked next, what happens when several act, how time passes.

Bots in the lab, learning agents and language models all play through this page:

    episode = Episode("spyfall", seats=5, seed="any text")
    while not episode.over:
        seat = episode.asked[0]
        episode.choose(seat, episode.legal(seat)[0])
    episode.returns()

The `order` says who is asked:

- "round": one seat at a time, in an order drawn anew after every move, until somebody moves
- "together": all who may act, each without knowing what the others choose; then their moves happen in a drawn
  order, and one that another has made impossible is dropped
- "pace": all who may act, and each move happens when its time has passed: the quicker comes first, and the
  others keep their own time

Who waits (None) is asked again when something has happened. When all wait, or nobody is quicker, the clock
moves.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Self

from spyhouse import games
from spyhouse.kernel import CLOCK, Event, Game, IllegalMove, Move, Options, SpyhouseError, State, View

Order = Literal["round", "together", "pace"]

BEAT = 2_000
"""How long a move takes, in ms of the table's clock, where nobody says."""


class Stuck(SpyhouseError):
    """The game cannot go on: a fault of the game or of a player."""


class _Plan(NamedTuple):
    due: int
    seat: int
    move: Move
    asked: int
    """How many moves there had been when it was made."""


class Episode:
    __slots__ = (
        "_later", "_order_of", "_plans", "_waits_since", "asked", "at", "beat", "game", "limit", "moves",
        "on_move", "order", "over", "seed", "state", "truncated",
    )  # fmt: skip

    def __init__(
        self,
        game: Game | str,
        seats: int,
        seed: str,
        options: Options | None = None,
        order: Order = "round",
        limit: int | None = None,
        beat: int = BEAT,
    ) -> None:
        self.game: Game = games.find(game) if isinstance(game, str) else game
        self.state: State = self.game.new(seats, seed, options)
        self.seed = seed
        self.order = order
        self.limit = limit
        """After so many moves it is truncated."""
        self.beat = beat
        self.at = 0
        """The table's clock, in ms."""
        self.moves = 0
        """Everybody's, with the clock's and those that somebody else had made impossible."""
        self.asked: list[int] = []
        """The seats that are to choose now."""
        self.over = False
        self.truncated = False
        """It was stopped at the limit, and nobody has won."""
        self.on_move: Callable[[int, Move, Sequence[Event]], None] | None = None
        """Called after each move, the clock's included: who, what, and what was told."""
        self._order_of = random.Random(f"{seed}/order")
        self._later: list[int] = []
        """In a round: who is asked next if this one waits."""
        self._plans: dict[int, _Plan] = {}
        self._waits_since: dict[int, int] = {}
        self._ask()

    # --- for players

    def legal(self, seat: int) -> Sequence[Move]:
        return self.state.legal(seat)

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def may_wait(self, seat: int) -> bool:
        """Whether the game goes on without a move of this seat."""
        return seat not in self.state.must_act()

    def choose(self, seat: int, move: Move | None, takes: int | None = None) -> None:
        """A seat that is asked does this, or waits (None). `takes` is in ms, a beat if nobody says.

        A move against the rules raises `IllegalMove`, and the seat is asked again.
        """
        if seat not in self.asked:
            raise IllegalMove(f"Seat {seat} is not asked now, but {self.asked}.")
        self.asked.remove(seat)
        if move is None:
            self._waits_since[seat] = self.moves
            if self._later:
                self.asked.append(self._later.pop(0))
        else:
            due = self.at + (self.beat if takes is None else takes)
            self._plans[seat] = _Plan(due, seat, move, self.moves)
        if not self.asked:
            self._go_on()
            self._ask()

    def returns(self) -> tuple[float, ...]:
        """Once it is over: `State.returns`, or 0 for all if it was truncated."""
        return (0.0,) * self.state.seats if self.truncated else self.state.returns()

    def copy(self) -> Self:
        """Independent; and nobody listens to it."""
        twin = object.__new__(type(self))
        for name in Episode.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, State | list | dict) else value)
        twin.on_move = None
        twin._order_of = random.Random()
        twin._order_of.setstate(self._order_of.getstate())
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> Self:
        """One that looks the same to a seat so far, with another past of the others and another future. Those
        who have chosen and still wait for it to happen choose the same."""
        twin = self.copy()
        twin.state = self.state.imagine(seat, rng)
        twin._order_of.seed(rng.random())
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

    # --- what happens

    def _ask(self) -> None:
        """Whoever may act and has not chosen yet. While there is nobody to ask, the game goes on."""
        while not self._is_over():
            to_act = sorted(self.state.to_act())
            if self.order == "round":
                if len(to_act) > 1:
                    self._order_of.shuffle(to_act)
                self.asked, self._later = to_act[:1], to_act[1:]
            else:
                waits = [seat for seat, since in self._waits_since.items() if since == self.moves]
                self.asked = [seat for seat in to_act if seat not in self._plans and seat not in waits]
            if self.asked:
                return
            self._go_on()

    def _is_over(self) -> bool:
        if self.state.phase == "over":
            self.over = True
        elif self.limit is not None and self.moves >= self.limit:
            self.over = self.truncated = True
        return self.over

    def _go_on(self) -> None:
        """What was chosen happens, unless the clock comes before."""
        plans = [*self._plans.values()]
        if len(plans) > 1:
            plans.sort(key=lambda plan: (plan.due, plan.seat))
        deadline = self.state.deadline()
        if not plans or (deadline is not None and plans[0].due >= deadline):
            self._tick(deadline)
            if self.order != "pace":  # what comes too late is not meant for what is now
                self._plans.clear()
            return
        if self.order == "together":
            self._order_of.shuffle(plans)
        else:
            plans = plans[:1]
        for plan in plans:
            del self._plans[plan.seat]
            if self.state.phase != "over":
                self._do(plan)

    def _do(self, plan: _Plan) -> None:
        at = max(self.at, plan.due)
        try:
            self._apply(plan.seat, plan.move, at)
        except IllegalMove:
            if plan.asked == self.moves:
                self.asked = [plan.seat]
                raise
            self.at, self.moves = at, self.moves + 1  # somebody else came first

    def _tick(self, deadline: int | None) -> None:
        if deadline is None:
            raise stands_still(self.state)
        self._apply(CLOCK, self.state.legal(CLOCK)[0], max(self.at, deadline))

    def _apply(self, seat: int, move: Move, at: int) -> None:
        events = self.state.apply(seat, move, at)
        self.at = at
        self.moves += 1
        if self.on_move is not None:
            self.on_move(seat, move, events)


def stands_still(state: State) -> Stuck:
    who = " and ".join(f"seat {seat}" for seat in sorted(state.to_act())) or "nobody"
    return Stuck(f"The game stands still: {who} may move, none of them does, and no clock runs.")
