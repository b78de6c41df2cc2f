"""A game begins, or wakes, when what makes its first moves slow has been done, away from the loop."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest

from spyhouse import games
from spyhouse.kernel import Pictures
from spyhouse.live.rooms import Rooms
from spyhouse.table.commands.lobby import Sit, Start
from spyhouse.table.messages import Request
from tests.live.live import Ear, ask, opened
from tests.server.toy import PEBBLES


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
def stove(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> Stove:
    stove = Stove()
    monkeypatch.setitem(
        games._extra, "pebbles", replace(PEBBLES, pictures=Pictures(scene=str.encode, key=str, warm=stove))
    )
    return stove


async def test_nobody_hears_of_the_start_before_the_game_is_warm(rooms: Rooms, stove: Stove) -> None:
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
    await room.settle()
    assert ida.kinds == ["Update"]
    assert stove.warmed == [room.table.state]
    assert threading.get_ident() not in stove.threads


async def test_a_table_that_wakes_is_warm_again(rooms: Rooms, stove: Stove) -> None:
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


async def test_in_the_lobby_there_is_nothing_to_warm(rooms: Rooms, stove: Stove) -> None:
    room = await opened(rooms)
    room.close()
    del rooms.awake[room.table.code]
    await rooms.get(room.table.code)
    assert stove.warmed == []
