"""Archiving of transcripts of finished games."""

import asyncio
import logging

from spyhouse.live.fair_scheduler import FairScheduler
from spyhouse.live.health import StoreHealth
from spyhouse.record.transcript import TranscriptBuilder
from spyhouse.store import Store, StoreFailed
from spyhouse.table.table import Table

ARCHIVER = "archiver"
_PAUSES_S = (0.2, 1.0, 5.0, 15.0)

_log = logging.getLogger("spyhouse.archiver")


class TranscriptArchiver:
    """Writes transcripts from the log, in worker threads.

    If a server stops before a transcript is written, the next server that loads the table writes it.
    """

    def __init__(self, store: Store, health: StoreHealth, scheduler: FairScheduler) -> None:
        self._store = store
        self._scheduler = scheduler
        self._health = health
        self._writing: dict[tuple[str, int], asyncio.Task[None]] = {}

    def archive(self, table: str, number: int) -> None:
        """Write the transcript of a finished game in the background."""
        task = asyncio.get_running_loop().create_task(self._archive(table, number))
        self._writing[table, number] = task
        task.add_done_callback(lambda _: self._writing.pop((table, number), None))

    async def wait_for(self, table: str, number: int) -> None:
        """Wait until a transcript that is being written is stored."""
        if task := self._writing.get((table, number)):
            await asyncio.wait([task])

    async def finished(self, table: str) -> set[int]:
        """Return the numbers of a table's archived games, those being written included."""
        return await self._store.transcript_numbers(table) | {
            number for code, number in self._writing if code == table
        }

    async def archive_missing(self, table: Table) -> None:
        """Archive the finished games of a loaded table that have no transcript yet."""
        if table.verified_games:
            for number in sorted({*table.verified_games} - await self._store.transcript_numbers(table.code)):
                self.archive(table.code, number)

    async def close(self) -> None:
        """Wait briefly for transcripts that are being written, then cancel the rest."""
        if self._writing:
            await asyncio.wait(self._writing.values(), timeout=_PAUSES_S[1])
        for task in self._writing.values():
            task.cancel()

    async def _archive(self, table: str, number: int) -> None:
        for pause in (*_PAUSES_S, 0):
            try:
                async with self._scheduler.slot(ARCHIVER):
                    builder = TranscriptBuilder(table, number)
                    async for page in self._store.iter_log(table):
                        await asyncio.to_thread(builder.read, page)
                    body = await asyncio.to_thread(builder.recorder().packed)
                await self._store.save_transcript(table, number, body)
                return
            except StoreFailed:
                await asyncio.sleep(pause)
                await self._health.wait_until_healthy()
            except Exception as error:
                _log.error("writing a transcript failed", exc_info=error, extra={"table": table})
                return
        _log.error(
            "transcript not written, store unavailable; the next load of the table retries",
            extra={"table": table},
        )
