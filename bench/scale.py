"""Moves per second and CPU time per move, by database and by number of servers:

    spyhouse bench scale [--seconds 5] [--tables 40]

Each server is a process. Tables are distributed among them by code, as a proxy would do. The load runs
on the same machine, so on a small one ratios and CPU time say more than moves per second.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bench.client import free_port
from bench.load import Figures, drive
from bench.open_tables import open_tables
from bench.outage import Postgres, redis_in
from bench.protocols import Spyhouse

ROOT = Path(__file__).parents[1]
TICK_S = 1 / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(port: int, database: str, redis: str) -> Iterator[int]:
    """Start a server without rate limits. Yield its process id."""
    command = [
        sys.executable,
        "-m",
        "bench.bench_server",
        str(port),
        database,
        "60",
        *([redis] if redis else []),
    ]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdout
    try:
        if b"ready" not in process.stdout.readline():
            raise RuntimeError("server did not start")
        yield process.pid
    finally:
        process.kill()
        process.wait()


@contextmanager
def postgres() -> Iterator[str]:
    """Start a temporary PostgreSQL server. Yield its address."""
    database = Postgres()
    try:
        yield database.address
    finally:
        database.clear()


def used_s(pid: int) -> float:
    """Return the CPU time of a process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK_S


async def measure(
    ports: list[int], pids: list[int], tables: int, seconds: float
) -> tuple[float, float, float]:
    """Return moves per second of all servers, the p50 in ms, and the servers' CPU time per move in µs."""
    share = tables // len(ports)
    opened = [await open_tables(port, share) for port in ports]
    before = sum(map(used_s, pids))
    dialects = [Spyhouse(port, own) for port, own in zip(ports, opened, strict=True)]
    found: list[Figures] = await asyncio.gather(*(drive(each, share, seconds) for each in dialects))
    moves = sum(each.moves for each in found)
    per_move = (sum(map(used_s, pids)) - before) / max(1, moves)
    return sum(each.rate for each in found), max(each.percentile(50) for each in found), per_move * 1e6


def main() -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench scale", description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=5, help="each measurement (%(default)s)")
    parser.add_argument("--tables", type=int, default=40, help="in all (%(default)s)")
    args = parser.parse_args()
    print("| servers | database | moves/s | p50 ms | processor \u00b5s a move |")
    print("|---|---|---|---|---|", flush=True)
    for count, kind in ((1, "SQLite"), (1, "PostgreSQL"), (2, "PostgreSQL, Redis")):
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            address = stack.enter_context(postgres()) if kind != "SQLite" else f"{folder}/house.db"
            redis = stack.enter_context(redis_in(Path(folder))) if count > 1 else ""
            ports = [free_port() for _ in range(count)]
            pids = [stack.enter_context(server(port, address, redis)) for port in ports]
            rate, p50, per_move = asyncio.run(measure(ports, pids, args.tables, args.seconds))
            print(f"| {count} | {kind} | {rate:,.0f} | {p50:.1f} | {per_move:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
