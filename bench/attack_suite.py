"""Attacks on a server from two addresses: spyhouse bench attack_suite [--seconds 10] [NAME ...]

Before and during each attack a few tables play normally, and a visitor requests pages, tables and games.
The report has their slowest moves and requests, the server's memory, and its disk writes. Time in which the
server or these clients waited for a core is not counted, because the attack uses one, too. The server
is `spyhouse serve` with default settings; `--source DIR` uses another clone's.

On a machine with other work, `--realtime` (as root) gives the server and the players real-time priority, and
the attackers a high one, so that they wait for nobody else.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

import httpx

from bench.attacks import ATTACKS
from bench.client import ROOT, Closed, Seat, Wire, free_port

PEACEFUL = "127.0.0.3"
TABLES = 5
PAUSE_S = 0.1
P99_MS, SLOWEST_MS, MEMORY_MB = 100, 500, 300
"""Limits during every attack; the p99 is relative to the same tables just before it."""


@dataclass
class Seen:
    """Measurements of one attack."""

    name: str
    usual: float = 0
    """The p99 just before the attack."""
    moves: list[float] = field(default_factory=list)
    requests: list[float] = field(default_factory=list)
    memory: float = 0
    written: float = 0
    failures: list[str] = field(default_factory=list)

    @property
    def p99(self) -> float:
        """Return the p99 latency in ms."""
        return sorted(self.moves)[len(self.moves) * 99 // 100] if self.moves else float("inf")

    @property
    def holds(self) -> bool:
        """Return whether all limits hold."""
        return not self.failures and self.p99 - self.usual < P99_MS and self.memory < MEMORY_MB

    def __str__(self) -> str:
        p50 = sorted(self.moves)[len(self.moves) // 2] if self.moves else float("inf")
        slowest = max(self.moves, default=float("inf")), max(self.requests, default=float("inf"))
        row = (f"{ms:.0f}" for ms in (p50, self.usual, self.p99, *slowest, self.memory, self.written))
        troubles = "; ".join(sorted(set(self.failures)))[:2000]
        return f"| {self.name} | {' | '.join(row)} | {'yes' if self.holds else f'no {troubles}'} |"


class Target:
    """`spyhouse serve` with default settings, as a subprocess."""

    def __init__(self, source: Path, folder: Path, realtime: bool) -> None:
        self.port = free_port()
        self.realtime = realtime
        self.folder = folder
        self.errors = folder / "stderr.txt"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [*(("chrt", "-r", "1") if realtime else ()), sys.executable, "-m", "spyhouse.cli", "serve",
                 "--host", "127.0.0.1", "--port", str(self.port), "--data", str(folder), "--no-browser"],
                env=os.environ | {"PYTHONPATH": str(source / "src")},
                stderr=errors,
            )  # fmt: skip

    def waited(self) -> float:
        """Return the ms in which the server and this process were runnable but had no core."""
        return sum(
            int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e6
            for pid in (self.process.pid, os.getpid())
        )

    def memory(self) -> float:
        """Return the memory of the server and its child processes in MB."""
        main = Path(f"/proc/{self.process.pid}")
        children = (path.read_text().split() for path in main.glob("task/*/children"))
        pages = 0
        for pid in (main.name, *chain.from_iterable(children)):
            with suppress(OSError):  # it has just ended
                if self.realtime and pid != main.name:  # what draws cities has a low priority
                    os.sched_setscheduler(int(pid), os.SCHED_OTHER, os.sched_param(0))
                pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6

    def written(self) -> float:
        """Return the MB written to disk."""
        return sum(file.stat().st_size for file in self.folder.iterdir()) / 1e6

    def complaints(self) -> list[str]:
        """Return the error lines of the server's log."""
        lines = self.errors.read_text(errors="replace").splitlines()
        return [line for line in lines if '"level":"error"' in line]

    async def up(self) -> None:
        """Start the server and wait until it answers."""
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with suppress(httpx.HTTPError):
                    if (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise RuntimeError(f"server did not start: {self.errors.read_text()}")

    def down(self) -> None:
        """Stop the server."""
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Peace:
    """Legitimate players and visitors beside an attack."""

    def __init__(self, server: Target) -> None:
        self.server = server
        self.port = port = server.port
        way = httpx.AsyncHTTPTransport(local_address=PEACEFUL)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=way, timeout=60)
        self.tables: list[tuple[Seat, Seat]] = []

    async def set_the_tables(self) -> None:
        """Open the tables and seat the players."""
        for _ in range(TABLES):
            me = {"name": "Ada", "face": "fox"}
            table = (
                await self.http.post("/api/tables", json={"game": "spyfall", "options": {}, **me})
            ).json()
            other = await self.http.post(f"/api/tables/{table['code']}/people", json={**me, "name": "Bo"})
            self.tables.append((Seat(**table), Seat(table["code"], **other.json())))

    async def live(self, seen: Seen) -> None:
        """Play until cancelled, and record latencies."""
        await asyncio.gather(
            *(self._talk(table, seen) for table in self.tables), self._look(seen), self._return(seen)
        )

    async def _talk(self, seats: tuple[Seat, Seat], seen: Seen) -> None:
        """Measure the time from a chat message to its delivery; it is stored in between."""
        wires = [await self._enter(seat) for seat in seats]
        speaker = 0
        try:
            while True:
                speaker = 1 - speaker
                with self._timed(seen, seen.moves, "a move"):
                    await wires[speaker].do("Say", text="Lovely weather.")
                    await wires[1 - speaker].hear_until(lambda message: message["type"] == "Update")
                for wire in wires:
                    wire.heard.clear()
                await asyncio.sleep(PAUSE_S)
        finally:
            for wire in wires:
                wire.close()

    async def _return(self, seen: Seen) -> None:
        """Reconnect with a token, which must work however many spectators there are."""
        while True:
            with self._timed(seen, seen.requests, "coming back"):
                (await self._enter(self.tables[0][0])).close()
            await asyncio.sleep(0.5)

    async def _look(self, seen: Seen) -> None:
        pages = ["/", "/api/games", "/healthz", *(f"/api/tables/{seats[0].code}" for seats in self.tables)]
        for number in range(1_000_000):
            page = pages[number % len(pages)]
            with self._timed(seen, seen.requests, page):
                answer = await self.http.get(page)
                if answer.status_code not in (200, 429):
                    seen.failures.append(f"{page} answered {answer.status_code}")
            await asyncio.sleep(0.25)

    async def _enter(self, seat: Seat) -> Wire:
        wire = await Wire.open(self.port, seat.code, source=PEACEFUL)
        await wire.hello(seat.token)
        return wire

    @contextmanager
    def _timed(self, seen: Seen, times: list[float], what: str) -> Iterator[None]:
        """Measure a block in ms, also if it fails."""
        began, waited = time.perf_counter(), self.server.waited()
        try:
            yield
        except (Closed, httpx.HTTPError, OSError, TimeoutError) as error:
            seen.failures.append(f"{what}: {type(error).__name__} {error}")
        finally:
            took = (time.perf_counter() - began) * 1000
            times.append(max(0, took - (self.server.waited() - waited)))
            if times[-1] > SLOWEST_MS:
                seen.failures.append(f"{what} took {times[-1]:.0f} ms")


