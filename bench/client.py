"""Low-level test client: implements the protocol down to WebSocket frames, and can send invalid ones.

Also `ServerProcess`: the server as a subprocess that can be inspected and killed.
"""

import asyncio
import base64
import os
import secrets
import socket
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Self

import httpx
import msgspec

ROOT = Path(__file__).parent.parent
PATIENCE_S = 30
"""Seconds after which an answer counts as missing."""

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_TAIL = b"\x00\x00\xff\xff"
_DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n"

_encode = msgspec.json.Encoder().encode


class Heard(NamedTuple):
    """One received message."""

    text: bytes
    """Payload, decompressed, with its padding."""
    on_wire: int
    """Size of the frame's payload in bytes."""
    message: dict[str, Any]

    @property
    def kind(self) -> str:
        """Return the message type."""
        kind: str = self.message["type"]
        return kind


class Closed(Exception):
    """The server closed the socket. Code 1006: without a close frame."""

    def __init__(self, code: int = 1006, reason: str = "") -> None:
        super().__init__(f"closed with {code} {reason}".rstrip())
        self.code = code


class Wire:
    """One WebSocket connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deflate: bool) -> None:
        self._reader, self._writer = reader, writer
        self._inflate = zlib.decompressobj(-15) if deflate else None
        self.patience_s: float = PATIENCE_S
        self.heard: list[Heard] = []

    @classmethod
    async def open(cls, port: int, code: str, *, deflate: bool = False, source: str = "") -> Self:
        """Connect. Raises `Closed` with the HTTP status on refusal, `OSError` if nobody listens.

        `source` is the local address: Linux accepts all of 127.0.0.0/8.
        """
        here = (source, 0) if source else None
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=here)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"{_DEFLATE if deflate else ''}\r\n".encode()
        )
        try:
            answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        except (OSError, EOFError) as error:
            writer.close()
            raise Closed from error
        status = int(answer.split()[1])
        if status != 101:
            writer.close()
            raise Closed(status, answer)
        return cls(reader, writer, deflate and "permessage-deflate" in answer)

    def send(self, message: Any) -> None:
        """Send a message as JSON."""
        self.send_frame(_encode(message))

    def send_frame(self, payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0) -> None:
        """Send one frame."""
        self.send_bytes(frame(payload, opcode, fin=fin, rsv=rsv))

    def send_bytes(self, data: bytes) -> None:
        """Send raw bytes."""
        self._writer.write(data)

    async def hear(self) -> Heard:
        """Return the next message. Raises `TimeoutError` if none comes, `Closed` if the server closes."""
        async with asyncio.timeout(self.patience_s):
            while True:
                opcode, rsv, payload = await self._next_frame()
                if opcode == TEXT:
                    text = self._inflated(payload) if rsv & 4 else payload
                    self.heard.append(Heard(text, len(payload), msgspec.json.decode(text)))
                    return self.heard[-1]
                if opcode == CLOSE:
                    code = struct.unpack("!H", payload[:2])[0] if len(payload) > 1 else 1005
                    raise Closed(code, payload[2:].decode())
                if opcode == PING:
                    self.send_frame(payload, PONG)

    async def hear_until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receive messages until `found` accepts one. Return it."""
        while True:
            message = (await self.hear()).message
            if found(message):
                return message

    async def hello(self, token: str = "", **more: Any) -> dict[str, Any]:
        """Say hello and return the Welcome."""
        self.send({"type": "Hello", "token": token, **more})
        return await self.hear_until(lambda message: message["type"] == "Welcome")

    async def ask(self, do: dict[str, Any], id: str = "") -> dict[str, Any]:
        """Send a request and return its Done or No."""
        id = id or secrets.token_hex(8)
        self.send({"type": "Request", "id": id, "do": do})
        answer = await self.hear_until(lambda message: id in (message.get("id"), message.get("answers")))
        return as_answer(answer)

    async def do(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a request that must succeed. Return its Done."""
        answer = await self.ask({"type": what, **fields})
        if answer["type"] != "Done":
            raise AssertionError(f"{what} refused: {answer['reason']}")
        return answer

    async def catch_up(self) -> None:
        """Receive everything that was sent so far."""
        self.send({"type": "Ping"})
        await self.hear_until(lambda message: message["type"] == "Pong")

    async def drain(self) -> None:
        """Wait until the other side has accepted most of the sent data."""
        await self._writer.drain()

    def forget(self) -> None:
        """Discard everything received so far."""
        self.heard.clear()
        self._reader._buffer.clear()  # type: ignore[attr-defined]
        self._reader._maybe_resume_transport()  # type: ignore[attr-defined]

    def close(self) -> None:
        """Close the connection."""
        self._writer.transport.abort()

    async def _next_frame(self) -> tuple[int, int, bytes]:
        try:
            first, second = await self._reader.readexactly(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack("!H", await self._reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
            return first & 15, first >> 4 & 7, await self._reader.readexactly(length)
        except (OSError, EOFError) as error:
            raise Closed from error

    def _inflated(self, payload: bytes) -> bytes:
        assert self._inflate, "compressed frame, but permessage-deflate was not negotiated"
        return self._inflate.decompress(payload + _TAIL)


def frame(
    payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0, masked: bool = True
) -> bytes:
    """Return an encoded frame."""
    first = fin << 7 | rsv << 4 | opcode
    size = len(payload)
    mask_bit = masked << 7
    if size < 126:
        head = struct.pack("!BB", first, mask_bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, mask_bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, size)
    # A zero mask is valid and leaves the payload readable.
    return head + (b"\x00" * 4 if masked else b"") + payload


def as_answer(message: dict[str, Any]) -> dict[str, Any]:
    """Return an Update that answers a request as the equivalent Done; other messages unchanged."""
    if id := message.get("answers"):
        return {"type": "Done", "id": id, "seq": message["seq"]}
    return message


class Seat(NamedTuple):
    """A player of a table, with the token."""

    code: str
    person: str
    token: str


def free_port() -> int:
    """Return a free port outside the ephemeral range, because attacks leave thousands of those in use."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with suppress(OSError), socket.create_server(("", port)):
            return port


class ServerProcess:
    """The server as a subprocess on its own port and database. `complaints` are the errors on stderr."""

    def __init__(self, folder: Path, *, database: str = "", redis: str = "") -> None:
        self.port = free_port()
        self.file = folder / "house.db"
        self.database = database or f"sqlite:///{self.file}"
        self._redis = redis
        self._errors = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._wires: list[Wire] = []
        # No keep-alive: the server may close an idle connection just as it is used again.
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}",
            timeout=PATIENCE_S,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def up(self) -> None:
        """Start the server and return when it answers."""
        self._process = process = self._start()
        while process.poll() is None:
            with suppress(httpx.TransportError):
                if (await self.http.get("/healthz")).status_code == 200:
                    return
            await asyncio.sleep(0.02)
        raise RuntimeError(f"server did not start: {self.log()}")

    def _start(self) -> "subprocess.Popen[bytes]":
        with self._errors.open("ab") as errors:
            return subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "bench.bench_server",
                    str(self.port),
                    self.database,
                    "60",
                    self._redis,
                ],
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )

    def pin(self, core: int) -> None:
        """Pin the server to a core, to leave the others to the load."""
        if self._process:
            os.sched_setaffinity(self._process.pid, {core})

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        if self._process:
            self._process.kill()
            self._process.wait()

    async def down(self) -> None:
        """Stop the server properly."""
        for wire in self._wires:
            wire.close()
        await self.http.aclose()
        if self._process:
            self._process.terminate()
            await asyncio.to_thread(self._process.wait)

    async def connect(self, code: str, *, deflate: bool = False) -> Wire:
        """Connect like `Wire.open`; the socket is closed with the server at the latest."""
        self._wires.append(await Wire.open(self.port, code, deflate=deflate))
        return self._wires[-1]

    def log(self) -> str:
        """Return the log on stderr."""
        return self._errors.read_text(errors="replace")

    def complaints(self) -> list[str]:
        """Return log lines of level error, and lines that are not log records."""
        return [line for line in self.log().splitlines() if not _is_calm(line)]

    async def open(self, game: str, people: int, **options: Any) -> list[Seat]:
        """Open a table with this many people on its first chairs, the host first."""
        me = {"name": "Ada", "face": "fox"}
        answer = await self.http.post("/api/tables", json={"game": game, "options": options, **me})
        table = answer.raise_for_status().json()
        seats = [Seat(**table)]
        for name in ("Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")[: people - 1]:
            answer = await self.http.post(
                f"/api/tables/{table['code']}/people", json={"name": name, "face": "cat"}
            )
            seats.append(Seat(table["code"], **answer.raise_for_status().json()))
        return seats

    async def sit(self, seats: Iterable[Seat], *, start: bool = True) -> None:
        """Seat everyone in order; then the host starts the game."""
        host: Wire | None = None
        for chair, seat in enumerate(seats):
            wire = await self.connect(seat.code)
            await wire.hello(seat.token)
            await wire.do("Sit", seat=chair)
            if host is None:
                host = wire
            else:
                wire.close()
        if host:
            if start:
                await host.do("Start")
            host.close()


def _is_calm(line: str) -> bool:
    try:
        level: str = msgspec.json.decode(line)["level"]
    except (msgspec.DecodeError, TypeError, KeyError):
        return False
    return level in ("debug", "info", "warning")
