"""What a game has told so far."""

from collections.abc import Iterable
from typing import Any

from spyhouse.kernel.structs import Event


class Memory:
    """A list that copies of a game go on from: what came before a copy is shared, so that keeping it costs
    next to nothing."""

    __slots__ = ("_before", "_since")

    def __init__(self, told: Iterable[Event] = ()) -> None:
        self._before: tuple[Any, ...] = ()
        """What was told up to the last copy: first what was told up to the one before, then the events."""
        self._since: list[Event] = list(told)

    def add(self, events: list[Event]) -> None:
        self._since += events

    def fork(self) -> "Memory":
        if self._since:
            self._before = (self._before, *self._since)
            self._since = []
        twin = Memory()
        twin._before = self._before
        return twin

    def everything(self) -> list[Event]:
        """The oldest first."""
        parts = [self._since]
        tail = self._before
        while tail:
            parts.append([*tail[1:]])
            tail = tail[0]
        return [event for part in reversed(parts) for event in part]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.everything() == other.everything()

    def __reduce__(self) -> tuple[Any, ...]:
        """Flat: pickle goes down a chain only so far."""
        return Memory, (self.everything(),)
