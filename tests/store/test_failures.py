"""Full disks, lost connections and killed processes: nothing acknowledged is lost or duplicated."""

import asyncio
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest

from spyhouse.store import Conflict, StoreFailed
from spyhouse.store.sql import SqlStore, writer
from tests.store.store_helpers import Commits, ask_postgres, entry, outcomes, seqs


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "RETRY_AFTER_S", (0.0, 0.0))


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_lost_commit_reply_is_resolved_before_answering(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, moment: Literal["before", "after"]
) -> None:
    await store.append("A", entry(9))
    commits = Commits(store, monkeypatch)
    commits.break_connection = [moment]
    assert await outcomes(
        store.append("T", entry(2, command="c1"), entry(1)),
        store.append("A", entry(9, body=b"another")),
        store.append("T", entry(3)),
    ) == [None, Conflict, None]
    assert await store.read_log("T") == [entry(1), entry(2, command="c1"), entry(3)]


async def test_foreign_entry_is_not_ours_after_a_lost_commit(
    url: str, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await SqlStore.open(url)
    commits = Commits(store, monkeypatch)
    commits.break_connection = ["before"]
    pause = asyncio.sleep

    async def the_other_is_faster(_seconds: float) -> None:
        monkeypatch.setattr(asyncio, "sleep", pause)
        await other.append("T", entry(1, body=b"other"))

    monkeypatch.setattr(asyncio, "sleep", the_other_is_faster)
    assert await outcomes(store.append("T", entry(1, body=b"ours"))) == [Conflict]
    await other.close()


async def test_append_fails_during_outage_and_works_after(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = Commits(store, monkeypatch)
    commits.break_connection = ["before"] * 3
    with pytest.raises(StoreFailed, match="no active connection|connection is closed"):
        await store.append("T", entry(1))
    assert await store.read_log("T") == []
    await store.append("T", entry(1))
    assert seqs(await store.read_log("T")) == [1]


async def test_unstorable_entry_fails_alone_in_its_batch(store: SqlStore) -> None:
    assert await outcomes(
        store.append("T", entry(1)), store.append("T", entry(2**70)), store.append("T", entry(2))
    ) == [None, StoreFailed, None]
    assert seqs(await store.read_log("T")) == [1, 2]


async def test_a_full_disk(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    await _set_room(store, pages=20)
    large = bytes(100_000)
    await store.append("T", entry(1))
    with pytest.raises(StoreFailed, match="full"):
        await store.append("T", entry(2, body=large))
    assert await outcomes(
        store.append("T", entry(3)), store.append("T", entry(4, body=large)), store.append("T", entry(5))
    ) == [None, StoreFailed, None]
    assert seqs(await store.read_log("T")) == [1, 3, 5]

    await _set_room(store, pages=1_000_000)
    await store.append("T", entry(2, body=large))
    assert seqs(await store.read_log("T")) == [1, 2, 3, 5]
    await store.close()


async def _set_room(store: SqlStore, pages: int) -> None:
    room = f"PRAGMA max_page_count = {pages}"
    async with store._database.write() as connection:
        await connection.exec_driver_sql(room)
    assert store._database.insert_on_event_loop(room, ())


async def test_locked_file_blocks_only_appends(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    await store.append("T", entry(1))
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        append = asyncio.ensure_future(store.append("T", entry(2)))
        assert seqs(await store.read_log("T")) == [1]  # other writes succeed
        assert not append.done()
        other.execute("ROLLBACK")
        await append
    assert seqs(await store.read_log("T")) == [1, 2]
    await store.close()


_END_CONNECTIONS = """
    SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity
    WHERE datname = $1 AND pid <> pg_backend_pid()
"""


async def test_append_survives_dropped_postgresql_connections(postgres_url: str) -> None:
    store = await SqlStore.open(postgres_url)
    await store.append("T", entry(1))
    assert seqs(await store.read_log("T")) == [1]
    assert await ask_postgres(postgres_url, _END_CONNECTIONS, await _name(postgres_url)) == 2
    await store.append("T", entry(2))
    assert seqs(await store.read_log("T")) == [1, 2]
    await store.close()


async def test_append_waits_for_postgresql_to_accept(postgres: str, postgres_url: str) -> None:
    store = await SqlStore.open(postgres_url)
    await store.append("T", entry(1))
    name = await _name(postgres_url)
    await ask_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await ask_postgres(postgres, _END_CONNECTIONS, name)
    with pytest.raises(StoreFailed, match="not currently accepting connections"):
        await store.append("T", entry(2))
    with pytest.raises(StoreFailed, match="not currently accepting connections"):
        await store.read_log("T")
    await ask_postgres(postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await store.append("T", entry(2))
    assert seqs(await store.read_log("T")) == [1, 2]
    await store.close()


async def test_batches_of_two_servers_do_not_deadlock(
    postgres_url: str,
) -> None:
    one, other = await SqlStore.open(postgres_url), await SqlStore.open(postgres_url)
    for seq in range(1, 6):
        results = await outcomes(
            *[one.append(f"T{n:02}", entry(seq)) for n in range(50)],
            *[other.append(f"T{n:02}", entry(seq)) for n in reversed(range(50))],
        )
        assert (results.count(None), results.count(Conflict)) == (50, 50)
    await one.close()
    await other.close()
    deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert await ask_postgres(postgres_url, deadlocks) == 0


async def _name(url: str) -> str:
    return str(await ask_postgres(url, "SELECT current_database()"))


async def test_a_killed_process_loses_nothing_acknowledged(url: str) -> None:
    appender = Path(__file__).with_name("append_forever.py")
    acknowledged: set[tuple[str, int]] = set()
    for life, kill_after in enumerate((1, 40, 333)):
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(appender), url, str(life), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout
        for _ in range(kill_after):
            table, seq = (await process.stdout.readline()).split()
            acknowledged.add((table.decode(), int(seq)))
        process.send_signal(signal.SIGKILL)
        for line in (await process.stdout.read()).splitlines(keepends=True):
            if line.endswith(b"\n"):
                table, seq = line.split()
                acknowledged.add((table.decode(), int(seq)))
        await process.wait()

    store = await SqlStore.open(url)
    kept = {
        (table, entry.seq)
        for table in {table for table, _ in acknowledged}
        for entry in await store.read_log(table)
    }
    assert len(acknowledged) >= 374
    assert acknowledged <= kept
    await store.close()
