"""Whether the store can be read and written: found out once for all tables of a server."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, repeat

from spyhouse.store import Store

PAUSES_S = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Between two tries; the last again and again."""

_log = logging.getLogger("spyhouse.store")


def pauses() -> Iterator[float]:
    return chain(PAUSES_S, repeat(PAUSES_S[-1]))


class StoreHealth:
    """A failure may have many reasons. If the store fails a trial of its own too, it is in trouble until it
    passes one, and whoever runs the house is told once what to do."""

    def __init__(self, store: Store, in_trouble: Callable[[], None]) -> None:
        self._store = store
        self._tell = in_trouble
        self._first_trial: asyncio.Task[bool] | None = None
        self._trouble: asyncio.Task[None] | None = None
        self.since: int | None = None
        """When the trouble began, on the house clock; None while there is none."""

    async def is_well(self, at: int) -> bool:
        """Whether it is, though something failed that was begun at this time of the house clock."""
        if self._trouble:
            return False
        if self._first_trial is None:
            self._first_trial = asyncio.get_running_loop().create_task(self._try(at))
        return await asyncio.shield(self._first_trial)

    async def over(self) -> None:
        """Returns when there is no trouble that we know of."""
        if self._trouble:
            await asyncio.shield(self._trouble)

    def close(self) -> None:
        for task in (self._first_trial, self._trouble):
            if task:
                task.cancel()

    async def _try(self, at: int) -> bool:
        try:
            await self._store.check()
            return True
        except Exception as error:  # whatever it was, it did not work
            _log.error("Nothing can be stored, and all tables wait. %s", error)
            self.since = at
            self._trouble = asyncio.get_running_loop().create_task(self._try_again())
            self._tell()
            return False
        finally:
            self._first_trial = None

    async def _try_again(self) -> None:
        for pause in pauses():
            await asyncio.sleep(pause)
            with suppress(Exception):
                await self._store.check()
                break
        self.since = self._trouble = None
        _log.warning("The store is back, and all tables play on.")
