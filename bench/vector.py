"""Steps per second of the batched environment, beside loops over single ones and library wrappers.

    spyhouse bench vector --seconds 1 --repeat 5
    spyhouse bench vector --parts

All in one process on one core, with random choices from the mask and whole observations. A step is a
choice of a player that observes first. The loops follow the libraries' examples: for each game, observe,
choose from the mask, step.

- SuperSuit holds PettingZoo's vector wrappers. The column is empty where it is not installed
  (`pip install supersuit`).
- Gymnasium's `SyncVectorEnv` plays one seat against random bots, which do not observe. In parentheses are
  the steps of all seats.
- "Bare" is what no environment can do without: the rules, one view, its features and its mask, timed
  alone. So "bare / AEC" is the most that batching can gain while the rules themselves are Python.
- `--parts` prints microseconds a step, as the lowest of all repetitions: of whole steps, of their features
  and views (the difference to steps without them), of the rest, and of the AEC loop.
"""

import argparse
import importlib
import importlib.util
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np

from spyhouse import games
from spyhouse.kernel import Game
from spyhouse.research.gymnasium import seat_env
from spyhouse.research.pettingzoo import aec_env, parallel_env
from spyhouse.research.vector import VectorEnv, random_choices

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "spycatcher": (3, {}),
    "spyfall": (5, {}),
    "spyclub": (3, {}),
    "spyguy": (2, {"city": "2026-11-16"}),
}
COUNT, LIMIT = 32, 2_000
Step = Callable[[], tuple[int, int]]
"""Plays one round of steps in all games. Returns the number of steps with an observation, and of all."""
Way = Callable[[str, int, dict[str, Any]], Step]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench vector")
    parser.add_argument("game", nargs="*", help="all of them, unless named")
    parser.add_argument("--seconds", type=float, default=1.0, help="each measurement (%(default)s)")
    parser.add_argument("--repeat", type=int, default=5, help="medians are over so many (%(default)s)")
    parser.add_argument("--parts", action="store_true", help="what a batched step consists of")
    args = parser.parse_args(arguments)
    if args.parts:
        print("| microseconds a step | batched | features | view | rest | AEC loop |\n" + "|---" * 6 + "|")
        for name in args.game or TABLES:
            print(parts(name, *TABLES[name], args.seconds, args.repeat), flush=True)
        return 0
    print(
        "| game | batched | AEC loop | parallel loop | SuperSuit | SyncVectorEnv | bare "
        "| batched / AEC | batched / parallel | batched / SuperSuit | batched / SyncVectorEnv | bare / AEC |"
    )
    print("|---" * 12 + "|")
    for name in args.game or TABLES:
        print(row(name, *TABLES[name], args.seconds, args.repeat), flush=True)
    return 0


def row(name: str, seats: int, options: dict[str, Any], seconds: float, repeat: int) -> str:
    """Measure one game in all ways, and return its line of the table."""
    peers = (batched, aec_loop, parallel_loop, sync_vector, *([supersuit] if has_supersuit() else []))
    ways = {way: way(name, seats, options) for way in peers}
    floor = bare(name, seats, options)
    found: dict[Way, list[tuple[float, float]]] = {way: [] for way in ways}
    bares: list[float] = []
    for _ in range(repeat):
        for way, step in ways.items():
            found[way].append(measure(step, seconds))
        bares.append(floor(seconds))
    speed = {way: statistics.median(own for own, _ in figures) for way, figures in found.items()}
    everyone = statistics.median(every for _, every in found[sync_vector])
    fast, aec, least = speed[batched], speed[aec_loop], statistics.median(bares)
    suit = speed.get(supersuit)
    cells = [
        f"{fast:,.0f}", f"{aec:,.0f}", f"{speed[parallel_loop]:,.0f}", f"{suit:,.0f}" if suit else "",
        f"{speed[sync_vector]:,.0f} ({everyone:,.0f})", f"{least:,.0f}", f"{fast / aec:.1f}",
        f"{fast / speed[parallel_loop]:.1f}", f"{fast / suit:.1f}" if suit else "",
        f"{fast / speed[sync_vector]:.1f}", f"{least / aec:.1f}",
    ]  # fmt: skip
    return f"| {name} | {' | '.join(cells)} |"


def parts(name: str, seats: int, options: dict[str, Any], seconds: float, repeat: int) -> str:
    """Measure what a batched step consists of, and return its line of the table."""
    ways = {way: way(name, seats, options) for way in (batched, without_features, without_views, aec_loop)}
    best = dict.fromkeys(ways, float("inf"))
    for _ in range(repeat):
        for way, step in ways.items():
            best[way] = min(best[way], 1e6 / measure(step, seconds)[0])
    whole, viewed, rest, aec = best.values()
    return f"| {name} | {whole:.0f} | {whole - viewed:.0f} | {viewed - rest:.0f} | {rest:.0f} | {aec:.0f} |"


def measure(step: Step, seconds: float) -> tuple[float, float]:
    """Return steps per second: those with an observation, and all."""
    steps = total = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        own, everyone = step()
        steps += own
        total += everyone
    return steps / passed, total / passed


