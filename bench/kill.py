"""Crash test under load with kill -9: python -m bench.kill --times 200

Twenty tables play. The server is killed and restarted on the same database and port, and everyone
reconnects by the protocol: `Hello` with the last seq, and unanswered commands again under the same ids.
In the end the log must hold every acknowledged command exactly once, every table must fold to what its
players saw last, every game must verify, and no clock may have drifted by more than a second per crash.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench import ledger_game
from bench.client import PATIENCE_S, Closed, Seat, ServerProcess, Wire, as_answer
from spyhouse import games
from spyhouse.kernel import SpyhouseError
from spyhouse.record.transcript import transcribe
from spyhouse.record.verify import verify
from spyhouse.store.sql import SqlStore
from spyhouse.table import fair_deal
from spyhouse.table.apply import apply
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import decode_row
from spyhouse.table.table import Table

DRIFT_MS = 1000
"""Maximum drift of a clock per crash, in ms."""
TABLES = 20
KEPT_S = 600
"""Seconds to keep finished games: hundreds end per minute, and each waits to be archived."""
AGAIN_S = 0.3
VOTE_IS_OPEN = "hands-off"
"""The refusal of a `Stop` during a vote."""
BRISK = {"rounds": 3, "round_seconds": 8, "vote_seconds": 5, "accuse_seconds": 5}


class Player:
    """A player that makes random legal moves and records requests and answers."""

    def __init__(self, table: "TableUnderLoad", seat: Seat, host: bool) -> None:
        self.table, self.seat, self.host = table, seat, host
        self.seq = 0
        self.welcome: dict[str, Any] = {}
        self.phase = "lobby"
        self.game: dict[str, Any] | None = None
        self.waiting: dict[str, dict[str, Any]] = {}
        self.content = asyncio.Event()
        self.content.set()
        self.done: dict[str, int] = {}
        self.refused: set[str] = set()
        self.resent = 0
        self._count = 0
        self._rng = random.Random(f"{table.number}/{seat.person}")
        self._wire: Wire | None = None

    async def live(self, port: int) -> None:
        """Stay connected whenever the server is up."""
        while True:
            with suppress(Closed, OSError):
                self._wire = await Wire.open(port, self.seat.code)
                try:
                    await self._take_part(self._wire)
                finally:
                    self._wire.close()
                    self._wire = None
            await asyncio.sleep(0.02)

    async def _take_part(self, wire: Wire) -> None:
        wire.send({"type": "Hello", "token": self.seat.token, "seq": self.seq, "legal": True})
        while True:
            self._hear((await wire.hear()).message, wire)
            wire.heard.clear()
            if not self.waiting:
                await asyncio.sleep(self._rng.uniform(0, 0.05))
                if not self.table.resting and (do := self._something_to_do()):
                    self._ask(wire, do)

    def _hear(self, message: dict[str, Any], wire: Wire) -> None:
        self.seq = max(self.seq, message.get("seq", 0))
        answer = as_answer(message)
        match answer["type"]:
            case "Welcome":
                self.table.came_back(message)
                self.welcome = message
                for id, do in self.waiting.items():
                    self.resent += 1
                    wire.send({"type": "Request", "id": id, "do": do})
            case "Done":
                self.done[answer["id"]] = answer["seq"]
                self._answered(answer["id"])
            case "No" if message.get("again"):
                asyncio.get_running_loop().call_later(AGAIN_S, self._ask_again, message["id"])
            case "No":
                self.refused.add(message["id"])
                self._answered(message["id"])
        if table := message.get("table"):
            self.phase = table["phase"]
        if "game" in message:
            self.game = message["game"]
        self.table.saw(message)

    def _something_to_do(self) -> dict[str, Any] | None:
        if self.phase == "lobby":
            return {"type": "Start"} if self.host else None
        if self.phase == "over":
            return {"type": "Rematch"} if self.host else None
        seats = self.game["seats"] if self.game else []
        if not seats or not seats[0].get("legal"):
            return None
        move = self._rng.choice(seats[0]["legal"])
        if self._rng.random() < 0.05:
            return {"type": "Say", "text": "Hm."}
        return {"type": "Play", "seat": seats[0]["seat"], "move": move}

    def _ask(self, wire: Wire, do: dict[str, Any]) -> None:
        self._count += 1
        self.waiting[f"{self._count}"] = do
        self.content.clear()
        wire.send({"type": "Request", "id": f"{self._count}", "do": do})

    def _ask_again(self, id: str) -> None:
        """Repeat a command that was not processed."""
        if self._wire and id in self.waiting:
            with suppress(Closed, OSError):
                self._wire.send({"type": "Request", "id": id, "do": self.waiting[id]})

    def _answered(self, id: str) -> None:
        self.waiting.pop(id, None)
        if not self.waiting:
            self.content.set()


@dataclass
class Reading:
    """A reading of a table's clock: value, time, and whether it was running."""

    now: int
    deadline: int | None
    at: float
    running: bool

    def left(self, at: float) -> float | None:
        """Return the ms until the deadline."""
        if self.deadline is None or not self.running:
            return None
        return self.deadline - self.now - (at - self.at) * 1000


