"""Attacks that two hostile addresses can run, one function each.

    python -m bench.attacks NAME PORT SECONDS CODE

`bench.attack_suite` runs them in a separate process, so that their work is not attributed to the server.
"""

import asyncio
import itertools
import json
import random
import secrets
import sys
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx

from bench.bad_handshakes import call
from bench.bad_messages import Victim
from bench.client import PING, PONG, TEXT, Closed, Seat, Wire, frame

ADDRESSES = ("127.0.0.2", "127.0.0.4")
CONTINUATION = 0
SOCKETS = 20
ROUND = {"rounds": 1}
STOP = {"type": "HostPlay", "move": {"type": "Stop"}}


class Enemy:
    """A hostile client with two source addresses."""

    def __init__(self, port: int, victim: str, address: str) -> None:
        self.port = port
        self.address = address
        self.victim = victim
        """Code of a table that plays normally; codes are not secret."""
        self.rng = random.Random(f"{port} {address}")
        way = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=90))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=way, timeout=30)

    async def open(self, game: str, **options: Any) -> Seat | None:
        """Open a table; None once the server refuses more."""
        table = {"game": game, "options": options, "name": "Eve", "face": "fox"}
        with suppress(httpx.HTTPError):
            answer = await self.http.post("/api/tables", json=table)
            if answer.status_code == 201:
                return Seat(**answer.json())
        return None

    @asynccontextmanager
    async def sitting(self, seat: Seat) -> AsyncIterator[Wire]:
        """Join a table and close the socket afterwards."""
        wire = await self.wire(seat.code)
        try:
            await wire.hello(seat.token)
            yield wire
        finally:
            wire.close()

    async def wire(self, code: str) -> Wire:
        """Open a socket to a table."""
        return await Wire.open(self.port, code, source=self.address)

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a plain TCP connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    def path(self, path: bytes) -> bytes:
        """Return a URL path as bytes."""
        return path.replace(b"CODE", self.victim.encode())

    async def ask(self, method: str, path: str, **more: Any) -> None:
        """Send an HTTP request."""
        with suppress(httpx.HTTPError):
            await self.http.request(method, path, **more)


Attack = Callable[[Enemy], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(work: Attack) -> Attack:
    """Register an attack. It is repeated until its time is up."""
    ATTACKS[work.__name__.replace("_", " ")] = work
    return work


async def _again(times: int, work: Callable[[], Awaitable[None]]) -> None:
    """Run `times` endless loops of `work` concurrently."""

    async def over_and_over() -> None:
        while True:
            with suppress(OSError, Closed, httpx.HTTPError, EOFError, TimeoutError, AssertionError):
                await work()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(over_and_over() for _ in range(times)))


# --- HTTP


@attack
async def nothing(enemy: Enemy) -> None:
    """Do nothing, as a baseline."""
    await asyncio.sleep(3600)


@attack
async def packs(enemy: Enemy) -> None:
    """Upload packs."""
    toml = b"a." * 32_700 + b"b=1"
    wide = json.dumps({f"k{number}": number for number in range(4000)}).encode()
    many = {"name": "x", "places": [{"name": f"{n}", "roles": [{"name": "y"}] * 7} for n in range(400)]}
    bodies = [toml, b"[" * 60_000, wide, json.dumps(many).encode()[:60_000], b"9" * 60_000]
    kinds = ("text/plain", "application/json")

    async def post() -> None:
        body, kind = enemy.rng.choice(bodies), enemy.rng.choice(kinds)
        await enemy.ask("POST", "/api/games/spyfall/packs", content=body, headers={"Content-Type": kind})

    await _again(16, post)


@attack
async def long_heads(enemy: Enemy) -> None:
    """Send requests with long headers."""

    async def send() -> None:
        _, writer = await enemy.raw()
        writer.write(enemy.rng.choice([b"GET /", b"GET / HTTP/1.1\r\nX: "]))
        try:
            for _ in range(600):
                writer.write(b"x" * 100_000)
                await writer.drain()
        finally:
            writer.transport.abort()

    await _again(8, send)


@attack
async def half_requests(enemy: Enemy) -> None:
    """Send incomplete requests and hold the connections."""
    held: list[asyncio.StreamWriter] = []
    for _ in range(2500):
        with suppress(OSError):
            _, writer = await enemy.raw()
            writer.write(b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\nHo")
            held.append(writer)
    await asyncio.sleep(3600)


@attack
async def pipelines(enemy: Enemy) -> None:
    """Send pipelined requests."""

    async def send() -> None:
        reader, writer = await enemy.raw()
        writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000)
        try:
            await asyncio.wait_for(reader.read(1000), 5)
        finally:
            writer.transport.abort()

    await _again(8, send)


