"""Health of the store, checked once for all tables of a server."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, repeat

from spyhouse.store import Store

RETRY_DELAYS_S = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Pauses between two attempts; the last one repeats."""

_log = logging.getLogger("spyhouse.store")


def retry_delays() -> Iterator[float]:
    """Yield the pauses between attempts, without end."""
    return chain(RETRY_DELAYS_S, repeat(RETRY_DELAYS_S[-1]))


class StoreHealth:
    """Probes the store after a failure.

    If the probe fails too, the store counts as down until a later probe succeeds. The operator gets one log
    message for each change.
    """

    def __init__(self, store: Store, on_outage: Callable[[], None]) -> None:
        self._store = store
        self._on_outage = on_outage
        self._first_probe: asyncio.Task[bool] | None = None
        self._outage: asyncio.Task[None] | None = None
        self.outage_since: int | None = None
        """Server-clock time at which the outage began, in ms; None while the store is healthy."""

    async def check_after_failure(self, at: int) -> bool:
        """Probe the store after a failure. Return whether it is healthy.

        `at` is the server-clock time at which the failed operation began.
        """
        if self._outage:
            return False
        if self._first_probe is None:
            self._first_probe = asyncio.get_running_loop().create_task(self._probe(at))
        return await asyncio.shield(self._first_probe)

    async def wait_until_healthy(self) -> None:
        """Return when no outage is known."""
        if self._outage:
            await asyncio.shield(self._outage)

    def close(self) -> None:
        """Cancel running probes."""
        for task in (self._first_probe, self._outage):
            if task:
                task.cancel()

    async def _probe(self, at: int) -> bool:
        try:
            await self._store.check()
            return True
        except Exception as error:  # any error means that the store cannot be used
            _log.error("store unavailable, all tables suspended: %s", error)
            self.outage_since = at
            self._outage = asyncio.get_running_loop().create_task(self._probe_until_healthy())
            self._on_outage()
            return False
        finally:
            self._first_probe = None

    async def _probe_until_healthy(self) -> None:
        for pause in retry_delays():
            await asyncio.sleep(pause)
            with suppress(Exception):
                await self._store.check()
                break
        self.outage_since = self._outage = None
        _log.warning("store available again, tables resumed")
