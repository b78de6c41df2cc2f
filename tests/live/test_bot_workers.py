"""Fair scheduling of thinking bots between tables."""

import dataclasses
import threading
from collections.abc import Iterator, Sequence

import pytest

from spyhouse import games
from spyhouse.kernel import Bot, Move, View
from spyhouse.live.room import Room
from spyhouse.live.rooms import RoomRegistry
from spyhouse.table.commands.lobby import SeatBot, Start
from tests.live.live_tables import RecordingListener, ask, opened
from tests.server.toy_game import PEBBLES, Take

EVE, IDA = "192.0.2.6", "192.0.2.7"


class EndlessThinker(Bot):
    """A bot that thinks until it is released."""

    at_once = most_at_once = 0
    enough = threading.Event()

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        kind = type(self)
        kind.at_once += 1
        kind.most_at_once = max(kind.most_at_once, kind.at_once)
        kind.enough.wait(20)
        kind.at_once -= 1
        return Take(1)


class Quick(Bot):
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return Take(1)


@pytest.fixture(autouse=True)
def ponderer(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> Iterator[type[EndlessThinker]]:
    class Fresh(EndlessThinker):
        enough = threading.Event()

    bots = {**PEBBLES.bots, "ponderer": Fresh, "quick": Quick}
    monkeypatch.setitem(games._extra, "pebbles", dataclasses.replace(PEBBLES, bots=bots))
    yield Fresh
    Fresh.enough.set()


async def table_of_bots(rooms: RoomRegistry, level: str, address: str) -> tuple[Room, RecordingListener]:
    room = await opened(rooms, pebbles=2)
    ear = RecordingListener("p1")
    ear.address = address
    room.enter(ear, 0)
    for command in (SeatBot(0, level), SeatBot(1, level), Start()):
        await ask(room, ear, command)
    return room, ear


async def test_many_bots_of_one_owner_delay_no_others(
    rooms: RoomRegistry, ponderer: type[EndlessThinker]
) -> None:
    eves = [await table_of_bots(rooms, "ponderer", EVE) for _ in range(4)]
    room, ida = await table_of_bots(rooms, "quick", IDA)
    await ida.until(lambda: room.table.phase == "over")
    assert ponderer.most_at_once == 1, "one thought at a time for one address"
    ponderer.enough.set()
    for room, ear in eves:
        await ear.until(lambda room=room: room.table.phase == "over")  # type: ignore[misc]
    assert ponderer.most_at_once == 1