class TableUnderLoad:
    """A table of players under load."""

    def __init__(self, number: int, seats: Sequence[Seat]) -> None:
        self.number = number
        self.code = seats[0].code
        self.players = [Player(self, seat, host=not place) for place, seat in enumerate(seats)]
        self.resting = False
        """Set to stop players from starting anything new."""
        self.drifts: list[float] = []
        self._running = False
        self._deadline: int | None = None
        self._reading = Reading(0, None, 0.0, False)
        self._left: float | None = None
        self._at_the_kill: Reading | None = None

    def saw(self, message: dict[str, Any]) -> None:
        """Record the clock of a message."""
        if table := message.get("table"):
            self._running = table["phase"] == "playing" and not table["paused"] and not table["asleep"]
        if "game" in message:
            self._deadline = message["game"]["deadline"] if message["game"] else None
        if "now" in message:
            self._reading = Reading(message["now"], self._deadline, time.monotonic(), self._running)

    def killed(self, at: float) -> None:
        """Record that the server was killed."""
        if self._at_the_kill:  # nobody has reconnected since the last kill, so there is no reading to compare
            self._at_the_kill, self._reading.running = None, False
            return
        self._at_the_kill = self._reading
        self._left = self._reading.left(at)

    def came_back(self, welcome: dict[str, Any]) -> None:
        """Compare the clock with the first Welcome after a kill: it must have stood since."""
        before, self._at_the_kill = self._at_the_kill, None
        game = welcome.get("game")
        if before and game and self._left is not None and game["deadline"] == before.deadline:
            self.drifts.append(game["deadline"] - welcome["now"] - self._left)


@dataclass
class Verdict:
    """Violations found by the checks."""

    counts: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    drifts: list[float] = field(default_factory=list)

    def check(self, holds: bool, violation: str) -> None:
        """Record a violation unless the condition holds."""
        if not holds:
            self.violations.append(violation)

    def __str__(self) -> str:
        lines = [f"{count:10,} {what}" for what, count in self.counts.items()]
        worst = max(self.drifts, key=abs, default=0)
        lines.append(f"{worst:+10.0f} ms the largest drift of {len(self.drifts)} running clocks")
        return "\n".join([*lines, *(f"VIOLATION: {each}" for each in self.violations)])


async def run(
    folder: Path,
    times: int,
    tables: int = TABLES,
    seed: int = 0,
    *,
    campaign: bool = False,
    quiet: bool = False,
    minutes: float = inf,
) -> Verdict:
    """Run the crash test."""
    rng = random.Random(seed)
    deadline = time.monotonic() + 60 * minutes
    server = ServerProcess(folder)
    await server.up()
    under_load: list[TableUnderLoad] = []
    lives: list[asyncio.Task[None]] = []
    try:
        opening = _open_campaign if campaign else _open
        under_load += [await opening(server, number) for number in range(tables)]
        players = [player for table in under_load for player in table.players]
        lives += [asyncio.create_task(player.live(server.port)) for player in players]
        for number in range(1, times + 1):
            await asyncio.sleep(rng.uniform(0.05, 1.0))
            server.kill()
            for table in under_load:
                table.killed(time.monotonic())
            await server.up()
            if not quiet:
                print(f"\rkilled {number:,} of {times:,} times", end="", file=sys.stderr, flush=True)
            if time.monotonic() > deadline:
                break
        if not quiet:
            print(file=sys.stderr)
        await asyncio.sleep(1)  # more load after the last kill
        await rest(under_load)
        verdict = Verdict(Counter({"kills": number, "tables": tables}))
        await _judge(server, under_load, verdict)
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        await server.down()
    verdict.check(not server.complaints(), f"server logged errors: {server.complaints()[:3]}")
    return verdict


async def _open(server: ServerProcess, number: int) -> TableUnderLoad:
    """Open a table: two in three play Spyfall with a clock, half of those with a bot; others Ledger."""
    if number % 3 == 2:
        seats = await server.open("ledger", 2)
        await server.sit(seats, start=False)
        return TableUnderLoad(number, seats)
    people = 3 + number % 2
    seats = await server.open("spyfall", people, **BRISK)
    await server.sit(seats, start=False)
    if number % 3 == 0:
        host = await server.connect(seats[0].code)
        await host.hello(seats[0].token)
        await host.do("SeatBot", seat=people, level="random")
        host.close()
    return TableUnderLoad(number, seats)


async def _open_campaign(server: ServerProcess, number: int) -> TableUnderLoad:
    """Open a Spy Club campaign; a rematch is its next case."""
    seats = await server.open("spyclub", 2 + number % 3, campaign={})
    await server.sit(seats, start=False)
    return TableUnderLoad(number, seats)


async def rest(tables: Sequence[TableUnderLoad]) -> None:
    """Stop new commands and wait for all answers."""
    for table in tables:
        table.resting = True
    async with asyncio.timeout(PATIENCE_S):
        for table in tables:
            for player in table.players:
                await player.content.wait()


# --- final checks


