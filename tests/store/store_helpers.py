"""Helpers: entries, outcomes, and control over the database's COMMIT."""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any, Literal

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from spyhouse.store.sql import SqlStore
from spyhouse.table.entry import LogRow


def entry(seq: int, *, at: int = 1000, person: str = "ann", command: str = "", body: bytes = b"{}") -> LogRow:
    return LogRow(seq, at, person, command, body)


def seqs(entries: list[LogRow]) -> list[int]:
    return [entry.seq for entry in entries]


async def outcomes(*calls: Awaitable[None]) -> list[type[BaseException] | None]:
    """Return, for concurrent calls, None for success or the type of the error."""
    answers = await asyncio.gather(*calls, return_exceptions=True)
    return [type(answer) if isinstance(answer, BaseException) else None for answer in answers]


class Commits:
    """Control over a store's commits: counts them, delays their replies, breaks the connection."""

    def __init__(self, store: SqlStore, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.reached = asyncio.Event()
        self.may_return = asyncio.Event()
        self.may_return.set()
        self.break_connection: list[Literal["before", "after"]] = []
        database = store._database
        really_insert = database.insert

        async def insert(connection: AsyncConnection, statement: str, values: Sequence[Any]) -> None:
            fault = self.break_connection.pop(0) if self.break_connection else None
            if fault != "before":
                await really_insert(connection, statement, values)
                self.count += 1
                self.reached.set()
                await self.may_return.wait()
            if fault:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.close()
                raise ConnectionResetError("the cable was pulled out")

        really_insert_at_once = database.insert_on_event_loop

        def insert_at_once(statement: str, values: Sequence[Any]) -> bool:
            """Disable commits on the event loop, which cannot be delayed or broken."""
            if self.break_connection or not self.may_return.is_set():
                return False
            done = really_insert_at_once(statement, values)
            self.count += done
            return done

        patch.setattr(database, "insert", insert)
        patch.setattr(database, "insert_on_event_loop", insert_at_once)


async def ask_postgres(url: str, statement: str, *values: object) -> Any:
    """Execute a statement on another connection."""
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(statement, *values)
    finally:
        await connection.close()