class NoFeatures:
    """Features that are all 0 and cost nothing."""

    def __init__(self, length: int) -> None:
        self._row = bytes(2 * length)

    def encode_bytes(self, view: object, at: int) -> bytes:
        return self._row


def without_features(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of the batched environment with empty observations."""
    return batched(game, seats, options, features=False)


def without_views(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return the same without views."""
    rules = games.find(game)
    blind = type("Blind", (rules.start,), {"__slots__": (), "_view": lambda state, seat: None})
    return batched(replace(rules, start=blind), seats, options, features=False)


def batched(game: str | Game, seats: int, options: dict[str, Any], features: bool = True) -> Step:
    """Return random play of the batched environment."""
    env, rng = VectorEnv(game, seats, COUNT, seed=1, limit=LIMIT, **options), np.random.default_rng(1)
    if not features:
        env.features = NoFeatures(env.features.length)
    batch = env.reset()

    def step() -> tuple[int, int]:
        env.step(random_choices(batch.mask, rng))
        return COUNT, COUNT

    return step


def bare(game: str, seats: int, options: dict[str, Any]) -> Callable[[float], float]:
    """Return a measurement of rules, view, features and mask alone, in steps per second."""
    env, rng = VectorEnv(game, seats, COUNT, seed=1, limit=LIMIT, **options), np.random.default_rng(1)
    clock, actions = time.process_time_ns, env.actions

    def steps_per_second(seconds: float) -> float:
        batch, spent, steps = env.reset(), 0, 0
        while spent < seconds * 1e9:
            numbers = random_choices(batch.mask, rng).tolist()
            for index, n in enumerate(numbers):
                episode = env.episode(index)
                state, seat = episode.state, episode.awaiting[0]
                started = clock()
                legal = state._legal(seat)
                view = state._view(seat)
                env.features.encode_bytes(view, episode.at)
                actions.mark_legal(legal, bytearray(actions.size))
                move = actions.move(n, legal, view if actions.needs_view(n) else None)
                spent += clock() - started
                steps += 1
                if move is not None:
                    later = state.copy()
                    started = clock()
                    later.apply(seat, move, episode.at)
                    spent += clock() - started
            env.step(numbers)
        return steps / spent * 1e9

    return steps_per_second


def aec_loop(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of single AEC environments."""
    envs = [aec_env(game, seats, limit=LIMIT, **options) for _ in range(COUNT)]
    for seed, env in enumerate(envs):
        env.reset(seed=seed)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)

    def step() -> tuple[int, int]:
        for env in envs:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                seen = env.observe(env.agent_selection)
            assert seen is not None
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        return COUNT, COUNT

    return step


def parallel_loop(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of parallel environments."""
    envs = [parallel_env(game, seats, limit=LIMIT, **options) for _ in range(COUNT)]
    seen = [env.reset(seed=seed)[0] for seed, env in enumerate(envs)]
    for env in envs:
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)

    def step() -> tuple[int, int]:
        steps = 0
        for index, env in enumerate(envs):
            if not env.agents:
                seen[index], _ = env.reset()
            steps += len(env.table.episode.awaiting)
            actions = {
                agent: env.action_space(agent).sample(seen[index][agent]["action_mask"])
                for agent in env.agents
            }
            seen[index], *_ = env.step(actions)
        return steps, steps

    return step


def sync_vector(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of Gymnasium's vector environment."""
    envs = [seat_env(game, seats, bots="random", limit=LIMIT, **options) for _ in range(COUNT)]
    vector = gymnasium.vector.SyncVectorEnv([lambda env=env: env for env in envs])  # type: ignore[misc]
    seen, _ = vector.reset(seed=1)
    rng = np.random.default_rng(1)
    state = {"seen": seen}

    def step() -> tuple[int, int]:
        before = sum(env.table.episode.moves for env in envs)
        state["seen"], *_ = vector.step(random_choices(state["seen"]["action_mask"], rng))
        return COUNT, max(COUNT, sum(env.table.episode.moves for env in envs) - before)

    return step


def has_supersuit() -> bool:
    """Return whether SuperSuit is installed."""
    return importlib.util.find_spec("supersuit") is not None


def supersuit(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of PettingZoo's vector wrapper, which observes every seat at every step."""
    library = importlib.import_module("supersuit")
    single = library.pettingzoo_env_to_vec_env_v1(parallel_env(game, seats, limit=LIMIT, **options))
    vector = library.concat_vec_envs_v1(single, COUNT, num_cpus=0, base_class="gymnasium")
    tables = [one.par_env.unwrapped.table for one in vector.vec_envs]
    seen, _ = vector.reset(seed=1)
    rng = np.random.default_rng(1)
    state = {"seen": seen}

    def step() -> tuple[int, int]:
        steps = sum(len(table.episode.awaiting) for table in tables)
        state["seen"], *_ = vector.step(random_choices(state["seen"]["action_mask"], rng))
        return steps, steps

    return step


if __name__ == "__main__":
    sys.exit(main())
