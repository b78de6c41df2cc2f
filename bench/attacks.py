"""What one hostile address can do to a house, each way a function.

    python -m bench.attacks NAME PORT SECONDS CODE

Run by `bench.malice` in a process of its own, so that its work is not mistaken for the house's.
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

from bench.bad_messages import Victim
from bench.client import PING, PONG, TEXT, Closed, Seat, Wire, frame
from bench.knocks import call

ADDRESS = "127.0.0.2"
CONTINUATION = 0
SOCKETS = 20
ROUND = {"rounds": 1}
STOP = {"type": "HostPlay", "move": {"type": "Stop"}}


class Enemy:
    def __init__(self, port: int, victim: str) -> None:
        self.port = port
        self.victim = victim
        """The code of a table in peace, as anyone may come to know it."""
        self.rng = random.Random(port)
        way = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=90))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=way, timeout=30)

    async def open(self, game: str, **options: Any) -> Seat | None:
        """A table of one's own; None once the house has had enough of us."""
        table = {"game": game, "options": options, "name": "Eve", "face": "fox"}
        with suppress(httpx.HTTPError):
            answer = await self.http.post("/api/tables", json=table)
            if answer.status_code == 201:
                return Seat(**answer.json())
        return None

    @asynccontextmanager
    async def sitting(self, seat: Seat) -> AsyncIterator[Wire]:
        wire = await self.wire(seat.code)
        try:
            await wire.hello(seat.token)
            yield wire
        finally:
            wire.close()

    async def wire(self, code: str) -> Wire:
        return await Wire.open(self.port, code, source=ADDRESS)

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def ask(self, method: str, path: str, **more: Any) -> None:
        with suppress(httpx.HTTPError):
            await self.http.request(method, path, **more)


Attack = Callable[[Enemy], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(work: Attack) -> Attack:
    """It goes on until its time is up."""
    ATTACKS[work.__name__.replace("_", " ")] = work
    return work


async def _again(times: int, work: Callable[[], Awaitable[None]]) -> None:
    """So many at once, for ever."""

    async def over_and_over() -> None:
        while True:
            with suppress(OSError, Closed, httpx.HTTPError, EOFError, TimeoutError, AssertionError):
                await work()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(over_and_over() for _ in range(times)))


# --- by HTTP


@attack
async def nothing(enemy: Enemy) -> None:
    """To compare with."""
    await asyncio.sleep(3600)


@attack
async def packs(enemy: Enemy) -> None:
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
    held: list[asyncio.StreamWriter] = []
    for _ in range(2500):
        with suppress(OSError):
            _, writer = await enemy.raw()
            writer.write(b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\nHo")
            held.append(writer)
    await asyncio.sleep(3600)


@attack
async def pipelines(enemy: Enemy) -> None:
    async def send() -> None:
        reader, writer = await enemy.raw()
        writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000)
        try:
            await asyncio.wait_for(reader.read(1000), 5)
        finally:
            writer.transport.abort()

    await _again(8, send)


@attack
async def odd_requests(enemy: Enemy) -> None:
    victim = Victim([Seat(enemy.victim, "p1", "x" * 22)], 0)

    async def knock() -> None:
        asked = call(enemy.rng, victim)
        await enemy.ask(asked.method, asked.path, content=asked.body, headers={"Content-Type": asked.type})

    await _again(16, knock)


@attack
async def strange_languages(enemy: Enemy) -> None:
    """Ones that nobody speaks, each of them new."""

    async def ask() -> None:
        lang = f"x{enemy.rng.choice('abcdef')}-{secrets.token_hex(4)}"
        about = enemy.rng.choice(["", "/spyfall/rules", "/spyguy/tutorial", "/spyfall/pack"])
        await enemy.ask("GET", f"/api/games{about}?lang={lang}")

    await _again(48, ask)


@attack
async def every_code(enemy: Enemy) -> None:
    """Guessing, over HTTP and by sockets."""

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
    async def draw() -> None:
        city = f"{secrets.token_hex(4)}.hill.day.many.small"
        await enemy.ask("GET", f"/api/games/spyguy/scenes/{city}")

    await _again(48, draw)


@attack
async def replays(enemy: Enemy) -> None:
    """Games that somebody has kept, played again and again: each of them a new city to draw."""
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


# --- by sockets


def _flood(*frames: bytes) -> Attack:
    """Frames without end on many sockets, and nobody who reads the answers."""

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
    """Fill a table in peace with watchers and with newcomers."""
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
    """Configure with 13 KB each time, at every table one may open; then have those games exported."""

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
    """Two long packs, left with the house and named in turns, at every table one may open."""
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
    """Start, stop, rematch: a new city each time."""

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
async def loud_tables(enemy: Enemy) -> None:
    """A table full of people who all talk as fast as they may."""
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
    """Tables of strong bots who all think, and hints besides."""

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
            await ATTACKS[name](Enemy(port, victim))


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
