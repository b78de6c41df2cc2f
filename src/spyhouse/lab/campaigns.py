"""Many campaigns between bots: several games of which each starts from what the last one carried on."""

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import BadOptions, Campaigns, Game, Options, State
from spyhouse.lab.batch import in_order
from spyhouse.lab.play import LONGEST, Player, Stuck, name_of, play_out


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
    bots: Sequence[Player],
    options: Options,
    executor: Executor | None = None,
    progress: Callable[[], None] = lambda: None,
) -> CampaignTally:
    """Without `seats`, groups change from case to case."""
    campaigns = _campaigns(game)
    started = time.perf_counter()
    tasks = (_Task(game.name, f"{seed}/{number}", seats, options, tuple(bots)) for number in range(count))
    played = []
    for one in in_order(executor, _play, tasks):
        played.append(one)
        progress()
    return CampaignTally(
        game=game.name,
        seats=seats,
        games=count,
        seed=seed,
        bots=[*map(name_of, bots)],
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


@dataclass(frozen=True)
class _Task:
    """One campaign to be played."""

    game: str
    seed: str
    seats: int | None
    options: Options
    bots: tuple[Player, ...]


def _play(task: _Task) -> Any:
    game = games.find(task.game)
    at_random = task.bots == ("random",)

    def play(size: int, seed: str, options: Options) -> tuple[State, int]:
        if at_random:
            return walk(game, size, seed, options)
        return play_out(game, size, seed, options, task.bots[:size])[:2]

    return _campaigns(game).play(task.seed, task.seats, task.options, play, at_random)
