"""Store outages under a room: requests are refused, clocks stop, nothing is lost, play resumes."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

from spyhouse.kernel import SpyhouseError
from spyhouse.live import health, recovery
from spyhouse.live import rooms as rooms_module
from spyhouse.live.loading import fold_in_thread
from spyhouse.live.room import Room
from spyhouse.live.room_queue import NOT_NOW, Damaged, Unavailable
from spyhouse.live.rooms import RoomRegistry
from spyhouse.store import StoreDamaged, StoreFailed
from spyhouse.store.sql import SqlStore, database, writer
from spyhouse.table.commands.lobby import SeatBot, Sit, Start
from spyhouse.table.commands.play import Play
from spyhouse.table.commands.talk import Say
from spyhouse.table.entry import LogRow
from spyhouse.table.messages import Request
from tests.live.live_tables import RecordingListener, ask, opened, started

TAKE = Play(0, msgspec.Raw(b'{"type":"Take","pebbles":1}'))
AN_HOUR_MS = 60 * 60 * 1000


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "RETRY_DELAYS_S", (0.01,))
    monkeypatch.setattr(recovery, "_RETRY_DELAY_S", 0.01)
    monkeypatch.setattr(rooms_module, "HEARTBEAT_S", 0.01)
    monkeypatch.setattr(database, "_LOCK_TIMEOUT_S", 0.05)
    monkeypatch.setattr(writer, "RETRY_AFTER_S", ())


@asynccontextmanager
async def locked(rooms: RoomRegistry) -> AsyncIterator[None]:
    """Lock the database file from another connection."""
    with closing(sqlite3.connect(database_of(rooms).name, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def full(rooms: RoomRegistry) -> AsyncIterator[None]:
    """Forbid the database to grow, like a full disk."""
    with pytest.MonkeyPatch.context() as patch:
        file = database_of(rooms)
        engine = file.writing.sync_engine
        patch.setattr(file, "insert_on_event_loop", lambda *_: False)  # it uses the same file

        def allow_no_more(connection: Any, _: object) -> None:
            connection.cursor().execute("PRAGMA max_page_count = 1")  # no further pages

        event.listen(engine, "connect", allow_no_more)
        await new_pen(file)
        yield
        event.remove(engine, "connect", allow_no_more)
        await new_pen(file)


@asynccontextmanager
async def unreadable(rooms: RoomRegistry) -> AsyncIterator[None]:
    """Make reading fail."""

    async def fail(*_: object, **__: object) -> None:
        raise StoreFailed("It is away.")

    with pytest.MonkeyPatch.context() as patch:
        for name in ("read_log", "check"):
            patch.setattr(rooms.services.store, name, fail)
        yield


def database_of(rooms: RoomRegistry) -> database.Database:
    assert isinstance(rooms.services.store, SqlStore)
    return rooms.services.store._database


async def new_pen(file: database.Database) -> None:
    async with file._one_writes:
        pen, file._pen = file._pen, None
        if pen:
            await pen.close()


@asynccontextmanager
async def beating(rooms: RoomRegistry) -> AsyncIterator[None]:
    heart = asyncio.create_task(rooms._heartbeat())
    yield
    heart.cancel()


async def until(condition: Callable[[], object]) -> None:
    while not condition():  # noqa: ASYNC110
        await asyncio.sleep(0.005)


def answers(ear: RecordingListener, id: str) -> list[dict[str, Any]]:
    return [message for message in ear.heard if id in (message.get("id"), message.get("answers"))]


@pytest.mark.parametrize("trouble", [full, locked])
async def test_room_recovers_from_store_failures(
    rooms: RoomRegistry, trouble: Any, caplog: pytest.LogCaptureFixture
) -> None:
    room, ida = await started(rooms)
    done: list[str] = []
    async with trouble(rooms):
        while True:
            id = f"say{len(done)}"
            room.request(ida, Request(id, Say("x" * 280)))
            await ida.until(lambda: bool(answers(ida, id)))  # noqa: B023
            if answers(ida, id)[0]["type"] == "No":
                break
            done.append(id)
        assert answers(ida, id) == [
            {"type": "No", "reason": str(Unavailable(NOT_NOW)), "id": id, "again": True, "code": NOT_NOW}
        ]
        assert room.is_suspended
        before = len(ida.raw)
        late = RecordingListener()
        room.enter(late, 0)
        room.request(ida, Request("take", TAKE))
        assert [message["type"] for message in ida.heard[before:]] == ["No"]
        assert ida.heard[-1]["again"]
        assert late.heard[0]["seq"] == room.table.public_seq, "who comes in sees what is stored"
        with pytest.raises(Unavailable):
            await opened(rooms)
    await until(lambda: not room.is_suspended)
    assert (await ask(room, ida, Say("x" * 280), id))["type"] == "Done"
    assert (await ask(room, ida, TAKE, "take"))["type"] == "Done"
    log = await rooms.services.store.read_log(room.table.code)
    assert [line.seq for line in log] == [*range(1, room.table.seq + 1)]
    assert [line.command for line in log if line.command in {*done, id, "take"}] == [*done, id, "take"]
    loud = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(loud) == 1, "said once"
    advice = {full: "Make room on its disk.", locked: "Another program holds it"}[trouble]
    assert advice in loud[0].getMessage()
    assert "available again" in caplog.records[-1].getMessage()


@pytest.mark.parametrize("somebody_tries", [True, False])
async def test_clocks_stop_during_a_store_outage(rooms: RoomRegistry, somebody_tries: bool) -> None:
    room, ida = await started(rooms, seconds=60)
    clock = rooms.services.clock
    async with beating(rooms):
        async with locked(rooms):
            if somebody_tries:
                room.request(ida, Request("take", TAKE))
            await until(lambda: room.is_suspended)
            clock.advance_to(clock.now() + AN_HOUR_MS)
            await until(lambda: rooms.services.health.outage_since is not None)
        await until(lambda: not room.is_suspended)
        await room.wait_until_idle()
    due = room.table.due()
    assert due is not None
    assert due > clock.now(), "the hour does not count"
    assert room in rooms.services.rooms_with_timer
    assert (await ask(room, ida, TAKE, "take"))["type"] == "Done"


async def test_bot_moves_after_an_outage(rooms: RoomRegistry) -> None:
    room = await opened(rooms, pebbles=9)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), SeatBot(1, "taker"), Start()):
        await ask(room, ida, command)
    async with unreadable(rooms):
        room.request(ida, Request("take", TAKE))  # then the bot moves, after reading the log
        await until(lambda: rooms.services.health.outage_since is not None)
    await ida.until(lambda: any(message.get("happened", {}).get("by") == "bot" for message in ida.heard))
    assert room.bots._players[1]._strikes == 0


async def test_failure_of_one_table_suspends_no_others(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ida = await started(rooms)
    other, ben = await started(rooms)
    append = rooms.services.store.append

    def refuse(table: str, *lines: LogRow) -> "asyncio.Future[None]":
        if table != room.table.code:
            return append(table, *lines)
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(StoreFailed("Something about this table."))
        return failed

    with monkeypatch.context() as broken:
        broken.setattr(rooms.services.store, "append", refuse)
        answer = await ask(room, ida, TAKE, "take")
        assert (answer["type"], answer["again"]) == ("No", True)
        assert (await ask(other, ben, TAKE))["type"] == "Done"
        assert rooms.services.health.outage_since is None
    assert (await ask(room, ida, TAKE, "take"))["type"] == "Done"


async def test_stale_memory_is_never_shown(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    room, ida = await started(rooms)
    readable = asyncio.Event()

    async def not_yet(code: str, lines: list[LogRow]) -> Any:
        if not readable.is_set():
            raise SpyhouseError("This log cannot be read.")
        return await fold_in_thread(code, lines)

    monkeypatch.setattr(recovery, "fold_in_thread", not_yet)
    with monkeypatch.context() as broken:
        broken.setattr(room.table, "record_applied", None)
        room.request(ida, Request("take", TAKE))
        await until(lambda: room.is_suspended)
    late = RecordingListener()
    room.enter(late, 0)
    assert (late.raw, late.parted_for) == ([], "busy")
    room.request(ida, Request("too-soon", Say("Hello?")))
    assert ida.heard[-1]["again"]
    readable.set()
    await ida.until(lambda: bool(answers(ida, "take")))
    assert answers(ida, "take")[0]["type"] == "Done", "it is stored"
    assert "Welcome" in ida.kinds
    assert (await ask(room, ida, Say("Hello?"), "too-soon"))["type"] == "Done"


async def test_unattended_table_leaves_memory_in_an_outage(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    async with locked(rooms):
        room.request(ida, Request("take", TAKE))
        await until(lambda: room.is_suspended)
        room.leave(ida)
        room.unload(rooms._drop)
        assert rooms.awake == {}
    again = await _woken(rooms, room.table.code)
    assert again.table.seq >= room.table.seq


async def _woken(rooms: RoomRegistry, code: str) -> Room:
    while True:
        try:
            return await rooms.get(code)
        except Unavailable:
            await rooms.services.health.wait_until_healthy()


async def test_damaged_log_is_reported(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, _ = await rooms.open("pebbles", {}, "Ida", "fox")
    del rooms.awake[code]

    async def torn(*_: object, **__: object) -> list[LogRow]:
        raise StoreDamaged("house.db: database disk image is malformed.")

    with monkeypatch.context() as patch:
        patch.setattr(SqlStore, "read_log", torn)
        with pytest.raises(Damaged, match="damaged on the server"):
            await rooms.get(code)

    async def nonsense(*_: object, **__: object) -> list[LogRow]:
        return [LogRow(1, 0, "", "", b"no json")]

    with monkeypatch.context() as patch:
        patch.setattr(SqlStore, "read_log", nonsense)
        with pytest.raises(Damaged):
            await rooms.get(code)
    assert (await rooms.get(code)).table.code == code