def _requests(path: bytes, host: bytes = b"localhost") -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"


def _pipelined(*paths: bytes) -> Attack:
    """Send as many pipelined requests as the server reads, on 90 connections."""

    async def work(enemy: Enemy) -> None:
        block = b"".join(_requests(enemy.path(path)) for path, _ in zip(itertools.cycle(paths), range(16)))

        async def send() -> None:
            reader, writer = await enemy.raw()
            try:
                for _ in range(100):
                    writer.write(block)
                    for _ in range(16):
                        await _answer(reader)
            finally:
                writer.transport.abort()

        await _again(90, send)

    return work


def _polite(*paths: bytes) -> Attack:
    """Send one request after another, on 90 connections."""

    async def work(enemy: Enemy) -> None:
        async def send() -> None:
            reader, writer = await enemy.raw()
            try:
                for _ in range(1000):
                    writer.write(_requests(enemy.path(enemy.rng.choice(paths))))
                    await _answer(reader)
            finally:
                writer.transport.abort()

        await _again(90, send)

    return work


async def _answer(reader: asyncio.StreamReader) -> None:
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)).lower()
    length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
    await reader.readexactly(int(length or b"0"))


for _name, _paths in {
    "health": (b"/healthz",),
    "pages": (b"/", b"/CODE", b"/ZZZZ", b"/rules"),
    "files": (b"/icon-512.png", b"/sw.js", b"/manifest.webmanifest"),
    "refusals": (b"/api/nothing", b"/api/tables/CODE"),
}.items():
    ATTACKS[f"{_name}, pipelined"] = _pipelined(*_paths)
    ATTACKS[f"{_name}, polite"] = _polite(*_paths)


@attack
async def strange_hosts(enemy: Enemy) -> None:
    """Send invalid Host headers."""

    async def ask() -> None:
        reader, writer = await enemy.raw()
        try:
            host = enemy.rng.choice([b"::1%.evil.com", b"fe80::1%@evil.com", b"[::1", b"a" * 5000, b"\xff"])
            writer.write(_requests(enemy.rng.choice([b"/", b"/api/games", b"/" + b"ABCD"]), host))
            await _answer(reader)
        finally:
            writer.transport.abort()

    await _again(16, ask)


@attack
async def broken_answers(enemy: Enemy) -> None:
    """Request long responses and disconnect while they arrive."""

    async def ask() -> None:
        reader, writer = await enemy.raw()
        try:
            writer.write(_requests(b"/api/games") + _requests(b"/schema/openapi.json"))
            await reader.read(10)
        finally:
            writer.transport.abort()

    await _again(32, ask)


@attack
async def odd_requests(enemy: Enemy) -> None:
    """Send unusual methods and paths."""
    victim = Victim([Seat(enemy.victim, "p1", "x" * 22)], 0)

    async def knock() -> None:
        asked = call(enemy.rng, victim)
        await enemy.ask(asked.method, asked.path, content=asked.body, headers={"Content-Type": asked.type})

    await _again(16, knock)


@attack
async def strange_languages(enemy: Enemy) -> None:
    """Request unknown languages, each of them new."""

    async def ask() -> None:
        lang = f"x{enemy.rng.choice('abcdef')}-{secrets.token_hex(4)}"
        about = enemy.rng.choice(["", "/spyfall/rules", "/spyguy/tutorial", "/spyfall/pack"])
        await enemy.ask("GET", f"/api/games{about}?lang={lang}")

    await _again(48, ask)


@attack
async def every_code(enemy: Enemy) -> None:
    """Guess table codes, over HTTP and WebSocket."""

    async def guess() -> None:
        code = "".join(enemy.rng.choices("ABCDEFGHIJKLMNOPRSTUVW", k=4))
        await enemy.ask("GET", f"/api/tables/{code}")
        wire = await enemy.wire(code)
        wire.send({"type": "Hello"})
        try:
            await wire.hear()
        finally:
            wire.close()

    await _again(16, guess)


