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
from tests.live.live_tables import RecordingListener, ask, opened
from tests.server.toy_game import PEBBLES


class SlowWarmUp:
    """A `warm` function that can be made to wait."""

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
def warm_up(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> SlowWarmUp:
    warm_up = SlowWarmUp()
    monkeypatch.setitem(
        games._extra,
        "pebbles",
        replace(PEBBLES, pictures=SceneConfig(scene=str.encode, key=str, warm=warm_up)),
    )
    return warm_up


async def test_start_is_sent_after_warming_up(rooms: RoomRegistry, warm_up: SlowWarmUp) -> None:
    room = await opened(rooms)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), Sit(1)):
        await ask(room, ida, command)
    ida.raw.clear()
    warm_up.go.clear()
    room.request(ida, Request("start", Start()))
    await asyncio.to_thread(warm_up.begun.wait, 10)
    assert ida.kinds == []  # the event loop was free meanwhile
    warm_up.go.set()
    await room.wait_until_idle()
    assert ida.kinds == ["Update"]
    assert warm_up.warmed == [room.table.state]
    assert threading.get_ident() not in warm_up.threads


async def test_loaded_table_is_warmed(rooms: RoomRegistry, warm_up: SlowWarmUp) -> None:
    room = await opened(rooms)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), Sit(1), Start()):
        await ask(room, ida, command)
    code = room.table.code
    room.close()
    del rooms.awake[code]
    again = await rooms.get(code)
    assert warm_up.warmed[-1] is again.table.state
    assert threading.get_ident() not in warm_up.threads


async def test_lobby_warms_nothing(rooms: RoomRegistry, warm_up: SlowWarmUp) -> None:
    room = await opened(rooms)
    room.close()
    del rooms.awake[room.table.code]
    await rooms.get(room.table.code)
    assert warm_up.warmed == []


async def test_scenes_in_memory_per_address_are_limited(rooms: RoomRegistry, warm_up: SlowWarmUp) -> None:
    rooms.services.scenes = SceneBudget(per_address=2, in_all=3)
    answers = {}
    for number, address in enumerate(("eve", "eve", "eve", "ida", "bo")):
        room = await opened(rooms)
        ear = RecordingListener("p1")
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
    with pytest.raises(ServerFull, match="Too many games with pictures"):
        await rooms.get(code, "bo")
