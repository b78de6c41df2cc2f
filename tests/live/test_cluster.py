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
from tests.live.live_tables import RecordingListener, ask, deliver
from tests.server.toy_game import PEBBLES

TAKE = Play(0, msgspec.Raw(b'{"type":"Take","pebbles":1}'))


class ServerLink:
    """A cluster of two test servers; nudges pass only while `hole` is set."""

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
async def link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ServerLink]:
    monkeypatch.setitem(games._extra, "pebbles", PEBBLES)
    link = ServerLink()
    with BotWorkers() as thinkers:
        for name in ("a", "b"):
            store = await SqlStore.open(f"sqlite:///{tmp_path / 'house.db'}")
            services = Services(store, ServerClock(0), deliver, thinkers, bot_pace=0)
            services.server, services.cluster = name, link
            link.servers.append(RoomRegistry(services))
        yield link
        for rooms in link.servers:
            await rooms.close()
            await rooms.services.store.close()


async def both(
    link: ServerLink, *, bot: bool = False
) -> tuple[Room, RecordingListener, Room, RecordingListener]:
    """Open a table with Ida, the host, on the first server and Ben on the second."""
    first, second = link.servers
    code, _, _ = await first.open("pebbles", {"pebbles": 100}, "Ida", "fox")
    here, there = await first.get(code), await second.get(code)
    person, _ = await second.join(code, "Ben", "owl")
    assert person == "p2"
    ida, ben = RecordingListener("p1"), RecordingListener("p2")
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


async def test_updates_reach_listeners_on_every_server(link: ServerLink) -> None:
    here, ida, there, ben = await both(link)
    await ask(here, ida, Start())
    await settled(here, there)
    await ask(here, ida, TAKE)
    await settled(here, there)
    assert ben.heard[-1]["type"] == "Update"
    assert ben.heard[-1]["seq"] == ida.heard[-1]["seq"]
    assert ben.heard[-1]["happened"]["events"] == ida.heard[-1]["happened"]["events"]
    assert here.table.seq == there.table.seq == len(await there.services.store.read_log(there.table.code))


async def test_presence_covers_all_servers(link: ServerLink, monkeypatch: pytest.MonkeyPatch) -> None:
    here, ida, there, ben = await both(link)
    present = [message["here"] for message in ida.heard if message["type"] == "Presence"]
    assert present == [["p1", "p2"]]
    assert next(message for message in ben.heard if message["type"] == "Welcome")["here"] == ["p1", "p2"]
    monkeypatch.setattr("spyhouse.table.commands.host.HOST_AWAY_S", 1e-9)
    assert (await ask(there, ben, ClaimHost()))["type"] == "No"
    here.leave(ida)
    assert ben.heard[-1] == {"type": "Presence", "here": ["p2"]}
    assert (await ask(there, ben, ClaimHost()))["type"] == "Done"


async def test_a_lost_nudge_delays_and_loses_nothing(link: ServerLink) -> None:
    here, ida, there, ben = await both(link)
    link.hole = False
    await ask(here, ida, Say("lost?"))
    assert ben.heard[-1]["seq"] < ida.heard[-1]["seq"]
    link.hole = True
    here.nudge()
    await settled(there)
    assert ben.heard[-1]["happened"]["did"]["text"] == "lost?"


async def test_concurrent_commands_are_stored_once(link: ServerLink) -> None:
    here, ida, there, ben = await both(link)
    here.request(ida, Request("one", Say("first")))
    there.request(ben, Request("two", Say("second")))
    await settled(here, there)
    for ear, id in ((ida, "one"), (ben, "two")):
        assert (
            len([message for message in ear.heard if id in (message.get("id"), message.get("answers"))]) == 1
        )
    commands = [entry.command for entry in await here.services.store.read_log(here.table.code)]
    assert sorted(commands)[-2:] == ["one", "two"]


async def test_concurrent_newcomers_get_different_ids(link: ServerLink) -> None:
    here, _, _, _ = await both(link)
    code = here.table.code
    joining = (rooms.join(code, "Cy", "cat") for rooms in link.servers)
    people = [person for person, _ in await asyncio.gather(*joining)]
    assert sorted(people) == ["p3", "p4"]


async def test_another_server_takes_over_bots_of_a_silent_one(
    link: ServerLink, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, ida, there, ben = await both(link, bot=True)
    await ask(here, ida, Start())
    await ask(here, ida, TAKE)
    await ben.until(lambda: _heard_of_the_bot(ben))
    assert here.bots._players
    assert not there.bots._players
    assert here.services.refusal_counts["Conflict"] == there.services.refusal_counts["Conflict"] == 0
    link.hole = False  # the first server has stopped
    monkeypatch.setattr(presence, "SERVER_TIMEOUT_S", -1)
    there.drop_silent_servers()
    ida = RecordingListener("p1")
    there.enter(ida, 0)
    answer = await ask(there, ida, TAKE, "there")
    assert answer["type"] == "Done", answer
    await ida.until(lambda: _heard_of_the_bot(ida))
    assert there.bots._players


def _heard_of_the_bot(ear: RecordingListener) -> bool:
    return any(message.get("happened", {}).get("by") == "bot" for message in ear.heard)


async def test_table_attended_elsewhere_is_not_put_to_sleep(link: ServerLink) -> None:
    here, ida, there, ben = await both(link)
    await ask(here, ida, Start())
    await settled(here, there)
    there.leave(ben)
    there.unload(lambda room: None)
    del link.servers[1].awake[there.table.code]
    again = await link.servers[1].get(there.table.code)
    assert not again.table.asleep
    assert again.table.seq == here.table.seq


async def test_failed_catch_up_rebuilds_the_table(link: ServerLink, monkeypatch: pytest.MonkeyPatch) -> None:
    here, ida, there, ben = await both(link)
    with monkeypatch.context() as broken:
        broken.setattr(there.table, "record_applied", None)
        ben.raw.clear()
        await ask(here, ida, Rename("Ada", "cat"))
        await ben.until(lambda: "Welcome" in ben.kinds)
    assert ben.heard[-1]["table"]["people"][0]["name"] == "Ada"


def test_server_clocks_advance_to_the_later() -> None:
    clock = ServerClock(0)
    clock.advance_to(60_000)
    assert 60_000 <= clock.now() < 61_000
    clock.advance_to(5_000)
    assert clock.now() >= 60_000
    assert clock.start == 1
