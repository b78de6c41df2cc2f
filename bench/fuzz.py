"""Fuzzing with malformed and illegal messages: python -m bench.fuzz --messages 100000 [--rows FILE]

Attackers have seats at several tables and send invalid messages. After each batch the server must be
responsive, a table that is not attacked must have played on, and every attacked table must fold from
its log to exactly what its players see. Every message must have got an error sentence or a proper
close.

`--rows` keeps the counts in a file and adds the next run to it, with another seed, so a million
messages can be sent in several runs.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from bench import ledger_game
from bench.bad_handshakes import call, greeting
from bench.bad_messages import FRAMES, TEXTS, Victim
from bench.client import Closed, Seat, ServerProcess, Wire, as_answer
from spyhouse import games
from spyhouse.store.sql import SqlStore
from spyhouse.table.apply import apply, fold
from spyhouse.table.log_codec import decode_row
from spyhouse.table.table import Table

ATTACKERS = 32
"""Concurrent attackers: enough to keep the server busy."""
BATCH = 2000
BATCHES = 100
"""Batches of a long run: the checks after each take as long as a thousand messages."""
TEXTS_A_FRAME = 40
"""Text messages per malformed frame, greeting or HTTP request, which take longer."""
SLOW_S = 5.0
"""Seconds after which a move at the normal table counts as a failure."""
ANSWERS = ("Done", "No", "Pong", "Bye")
NOT_A_SENTENCE = ("Traceback", "Error:", "object at 0x", "<class", "msgspec", "None")


@dataclass
class Report:
    """Counts and failures of a run."""

    counts: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By kind: refused, closed, accepted."""
    runs: int = 0
    """Number of earlier runs added up."""
    violations: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    """First example of each violation."""
    latencies: list[float] = field(default_factory=list)
    """Latencies of the normal table, in seconds."""

    @property
    def sent(self) -> int:
        """Return the number of messages sent."""
        return sum(sum(outcomes.values()) for outcomes in self.counts.values())

    def save(self, file: Path) -> None:
        """Write the counts to a file."""
        rows = vars(self) | {"runs": self.runs + 1, "latencies": [round(each, 4) for each in self.latencies]}
        file.write_bytes(msgspec.json.encode(rows))

    @classmethod
    def saved(cls, file: Path) -> "Report":
        """Return the report of earlier runs; an empty one if the file does not exist."""
        report = cls()
        if file.exists():
            rows = msgspec.json.decode(file.read_bytes())
            for kind, outcomes in rows["counts"].items():
                report.counts[kind] = Counter(outcomes)
            report.violations = Counter(rows["violations"])
            report.runs, report.examples, report.latencies = (
                rows[name] for name in ("runs", "examples", "latencies")
            )
        return report

    def note(self, kind: str, outcome: str) -> None:
        """Count an outcome."""
        self.counts[kind][outcome] += 1

    def fail(self, violation: str, example: str = "") -> None:
        """Count a violation and keep its first example."""
        self.violations[violation] += 1
        self.examples.setdefault(violation, example[:1500])

    def judge(self, kind: str, reason: str) -> None:
        """Check that a refusal explains itself in a sentence."""
        if not is_a_sentence(reason):
            self.fail(f"{kind}: refusal is not a sentence", reason)

    def __str__(self) -> str:
        columns = ("refused", "closed", "accepted")
        lines = [f"{'kind':<40}{'sent':>9}" + "".join(f"{column:>10}" for column in columns)]
        for kind, outcomes in sorted(self.counts.items()):
            numbers = "".join(f"{outcomes[column]:>10,}" for column in columns)
            lines.append(f"{kind:<40}{sum(outcomes.values()):>9,}{numbers}")
        if self.latencies:
            ordered = sorted(self.latencies)
            p50, p99 = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
            lines.append(
                f"{self.sent:,} messages; meanwhile {len(ordered):,} moves at a table in peace, "
                f"p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, slowest {ordered[-1] * 1000:.0f} ms"
            )
        for violation, times in self.violations.items():
            lines.append(f"VIOLATION, {times:,} times: {violation}. First: {self.examples[violation]}")
        return "\n".join(lines)


