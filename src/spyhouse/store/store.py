"""The store as the rest of the house sees it."""

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Self

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

from spyhouse.kernel import SpyhouseError
from spyhouse.store.database import DATABASE_ERRORS, Database, in_short
from spyhouse.store.schema import (
    house_clock,
    house_keys,
    house_starts,
    log,
    packs,
    subscriptions,
    transcripts,
)
from spyhouse.store.writer import Writer
from spyhouse.table.entry import Line

# Hops from one table's name to the next along the primary key, past all their entries.
_COUNT_TABLES = text("""
    WITH RECURSIVE name(name) AS (
        SELECT min("table") FROM log
        UNION ALL
        SELECT (SELECT min("table") FROM log WHERE "table" > name.name) FROM name WHERE name.name IS NOT NULL
    )
    SELECT count(name) FROM name
""")

_NO_TABLE = ""
_A_FEW_PAGES = 16 * 1024
_A_PAGE = 64
"""So many lines of a log at a time, where it may be long."""
_A_PIECE = 64 * 1024


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open `sqlite:///path/to/house.db` or `postgresql://...`, make or renew its tables."""
        database = Database(url)
        try:
            await database.migrate()
        except Exception as error:
            await database.close()
            if isinstance(error, SpyhouseError):
                raise
            # An address may hold anything, so any error may come of it.
            raise SpyhouseError(f"Cannot open the database {database.name}: {in_short(error)}.") from error
        return cls(database)

    async def close(self) -> None:
        """Write what is pending, then let go."""
        await self._writer.close()
        await self._database.close()

    def append(self, table: str, *entries: Line) -> asyncio.Future[None]:
        """Done when all of them are on the disk; with `Conflict` or `StoreFailed` none is."""
        return self._writer.append(table, entries)

    def when_committed(self, tell: Callable[[float], None]) -> None:
        """Have every commit's time in seconds told."""
        self._writer.committed = tell

    async def log(self, table: str, after: int = 0, most: int | None = None) -> list[Line]:
        columns = (log.c.seq, log.c.at, log.c.person, log.c.command, log.c.body)
        mine = (log.c.table == table, log.c.seq > after)
        rows = await self._read(select(*columns).where(*mine).order_by(log.c.seq).limit(most))
        return [Line(*row) for row in rows]

    async def pages(self, table: str) -> AsyncIterator[list[Line]]:
        """The same log, of which no more is held than a page."""
        after = 0
        while page := await self.log(table, after, _A_PAGE):
            yield page
            after = page[-1].seq

    async def save_transcript(self, table: str, number: int, body: bytes) -> None:
        """What everyone saw of a game that is over. The first that is kept stays."""
        with suppress(IntegrityError):
            await self._change(insert(transcripts).values(table=table, number=number, body=body))

    async def transcript(self, table: str, number: int) -> bytes | None:
        mine = (transcripts.c.table == table, transcripts.c.number == number)
        body: bytes | None = await self._ask(select(transcripts.c.body).where(*mine))
        return body

    async def transcript_in_pieces(self, table: str, number: int) -> AsyncIterator[bytes]:
        """The same, of which no more is held than a piece; nothing if there is none."""
        mine = (transcripts.c.table == table, transcripts.c.number == number)
        start = 1
        while True:
            body = func.substr(transcripts.c.body, start, _A_PIECE, type_=LargeBinary)
            # Whoever reads it may go away at any moment, and a query that is broken off costs a connection.
            piece: bytes = await asyncio.shield(self._ask(select(body).where(*mine)))
            if not piece:
                return
            yield piece
            start += len(piece)

    async def transcripts(self, table: str) -> set[int]:
        """The numbers of the games that there are transcripts of."""
        rows = await self._read(select(transcripts.c.number).where(transcripts.c.table == table))
        return {row[0] for row in rows}

    async def unvisited(self, since: int, most: int) -> list[str]:
        """Tables in whose logs nothing was written since then, on the house clock."""
        latest = func.max(log.c.at)
        rows = await self._read(
            select(log.c.table).group_by(log.c.table).having(latest < since).order_by(latest).limit(most)
        )
        return [row[0] for row in rows]

    async def delete(self, table: str) -> None:
        """All of it, for good. The log goes last: as long as it is there, nobody else gets the code."""
        await self._change(delete(subscriptions).where(subscriptions.c.table == table))
        await self._change(delete(transcripts).where(transcripts.c.table == table))
        await self._change(delete(log).where(log.c.table == table))

    async def exists(self, table: str) -> bool:
        return bool(await self._ask(select(exists().where(log.c.table == table))))

    async def check(self) -> None:
        """Raises `StoreFailed` unless a few pages can be written, read again and given back."""
        await self.save_transcript(_NO_TABLE, 0, os.urandom(_A_FEW_PAGES))
        await self.transcript(_NO_TABLE, 0)
        await self._change(delete(transcripts).where(transcripts.c.table == _NO_TABLE))

    async def count(self) -> int:
        """How many tables there are."""
        return int(await self._ask(_COUNT_TABLES))

    async def clock(self) -> int:
        """The last known time of the house: its heartbeat's or its latest entry's. 0 when all is new."""
        heartbeat: int = await self._ask(select(house_clock.c.ms))
        latest: int | None = await self._ask(select(func.max(log.c.at)))
        return max(heartbeat, latest or 0)

    async def save_clock(self, ms: int) -> None:
        """The heartbeat. It never goes backwards."""
        await self._change(update(house_clock).where(house_clock.c.ms < ms).values(ms=ms))

    async def note_start(self, ms: int) -> None:
        """A server starts, and the house clock goes on at `ms`."""
        with suppress(IntegrityError):  # two servers at the same moment
            await self._change(insert(house_starts).values(ms=ms))

    async def first_start_after(self, ms: int) -> int | None:
        """When the house clock first went on after it had stopped somewhere after `ms`."""
        start: int | None = await self._ask(select(func.min(house_starts.c.ms)).where(house_starts.c.ms > ms))
        return start

    async def save_pack(self, game: str, body: bytes) -> str:
        """Keep it for ever. The id comes from the content: the same again gives the same."""
        id = hashlib.sha256(body).hexdigest()[:32]
        if await self.pack(game, id) is None:
            with suppress(IntegrityError):  # someone else was faster with the same
                await self._change(insert(packs).values(game=game, id=id, body=body))
        return id

    async def pack(self, game: str, id: str) -> bytes | None:
        body: bytes | None = await self._ask(
            select(packs.c.body).where(packs.c.game == game, packs.c.id == id)
        )
        return body

    async def house_key(self, name: str, new: bytes) -> bytes:
        """The first one that was ever given for this name."""
        with suppress(IntegrityError):
            await self._change(insert(house_keys).values(name=name, body=new))
        key: bytes = await self._ask(select(house_keys.c.body).where(house_keys.c.name == name))
        return key

    async def subscribe(self, table: str, person: str, id: str, at: int, body: bytes, most: int) -> None:
        """A browser where this person wants to be told of their turn. Of more than `most` the oldest goes."""
        await self.unsubscribe(table, person, id)
        row = {"table": table, "person": person, "id": id, "at": at, "told": 0, "body": body}
        with suppress(IntegrityError):  # the same one at the same moment
            await self._change(insert(subscriptions).values(row))
        theirs = _subscriptions_of(table, person)
        newest = select(subscriptions.c.id).where(*theirs).order_by(subscriptions.c.at.desc()).limit(most)
        await self._change(delete(subscriptions).where(*theirs, subscriptions.c.id.not_in(newest)))

    async def unsubscribe(self, table: str, person: str, id: str) -> None:
        theirs = _subscriptions_of(table, person)
        await self._change(delete(subscriptions).where(*theirs, subscriptions.c.id == id))

    async def take_subscriptions(self, table: str, person: str) -> list[tuple[str, bytes]]:
        """Those where they have to be told, by id. Nobody gets them again before they have come back."""
        theirs = (*_subscriptions_of(table, person), subscriptions.c.told == 0)
        taking = update(subscriptions).where(*theirs).values(told=1)
        rows = await self._change_and_read(taking.returning(subscriptions.c.id, subscriptions.c.body))
        return [(id, body) for id, body in rows]

    async def came_back(self, table: str, person: str) -> None:
        theirs = (*_subscriptions_of(table, person), subscriptions.c.told == 1)
        await self._change(update(subscriptions).where(*theirs).values(told=0))

    async def _read(self, question: Executable) -> list[Any]:
        try:
            async with self._database.reading.connect() as connection:
                return list((await connection.execute(question)).all())
        except DATABASE_ERRORS as error:
            raise self._database.failed(error) from error

    async def _ask(self, question: Executable) -> Any:
        rows = await self._read(question)
        return rows[0][0] if rows else None

    async def _change(self, statement: Executable) -> None:
        await self._change_and_read(statement)

    async def _change_and_read(self, statement: Executable) -> list[Any]:
        try:
            async with self._database.write() as connection:
                result = await connection.execute(statement)
                return list(result.all()) if result.returns_rows else []
        except IntegrityError:
            raise
        except DATABASE_ERRORS as error:
            raise self._database.failed(error) from error


def _subscriptions_of(table: str, person: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return subscriptions.c.table == table, subscriptions.c.person == person
