"""Group commit: an entry is committed at once, and entries that arrive meanwhile share the next commit."""

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import accumulate, chain, takewhile
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from spyhouse.kernel import SpyhouseError
from spyhouse.store.errors import Conflict, Leased, StoreFailed
from spyhouse.store.sql.database import KEY_OF_TABLE, UNIQUE_VIOLATIONS, Database
from spyhouse.store.sql.schema import log
from spyhouse.table.entry import LogRow

BATCH_WINDOW_S = 0.002
"""Seconds that a busy writer waits for more entries: a commit costs as much for one as for fifty."""
FAST_COMMIT_S = 0.005
"""After a slower commit, the next ones do not run on the event loop: the disk is slow."""
MOST_ON_LOOP = 20
"""Maximum number of entries that are committed on the event loop."""
MAX_BATCH = 500
"""Maximum number of entries per statement: databases limit its values, and its text is kept in memory."""
RETRY_AFTER_S = (0.1, 0.5, 2.0)
"""Pauses between attempts. Together they are long enough for a restart of PostgreSQL."""


MAX_RETRY_S = 2.5
"""No new attempt after this many seconds, because people wait for the reply."""


class GroupCommitWriter:
    """Writes log entries of all tables in batches."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()  # getting it costs a system call, too much for every move
        self._statements: dict[int, str] = {}
        self._waiting: list[_AppendRequest] = []
        self._quick = True
        self._next: asyncio.Handle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.committed: Callable[[float], None] = lambda seconds: None

    def append(self, table: str, entries: Sequence[LogRow]) -> asyncio.Future[None]:
        """Queue entries.

        The future is done when they are durable, or fails with `Conflict` or `StoreFailed`.
        """
        call = _AppendRequest(table, entries, self._loop.create_future())
        if self._closed:
            call.answer.set_exception(StoreFailed("The store is closed."))
        elif not entries:
            call.answer.set_result(None)
        if call.answer.done():
            return call.answer
        self._waiting.append(call)
        if not self._next and not self._task:
            self._next = self._loop.call_soon(self._begin)
        return call.answer

    @property
    def waiting(self) -> int:
        """Number of queued calls."""
        return len(self._waiting)

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._closed = True
        while self._waiting or self._task:
            await (self._task or asyncio.sleep(0))

    def _begin(self) -> None:
        self._next = None
        quick = self._quick and len(self._waiting) == 1 and len(self._waiting[0].rows) <= MOST_ON_LOOP
        if not quick or not self._write_on_event_loop(self._waiting[0]):
            self._task = asyncio.create_task(self._write())

    def _write_on_event_loop(self, call: "_AppendRequest") -> bool:
        began = time.perf_counter()
        if not self._database.insert_on_event_loop(self._statement(len(call.rows)), _flat(call.rows)):
            return False
        self._note_commit(time.perf_counter() - began, len(call.rows))
        self._waiting.clear()
        if not call.answer.done():
            call.answer.set_result(None)
        return True

    async def _write(self) -> None:
        try:
            while self._waiting:
                # Every server locks tables in the same order, which avoids deadlocks.
                calls = sorted(self._take_batch(), key=lambda call: call.table)
                await self._answer(calls)
                if len(calls) > 1:
                    await asyncio.sleep(BATCH_WINDOW_S)
        finally:
            self._task = None

    def _take_batch(self) -> "list[_AppendRequest]":
        """Take the next calls from the queue: as many as fit into a statement, at least one."""
        ends = accumulate(len(call.rows) for call in self._waiting)
        count = max(1, sum(1 for end in takewhile(lambda end: end <= MAX_BATCH, ends)))
        calls = self._waiting[:count]
        del self._waiting[:count]
        return calls

    async def _answer(self, calls: "list[_AppendRequest]") -> None:
        began = time.perf_counter()
        try:
            refused = await self._commit_with_retry(calls)
            self._note_commit(time.perf_counter() - began, sum(len(call.rows) for call in calls))
        except Exception as error:  # the callers must get a reply after any error
            refused = dict.fromkeys(calls, self._database.to_store_failed(error))
        for call in calls:
            if call.answer.done():  # the caller has given up
                continue
            if reason := refused.get(call):
                call.answer.set_exception(reason)
            else:
                call.answer.set_result(None)

    def _note_commit(self, seconds: float, entries: int) -> None:
        self._database.count_entries(entries)
        self._quick = seconds < FAST_COMMIT_S
        self.committed(seconds)

    async def _commit_with_retry(
        self, calls: "list[_AppendRequest]"
    ) -> "dict[_AppendRequest, SpyhouseError]":
        again = False
        began = time.monotonic()
        for pause in RETRY_AFTER_S:
            try:
                return await self._commit(calls, again)
            except Exception:
                if time.monotonic() - began > MAX_RETRY_S:
                    raise
                again = True
                await asyncio.sleep(pause)
        return await self._commit(calls, again)

    async def _commit(
        self, calls: "list[_AppendRequest]", again: bool
    ) -> "dict[_AppendRequest, SpyhouseError]":
        """Commit a batch. Return the refused calls; all others are durable.

        Raises if the connection was lost; then call it with `again`.
        """
        rows = [row for call in calls for row in call.rows]
        async with self._database.write() as connection:
            try:
                stored = await self._database.insert(connection, self._statement(len(rows)), _flat(rows))
                if stored is None:
                    return {}
                return {call: _leased(call) for call in calls if call.table not in stored}
            except UNIQUE_VIOLATIONS:
                if len(calls) == 1 and not again:
                    return {calls[0]: _conflict(calls[0])}  # asking again costs a far server seconds
            except Exception:
                again = True  # the first attempt may have been committed
            # A bad call must not fail the others, so each is tried on its own.
            refused = [(call, await self._refuse(connection, call, again)) for call in calls]
            return {call: reason for call, reason in refused if reason}

    async def _refuse(
        self, connection: AsyncConnection, call: "_AppendRequest", again: bool
    ) -> SpyhouseError | None:
        try:
            done = await connection.exec_driver_sql(self._statement(len(call.rows)), _flat(call.rows))
            return _leased(call) if done.returns_rows and not done.all() else None
        except IntegrityError:
            # The reply to a commit may be lost. If these entries are already stored, the conflict is with
            # ourselves.
            if again and await _already_stored(connection, call):
                return None
            return _conflict(call)
        except Exception as error:
            if connection.invalidated:
                raise
            return self._database.to_store_failed(error)

    def _statement(self, rows: int) -> str:
        """Return an INSERT of this many entries.

        One statement is one transaction. SQLite's thread runs it without taking the GIL for every row.
        """
        statement = self._statements.get(rows)
        if statement is None:
            columns = [f'"{column}"' for column in log.c.keys()]  # noqa: SIM118
            width = len(columns)
            sqlite = self._database.is_sqlite
            values = (
                ", ".join(
                    self._database.placeholder(row * width + place) + ("" if sqlite else f"::{kind}")
                    for place, kind in enumerate(_KINDS)
                )
                for row in range(rows)
            )
            names, listed = ", ".join(columns), f"VALUES ({'), ('.join(values)})"
            insert = f"INSERT INTO log ({names})"
            statement = f"{insert} {listed}" if sqlite else _UNLESS_CLAIMED.format(names, listed, insert)
            self._statements[rows] = statement
        return statement


_KINDS = ("text", "bigint", "bigint", "text", "text", "bytea")
_UNLESS_CLAIMED = f"""
    WITH entry({{0}}) AS ({{1}}),
    named AS MATERIALIZED (SELECT DISTINCT "table" FROM entry),
    free AS MATERIALIZED (
        SELECT "table" FROM named
        WHERE pg_try_advisory_xact_lock_shared({KEY_OF_TABLE.replace(":t", '"table"')})
    )
    {{2}} SELECT * FROM entry WHERE "table" IN (SELECT "table" FROM free) RETURNING "table"
"""
"""PostgreSQL: insert all entries except those of tables that another server has claimed.

The claim is checked once per table, so entries of one call are inserted together or not at all.
"""


def _conflict(call: "_AppendRequest") -> Conflict:
    return Conflict(f"Table {call.table} already has entry {call.rows[0][1]}, or this very command.")


def _leased(call: "_AppendRequest") -> Leased:
    return Leased(f"Another server writes table {call.table} now.")


class _AppendRequest:
    __slots__ = ("answer", "rows", "table")

    def __init__(self, table: str, entries: Sequence[LogRow], answer: asyncio.Future[None]) -> None:
        self.table = table
        self.rows = [(table, *msgspec.structs.astuple(entry)) for entry in entries]
        self.answer = answer


def _flat(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(rows))


async def _already_stored(connection: AsyncConnection, call: _AppendRequest) -> bool:
    seqs = [row[1] for row in call.rows]
    there = await connection.execute(select(log).where(log.c.table == call.table, log.c.seq.in_(seqs)))
    return {tuple(row) for row in there} == set(call.rows)
