"""Summary statistics of many games."""

import statistics
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from spyhouse.lab.batch import GameRow, usage_by_name
from spyhouse.lab.usage import Usage


class Spread(msgspec.Struct):
    """Distribution of one of the game's counters over the games."""

    mean: float
    low: float
    high: float
    """95 % confidence interval of the mean, from `low` to `high`."""
    median: float
    games: dict[int, int]
    """Number of games by value of the counter."""


class Tally(msgspec.Struct):
    """Summary of many games. Except for `seconds`, it depends only on the seed."""

    game: str
    seats: int
    games: int
    seed: str
    bots: list[str]
    options: dict[str, Any]
    seconds: float
    moves: int
    ends: dict[str, int]
    """Number of games by way of ending."""
    wins: dict[str, int]
    """Number of games by winner: a side, a single seat, "shared" or "nobody". The values add up to the
    games."""
    scores: list[float]
    """Mean score of each seat."""
    counts: dict[str, int]
    """Totals of the game's own counters, such as how its rounds ended."""
    spread: dict[str, Spread]
    """Distribution of each counter."""
    usage: dict[str, Usage] = {}
    """Usage of each model, by name."""


def tally(rows: Sequence[GameRow], *, seed: str = "", seconds: float = 0.0) -> Tally:
    """Summarise rows of one table. `seconds` is the duration of the run."""
    first = rows[0]
    names = dict.fromkeys(name for row in rows for name in row.counts)
    counts = {name: [row.counts.get(name, 0) for row in rows] for name in names}
    wins = Counter(map(winner, rows))
    return Tally(
        game=first.game,
        seats=first.seats,
        games=len(rows),
        seed=seed,
        bots=list(first.bots[:1] if len(set(first.bots)) == 1 else first.bots),
        options=msgspec.json.decode(first.options),
        seconds=round(seconds, 3),
        moves=sum(row.moves for row in rows),
        ends=dict(Counter(row.how for row in rows).most_common()),
        wins=dict(sorted(wins.items(), key=lambda win: (len(win[0]), win[0]))),  # seat 2 before seat 10
        scores=[
            round(statistics.fmean(scores), 3) for scores in zip(*(row.scores for row in rows), strict=True)
        ],
        counts={name: sum(numbers) for name, numbers in counts.items()},
        spread={name: _spread(numbers) for name, numbers in counts.items()},
        usage=usage_by_name(rows),
    )


def _spread(numbers: list[int]) -> Spread:
    mean = statistics.fmean(numbers)
    likely = 1.96 * statistics.pstdev(numbers) / sqrt(len(numbers))
    return Spread(
        mean=round(mean, 4),
        low=round(mean - likely, 4),
        high=round(mean + likely, 4),
        median=statistics.median(numbers),
        games=dict(sorted(Counter(numbers).items())),
    )


def winner(row: GameRow) -> str:
    """Return the winner of a game: a side, a seat, "shared" or "nobody". Shares add up to 100 %."""
    if row.side:
        return row.side
    if len(row.winners) > 1:
        return "shared"
    return str(row.winners[0]) if row.winners else "nobody"
