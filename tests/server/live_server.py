"""A real server on a free port, and clients with real sockets."""

import contextlib
import json
import socket
import threading
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from bench.client import as_answer
from spyhouse.server.app import make_server
from spyhouse.server.settings import Settings

CALM = Settings(
    messages_per_s=0,
    requests_per_minute=0,
    tables_per_hour=0,
    joins_per_minute=0,
    wrong_codes_per_hour=0,
    entries_per_minute=0,
    bytes_per_minute=0,
    bytes_per_hour=0,
    table_bytes=0,
    people_per_address=0,
    packs_per_hour=0,
    notices_per_hour=0,
    sockets_per_address=0,
    connections_per_address=0,
    bot_pace=0,
)
"""Settings without limits and with fast bots."""


class RunningServer:
    """A running server. `http` is a client for it."""

    def __init__(self, settings: Settings) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.uvicorn = make_server(settings)
        self.thread = threading.Thread(target=self.uvicorn.run, args=[[self.listening]])
        self.thread.start()
        # No TLS: loading the certificates for each client would take time.
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=60, verify=False)
        while not self.uvicorn.started and self.thread.is_alive():
            self.thread.join(0.01)

    def down(self) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join()

    def open(self, **options: Any) -> "Opened":
        answer = self.http.post(
            "/api/tables", json={"game": "pebbles", "options": options, "name": "Ida", "face": "fox"}
        )
        assert answer.status_code == 201, answer.text
        return Opened(self, **answer.json())

    @contextlib.asynccontextmanager
    async def guest(self, code: str, token: str = "", **hello: Any) -> AsyncIterator["Guest"]:
        async with websockets.connect(f"ws://{self.address}/ws/{code}", proxy=None) as wire:
            guest = Guest(wire)
            await guest.send({"type": "Hello", "token": token, **hello})
            guest.welcome = await guest.next("Welcome")
            yield guest


class Opened:
    """A new table and its host's token."""

    def __init__(self, server: RunningServer, code: str, person: str, token: str) -> None:
        self.server, self.code, self.person, self.token = server, code, person, token

    def join(self, name: str = "Ben") -> tuple[str, str]:
        answer = self.server.http.post(f"/api/tables/{self.code}/people", json={"name": name, "face": "owl"})
        assert answer.status_code == 201, answer.text
        return answer.json()["person"], answer.json()["token"]


class Guest:
    """A client socket that records its messages."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[dict[str, Any]] = []
        self._to_read: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.welcome: dict[str, Any] = {}

    async def send(self, message: Any) -> None:
        await self.wire.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        if self._to_read:
            return self._to_read.pop()
        text = await self.wire.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        self.heard.append(json.loads(text))
        return self.heard[-1]

    async def next(self, kind: str) -> dict[str, Any]:
        """Return the next message of this kind, recording those before it."""
        while True:
            message = await self.hear()
            if message["type"] == kind:
                return message

    async def ask(self, what: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request and return its Done or No."""
        id = id or uuid.uuid4().hex
        await self.send({"type": "Request", "id": id, "do": {"type": what, **fields}})
        return await self.answer(id)

    async def answer(self, id: str) -> dict[str, Any]:
        """Return the Done or No of a request."""
        while True:
            message = await self.hear()
            if message.get("answers") == id:
                self._to_read = [message]
            if id in (message.get("id"), message.get("answers")):
                return as_answer(message)

    async def do(self, what: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(what, **fields)
        assert answer["type"] == "Done", answer
        return answer

    async def take(self, seat: int, pebbles: int = 1) -> dict[str, Any]:
        return await self.do("Play", seat=seat, move={"type": "Take", "pebbles": pebbles})

    async def drained(self) -> None:
        """Receive everything sent so far."""
        await self.send({"type": "Ping"})
        await self.next("Pong")


@contextlib.contextmanager
def running_server(folder: Path, **settings: Any) -> Iterator[RunningServer]:
    database = f"sqlite:///{folder / 'house.db'}"
    server = RunningServer(msgspec.structs.replace(CALM, database=database, **settings))
    try:
        yield server
    finally:
        server.down()
