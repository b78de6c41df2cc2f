"""Write claims: one server writes a table at a time, and slow servers get their turn."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from spyhouse import games
from spyhouse.live import claim, recovery
from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.room_queue import QueuedCommand
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.services import ServerClock, Services
from spyhouse.store import Leased
from spyhouse.store.sql import SqlStore
from spyhouse.table.commands.lobby import Sit
from spyhouse.table.commands.talk import Say
from spyhouse.table.messages import Request
from tests.live.live_tables import RecordingListener, ask, deliver
from tests.server.toy_game import PEBBLES
from tests.store.store_helpers import entry

FAR_S = 0.15


class FarStore(SqlStore):
    """A store with a slow database connection."""

    async def read_log(self, *arguments: Any, **more: Any) -> Any:
        await asyncio.sleep(FAR_S)
        return await super().read_log(*arguments, **more)

    def append(self, *arguments: Any) -> asyncio.Future[None]:
        async def later() -> None:
            await asyncio.sleep(FAR_S)
            await super(FarStore, self).append(*arguments)

        return asyncio.ensure_future(later())


@pytest.fixture
async def servers(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[RoomRegistry]]:
    monkeypatch.setitem(games._extra, "pebbles", PEBBLES)
    with BotWorkers() as thinkers:
        stores = [await SqlStore.open(postgres_url), await FarStore.open(postgres_url)]
        servers = [RoomRegistry(Services(store, ServerClock(0), deliver, thinkers)) for store in stores]
        yield servers
        for rooms in servers:
            await rooms.close()
            await asyncio.gather(*rooms.services._releasing)
            await rooms.services.store.close()


async def test_a_far_server_is_not_starved_by_a_near_one(
    servers: list[RoomRegistry], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claim, "HOLD_S", FAR_S / 2)  # a claim is held at least for its own write
    near, far = servers
    code, _, _ = await near.open("pebbles", {}, "Ida", "fox")
    here, there = await near.get(code), await far.get(code)
    ida, ben = RecordingListener("p1"), RecordingListener("p1")
    here.enter(ida, 0)
    there.enter(ben, 0)

    async def talk() -> None:
        for number in range(100_000):
            said = asyncio.Event()
            here._enqueue(QueuedCommand(Say("Yes."), "p1", f"a{number}", lambda _, said=said: said.set()))  # type: ignore[misc]
            await said.wait()
            await asyncio.sleep(0)

    talking = asyncio.create_task(talk())
    for number in range(3):
        async with asyncio.timeout(10):
            assert (await ask(there, ben, Say("No."), f"b{number}"))["type"] == "Done"
    talking.cancel()


async def test_long_held_claim_refuses_other_servers(
    servers: list[RoomRegistry], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "CONFLICT_TIMEOUT_S", 0.2)
    near, far = servers
    code, _, _ = await near.open("pebbles", {}, "Ida", "fox")
    assert await far.services.store.claim(code)
    room = await near.get(code)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    room.request(ida, Request("one", Say("Hello?")))
    async with asyncio.timeout(60):
        await ida.until(lambda: "No" in ida.kinds)
    assert ida.heard[-1]["code"] == "not-now"
    await far.services.store.release(code)
    room.request(ida, Request("two", Say("Hello!")))
    await room.wait_until_idle()
    assert len(await near.services.store.read_log(code)) == len(await far.services.store.read_log(code))
    assert [line.command for line in await near.services.store.read_log(code)][-1] == "two"


async def test_claimed_table_refuses_whole_batches(servers: list[RoomRegistry]) -> None:
    near, far = (rooms.services.store for rooms in servers)
    assert await far.claim("T")
    refused, stored = await asyncio.gather(
        near.append("T", entry(1), entry(2)), near.append("U", entry(1)), return_exceptions=True
    )
    assert isinstance(refused, Leased)
    assert stored is None
    assert await near.read_log("T") == []
    assert len(await near.read_log("U")) == 1
    await far.append("T", entry(1))
    await far.release("T")
    await near.append("T", entry(2))


async def test_refused_command_hands_the_claim_over(
    servers: list[RoomRegistry],
) -> None:
    near, far = servers
    code, _, _ = await near.open("pebbles", {}, "Ida", "fox")
    here, there = await near.get(code), await far.get(code)
    ida, ida_far = RecordingListener("p1"), RecordingListener("p1")
    here.enter(ida, 0)
    there.enter(ida_far, 0)
    assert (await ask(here, ida, Sit(0)))["type"] == "Done"
    assert (await ask(there, ida_far, Sit(0), "far"))["type"] == "No"  # lost the race, then refused
    await asyncio.gather(*far.services._releasing)
    assert await near.services.store.claim(code)
