"""Reports about a game: charts from simulated games, each with the command that repeats it."""

import shlex
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from spyhouse.kernel import BadOptions, BalanceMetric, ChartSpec, Game
from spyhouse.lab import charts
from spyhouse.lab.batch import GameRow, simulate, usage_by_name
from spyhouse.lab.charts import ChartImage, Share
from spyhouse.lab.html_report import Section, page
from spyhouse.lab.ladder import Pair, ladder, schedule
from spyhouse.lab.play import Player, player_name

MAX_CHOICES = 6
"""Maximum number of values of an option for the report to try each of them."""


@dataclass
class Study:
    """The simulated games of a report, played on demand and only once."""

    game: Game
    seats: int
    bots: Sequence[Player]
    """Players to compare, from weak to strong."""
    options: Mapping[str, Any]
    games: int
    """Number of games per table."""
    seed: str
    executor: Executor | None = None
    into: Path | None = None
    limit: int | None = None
    strict: bool = False
    progress: Callable[[], None] = lambda: None
    played: int = 0
    _rows: dict[tuple[Any, ...], list[GameRow]] = field(default_factory=dict)

    @property
    def usual(self) -> Player:
        """Return the player for charts that compare no levels: the normal bot, or the first one."""
        return "normal" if "normal" in self.bots else self.bots[0]

    def rows(
        self, bots: Sequence[Player], seats: int | None = None, games: int | None = None, **options: Any
    ) -> list[GameRow]:
        """Return the rows of games with these bots."""
        where, many = seats or self.seats, games or self.games
        chosen = {**self.options, **options}
        key = (tuple(map(player_name, bots)), where, many, msgspec.json.encode(chosen, order="deterministic"))
        if key not in self._rows:
            seeds = [f"{self.seed}/{number}" for number in range(many)]
            found = self._rows[key] = []
            facts = (self.game, where, seeds, bots, chosen, self.executor, self.into)
            for row in simulate(*facts, limit=self.limit, strict=self.strict):
                found.append(row)
                self.played += 1
                self.progress()
        return self._rows[key]

    def unrated(self) -> dict[str, float]:
        """Return the share of replaced moves of each player that is not rated."""
        usage = usage_by_name(row for rows in self._rows.values() for row in rows)
        return {name: one.replaced_share for name, one in usage.items() if not one.rated}

    def label(self, bot: Player, rows: Sequence[GameRow]) -> str:
        """Return the name of a player, with a mark if it is not rated in these games."""
        name = player_name(bot)
        usage = usage_by_name(rows).get(name)
        return name if usage is None or usage.rated else f"{name} (not rated)"


def report(study: Study, command: Sequence[str], only: Sequence[str] = ()) -> str:
    """Return the page with all charts, or with `only` some. `command` is the command that asked for it."""
    return as_page(study, command, figures(study, command, only))


def figures(study: Study, command: Sequence[str], only: Sequence[str] = ()) -> list[Section]:
    """Return the sections of a page: charts with their numbers and the command that repeats each."""
    known = {chart.name: chart for chart in _charts(study.game)}
    for name in only:
        if name not in known:
            raise BadOptions(
                f"There is no chart {name!r} of {study.game.title}. There are: {', '.join(known)}."
            )
    sections = []
    for name, chart in known.items():
        if (not only or name in only) and (drawn := chart.draw(study)):
            repeat = shlex.join([*command, "--chart", name])
            sections.append(Section(name, chart.title, chart.about, drawn, repeat))
    return sections


def as_page(study: Study, command: Sequence[str], sections: Sequence[Section]) -> str:
    """Return the sections as one HTML page."""
    names = ", ".join(map(player_name, study.bots))
    about = [
        f"{study.played:,} games between bots ({names}), {study.games:,} at each table. Dots are what was "
        "counted; the bars around them hold the true share in 95 of 100 such counts (Wilson's interval).",
    ]
    about += [
        f"{name} is not rated: a fallback bot made {share:.1%} of its moves."
        for name, share in study.unrated().items()
    ]
    foot = f"Spyhouse, {study.game.title} version {study.game.version}. {shlex.join(command)}"
    return page(f"{study.game.title} in numbers", about, sections, foot)


@dataclass(frozen=True)
class _Plan:
    name: str
    title: str
    about: str
    draw: Callable[[Study], ChartImage | None]
    """Draws the chart; returns None if there is nothing to show."""


def _charts(game: Game) -> Iterator[_Plan]:
    if game.lab.cooperative:
        met = "Teams of each kind play the same deals: a win is better than a loss, then the better score."
    else:
        met = "Two kinds share a table, and play every deal twice with their places changed."
    about = f"{met} The share of the better one; a draw is half a win. Where the bar crosses the line in the "
    about += "middle, these games do not say who is better."
    yield _Plan("strength", "Who is stronger", about, _strength)
    if balance := game.lab.balance:
        about = "By the level of the bots, all alike at one table."
        yield _Plan("balance", balance.title, about, partial(_by_level, balance))
        title = f"{balance.title}, by number of players"
        yield _Plan("players", title, "Again for each level.", partial(_by_players, balance))
        if _choices(game):
            about = "One option changed at a time, everything else as usual."
            yield _Plan("options", f"{balance.title}, by option", about, partial(_by_option, balance))
    if not game.lab.cooperative:
        about = "Bots of one level; a shared win counts for each its part. Dashed: a fair share."
        yield _Plan("seats", "Which seat wins", about, _by_seat)
    yield _Plan("ends", "How games end", "By the level of the bots.", _endings)
    about = "Minutes at people's pace. The dot is the middle; eight games in ten lie within the bar."
    yield _Plan("lengths", "How long a game takes", about, _lengths)
    for chart in game.lab.charts:
        yield _Plan(chart.name, chart.title, chart.about, partial(_game_chart, chart))


