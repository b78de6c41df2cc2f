"""Connections to SQLite or PostgreSQL, set up so that a returned commit is durable."""

import asyncio
import os
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from spyhouse.kernel import SpyhouseError
from spyhouse.store.errors import StoreDamaged, StoreFailed
from spyhouse.store.sql import schema

DATABASE_ERRORS = (SQLAlchemyError, OSError)
"""What a failing database raises. Refused connections and timeouts come as plain `OSError`."""

UNIQUE_VIOLATIONS = (sqlite3.IntegrityError, asyncpg.UniqueViolationError)
"""What the drivers raise when a key is taken."""

_PRIVATE = 0o600
_BUSY_TIMEOUT_S = 5
_LOCK_TIMEOUT_S = 1.5
"""Seconds that SQLite waits for another process that holds the file. The writer retries."""
_MIGRATION_TIMEOUT_S = 60
"""Seconds for a large log, or while another server is migrating."""
_TRIES_FOR_WAL = 5
_WAL_CHECKPOINT_PAGES = 64_000
"""Length of SQLite's write-ahead log, 256 MB, at which a commit itself would copy it into the file."""
_ENTRIES_PER_CHECKPOINT = 4_000
"""Entries after which the log is copied beside the commits. An entry changes up to three pages."""
_CHECKPOINT_TRIES = 3
"""A commit may come in between; then little is left to copy."""
_MIGRATION_LOCK_ID = 5_397_593  # PostgreSQL advisory lock; any number no other program uses
KEY_OF_TABLE = "hashtextextended('spyhouse ' || :t, 0)"
_CLAIM_S = 0.5
"""Seconds for which a claim is tried again. At least two tries, however far the database is."""
_CLAIM_AGAIN_S = 0.02
_DAMAGE = ("malformed", "not a database", "corrupt", "invalid page", "could not read block")
_REPAIR = "Its data is damaged: stop the server, run `spyhouse check`, and restore a backup."
_WAL_HEAD, _FRAME_HEAD, _INDEX_HEAD = 32, 24, 100
"""Bytes of the heads of a write-ahead log, of a page in it, and of its index in shared memory."""
_ADVICE = {
    "full": "Make room on its disk.",
    "no space": "Make room on its disk.",
    "locked": "Another program holds it: end that one, or wait until it is done.",
    "readonly": "Let the server's user write the file and its folder (chown, chmod u+rw).",
    "read-only": "Let the server's user write the file and its folder (chown, chmod u+rw).",
    "permission": "Let the server's user read and write the file and its folder (chown, chmod u+rw).",
    "unable to open": "Let the server's user read and write the file and its folder (chown, chmod u+rw).",
}
"""Advice by the database's message."""


