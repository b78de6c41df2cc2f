"""Damaged, locked or world-readable SQLite files, and their error messages."""

import asyncio
import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from spyhouse.kernel import SpyhouseError
from spyhouse.server.folder_lock import folder_lock
from spyhouse.server.logs import _JsonFormatter
from spyhouse.store import StoreDamaged, StoreFailed
from spyhouse.store.sql import SqlStore, database, writer
from spyhouse.store.sql.database import without_password
from tests.store.store_helpers import entry


async def test_damaged_file_is_reported(sqlite_url: str, tmp_path: Path) -> None:
    store = await SqlStore.open(sqlite_url)
    for seq in range(1, 200):
        await store.append("T", entry(seq, body=os.urandom(200)))
    assert await store.check_file() == []
    await store.close()
    with (tmp_path / "house.db").open("r+b") as file:
        for page in range(12, 20):
            file.seek(page * 4096)
            file.write(b"\xff" * 4096)
    store = await SqlStore.open(sqlite_url)
    assert await store.check_file() != []
    with pytest.raises(StoreDamaged, match="malformed.*spyhouse check.*backup") as damaged:
        await store.read_log("T")
    assert "malformed" in store.damage
    record = logging.LogRecord("x", 40, "x", 1, "a table", (), (type(damaged.value), damaged.value, None))
    assert "malformed" in _JsonFormatter().format(record)
    await store.close()


@pytest.mark.parametrize(
    ("cut", "also", "reported"),
    [
        (100, (), "ends in the middle of a page"),
        (4120, ("-shm",), "was cut: it has 7 of 8 pages"),
        (0, ("-shm",), ""),
    ],
)
async def test_a_write_ahead_log_that_was_cut_is_reported(
    sqlite_url: str, tmp_path: Path, cut: int, also: tuple[str, ...], reported: str
) -> None:
    store = await SqlStore.open(sqlite_url)
    for seq in range(1, 5):
        await store.append("T", entry(seq))
    for part in ("", "-wal", *also):  # as a kill leaves them
        (tmp_path / f"copy.db{part}").write_bytes((tmp_path / f"house.db{part}").read_bytes())
    await store.close()
    os.truncate(tmp_path / "copy.db-wal", (tmp_path / "copy.db-wal").stat().st_size - cut)
    store = await SqlStore.open(f"sqlite:///{tmp_path}/copy.db")
    assert reported in "".join(await store.check_file())
    assert bool(await store.check_file()) == bool(reported)
    assert len(await store.read_log("T")) == (3 if cut else 4)
    await store.close()


async def test_a_locked_file_fails_once_for_the_whole_wait(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_LOCK_TIMEOUT_S", 0.2)
    monkeypatch.setattr(writer, "MAX_RETRY_S", 0.1)
    monkeypatch.setattr(writer, "RETRY_AFTER_S", (10.0, 10.0, 10.0))
    store = await SqlStore.open(sqlite_url)
    with closing(sqlite3.connect(tmp_path / "house.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match="locked"):
            async with asyncio.timeout(8):
                await store.append("T", entry(1))
        other.execute("ROLLBACK")
    await store.append("T", entry(1))
    await store.close()


async def test_files_are_readable_for_the_servers_user_only(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.touch(0o644)
    store = await SqlStore.open(sqlite_url)
    await store.append("T", entry(1))
    modes = {each.name: oct(each.stat().st_mode & 0o777) for each in tmp_path.iterdir()}  # noqa: ASYNC240
    assert modes == dict.fromkeys(("house.db", "house.db-wal", "house.db-shm"), "0o600")
    await store.close()


def test_a_second_server_on_the_same_folder_is_refused(sqlite_url: str) -> None:
    with folder_lock(sqlite_url):
        with pytest.raises(SpyhouseError, match="Another Spyhouse is running on"), folder_lock(sqlite_url):
            pass
        with folder_lock("postgresql://anywhere/house"):
            pass
    with folder_lock(sqlite_url):
        pass


def test_unwritable_folder_is_refused_with_advice(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with (
        pytest.raises(SpyhouseError, match="Let the server's user write there .* --data"),
        folder_lock(f"sqlite:///{tmp_path}/file/house.db"),
    ):
        pass


@pytest.mark.parametrize("address", ["redis://:secret@host:6379", "postgresql://user:secret@host/name"])
async def test_no_password_is_printed(address: str) -> None:
    assert "secret" not in without_password(address)
    with pytest.raises(SpyhouseError) as wrong:
        await SqlStore.open(address.replace("postgresql", "mysql"))
    assert "secret" not in str(wrong.value)