@attack
async def scenes(enemy: Enemy) -> None:
    """Request scenes of new cities."""

    async def draw() -> None:
        city = f"{secrets.token_hex(4)}.hill.day.many.small"
        await enemy.ask("GET", f"/api/games/spyguy/scenes/{city}")

    await _again(48, draw)


@attack
async def replays(enemy: Enemy) -> None:
    """Replay exported games, each with a new city to draw."""
    seat = await enemy.open("spyguy", practice=True)
    assert seat
    async with enemy.sitting(seat) as wire:
        await wire.do("Sit", seat=0)
        await wire.do("Start")
        await wire.ask(STOP)
        over = await wire.hear_until(lambda message: (message.get("table") or {}).get("phase") == "over")
    key = over["table"].get("key", "")
    game = (await enemy.http.get(f"/api/tables/{seat.code}/export", params={"key": key})).json()

    async def post() -> None:
        city = {**game["options"], "city": secrets.token_hex(4), "site": "hill"}
        await enemy.ask("POST", "/api/replay", json={**game, "options": city, "moves": []})

    await _again(16, post)


@attack
async def imports(enemy: Enemy) -> None:
    """Import tables of 2 MB, with as many packs or as many commands as they hold."""
    begin = [
        {"type": "Opened", "game": "spyfall", "version": 0, "options": {}, "secret": "x"},
        {"type": "Joined", "person": "p1", "name": "Eve", "face": "fox", "token_hash": ""},
    ]
    packs = [{"pack": _pack(f"{number}", places=60)} for number in range(70)]
    files = []
    for options in (packs, [{"rounds": 1 + number % 3} for number in range(20_000)]):
        entries = [{"at": 0, "do": do} for do in begin]
        configured = ({"type": "Configure", "options": each} for each in options)
        entries += [{"at": 0, "person": "p1", "do": do} for do in configured]
        files.append(json.dumps({"table": 1, "code": "KITE", "entries": entries}).encode())

    async def post() -> None:
        body = enemy.rng.choice(files)
        await enemy.ask("POST", "/api/import", content=body, headers={"Content-Type": "application/json"})
        await asyncio.sleep(0.05)

    await _again(8, post)


# --- WebSockets


def _flood(*frames: bytes) -> Attack:
    """Send frames on many sockets without reading the answers."""

    async def work(enemy: Enemy) -> None:
        block = b"".join(itertools.islice(itertools.cycle(frames), 2000))

        async def send() -> None:
            wire = await enemy.wire(enemy.victim)
            try:
                for _ in range(500):
                    wire.send_bytes(block)
                    await wire.drain()
            finally:
                wire.close()

        await _again(SOCKETS, send)

    return work


def _deflated(text: bytes) -> bytes:
    packer = zlib.compressobj(9, wbits=-15)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


ATTACKS["pings without end"] = _flood(frame(b"x" * 125, PING))
ATTACKS["empty frames"] = _flood(
    frame(b"", PONG),
    frame(b"", TEXT, fin=False),
    *[frame(b"", CONTINUATION, fin=False)] * 50,
    frame(b"", PING),
)
ATTACKS["bombs"] = _flood(frame(_deflated(b" " * 10_000_000), TEXT, rsv=4))
ATTACKS["greetings"] = _flood(frame(b'{"type":"Hello","token":"x"}'))


@attack
async def watchers(enemy: Enemy) -> None:
    """Fill a normal table with spectators and newcomers."""
    held: list[Wire] = []

    async def come() -> None:
        wire = await enemy.wire(enemy.victim)
        wire.send({"type": "Hello"})
        held.append(wire)
        await enemy.ask("POST", f"/api/tables/{enemy.victim}/people", json={"name": "Eve", "face": "fox"})

    await _again(8, come)


def _pack(text: str, line: str = "x" * 30, places: int = 26) -> dict[str, Any]:
    roles = [{"name": f"Role {number} {text}", "line": line} for number in range(7)]
    return {
        "name": f"Pack {text}",
        "places": [{"name": f"Place {n} {text}", "roles": roles} for n in range(places)],
    }


