"""Re-reading the log after a conflict with another server, a store failure or a bug.

Only the log says what was stored, so a room waits until it can be read.
"""

import asyncio
import weakref
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from spyhouse.live.health import retry_delays
from spyhouse.live.loading import fold_in_thread
from spyhouse.live.room_queue import DAMAGED, NOT_NOW, NOT_STORED, QueuedCommand, ignore_reply
from spyhouse.store import Conflict, Leased, StoreDamaged, StoreFailed
from spyhouse.table.apply import apply
from spyhouse.table.commands.server import Woke
from spyhouse.table.entry import LogRow, decode_row
from spyhouse.table.messages import Done, No, refusal
from spyhouse.table.table import Table

if TYPE_CHECKING:
    from spyhouse.live.room import Room

_RETRY_DELAY_S = 0.5
"""Seconds to wait when a healthy store has refused a write of this table."""


_LEASED_PAUSE_S = 0.1
CONFLICT_TIMEOUT_S = 4.0
"""Seconds for which a command is retried while other servers write the same table."""


class Recovery:
    """Recovery runs of one room. The room's queue is blocked while one runs."""

    __slots__ = ("_room", "stale")

    def __init__(self, room: "Room") -> None:
        # A weak proxy: a reference cycle would keep an unloaded room alive until the next GC.
        self._room: Room = weakref.proxy(room)
        self.stale = False
        """Memory may differ from the log and must not be shown until it is rebuilt."""

    async def catch_up(self) -> None:
        """Apply and broadcast log entries that are not in memory yet."""
        room = self._room
        try:
            for line in await self._read_log(after=room.table.seq):
                result = apply(room.table, decode_row(line))
                if room.table.game.pictures and result.effect.dealt:
                    await asyncio.to_thread(room.table.warm)
                room.publish(result)
        except Exception as error:
            room.log_error("applying a log entry failed", error)
            await self.rebuild()
        if room.table.asleep and room.audience.listeners:
            room.requeue_first(QueuedCommand(Woke(), "", "", ignore_reply))

    async def rebuild(self) -> None:
        """Rebuild the table from the whole log and send everybody a new `Welcome`."""
        self.stale = True
        self._room.suspend()
        self._room.table = await self._rebuild_table()
        self.stale = False
        self._room.bots.reset()
        self._room.audience.resync_all(self._room.table)

    def after_failed_write(
        self, work: QueuedCommand, error: BaseException, at: int
    ) -> Coroutine[Any, Any, Done | No | None]:
        """Return the recovery run for a failed write. Its result is the reply to `work`."""
        if isinstance(error, Conflict):
            return self._after_conflict(work, isinstance(error, Leased))
        return self._after_store_failure(work, error, at)

    async def _after_conflict(self, work: QueuedCommand, leased: bool) -> Done | No | None:
        """Claim the table, catch up and retry.

        Another server wrote first, or this command is already in the log. With the claim, the retry succeeds
        even if the database is far away.
        """
        room = self._room
        before = room.table.seq
        now = asyncio.get_running_loop().time()
        if leased:
            await asyncio.sleep(_LEASED_PAUSE_S)
        else:
            await room.claim.take()
        await self.catch_up()
        stored = _stored(room.table, work)
        if work.id and stored is None and room.table.seq == before and await self._is_logged(work):
            stored = room.table.public_seq  # a resend so old that its reply is no longer in memory
        if stored is None and work.first_conflict_at and now - work.first_conflict_at > CONFLICT_TIMEOUT_S:
            return refusal(NOT_NOW, work.id, again=True)
        if stored is None:
            room.requeue_first(work._replace(first_conflict_at=work.first_conflict_at or now))
            return None
        return _answer(work, stored)

    async def _after_store_failure(
        self, work: QueuedCommand, error: BaseException, at: int
    ) -> Done | No | None:
        """Find out from the log whether a failed write was stored."""
        room = self._room
        room.suspend(at)
        if isinstance(error, StoreDamaged):
            room.log_error("database is damaged", error, work.person)
            return refusal(DAMAGED, work.id)
        if not await room.services.health.check_after_failure(at):
            work.reply(refusal(NOT_NOW, work.id, again=True))  # reply now; catching up may take long
            await self.catch_up()
            return None
        room.log_error("storing failed", error, work.person)
        await asyncio.sleep(_RETRY_DELAY_S)
        await self.catch_up()
        return _answer(work, _stored(room.table, work))

    async def after_failed_apply(self, work: QueuedCommand) -> Done | No:
        """Rebuild memory after stored entries could not be applied."""
        await self.rebuild()
        table = self._room.table
        stored = _stored(table, work)
        return Done(work.id, table.public_seq if stored is None else stored)

    async def _read_log(self, after: int) -> Sequence[LogRow]:
        """Return the log rows after a seq, retrying until the store answers."""
        room = self._room
        health, clock = room.services.health, room.services.clock
        for pause in retry_delays():
            await health.wait_until_healthy()
            at = clock.now()
            try:
                return await room.services.store.read_log(room.table.code, after=after)
            except StoreFailed as error:
                room.suspend(at)
                if await health.check_after_failure(at):
                    room.log_error("reading the log failed", error)
                    await asyncio.sleep(pause)
        raise AssertionError("retry_delays() is infinite")

    async def _rebuild_table(self) -> Table:
        code = self._room.table.code
        for pause in retry_delays():
            try:
                return await fold_in_thread(code, await self._read_log(after=0))
            except Exception as error:
                self._room.log_error("folding the log failed", error)
                await asyncio.sleep(pause)
        raise AssertionError("retry_delays() is infinite")

    async def _is_logged(self, work: QueuedCommand) -> bool:
        lines = await self._read_log(after=0)
        return any(line.command == work.id and line.person == work.person for line in lines)


def _stored(table: Table, work: QueuedCommand) -> int | None:
    return table.answered_seq(work.person, work.id) if work.id else None


def _answer(work: QueuedCommand, stored: int | None) -> Done | No:
    return refusal(NOT_STORED, work.id, again=True) if stored is None else Done(work.id, stored)
