"""In-memory rooms and listeners, without a network."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from bench.client import as_answer
from spyhouse.kernel import SpyhouseError
from spyhouse.live.listener import Broadcast
from spyhouse.live.room import Room
from spyhouse.live.rooms import RoomRegistry
from spyhouse.table.command import Command
from spyhouse.table.commands.lobby import Sit, Start
from spyhouse.table.messages import CloseReason, Request


class RecordingListener:
    """A listener that records its messages."""

    def __init__(self, person: str = "") -> None:
        self.person = person
        self.address = "192.0.2.1"
        self.wants_legal = False
        self.raw: list[bytes] = []
        self.parted = ""
        self.parted_for: CloseReason | None = None
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        self.news.set()

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self.news.clear()
            await self.news.wait()

    def disconnect(self, kind: CloseReason, why: SpyhouseError | str, /) -> None:
        self.parted, self.parted_for = str(why), kind

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self.raw]

    @property
    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]


def deliver(post: Broadcast) -> None:
    for listener, message in post:
        listener.send(message)


async def opened(rooms: RoomRegistry, **options: Any) -> Room:
    code, _, _ = await rooms.open("pebbles", options, "Ida", "fox")
    return await rooms.get(code)


async def started(rooms: RoomRegistry, **options: Any) -> tuple[Room, RecordingListener]:
    """Start a game in which Ida plays both seats."""
    room = await opened(rooms, **options)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), Sit(1), Start()):
        await ask(room, ida, command)
    ida.raw.clear()
    return room, ida


async def ask(room: Room, ear: RecordingListener, command: Command, id: str = "") -> dict[str, Any]:
    """Send a request and return its answer."""
    id = id or f"c{room.table.seq}-{len(ear.raw)}"

    def answers() -> list[dict[str, Any]]:
        return [as_answer(each) for each in ear.heard if id in (each.get("id"), each.get("answers"))]

    room.request(ear, Request(id, command))
    await ear.until(lambda: bool(answers()))
    await room.wait_until_idle()
    return answers()[-1]
