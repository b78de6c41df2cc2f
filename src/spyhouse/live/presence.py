"""Who is connected to a table, on this server and on others. It is not in the log."""

import time
from collections import Counter

from spyhouse.live.cluster import Nudge

SILENT_S = 15
"""A server that says nothing of a table for so long attends it no more."""


class Presence:
    __slots__ = ("_elsewhere", "_gone", "_here", "_since")

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """By server: when it was last heard of, and who is connected there."""
        self._gone: dict[str, float] = {}

    # All of these tell whether somebody came or went.

    def came(self, person: str) -> bool:
        before = self.everyone
        self._here[person] += 1
        return self._changed(before)

    def left(self, person: str) -> bool:
        before = self.everyone
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
        return self._changed(before)

    def hear(self, nudge: Nudge) -> bool:
        before = self.everyone
        if nudge.here is None:
            self._elsewhere.pop(nudge.server, None)
        else:
            self._elsewhere[nudge.server] = time.monotonic(), frozenset(nudge.here)
        return self._changed(before)

    def forget_silent(self) -> bool:
        before = self.everyone
        long_ago = time.monotonic() - SILENT_S
        for server, (heard_at, _) in tuple(self._elsewhere.items()):
            if heard_at < long_ago:
                del self._elsewhere[server]
        return self._changed(before)

    def _changed(self, before: frozenset[str]) -> bool:
        now = self.everyone
        self._gone |= dict.fromkeys(before - now, time.monotonic())
        return now != before

    @property
    def everyone(self) -> frozenset[str]:
        return frozenset(self._here).union(*(people for _, people in self._elsewhere.values()))

    @property
    def here(self) -> list[str]:
        """On this server."""
        return sorted(self._here)

    @property
    def elsewhere(self) -> bool:
        """Whether another server has listeners, if only watchers."""
        return bool(self._elsewhere)

    def away_s(self, person: str) -> float:
        """How long they have not been here; 0 if they are."""
        return 0 if person in self.everyone else time.monotonic() - self._gone.get(person, self._since)

    def is_minded_by(self, server: str) -> bool:
        """One server minds the bots and the clock: of those that attend the table, the first by name. Should
        two think so for a moment, the log takes what comes first."""
        return server <= min(self._elsewhere, default=server)
