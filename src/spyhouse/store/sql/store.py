"""The store on SQLite or PostgreSQL."""

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Literal, Self

from sqlalchemy import (
    ColumnElement,
    Executable,
    LargeBinary,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from spyhouse.kernel import SpyhouseError
from spyhouse.store.errors import StoreDamaged
from spyhouse.store.sql.database import DATABASE_ERRORS, Database
from spyhouse.store.sql.schema import (
    house_clock,
    house_keys,
    house_starts,
    log,
    packs,
    subscriptions,
    transcripts,
)
from spyhouse.store.sql.writer import GroupCommitWriter
from spyhouse.table.entry import LogRow

# Skips from one table name to the next along the primary key, without reading the entries.
_COUNT_TABLES = text("""
    WITH RECURSIVE name(name) AS (
        SELECT min("table") FROM log
        UNION ALL
        SELECT (SELECT min("table") FROM log WHERE "table" > name.name) FROM name WHERE name.name IS NOT NULL
    )
    SELECT count(name) FROM name
""")

_PROBE_TABLE = ""
_PROBE_BYTES = 16 * 1024
_PAGE_ROWS = 64
"""Rows per page when a long log is read."""
_CHUNK_BYTES = 64 * 1024


class SqlStore:
    """The log and all other data of a server, on SQLite or PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = GroupCommitWriter(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open `sqlite:///path/to/house.db` or `postgresql://...`, and create or migrate its schema."""
        database = Database(url)
        try:
            await database.migrate()
        except Exception as error:
            await database.close()
            if isinstance(error, SpyhouseError):
                raise
            # A malformed address can cause any error.
            raise SpyhouseError(f"Cannot open the database {database.to_store_failed(error)}") from error
        return cls(database)

    async def close(self) -> None:
        """Write what is queued, then close."""
        await self._writer.close()
        await self._database.close()

    def append(self, table: str, *entries: LogRow) -> asyncio.Future[None]:
        """Store all entries or none. Done when they are durable; fails with `Conflict` or `StoreFailed`."""
        return self._writer.append(table, entries)

    @property
    def waiting(self) -> int:
        """Number of appends that wait for a commit."""
        return self._writer.waiting

    @property
    def failures(self) -> int:
        """Number of database failures."""
        return self._database.failures

    @property
    def damage(self) -> str:
        """The database's message if it found its own data damaged; "" otherwise."""
        return self._database.damage

    async def check_file(self) -> list[str]:
        """Return the faults of an SQLite file; usually none."""
        try:
            return await self._database.check_file()
        except DATABASE_ERRORS as error:
            return [str(self._database.to_store_failed(error))]

    async def claim(self, table: str) -> bool:
        """Keep other servers from writing a table for a moment; they get `Leased`."""
        with self._failures():
            return await self._database.claim(table)

    async def release(self, table: str) -> None:
        """Let other servers write the table again."""
        with self._failures():
            await self._database.release(table)

    def on_commit(self, callback: Callable[[float], None]) -> None:
        """Call `callback` with the duration of every commit, in seconds."""
        self._writer.committed = callback

    async def read_log(self, table: str, after: int = 0, limit: int | None = None) -> list[LogRow]:
        """Return the entries of a table after this seq, in order."""
        columns = (log.c.seq, log.c.at, log.c.person, log.c.command, log.c.body)
        mine = (log.c.table == table, log.c.seq > after)
        rows = await self._read(select(*columns).where(*mine).order_by(log.c.seq).limit(limit))
        return [LogRow(*row) for row in rows]

    async def iter_log(self, table: str) -> AsyncIterator[list[LogRow]]:
        """Yield the log page by page, to hold little of it in memory."""
        after = 0
        while page := await self.read_log(table, after, _PAGE_ROWS):
            yield page
            after = page[-1].seq

    async def save_transcript(self, table: str, number: int, body: bytes) -> None:
        """Store the transcript of a finished game. The first one stored stays."""
        with suppress(IntegrityError):
            await self.change(insert(transcripts).values(table=table, number=number, body=body))

    async def load_transcript(self, table: str, number: int) -> bytes | None:
        """Return the transcript of a game, or None."""
        mine = (transcripts.c.table == table, transcripts.c.number == number)
        body: bytes | None = await self._fetch(select(transcripts.c.body).where(*mine))
        return body

    async def iter_transcript(self, table: str, number: int) -> AsyncIterator[bytes]:
        """Yield the transcript in pieces; nothing if there is none."""
        mine = (transcripts.c.table == table, transcripts.c.number == number)
        start = 1
        while True:
            body = func.substr(transcripts.c.body, start, _CHUNK_BYTES, type_=LargeBinary)
            # Shielded: the reader may be cancelled, and a cancelled query costs a connection.
            piece: bytes = await asyncio.shield(self._fetch(select(body).where(*mine)))
            if not piece:
                return
            yield piece
            start += len(piece)

    async def transcript_numbers(self, table: str) -> set[int]:
        """Return the numbers of the games that have a transcript."""
        rows = await self._read(select(transcripts.c.number).where(transcripts.c.table == table))
        return {row[0] for row in rows}

    async def idle_tables(self, since: int, limit: int) -> list[str]:
        """Return tables without an entry since this server-clock time, oldest first."""
        latest = func.max(log.c.at)
        rows = await self._read(
            select(log.c.table).group_by(log.c.table).having(latest < since).order_by(latest).limit(limit)
        )
        return [row[0] for row in rows]

    async def delete(self, table: str) -> None:
        """Delete a table. Its log goes last, because it reserves the code."""
        await self.change(delete(subscriptions).where(subscriptions.c.table == table))
        await self.change(delete(transcripts).where(transcripts.c.table == table))
        await self.change(delete(log).where(log.c.table == table))

    async def table_exists(self, table: str) -> bool:
        """Return whether a table has a log."""
        return bool(await self._fetch(select(exists().where(log.c.table == table))))

    async def check(self) -> None:
        """Write, read and delete a probe. Raises `StoreFailed` if that does not work."""
        await self.save_transcript(_PROBE_TABLE, 0, os.urandom(_PROBE_BYTES))
        await self.load_transcript(_PROBE_TABLE, 0)
        await self.change(delete(transcripts).where(transcripts.c.table == _PROBE_TABLE))

    async def codes(self) -> list[str]:
        """Return the codes of all tables, from an index if the log itself is damaged."""
        try:
            rows = await self._read(select(log.c.table).distinct().order_by(log.c.table))
        except StoreDamaged:
            rows = await self._read(select(log.c.table).with_hint(log, "INDEXED BY log_at", "sqlite"))
        return sorted({row[0] for row in rows})

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection that sees the store as it is now, whatever is written meanwhile."""
        with self._failures():
            async with self._database.snapshot() as connection:
                yield connection

    async def change(self, statement: Executable) -> list[Any]:
        """Execute a statement and return its rows, if it has any."""
        with self._failures():
            async with self._database.write() as connection:
                result = await connection.execute(statement)
                return list(result.all()) if result.returns_rows else []

    async def sizes(self, by: Literal["size", "age"], limit: int) -> list[tuple[str, int, int, int]]:
        """Return tables with their entries, bytes and latest time; the longest logs first, or the oldest."""
        size, latest = func.sum(func.length(log.c.body)), func.max(log.c.at)
        order = size.desc() if by == "size" else latest
        wanted = select(log.c.table, func.count(), size, latest).group_by(log.c.table)
        rows = await self._read(wanted.order_by(order).limit(limit))
        return [(code, int(entries), int(bytes), int(at)) for code, entries, bytes, at in rows]

    async def count_tables(self) -> int:
        """Return the number of tables."""
        return int(await self._fetch(_COUNT_TABLES))

    async def load_clock(self) -> int:
        """Return the last known server-clock time in ms: heartbeat or latest entry. 0 if all is new."""
        heartbeat: int = await self._fetch(select(house_clock.c.ms))
        latest: int | None = await self._fetch(select(func.max(log.c.at)))
        return max(heartbeat, latest or 0)

    async def save_clock(self, ms: int) -> None:
        """Store the heartbeat. It never goes backwards."""
        await self.change(update(house_clock).where(house_clock.c.ms < ms).values(ms=ms))

    async def record_start(self, ms: int) -> None:
        """Store that a server started at this server-clock time."""
        with suppress(IntegrityError):  # another server may start at the same moment
            await self.change(insert(house_starts).values(ms=ms))

    async def first_start_after(self, ms: int) -> int | None:
        """Return the first server start after this server-clock time."""
        start: int | None = await self._fetch(
            select(func.min(house_starts.c.ms)).where(house_starts.c.ms > ms)
        )
        return start

    async def save_pack(self, game: str, body: bytes) -> str:
        """Store a pack and return its id, a hash of its content."""
        id = hashlib.sha256(body).hexdigest()[:32]
        if await self.load_pack(game, id) is None:
            with suppress(IntegrityError):  # the same pack was just stored
                await self.change(insert(packs).values(game=game, id=id, body=body))
        return id

    async def load_pack(self, game: str, id: str) -> bytes | None:
        """Return a pack, or None."""
        body: bytes | None = await self._fetch(
            select(packs.c.body).where(packs.c.game == game, packs.c.id == id)
        )
        return body

    async def load_or_create_key(self, name: str, new: bytes) -> bytes:
        """Return the key stored under this name; store `new` if there is none."""
        with suppress(IntegrityError):
            await self.change(insert(house_keys).values(name=name, body=new))
        key: bytes = await self._fetch(select(house_keys.c.body).where(house_keys.c.name == name))
        return key

    async def subscribe(self, table: str, person: str, id: str, at: int, body: bytes, limit: int) -> None:
        """Store a browser's subscription for notices. Beyond `most` per person, the oldest is deleted."""
        await self.unsubscribe(table, person, id)
        row = {"table": table, "person": person, "id": id, "at": at, "told": 0, "body": body}
        with suppress(IntegrityError):  # the same subscription was just stored
            await self.change(insert(subscriptions).values(row))
        theirs = _subscriptions_of(table, person)
        newest = select(subscriptions.c.id).where(*theirs).order_by(subscriptions.c.at.desc()).limit(limit)
        await self.change(delete(subscriptions).where(*theirs, subscriptions.c.id.not_in(newest)))

    async def unsubscribe(self, table: str, person: str, id: str) -> None:
        """Delete a subscription."""
        theirs = _subscriptions_of(table, person)
        await self.change(delete(subscriptions).where(*theirs, subscriptions.c.id == id))

    async def claim_subscriptions(self, table: str, person: str) -> list[tuple[str, bytes]]:
        """Return a person's subscriptions by id, and mark them as notified.

        They are not returned again until `reset_notified`.
        """
        theirs = (*_subscriptions_of(table, person), subscriptions.c.told == 0)
        taking = update(subscriptions).where(*theirs).values(told=1)
        rows = await self.change(taking.returning(subscriptions.c.id, subscriptions.c.body))
        return [(id, body) for id, body in rows]

    async def reset_notified(self, table: str, person: str) -> None:
        """Allow notices to a person again."""
        theirs = (*_subscriptions_of(table, person), subscriptions.c.told == 1)
        await self.change(update(subscriptions).where(*theirs).values(told=0))

    async def _read(self, question: Executable) -> list[Any]:
        with self._failures():
            async with self._database.reading.connect() as connection:
                return list((await connection.execute(question)).all())

    async def _fetch(self, question: Executable) -> Any:
        rows = await self._read(question)
        return rows[0][0] if rows else None

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """Turn errors of the database, except taken keys, into `StoreFailed`."""
        try:
            yield
        except IntegrityError:
            raise
        except DATABASE_ERRORS as error:
            raise self._database.to_store_failed(error) from error


def _subscriptions_of(table: str, person: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return subscriptions.c.table == table, subscriptions.c.person == person
