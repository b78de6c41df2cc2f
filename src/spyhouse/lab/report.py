"""What many games tell about a game: a few charts, each from games that one command plays again."""

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

from spyhouse.kernel import BadOptions, Balance, Chart, Game
from spyhouse.lab import charts
from spyhouse.lab.batch import Record, records
from spyhouse.lab.charts import Drawn, Share
from spyhouse.lab.ladder import Pair, ladder, tables
from spyhouse.lab.page import Section, page
from spyhouse.lab.play import Player, name_of

FEW = 6
"""An option with at most so many values is tried with each of them."""


@dataclass
class Study:
    """The games that a report stands on, played as they are asked for, and none twice."""

    game: Game
    seats: int
    bots: Sequence[Player]
    """Those to be compared, from weak to strong."""
    options: Mapping[str, Any]
    games: int
    """At each table."""
    seed: str
    executor: Executor | None = None
    into: Path | None = None
    progress: Callable[[], None] = lambda: None
    played: int = 0
    _rows: dict[tuple[Any, ...], list[Record]] = field(default_factory=dict)

    @property
    def usual(self) -> Player:
        """Who plays where only one level does: normal bots, or the first there are."""
        return "normal" if "normal" in self.bots else self.bots[0]

    def rows(
        self, bots: Sequence[Player], seats: int | None = None, games: int | None = None, **options: Any
    ) -> list[Record]:
        where, many = seats or self.seats, games or self.games
        chosen = {**self.options, **options}
        key = (tuple(map(name_of, bots)), where, many, msgspec.json.encode(chosen, order="deterministic"))
        if key not in self._rows:
            seeds = [f"{self.seed}/{number}" for number in range(many)]
            found = self._rows[key] = []
            for row in records(self.game, where, seeds, bots, chosen, self.executor, self.into):
                found.append(row)
                self.played += 1
                self.progress()
        return self._rows[key]


def report(study: Study, command: Sequence[str], only: Sequence[str] = ()) -> str:
    """The page, with all charts or `only` some; `command` is the line that asked for it."""
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
    names = ", ".join(map(name_of, study.bots))
    about = [
        f"{study.played:,} games between bots ({names}), {study.games:,} at each table. Dots are what was "
        "counted; the bars around them hold the true share in 95 of 100 such counts (Wilson's interval).",
    ]
    foot = f"Spyhouse, {study.game.title} version {study.game.version}. {shlex.join(command)}"
    return page(f"{study.game.title} in numbers", about, sections, foot)


@dataclass(frozen=True)
class _Plan:
    name: str
    title: str
    about: str
    draw: Callable[[Study], Drawn | None]
    """None if there is nothing to see."""


def _charts(game: Game) -> Iterator[_Plan]:
    if game.lab.cooperative:
        met = "Teams of each kind play the same deals: a win is better than a loss, then the better score."
    else:
        met = "Two kinds share a table, and play every deal twice with their places changed."
    yield _Plan("strength", "Who beats whom", f"{met} A draw is half a win.", _strength)
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
    yield _Plan("ends", "How games end", "By the level of the bots.", _ends)
    about = "Minutes at people's pace. The dot is the middle; eight games in ten lie within the bar."
    yield _Plan("lengths", "How long a game takes", about, _lengths)
    for chart in game.lab.charts:
        yield _Plan(chart.name, chart.title, chart.about, partial(_own, chart))


# --- the charts


def _strength(study: Study) -> Drawn:
    options = study.game.read_options(study.options)
    plan = tables(study.game, study.seats, study.bots, options, study.games)
    rows = [row for table, deals in plan for row in study.rows(table.bots, games=deals)]
    pairs = ladder(study.game, rows).pairs
    return charts.shares([_as_share(pair) for pair in pairs], mark=0.5)


def _as_share(pair: Pair) -> Share:
    return Share(f"{pair.name} beats {pair.other}", pair.won + pair.drawn / 2, pair.games)