async def _judge(server: ServerProcess, tables: Sequence[TableUnderLoad], verdict: Verdict) -> None:
    games.register(ledger_game.GAME)
    store = await SqlStore.open(server.database)
    try:
        for table in tables:
            await _stop(server, table)
            await _judge_table(server, store, table, verdict)
    finally:
        await store.close()


async def _stop(server: ServerProcess, table: TableUnderLoad) -> None:
    """Let the host stop the game, so that it can be exported."""
    host = table.players[0]
    wire = await server.connect(table.code)
    if (await wire.hello(host.seat.token))["table"]["phase"] == "playing":
        for _ in range(round(PATIENCE_S / AGAIN_S)):
            answer = await wire.ask({"type": "HostPlay", "move": {"type": "Stop"}})
            if answer.get("code") != VOTE_IS_OPEN:
                break
            await asyncio.sleep(AGAIN_S)
    wire.close()


async def _judge_table(
    server: ServerProcess, store: SqlStore, table: TableUnderLoad, verdict: Verdict
) -> None:
    entries = await store.read_log(table.code)
    live = await _look(server, table)
    try:
        folded, seqs = fold_and_count(table.code, entries)
    except SpyhouseError as error:
        verdict.violations.append(f"table {table.code} does not fold: {error}")
        return
    verdict.counts["entries in the logs"] += len(entries)
    times = [entry.at for entry in entries]
    verdict.check(times == sorted(times), f"table {table.code}: log times decrease")

    commands = Counter((entry.person, entry.command) for entry in entries if entry.command)
    verdict.check(
        all(count == 1 for count in commands.values()), f"table {table.code}: a command is stored twice"
    )
    for player in table.players:
        judge_player(player, commands, seqs, verdict)
        mine = folded.game_view(player.seat.person, False)
        seen = live[player.seat.person]
        verdict.check(
            _plain(mine) == seen.get("game"),
            f"table {table.code}: {player.seat.person} has a view that differs from the log",
        )
        verdict.check(folded.public_seq == seen["seq"], f"table {table.code}: seq differs from the log")

    for drift in table.drifts:
        verdict.check(abs(drift) <= DRIFT_MS, f"table {table.code}: a clock drifted by {drift:.0f} ms")
    verdict.drifts += table.drifts
    for number in range(1, folded.number + (folded.phase != "lobby")):
        try:
            key = fair_deal.record_key(transcribe(table.code, entries, number).game.secret)
            which: dict[str, int | str] = {"number": number, "key": key}
            export = f"/api/tables/{table.code}/export"
            answer = await server.http.get(export, params=which, timeout=KEPT_S)
            verify(answer.raise_for_status().content)
            verdict.counts["games that verify"] += 1
        except (SpyhouseError, httpx.HTTPError) as error:
            verdict.violations.append(f"table {table.code}, game {number} does not verify: {error!r}")


def judge_player(
    player: Player, commands: Counter[tuple[str, str]], seqs: dict[tuple[str, str], int], verdict: Verdict
) -> None:
    """Check the acknowledged and refused commands of a player against the log."""
    who = f"table {player.table.code}, {player.seat.person}"
    for id, seq in player.done.items():
        stored = seqs.get((player.seat.person, id))
        verdict.check(stored is not None, f"{who}: command {id} was acknowledged but is not stored")
        verdict.check(stored in (None, seq), f"{who}: command {id} was acknowledged as {seq}, not {stored}")
    for id in player.refused:
        verdict.check(not commands[player.seat.person, id], f"{who}: command {id} was refused, but is stored")
    verdict.counts["acknowledged commands, each in the log once"] += len(player.done)
    verdict.counts["refused commands, none in the log"] += len(player.refused)
    verdict.counts["commands sent again after a kill"] += player.resent


async def _look(server: ServerProcess, table: TableUnderLoad) -> dict[str, dict[str, Any]]:
    """Return each player's Welcome."""
    seen = {}
    for player in table.players:
        wire = await server.connect(table.code)
        seen[player.seat.person] = await wire.hello(player.seat.token)
        wire.close()
    return seen


def fold_and_count(code: str, entries: Sequence[LogRow]) -> tuple[Table, dict[tuple[str, str], int]]:
    """Return the folded table, and the expected acknowledgement of each command."""
    table = Table(code)
    seqs = {}
    for line in entries:
        apply(table, decode_row(line))
        if line.command:
            seqs[line.person, line.command] = table.public_seq
    return table, seqs


def _plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=200, help="%(default)s")
    parser.add_argument("--minutes", type=float, default=inf, help="at most, however often that is")
    parser.add_argument("--tables", type=int, default=TABLES, help="%(default)s")
    parser.add_argument("--seed", type=int, default=0, help="%(default)s")
    parser.add_argument("--campaign", action="store_true", help="all tables play campaigns of Spy Club")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        verdict = asyncio.run(
            run(
                Path(folder),
                args.times,
                args.tables,
                args.seed,
                campaign=args.campaign,
                minutes=args.minutes,
            )
        )
    print(verdict)
    return 1 if verdict.violations else 0


if __name__ == "__main__":
    sys.exit(main())
