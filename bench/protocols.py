"""Protocols of boardgame.io and Spyhouse for the load generator."""

import json
from dataclasses import dataclass


@dataclass
class BoardgameIo:
    """socket.io over a plain WebSocket, as boardgame.io's client uses it."""

    port: int
    prefix: str
    compressed = False

    def url(self, table: int) -> str:
        return f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"

    def greeting(self, table: int, seat: int) -> bytes | None:
        return None

    def move(self, table: int, seat: int, number: int) -> bytes:
        payload = {"type": "add", "args": [1], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return (
            "42/ledger," + json.dumps(["update", action, number, f"{self.prefix}{table}", str(seat)])
        ).encode()

    def is_ready(self, message: bytes) -> bool:
        return message.startswith(b'42/ledger,["sync"')

    def is_update(self, message: bytes) -> bool:
        return message.startswith(b'42/ledger,["update"')

    def turn(self, welcome: bytes) -> int:
        return 0  # a new match every time

    def reply(self, message: bytes, table: int, seat: int) -> bytes | None:
        if message == b"2":
            return b"3"
        if message.startswith(b"0{"):
            return b"40/ledger,"
        if message.startswith(b"40/ledger"):
            sync = json.dumps(["sync", f"{self.prefix}{table}", str(seat), None, 2])
            return f"42/ledger,{sync}".encode()
        return None


@dataclass
class Spyhouse:
    """The table protocol (docs/protocol.md), with the tokens of both seats of every table."""

    port: int
    tables: list[tuple[str, tuple[str, str]]]
    """Codes and tokens."""
    run: int = 0
    """Number of the run, because command ids must be unique."""
    compressed: bool = False

    def url(self, table: int) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{self.tables[table][0]}"

    def greeting(self, table: int, seat: int) -> bytes | None:
        return json.dumps({"type": "Hello", "token": self.tables[table][1][seat]}).encode()

    def move(self, table: int, seat: int, number: int) -> bytes:
        move = {"type": "Add", "amount": 1}
        play = {"type": "Play", "seat": seat, "move": move}
        return json.dumps({"type": "Request", "id": f"{self.run}-{number}", "do": play}).encode()

    def is_ready(self, message: bytes) -> bool:
        return self._deflated(message) or message.startswith(b'{"type":"Welcome"')

    def is_update(self, message: bytes) -> bool:
        return self._deflated(message) or message.startswith(b'{"type":"Update"')

    def turn(self, welcome: bytes) -> int:
        return 0 if self._deflated(welcome) else int(welcome.split(b'"turn":')[1].split(b",")[0])

    def _deflated(self, message: bytes) -> bool:
        """Return whether the message is compressed. It is not decoded: such tables only measure memory."""
        return self.compressed and not message.startswith(b"{")

    def reply(self, message: bytes, table: int, seat: int) -> bytes | None:
        return None
