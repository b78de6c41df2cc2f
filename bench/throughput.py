"""Moves per second and latency over real sockets, Spyhouse beside boardgame.io, in one run.

    spyhouse bench throughput            # or: python -m bench.throughput --repeat 5

Both servers are pinned to one core and the load to another. Spyhouse stores every move in SQLite (WAL,
synchronous=FULL) before it answers; boardgame.io keeps everything in memory. Both send a full view of
about 3.5 KB to both players after every move, uncompressed.
"""

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.load import Dialect, Figures, drive, middle
from bench.open_tables import Opened, open_tables
from bench.protocols import BoardgameIo, Spyhouse

HERE = Path(__file__).parent
ROOT = HERE.parent
PEER = HERE / "peer"
SERVER_CORE, LOAD_CORE = 0, 1
LIGHT_TABLES, LIGHT_PAUSE_S = 10, 0.2
PORT = 8741


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench throughput", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", default="50,1000", help="how many at once (%(default)s)")
    parser.add_argument("--seconds", type=float, default=5, help="each measurement (%(default)s)")
    parser.add_argument("--repeat", type=int, default=3, help="medians are over so many (%(default)s)")
    parser.add_argument("--memory", type=int, default=1000, metavar="N", help="tables to weigh (%(default)s)")
    args = parser.parse_args(arguments)
    if (os.cpu_count() or 1) < 2:
        print("This needs two cores: one for the server, one for the load.", file=sys.stderr)
        return 2
    install_peer()
    os.sched_setaffinity(0, {LOAD_CORE})
    counts = [int(count) for count in args.tables.split(",")]
    compare(counts, args.seconds, args.repeat)
    weigh(args.memory)
    return 0


def install_peer() -> None:
    """Install boardgame.io from npm, with the Node of the build if the machine has none."""
    if (PEER / "node_modules").is_dir():
        return
    print("Installing boardgame.io ...", file=sys.stderr)
    subprocess.run(
        ["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=PEER, env=_with_node(), check=True
    )


def compare(counts: list[int], seconds: float, repeat: int) -> None:
    """Run both servers and print the comparison."""
    with tempfile.TemporaryDirectory() as folder, boardgame_io(), our_server(Path(folder)):
        tables = asyncio.run(open_tables(PORT, max(counts)))
        at_once, now_and_then = (fsync_ms(Path(folder), pause) for pause in (0, LIGHT_PAUSE_S / LIGHT_TABLES))
        print(f"one fsync here: p50 {at_once:.2f} ms, {now_and_then:.2f} ms at the pace of the light load\n")
        print(f"{'':22}{'boardgame.io, in memory':>52}{'Spyhouse, durable':>56}")
        rivals = Rivals(tables, seconds, repeat)
        rivals.race("light load", LIGHT_TABLES, LIGHT_PAUSE_S)
        for count in counts:
            rivals.race(f"{count} tables", count)


class Rivals:
    """The same load on both servers in alternation, so that noise of the machine affects both."""

    def __init__(self, tables: list[Opened], seconds: float, repeat: int) -> None:
        self.tables, self.seconds, self.repeat = tables, seconds, repeat
        self.matches = 0

    def race(self, name: str, count: int, pause: float = 0.0) -> None:
        """Run the load on both servers in turn and print the comparison."""
        peers, ours = [], []
        for _ in range(self.repeat):
            self.matches += 1
            peers.append(self._drive(BoardgameIo(PORT + 1, f"m{self.matches}-"), count, pause))
            ours.append(self._drive(Spyhouse(PORT, self.tables, self.matches), count, pause))
        peer, own = middle(peers), middle(ours)
        print(f"{name:<12} {peer}   {own}   {_ratios(peers, ours)}", flush=True)

    def _drive(self, dialect: Dialect, count: int, pause: float) -> Figures:
        return asyncio.run(drive(dialect, count, self.seconds, pause))


def _ratios(peers: list[Figures], ours: list[Figures]) -> str:
    ratios = sorted(own.rate / peer.rate for peer, own in zip(peers, ours, strict=True))
    return f"{statistics.median(ratios):.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f})"


def weigh(count: int) -> None:
    """Measure the memory of a table: unloaded, and loaded with two compressing sockets."""
    with tempfile.TemporaryDirectory() as folder, our_server(Path(folder), idle_s=2) as server:
        for _ in range(3):  # let the heap and SQLite's caches grow to their working size
            asyncio.run(open_tables(PORT, count))
            time.sleep(6)
        empty = _kilobytes(server)
        tables = asyncio.run(open_tables(PORT, count))
        time.sleep(6)
        asleep = _kilobytes(server)
        awake = asyncio.run(_weigh_awake(tables, server))
        print(f"\nmemory a table over {count} tables:", end=" ")
        print(f"asleep {(asleep - empty) / count:.2f} KB, with two sockets {(awake - asleep) / count:.1f} KB")


async def _weigh_awake(tables: list[Opened], server: subprocess.Popen[bytes]) -> int:
    dialect = Spyhouse(PORT, tables, compressed=True)
    weight = 0

    def look() -> None:
        nonlocal weight
        weight = _kilobytes(server)

    # Every table makes a few moves to warm up its buffers and compressors.
    await drive(dialect, len(tables), seconds=8, pause=4, before_end=look)
    return weight


# --- servers


@contextmanager
def boardgame_io() -> Iterator[None]:
    """Run boardgame.io's server."""
    with _server(["node", str(PEER / "server.js"), str(PORT + 1)], PEER):
        yield


@contextmanager
def our_server(folder: Path, idle_s: float = 60) -> Iterator[subprocess.Popen[bytes]]:
    """Run the Spyhouse server."""
    command = [sys.executable, "-m", "bench.bench_server", str(PORT), str(folder / "bench.db"), str(idle_s)]
    with _server(command, ROOT) as process:
        yield process


@contextmanager
def _server(command: list[str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=_with_node() | {"NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
    )
    assert process.stdout
    try:
        if b"ready" not in process.stdout.readline():
            raise RuntimeError(f"{command[0]} did not start")
        yield process
    finally:
        process.kill()
        process.wait()


def _with_node() -> dict[str, str]:
    if shutil.which("node"):
        return dict(os.environ)
    return os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}


# --- machine


def fsync_ms(folder: Path, pause: float, times: int = 200) -> float:
    """Return the mean duration of an fsync after a pause, in ms: idle disks and cores are slower."""
    took = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(times):
            time.sleep(pause)
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return statistics.median(took) * 1000


def _kilobytes(process: subprocess.Popen[bytes]) -> int:
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


if __name__ == "__main__":
    sys.exit(main())
