"""Warm-up: slow preparations run off the event loop before a game starts or loads."""

import asyncio
import gc
import threading
from dataclasses import replace
from typing import Any

import pytest

from spyhouse import games
from spyhouse.kernel import SceneConfig
from spyhouse.live.rooms import RoomRegistry, ServerFull
from spyhouse.live.scene_budget import SceneBudget
from spyhouse.table.commands.lobby import Sit, Start
from spyhouse.table.messages import Request
from tests.live.live_tables import Ear, ask, opened
from tests.server.toy_game import PEBBLES


class Stove:
    """Warms states, and can be made to wait."""

    def __init__(self) -> None:
        self.warmed: list[Any] = []
        self.threads: list[int] = []
        self.begun, self.go = threading.Event(), threading.Event()
        self.go.set()

    def __call__(self, state: Any) -> None:
        self.begun.set()
        assert self.go.wait(10)
        self.threads.append(threading.get_ident())
        self.warmed.append(state)


@pytest.fixture
def stove(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> Stove:
    stove = Stove()
    monkeypatch.setitem(
        games._extra, "pebbles", replace(PEBBLES, pictures=SceneConfig(scene=str.encode, key=str, warm=stove))
    )
    return stove


async def test_start_is_sent_after_warming_up(rooms: RoomRegistry, stove: Stove) -> None:
    room = await opened(rooms)
    ida = Ear("p1")
    room.enter(ida, 0)
    for command in (Sit(0), Sit(1)):
        await ask(room, ida, command)
    ida.raw.clear()
    stove.go.clear()
    room.request(ida, Request("start", Start()))
    await asyncio.to_thread(stove.begun.wait, 10)
    assert ida.kinds == []  # and the loop was free meanwhile
    stove.go.set()
    await room.wait_until_idle()
    assert ida.kinds == ["Update"]
    assert stove.warmed == [room.table.state]
    assert threading.get_ident() not in stove.threads


async def test_a_table_that_wakes_is_warm_again(rooms: RoomRegistry, stove: Stove) -> None:
    room = await opened(rooms)
    ida = Ear("p1")
    room.enter(ida, 0)
    for command in (Sit(0), Sit(1), Start()):
        await ask(room, ida, command)
    code = room.table.code
    room.close()
    del rooms.awake[code]
    again = await rooms.get(code)
    assert stove.warmed[-1] is again.table.state
    assert threading.get_ident() not in stove.threads


async def test_in_the_lobby_there_is_nothing_to_warm(rooms: RoomRegistry, stove: Stove) -> None:
    room = await opened(rooms)
    room.close()
    del rooms.awake[room.table.code]
    await rooms.get(room.table.code)
    assert stove.warmed == []


async def test_one_address_has_few_pictures_in_memory(rooms: RoomRegistry, stove: Stove) -> None:
    rooms.services.scenes = SceneBudget(per_address=2, in_all=3)
    answers = {}
    for number, address in enumerate(("eve", "eve", "eve", "ida", "bo")):
        room = await opened(rooms)
        ear = Ear("p1")
        ear.address = address
        room.enter(ear, 0)
        for command in (Sit(0), Sit(1), Start()):
            answers[number] = await ask(room, ear, command)
    assert [room.table.phase for room in rooms.awake.values()] == [
        "playing", "playing", "lobby", "playing", "lobby"
    ]  # fmt: skip
    first = next(iter(rooms.awake.values()))
    first.close()
    del rooms.awake[first.table.code], first
    gc.collect()
    await ask(room, ear, Start())
    assert room.table.phase == "playing"
    rooms.services.scenes = SceneBudget(per_address=1)
    code = room.table.code
    del rooms.awake[code]
    assert rooms.services.scenes.take(next(iter(rooms.awake.values())), "bo")
    with pytest.raises(ServerFull, match="Too many pictures"):
        await rooms.get(code, "bo")
