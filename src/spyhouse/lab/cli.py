"""Lab commands of the command line: `sim`, `ladder`, `report` and others."""

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module, util
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import BadOptions, Game, SpyhouseError
from spyhouse.lab import hidden_leaks, leak_meter
from spyhouse.lab.batch import GameRow, TableSpec, simulate
from spyhouse.lab.benchmark import Budget, Run, plan_suites
from spyhouse.lab.benchmark import as_text as benchmark_as_text
from spyhouse.lab.campaigns import as_text as campaigns_as_text
from spyhouse.lab.campaigns import simulate_campaigns
from spyhouse.lab.options import read_options
from spyhouse.lab.play import NamedBot, Player, player_name
from spyhouse.lab.suites import load_suite, suite_names
from spyhouse.lab.tally import Tally, tally


def sim(args: Namespace) -> int:
    """Run `spyhouse sim`: simulate games between bots and print a tally."""
    game = games.find(args.game)
    seats = game.seats.start if args.seats is None else args.seats
    options = read_options(game, dict(args.option))
    table = TableSpec(game, seats, _players(args, list(game.bots)[:1]), options)
    started = time.perf_counter()
    with _executor(args) as executor:
        rows = _play(args, table, args.games, executor, _progress(args.games))
    found = tally(rows, seed=args.seed, seconds=time.perf_counter() - started)
    print(_json(found) if args.json else _as_text(found))
    return 0


def sim_campaigns(args: Namespace) -> int:
    """Run `spyhouse sim --campaigns`: simulate whole campaigns."""
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
    """Run `spyhouse ladder`: rate bots against each other."""
    _require_package("openskill")
    from spyhouse.lab import ladder

    game = games.find(args.game)
    seats = _seats_for_pairs(args, game)
    entrants = _players(args, list(game.bots))
    plan = [*ladder.schedule(game, seats, entrants, read_options(game, dict(args.option)), args.games)]
    progress, rows = _progress(sum(deals for _, deals in plan)), list[GameRow]()
    with _executor(args) as executor:
        for table, deals in plan:
            rows += _play(args, table, deals, executor, progress)
    found = ladder.ladder(game, rows)
    print(_json(found) if args.json else ladder.as_text(found))
    return 0


def report(args: Namespace) -> int:
    """Run `spyhouse report`: write an HTML report with charts."""
    for package in ("matplotlib", "openskill"):
        _require_package(package)
    from spyhouse.lab.html_report import as_csv, standalone
    from spyhouse.lab.report import Study, as_page, figures

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
            limit=args.limit,
            strict=args.strict,
            progress=progress,
        )
        drawn = figures(study, _base_command(args), args.chart)
    args.into.write_text(as_page(study, _base_command(args), drawn), encoding="utf-8")
    print(f"wrote {args.into}")
    if args.figures:
        args.figures.mkdir(parents=True, exist_ok=True)
        for one in drawn:
            (args.figures / f"{one.name}.svg").write_text(standalone(one.drawn), encoding="utf-8")
            (args.figures / f"{one.name}.csv").write_text(as_csv(one.drawn), encoding="utf-8")
        print(f"wrote {args.figures}")
    return 0


def benchmark(args: Namespace) -> int:
    """Run `spyhouse models`: play suites with the models of `args.makers` and the levels of `args.bots`."""
    players: list[Player] = [*args.makers, *filter(None, args.bots.split(","))]
    if not players or not args.suite:
        raise BadOptions("Name at least one suite and one player: --suite NAME, and FILE or --bots LEVEL.")
    names = [*map(player_name, players)]
    if len(set(names)) < len(names):
        raise BadOptions("Two players have the same name.")
    plan = plan_suites(
        [load_suite(name) for name in dict.fromkeys(args.suite)], players, args.deals, args.strict
    )
    run = Run(args.into, Budget(args.tokens, args.money))
    if args.makers and args.jobs > 1:
        raise BadOptions("--jobs is for bots alone: models wait for their endpoints, so threads play them.")
    found = run.play(plan, args.concurrency, _progress(len(plan)), args.jobs)
    print(benchmark_as_text(found))
    print(f"wrote {args.into}")
    return 0


def leaks(args: Namespace) -> int:
    """Run `spyhouse leaks`: measure one exported game, or many games between bots with calibration."""
    if args.into:
        _require_package("pyarrow")
        args.into.mkdir(parents=True, exist_ok=True)
    if Path(args.what).is_file():
        rounds = leak_meter.leaks(Path(args.what))
        for one in rounds:
            print(f"round {one.round}: {leak_meter.in_words(one) or 'no line told the spy anything.'}")
        measured = [(args.what, rounds)]
    else:
        game = games.find(args.what)
        seats = game.seats.start if args.seats is None else args.seats
        options, players = read_options(game, dict(args.option)), _players(args, ["strong"])
        if game.lab.leaks is None:
            return _hidden_leaks(args, game, seats, msgspec.to_builtins(options), players)
        measured, progress = [], _progress(args.games)
        seeds = [f"{args.seed}/{number}" for number in range(args.games)]
        with _executor(args) as executor:
            for played in leak_meter.measure_games(game, seats, seeds, options, players, executor):
                measured.append(played)
                progress()
        found = leak_meter.summarise(game.name, [one for _, rounds in measured for one in rounds])
        print(_json(found) if args.json else leak_meter.as_text(found))
    if args.into:
        rows = (row for seed, rounds in measured for row in leak_meter.leak_rows(rounds, seed=seed))
        leak_meter.write_parquet(rows, args.into / "leaks.parquet")
        rows = (row for seed, rounds in measured for row in leak_meter.belief_rows(rounds, seed=seed))
        leak_meter.write_parquet(rows, args.into / "beliefs.parquet")
        print(f"wrote {args.into}", file=sys.stderr)
    return 0


