"""The in-browser server on this Python with an in-memory disk: games, faults, sleep."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from spyhouse.browser import local_server
from spyhouse.browser.local_server import DeviceClock, LocalServer
from spyhouse.live import health, recovery
from tests.browser.disk import MemoryDisk

PATIENCE_S = 60


@pytest.fixture
def disk() -> MemoryDisk:
    return MemoryDisk()


@pytest.fixture
async def server(disk: MemoryDisk) -> AsyncIterator[LocalServer]:
    server = await LocalServer.open(disk, bot_pace=0)
    yield server
    await server.close()


class Page:
    """One socket of the page."""

    ids = 0

    def __init__(self, server: LocalServer, code: str, token: str) -> None:
        Page.ids += 1
        self.id = Page.ids
        self.server = server
        self.heard: list[dict[str, Any]] = []
        self.closed: list[int] = []
        server.connect(self.id, code, lambda text: self.heard.append(json.loads(text)), self.closed.append)
        self.send({"type": "Hello", "token": token, "seq": 0, "legal": True})

    def send(self, message: dict[str, Any]) -> None:
        self.server.on_message(self.id, json.dumps(message))

    async def hears(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                if found := next((each for each in self.heard if wanted(each)), None):
                    return found
                await asyncio.sleep(0.01)

    async def does(self, id: str, type: str, **fields: Any) -> dict[str, Any]:
        self.send({"type": "Request", "id": id, "do": {"type": type, **fields}})
        return await self.hears(lambda said: id in (said.get("id"), said.get("answers")))


async def a_table(server: LocalServer, options: dict[str, Any] | None = None) -> dict[str, str]:
    body = json.dumps({"game": "spyfall", "options": options or {}, "name": "Ida", "face": "fox"}).encode()
    answer = await server.request("POST", "/api/tables", {}, body)
    assert answer.status == 201
    found: dict[str, str] = json.loads(answer.body)
    return found


async def a_game(server: LocalServer, options: dict[str, Any] | None = None) -> tuple[dict[str, str], Page]:
    table = await a_table(server, options)
    page = Page(server, table["code"], table["token"])
    await page.hears(lambda said: said["type"] == "Welcome")
    await page.does("sit", "Sit", seat=0)
    for seat in (1, 2):
        await page.does(f"bot{seat}", "SeatBot", seat=seat, level="easy")
    await page.does("start", "Start", salt="abcdefgh")
    return table, page


async def test_game_continues_after_the_worker_was_killed(disk: MemoryDisk, server: LocalServer) -> None:
    table, page = await a_game(server)
    await page.hears(lambda said: (said.get("table") or {}).get("phase") == "playing")
    stored = dict(disk.rows)
    # No close(): the browser ended the worker.
    again = await LocalServer.open(disk, bot_pace=0)
    back = Page(again, table["code"], table["token"])
    welcome = await back.hears(lambda said: said["type"] == "Welcome")
    assert welcome["table"]["phase"] == "playing"
    assert stored.items() <= disk.rows.items()
    # A repeated command has one effect.
    answer = await back.does("start", "Start", salt="abcdefgh")
    assert answer["type"] == "Done"
    await again.close()


async def test_hidden_page_suspends_the_game(server: LocalServer) -> None:
    table, page = await a_game(server)
    room = server.rooms.awake[table["code"]]
    server.hide()
    await page.hears(lambda said: (said.get("table") or {}).get("asleep"))
    assert not room.table.clock_running()
    server.show()
    async with asyncio.timeout(PATIENCE_S):
        while room.table.asleep:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert room.table.clock_running()


async def test_full_storage_refuses_and_recovers(
    disk: MemoryDisk, server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "RETRY_DELAYS_S", (0.01,))
    monkeypatch.setattr(recovery, "_RETRY_DELAY_S", 0.01)
    table = await a_table(server)
    page = Page(server, table["code"], table["token"])
    await page.hears(lambda said: said["type"] == "Welcome")
    disk.fault = OSError("QuotaExceededError")
    refused = await page.does("one", "Sit", seat=0)
    assert (refused["type"], refused["again"]) == ("No", True)
    assert len(disk.rows) == 2
    disk.fault = None
    for _ in range(200):
        page.heard.clear()
        if (await page.does("one", "Sit", seat=0))["type"] != "No":
            break
        await asyncio.sleep(0.02)
    assert len(disk.rows) == 3


class SleepingClock:
    """The device's clock, which skips the time that the device sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.slept_s = 0.0
        real = time.monotonic
        monkeypatch.setattr("time.monotonic", lambda: real() + self.slept_s)


