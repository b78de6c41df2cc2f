"""Calibration table of SK-35, from the output of `spyhouse sim`; runs with different seeds are added up.

spyhouse sim spycatcher --seats 2 --games 500 --bots normal --seed a --json >> sims
spyhouse sim spycatcher --seats 2 --games 500 --bots normal --seed b --json >> sims
python -m tests.games.spycatcher.calibrate < sims
"""

import statistics
import sys
from collections.abc import Iterable
from math import sqrt

import msgspec

from spyhouse.lab.intervals import wilson
from spyhouse.lab.tally import Tally


def row(tallies: list[Tally]) -> str:
    """Return one line of the table: results of these bots with this number of seats."""
    games, seats = sum(tally.games for tally in tallies), tallies[0].seats
    rounds = sorted(
        number
        for tally in tallies
        for number, times in tally.spread["rounds"].games.items()
        for _ in range(times)
    )
    tenths = statistics.quantiles(rounds, n=10)
    wins = [counted(tallies, f"won by player {player + 1}") for player in range(seats)]
    by_seat = [sum(tally.wins.get(str(seat), 0) for tally in tallies) for seat in range(seats)]
    attempts, challenged = counted(tallies, "attempts"), counted(tallies, "attempts challenged")
    least, most = wilson(challenged, attempts)
    cells = (
        " and ".join(tallies[0].bots),
        seats,
        f"{games:,}",
        f"{sum(tally.ends.get('published', 0) for tally in tallies):,}",
        f"{statistics.median(rounds):.0f} ({median_interval(rounds)})",
        f"{tenths[0]:.0f} to {tenths[-1]:.0f}, longest {rounds[-1]}",
        luckiest("seat", by_seat, games),
        luckiest("player", wins, games),
        f"{challenged / attempts:.0%} ({least:.1%} to {most:.1%})",
    )
    return f"| {' | '.join(map(str, cells))} |"


def luckiest(what: str, wins: list[int], games: int) -> str:
    """Return the most frequent winner, relative to a fair share."""
    shares, most = len(wins), max(wins)
    low, high = wilson(most, games)
    fair = f"{shares * most / games:.2f} ({shares * low:.2f} to {shares * high:.2f})"
    return f"{what} {wins.index(most) + 1}: {fair}"


def counted(tallies: list[Tally], name: str) -> int:
    return sum(tally.counts.get(name, 0) for tally in tallies)


def median_interval(ranked: list[int]) -> str:
    """Return the ranks that contain the true median with 95 % confidence."""
    half, middle = 0.98 * sqrt(len(ranked)), len(ranked) / 2
    return f"{ranked[max(0, round(middle - half))]} to {ranked[min(len(ranked) - 1, round(middle + half))]}"


def table(lines: Iterable[str]) -> str:
    runs: dict[tuple[tuple[str, ...], int], list[Tally]] = {}
    for line in lines:
        tally = msgspec.json.decode(line, type=Tally)
        runs.setdefault((tuple(tally.bots), tally.seats), []).append(tally)
    head = (
        "bots",
        "seats",
        "games",
        "published",
        "rounds: median",
        "eight in ten",
        "luckiest seat",
        "luckiest in turn",
        "challenged",
    )
    return "\n".join(
        [f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(row(runs[key]) for key in sorted(runs))]
    )


if __name__ == "__main__":
    print(table(sys.stdin))
