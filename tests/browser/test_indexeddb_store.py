"""Store tests that hold for every store, on the IndexedDB store: with a disk in memory, and in Chromium."""

from collections.abc import Iterator

import pytest

from spyhouse.browser.indexeddb_store import Disk, IndexedDbStore
from spyhouse.store import StoreFailed
from spyhouse.table.entry import LogRow
from tests.browser.chromium_disk import Chromium, ChromiumDisk
from tests.browser.disk import MemoryDisk
from tests.store.store_helpers import entry, seqs
from tests.store.test_store import (  # noqa: F401 - collected from here
    test_a_conflict_does_not_harm_its_neighbours_in_the_batch,
    test_a_pack_is_known_by_its_content,
    test_a_seq_can_be_taken_once,
    test_an_append_is_all_or_nothing,
    test_cancelled_append_does_not_cancel_others,
    test_command_id_is_unique_per_person,
    test_every_start_of_a_server_is_remembered,
    test_repeated_entry_is_a_conflict,
    test_tables_exist_once_they_have_an_entry,
    test_the_clock_is_at_least_the_latest_entry_s,
    test_the_clock_starts_at_zero_and_never_goes_backwards,
    test_the_log_is_in_order_and_can_be_read_from_anywhere,
)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    chromium = Chromium()
    yield chromium
    chromium.close()


@pytest.fixture(params=["memory", "Chromium"])
async def disk(request: pytest.FixtureRequest) -> Disk:
    if request.param == "memory":
        return MemoryDisk()
    chromium: Chromium = request.getfixturevalue("chromium")
    return await chromium.disk()


@pytest.fixture
def store(disk: Disk) -> IndexedDbStore:
    return IndexedDbStore(disk)


async def test_data_survives_reopening(disk: Disk, store: IndexedDbStore) -> None:
    written = [LogRow(1, 1000, "ann", "c1", b"first"), LogRow(2, 2**50, "Zo\u00eb", "", b"\x00\xff")]
    await store.append("T", *written)
    await store.save_clock(9000)
    await store.save_transcript("T", 1, b"a game")
    await store.close()
    if isinstance(disk, ChromiumDisk):
        with pytest.raises(StoreFailed):
            await store.count_tables()
        disk = await disk.chromium.disk(disk.name)
    else:
        assert isinstance(disk, MemoryDisk)
        assert disk.closed
    again = IndexedDbStore(disk)
    assert await again.read_log("T") == written
    assert (await again.load_clock(), await again.load_transcript("T", 1)) == (2**50, b"a game")
    await again.save_clock(8000)
    assert await again.load_clock() == 2**50


async def test_close_waits_for_pending_entries(disk: Disk, store: IndexedDbStore) -> None:
    pending = [store.append("T", entry(seq)) for seq in range(1, 20)]
    await store.close()
    assert [task.done() for task in pending] == [True] * 19
    again = await disk.chromium.disk(disk.name) if isinstance(disk, ChromiumDisk) else disk
    assert seqs(await IndexedDbStore(again).read_log("T")) == list(range(1, 20))


async def test_first_transcript_stays_and_delete_removes_all(store: IndexedDbStore) -> None:
    await store.append("T", *[entry(seq) for seq in range(1, 200)])
    await store.append("T2", entry(1))
    for body in (b"first", b"second"):
        await store.save_transcript("T", 12, body)
    assert b"".join([piece async for piece in store.iter_transcript("T", 12)]) == b"first"
    assert await store.transcript_numbers("T") == {12}
    pages: list[int] = []
    async for page in store.iter_log("T"):
        pages.append(len(page))
        assert len(pages) <= 4  # the same page must not be read again
    assert pages == [64, 64, 64, 7]
    await store.delete("T")
    assert (
        await store.table_exists("T"),
        await store.transcript_numbers("T"),
        await store.table_exists("T2"),
    ) == (
        False,
        set(),
        True,
    )


async def test_full_storage_is_store_failed_and_leaves_nothing() -> None:
    disk = MemoryDisk()
    store = IndexedDbStore(disk)
    disk.fault = OSError("QuotaExceededError")
    with pytest.raises(StoreFailed, match="QuotaExceededError"):
        await store.append("T", entry(1))
    with pytest.raises(StoreFailed):
        await store.check()
    disk.fault = None
    await store.check()
    assert seqs(await store.read_log("T")) == []


async def test_database_of_a_newer_version_closes_the_older_one(chromium: Chromium) -> None:
    disk = await chromium.disk()
    store = IndexedDbStore(disk)
    await store.append("T", entry(1))
    told = await chromium.evaluate(
        """(name) => new Promise((resolve, reject) => {
              const asked = indexedDB.open(name, 1000)
              told.length = 0
              asked.onsuccess = () => (asked.result.close(), resolve(told))
              asked.onerror = () => reject(asked.error)
            })""",
        disk.name,
    )
    assert told == ["newer"]
    with pytest.raises(StoreFailed):
        await store.append("T", entry(2))
    assert await chromium.open(disk.name) == "newer"


async def test_append_is_durable_when_acknowledged(chromium: Chromium) -> None:
    """The clock's heartbeat is not durable, but it waits for its transaction too."""
    asked = await chromium.evaluate(
        """async () => {
              const really = IDBDatabase.prototype.transaction
              const asked = []
              IDBDatabase.prototype.transaction = function (stores, mode, how) {
                const change = really.call(this, stores, mode, how)
                if (mode === 'readwrite') {
                  const one = [how?.durability, false]
                  asked.push(one)
                  change.addEventListener('complete', () => (one[1] = true))
                }
                return change
              }
              await open('durable')
              const disk = disks.get('durable')
              const then = () => structuredClone(asked.splice(0))
              await disk.append([['T', 1, 0, 'ann', 'c', new Uint8Array()]])
              const found = [then()]
              await disk.put('clock', new Uint8Array(), false)
              found.push(then())
              IDBDatabase.prototype.transaction = really
              return found
            }"""
    )
    assert asked == [[["strict", True]], [["relaxed", True]]]
