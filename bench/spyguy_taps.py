"""Tap latency of Spy Guy: eight players tap twice a second each at a hundred tables, over real sockets.

    spyhouse bench spyguy_taps [--tables 100] [--seconds 20]

Every tenth tap is on a copy. Prints the time from a tap until all eight players have the marker, and
until a wrong tap is answered. Then checks that every acknowledged tap has marked a copy or was wrong,
that no copy was marked twice, and that all eight have seen the same. The server is one process on one
core, the load another on another. Every tap is stored in SQLite before it is sent.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import picows

from bench.client import ServerProcess
from spyhouse.games.spyguy.city_cache import known, spots_of

PLAYERS = 8
PERIOD_S = 0.5
TRUE_TAPS = 0.1
LIMIT_MS = 100
SERVER_CORE, LOAD_CORE = 0, 1
CITY = "bench.harbour.day.some.normal"
OPTIONS = {"practice": True, "practice_cards": 100, "seconds": 600, "city": "bench", "mood": "day"}

_encode = msgspec.json.encode
_decode = msgspec.json.decode


class Player(picows.WSListener):
    """One socket. Records when markers arrive, and the results of the player's taps."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.welcome: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.answers: dict[str, asyncio.Future[None]] = {}
        self.sent: set[str] = set()
        self.acknowledged = 0
        self.came_of_it: Counter[str] = Counter()
        self.markers: list[tuple[int, float, float]] = []
        self.bounces: list[float] = []
        self.turn = 0
        self._last_tap = 0.0
        self._number = 0

    def on_ws_connected(self, transport: picows.WSTransport) -> None:
        self.transport = transport
        self._send({"type": "Hello", "token": self.token})

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        now = time.perf_counter()
        message = _decode(frame.get_payload_as_bytes())
        match message["type"]:
            case "Welcome":
                self.welcome.set_result(None)
            case "Done":
                self._done(message["id"])
            case "No":
                self.sent.discard(message["id"])  # between two searches
            case "Update":
                for event in message["happened"].get("events", ()):
                    self._hear(event, now)
                if id := message.get("answers"):
                    self._done(id)

    def _done(self, id: str) -> None:
        if id in self.sent:
            self.acknowledged += 1
        elif answer := self.answers.pop(id, None):
            answer.set_result(None)

    def _hear(self, event: dict[str, Any], now: float) -> None:
        match event["type"]:
            case "CardTurned":
                self.turn, self.table.kind = event["turn"], event["card"]["kind"]
            case "Found":
                marker, spot = event["marker"], event["marker"]["spot"]
                self.markers.append((self.turn, spot["x"], spot["y"]))
                if marker["seat"] == self.seat:
                    self.came_of_it["found"] += 1
                self.table.arrived((marker["seat"], spot["x"], spot["y"]), now)
            case "TappedWrong":
                self.came_of_it["wrong"] += 1
                self.bounces.append(now - self._last_tap)
            case "SearchEnded" if self.seat == 0:
                self.request({"type": "Play", "seat": 0, "move": {"type": "GoOn"}})

    def tap(self, rng: random.Random) -> None:
        """Tap on a copy, or on a wrong place."""
        if rng.random() < TRUE_TAPS:
            spot = rng.choice(spots_of(self.table.city, self.table.kind))
            x, y = spot.x, spot.y
            self.table.tapped[self.seat, x, y] = time.perf_counter()
        else:
            x, y = rng.uniform(0, 3000), rng.uniform(-900, -200)  # above the picture, so always wrong
        self._last_tap = time.perf_counter()
        id = self.request({"type": "Play", "seat": self.seat, "move": {"type": "Tap", "x": x, "y": y}})
        self.sent.add(id)

    def request(self, do: dict[str, Any]) -> str:
        """Send a request and return its id."""
        self._number += 1
        id = f"{self.seat}-{self._number}"
        self._send({"type": "Request", "id": id, "do": do})
        return id

    async def do(self, what: str, **fields: Any) -> None:
        """Send a request and wait for its answer."""
        id = self.request({"type": what, **fields})
        self.answers[id] = asyncio.get_running_loop().create_future()
        await self.answers[id]

    def _send(self, message: dict[str, Any]) -> None:
        self.transport.send(picows.WSMsgType.TEXT, _encode(message))


