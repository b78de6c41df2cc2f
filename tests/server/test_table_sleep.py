"""Unloading of idle tables: they resume where they were, and clocks stand meanwhile."""

import shutil
from pathlib import Path

from spyhouse.store.sql import SqlStore
from tests.server.live_server import Guest, RunningServer, running_server


def wait_until_asleep(server: RunningServer) -> None:
    while "spyhouse_tables_awake 0.0" not in server.http.get("/metrics").text:
        pass


def left(guest: Guest, message: dict[str, object] | None = None) -> int:
    """Return the ms left on the clock."""
    message = message or guest.welcome
    return int(message["game"]["deadline"] - message["now"])  # type: ignore[index]


async def clock_at_stop(folder: Path, code: str, *, stopped: int | None = None) -> int:
    """Return the table clock from the stored files, if it ran from the deal until the server stopped or until
    `stopped`.
    """
    store = await SqlStore.open(f"sqlite:///{folder / 'house.db'}")
    dealt = next(line.at for line in await store.read_log(code) if b'"Start"' in line.body)
    stopped = await store.load_clock() + 1 if stopped is None else stopped
    await store.close()
    return stopped - dealt


async def last_at(folder: Path, code: str) -> int:
    store = await SqlStore.open(f"sqlite:///{folder / 'house.db'}")
    last = (await store.read_log(code))[-1]
    await store.close()
    return last.at


async def start(guest: Guest) -> None:
    for seat in (0, 1):
        await guest.do("Sit", seat=seat)
    await guest.do("Start")


async def test_unattended_table_is_unloaded_and_reloaded(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, idle_s=0.1) as server:
        table = server.open(seconds=600)
        async with server.guest(table.code, table.token) as ida:
            await start(ida)
            await ida.take(0)
            before = left(ida, await ida.next("Update"))
        wait_until_asleep(server)
        slept = await last_at(tmp_path, table.code)
        async with server.guest(table.code, table.token) as ida:
            assert ida.welcome["table"]["asleep"]
            woke = await ida.next("Update")
            assert woke["happened"]["did"] == {"type": "Woke"}
            assert not woke["table"]["asleep"]
            assert ida.welcome["now"] == await clock_at_stop(tmp_path, table.code, stopped=slept)
            assert left(ida) <= before
            await ida.take(1)


async def test_opening_a_link_does_not_start_the_clock(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, idle_s=0.1) as server:
        table = server.open(seconds=600)
        async with server.guest(table.code, table.token) as ida:
            await start(ida)
        wait_until_asleep(server)
        assert server.http.get(f"/api/tables/{table.code}").json()["phase"] == "playing"
        async with server.guest(table.code) as watcher:
            assert watcher.welcome["table"]["asleep"]


async def test_restart_costs_no_thinking_time(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path) as server:
        table = server.open(seconds=600)
        async with server.guest(table.code, table.token) as ida:
            await start(ida)
        async with server.guest(table.code, table.token) as ida:
            before = left(ida)
    stood = await clock_at_stop(tmp_path, table.code)
    with running_server(tmp_path) as server:
        async with server.guest(table.code, table.token) as ida:
            assert ida.welcome["now"] == stood
            assert left(ida) <= before
            await ida.next("Update")  # her arrival woke the table
            await ida.take(0)


async def test_unvisited_table_loses_no_time_over_restarts(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path) as server:
        table = server.open(seconds=600)
        async with server.guest(table.code, table.token) as ida:
            await start(ida)
        async with server.guest(table.code, table.token) as ida:
            before = left(ida)
    stood = await clock_at_stop(tmp_path, table.code)
    store = await SqlStore.open(f"sqlite:///{tmp_path / 'house.db'}")
    last = await store.load_clock()
    await store.record_start(last + 1)  # a server that ran for a minute without anyone at this table
    await store.save_clock(last + 60_000)
    await store.close()
    with running_server(tmp_path) as server:
        async with server.guest(table.code, table.token) as ida:
            assert ida.welcome["now"] == stood
            assert left(ida) <= before


async def test_clock_resumes_from_last_heartbeat_after_crash(tmp_path: Path, pebbles: None) -> None:
    """Open the files that a killed server leaves."""
    after = tmp_path / "after"
    after.mkdir()
    with running_server(tmp_path) as server:
        table = server.open(seconds=600)
        async with server.guest(table.code, table.token) as ida:
            await start(ida)
            while await clock_at_stop(tmp_path, table.code) < 1000:  # until two heartbeats are saved
                pass
            for file in ("house.db", "house.db-wal"):
                shutil.copy(tmp_path / file, after / file)
    stood = await clock_at_stop(after, table.code)
    assert stood >= 1000
    with running_server(after) as server:
        async with server.guest(table.code, table.token) as ida:
            assert ida.welcome["now"] == stood


async def test_the_clock_acts_when_its_time_has_come(server: RunningServer) -> None:
    table = server.open(seconds=1, pebbles=2)
    async with server.guest(table.code, table.token) as ida:
        await start(ida)
        while ida.heard[-1].get("happened", {}).get("events") != [{"type": "Took", "seat": 0, "pebbles": 0}]:
            await ida.hear()
        assert ida.heard[-1]["game"]["to_act"] == [1]
        assert ida.heard[-1]["happened"]["at"] >= 1000
