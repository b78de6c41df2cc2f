"""Retention: abandoned tables are deleted after a time, all others are kept."""

from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.services import DAY_MS
from tests.live.live_tables import RecordingListener, opened

DAYS = 90


def days_later(rooms: RoomRegistry, days: int) -> None:
    """Advance the server clock by days."""
    rooms.services.clock.advance_to(rooms.services.clock.now() + days * DAY_MS)


async def visit(rooms: RoomRegistry, code: str) -> None:
    room = await rooms.get(code)
    ear = RecordingListener("p1")
    room.enter(ear, 0)
    await room.wait_until_idle()
    room.leave(ear)


async def test_only_unvisited_tables_are_deleted(rooms: RoomRegistry) -> None:
    left, kept = (await opened(rooms)).table.code, (await opened(rooms)).table.code
    store = rooms.services.store
    await store.save_transcript(left, 1, b"what everyone saw")
    days_later(rooms, DAYS - 1)
    await visit(rooms, kept)
    assert rooms.days_left((await rooms.get(left)).table) is None, "without a limit all is kept"
    rooms._keep_days = DAYS
    assert rooms.days_left((await rooms.get(left)).table) == 1
    assert rooms.days_left((await rooms.get(kept)).table) == DAYS
    days_later(rooms, 2)
    rooms.awake.clear()  # all unloaded
    await rooms.retire()
    assert [await store.table_exists(code) for code in (left, kept)] == [False, True]
    assert await store.transcript_numbers(left) == set()


async def test_live_table_is_never_deleted(rooms: RoomRegistry) -> None:
    rooms._keep_days = DAYS
    room = await opened(rooms)
    days_later(rooms, DAYS + 5)
    await rooms.retire()
    assert await rooms.services.store.table_exists(room.table.code)
