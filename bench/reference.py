"""Reference scores, calibration and exploitability: everything in docs/reference-scores.md, in one command.

    spyhouse bench reference --freeze --jobs 2

- scores of random play and of the bot levels on every frozen suite, with intervals and rank correlation
- calibration of the leak meter on rounds that were not used for tuning
- what moves of Spycatcher reveal to spectators about a hand
- exploitability of the bots in Tiny Spyfall

Games already in `--into` are not played again, so an interrupted run can be resumed. `--freeze` first fits
the suites to the games of today, which is needed after rules or bots have changed: a suite that is not
released yet is noted again, a released one gets a successor (`-v2`). `--only-freeze` takes seconds.
`--part` runs only some sections and leaves the others of the page unchanged.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import msgspec

from spyhouse import games
from spyhouse.lab import hidden_leaks, leak_meter
from spyhouse.lab import suites as suites_package
from spyhouse.lab.benchmark import Run, as_text, plan_suites
from spyhouse.lab.suites import Suite, fingerprint, load_suite, newest_suites, successor, suite_names

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
    parser.add_argument("--freeze", action="store_true", help="fit the suites to the games of today")
    parser.add_argument(
        "--release", metavar="DATE", default="", help="with --freeze: never change them again"
    )
    parser.add_argument("--only-freeze", action="store_true", help="measure nothing")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--into", type=Path, default=ROOT / "build/reference", help="rows of the games")
    args = parser.parse_args(arguments)
    if args.freeze or args.only_freeze:
        freeze(args.release)
    if args.only_freeze:
        return 0
    for part in args.part or PARTS:
        body = {"scores": scores, "calibration": calibration, "hands": hands, "exploitability": solved}[part]
        write_section(part, body(args))
        print(f"wrote {part} to {PAGE.relative_to(ROOT)}", flush=True)
    return 0


def freeze(released: str = "") -> None:
    """Write the files of suites that do not fit the games of today. With a date all become released."""
    for suite in newest_suites():
        name, text = refrozen(suite, (SUITES / f"{suite.name}.toml").read_text("utf-8"), released)
        (SUITES / f"{name}.toml").write_text(text, encoding="utf-8")
        print(f"{name}: version {suite.rules.version} of {suite.rules.title}", flush=True)


def refrozen(suite: Suite, text: str, released: str = "") -> tuple[str, str]:
    """Return the name and the file of a suite for the game's present version.

    A released suite never changes: for another version of its game it gets a successor.
    """
    if suite.released and suite.version == suite.rules.version:
        return suite.name, text
    name = successor(suite.name) if suite.released else suite.name
    seed = suite.seed.replace(suite.name, name)
    current = msgspec.structs.replace(suite, name=name, version=suite.rules.version, seed=seed)
    facts = {"version": str(current.version), "seed": f'"{seed}"', "check": f'"{fingerprint(current)}"'}
    text = re.sub(r"(?m)^released = .*\n", "", text)
    for key, value in facts.items():
        text = re.sub(rf"(?m)^{key} = .*$", f"{key} = {value}", text)
    if released:
        text = re.sub(r"(?m)^(check = .*)$", rf'\1\nreleased = "{released}"', text)
    return name, text


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
    table = as_text(run.results(everything)).replace(", 0 tokens, cost 0.0000", "")
    return f"{provenance([suite.game for suite in suites])}\n\n{table}"


def provenance(names: Iterable[str]) -> str:
    """Return a line that names the commit and the games' versions."""
    line = ["git", "log", "-1", "--format=%h of %cs"]
    commit = subprocess.run(line, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout.strip()
    versions = [f"{game.title} {game.version}" for game in map(games.find, sorted({*names}))]
    return f"Written at commit {commit}; versions of the games: {', '.join(versions)}."


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
    found = leak_meter.as_text(leak_meter.summarise(game.name, rounds))
    return f"{provenance([game.name])}\n\n{found}"


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


def pool_of(jobs: int) -> AbstractContextManager[Executor | None]:
    """Return a process pool, or a context without one."""
    return ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext()


if __name__ == "__main__":
    sys.exit(main())