class Database:
    """One connection for writing, and a few for reading that do not wait for it.

    With a single writing connection, writers queue here and not at SQLite's lock.
    """

    def __init__(self, address: str) -> None:
        self._url = url = _read(address)
        self.is_sqlite = url.get_backend_name() == "sqlite"
        host = url.host or url.query.get("host") or "this machine"
        self.name = str(url.database) if self.is_sqlite else f"{url.database} on {host}"
        # Autocommit: every statement is its own transaction, so there is never anything to roll back.
        patience = _LOCK_TIMEOUT_S if self.is_sqlite else _BUSY_TIMEOUT_S
        self.writing = self._engine(patience, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self.reading = self._engine(patience, pool_size=4, pool_pre_ping=True, isolation_level="AUTOCOMMIT")
        self.failures = 0
        self.damage = ""
        """The database's message if it found its own data damaged; "" otherwise."""
        # SQLite drops what it cannot read of a write-ahead log when it first opens the file.
        self._wal_fault = _wal_fault(self.name) if self.is_sqlite else ""
        self._pen: AsyncConnection | None = None
        self._pencil: sqlite3.Connection | None = None
        self._one_writes = asyncio.Lock()
        self._uncopied = 0
        """Number of entries since the last checkpoint."""
        self._checkpoint: asyncio.Task[None] | None = None
        self._claims: dict[str, AsyncConnection] = {}
        """By table, the connection that holds PostgreSQL's advisory lock on it."""

    async def migrate(self) -> None:
        """Create or migrate the schema."""
        if self.is_sqlite and (old := await asyncio.to_thread(schema.old_version, self.name)):
            await asyncio.to_thread(_copy_file, self.name, f"{self.name}.before-{schema.NEWEST}-was-{old}")
        engine = self._engine(_MIGRATION_TIMEOUT_S)
        try:
            async with engine.begin() as connection:  # two servers may start at once
                if self.is_sqlite:  # Python's driver would begin only at the first INSERT
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                else:
                    await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK_ID})")
                await connection.run_sync(schema.migrate)
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Yield the connection for writing. It is discarded after an error, because its state is unknown."""
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

    def to_store_failed(self, error: Exception) -> StoreFailed:
        """Build an error for the operator: what happened, where, and what to do."""
        self.failures += 1
        words = error_summary(error)
        usual = "Look after its disk." if self.is_sqlite else "Start it again, or look after the network."
        remedies = (remedy for sign, remedy in _ADVICE.items() if sign in words.lower())
        if any(sign in words.lower() for sign in _DAMAGE):
            self.damage = f"{self.name}: {words}. {_REPAIR}"
            return StoreDamaged(self.damage)
        return StoreFailed(f"{self.name}: {words}. {next(remedies, usual)}")

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection in a read transaction."""
        level = "SERIALIZABLE" if self.is_sqlite else "REPEATABLE READ"
        engine = self._engine(_MIGRATION_TIMEOUT_S, poolclass=NullPool, isolation_level=level)
        async with engine.connect() as connection:
            if self.is_sqlite:  # Python's driver would begin only at the first INSERT
                await connection.exec_driver_sql("BEGIN")
            yield connection

    async def check_file(self) -> list[str]:
        """Return the faults of an SQLite file, truncated write-ahead logs included."""
        if not self.is_sqlite:
            return []
        found = [self._wal_fault] if self._wal_fault else []
        async with self.reading.connect() as connection:
            rows = (await connection.execute(text("PRAGMA quick_check(20)"))).all()
        return found + [row[0] for row in rows if row[0] != "ok"]

    def placeholder(self, number: int) -> str:
        """Return the driver's form of a numbered parameter."""
        return "?" if self.is_sqlite else f"${number + 1}"

    async def insert(
        self, connection: AsyncConnection, statement: str, values: Sequence[Any]
    ) -> set[str] | None:
        """Execute an INSERT on the driver's connection.

        SQLAlchemy would switch to SQLite's thread three times. Returns the tables whose entries were
        inserted, as `statement` returns them; None means all.
        """
        driver: Any = (await connection.get_raw_connection()).driver_connection
        if self.is_sqlite:
            await driver.execute_fetchall(statement, values)
            return None
        return {row[0] for row in await driver.fetch(statement, *values)}

    async def claim(self, table: str) -> bool:
        """Keep other servers from writing a table until it is released or this connection ends.

        An SQLite file has only one server, so there it does nothing.
        """
        if self.is_sqlite:
            return True
        now = asyncio.get_running_loop().time
        until = now() + _CLAIM_S
        while True:
            last = now() > until
            async with self.write() as connection:
                if self._claims.get(table) is connection:
                    return True
                if await connection.scalar(
                    text(f"SELECT pg_try_advisory_lock({KEY_OF_TABLE})"), {"t": table}
                ):
                    self._claims[table] = connection
                    return True
            if last:
                return False
            await asyncio.sleep(_CLAIM_AGAIN_S)

    async def release(self, table: str) -> None:
        """Release the claim on a table."""
        if (claimed := self._claims.pop(table, None)) and claimed is self._pen:
            async with self.write() as connection:
                if connection is claimed:
                    await connection.execute(text(f"SELECT pg_advisory_unlock({KEY_OF_TABLE})"), {"t": table})

    def insert_on_event_loop(self, statement: str, values: Sequence[Any]) -> bool:
        """Execute an INSERT on the event loop, which for SQLite takes less time than switching threads.

        Returns False if that is not possible now; nothing has been written then, and `insert` retries longer.
        """
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

    def count_entries(self, number: int) -> None:
        """Count committed entries, and copy SQLite's write-ahead log into the file when it is long.

        Nobody waits for that, which takes a fifth of a second on a busy disk.
        """
        self._uncopied += number
        if self.is_sqlite and self._uncopied >= _ENTRIES_PER_CHECKPOINT and not self._checkpoint:
            self._uncopied = 0
            self._checkpoint = asyncio.create_task(asyncio.to_thread(_copy_wal, self.name))
            self._checkpoint.add_done_callback(self._checkpoint_done)

    def _checkpoint_done(self, done: asyncio.Task[None]) -> None:
        self._checkpoint = None
        if not done.cancelled() and isinstance(error := done.exception(), Exception):
            self.to_store_failed(error)

    async def close(self) -> None:
        """Close all connections."""
        if self._checkpoint:
            await asyncio.wait([self._checkpoint])
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
        return create_async_engine(self._url, connect_args={"timeout": _BUSY_TIMEOUT_S, **how}, **settings)


