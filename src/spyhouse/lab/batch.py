"""Many games: a row a game, played here or on any executor, and kept in a file if you like.

    for row in records("spyfall", seats=4, seeds=range(1000), bots=["strong", "easy"]):
        print(row.seed, row.how, row.scores)

The rows come in the order of the seeds and are the same wherever they were played, but for `seconds`.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from spyhouse import games
from spyhouse.kernel import Game, Options
from spyhouse.lab.play import Player, name_of, play, round_the_table

AT_ONCE = 8
"""So many games are one task for an executor: enough that sending it costs little beside playing it."""
AHEAD = 64
"""So many tasks are handed out before the first is back."""

Task = TypeVar("Task")
Result = TypeVar("Result")


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One game that was played."""

    game: str
    version: int
    """Of the game's rules."""
    seats: int
    seed: str
    bots: tuple[str, ...]
    """Who sat there, by seat."""
    options: str
    """Those that differ from the usual, as JSON."""
    how: str
    """How it ended."""
    side: str
    """The side that won, in games with sides."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    """Everybody's, the clock's included."""
    took: int
    """How long people would have sat there, in ms."""
    counts: dict[str, int]
    """What the game itself counts (`Lab.tally`)."""
    seconds: float
    """How long it took to play here. All else is the same everywhere."""


@dataclass(frozen=True)
class Table:
    """All that games of one kind have in common."""

    game: Game
    seats: int
    bots: tuple[Player, ...]
    """They go round the table: one for all, or one for each seat."""
    options: Options

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(map(name_of, round_the_table(self.bots, self.seats)))

    @property
    def differs(self) -> str:
        """The options that are not as usual, as JSON."""
        usual = msgspec.to_builtins(self.game.options())
        given: dict[str, Any] = msgspec.to_builtins(self.options)
        changed = {name: value for name, value in given.items() if value != usual[name]}
        return msgspec.json.encode(changed, order="deterministic").decode()

    def play(self, seed: str) -> Record:
        started = time.perf_counter()
        played = play(self.game, self.seats, seed, self.options, self.bots)
        outcome = played.outcome
        return Record(
            game=self.game.name,
            version=self.game.version,
            seats=self.seats,
            seed=seed,
            bots=self.names,
            options=self.differs,
            how=outcome.how,
            side=outcome.side,
            winners=outcome.winners,
            scores=outcome.scores,
            moves=played.moves,
            took=played.took,
            counts=dict(played.counts),
            seconds=round(time.perf_counter() - started, 4),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """A game of the house travels by its name, since its rules are at home everywhere."""
        ours = self.game.name in games.names() and games.find(self.game.name) is self.game
        return _table, (self.game.name if ours else self.game, self.seats, self.bots, self.options)


def records(
    game: str | Game,
    seats: int,
    seeds: Iterable[str | int],
    bots: Sequence[Player],
    options: Options | Mapping[str, Any] | None = None,
    executor: Executor | None = None,
    into: str | Path | None = None,
) -> Iterator[Record]:
    """Play a game for each seed. `bots` are levels of the game, or anything that makes a `Bot`.

    With `into`, a Parquet file, rows that are in it already are not played again, and new ones are added: a
    run that was broken off goes on where it was.
    """
    rules = games.find(game) if isinstance(game, str) else game
    if not isinstance(options, Options):
        options = rules.read_options(options or {})
    table = Table(rules, seats, tuple(bots), options)
    if into is None:
        return play_all(table, map(str, seeds), executor)
    from spyhouse.lab.parquet import kept  # an extra

    return kept(Path(into), table, [str(seed) for seed in seeds], executor)


def play_all(table: Table, seeds: Iterable[str], executor: Executor | None) -> Iterator[Record]:
    if executor is None:
        yield from map(table.play, seeds)
        return
    for rows in in_order(executor, _play, ((table, some) for some in _some_at_once(seeds))):
        yield from rows


def in_order(
    executor: Executor | None, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Iterator[Result]:
    """What `work` makes of each task, in their order: here, or wherever the executor has it done. Executors
    differ in `map`; `submit` is the same for all."""
    if executor is None:
        yield from map(work, tasks)
        return
    waiting = deque[Any]()
    try:
        for task in tasks:
            waiting.append(executor.submit(work, task))
            if len(waiting) == AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _some_at_once(seeds: Iterable[str]) -> Iterator[tuple[str, ...]]:
    some: list[str] = []
    for seed in seeds:
        some.append(seed)
        if len(some) == AT_ONCE:
            yield tuple(some)
            some.clear()
    if some:
        yield tuple(some)


def _play(task: tuple[Table, tuple[str, ...]]) -> list[Record]:
    table, seeds = task
    return [table.play(seed) for seed in seeds]


def _table(game: str | Game, seats: int, bots: tuple[Player, ...], options: Options) -> Table:
    return Table(games.find(game) if isinstance(game, str) else game, seats, bots, options)
