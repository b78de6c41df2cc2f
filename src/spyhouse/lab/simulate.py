"""Many games between bots, and what came of them."""

import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

import msgspec
from msgspec import inspect

from spyhouse import games
from spyhouse.kernel import BadOptions, Game, Options, Outcome
from spyhouse.lab.play import Played, play


class Spread(msgspec.Struct):
    """How something the game counts differs from game to game."""

    mean: float
    low: float
    high: float
    """With 95 % confidence the true mean lies between `low` and `high`."""
    median: float
    games: dict[int, int]
    """How often a game counted so many."""


class Tally(msgspec.Struct):
    """What came of the games: but for `seconds`, the same whenever the seed is the same."""

    game: str
    seats: int
    games: int
    seed: str
    bots: list[str]
    options: dict[str, Any]
    seconds: float
    moves: int
    ends: dict[str, int]
    """How it ended, and how often."""
    wins: dict[str, int]
    """The side that won; or each winning seat; or "nobody"."""
    scores: list[float]
    """The mean of each seat."""
    counts: dict[str, int]
    """What the game itself counts, such as how its rounds ended."""
    spread: dict[str, Spread]
    """The same from game to game."""


def simulate(
    game: Game,
    seats: int,
    count: int,
    *,
    seed: str,
    levels: Sequence[str],
    options: Options,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    if count < 1 or jobs < 1:
        raise BadOptions("There must be at least one game and one job.")
    started = time.perf_counter()
    seeds = [f"{seed}/{number}" for number in range(count)]
    ends, wins, moves, scores = Counter[str](), Counter[str](), 0, [0] * seats
    counts = defaultdict[str, list[int]](list)
    for done, played in enumerate(_play_all(game, seats, seeds, options, levels, jobs), 1):
        ends[played.outcome.how] += 1
        wins.update(winners(played.outcome))
        for name, number in played.counts.items():
            counts[name].append(number)
        moves += played.moves
        scores = [total + own for total, own in zip(scores, played.outcome.scores, strict=True)]
        progress(done)
    return Tally(
        game=game.name,
        seats=seats,
        games=count,
        seed=seed,
        bots=list(levels),
        options=msgspec.to_builtins(options),
        seconds=round(time.perf_counter() - started, 3),
        moves=moves,
        ends=dict(ends.most_common()),
        wins=dict(sorted(wins.items(), key=lambda win: (len(win[0]), win[0]))),  # seat 2 before seat 10
        scores=[round(total / count, 3) for total in scores],
        counts={name: sum(numbers) for name, numbers in counts.items()},
        spread={name: _spread(numbers, count) for name, numbers in counts.items()},
    )


def _spread(numbers: list[int], games: int) -> Spread:
    """A game that did not count something counted none of it."""
    numbers = sorted([0] * (games - len(numbers)) + numbers)
    mean = statistics.fmean(numbers)
    likely = 1.96 * statistics.pstdev(numbers) / sqrt(games)
    return Spread(
        mean=round(mean, 4),
        low=round(mean - likely, 4),
        high=round(mean + likely, 4),
        median=statistics.median(numbers),
        games=dict(Counter(numbers)),
    )


def winners(outcome: Outcome) -> list[str]:
    """Who gets the win: a side wins once, however many seats it has."""
    if outcome.side:
        return [outcome.side]
    return [str(seat) for seat in outcome.winners] or ["nobody"]


def read_options(game: Game, texts: Mapping[str, str]) -> Options:
    """Options as typed on a command line: "3", "true", or JSON for what is not one word."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.options)}
    values = {}
    for name, text in texts.items():
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise BadOptions(f"{game.title} has no option {name!r}. There are: {known}.")
        values[name] = msgspec.to_builtins(_read(text, fields[name], f"{name}={text}"))
    return game.read_options(values)


def _read(text: str, kind: Any, source: str) -> Any:
    try:
        if text.startswith(("{", "[")):
            return msgspec.json.decode(text, type=kind)
        return msgspec.convert(text, kind, strict=False)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{source} does not fit: {error}{_choices(kind)}.") from None


def _choices(kind: Any) -> str:
    found = inspect.type_info(kind)
    while isinstance(found, inspect.Metadata):
        found = found.type
    return (
        f"; it can be {' or '.join(map(str, found.values))}" if isinstance(found, inspect.LiteralType) else ""
    )


def _play_all(
    game: Game, seats: int, seeds: list[str], options: Options, levels: Sequence[str], jobs: int
) -> Iterator[Played]:
    if jobs == 1:
        for seed in seeds:
            yield play(game, seats, seed, options, levels)
        return
    table = (game.name, seats, msgspec.json.encode(options), tuple(levels))
    with ProcessPoolExecutor(jobs, initializer=_set_table, initargs=table) as pool:
        yield from pool.map(_play_at_table, seeds, chunksize=max(1, min(50, len(seeds) // (4 * jobs))))


# What one process plays all the time, so that only seeds need to travel.
_table: tuple[Game, int, Options, tuple[str, ...]]


def _set_table(name: str, seats: int, options: bytes, levels: tuple[str, ...]) -> None:
    global _table
    game = games.find(name)
    _table = (game, seats, msgspec.json.decode(options, type=game.options), levels)


def _play_at_table(seed: str) -> Played:
    game, seats, options, levels = _table
    return play(game, seats, seed, options, levels)
