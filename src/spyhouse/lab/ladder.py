"""Bots rated against each other: who beats whom how often, and OpenSkill's rating of each.

Two entrants share a table, seat by seat in turn, and every deal is played twice, with the places changed: so
the luck of a deal falls on both. Whoever has the larger share of the winners did better; where that is
equal, whoever has the better score on the average. In a cooperative game each entrant is a whole team, and
two teams are compared by the same deal: a win before a loss, then the better score.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from spyhouse.kernel import BadOptions, Game, Options
from spyhouse.lab.batch import Record, Table
from spyhouse.lab.intervals import Z, wilson
from spyhouse.lab.play import Player, name_of


class Pair(msgspec.Struct):
    """What came of one entrant against another."""

    name: str
    other: str
    games: int
    """In a cooperative game: deals that both have played."""
    won: int
    drawn: int
    share: float
    """Of the games; a draw is half of one."""
    low: float
    high: float
    """With 95 % confidence (Wilson) the true share is between `low` and `high`."""


class Standing(msgspec.Struct):
    name: str
    rating: float
    low: float
    high: float
    """95 %, from OpenSkill's own uncertainty."""
    games: int


class Ladder(msgspec.Struct):
    game: str
    seats: int
    options: str
    cooperative: bool
    standings: list[Standing]
    """Best first."""
    pairs: list[Pair]
    """Each entrant against each one below."""


Match = tuple[str, str, float]
"""Two entrants, and what the first got: 1 for a win, 0.5 for a draw, 0."""


def tables(
    game: Game, seats: int, entrants: Sequence[Player], options: Options, games: int
) -> Iterator[tuple[Table, int]]:
    """What has to be played so that every pair meets in so many games: tables, and how many deals at each."""
    names = [*map(name_of, entrants)]
    if len(set(names)) < len(names) or len(names) < 2:
        raise BadOptions("A ladder needs at least two entrants, each with a name of its own.")
    if game.lab.cooperative:
        for one in entrants:
            yield Table(game, seats, (one,), options), games
    elif seats < 2:
        raise BadOptions("Two entrants need at least two seats.")
    else:
        for one, other in combinations(entrants, 2):
            for pair in ((one, other), (other, one)):
                yield Table(game, seats, pair, options), (games + 1) // 2


def ladder(game: Game, rows: Sequence[Record]) -> Ladder:
    """Of games at one kind of table, in any order."""
    matches = sorted(_between_teams(rows) if game.lab.cooperative else _at_one_table(rows))
    if not matches:
        raise BadOptions("There is nothing to rate: no two entrants have met.")
    met = defaultdict[tuple[str, str], list[float]](list)
    for one, other, share in matches:
        met[one, other].append(share)
    standings = _rated(matches)
    pairs = [_pair(above.name, below.name, met) for above, below in combinations(standings, 2)]
    return Ladder(
        game=game.name,
        seats=rows[0].seats,
        options=rows[0].options,
        cooperative=game.lab.cooperative,
        standings=standings,
        pairs=[pair for pair in pairs if pair.games],
    )


def _at_one_table(rows: Iterable[Record]) -> Iterator[Match]:
    for row in rows:
        entrants = sorted(set(row.bots))
        if len(entrants) == 2:
            one, other = (_share_of(row, name) for name in entrants)
            yield entrants[0], entrants[1], _compared(one, other)


def _share_of(row: Record, name: str) -> tuple[float, float]:
    """How an entrant did: its seats' share of the wins, and their mean score."""
    seats = [seat for seat, bot in enumerate(row.bots) if bot == name]
    return fmean(seat in row.winners for seat in seats), fmean(row.scores[seat] for seat in seats)


def _between_teams(rows: Iterable[Record]) -> Iterator[Match]:
    by_deal = defaultdict[str, dict[str, Record]](dict)
    for row in rows:
        if len(set(row.bots)) == 1:
            by_deal[row.seed][row.bots[0]] = row
    for teams in by_deal.values():
        for one, other in combinations(sorted(teams), 2):
            yield one, other, _compared(_share_of(teams[one], one), _share_of(teams[other], other))


def _compared(one: tuple[float, float], other: tuple[float, float]) -> float:
    return 0.5 if one == other else float(one > other)


def _rated(matches: Sequence[Match]) -> list[Standing]:
    # A rating depends a little on the order of games: a shuffled one, always the same, favours nobody. Bots
    # do not get better or worse while they play, so OpenSkill need not allow for it (tau).
    model = PlackettLuce(tau=0.0)
    names = sorted({name for one, other, _ in matches for name in (one, other)})
    ratings = {name: model.rating(name=name) for name in names}
    games = dict.fromkeys(names, 0)
    for one, other, share in random.Random("ladder").sample(matches, len(matches)):
        [[ratings[one]], [ratings[other]]] = model.rate(
            [[ratings[one]], [ratings[other]]], ranks=[1 - share, share]
        )
        games[one] += 1
        games[other] += 1
    standings = [
        Standing(
            name=name,
            rating=round(found.mu, 2),
            low=round(found.mu - Z * found.sigma, 2),
            high=round(found.mu + Z * found.sigma, 2),
            games=games[name],
        )
        for name, found in ratings.items()
    ]
    return sorted(standings, key=lambda standing: -standing.rating)


def _pair(name: str, other: str, met: Mapping[tuple[str, str], Sequence[float]]) -> Pair:
    results = [*met.get((name, other), ()), *(1 - share for share in met.get((other, name), ()))]
    low, high = wilson(sum(results), len(results))
    return Pair(
        name=name,
        other=other,
        games=len(results),
        won=results.count(1.0),
        drawn=results.count(0.5),
        share=round(fmean(results), 4) if results else 0.5,
        low=round(low, 4),
        high=round(high, 4),
    )


def as_text(found: Ladder) -> str:
    """Two tables in Markdown, which a terminal shows as well."""
    lines = ["| | rating | 95 % interval | games |", "|---|---|---|---|"]
    lines += [
        f"| {one.name} | {one.rating:.1f} | {one.low:.1f} to {one.high:.1f} | {one.games:,} |"
        for one in found.standings
    ]
    lines += ["", "| | games | won | drawn | lost | share | 95 % interval |", "|---|---|---|---|---|---|---|"]
    lines += [
        f"| {pair.name} against {pair.other} | {pair.games:,} | {pair.won:,} | {pair.drawn:,} "
        f"| {pair.games - pair.won - pair.drawn:,} | {pair.share:.1%} | {pair.low:.1%} to {pair.high:.1%} |"
        for pair in found.pairs
    ]
    return "\n".join(lines)