def _by_level(balance: Balance, study: Study) -> Drawn:
    return charts.shares([_share(balance, study.rows([bot]), name_of(bot)) for bot in study.bots])


def _share(balance: Balance, rows: Sequence[Record], label: str, group: str = "") -> Share:
    counted = [balance.count(row.how, row.counts) for row in rows]
    return Share(label, sum(part for part, _ in counted), sum(whole for _, whole in counted), group)


def _by_players(balance: Balance, study: Study) -> Drawn:
    found = [
        _share(balance, study.rows([bot], seats), str(seats), name_of(bot))
        for bot in study.bots
        for seats in study.game.seats
    ]
    return charts.lines(found, "players")


def _by_seat(study: Study) -> Drawn:
    found = []
    for bot in study.bots:
        rows = study.rows([bot])
        for seat in range(study.seats):
            won = sum(1 / len(row.winners) for row in rows if seat in row.winners)
            found.append(Share(f"seat {seat + 1}", won, len(rows), name_of(bot)))
    return charts.shares(found, mark=1 / study.seats)


def _ends(study: Study) -> Drawn | None:
    bars = [(name_of(bot), _count(row.how for row in study.rows([bot]))) for bot in study.bots]
    return charts.stack(bars) if len({how for _, ends in bars for how in ends}) > 1 else None


def _lengths(study: Study) -> Drawn:
    found = [(name_of(bot), [row.took / 60_000 for row in study.rows([bot])]) for bot in study.bots]
    return charts.lengths(found, "minutes")


def _by_option(balance: Balance, study: Study) -> Drawn:
    found = [_share(balance, study.rows([study.usual]), "as usual")]
    for name, values in _choices(study.game).items():
        for value in values:
            try:
                rows = study.rows([study.usual], **{name: value})
            except BadOptions:  # some go only with others
                continue
            found.append(_share(balance, rows, f"{name} = {value}".lower()))
    return charts.shares(found)


def _own(chart: Chart, study: Study) -> Drawn:
    """One that the game has for itself: parts of a whole bar, or shares for each level."""
    if chart.whole is None:
        bars = defaultdict[str, dict[str, int]](dict)
        for options in chart.tables:
            for (bar, part), number in _added(study, chart, study.usual, options).items():
                bars[bar][part] = bars[bar].get(part, 0) + number
        return charts.stack([*bars.items()])
    found = []
    for bot in study.bots:
        whole = sum(chart.whole(row.counts) for row in study.rows([bot]))
        added = _added(study, chart, bot, {})
        found += [
            Share(bar, number, whole, name_of(bot)) for (bar, _), number in sorted(added.items(), key=_order)
        ]
    return charts.shares(found)


def _added(
    study: Study, chart: Chart, bot: Player, options: Mapping[str, Any]
) -> Mapping[tuple[str, str], int]:
    chosen = study.game.read_options({**study.options, **options})
    added = defaultdict[tuple[str, str], int](int)
    for row in study.rows([bot], **options):
        for where, number in chart.bars(row.how, chosen, row.counts).items():
            added[where] += number
    return added


def _order(item: tuple[tuple[str, str], int]) -> tuple[Any, ...]:
    """ "9 to 12" before "13 to 16"."""
    return tuple(int(word) if word.isdecimal() else -1 for word in item[0][0].split())


def _count(words: Iterator[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word.replace("_", " ")] = counts.get(word.replace("_", " "), 0) + 1
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def _choices(game: Game) -> dict[str, list[Any]]:
    """The options with few values, and those that are not the usual one."""
    found = {}
    for one in msgspec.structs.fields(game.options):
        values = [value for value in _values(inspect.type_info(one.type)) if value != one.default]
        if 0 < len(values) < FEW:
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
        return [*range(kind.ge, kind.le + 1)] if kind.le - kind.ge < FEW else []
    return []
