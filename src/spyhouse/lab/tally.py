"""What came of many games, in one object."""

import statistics
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from spyhouse.lab.batch import Record


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
    """The side that won; or the seat that won alone; or "shared"; or "nobody". They add up to the games."""
    scores: list[float]
    """The mean of each seat."""
    counts: dict[str, int]
    """What the game itself counts, such as how its rounds ended."""
    spread: dict[str, Spread]
    """The same from game to game."""


def tally(rows: Sequence[Record], *, seed: str = "", seconds: float = 0.0) -> Tally:
    """Of games at one table, in so many `seconds`."""
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


def winner(row: Record) -> str:
    """Each game has one: a side, a seat, several who share the win, or nobody. So shares add up to 100 %."""
    if row.side:
        return row.side
    if len(row.winners) > 1:
        return "shared"
    return str(row.winners[0]) if row.winners else "nobody"
