"""Group commit: a single entry is committed at once, and what arrives during a commit goes into the next one
together."""

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from spyhouse.kernel import SpyhouseError
from spyhouse.store.database import TAKEN, Database
from spyhouse.store.errors import Conflict, StoreFailed
from spyhouse.store.schema import log
from spyhouse.table.entry import Line

GATHER_S = 0.002
"""How long a busy writer waits for company: a commit costs as much for one as for fifty."""
QUICK_S = 0.005
"""A commit that takes longer is none to wait for on the spot: this is a slow disk."""
MOST_CALLS = 500
"""In one commit: a statement can carry some tens of thousands of values."""
RETRY_AFTER_S = (0.1, 0.5, 2.0)
"""Together long enough for PostgreSQL to restart."""


class Writer:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()  # asking for it costs a system call, too much for every move
        self._statements: dict[int, str] = {}
        self._waiting: list[_Call] = []
        self._quick = True
        self._next: asyncio.Handle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.committed: Callable[[float], None] = lambda seconds: None

    def append(self, table: str, entries: Sequence[Line]) -> asyncio.Future[None]:
        call = _Call(table, entries, self._loop.create_future())
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

    async def close(self) -> None:
        self._closed = True
        while self._waiting or self._task:
            await (self._task or asyncio.sleep(0))

    def _begin(self) -> None:
        self._next = None
        if len(self._waiting) > 1 or not self._quick or not self._write_at_once(self._waiting[0]):
            self._task = asyncio.create_task(self._write())

    def _write_at_once(self, call: "_Call") -> bool:
        began = time.perf_counter()
        if not self._database.insert_at_once(self._statement(len(call.rows)), _flat(call.rows)):
            return False
        self._took(time.perf_counter() - began)
        self._waiting.clear()
        if not call.answer.done():
            call.answer.set_result(None)
        return True

    async def _write(self) -> None:
        try:
            while self._waiting:
                # Every server takes the tables in the same order, so that no two wait for each other.
                calls = sorted(self._waiting[:MOST_CALLS], key=lambda call: call.table)
                del self._waiting[:MOST_CALLS]
                await self._answer(calls)
                if len(calls) > 1:
                    await asyncio.sleep(GATHER_S)
        finally:
            self._task = None

    async def _answer(self, calls: "list[_Call]") -> None:
        began = time.perf_counter()
        try:
            refused = await self._commit_stubbornly(calls)
            self._took(time.perf_counter() - began)
        except Exception as error:  # whatever it was, they are waiting for an answer
            refused = dict.fromkeys(calls, self._database.failed(error))
        for call in calls:
            if call.answer.done():  # given up by whoever asked
                continue
            if reason := refused.get(call):
                call.answer.set_exception(reason)
            else:
                call.answer.set_result(None)

    def _took(self, seconds: float) -> None:
        self._quick = seconds < QUICK_S
        self.committed(seconds)

    async def _commit_stubbornly(self, calls: "list[_Call]") -> "dict[_Call, SpyhouseError]":
        again = False
        for pause in RETRY_AFTER_S:
            try:
                return await self._commit(calls, again)
            except Exception:
                again = True
                await asyncio.sleep(pause)
        return await self._commit(calls, again)

    async def _commit(self, calls: "list[_Call]", again: bool) -> "dict[_Call, SpyhouseError]":
        """Returns those that were refused; all others are on the disk. Raises when the connection was
        lost; then try `again`."""
        rows = [row for call in calls for row in call.rows]
        async with self._database.write() as connection:
            try:
                await self._database.insert(connection, self._statement(len(rows)), _flat(rows))
                return {}
            except TAKEN:
                pass
            except Exception:
                again = True  # who knows what was done
            # One bad call does not spoil the others.
            refused = [(call, await self._refuse(connection, call, again)) for call in calls]
            return {call: reason for call, reason in refused if reason}

    async def _refuse(self, connection: AsyncConnection, call: "_Call", again: bool) -> SpyhouseError | None:
        try:
            await connection.exec_driver_sql(self._statement(len(call.rows)), _flat(call.rows))
            return None
        except IntegrityError:
            # A commit whose answer got lost may have happened: then what is in the way is our own.
            if again and await _is_there(connection, call):
                return None
            return Conflict(f"Table {call.table} already has entry {call.rows[0][1]}, or this very command.")
        except Exception as error:
            if connection.invalidated:
                raise
            return self._database.failed(error)

    def _statement(self, rows: int) -> str:
        """An INSERT of so many entries at once. One statement is one transaction, and to SQLite's thread
        one piece of work, in which it does not ask for Python's lock at every row."""
        statement = self._statements.get(rows)
        if statement is None:
            columns = [f'"{column}"' for column in log.c.keys()]  # noqa: SIM118
            width = len(columns)
            values = (
                ", ".join(self._database.placeholder(row * width + place) for place in range(width))
                for row in range(rows)
            )
            statement = f"INSERT INTO log ({', '.join(columns)}) VALUES ({'), ('.join(values)})"
            self._statements[rows] = statement
        return statement


class _Call:
    __slots__ = ("answer", "rows", "table")

    def __init__(self, table: str, entries: Sequence[Line], answer: asyncio.Future[None]) -> None:
        self.table = table
        self.rows = [(table, *msgspec.structs.astuple(entry)) for entry in entries]
        self.answer = answer


def _flat(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(rows))


async def _is_there(connection: AsyncConnection, call: _Call) -> bool:
    seqs = [row[1] for row in call.rows]
    there = await connection.execute(select(log).where(log.c.table == call.table, log.c.seq.in_(seqs)))
    return {tuple(row) for row in there} == set(call.rows)
