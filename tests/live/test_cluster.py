"""One table on two servers: equal broadcasts, and no duplicate effects."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from spyhouse import games
from spyhouse.live import presence
from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.cluster import Nudge
from spyhouse.live.room import Room
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.services import ServerClock, Services
from spyhouse.store.sql import SqlStore
from spyhouse.table.commands.host import ClaimHost
from spyhouse.table.commands.lobby import Rename, SeatBot, Sit, Start
from spyhouse.table.commands.play import Play
from spyhouse.table.commands.talk import Say
from spyhouse.table.messages import Request
from tests.live.live_tables import Ear, ask, deliver
from tests.server.toy_game import PEBBLES

TAKE = Play(0, msgspec.Raw(b'{"type":"Take","pebbles":1}'))


class Wall:
    """Between two servers of a test: what one says, the other hears, while there is a hole in it."""

    def __init__(self) -> None:
        self.servers: list[RoomRegistry] = []
        self.hole = True
        self.attended: set[str] = set()

    def nudge(self, nudge: Nudge) -> None:
        if self.hole:
            if nudge.here is not None:
                self.attended.add(nudge.table)
            for rooms in self.servers:
                if rooms.services.server != nudge.server:
                    rooms.on_nudge(nudge)

    async def is_attended(self, table: str) -> bool:
        return table in self.attended


@pytest.fixture
async def wall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wall]:
    monkeypatch.setitem(games._extra, "pebbles", PEBBLES)
    wall = Wall()
    with BotWorkers() as thinkers:
        for name in ("a", "b"):
            store = await SqlStore.open(f"sqlite:///{tmp_path / 'house.db'}")
            services = Services(store, ServerClock(0), deliver, thinkers, bot_pace=0)
            services.server, services.cluster = name, wall
            wall.servers.append(RoomRegistry(services))
        yield wall
        for rooms in wall.servers:
            await rooms.close()
            await rooms.services.store.close()


async def both(wall: Wall, *, bot: bool = False) -> tuple[Room, Ear, Room, Ear]:
    """Ida, the host, is on the first server and Ben on the second."""
    first, second = wall.servers
    code, _, _ = await first.open("pebbles", {"pebbles": 100}, "Ida", "fox")
    here, there = await first.get(code), await second.get(code)
    person, _ = await second.join(code, "Ben", "owl")
    assert person == "p2"
    ida, ben = Ear("p1"), Ear("p2")
    here.enter(ida, 0)
    await settled(here, there)
    there.enter(ben, 0)
    await ask(here, ida, Sit(0))
    await settled(here, there)
    await ask(there, ben, Sit(1)) if not bot else await ask(here, ida, SeatBot(1, "random"))
    await settled(here, there)
    return here, ida, there, ben


async def settled(*rooms: Room) -> None:
    for room in rooms * 2:
        await room.wait_until_idle()


async def test_updates_reach_listeners_on_every_server(wall: Wall) -> None:
    here, ida, there, ben = await both(wall)
    await ask(here, ida, Start())
    await settled(here, there)
    await ask(here, ida, TAKE)
    await settled(here, there)
    assert ben.heard[-1]["type"] == "Update"
    assert ben.heard[-1]["seq"] == ida.heard[-1]["seq"]
    assert ben.heard[-1]["happened"]["events"] == ida.heard[-1]["happened"]["events"]
    assert here.table.seq == there.table.seq == len(await there.services.store.read_log(there.table.code))


async def test_people_are_here_on_whatever_server(wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    here, ida, there, ben = await both(wall)
    present = [message["here"] for message in ida.heard if message["type"] == "Presence"]
    assert present == [["p1", "p2"]]
    assert next(message for message in ben.heard if message["type"] == "Welcome")["here"] == ["p1", "p2"]
    monkeypatch.setattr("spyhouse.table.commands.host.HOST_AWAY_S", 1e-9)
    assert (await ask(there, ben, ClaimHost()))["type"] == "No"
    here.leave(ida)
    assert ben.heard[-1] == {"type": "Presence", "here": ["p2"]}
    assert (await ask(there, ben, ClaimHost()))["type"] == "Done"


async def test_a_lost_nudge_delays_and_loses_nothing(wall: Wall) -> None:
    here, ida, there, ben = await both(wall)
    wall.hole = False
    await ask(here, ida, Say("lost?"))
    assert ben.heard[-1]["seq"] < ida.heard[-1]["seq"]
    wall.hole = True
    here.nudge()
    await settled(there)
    assert ben.heard[-1]["happened"]["did"]["text"] == "lost?"


async def test_who_comes_second_is_done_second(wall: Wall) -> None:
    here, ida, there, ben = await both(wall)
    here.request(ida, Request("one", Say("first")))
    there.request(ben, Request("two", Say("second")))
    await settled(here, there)
    for ear, id in ((ida, "one"), (ben, "two")):
        assert (
            len([message for message in ear.heard if id in (message.get("id"), message.get("answers"))]) == 1
        )
    commands = [entry.command for entry in await here.services.store.read_log(here.table.code)]
    assert sorted(commands)[-2:] == ["one", "two"]


async def test_newcomers_at_the_same_moment_are_two_people(wall: Wall) -> None:
    here, _, _, _ = await both(wall)
    code = here.table.code
    joining = (rooms.join(code, "Cy", "cat") for rooms in wall.servers)
    people = [person for person, _ in await asyncio.gather(*joining)]
    assert sorted(people) == ["p3", "p4"]


async def test_another_server_takes_over_bots_of_a_silent_one(
    wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, ida, there, ben = await both(wall, bot=True)
    await ask(here, ida, Start())
    await ask(here, ida, TAKE)
    await ben.until(lambda: _heard_of_the_bot(ben))
    assert here.bots._players
    assert not there.bots._players
    assert here.services.refusal_counts["Conflict"] == there.services.refusal_counts["Conflict"] == 0
    wall.hole = False  # the first server is gone
    monkeypatch.setattr(presence, "SERVER_TIMEOUT_S", -1)
    there.drop_silent_servers()
    ida = Ear("p1")
    there.enter(ida, 0)
    answer = await ask(there, ida, TAKE, "there")
    assert answer["type"] == "Done", answer
    await ida.until(lambda: _heard_of_the_bot(ida))
    assert there.bots._players


def _heard_of_the_bot(ear: Ear) -> bool:
    return any(message.get("happened", {}).get("by") == "bot" for message in ear.heard)


async def test_table_attended_elsewhere_is_not_put_to_sleep(wall: Wall) -> None:
    here, ida, there, ben = await both(wall)
    await ask(here, ida, Start())
    await settled(here, there)
    there.leave(ben)
    there.unload(lambda room: None)
    del wall.servers[1].awake[there.table.code]
    again = await wall.servers[1].get(there.table.code)
    assert not again.table.asleep
    assert again.table.seq == here.table.seq


async def test_what_cannot_be_done_is_read_from_the_start(
    wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, ida, there, ben = await both(wall)
    with monkeypatch.context() as broken:
        broken.setattr(there.table, "record_applied", None)
        ben.raw.clear()
        await ask(here, ida, Rename("Ada", "cat"))
        await ben.until(lambda: "Welcome" in ben.kinds)
    assert ben.heard[-1]["table"]["people"][0]["name"] == "Ada"


def test_the_clocks_of_two_servers_agree_on_the_later() -> None:
    clock = ServerClock(0)
    clock.advance_to(60_000)
    assert 60_000 <= clock.now() < 61_000
    clock.advance_to(5_000)
    assert clock.now() >= 60_000
    assert clock.start == 1
