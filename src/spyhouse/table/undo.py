"""Undo of a player's moves (SC-41)."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from spyhouse.kernel import Event, State
from spyhouse.table.errors import Refused

MAX_UNDO = 64


class UndoPoint(NamedTuple):
    """A move that may still be undone."""

    seat: int
    person: str
    before: State
    seats: frozenset[int] | None
    """The seats that saw it; None for everyone."""


class UndoStack:
    """The moves since the last final one, newest last."""

    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps: deque[UndoPoint] = deque(maxlen=MAX_UNDO)

    def push(self, step: UndoPoint, events: Sequence[Event], after: State) -> None:
        """Add a move, or clear the stack if the move is final."""
        # SC-41: revealed information and random draws cannot be undone.
        if any(event.reveals for event in events) or after.draws != step.before.draws:
            self._steps.clear()
        else:
            self._steps.append(step)

    def clear(self) -> None:
        """Make everything so far final, because the clock, the host or a bot acted."""
        self._steps.clear()

    def check(self, seat: int, person: str) -> None:
        """Raise `Refused` unless the last move was made by this person in this seat."""
        # SC-41: nobody else acted since. One refusal for every reason, so that it does not reveal a secret
        # action.
        if not self._steps or (self._steps[-1].seat, self._steps[-1].person) != (seat, person):
            raise Refused("nothing-to-undo")

    def pop(self) -> UndoPoint | None:
        """Remove and return the last move, if any."""
        return self._steps.pop() if self._steps else None