def _hidden_leaks(
    args: Namespace, game: Game, seats: int, options: dict[str, Any], players: Sequence[Player]
) -> int:
    """Measure what moves reveal about hands, for a game without a leak meter."""
    rows, progress = list[tuple[str, hidden_leaks.HiddenLeak]](), _progress(args.games)
    seeds = [f"{args.seed}/{number}" for number in range(args.games)]
    with _executor(args) as executor:
        for seed, found in hidden_leaks.measure_games(game.name, seats, seeds, players, options, executor):
            rows += ((seed, one) for one in found)
            progress()
    print(_json([one for _, one in rows]) if args.json else hidden_leaks.as_text(one for _, one in rows))
    if args.into:
        facts = ({"seed": seed, **msgspec.structs.asdict(one), "bits": one.bits} for seed, one in rows)
        leak_meter.write_parquet(facts, args.into / "hidden.parquet")
        print(f"wrote {args.into}", file=sys.stderr)
    return 0


def dataset(args: Namespace) -> int:
    """Run `spyhouse dataset`: write the decisions of games between bots, or of exported games."""
    _require_package("pyarrow")
    from spyhouse.lab import dataset

    files = [Path(one) for one in args.what]
    if args.studied is not None:
        rows: Iterator[dict[str, Any]] = (row for game in args.studied for row in dataset.from_export(game))
    elif not files:
        raise BadOptions("Name a game to play, exported games, or a server's --data or --database.")
    elif all(file.is_file() for file in files):
        rows = (row for file in files for row in dataset.from_export(file))
    else:
        game = games.find(args.what[0])
        seats = game.seats.start if args.seats is None else args.seats
        seeds = (f"{args.seed}/{number}" for number in range(args.games))
        options, players = read_options(game, dict(args.option)), _players(args, list(game.bots)[-1:])
        rows = dataset.from_bots(game, seats, seeds, players, options)
    print(f"wrote {dataset.write(rows, args.into):,} decisions to {args.into}")
    return 0


def list_suites() -> int:
    """Print the names of the frozen suites."""
    for suite in map(load_suite, suite_names()):
        ready = "" if suite.version == suite.rules.version else f" (for version {suite.version} of the game)"
        print(f"{suite.name}{ready}\n    {suite.about} {suite.deals:,} deals.")
    return 0


def _base_command(args: Namespace) -> list[str]:
    """Return the command that plays the same games again, without the choice of charts."""
    line = ["spyhouse", "report", args.game, "--games", str(args.games), "--seed", args.seed]
    line += ["--seats", str(args.seats)] if args.seats is not None else []
    line += ["--bots", args.bots] if args.bots else []
    line += ["--models", str(args.models)] if args.models else []
    line += ["--limit", str(args.limit)] if args.limit else []
    return [*line, *(word for name, text in args.option for word in ("--option", f"{name}={text}"))]


def _levels(game: Game) -> list[str]:
    """Return the bot levels from weak to strong, without the random bot."""
    known = [level for level in ("easy", "normal", "strong") if level in game.bots]
    return known or list(game.bots)


# --- playing


def _play(
    args: Namespace, table: TableSpec, deals: int, executor: Executor | None, progress: Callable[[], None]
) -> list[GameRow]:
    rows = []
    seeds = [f"{args.seed}/{number}" for number in range(deals)]
    facts = (table.game, table.seats, seeds, table.bots, table.options, executor, _rows_file(args))
    for row in simulate(*facts, limit=args.limit, strict=args.strict):
        rows.append(row)
        progress()
    return rows


def _rows_file(args: Namespace) -> Path | None:
    file: Path | None = args.rows
    if file:
        _require_package("pyarrow")
    return file


def _seats_for_pairs(args: Namespace, game: Game) -> int:
    """Return a number of seats that two entrants can share equally."""
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
    """Return the players: levels, models of `--models` by name, and bots by module."""
    models: Mapping[str, Player] = args.players
    return tuple(models.get(text) or _player(text) for text in (args.bots.split(",") if args.bots else usual))


def _player(text: str) -> Player:
    """Parse a level, or a custom bot given as NAME=MODULE:FACTORY or MODULE:FACTORY."""
    name, _, place = text.rpartition("=")
    module, colon, maker = place.partition(":")
    if not colon:
        return text
    if "" not in sys.path:
        sys.path.insert(0, "")  # allow modules of the current folder
    try:
        make = getattr(import_module(module), maker)
    except (ImportError, AttributeError) as error:
        raise BadOptions(f"There is no bot at {place}: {error}.") from None
    return NamedBot(name or maker, make)


def _require_package(package: str) -> None:
    if util.find_spec(package) is None:
        raise SpyhouseError(f"This needs {package}: pip install 'spyhouse[lab]'.")


# --- output


def _progress(total: int) -> Callable[[], None]:
    """Return a callback that prints progress to stderr: in place on a terminal, otherwise ten lines."""
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
    if found.usage:
        lines += ["", "Moves made by a fallback bot"]
        for name, usage in found.usage.items():
            verdict = "" if usage.rated else "  not rated"
            lines.append(f"  {name:<24} {usage.replaced:>9,} {usage.replaced_share:>7.1%}{verdict}")
    if found.counts:
        lines += ["", "Counted by the game"]
        lines += [f"  {name:<24} {number:>9,}" for name, number in found.counts.items()]
    return "\n".join(lines)
