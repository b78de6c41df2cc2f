"""Taking back a step (SC-41)."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from spyhouse.kernel import Event, State
from spyhouse.table.refused import Refused

STEPS_KEPT = 64


class Undoable(NamedTuple):
    """A move that may still be taken back."""

    seat: int
    person: str
    before: State
    seats: frozenset[int] | None
    """The seats that were told of it; None for everyone."""


class Steps:
    """The moves since the last one that is final, newest last."""

    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps: deque[Undoable] = deque(maxlen=STEPS_KEPT)

    def took(self, step: Undoable, events: Sequence[Event], after: State) -> None:
        # SC-41: what was shown cannot be unseen, and chance is not asked twice.
        if any(event.reveals for event in events) or after.draws != step.before.draws:
            self._steps.clear()
        else:
            self._steps.append(step)

    def moved_on(self) -> None:
        """The clock, the host or a bot acted: what came before is final."""
        self._steps.clear()

    def check(self, seat: int, person: str) -> None:
        """Raise `Refused` unless the last step was this person's in this seat."""
        # SC-41: nobody else acted since. One sentence for every reason, so that a refusal does not
        # tell what somebody else did in secret.
        if not self._steps or (self._steps[-1].seat, self._steps[-1].person) != (seat, person):
            raise Refused("nothing-to-undo")

    def take_back(self) -> Undoable | None:
        """The last step; it is forgotten here."""
        return self._steps.pop() if self._steps else None
