"""Simulation of many games: one row per game, played locally or on an executor, optionally saved.

    for row in simulate("spyfall", seats=4, seeds=range(1000), bots=["strong", "easy"]):
        print(row.seed, row.how, row.scores)

Rows come in the order of the seeds. Except for `seconds`, they do not depend on where they were played.
"""

import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from spyhouse import games
from spyhouse.kernel import Bot, Game, Options
from spyhouse.lab.episode import check_limit
from spyhouse.lab.play import Player, cycle_players, make_bots, play_with, player_name, settings_of
from spyhouse.lab.usage import MeteredBot, Usage, add_up

GAMES_PER_TASK = 8
"""Games per executor task: enough to make the cost of sending a task small."""
MAX_PENDING = 64
"""Tasks submitted before the first result is awaited."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game."""

    game: str
    version: int
    """Version of the game's rules."""
    seats: int
    seed: str
    bots: tuple[str, ...]
    """Name of the player of each seat."""
    options: str
    """Options that differ from the defaults, as JSON."""
    how: str
    """How the game ended."""
    side: str
    """Winning side, in games with sides."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    """Number of moves by all seats and the clock."""
    took: int
    """Duration on the table clock, in ms."""
    counts: dict[str, int]
    """Counters of the game itself (`LabConfig.tally`)."""
    seconds: float
    """Seconds of computation. Everything else but the usage of models is reproducible."""
    truncated: bool = False
    """Whether the game was stopped at the move limit: nobody won, and `how` is "truncated"."""
    usage: tuple[Usage | None, ...] = ()
    """Usage of each seat's model; None for other bots. Empty if no seat is played by a model."""
    settings: tuple[str, ...] = ()
    """Settings of each seat's model as JSON; "" for other bots. Empty if no seat is played by a model."""


@dataclass(frozen=True)
class TableSpec:
    """Everything that the games of one batch have in common."""

    game: Game
    seats: int
    bots: tuple[Player, ...]
    """Players, assigned to the seats in turn: one for all, or one per seat."""
    options: Options
    limit: int | None = None
    """Maximum number of moves: longer games are truncated. Without a limit, `LONGEST` moves are an error."""
    strict: bool = False
    """Raise `ReplacedMove` at the first move that a model's fallback would make."""

    def __post_init__(self) -> None:
        check_limit(self.limit)

    @property
    def settings(self) -> tuple[str, ...]:
        """Return the settings of each seat's player; empty if none has settings."""
        found = tuple(map(settings_of, cycle_players(self.bots, self.seats)))
        return found if any(found) else ()

    @property
    def names(self) -> tuple[str, ...]:
        """Return the name of each seat's player."""
        return tuple(map(player_name, cycle_players(self.bots, self.seats)))

    @property
    def changed_options(self) -> str:
        """Return the options that differ from the defaults, as JSON."""
        usual = msgspec.to_builtins(self.game.options())
        given: dict[str, Any] = msgspec.to_builtins(self.options)
        changed = {name: value for name, value in given.items() if value != usual[name]}
        return msgspec.json.encode(changed, order="deterministic").decode()

    def play(self, seed: str) -> GameRow:
        """Play one game and return its row."""
        return self.play_with_bots(seed)[0]

    def play_with_bots(self, seed: str) -> tuple[GameRow, list[Bot]]:
        """Play one game. Return its row and the bots that played it."""
        started = time.perf_counter()
        bots = make_bots(self.game, self.seats, seed, self.options, self.bots)
        for bot in bots:
            if isinstance(bot, MeteredBot):
                bot.strict = self.strict
        played = play_with(self.game, self.seats, seed, self.options, bots, self.limit)
        outcome = played.outcome
        usage = tuple(bot.usage if isinstance(bot, MeteredBot) else None for bot in bots)
        row = GameRow(
            game=self.game.name,
            version=self.game.version,
            seats=self.seats,
            seed=seed,
            bots=self.names,
            options=self.changed_options,
            how=outcome.how,
            side=outcome.side,
            winners=outcome.winners,
            scores=outcome.scores,
            moves=played.moves,
            took=played.took,
            counts=dict(played.counts),
            seconds=round(time.perf_counter() - started, 4),
            truncated=played.truncated,
            usage=usage if any(usage) else (),
            settings=self.settings,
        )
        return row, bots

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a registered game by name, because every process can import it."""
        ours = self.game.name in games.names() and games.find(self.game.name) is self.game
        game = self.game.name if ours else self.game
        return _table, (game, self.seats, self.bots, self.options, self.limit, self.strict)


def simulate(
    game: str | Game,
    seats: int,
    seeds: Iterable[str | int],
    bots: Sequence[Player],
    options: Options | Mapping[str, Any] | None = None,
    executor: Executor | None = None,
    into: str | Path | None = None,
    limit: int | None = None,
    strict: bool = False,
) -> Iterator[GameRow]:
    """Play one game per seed and yield its row. `bots` are levels of the game, or factories of `Bot`.

    With `limit`, a game that is not over after that many moves yields a row with `truncated`. With
    `strict`, the first move that a model's fallback would make raises `ReplacedMove`.

    With `into`, a Parquet file, rows that the file already has are not played again, and new rows are
    added. An interrupted run can be resumed this way.
    """
    rules = games.find(game) if isinstance(game, str) else game
    if not isinstance(options, Options):
        options = rules.read_options(options or {})
    table = TableSpec(rules, seats, tuple(bots), options, limit, strict)
    if into is None:
        return play_all(table, map(str, seeds), executor)
    from spyhouse.lab.parquet import load_or_play  # optional dependency

    return load_or_play(Path(into), table, [str(seed) for seed in seeds], executor)


def usage_by_name(rows: Iterable[GameRow]) -> dict[str, Usage]:
    """Return the total usage of each model in these games, by player name."""
    found = defaultdict[str, list[Usage]](list)
    for row in rows:
        for name, usage in zip(row.bots, row.usage, strict=False):
            if usage:
                found[name].append(usage)
    return {name: add_up(usages) for name, usages in found.items()}


def play_all(table: TableSpec, seeds: Iterable[str], executor: Executor | None) -> Iterator[GameRow]:
    """Play one game per seed, locally or on the executor, and yield the rows in order."""
    if executor is None:
        yield from map(table.play, seeds)
        return
    for rows in map_ordered(executor, _play, ((table, some) for some in _chunks(seeds))):
        yield from rows


def map_ordered(
    executor: Executor | None, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[Result]:
    """Yield `work(task)` for each task in order, locally or on an executor.

    Uses `submit` only, because implementations of `map` differ between executors.
    """
    if executor is None:
        yield from map(work, tasks)
        return
    waiting = deque[Any]()
    try:
        for task in tasks:
            waiting.append(executor.submit(work, task))
            if len(waiting) == MAX_PENDING:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _chunks(seeds: Iterable[str]) -> Iterator[tuple[str, ...]]:
    some: list[str] = []
    for seed in seeds:
        some.append(seed)
        if len(some) == GAMES_PER_TASK:
            yield tuple(some)
            some.clear()
    if some:
        yield tuple(some)


def _play(task: tuple[TableSpec, tuple[str, ...]]) -> list[GameRow]:
    table, seeds = task
    return [table.play(seed) for seed in seeds]


def _table(game: str | Game, *facts: Any) -> TableSpec:
    return TableSpec(games.find(game) if isinstance(game, str) else game, *facts)