def _copy_wal(name: str) -> None:
    with closing(sqlite3.connect(name, timeout=0, isolation_level=None)) as connection:
        for _ in range(_CHECKPOINT_TRIES):
            _busy, length, copied = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if length == copied:
                break


def _copy_file(name: str, copy: str) -> None:
    """Copy an SQLite database, its write-ahead log included."""
    with closing(sqlite3.connect(name)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    Path(copy).chmod(_PRIVATE)


def _wal_fault(name: str) -> str:
    """Return what is missing from an SQLite file's write-ahead log; "" if nothing is."""
    wal, index = Path(f"{name}-wal"), Path(f"{name}-shm")
    size, page = 0, 0
    with suppress(OSError), wal.open("rb") as file:
        size, page = wal.stat().st_size, int.from_bytes(file.read(_WAL_HEAD)[8:12], "big")
    frames, rest = divmod(max(0, size - _WAL_HEAD), page + _FRAME_HEAD)
    with suppress(OSError), index.open("rb") as file:
        head = file.read(_INDEX_HEAD)
        written, copied = (int.from_bytes(head[at : at + 4], sys.byteorder) for at in (16, 96))
        if max(frames, copied) < written:
            return f"{wal.name} was cut: it has {frames} of {written} pages. The last moves are missing."
    if rest:
        return (
            f"{wal.name} ends in the middle of a page. After a power cut that is normal, and nothing "
            "acknowledged is lost. If it was copied or cut, its last moves are missing."
        )
    return ""


def error_summary(error: Exception) -> str:
    """Return the database's message without the statement and its values, which may be secret."""
    words = str(getattr(error, "orig", None) or error).strip() or type(error).__name__
    return words.splitlines()[0].removesuffix(".")


def _make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for _ in range(_TRIES_FOR_WAL):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:
            # SQLite does not wait while another server switches the journal mode of a new file. Wait for its
            # lock instead; then the mode is already switched.
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("COMMIT")
    else:
        cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={_WAL_CHECKPOINT_PAGES}")
    cursor.close()


def without_password(address: str) -> str:
    """Return an address without its password, for output and logs."""
    return re.sub(r"://[^/@]*@", "://…@", address)


def _keep_private(path: Path) -> None:
    """Make the file readable for the server's user only. SQLite uses the same mode for its other files."""
    with suppress(OSError):  # reported when the file is opened
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, _PRIVATE))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):
            if file.stat().st_mode & 0o077:
                file.chmod(_PRIVATE)


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
            _keep_private(Path(url.database))
            return url.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            # Hosting providers use libpq's spelling.
            if mode := url.query.get("sslmode"):
                url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)})
            return url.set(drivername="postgresql+asyncpg")
    raise SpyhouseError(
        "The database's address must look like sqlite:///path/to/house.db or "
        f"postgresql://user:password@host/name, not "
        f"{without_password(address)!r}."
    )