@attack
async def big_packs(enemy: Enemy) -> None:
    """Configure tables with 13 KB packs, then export their games."""

    async def fill() -> None:
        seat = await enemy.open("spyfall", **ROUND)
        if seat is None:
            await asyncio.sleep(1)
            return
        async with enemy.sitting(seat) as wire:
            for _ in range(200):
                wire.send(_request({"type": "Configure", "options": {"pack": _pack(secrets.token_hex(2))}}))
                await asyncio.sleep(0.05)
                wire.forget()
            for chair in range(3):
                await wire.ask({"type": "SeatBot", "seat": chair, "level": "easy"})
            await wire.ask({"type": "Start"})
            wire.send(_request(STOP))
            over = await wire.hear_until(lambda message: (message.get("table") or {}).get("phase") == "over")
            where = f"/api/tables/{seat.code}/export"
            key = {"key": over["table"].get("key", "")}
            await asyncio.gather(*(enemy.ask("GET", where, params=key) for _ in range(20)))

    await _again(12, fill)


@attack
async def named_packs(enemy: Enemy) -> None:
    """Alternate between two stored long packs at as many tables as possible."""
    ids = []
    for text in ("one", "two"):
        pack = _pack(text, "é\u200d" * 20, places=60)
        answer = await enemy.http.post("/api/games/spyfall/packs", json=pack)
        ids.append(answer.json()["id"])

    async def turn() -> None:
        seat = await enemy.open("spyfall", **ROUND)
        if seat is None:
            await asyncio.sleep(1)
            return
        async with enemy.sitting(seat) as wire:
            while True:
                for id in ids:
                    wire.send(_request({"type": "Configure", "options": {"pack": id}}))
                    await asyncio.sleep(0.05)
                wire.forget()

    await _again(20, turn)


@attack
async def rematches(enemy: Enemy) -> None:
    """Start, stop and rematch: a new city each time."""

    async def play() -> None:
        seat = await enemy.open("spyguy", practice=True, site="hill", lookalikes="many")
        if seat is None:
            await asyncio.sleep(1)
            return
        async with enemy.sitting(seat) as wire:
            await wire.do("Sit", seat=0)
            while True:
                await wire.ask({"type": "Start"})
                await wire.ask(STOP)
                await wire.ask({"type": "Rematch"})
                wire.heard.clear()

    await _again(6, play)


@attack
async def many_cities(enemy: Enemy) -> None:
    """Open a city at as many tables as possible, and keep a client at each."""

    async def play() -> None:
        seat = await enemy.open("spyguy", practice=True, site="hill", lookalikes="many")
        if seat is None:
            await asyncio.sleep(1)
            return
        async with enemy.sitting(seat) as wire:
            await wire.do("Sit", seat=0)
            await wire.ask({"type": "Start"})
            await asyncio.sleep(3600)

    await _again(60, play)


@attack
async def upgrades(enemy: Enemy) -> None:
    """Open sockets and abandon them, as fast as possible."""

    async def knock() -> None:
        (await enemy.wire(enemy.victim)).close()

    await _again(90, knock)


@attack
async def loud_tables(enemy: Enemy) -> None:
    """Fill a table with players who chat at the maximum rate."""
    seat = await enemy.open("spyfall", **ROUND)
    assert seat
    people = [seat.token]
    for _ in range(15):
        answer = await enemy.http.post(f"/api/tables/{seat.code}/people", json={"name": "Eve", "face": "fox"})
        if answer.status_code == 201:
            people.append(answer.json()["token"])

    async def talk() -> None:
        wire = await enemy.wire(seat.code)
        try:
            await wire.hello(enemy.rng.choice(people))
            while True:
                wire.send(_request({"type": "Say", "text": "x" * 200}))
                await asyncio.sleep(0.05)
                wire.forget()
        finally:
            wire.close()

    await _again(180, talk)


@attack
async def many_bots(enemy: Enemy) -> None:
    """Open tables of strong bots that all think, and request hints."""

    async def play() -> None:
        seat = await enemy.open("spyclub")
        if seat is None:
            await asyncio.sleep(1)
            return
        async with enemy.sitting(seat) as wire:
            await wire.do("Sit", seat=0)
            for chair in (1, 2, 3):
                await wire.do("SeatBot", seat=chair, level="strong")
            await wire.do("Start")
            while True:
                wire.send({"type": "Hint", "id": secrets.token_hex(8), "seat": 0})
                await asyncio.sleep(0.2)
                wire.forget()

    await _again(20, play)


def _request(do: dict[str, Any]) -> dict[str, Any]:
    return {"type": "Request", "id": secrets.token_hex(8), "do": do}


async def _run(name: str, port: int, seconds: float, victim: str) -> None:
    print("ready", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(ATTACKS[name](Enemy(port, victim, address)) for address in ADDRESSES))


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