async def a_running_clock(server: LocalServer) -> dict[str, str]:
    table, page = await a_game(server, {"first_dealer": 0})
    state = server.rooms.awake[table["code"]].table.state
    assert state is not None
    await page.does("clock", "Play", seat=0, move=msgspec.to_builtins(state.legal(0)[0]))
    return table


def left_ms(server: LocalServer, code: str) -> int:
    """Return the ms left in the round."""
    room = server.rooms.awake[code]
    due = room.table.due()
    assert due is not None
    return due - server.rooms.services.clock.now()


async def test_an_hour_asleep_costs_seconds_of_a_running_clock(
    disk: MemoryDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = SleepingClock(monkeypatch)
    server = await LocalServer.open(disk, bot_pace=100)
    table = await a_running_clock(server)
    before = left_ms(server, table["code"])
    device.slept_s += 3600  # all timers are due at once, as after a real sleep
    for _ in range(20):
        await asyncio.sleep(0.01)
    room = server.rooms.awake[table["code"]]
    assert room.table.phase == "playing"
    assert room.table.clock_running()
    assert before - left_ms(server, table["code"]) < 15_000
    assert room.table.state is not None
    assert room.table.state.phase == "questions"
    await server.close()


async def test_page_reconnects_to_its_game_after_a_week(
    disk: MemoryDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = SleepingClock(monkeypatch)
    server = await LocalServer.open(disk, bot_pace=100)
    table = await a_running_clock(server)
    stored, before = dict(disk.rows), left_ms(server, table["code"])
    # The browser has closed the page without notice.
    device.slept_s += 7 * 24 * 3600
    again = await LocalServer.open(disk, bot_pace=100)
    back = Page(again, table["code"], table["token"])
    await back.hears(lambda said: said["type"] == "Welcome")
    await back.hears(lambda said: (said.get("table") or {}).get("asleep") is False)
    assert before - left_ms(again, table["code"]) < 5000
    assert stored.items() <= disk.rows.items()
    await again.close()


async def test_log_of_a_newer_version_is_refused_with_a_sentence(disk: MemoryDisk) -> None:
    server = await LocalServer.open(disk)
    table = await a_table(server)
    await server.close()
    key = (table["code"], 1)
    row = disk.rows[key]
    disk.rows[key] = (*row[:5], row[5].replace(b'"format":3', b'"format":4'))
    assert disk.rows[key] != row
    again = await LocalServer.open(disk)
    page = Page(again, table["code"], table["token"])
    bye = await page.hears(lambda said: said["type"] == "Bye")
    assert "newer version" in bye["reason"]
    answer = await again.request("GET", f"/api/tables/{table['code']}", {}, b"")
    assert (answer.status, json.loads(answer.body)["code"]) == (503, "table-is-newer")
    assert len(disk.rows) == 2  # nothing is written to it
    await again.close()


async def test_unknown_table_is_said_and_closed(server: LocalServer) -> None:
    page = Page(server, "ZZZZ", "")
    bye = await page.hears(lambda said: said["type"] == "Bye")
    assert (bye["kind"], page.closed) == ("missing", [1000])


async def test_clock_counts_every_second_while_nobody_asks(
    disk: MemoryDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = SleepingClock(monkeypatch)
    monkeypatch.setattr(local_server, "CLOCK_CHECK_S", 0)
    server = await LocalServer.open(disk)
    before = server.rooms.services.clock.now()
    for _ in range(60):
        device.slept_s += 1
        for _ in range(3):
            await asyncio.sleep(0)
    assert server.rooms.services.clock.now() - before >= 60_000
    await server.close()


def test_clock_leaves_out_the_sleep_of_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr("time.monotonic", lambda: at)
    clock = DeviceClock(1000)
    began = clock.now()
    for _ in range(10):
        at += local_server.CLOCK_CHECK_S
        clock.now()
    assert clock.now() - began == 10_000
    at += 3600
    assert clock.now() - began == 10_000 + local_server.LONGEST_GAP_MS
    at += 2
    assert clock.now() - began == 12_000 + local_server.LONGEST_GAP_MS
