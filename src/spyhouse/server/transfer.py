"""Backup, restore, move and check of a whole store, with verification."""

import asyncio
import hashlib
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Table as DatabaseTable
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from spyhouse.kernel import SpyhouseError
from spyhouse.record.transcript import unpack
from spyhouse.store import StoreDamaged, StoreFailed
from spyhouse.store.sql import SqlStore
from spyhouse.store.sql.schema import metadata
from spyhouse.table.apply import fold

ROWS_PER_BATCH = 200
"""Rows copied per statement."""

Tell = Callable[[str], None]


class Report(msgspec.Struct):
    """Result of a check."""

    tables: int = 0
    games: int = 0
    """Number of finished games with a transcript."""
    stuck: int = 0
    """Number of tables whose game cannot continue under today's rules. What was played is kept."""
    faults: list[str] = msgspec.field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{self.tables} tables fold, {self.games} finished games open."]
        if self.stuck:
            lines.append(f"{self.stuck} of the games cannot go on by today's rules; their records are kept.")
        return " ".join(lines)


def show_progress(line: str) -> None:
    """Print progress, in place on a terminal."""
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"{line:<70}", end=end, file=sys.stderr, flush=True)


async def backup(database: str, file: Path, progress: Tell = show_progress) -> Report:
    """Copy a store, which may be in use, to an SQLite file. The file appears once it is verified."""
    with _folder_beside(file) as folder:
        part = Path(folder) / "part.db"
        async with _opened(database) as source, _opened(f"sqlite:///{part}") as target:
            report = await copy(source, target, progress)
        part.rename(file)
    return report


def _folder_beside(file: Path) -> tempfile.TemporaryDirectory[str]:
    if file.exists():
        raise SpyhouseError(f"{file} exists; name another file or remove it")
    return tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".spyhouse-")


async def restore(file: Path, database: str, progress: Tell = show_progress) -> Report:
    """Fill an empty store from a backup of any version. The backup file is not changed."""
    with tempfile.TemporaryDirectory(prefix="spyhouse-") as folder:
        copied = Path(folder) / "backup.db"
        await asyncio.to_thread(shutil.copyfile, file, copied)
        async with _opened(f"sqlite:///{copied}") as source, _opened(database) as target:
            return await copy(source, target, progress)


async def move(database: str, to: str, progress: Tell = show_progress) -> Report:
    """Copy a store to an empty one. The source is not changed."""
    async with _opened(database) as source, _opened(to) as target:
        return await copy(source, target, progress)


async def check(database: str, progress: Tell = show_progress) -> Report:
    """Load every table and open every transcript of a store."""
    async with _opened(database) as store:
        faults = await store.check_file()
        try:
            report = await prove(store, progress)
        except StoreDamaged:
            report = Report(faults=["The list of tables is damaged."])
        report.faults = [*faults, *report.faults]
        return report


async def copy(source: SqlStore, target: SqlStore, progress: Tell) -> Report:
    """Copy every row of one snapshot, then verify that the target has the same rows and can be used."""
    copied: dict[str, tuple[int, int]] = {}
    async with source.snapshot() as reading:
        await _refuse_unless_empty(target)
        for table in metadata.sorted_tables:
            copied[table.name] = await _copy_rows(table, reading, target, progress)
    async with target.snapshot() as reading:
        for table in metadata.sorted_tables:
            if await _digest(table, reading) != copied[table.name]:
                raise StoreFailed(f"{table.name} differs in the copy; do not use it, try again")
    report = await prove(target, progress)
    if report.faults:
        progress(f"{len(report.faults)} faults came along from the source: see `spyhouse check`.")
    return report


async def prove(store: SqlStore, progress: Tell = show_progress) -> Report:
    """Load every table and open every transcript."""
    report = Report()
    codes = await store.codes()
    for number, code in enumerate(codes, 1):
        try:
            lines = await store.read_log(code)
            table = await asyncio.to_thread(fold, code, lines)
            report.tables += 1
            report.stuck += bool(table.stuck)
        except StoreDamaged:
            report.faults.append(f"The log of table {code} is damaged.")
        except Exception as error:  # any error means that the table cannot be opened
            report.faults.append(f"Table {code} does not fold: {type(error).__name__}: {error}")
        try:
            games = sorted(await store.transcript_numbers(code))
        except StoreDamaged:
            report.faults.append(f"The finished games of table {code} are damaged.")
            games = []
        for game in games:
            try:
                transcript = await unpack(store.iter_transcript(code, game))
                assert transcript is not None
                async for _ in transcript.moments():
                    pass
                report.games += 1
            except Exception as error:
                report.faults.append(f"Game {game} of table {code} does not open: {type(error).__name__}")
        if number % ROWS_PER_BATCH == 0 or number == len(codes):
            progress(f"checked {number} of {len(codes)} tables")
    return report


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(database)
    try:
        yield store
    finally:
        await store.close()


async def _refuse_unless_empty(store: SqlStore) -> None:
    if await store.count_tables():
        raise SpyhouseError("target is not empty; name an empty database or another folder")


async def _copy_rows(
    table: DatabaseTable, reading: AsyncConnection, target: SqlStore, progress: Tell
) -> tuple[int, int]:
    await target.change(delete(table))
    total = await reading.scalar(select(func.count()).select_from(table)) or 0
    count = digest = 0
    rows = await reading.stream(select(table).execution_options(yield_per=ROWS_PER_BATCH))
    async for some in rows.partitions(ROWS_PER_BATCH):
        batch = [dict(row._mapping) for row in some]
        await target.change(insert(table).values(batch))
        count += len(batch)
        digest ^= _xor(batch, table)
        progress(f"{table.name}: {count} of {total}")
    return count, digest


async def _digest(table: DatabaseTable, reading: AsyncConnection) -> tuple[int, int]:
    count = digest = 0
    rows = await reading.stream(select(table).execution_options(yield_per=ROWS_PER_BATCH))
    async for some in rows.partitions(ROWS_PER_BATCH):
        batch = [dict(row._mapping) for row in some]
        count += len(batch)
        digest ^= _xor(batch, table)
    return count, digest


def _xor(rows: list[dict[str, object]], table: DatabaseTable) -> int:
    """Return a checksum that does not depend on row order, because databases sort texts differently."""
    digest = 0
    for row in rows:
        text = msgspec.json.encode([row[column.name] for column in table.columns])
        digest ^= int.from_bytes(hashlib.sha256(text).digest(), "big")
    return digest
