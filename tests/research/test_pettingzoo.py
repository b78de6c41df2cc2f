"""PettingZoo environments: PettingZoo's own tests, and what they leave out."""

import random
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from spyhouse.kernel import IllegalMove
from spyhouse.research.pettingzoo import SequentialEnv, SimultaneousEnv, aec_env, parallel_env
from tests.research.table_matrix import SPYCATCHER, TABLES, Table

LIMIT = 60
STEPS = 300

pytestmark = [
    # What PettingZoo thinks unusual and its own games with a mask do too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def one_by_one(table: Table, limit: int | None = LIMIT) -> SequentialEnv:
    return aec_env(table.game, table.seats, limit=limit, **table.options)


def all_at_once(table: Table, limit: int | None = LIMIT) -> SimultaneousEnv:
    return parallel_env(table.game, table.seats, limit=limit, **table.options)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_api_suite(table: Table) -> None:
    api_test(one_by_one(table), num_cycles=20)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_seed_suite(table: Table) -> None:
    seed_test(lambda: one_by_one(table), num_cycles=10)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_parallel_suites(table: Table) -> None:
    parallel_api_test(all_at_once(table), num_cycles=20)
    parallel_seed_test(lambda: all_at_once(table), num_cycles=10)


@pytest.mark.parametrize("play", ["one by one", "all at once"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_same_seed_gives_the_same_300_steps(table: Table, play: str) -> None:
    run: Callable[[Table, int, int], list[object]] = alone if play == "one by one" else together
    first, again, other = run(table, 1, STEPS), run(table, 1, STEPS), run(table, 2, 10)
    assert len(first) == STEPS
    assert first == again
    assert first[:10] != other


def alone(table: Table, seed: int, count: int) -> list[object]:
    """Return the trace of random games: agent, observation, action and reward."""
    env, rng, steps = one_by_one(table, None), random.Random(seed), list[object]()
    env.reset(seed=seed)
    while True:
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            assert seen is not None
            done = terminated or truncated
            action = None if done else rng.choice(seen["action_mask"].nonzero()[0].tolist())
            steps.append((agent, seen["observation"].tobytes(), action, reward, terminated))
            if len(steps) == count:
                return steps
            env.step(action)
        env.reset()


def together(table: Table, seed: int, count: int) -> list[object]:
    env, rng, steps = all_at_once(table, None), random.Random(seed), list[object]()
    seen, _ = env.reset(seed=seed)
    for _ in range(count):
        if not env.agents:
            seen, _ = env.reset()
        actions = {
            agent: rng.choice(seen[agent]["action_mask"].nonzero()[0].tolist()) for agent in env.agents
        }
        seen, rewards, terminations, _, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
        rows = [seen[agent]["observation"].tobytes() for agent in seen]
        steps.append((actions, rows, rewards, terminations))
    return steps


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_play_ends_and_rewards_are_the_games_own_returns(table: Table) -> None:
    env, rng = one_by_one(table, limit=table.longest), random.Random(5)
    env.reset(seed=5)
    rewards = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            assert terminated
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(info["action_mask"].nonzero()[0].tolist()))
    assert tuple(rewards.values()) == env.table.episode.state.returns()


def test_masks_are_of_the_type_that_pettingzoo_wants() -> None:
    env = one_by_one(SPYCATCHER)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert seen is not None
    assert seen["action_mask"].dtype == np.int8
    assert seen["action_mask"] is info["action_mask"]


def test_sequential_env_refuses_illegal_actions() -> None:
    env = one_by_one(SPYCATCHER)
    env.reset(seed=1)
    agent, before = env.agent_selection, env.table.episode.state.copy()
    with pytest.raises(IllegalMove):
        env.step(0)
    with pytest.raises(IllegalMove):
        env.step(int(env.infos[agent]["action_mask"].argmin()))
    assert (env.agent_selection, env.table.episode.state) == (agent, before)


def test_parallel_env_reports_illegal_actions() -> None:
    env = all_at_once(SPYCATCHER)
    env.reset(seed=1)
    asked = f"seat_{env.table.episode.awaiting[0]}"
    *_, infos = env.step(dict.fromkeys(env.agents, 0))
    assert [agent for agent, info in infos.items() if "illegal" in info] == [asked]
    assert env.table.episode.moves == 1
