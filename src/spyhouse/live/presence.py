"""Who is connected to a table, on this server and on others. Presence is not logged."""

import time
from collections import Counter

from spyhouse.live.cluster import Nudge

SERVER_TIMEOUT_S = 15
"""Seconds without a nudge after which a server no longer counts as attending."""


class PresenceTracker:
    """The people connected to one table. Methods that change it return whether `people` changed."""

    __slots__ = ("_elsewhere", "_gone", "_here", "_since")

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """By server: `time.monotonic()` of its last nudge, and who is connected there."""
        self._gone: dict[str, float] = {}

    def connected(self, person: str) -> bool:
        """Count one more local connection of a person."""
        before = self.people
        self._here[person] += 1
        return self._changed(before)

    def disconnected(self, person: str) -> bool:
        """Count one local connection of a person less."""
        before = self.people
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
        return self._changed(before)

    def on_nudge(self, nudge: Nudge) -> bool:
        """Take over who is connected to another server."""
        before = self.people
        if nudge.here is None:
            self._elsewhere.pop(nudge.server, None)
        else:
            self._elsewhere[nudge.server] = time.monotonic(), frozenset(nudge.here)
        return self._changed(before)

    def drop_silent_servers(self) -> bool:
        """Forget servers that sent no nudge for `SERVER_TIMEOUT_S`."""
        before = self.people
        long_ago = time.monotonic() - SERVER_TIMEOUT_S
        for server, (heard_at, _) in tuple(self._elsewhere.items()):
            if heard_at < long_ago:
                del self._elsewhere[server]
        return self._changed(before)

    def _changed(self, before: frozenset[str]) -> bool:
        now = self.people
        self._gone |= dict.fromkeys(before - now, time.monotonic())
        return now != before

    @property
    def people(self) -> frozenset[str]:
        """Everybody connected, on any server."""
        return frozenset(self._here).union(*(people for _, people in self._elsewhere.values()))

    @property
    def local_people(self) -> list[str]:
        """The people connected to this server, sorted."""
        return sorted(self._here)

    @property
    def attended_elsewhere(self) -> bool:
        """Whether another server has listeners at this table, watchers included."""
        return bool(self._elsewhere)

    def away_s(self, person: str) -> float:
        """Return the seconds since a person was last connected; 0 if they are connected."""
        return 0 if person in self.people else time.monotonic() - self._gone.get(person, self._since)

    def is_leader(self, server: str) -> bool:
        """Return whether this server runs the table's bots and timer: the first by name of those attending.

        If two servers briefly both lead, the log's unique key accepts only one write.
        """
        return server <= min(self._elsewhere, default=server)
