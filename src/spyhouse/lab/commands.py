"""The lab on the command line: `sim`, `ladder`, `report`."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module, util
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import BadOptions, Game, SpyhouseError
from spyhouse.lab.batch import Record, Table, records
from spyhouse.lab.campaigns import as_text as campaigns_as_text
from spyhouse.lab.campaigns import simulate_campaigns
from spyhouse.lab.options import read_options
from spyhouse.lab.play import Named, Player
from spyhouse.lab.tally import Tally, tally


def sim(args: Namespace) -> int:
    game = games.find(args.game)
    seats = game.seats.start if args.seats is None else args.seats
    table = Table(game, seats, _players(args, list(game.bots)[:1]), read_options(game, dict(args.option)))
    started = time.perf_counter()
    with _executor(args) as executor:
        rows = _play(args, table, args.games, executor, _progress(args.games))
    found = tally(rows, seed=args.seed, seconds=time.perf_counter() - started)
    print(_json(found) if args.json else _as_text(found))
    return 0


def sim_campaigns(args: Namespace) -> int:
    game = games.find(args.game)
    if args.rows:
        raise BadOptions("Rows are kept of single games, not of campaigns.")
    with _executor(args) as executor:
        found = simulate_campaigns(
            game,
            args.seats,
            args.games,
            seed=args.seed,
            bots=_players(args, list(game.bots)[:1]),
            options=read_options(game, dict(args.option)),
            executor=executor,
            progress=_progress(args.games),
        )
    print(_json(found.flat()) if args.json else campaigns_as_text(found))
    return 0


def ladder(args: Namespace) -> int:
    _need("openskill")
    from spyhouse.lab import ladder

    game = games.find(args.game)
    seats = _seats_for_pairs(args, game)
    entrants = _players(args, list(game.bots))
    plan = [*ladder.tables(game, seats, entrants, read_options(game, dict(args.option)), args.games)]
    progress, rows = _progress(sum(deals for _, deals in plan)), list[Record]()
    with _executor(args) as executor:
        for table, deals in plan:
            rows += _play(args, table, deals, executor, progress)
    found = ladder.ladder(game, rows)
    print(_json(found) if args.json else ladder.as_text(found))
    return 0


def report(args: Namespace) -> int:
    for package in ("matplotlib", "openskill"):
        _need(package)
    from spyhouse.lab.report import Study, report

    game = games.find(args.game)
    options = read_options(game, dict(args.option))
    played = count(1)

    def progress() -> None:
        if (done := next(played)) % 100 == 0:
            print(f"{done:,} games", file=sys.stderr, flush=True)

    with _executor(args) as executor:
        study = Study(
            game=game,
            seats=_seats_for_pairs(args, game),
            bots=_players(args, _levels(game)),
            options={name: msgspec.to_builtins(getattr(options, name)) for name, _ in args.option},
            games=args.games,
            seed=args.seed,
            executor=executor,
            into=_rows_file(args),
            progress=progress,
        )
        page = report(study, _without_chart(args), args.chart)
    args.into.write_text(page, encoding="utf-8")
    print(f"wrote {args.into}")
    return 0


def _without_chart(args: Namespace) -> list[str]:
    """The line that plays the same games again, whatever chart is asked for."""
    line = ["spyhouse", "report", args.game, "--games", str(args.games), "--seed", args.seed]
    line += ["--seats", str(args.seats)] if args.seats is not None else []
    line += ["--bots", args.bots] if args.bots else []
    return [*line, *(word for name, text in args.option for word in ("--option", f"{name}={text}"))]


def _levels(game: Game) -> list[str]:
    """From weak to strong; who plays at random is no level."""
    known = [level for level in ("easy", "normal", "strong") if level in game.bots]
    return known or list(game.bots)


# --- playing


def _play(
    args: Namespace, table: Table, deals: int, executor: Executor | None, progress: Callable[[], None]
) -> list[Record]:
    rows = []
    seeds = [f"{args.seed}/{number}" for number in range(deals)]
    for row in records(table.game, table.seats, seeds, table.bots, table.options, executor, _rows_file(args)):
        rows.append(row)
        progress()
    return rows


def _rows_file(args: Namespace) -> Path | None:
    file: Path | None = args.rows
    if file:
        _need("pyarrow")
    return file


def _seats_for_pairs(args: Namespace, game: Game) -> int:
    """As many of each kind, if nothing is said; and nobody alone."""
    if args.seats is not None:
        return int(args.seats)
    return max(2, game.seats.start if game.lab.cooperative else -2 * (-game.seats.start // 2))


@contextmanager
def _executor(args: Namespace) -> Iterator[Executor | None]:
    if args.games < 1 or args.jobs < 1:
        raise BadOptions("There must be at least one game and one job.")
    if args.jobs == 1:
        yield None
        return
    with ProcessPoolExecutor(args.jobs) as pool:
        yield pool


def _players(args: Namespace, usual: list[str]) -> tuple[Player, ...]:
    return tuple(map(_player, args.bots.split(",") if args.bots else usual))


def _player(text: str) -> Player:
    """A level, or somebody's own bot, as NAME=MODULE:MAKER or MODULE:MAKER."""
    name, _, place = text.rpartition("=")
    module, colon, maker = place.partition(":")
    if not colon:
        return text
    if "" not in sys.path:
        sys.path.insert(0, "")  # a module in this folder
    try:
        make = getattr(import_module(module), maker)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"There is no bot at {place}: {error}.") from None
    return Named(name or maker, make)


def _need(package: str) -> None:
    if util.find_spec(package) is None:
        raise SpyhouseError(f"This needs {package}: pip install 'spyhouse[lab]'.")


# --- writing


def _progress(total: int) -> Callable[[], None]:
    """For after each game: a line on stderr that counts up, in place on a terminal, else ten lines in all."""
    in_place = sys.stderr.isatty()
    every = max(1, total // (100 if in_place else 10))
    played = count(1)

    def show() -> None:
        done = next(played)
        if done % every == 0 or done == total:
            end = "\r" if in_place and done < total else "\n"
            print(f"{done:,} of {total:,} games", end=end, file=sys.stderr, flush=True)

    return show


def _json(result: Any) -> str:
    return msgspec.json.encode(result).decode()


def _as_text(found: Tally) -> str:
    speed = found.moves / found.seconds if found.seconds else 0.0
    lines = [
        f"{found.games:,} games of {found.game} with {found.seats} seats, bots: {', '.join(found.bots)}",
        f"{found.moves:,} moves in {found.seconds:.1f} s, {speed:,.0f} a second",
    ]
    for title, counts in (("How it ended", found.ends), ("Who won", found.wins)):
        lines += ["", title]
        for name, times in counts.items():
            label = f"seat {name}" if name.isdecimal() else name
            lines.append(f"  {label:<24} {times:>9,} {times / found.games:>7.1%}")
    lines += ["", "Mean score"]
    lines += [f"  {f'seat {seat}':<24} {score:>9.2f}" for seat, score in enumerate(found.scores)]
    if found.counts:
        lines += ["", "Counted by the game"]
        lines += [f"  {name:<24} {number:>9,}" for name, number in found.counts.items()]
    return "\n".join(lines)
