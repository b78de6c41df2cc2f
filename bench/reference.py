"""Reference scores, calibration and exploitability: everything in docs/reference-scores.md, in one command.

    spyhouse bench reference --freeze --jobs 2

- scores of random play and of the bot levels on every frozen suite, with intervals and rank correlation
- calibration of the leak meter on rounds that were not used for tuning
- what moves of Spycatcher reveal to spectators about a hand
- exploitability of the bots in Tiny Spyfall

Games already in `--into` are not played again, so an interrupted run can be resumed. `--freeze` first
records version and fingerprint of unreleased suites, which is needed after rules or bots have changed.
`--part` runs only some sections and leaves the others of the page unchanged.
"""

import argparse
import re
import subprocess
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path

import msgspec

from spyhouse import games
from spyhouse.lab import hidden_leaks, leak_meter
from spyhouse.lab import suites as suites_package
from spyhouse.lab.benchmark import Run, as_text, plan_suites
from spyhouse.lab.suites import Suite, fingerprint, load_suite, suite_names

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/reference-scores.md"
SUITES = Path(suites_package.__file__).parent
PARTS = ("scores", "calibration", "hands", "exploitability")
LEVELS = ("random", "easy", "normal", "strong")
HELD_OUT = "held-out"
"""Seed of the rounds for calibration. Never tune the meter on it."""
PLANNED_ROUNDS = 10_000


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench reference")
    parser.add_argument("--part", action="append", choices=PARTS, help="all, if not given")
    parser.add_argument("--suite", action="append", help="only this one's scores; all, if not given")
    parser.add_argument("--deals", type=int, help="only the first deals of each suite")
    parser.add_argument("--rounds", type=int, default=PLANNED_ROUNDS, help="for calibration (%(default)s)")
    parser.add_argument("--games", type=int, default=20, help="of Spycatcher, for hands (%(default)s)")
    parser.add_argument("--samples", type=int, default=10, help="of each decision, for exploitability")
    parser.add_argument("--freeze", action="store_true", help="note suites that are not released")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, default=ROOT / "build/reference", help="rows of the games")
    args = parser.parse_args(arguments)
    if args.freeze:
        freeze()
    for part in args.part or PARTS:
        body = {"scores": scores, "calibration": calibration, "hands": hands, "exploitability": solved}[part]
        write_section(part, body(args))
        print(f"wrote {part} to {PAGE.relative_to(ROOT)}", flush=True)
    return 0


def freeze() -> None:
    """Record version and fingerprint in the file of every unreleased suite."""
    for suite in map(load_suite, suite_names()):
        if not suite.released:
            current = msgspec.structs.replace(suite, version=suite.rules.version)
            file = SUITES / f"{suite.name}.toml"
            text = re.sub(r"(?m)^version = .*$", f"version = {current.version}", file.read_text("utf-8"))
            text = re.sub(r"(?m)^check = .*$", f'check = "{fingerprint(current)}"', text)
            file.write_text(text, encoding="utf-8")


def write_section(name: str, body: str) -> None:
    """Replace the text between the marks of a section."""
    mark, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = PAGE.read_text("utf-8").partition(mark)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"{PAGE.name} has no section {name}")
    PAGE.write_text(f"{before}{mark}\n{body.strip()}\n\n{end}{after}", encoding="utf-8")


# --- sections


def scores(args: argparse.Namespace) -> str:
    """Return the scores of all levels of a game on its suites; missing games are played."""
    found = [load_suite(name) for name in args.suite or suite_names()]
    plan = [game for suite in found for game in plan_suites([suite], levels_of(suite), args.deals)]
    run, left = Run(args.into), len(plan)

    def progress() -> None:
        nonlocal left
        left -= 1
        if left % 100 == 0:
            print(f"{left:,} games to play at most", file=sys.stderr, flush=True)

    run.play(plan, 1, progress, args.jobs)
    suites = [load_suite(name) for name in suite_names()]
    everything = [game for suite in suites for game in plan_suites([suite], levels_of(suite))]
    return as_text(run.results(everything)).replace(", 0 tokens, cost 0.0000", "")


def levels_of(suite: Suite) -> list[str]:
    """Return the levels to play on a suite."""
    return [level for level in LEVELS if level in suite.rules.bots]


def calibration(args: argparse.Namespace) -> str:
    """Return the calibration of the leak meter."""
    game = games.find("spyfall")
    options = game.read_options({"rounds": 1})
    seeds = [f"{HELD_OUT}/{number}" for number in range(args.rounds)]
    rounds = []
    with pool_of(args.jobs) as pool:
        for _, some in leak_meter.measure_games(game, 5, seeds, options, ["strong"], pool):
            rounds += some
            if len(rounds) % 500 == 0:
                print(f"{len(rounds):,} of {args.rounds:,} rounds", file=sys.stderr, flush=True)
    return leak_meter.as_text(leak_meter.summarise(game.name, rounds))


def hands(args: argparse.Namespace) -> str:
    """Return what a spectator learns about the mover's hand from each kind of move in Spycatcher."""
    seeds = [f"{HELD_OUT}/{number}" for number in range(args.games)]
    with pool_of(args.jobs) as pool:
        found = [*hidden_leaks.measure_games("spycatcher", 3, seeds, ["normal"], executor=pool)]
    head = f"{args.games} games of three normal bots, {hidden_leaks.WORLDS} imagined worlds after each move."
    return head + "\n\n" + hidden_leaks.as_text(one for _, told in found for one in told)


def solved(args: argparse.Namespace) -> str:
    """Return the exploitability of the bots in Tiny Spyfall."""
    line = [sys.executable, "-m", "bench.tiny_spyfall", "--samples", str(args.samples)]
    return subprocess.run(line, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout


def pool_of(jobs: int) -> "ProcessPoolExecutor | nullcontext[Executor | None]":
    """Return a process pool, or a context without one."""
    return ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext()


if __name__ == "__main__":
    sys.exit(main())
