"""Ratings of bots against each other: win rates per pair, and OpenSkill ratings.

Two entrants share a table in alternating seats. Every deal is played twice with seats exchanged, so
both get the luck of the deal. The entrant with the larger share of the winners did better; if equal,
the one with the better mean score. In a cooperative game each entrant is a whole team, and two teams
are compared on the same deal: first by win or loss, then by score.

A model whose fallback made more than `MAX_REPLACED` of its moves is listed but not rated, and its games
do not count for the ratings of others.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from spyhouse.kernel import BadOptions, Game, Options
from spyhouse.lab.batch import GameRow, TableSpec, usage_by_name
from spyhouse.lab.intervals import Z, wilson
from spyhouse.lab.play import Player, player_name
from spyhouse.lab.usage import MAX_REPLACED, Usage


class Pair(msgspec.Struct):
    """Result of one entrant against another."""

    name: str
    other: str
    games: int
    """Number of games; in a cooperative game, of deals that both have played."""
    won: int
    drawn: int
    share: float
    """Share of the games won; a draw counts half."""
    low: float
    high: float
    """95 % interval (Wilson) of the true share, from `low` to `high`."""


class Standing(msgspec.Struct):
    """Rating of one entrant."""

    name: str
    rating: float | None
    """OpenSkill rating; None if the entrant is not rated."""
    low: float | None
    high: float | None
    """95 % interval, from OpenSkill's uncertainty."""
    games: int
    usage: Usage | None = None
    """Usage of a model over all its seats and games."""
    replaced: float = 0.0
    """Share of moves that the fallback made."""


class Ladder(msgspec.Struct):
    """Ratings and pairwise results of all entrants."""

    game: str
    seats: int
    options: str
    cooperative: bool
    standings: list[Standing]
    """Entrants, best first."""
    pairs: list[Pair]
    """Each rated entrant against each one below it."""


Match = tuple[str, str, float]
"""Two entrants, and the result of the first: 1 for a win, 0.5 for a draw, 0 for a loss."""


def schedule(
    game: Game, seats: int, entrants: Sequence[Player], options: Options, games: int
) -> Iterator[tuple[TableSpec, int]]:
    """Yield the tables to play, with the number of deals at each, for every pair to meet in `games` games."""
    names = [*map(player_name, entrants)]
    if len(set(names)) < len(names) or len(names) < 2:
        raise BadOptions("A ladder needs at least two entrants, each with a name of its own.")
    if game.lab.cooperative:
        for one in entrants:
            yield TableSpec(game, seats, (one,), options), games
    elif seats < 2:
        raise BadOptions("Two entrants need at least two seats.")
    else:
        for one, other in combinations(entrants, 2):
            for pair in ((one, other), (other, one)):
                yield TableSpec(game, seats, pair, options), (games + 1) // 2


def ladder(game: Game, rows: Sequence[GameRow]) -> Ladder:
    """Rate the entrants of these rows, which must come from one kind of table, in any order."""
    rows = [row for row in rows if not row.truncated]
    matches = sorted(_between_teams(rows) if game.lab.cooperative else _at_one_table(rows))
    if not matches:
        raise BadOptions("There is nothing to rate: no two entrants have met.")
    usage = usage_by_name(rows)
    met = defaultdict[tuple[str, str], list[float]](list)
    for one, other, share in matches:
        met[one, other].append(share)
    standings = _rate(matches, usage)
    rated = [one for one in standings if one.rating is not None]
    pairs = [_pair(above.name, below.name, met) for above, below in combinations(rated, 2)]
    return Ladder(
        game=game.name,
        seats=rows[0].seats,
        options=rows[0].options,
        cooperative=game.lab.cooperative,
        standings=standings,
        pairs=[pair for pair in pairs if pair.games],
    )


def _at_one_table(rows: Iterable[GameRow]) -> Iterator[Match]:
    for row in rows:
        entrants = sorted(set(row.bots))
        if len(entrants) == 2:
            one, other = (_share_of(row, name) for name in entrants)
            yield entrants[0], entrants[1], _compare(one, other)


def _share_of(row: GameRow, name: str) -> tuple[float, float]:
    """Return an entrant's result: its seats' share of the wins, and their mean score."""
    seats = [seat for seat, bot in enumerate(row.bots) if bot == name]
    return fmean(seat in row.winners for seat in seats), fmean(row.scores[seat] for seat in seats)


def _between_teams(rows: Iterable[GameRow]) -> Iterator[Match]:
    by_deal = defaultdict[str, dict[str, GameRow]](dict)
    for row in rows:
        if len(set(row.bots)) == 1:
            by_deal[row.seed][row.bots[0]] = row
    for teams in by_deal.values():
        for one, other in combinations(sorted(teams), 2):
            yield one, other, _compare(_share_of(teams[one], one), _share_of(teams[other], other))


def _compare(one: tuple[float, float], other: tuple[float, float]) -> float:
    return 0.5 if one == other else float(one > other)


def _rate(matches: Sequence[Match], usage: Mapping[str, Usage]) -> list[Standing]:
    # A rating depends slightly on the order of games, so a fixed shuffle favours nobody. Bots do not change
    # while they play, so OpenSkill's tau is 0.
    model = PlackettLuce(tau=0.0)
    names = sorted({name for one, other, _ in matches for name in (one, other)})
    unrated = {name for name in names if name in usage and not usage[name].rated}
    ratings = {name: model.rating(name=name) for name in names}
    games = dict.fromkeys(names, 0)
    for one, other, share in random.Random("ladder").sample(matches, len(matches)):
        if not unrated & {one, other}:
            [[ratings[one]], [ratings[other]]] = model.rate(
                [[ratings[one]], [ratings[other]]], ranks=[1 - share, share]
            )
        games[one] += 1
        games[other] += 1
    standings = []
    for name, found in ratings.items():
        spent = usage.get(name)
        rated = name not in unrated
        standings.append(
            Standing(
                name=name,
                rating=round(found.mu, 2) if rated else None,
                low=round(found.mu - Z * found.sigma, 2) if rated else None,
                high=round(found.mu + Z * found.sigma, 2) if rated else None,
                games=games[name],
                usage=spent,
                replaced=round(spent.replaced_share, 4) if spent else 0.0,
            )
        )
    return sorted(standings, key=lambda one: (one.rating is None, -(one.rating or 0.0)))


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
    """Return the standings and the pairs as two Markdown tables."""
    models = any(one.usage for one in found.standings)
    lines = ["| | rating | 95 % interval | games |", "|---|---|---|---|"]
    if models:
        lines = [line + more for line, more in zip(lines, (" replaced moves |", "---|"), strict=True)]
    for one in found.standings:
        rating = (
            "not rated | " if one.rating is None else f"{one.rating:.1f} | {one.low:.1f} to {one.high:.1f}"
        )
        replaced = f" {one.replaced:.1%} |" if models else ""
        lines.append(f"| {one.name} | {rating} | {one.games:,} |{replaced}")
    if any(one.rating is None for one in found.standings):
        lines += ["", f"Not rated: a fallback bot made more than {MAX_REPLACED:.0%} of the player's moves."]
    lines += ["", "| | games | won | drawn | lost | share | 95 % interval |", "|---|---|---|---|---|---|---|"]
    lines += [
        f"| {pair.name} against {pair.other} | {pair.games:,} | {pair.won:,} | {pair.drawn:,} "
        f"| {pair.games - pair.won - pair.drawn:,} | {pair.share:.1%} | {pair.low:.1%} to {pair.high:.1%} |"
        for pair in found.pairs
    ]
    return "\n".join(lines)
