"""Guarantees of the store."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import text

from spyhouse.store import Conflict
from spyhouse.store.sql import SqlStore, database, writer
from spyhouse.table.entry import LogRow
from tests.store.store_helpers import Commits, ask_postgres, entry, outcomes, seqs


async def test_entries_survive_reopening(url: str) -> None:
    written = [
        LogRow(1, 1000, "ann", "c1", b'{"type":"Sit"}'),
        LogRow(2, 1001, "", "", b"\x00\xff not even text"),
        LogRow(3, 2**50, "Zoë 🦊", "c1", b""),
    ]
    store = await SqlStore.open(url)
    await store.append("K7QX", *written)
    await store.close()

    again = await SqlStore.open(url)
    assert await again.read_log("K7QX") == written
    await again.close()


async def test_long_log_and_transcript_are_streamed(url: str) -> None:
    store = await SqlStore.open(url)
    await store.append("K7QX", *(entry(seq) for seq in range(1, 151)))
    pages = [page async for page in store.iter_log("K7QX")]
    assert len(pages) > 2
    assert seqs([line for page in pages for line in page]) == list(range(1, 151))

    body = os.urandom(200_000)
    await store.save_transcript("K7QX", 1, body)
    pieces = [piece async for piece in store.iter_transcript("K7QX", 1)]
    assert len(pieces) > 2
    assert b"".join(pieces) == body
    assert [piece async for piece in store.iter_transcript("K7QX", 2)] == []
    await store.close()


async def test_close_writes_pending_entries(url: str) -> None:
    store = await SqlStore.open(url)
    pending = [asyncio.ensure_future(store.append("T", entry(seq))) for seq in range(1, 20)]
    await asyncio.sleep(0)
    await store.close()
    assert [task.done() for task in pending] == [True] * 19

    again = await SqlStore.open(url)
    assert seqs(await again.read_log("T")) == list(range(1, 20))
    await again.close()


async def test_the_log_is_in_order_and_can_be_read_from_anywhere(store: SqlStore) -> None:
    await store.append("T", *[entry(seq) for seq in (3, 1, 12, 2)])
    await store.append("Other", entry(4))
    assert seqs(await store.read_log("T")) == [1, 2, 3, 12]
    assert seqs(await store.read_log("T", after=2)) == [3, 12]
    assert await store.read_log("T", after=12) == []
    assert await store.read_log("Nowhere") == []


async def test_tables_exist_once_they_have_an_entry(store: SqlStore) -> None:
    assert (await store.table_exists("T"), await store.count_tables()) == (False, 0)
    await store.append("T")
    assert (await store.table_exists("T"), await store.count_tables()) == (False, 0)
    await asyncio.gather(*[store.append(f"T{n % 7}", entry(n)) for n in range(21)])
    assert (await store.table_exists("T3"), await store.table_exists("T"), await store.count_tables()) == (
        True,
        False,
        7,
    )


async def test_an_append_is_all_or_nothing(store: SqlStore) -> None:
    await store.append("T", entry(2))
    with pytest.raises(Conflict):
        await store.append("T", entry(1), entry(2), entry(3))
    assert seqs(await store.read_log("T")) == [2]


async def test_a_statement_has_few_entries(store: SqlStore) -> None:
    """A database takes 32,766 values in a statement, and the text of every length stays in memory."""
    tables = [f"T{number}" for number in range(30)]
    await asyncio.gather(*(store.append(table, *(entry(seq) for seq in range(1, 201))) for table in tables))
    assert [len(await store.read_log(table)) for table in tables] == [200] * 30
    assert max(store._writer._statements) <= writer.MAX_BATCH


async def test_a_seq_can_be_taken_once(store: SqlStore) -> None:
    await store.append("T", entry(1, body=b"first"))
    with pytest.raises(Conflict, match="Table T already has entry 1"):
        await store.append("T", entry(1, body=b"second"))
    await store.append("Other", entry(1))
    assert [e.body for e in await store.read_log("T")] == [b"first"]


async def test_repeated_entry_is_a_conflict(store: SqlStore) -> None:
    await store.append("T", entry(1))
    assert await outcomes(store.append("T", entry(1))) == [Conflict]


async def test_command_id_is_unique_per_person(store: SqlStore) -> None:
    await store.append("T", entry(1, person="ann", command="c1"))
    with pytest.raises(Conflict):
        await store.append("T", entry(2, person="ann", command="c1"))
    await store.append("T", entry(2, person="bob", command="c1"))
    await store.append("Other", entry(1, person="ann", command="c1"))
    await store.append("T", entry(3, person="", command=""), entry(4, person="", command=""))
    assert seqs(await store.read_log("T")) == [1, 2, 3, 4]


async def test_two_servers_race_for_a_seq_and_exactly_one_wins(url: str) -> None:
    one, other = await SqlStore.open(url), await SqlStore.open(url)
    for seq in range(1, 21):
        results = await outcomes(
            one.append("T", entry(seq, body=b"one")), other.append("T", entry(seq, body=b"other"))
        )
        assert sorted(results, key=str) == [Conflict, None]
        winner = b"one" if results[0] is None else b"other"
        assert (await one.read_log("T", after=seq - 1))[0].body == winner
    await one.close()
    await other.close()


async def test_two_servers_may_open_a_new_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*[SqlStore.open(url) for _ in range(3)])
    assert await outcomes(*[store.append("T", entry(n)) for n, store in enumerate(stores)]) == [None] * 3
    for store in stores:
        await store.close()


async def test_the_clock_starts_at_zero_and_never_goes_backwards(store: SqlStore) -> None:
    assert await store.load_clock() == 0
    await store.save_clock(5000)
    await store.save_clock(4000)
    assert await store.load_clock() == 5000


async def test_every_start_of_a_server_is_remembered(store: SqlStore) -> None:
    for start in (100, 900, 900, 2000):
        await store.record_start(start)
    assert [await store.first_start_after(ms) for ms in (50, 100, 899, 1500, 2000)] == [
        100,
        900,
        900,
        2000,
        None,
    ]


async def test_the_clock_is_at_least_the_latest_entry_s(store: SqlStore) -> None:
    await store.save_clock(5000)
    await store.append("T", entry(1, at=7000))
    await store.append("Other", entry(1, at=6000))
    assert await store.load_clock() == 7000
    await store.save_clock(7001)
    assert await store.load_clock() == 7001


async def test_a_pack_is_known_by_its_content(store: SqlStore) -> None:
    beach = await store.save_pack("spyfall", b"beach")
    assert await store.save_pack("spyfall", b"beach") == beach
    assert await store.save_pack("spyfall", b"casino") != beach
    assert await store.load_pack("spyfall", beach) == b"beach"
    assert await store.load_pack("spyclub", beach) is None
    assert await store.load_pack("spyfall", "nonsense") is None


async def test_append_is_acknowledged_after_the_commit(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = Commits(store, monkeypatch)
    commits.may_return.clear()
    append = asyncio.ensure_future(store.append("T", entry(1)))
    await commits.reached.wait()
    assert seqs(await store.read_log("T")) == [1]  # committed, but not acknowledged yet
    assert not append.done()
    commits.may_return.set()
    await append


async def test_appends_during_a_commit_share_the_next(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = Commits(store, monkeypatch)
    commits.may_return.clear()
    first = asyncio.ensure_future(store.append("T", entry(1)))
    await commits.reached.wait()
    others = [asyncio.ensure_future(store.append("T", entry(seq))) for seq in range(2, 52)]
    await asyncio.sleep(0)
    commits.may_return.set()
    await asyncio.gather(first, *others)
    assert commits.count == 2


async def test_when_idle_each_append_commits_at_once(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits = Commits(store, monkeypatch)
    for seq in range(1, 4):
        await store.append("T", entry(seq))
        assert commits.count == seq


async def test_a_conflict_does_not_harm_its_neighbours_in_the_batch(store: SqlStore) -> None:
    await store.append("T", entry(1, command="c1"), entry(5))
    assert await outcomes(
        store.append("T", entry(2)),
        store.append("T", entry(3), entry(5)),
        store.append("T", entry(3, command="c1")),
        store.append("T", entry(3)),
        store.append("A", entry(3)),
        store.append("T", entry(3, body=b"too late")),
    ) == [None, Conflict, Conflict, None, None, Conflict]
    assert await store.read_log("T") == [entry(1, command="c1"), entry(2), entry(3), entry(5)]
    assert seqs(await store.read_log("A")) == [3]


async def test_cancelled_append_does_not_cancel_others(store: SqlStore) -> None:
    impatient = asyncio.ensure_future(store.append("T", entry(1)))
    other = asyncio.ensure_future(store.append("T", entry(2)))
    await asyncio.sleep(0)
    impatient.cancel()
    await other
    assert seqs(await store.read_log("T")) == [1, 2]


async def test_sqlite_is_set_to_be_durable(sqlite_url: str) -> None:
    store = await SqlStore.open(sqlite_url)
    async with store._database.write() as connection:
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
        assert await connection.scalar(text("PRAGMA busy_timeout")) == 1_500
    await store.append("T", entry(1))
    pencil = store._database._pencil
    assert pencil
    assert pencil.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert pencil.execute("PRAGMA synchronous").fetchone() == (2,)
    assert pencil.execute("PRAGMA busy_timeout").fetchone() == (0,)  # all tables would wait
    await store.close()


async def test_the_write_ahead_log_is_copied_beside_the_commits(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit that copied it would hold up everybody until the disk is done with that, too."""
    monkeypatch.setattr(database, "_ENTRIES_PER_CHECKPOINT", 20)
    store = await SqlStore.open(sqlite_url)
    sizes = []
    for seq in range(1, 101):
        await store.append("T", entry(seq))
        if copying := store._database._checkpoint:
            await copying
        sizes.append((tmp_path / "house.db-wal").stat().st_size)
    assert max(sizes[:50]) == max(sizes), "the log begins anew when all of it is copied"
    shutil.copy(tmp_path / "house.db", tmp_path / "copy.db")  # without the log
    await store.close()
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM log").fetchone() == (100,)


async def test_slow_disk_does_not_block_readers(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await SqlStore.open(sqlite_url)
    at_once = Mock(wraps=store._database.insert_on_event_loop)
    monkeypatch.setattr(store._database, "insert_on_event_loop", at_once)
    monkeypatch.setattr(writer, "FAST_COMMIT_S", 60)
    for seq in (1, 2):
        await store.append("T", entry(seq))
    assert at_once.call_count == 2
    monkeypatch.setattr(writer, "FAST_COMMIT_S", 0)
    for seq in (3, 4, 5):
        await store.append("T", entry(seq))
    assert at_once.call_count == 3, "once it was seen to be slow, SQLite's thread does it"
    assert seqs(await store.read_log("T")) == [1, 2, 3, 4, 5]
    await store.close()


async def test_postgresql_connections_are_durable(postgres_url: str) -> None:
    name = await ask_postgres(postgres_url, "SELECT current_database()")
    await ask_postgres(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = await SqlStore.open(postgres_url)
    async with store._database.write() as connection:
        assert await connection.scalar(text("SHOW synchronous_commit")) == "on"
    await store.close()
