"""Steps per second of the batched environment, beside loops over single ones and library wrappers.

    spyhouse bench vector --seconds 1 --repeat 5

All in one process on one core, with random choices from the mask and whole observations. A step is a
choice of a player that is asked. The loops follow the libraries' examples: for each game, observe,
choose from the mask, step. Gymnasium's `SyncVectorEnv` plays one seat against random bots; its steps
count all seats'.

"Bare" is what no environment can do without: the rules, one view, its features and its mask, timed alone.
So "bare / AEC" is the most that batching can gain while the rules themselves are Python.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

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
Step = Callable[[], int]
"""Plays one round of steps in all games and returns their number."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench vector")
    parser.add_argument("game", nargs="*", help="all of them, unless named")
    parser.add_argument("--seconds", type=float, default=1.0, help="each measurement (%(default)s)")
    parser.add_argument("--repeat", type=int, default=5, help="medians are over so many (%(default)s)")
    args = parser.parse_args(arguments)
    print(
        "| game | batched | AEC loop | parallel loop | SyncVectorEnv | bare "
        "| batched / AEC | batched / parallel | bare / AEC |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for name in args.game or TABLES:
        seats, options = TABLES[name]
        ways = [way(name, seats, options) for way in (batched, aec_loop, parallel_loop, sync_vector)]
        floor = bare(name, seats, options)
        found: list[list[float]] = [[] for _ in ways]
        bares: list[float] = []
        for _ in range(args.repeat):
            for figures, step in zip(found, ways, strict=True):
                figures.append(measure(step, args.seconds))
            bares.append(floor(args.seconds))
        fast, aec, parallel, sync = (statistics.median(figures) for figures in found)
        least = statistics.median(bares)
        print(
            f"| {name} | {fast:,.0f} | {aec:,.0f} | {parallel:,.0f} | {sync:,.0f} | {least:,.0f} "
            f"| {fast / aec:.1f} | {fast / parallel:.1f} | {least / aec:.1f} |",
            flush=True,
        )
    return 0


def measure(step: Step, seconds: float) -> float:
    """Return steps per second."""
    steps = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        steps += step()
    return steps / passed


def batched(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of the batched environment."""
    env, rng = VectorEnv(game, seats, COUNT, seed=1, limit=LIMIT, **options), np.random.default_rng(1)
    batch = env.reset()

    def step() -> int:
        env.step(random_choices(batch.mask, rng))
        return COUNT

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

    def step() -> int:
        for env in envs:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                seen = env.observe(env.agent_selection)
            assert seen is not None
            env.step(env.action_space(env.agent_selection).sample(seen["action_mask"]))
        return COUNT

    return step


def parallel_loop(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of parallel environments."""
    envs = [parallel_env(game, seats, limit=LIMIT, **options) for _ in range(COUNT)]
    seen = [env.reset(seed=seed)[0] for seed, env in enumerate(envs)]
    for env in envs:
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)

    def step() -> int:
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
        return steps

    return step


def sync_vector(game: str, seats: int, options: dict[str, Any]) -> Step:
    """Return random play of Gymnasium's vector environment."""
    envs = [seat_env(game, seats, bots="random", limit=LIMIT, **options) for _ in range(COUNT)]
    vector = gymnasium.vector.SyncVectorEnv([lambda env=env: env for env in envs])  # type: ignore[misc]
    seen, _ = vector.reset(seed=1)
    rng = np.random.default_rng(1)
    state = {"seen": seen}

    def step() -> int:
        before = sum(env.table.episode.moves for env in envs)
        state["seen"], *_ = vector.step(random_choices(state["seen"]["action_mask"], rng))
        return max(COUNT, sum(env.table.episode.moves for env in envs) - before)

    return step


if __name__ == "__main__":
    sys.exit(main())
