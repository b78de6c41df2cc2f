"""Simulation of many campaigns between bots: sequences of games that carry state on."""

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import BadOptions, CampaignConfig, Game, Options, State
from spyhouse.lab.batch import map_ordered
from spyhouse.lab.play import LONGEST, Player, StuckGame, play_to_end, player_name


class CampaignTally(msgspec.Struct):
    """Summary of many simulated campaigns."""

    game: str
    seats: int | None
    """Number of seats; None if it changes from case to case."""
    games: int
    """Number of campaigns."""
    seed: str
    bots: list[str]
    options: dict[str, Any]
    seconds: float
    report: Any
    """The game's own report (`Game.campaigns`)."""

    def flat(self) -> dict[str, Any]:
        """Return the tally as one flat object, like other simulations."""
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
    """Simulate `count` campaigns. Without `seats`, the number of players changes from case to case."""
    campaigns = _campaigns(game)
    started = time.perf_counter()
    tasks = (_Task(game.name, f"{seed}/{number}", seats, options, tuple(bots)) for number in range(count))
    played = []
    for one in map_ordered(executor, _play, tasks):
        played.append(one)
        progress()
    return CampaignTally(
        game=game.name,
        seats=seats,
        games=count,
        seed=seed,
        bots=[*map(player_name, bots)],
        options=msgspec.to_builtins(options),
        seconds=round(time.perf_counter() - started, 3),
        report=campaigns.report(played),
    )


def as_text(tally: CampaignTally) -> str:
    """Return the tally as text for a terminal."""
    table = f"{tally.seats} seats" if tally.seats else "changing groups"
    first = f"{tally.games:,} campaigns with {table}, bots: {', '.join(tally.bots)}, {tally.seconds:.1f} s"
    return first + "\n" + str(_campaigns(games.find(tally.game)).as_text(tally.report))


def random_game(game: Game, seats: int, seed: str, options: Options) -> tuple[State, int]:
    """Play a game of random moves. Return its last state and the number of moves.

    Random bots ignore views, so none are built.
    """
    state, rng = game.new(seats, seed, options), random.Random(f"{seed}/walk")
    for moves in range(LONGEST):
        if state.outcome() is not None:
            return state, moves
        seat = rng.choice(sorted(state.to_act()))
        state.apply(seat, rng.choice(state.legal(seat)), 0)
    raise StuckGame(f"The game of {game.title} with seed {seed!r} was not over after {LONGEST:,} moves.")


def _campaigns(game: Game) -> CampaignConfig:
    if game.lab.campaigns is None:
        raise BadOptions(f"{game.title} has no campaign.")
    return game.lab.campaigns


@dataclass(frozen=True)
class _Task:
    """Arguments of one campaign."""

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
            return random_game(game, size, seed, options)
        return play_to_end(game, size, seed, options, task.bots[:size])[:2]

    return _campaigns(game).play(task.seed, task.seats, task.options, play, at_random)
