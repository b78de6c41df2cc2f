"""A health probe of the store: at most one check per second, shared by all requests."""

import asyncio
import time

from spyhouse.store.sql import SqlStore

FRESH_S = 1.0


class Probe:
    """Caches the result of the store's check."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._checking: asyncio.Task[str] | None = None
        self._trouble = ""
        self._checked_at = -FRESH_S

    async def trouble(self) -> str:
        """Return the database's error message, or "" if the store is healthy."""
        if time.monotonic() - self._checked_at < FRESH_S:
            return self._trouble
        if self._checking is None:
            self._checking = asyncio.get_running_loop().create_task(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> str:
        try:
            await self._store.check()
            self._trouble = self._store.damage
        except Exception as error:  # any error means that the check failed
            self._trouble = str(error) or type(error).__name__
        finally:
            self._checked_at = time.monotonic()
            self._checking = None
        return self._trouble
