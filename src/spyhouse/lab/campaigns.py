"""Many campaigns between bots: several games of which each starts from what the last one carried on."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import BadOptions, Campaigns, Game, Options, State
from spyhouse.lab.play import LONGEST, Stuck, play_out

_Task = tuple[str, str, int | None, bytes, tuple[str, ...]]
"""The game, the seed, seats, options and levels of one campaign."""


class CampaignTally(msgspec.Struct):
    game: str
    seats: int | None
    """None: changing from case to case."""
    games: int
    """Campaigns."""
    seed: str
    bots: list[str]
    options: dict[str, Any]
    seconds: float
    report: Any
    """What the game itself makes of them (`Game.campaigns`)."""

    def flat(self) -> dict[str, Any]:
        """One object, as every simulation gives."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        report: dict[str, Any] = found.pop("report")
        return found | report


def simulate_campaigns(
    game: Game,
    seats: int | None,
    count: int,
    *,
    seed: str,
    levels: Sequence[str],
    options: Options,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> CampaignTally:
    """Without `seats`, groups change from case to case."""
    if count < 1 or jobs < 1:
        raise BadOptions("There must be at least one campaign and one job.")
    campaigns = _campaigns(game)
    started = time.perf_counter()
    table = (seats, msgspec.json.encode(options), tuple(levels))
    tasks = [(game.name, f"{seed}/{number}", *table) for number in range(count)]
    played = []
    for done, one in enumerate(_play_all(tasks, jobs), 1):
        played.append(one)
        progress(done)
    return CampaignTally(
        game=game.name,
        seats=seats,
        games=count,
        seed=seed,
        bots=list(levels),
        options=msgspec.to_builtins(options),
        seconds=round(time.perf_counter() - started, 3),
        report=campaigns.report(played),
    )


def as_text(tally: CampaignTally) -> str:
    table = f"{tally.seats} seats" if tally.seats else "changing groups"
    first = f"{tally.games:,} campaigns with {table}, bots: {', '.join(tally.bots)}, {tally.seconds:.1f} s"
    return first + "\n" + str(_campaigns(games.find(tally.game)).as_text(tally.report))


def walk(game: Game, seats: int, seed: str, options: Options) -> tuple[State, int]:
    """A random game. Random bots look at nothing, so no views are made for them."""
    state, rng = game.new(seats, seed, options), random.Random(f"{seed}/walk")
    for moves in range(LONGEST):
        if state.outcome() is not None:
            return state, moves
        seat = rng.choice(sorted(state.to_act()))
        state.apply(seat, rng.choice(state.legal(seat)), 0)
    raise Stuck(f"The game of {game.title} with seed {seed!r} was not over after {LONGEST:,} moves.")


def _campaigns(game: Game) -> Campaigns:
    if game.lab.campaigns is None:
        raise BadOptions(f"{game.title} has no campaign.")
    return game.lab.campaigns


def _play_all(tasks: list[_Task], jobs: int) -> Iterator[Any]:
    if jobs == 1:
        yield from map(_play, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play, tasks, chunksize=max(1, min(20, len(tasks) // (4 * jobs))))


def _play(task: _Task) -> Any:
    name, seed, seats, encoded, levels = task
    game = games.find(name)
    at_random = levels == ("random",)

    def play(size: int, seed: str, options: Options) -> tuple[State, int]:
        if at_random:
            return walk(game, size, seed, options)
        return play_out(game, size, seed, options, levels[:size])[:2]

    options = msgspec.json.decode(encoded, type=game.options)
    return _campaigns(game).play(seed, seats, options, play, at_random)
