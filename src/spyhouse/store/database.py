"""Connections to SQLite or PostgreSQL, set up so that a commit that returned is on the disk."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from spyhouse.kernel import SpyhouseError
from spyhouse.store import schema
from spyhouse.store.errors import StoreFailed

DATABASE_ERRORS = (SQLAlchemyError, OSError)
"""What a database in trouble raises; a refused connection or a timeout comes as a bare OSError."""

TAKEN = (sqlite3.IntegrityError, asyncpg.UniqueViolationError)
"""What their drivers raise when a key is taken."""

_PATIENCE_S = 5
_PATIENCE_WITH_MIGRATIONS_S = 60
"""For a large log, or for another server that is at it already."""
_TRIES_FOR_WAL = 5
_PAGES_AHEAD = 16_000
"""How far SQLite's write-ahead log may grow: 64 MB, in which most pages change many times."""
_MIGRATING = 5_397_593  # the number of PostgreSQL's lock: any that no other program uses
_REMEDIES = {
    "full": "Make room on its disk.",
    "no space": "Make room on its disk.",
    "locked": "Another program holds it: end that one, or wait until it is done.",
    "readonly": "Let the house write there.",
    "permission": "Let the house in.",
}
"""By what a database says."""


class Database:
    """One connection for writing, kept at hand, so that writers queue here and not at SQLite's lock, and a
    few for reading, which do not wait behind it."""

    def __init__(self, address: str) -> None:
        self._url = url = _read(address)
        self.is_sqlite = url.get_backend_name() == "sqlite"
        host = url.host or url.query.get("host") or "this machine"
        self.name = str(url.database) if self.is_sqlite else f"{url.database} on {host}"
        # Every statement is a transaction of its own, so there is never anything to roll back.
        self.writing = self._engine(_PATIENCE_S, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.reading = self._engine(
            _PATIENCE_S, pool_size=4, pool_pre_ping=True, isolation_level="AUTOCOMMIT"
        )
        self._pen: AsyncConnection | None = None
        self._pencil: sqlite3.Connection | None = None
        self._one_writes = asyncio.Lock()

    async def migrate(self) -> None:
        engine = self._engine(_PATIENCE_WITH_MIGRATIONS_S)
        try:
            async with engine.begin() as connection:  # two servers may start at once
                if self.is_sqlite:  # Python's driver would begin only at the first INSERT
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                else:
                    await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
                await connection.run_sync(schema.migrate)
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """The connection for writing. After an error nobody knows what state it is in: it is thrown away."""
        async with self._one_writes:
            if self._pen is None:
                self._pen = await self.writing.connect()
            try:
                yield self._pen
            except BaseException:
                pen, self._pen = self._pen, None
                await pen.invalidate()
                await pen.close()
                raise

    def failed(self, error: Exception) -> StoreFailed:
        """For whoever runs the house: what happened, where, and what to do."""
        words = in_short(error)
        usual = "Look after its disk." if self.is_sqlite else "Start it again, or look after the network."
        remedies = (remedy for sign, remedy in _REMEDIES.items() if sign in words.lower())
        return StoreFailed(f"{self.name}: {words}. {next(remedies, usual)}")

    def placeholder(self, number: int) -> str:
        return "?" if self.is_sqlite else f"${number + 1}"

    async def insert(self, connection: AsyncConnection, statement: str, values: Sequence[Any]) -> None:
        """Straight to the driver: SQLAlchemy goes to SQLite's thread and back three times for it."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        if self.is_sqlite:
            await driver.execute_fetchall(statement, values)
        else:
            await driver.execute(statement, *values)

    def insert_at_once(self, statement: str, values: Sequence[Any]) -> bool:
        """While everything else in this process waits: with SQLite that takes less time than going to its
        thread. If it cannot be done now nothing has happened; `insert` has more patience, and says why."""
        if not self.is_sqlite:
            return False
        try:
            if self._pencil is None:
                pencil = sqlite3.connect(self.name, timeout=0, isolation_level=None)
                _make_durable(pencil, None)
                self._pencil = pencil
            self._pencil.execute(statement, values)
            return True
        except Exception:
            return False

    async def close(self) -> None:
        if self._pencil:
            self._pencil.close()
        if self._pen:
            await self._pen.close()
        await self.reading.dispose()

    def _engine(self, patience: float, **settings: Any) -> AsyncEngine:
        if self.is_sqlite:
            engine = create_async_engine(self._url, connect_args={"timeout": patience}, **settings)
            event.listen(engine.sync_engine, "connect", _make_durable)
            return engine
        how = {"command_timeout": patience, "server_settings": {"synchronous_commit": "on"}}
        return create_async_engine(self._url, connect_args={"timeout": _PATIENCE_S, **how}, **settings)


def in_short(error: Exception) -> str:
    """The database's own words, without the statement and its values, which may be secret."""
    words = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return words.splitlines()[0].removesuffix(".")


def _make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for _ in range(_TRIES_FOR_WAL):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:
            # Another server switches this new file at the same moment, and SQLite does not wait for that
            # as it does for a lock: wait for its lock, then find it switched.
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("COMMIT")
    else:
        cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={_PAGES_AHEAD}")
    cursor.close()


def _read(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        url = URL.create("nothing")
    match url.drivername:
        case "sqlite" if url.database and url.database != ":memory:":
            folder = Path(url.database).absolute().parent
            if not folder.is_dir():
                raise SpyhouseError(f"Cannot make the database {url.database}: there is no folder {folder}.")
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            # Hosting companies hand out libpq's spelling.
            if mode := url.query.get("sslmode"):
                url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)})
            return url.set(drivername="postgresql+asyncpg")
    raise SpyhouseError(
        "The database's address must look like sqlite:///path/to/house.db or "
        f"postgresql://user:password@host/name, not {address!r}."
    )
