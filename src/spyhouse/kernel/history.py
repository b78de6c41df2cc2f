"""The event history of a game."""

from collections.abc import Iterable
from typing import Any

from spyhouse.kernel.structs import Event


class EventHistory:
    """A list of events that copies of a state share up to the moment of the copy."""

    __slots__ = ("_before", "_since")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._before: tuple[Any, ...] = ()
        """History up to the last fork: the one before it, then its events."""
        self._since: list[Event] = list(events)

    def add(self, events: list[Event]) -> None:
        """Append events."""
        self._since += events

    def fork(self) -> "EventHistory":
        """Return a copy that shares all events so far."""
        if self._since:
            self._before = (self._before, *self._since)
            self._since = []
        twin = EventHistory()
        twin._before = self._before
        return twin

    def all(self) -> list[Event]:
        """Return all events, oldest first."""
        parts = [self._since]
        tail = self._before
        while tail:
            parts.append([*tail[1:]])
            tail = tail[0]
        return [event for part in reversed(parts) for event in part]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventHistory) and self.all() == other.all()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as a flat list, because a long chain would exceed the recursion limit."""
        return EventHistory, (self.all(),)