async def one(name: str, source: Path, seconds: float, realtime: bool) -> Seen:
    """Run one attack in a subprocess and measure."""
    seen = Seen(name)
    with tempfile.TemporaryDirectory() as folder:
        server = Target(source, Path(folder), realtime)
        try:
            await server.up()
            peace = Peace(server)
            await peace.set_the_tables()
            living = asyncio.create_task(peace.live(seen))
            await asyncio.sleep(seconds)
            seen.usual = seen.p99
            arguments = [name, str(server.port), str(seconds), peace.tables[0][0].code]
            enemy = await asyncio.create_subprocess_exec(
                *(("chrt", "-o", "0", "nice", "-n", "-10") if realtime else ("nice",)),
                *(sys.executable, "-m", "bench.attacks", *arguments),
                cwd=ROOT,
                stdout=subprocess.PIPE,
            )
            assert enemy.stdout
            await enemy.stdout.readline()
            seen.moves.clear()
            seen.requests.clear()
            seen.failures.clear()
            before = server.written()
            until = time.monotonic() + seconds + 2
            while time.monotonic() < until and not living.done():
                seen.memory = max(seen.memory, server.memory())
                await asyncio.sleep(0.05)
            seen.written = server.written() - before
            if enemy.returncode is None:
                enemy.kill()
            await enemy.wait()
            if living.done() and (fault := living.exception()):
                seen.failures.append(repr(fault))
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)
            seen.failures += server.complaints()
        finally:
            server.down()
    return seen


def main() -> int:
    """Run all or the named attacks."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", default=list(ATTACKS), metavar="NAME", help="all of them")
    parser.add_argument("--seconds", type=float, default=10, help="%(default)s")
    parser.add_argument("--source", type=Path, default=ROOT, metavar="DIR", help="this clone")
    parser.add_argument("--realtime", action="store_true", help="do not wait for other programs")
    args = parser.parse_args()
    if args.realtime:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    print("| attack | move p50 ms | p99 before | p99 | slowest | request | memory MB | written MB | holds |")
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    held = True
    for name in args.names:
        seen = asyncio.run(one(name, args.source, args.seconds, args.realtime))
        held &= seen.holds
        print(seen, flush=True)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