def is_a_sentence(reason: str) -> bool:
    """Return whether a reason is a sentence for people."""
    return (
        len(reason) >= 16
        and " " in reason
        and reason.rstrip("”\"'")[-1] in ".!?"
        and not any(word in reason for word in NOT_A_SENTENCE)
    )


class Attack:
    """A fuzzing run against one server."""

    def __init__(self, server: ServerProcess, report: Report, rng: random.Random) -> None:
        self.server, self.report, self.rng = server, report, rng
        self.victims: list[Victim] = []
        self.strangers: list[Seat] = []
        self.tables: list[list[Seat]] = []
        self.folded: dict[str, Table] = {}
        """Attacked tables, folded as far as they were checked."""

    async def set_the_tables(self) -> None:
        """Open three tables in play, one in the lobby, one with a hostile host, and a normal one."""
        for chairs, game, start in (
            ((1, 2, 3), "spyfall", True),
            ((1, 2), "spyfall", True),
            ((1,), "ledger", True),
            ((1, 2), "spyfall", False),
            ((0,), "spyfall", True),
        ):
            options = {"rounds": 20, "round_seconds": 3600} if game == "spyfall" else {}
            seats = await self.server.open(game, 4 if game == "spyfall" else 2, **options)
            await self.server.sit(seats, start=start)
            self.tables.append(seats)
            self.victims += [Victim(seats, chair) for chair in chairs]
        self.strangers = await self.server.open("ledger", 2)
        await self.server.sit(self.strangers)

    async def batch(self, messages: int) -> None:
        """Send one batch of messages from all attackers."""
        shares = [messages // ATTACKERS + (each < messages % ATTACKERS) for each in range(ATTACKERS)]
        await asyncio.gather(*(self._attack(number, share) for number, share in enumerate(shares)))

    async def _attack(self, number: int, messages: int) -> None:
        victim = self.victims[number % len(self.victims)]
        rng = random.Random(f"{self.rng.random()}/{number}")
        wire: Wire | None = None
        for _ in range(messages):
            what = rng.randrange(TEXTS_A_FRAME + 3)
            if what == 0:
                await self._greet_wrongly(rng, victim)
            elif what == 1:
                await self._call(rng, victim)
            else:
                wire = wire or await self._enter(victim)
                if wire is None:
                    return
                kind, data = self._choose(rng, victim, as_frame=what == 2)
                if not await self._send(wire, kind, data):
                    wire = None
        if wire:
            await self._count_answers(wire, victim)
            wire.close()

    async def _enter(self, victim: Victim) -> Wire | None:
        wire = await self.server.connect(victim.me.code)
        try:
            await wire.hello(victim.me.token)
        except Closed as closed:
            self.report.fail("a seated player was refused", str(closed))
            return None
        return wire

    def _choose(self, rng: random.Random, victim: Victim, as_frame: bool) -> tuple[str, bytes]:
        if as_frame:
            name = rng.choice(list(FRAMES))
            return f"frame: {name}", FRAMES[name]
        name = rng.choice(list(TEXTS))
        return f"text: {name}", TEXTS[name](rng, victim)

    async def _send(self, wire: Wire, kind: str, data: bytes) -> bool:
        """Send a message. Return whether the connection is still open."""
        if kind.startswith("frame"):
            wire.send_bytes(data)
        else:
            wire.send_frame(data)
        return await self._hear_answer(wire, kind, data)

    async def _hear_answer(self, wire: Wire, kind: str, data: bytes) -> bool:
        said_bye = False
        try:
            while True:
                message = as_answer((await wire.hear()).message)
                wire.heard.clear()
                if message["type"] in ("No", "Bye"):
                    self.report.judge(kind, message["reason"])
                if message["type"] == "Bye":
                    said_bye = True
                elif message["type"] in ANSWERS:
                    self.report.note(kind, "refused" if message["type"] == "No" else "accepted")
                    return True
        except Closed as closed:
            self.report.note(kind, "closed")
            if closed.code == 1006 or (kind.startswith("text") and not said_bye):
                self.report.fail(f"{kind}: {closed} without a reason", repr(data))
        except TimeoutError:
            self.report.fail(f"{kind}: no answer", repr(data))
        wire.close()
        return False

    async def _count_answers(self, wire: Wire, victim: Victim) -> None:
        """Check that each message got one answer: after the last, only the answer to a Ping remains."""
        wire.send({"type": "Ping"})
        with suppress(Closed):
            answer = await wire.hear_until(lambda message: as_answer(message)["type"] in ANSWERS)
            if answer["type"] != "Pong":
                self.report.fail("a command got more than one answer", str(answer))

    async def _greet_wrongly(self, rng: random.Random, victim: Victim) -> None:
        code, first = greeting(rng, victim, self.strangers)
        kind = "greeting: a table that is not" if code != victim.me.code else "greeting: a wrong word"
        try:
            wire = await self.server.connect(code)
        except Closed as closed:
            self.report.note(kind, "refused")
            if not 400 <= closed.code < 500:
                self.report.fail(f"{kind}: {closed}", code)
            return
        wire.send_frame(first)
        await self._hear_answer(wire, kind, first)
        wire.close()

    async def _call(self, rng: random.Random, victim: Victim) -> None:
        asked = call(rng, victim)
        kind = f"http: {asked.method}"
        headers = {"Content-Type": asked.type} if asked.type else {}
        try:
            answer = await self.server.http.request(
                asked.method, asked.path, content=asked.body, headers=headers
            )
        except httpx.TransportError as error:
            self.report.fail(f"{kind}: {type(error).__name__}", f"{asked} {error}")
            return
        self.report.note(kind, "accepted" if answer.status_code < 400 else "refused")
        if answer.status_code >= 500:
            self.report.fail(f"{kind}: status {answer.status_code}", str(asked))
        elif answer.status_code >= 400:
            self.report.judge(kind, _detail(answer))


def _detail(answer: httpx.Response) -> str:
    """Return the error of a response: JSON from the application, plain text if it was not valid HTTP."""
    if answer.headers["content-type"].startswith("text/plain"):
        return answer.text
    detail: str = answer.json()["detail"]
    return detail


# --- the normal table


async def play_in_peace(server: ServerProcess, latencies: list[float]) -> None:
    """Let two players play the ledger game throughout the attack."""
    seats = await server.open("ledger", 2)
    await server.sit(seats)
    wires = []
    for seat in seats:
        wires.append(await server.connect(seat.code))
        await wires[-1].hello(seat.token)
    turn = 0
    while True:
        began = time.perf_counter()
        await wires[turn].do("Play", seat=turn, move={"type": "Add", "amount": 1})
        latencies.append(time.perf_counter() - began)
        turn = 1 - turn
        for wire in wires:
            wire.heard.clear()
        await asyncio.sleep(0.02)


# --- checks after each batch


async def check(server: ServerProcess, store: SqlStore, attack: Attack) -> None:
    """Compare every table with its log."""
    report = attack.report
    if (await server.http.get("/healthz")).status_code != 200:
        report.fail("health check failed")
    for complaint in server.complaints():
        report.fail("server logged errors", complaint)
    for seats in attack.tables:
        table = attack.folded.setdefault(seats[0].code, Table(seats[0].code))
        for seat in (*seats, None):
            await _compare(server, store, table, seat, report)


async def _compare(
    server: ServerProcess, store: SqlStore, table: Table, seat: Seat | None, report: Report
) -> None:
    """Check that every player sees exactly what the log says."""
    person = seat.person if seat else ""
    seen = await _seen(server, store, table, seat)
    if seen["table"] != _plain(table.view()):
        report.fail("a table view differs from the log", f"{table.code} {person}")
    if seen.get("game") != _plain(table.game_view(person, False)):
        report.fail("a game view differs from the log", f"{table.code} {person}")


async def _seen(server: ServerProcess, store: SqlStore, table: Table, seat: Seat | None) -> dict[str, Any]:
    """Return a player's view at the folded position; retry if a clock or a bot acted in between."""
    while True:
        wire = await server.connect(table.code)
        seen = await wire.hello(seat.token if seat else "")
        wire.close()
        for line in await store.read_log(table.code, after=table.seq):
            apply(table, decode_row(line))
        if table.public_seq == seen["seq"]:
            return seen


async def check_whole(server: ServerProcess, store: SqlStore, attack: Attack) -> None:
    """Check all tables once more, from the first entry of each log."""
    for seats in attack.tables:
        code = seats[0].code
        table = fold(code, await store.read_log(code))
        for seat in (*seats, None):
            await _compare(server, store, table, seat, attack.report)


def _plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


# --- main


async def run(
    folder: Path,
    messages: int,
    batch: int = 0,
    seed: int = 0,
    quiet: bool = False,
    report: Report | None = None,
) -> Report:
    """Run the fuzzer and return the report."""
    games.register(ledger_game.GAME)
    report = report or Report()
    batch = batch or max(BATCH, messages // BATCHES)
    seed += report.runs
    server = ServerProcess(folder)
    await server.up()
    store = await SqlStore.open(server.database)
    peace = asyncio.create_task(play_in_peace(server, report.latencies))
    try:
        attack = Attack(server, report, random.Random(seed))
        await attack.set_the_tables()
        loris = await _hold_doors(server)
        for sent in range(0, messages, batch):
            moves = len(report.latencies)
            await attack.batch(min(batch, messages - sent))
            await check(server, store, attack)
            if len(report.latencies) == moves or peace.done():
                report.fail("the normal table stopped playing")
            if not quiet:
                print(f"\r{sent + batch:,} of {messages:,} messages", end="", file=sys.stderr, flush=True)
        if not quiet:
            print(file=sys.stderr)
        await check_whole(server, store, attack)
        await _see_doors_closed(loris, report)
        if max(report.latencies) > SLOW_S:
            report.fail("a move at the normal table was slow", f"{max(report.latencies):.1f} s")
    finally:
        peace.cancel()
        await asyncio.gather(peace, return_exceptions=True)
        await store.close()
        await server.down()
    return report


async def _hold_doors(server: ServerProcess) -> list[Wire]:
    """Open sockets that send no Hello, or an unfinished frame."""
    wires = [await server.connect("ZZZZ") for _ in range(4)]
    for wire in wires[2:]:
        wire.send_bytes(b"\x81\xfe\x10")
    return wires


async def _see_doors_closed(wires: list[Wire], report: Report) -> None:
    """Check that sockets without a Hello are closed with a reason."""
    for wire in wires:
        try:
            said = (await wire.hear()).message
            report.judge("slow", said.get("reason", ""))
            report.note("slow: no Hello", "closed")
        except (Closed, TimeoutError) as error:
            report.fail("a socket without Hello was not closed with a reason", repr(error))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--messages", type=int, default=100_000, help="%(default)s")
    parser.add_argument("--seed", type=int, default=0, help="%(default)s")
    parser.add_argument("--rows", type=Path, help="a file to add what is counted to")
    args = parser.parse_args()
    report = Report.saved(args.rows) if args.rows else Report()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(run(Path(folder), args.messages, seed=args.seed, report=report))
    if args.rows:
        report.save(args.rows)
    print(report)
    print(f"{args.messages / (time.monotonic() - began):,.0f} messages a second in this run")
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