class Table:
    """A table of eight players."""

    def __init__(self, city: str) -> None:
        self.city = city
        self.players: list[Player] = []
        self.kind = 0
        self.tapped: dict[tuple[int, float, float], float] = {}
        self._waiting: dict[tuple[int, float, float], int] = {}
        self.latencies: list[float] = []

    def arrived(self, tap: tuple[int, float, float], now: float) -> None:
        """Record that a player has the marker; the last of the eight completes the latency."""
        self._waiting[tap] = self._waiting.get(tap, 0) + 1
        if self._waiting[tap] == PLAYERS:
            del self._waiting[tap]
            self.latencies.append(now - self.tapped[tap])


async def opened(server: ServerProcess) -> Table:
    """Open a table of eight players who are ready: the first card is turned."""
    seats = await server.open("spyguy", PLAYERS, **OPTIONS)
    table = Table(CITY)
    for number, seat in enumerate(seats):
        player = Player(table, number, seat.token)
        url = f"ws://127.0.0.1:{server.port}/ws/{seat.code}"
        await picows.ws_connect(partial(_same, player), url)
        await player.welcome
        table.players.append(player)
        await player.do("Sit", seat=number)
    await table.players[0].do("Start")
    for player in table.players:
        await player.do("Play", seat=player.seat, move={"type": "GoOn"})
    return table


def _same(player: Player) -> Player:
    return player


async def taps(player: Player, seconds: float) -> None:
    """Tap twice a second, with random phase."""
    rng = random.Random()
    await asyncio.sleep(rng.uniform(0, PERIOD_S))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        player.tap(rng)
        await asyncio.sleep(PERIOD_S)


async def measure(count: int, seconds: float, folder: Path) -> int:
    """Run the load against a server and report."""
    server = ServerProcess(folder)
    await server.up()
    try:
        server.pin(SERVER_CORE)
        os.sched_setaffinity(0, {LOAD_CORE})
        tables: list[Table] = []
        for first in range(0, count, 10):
            batch = range(first, min(count, first + 10))
            tables += await asyncio.gather(*(opened(server) for _ in batch))
            print(f"{len(tables)} tables are open", file=sys.stderr)
        known(CITY)  # drawn before the first tap, because everyone would wait for it and then tap at once
        await asyncio.gather(*(taps(player, seconds) for table in tables for player in table.players))
        await asyncio.sleep(2)  # for the last answers
        return report(tables, seconds)
    finally:
        server.kill()
        await server.http.aclose()


def report(tables: list[Table], seconds: float) -> int:
    """Print the latencies and check the counts."""
    players = [player for table in tables for player in table.players]
    latencies = sorted(each for table in tables for each in table.latencies)
    bounces = sorted(each for player in players for each in player.bounces)
    answered = sum(player.acknowledged for player in players)
    print(f"{len(tables)} tables, {len(players)} players, {answered / seconds:.0f} taps a second stored")
    print(f"tap to everyone's marker: {_line(latencies)}")
    print(f"tap to its own bounce:    {_line(bounces)}")
    lost = sum(abs(player.acknowledged - player.came_of_it.total()) for player in players)
    doubled = sum(len(player.markers) - len(set(player.markers)) for player in players)
    apart = sum(player.markers != table.players[0].markers for table in tables for player in table.players)
    print(f"taps lost {lost}, copies doubled {doubled}, players who saw other markers {apart}")
    slow = latencies[int(len(latencies) * 0.99)] * 1000 >= LIMIT_MS
    return 1 if lost or doubled or apart or slow else 0


def _line(times: list[float]) -> str:
    p50, p99, worst = (1000 * times[min(len(times) - 1, int(len(times) * p))] for p in (0.5, 0.99, 1))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms, of {len(times)}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench spyguy_taps", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args(arguments)
    if (os.cpu_count() or 1) < 2:
        print("This needs two cores: one for the server, one for the load.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(args.tables, args.seconds, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
