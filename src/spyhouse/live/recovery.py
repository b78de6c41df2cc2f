"""Re-reading the log after a conflict with another server, a store failure or a bug.

Only the log says what was stored, so a room waits until it can be read.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from spyhouse.live.health import retry_delays
from spyhouse.live.loading import fold_in_thread
from spyhouse.live.room_interfaces import RecoveringRoom
from spyhouse.live.room_queue import DAMAGED, NOT_NOW, NOT_STORED, QueuedCommand, server_command
from spyhouse.store import Conflict, Leased, StoreDamaged, StoreFailed
from spyhouse.table.apply import apply
from spyhouse.table.commands.server import Woke
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import decode_row
from spyhouse.table.messages import Done, No, refusal
from spyhouse.table.table import Table

_RETRY_DELAY_S = 0.5
"""Seconds to wait when a healthy store has refused a write of this table."""


_LEASED_PAUSE_S = 0.1
CONFLICT_TIMEOUT_S = 4.0
"""Seconds for which a command is retried while other servers write the same table."""


RecoveryRun = Coroutine[Any, Any, Done | No | None]
"""A running recovery. Its result is the reply to the command that needed it."""


async def catch_up(room: RecoveringRoom) -> None:
    """Apply and broadcast log entries that are not in memory yet."""
    try:
        for line in await _read_log(room, after=room.table.seq):
            result = apply(room.table, decode_row(line))
            if room.table.game.pictures and result.effect.dealt:
                await asyncio.to_thread(room.table.warm)
            room.publish(result)
    except Exception as error:
        room.log_error("applying a log entry failed", error)
        await rebuild(room)
    if room.table.asleep and room.audience.listeners:
        room.requeue_first(server_command(Woke()))


async def rebuild(room: RecoveringRoom) -> None:
    """Rebuild the table from the whole log and send everybody a new `Welcome`."""
    room.stale = True
    room.suspend()
    table = await _rebuild_table(room)
    room.stale = False
    room.replace_table(table)


def after_failed_write(
    room: RecoveringRoom, work: QueuedCommand, error: BaseException, at: int
) -> RecoveryRun:
    """Return the recovery run for a failed write. Its result is the reply to `work`."""
    if isinstance(error, Conflict):
        return _after_conflict(room, work, isinstance(error, Leased))
    return _after_store_failure(room, work, error, at)


async def _after_conflict(room: RecoveringRoom, work: QueuedCommand, leased: bool) -> Done | No | None:
    """Claim the table, catch up and retry.

    Another server wrote first, or this command is already in the log. With the claim, the retry succeeds
    even if the database is far away.
    """
    before = room.table.seq
    began = asyncio.get_running_loop().time()
    if leased:
        await asyncio.sleep(_LEASED_PAUSE_S)
    else:
        await room.claim.take()
    await catch_up(room)
    stored = _stored(room.table, work)
    if work.id and stored is None and room.table.seq == before and await _is_logged(room, work):
        stored = room.table.public_seq  # a resend so old that its reply is no longer in memory
    if stored is None:
        first = work.first_conflict_at or began
        if asyncio.get_running_loop().time() - first > CONFLICT_TIMEOUT_S:
            return refusal(NOT_NOW, work.id, again=True)
        room.requeue_first(work._replace(first_conflict_at=first))
        return None
    return _answer(work, stored)


async def _after_store_failure(
    room: RecoveringRoom, work: QueuedCommand, error: BaseException, at: int
) -> Done | No | None:
    """Find out from the log whether a failed write was stored."""
    room.suspend(at)
    if isinstance(error, StoreDamaged):
        room.log_error("database is damaged", error, work.person)
        return refusal(DAMAGED, work.id)
    if not await room.services.health.check_after_failure(at):
        work.reply(refusal(NOT_NOW, work.id, again=True))  # reply now; catching up may take long
        await catch_up(room)
        return None
    room.log_error("storing failed", error, work.person)
    await asyncio.sleep(_RETRY_DELAY_S)
    await catch_up(room)
    return _answer(work, _stored(room.table, work))


async def after_failed_apply(room: RecoveringRoom, work: QueuedCommand) -> Done | No:
    """Rebuild memory after stored entries could not be applied."""
    await rebuild(room)
    table = room.table
    stored = _stored(table, work)
    return Done(work.id, table.public_seq if stored is None else stored)


async def _read_log(room: RecoveringRoom, after: int) -> Sequence[LogRow]:
    """Return the log rows after a seq, retrying until the store answers."""
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


async def _rebuild_table(room: RecoveringRoom) -> Table:
    code = room.table.code
    for pause in retry_delays():
        try:
            return await fold_in_thread(code, await _read_log(room, after=0))
        except Exception as error:
            room.log_error("folding the log failed", error)
            await asyncio.sleep(pause)
    raise AssertionError("retry_delays() is infinite")


async def _is_logged(room: RecoveringRoom, work: QueuedCommand) -> bool:
    lines = await _read_log(room, after=0)
    return any(line.command == work.id and line.person == work.person for line in lines)


def _stored(table: Table, work: QueuedCommand) -> int | None:
    return table.answered_seq(work.person, work.id) if work.id else None


def _answer(work: QueuedCommand, stored: int | None) -> Done | No:
    return refusal(NOT_STORED, work.id, again=True) if stored is None else Done(work.id, stored)
