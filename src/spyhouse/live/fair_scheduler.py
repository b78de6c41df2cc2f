"""Fair scheduling of slow work: folding a long log, rendering a scene, replaying an exported game.

At most one job per owner (a client address) runs at a time, and few in all. Someone who asks for a hundred
jobs delays only their own.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

CONCURRENCY = 3
"""More would only share one core (the GIL)."""
SERVER = "server"
"""The owner of work that no client asked for."""


class FairScheduler:
    """A semaphore that admits urgent jobs first, then the owner served longest ago."""

    def __init__(self, concurrency: int = CONCURRENCY) -> None:
        self._free = concurrency
        self._waiting: list[_Waiter] = []
        self._last_served: dict[str, int] = {}
        """By owner, the `_count` of their latest slot; kept while they run or wait."""
        self._running: set[str] = set()
        self._count = 0

    @asynccontextmanager
    async def slot(self, owner: str, urgent: bool = False) -> AsyncIterator[None]:
        """Wait for a slot and hold it. `urgent` is for work that people at a table are waiting for."""
        waiter = _Waiter(owner, urgent)
        self._waiting.append(waiter)
        self._admit()
        try:
            await waiter.admitted
            yield
        finally:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            elif waiter.admitted.done():
                self._free += 1
                self._running.discard(owner)
                self._forget(owner)
            self._admit()

    @property
    def waiting(self) -> int:
        """Number of jobs that wait for a slot."""
        return len(self._waiting)

    def _admit(self) -> None:
        while self._free:
            eligible = [waiter for waiter in self._waiting if waiter.owner not in self._running]
            if not eligible:
                return
            waiter = min(eligible, key=lambda each: (not each.urgent, self._last_served.get(each.owner, 0)))
            self._waiting.remove(waiter)
            self._free -= 1
            self._count += 1
            self._running.add(waiter.owner)
            self._last_served[waiter.owner] = self._count
            if waiter.admitted.cancelled():
                continue
            waiter.admitted.set_result(None)

    def _forget(self, owner: str) -> None:
        if all(waiter.owner != owner for waiter in self._waiting):
            self._last_served.pop(owner, None)


class _Waiter:
    __slots__ = ("admitted", "owner", "urgent")

    def __init__(self, owner: str, urgent: bool) -> None:
        self.owner = owner
        self.urgent = urgent
        self.admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
