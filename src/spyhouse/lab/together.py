"""Bots that act at the same time, in a time that costs nothing: whoever is quicker comes first.

As at a live table, a bot that has chosen does it when its `pace` says so, whatever the others do
meanwhile, and one that waits is asked again when something has happened.
"""

from collections.abc import Sequence
from typing import NamedTuple

from spyhouse.kernel import CLOCK, Bot, Move, SpyhouseError, State


class Stuck(SpyhouseError):
    """The game cannot go on: a fault of the game or of a bot."""


class _Plan(NamedTuple):
    due: int
    seat: int
    move: Move
    asked: int
    """How much had happened when it was made."""


class Together:
    def __init__(self, bots: Sequence[Bot]) -> None:
        self._bots = bots
        self._plans: dict[int, _Plan] = {}
        self._waiting_since: dict[int, int] = {}
        self._happened = 0
        self._overtaken = False

    def next_move(self, state: State, at: int) -> tuple[int, Move, int]:
        """Who moves next, what, and when."""
        self._ask(state, at)
        self._happened += 1
        deadline = state.deadline()
        first = min(self._plans.values(), default=None, key=lambda plan: (plan.due, plan.seat))
        if first is not None and (deadline is None or first.due < deadline):
            del self._plans[first.seat]
            self._overtaken = first.asked < self._happened - 1
            return first.seat, first.move, first.due
        if deadline is None:
            raise Stuck("The game stands still: nobody who may move does, and no clock runs.")
        self._overtaken = False
        return CLOCK, state.legal(CLOCK)[0], max(at, deadline)

    def overtaken(self) -> bool:
        """Whether something had happened since the last move was chosen: then it may be refused."""
        return self._overtaken

    def _ask(self, state: State, at: int) -> None:
        for seat in sorted(state.to_act()):
            if seat in self._plans or self._waiting_since.get(seat) == self._happened:
                continue
            bot = self._bots[seat]
            move = bot.choose(state.view(seat), state.legal(seat))
            if move is None:
                self._waiting_since[seat] = self._happened
            else:
                self._plans[seat] = _Plan(at + bot.pace(move), seat, move, self._happened)
