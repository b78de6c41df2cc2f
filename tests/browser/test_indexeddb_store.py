"""Store tests that hold for every store, run on the IndexedDB store."""

import pytest

from spyhouse.browser.indexeddb_store import IndexedDbStore
from spyhouse.store import StoreFailed
from tests.browser.disk import MemoryDisk
from tests.store.store_helpers import entry, seqs
from tests.store.test_store import (  # noqa: F401 - collected from here
    test_a_conflict_does_not_harm_its_neighbours_in_the_batch,
    test_a_pack_is_known_by_its_content,
    test_a_person_s_command_counts_once_but_the_house_has_no_command_ids,
    test_a_seq_can_be_taken_once,
    test_an_append_is_all_or_nothing,
    test_even_the_same_entry_again_is_a_conflict,
    test_every_start_of_a_server_is_remembered,
    test_someone_who_stops_waiting_does_not_stop_the_others,
    test_tables_exist_once_they_have_an_entry,
    test_the_clock_is_at_least_the_latest_entry_s,
    test_the_clock_starts_at_zero_and_never_goes_backwards,
    test_the_log_is_in_order_and_can_be_read_from_anywhere,
)


@pytest.fixture
def disk() -> MemoryDisk:
    return MemoryDisk()


@pytest.fixture
def store(disk: MemoryDisk) -> IndexedDbStore:
    return IndexedDbStore(disk)


async def test_data_survives_reopening(disk: MemoryDisk, store: IndexedDbStore) -> None:
    await store.append("T", entry(1, body=b"first"))
    await store.save_clock(9000)
    await store.save_transcript("T", 1, b"a game")
    await store.close()
    assert disk.closed
    again = IndexedDbStore(disk)
    assert [each.body for each in await again.read_log("T")] == [b"first"]
    assert (await again.load_clock(), await again.load_transcript("T", 1)) == (9000, b"a game")
    await again.save_clock(8000)
    assert await again.load_clock() == 9000


async def test_first_transcript_stays_and_delete_removes_all(store: IndexedDbStore) -> None:
    await store.append("T", *[entry(seq) for seq in range(1, 200)])
    await store.append("T2", entry(1))
    for body in (b"first", b"second"):
        await store.save_transcript("T", 12, body)
    assert b"".join([piece async for piece in store.iter_transcript("T", 12)]) == b"first"
    assert await store.transcript_numbers("T") == {12}
    assert [len(page) async for page in store.iter_log("T")] == [64, 64, 64, 7]
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


async def test_full_storage_is_store_failed_and_leaves_nothing(
    disk: MemoryDisk, store: IndexedDbStore
) -> None:
    disk.fault = OSError("QuotaExceededError")
    with pytest.raises(StoreFailed, match="QuotaExceededError"):
        await store.append("T", entry(1))
    with pytest.raises(StoreFailed):
        await store.check()
    disk.fault = None
    await store.check()
    assert seqs(await store.read_log("T")) == []
