"""Keeps what everyone saw of a game, as soon as it is over."""

import asyncio
import logging

from spyhouse.live.health import StoreHealth
from spyhouse.live.turns import Turns
from spyhouse.record.transcript import Scribe
from spyhouse.store import Store, StoreFailed
from spyhouse.table.table import Table

KEEPER = "the keeper"
_PAUSES_S = (0.2, 1.0, 5.0, 15.0)

_log = logging.getLogger("spyhouse.keeper")


class Keeper:
    """A transcript is made from the log, in another thread. A server that goes down before it is written
    leaves it to whoever wakes the table next."""

    def __init__(self, store: Store, health: StoreHealth, turns: Turns) -> None:
        self._store = store
        self._turns = turns
        self._health = health
        self._writing: dict[tuple[str, int], asyncio.Task[None]] = {}

    def keep(self, table: str, number: int) -> None:
        task = asyncio.get_running_loop().create_task(self._keep(table, number))
        self._writing[table, number] = task
        task.add_done_callback(lambda _: self._writing.pop((table, number), None))

    async def kept(self, table: str, number: int) -> None:
        """Wait for it, if it is being written."""
        if task := self._writing.get((table, number)):
            await asyncio.wait([task])

    async def keep_missing(self, table: Table) -> None:
        """Of a table that was just folded."""
        if table.whole:
            for number in sorted({*table.whole} - await self._store.transcripts(table.code)):
                self.keep(table.code, number)

    async def close(self) -> None:
        """What is being written is written, if the store lets us."""
        if self._writing:
            await asyncio.wait(self._writing.values(), timeout=_PAUSES_S[1])
        for task in self._writing.values():
            task.cancel()

    async def _keep(self, table: str, number: int) -> None:
        for pause in (*_PAUSES_S, 0):
            try:
                async with self._turns.turn(KEEPER):
                    scribe = Scribe(table, number)
                    async for page in self._store.pages(table):
                        await asyncio.to_thread(scribe.read, page)
                    body = await asyncio.to_thread(scribe.wanted().packed)
                await self._store.save_transcript(table, number, body)
                return
            except StoreFailed:
                await asyncio.sleep(pause)
                await self._health.over()
            except Exception as error:
                _log.error("a transcript could not be written", exc_info=error, extra={"table": table})
                return
        _log.error("a transcript could not be written for now", extra={"table": table})