# --- charts


def _strength(study: Study) -> ChartImage:
    options = study.game.read_options(study.options)
    plan = schedule(study.game, study.seats, study.bots, options, study.games)
    rows = [row for table, deals in plan for row in study.rows(table.bots, games=deals)]
    pairs = ladder(study.game, rows).pairs
    return charts.shares([_as_share(pair) for pair in pairs], mark=0.5)


def _as_share(pair: Pair) -> Share:
    return Share(f"{pair.name} against {pair.other}", pair.won + pair.drawn / 2, pair.games)


def _by_level(balance: BalanceMetric, study: Study) -> ChartImage:
    played = [(bot, study.rows([bot])) for bot in study.bots]
    return charts.shares([_share(balance, rows, study.label(bot, rows)) for bot, rows in played])


def _share(balance: BalanceMetric, rows: Sequence[GameRow], label: str, group: str = "") -> Share:
    counted = [balance.count(row.how, row.counts) for row in rows]
    return Share(label, sum(part for part, _ in counted), sum(whole for _, whole in counted), group)


def _by_players(balance: BalanceMetric, study: Study) -> ChartImage:
    found = [
        _share(balance, rows, str(seats), study.label(bot, rows))
        for bot in study.bots
        for seats in study.game.seats
        for rows in (study.rows([bot], seats),)
    ]
    return charts.lines(found, "players")


def _by_seat(study: Study) -> ChartImage:
    found = []
    for bot in study.bots:
        rows = study.rows([bot])
        for seat in range(study.seats):
            won = sum(1 / len(row.winners) for row in rows if seat in row.winners)
            found.append(Share(f"seat {seat + 1}", won, len(rows), study.label(bot, rows)))
    return charts.shares(found, mark=1 / study.seats)


def _endings(study: Study) -> ChartImage | None:
    played = [(bot, study.rows([bot])) for bot in study.bots]
    bars = [(study.label(bot, rows), _count(row.how for row in rows)) for bot, rows in played]
    return charts.stack(bars) if len({how for _, ends in bars for how in ends}) > 1 else None


def _lengths(study: Study) -> ChartImage:
    played = [(bot, study.rows([bot])) for bot in study.bots]
    found = [(study.label(bot, rows), [row.took / 60_000 for row in rows]) for bot, rows in played]
    return charts.ranges(found, "minutes")


def _by_option(balance: BalanceMetric, study: Study) -> ChartImage:
    found = [_share(balance, study.rows([study.usual]), "as usual")]
    for name, values in _choices(study.game).items():
        for value in values:
            try:
                rows = study.rows([study.usual], **{name: value})
            except BadOptions:  # some options are valid only in combination
                continue
            found.append(_share(balance, rows, f"{name} = {value}".lower()))
    return charts.shares(found)


def _game_chart(chart: ChartSpec, study: Study) -> ChartImage:
    """Draw a chart that the game defines: parts of a whole, or shares per level."""
    if chart.whole is None:
        bars = defaultdict[str, dict[str, int]](dict)
        for options in chart.tables:
            for (bar, part), number in _added(study, chart, study.usual, options).items():
                bars[bar][part] = bars[bar].get(part, 0) + number
        return charts.stack([*bars.items()])
    found = []
    for bot in study.bots:
        rows = study.rows([bot])
        whole = sum(chart.whole(row.counts) for row in rows)
        added = _added(study, chart, bot, {})
        found += [
            Share(bar, number, whole, study.label(bot, rows))
            for (bar, _), number in sorted(added.items(), key=_order)
        ]
    return charts.shares(found)


def _added(
    study: Study, chart: ChartSpec, bot: Player, options: Mapping[str, Any]
) -> Mapping[tuple[str, str], int]:
    chosen = study.game.read_options({**study.options, **options})
    added = defaultdict[tuple[str, str], int](int)
    for row in study.rows([bot], **options):
        for where, number in chart.bars(row.how, chosen, row.counts).items():
            added[where] += number
    return added


def _order(item: tuple[tuple[str, str], int]) -> tuple[Any, ...]:
    """Sort key that puts "9 to 12" before "13 to 16"."""
    return tuple(int(word) if word.isdecimal() else -1 for word in item[0][0].split())


def _count(words: Iterator[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word.replace("_", " ")] = counts.get(word.replace("_", " "), 0) + 1
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def _choices(game: Game) -> dict[str, list[Any]]:
    """Return the options with few values, each with its non-default values."""
    found = {}
    for one in msgspec.structs.fields(game.options):
        values = [value for value in _values(inspect.type_info(one.type)) if value != one.default]
        if 0 < len(values) < MAX_CHOICES:
            found[one.encode_name] = values
    return found


def _values(kind: inspect.Type) -> list[Any]:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        return [value for part in kind.types for value in _values(part)]
    if isinstance(kind, inspect.LiteralType):
        return [*kind.values]
    if isinstance(kind, inspect.BoolType):
        return [False, True]
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return [*range(kind.ge, kind.le + 1)] if kind.le - kind.ge < MAX_CHOICES else []
    return []
