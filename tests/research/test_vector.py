"""The batched environment: equal to single games, in stacked arrays."""

import numpy as np
import pytest

from spyhouse.kernel import BadOptions, IllegalMove
from spyhouse.research.indexed_game import IndexedGame
from spyhouse.research.vector import VectorEnv, random_choices
from tests.research.table_matrix import TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rows_equal_those_of_single_games(table: Table) -> None:
    env = VectorEnv(table.game, table.seats, 3, seed=5, limit=60, **table.options)
    single = IndexedGame(table.game, table.seats, dict(table.options), "round", 60)
    rng = np.random.default_rng(1)
    batch = env.reset()
    ended = 0
    for _ in range(140):
        for index in range(3):
            single.episode = env.episode(index)
            single._offers = {}
            seat = int(batch.seat[index])
            assert [seat] == single.episode.awaiting
            assert (batch.observation[index] == single.observe(seat)).all()
            assert (batch.mask[index] == single.mask(seat)).all()
        batch = env.step(random_choices(batch.mask, rng))
        ended += int(batch.done.sum())
        assert not batch.rewards[~batch.done].any()
    assert ended >= 1
    assert batch.observation.shape == (3, env.features.length)


def test_the_same_seed_gives_the_same_games() -> None:
    def play(seed: int) -> list[bytes]:
        env, rng = VectorEnv("spycatcher", 2, 4, seed=seed, limit=50), np.random.default_rng(2)
        batch = env.reset()
        rows = []
        for _ in range(60):
            batch = env.step(random_choices(batch.mask, rng))
            rows.append(batch.observation.tobytes() + batch.rewards.tobytes())
        return rows

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_rewards_are_the_games_own_returns() -> None:
    env, rng = VectorEnv("spyfall", 3, 4, seed=3, rounds=1), np.random.default_rng(3)
    batch = env.reset()
    found: list[list[float]] = []
    while len(found) < 8:
        batch = env.step(random_choices(batch.mask, rng))
        found += batch.rewards[batch.done & ~batch.truncated].tolist()
    assert all(set(rewards) <= {1.0, -1.0, 0.0} for rewards in found)
    assert any(1.0 in rewards for rewards in found)


def test_wrong_choices_and_counts_are_refused() -> None:
    env = VectorEnv("spycatcher", 2, 2, seed=1)
    env.reset()
    with pytest.raises(IllegalMove, match="cannot wait now"):
        env.step([0, 0])
    with pytest.raises(IllegalMove, match="2 games need as many choices, not 1"):
        env.step([1])
    with pytest.raises(IllegalMove, match=r"call reset\(\) first"):
        VectorEnv("spycatcher", None, 2).step([1, 1])
    with pytest.raises(BadOptions, match="count is a number of games"):
        VectorEnv("spycatcher", 2, 0)


def test_random_choices_are_legal_and_uniform() -> None:
    mask = np.array([[0, 1, 0, 1], [1, 1, 1, 1], [0, 0, 1, 0]], np.int8)
    rng, counts = np.random.default_rng(4), np.zeros((3, 4), int)
    for _ in range(2_000):
        counts[np.arange(3), random_choices(mask, rng)] += 1
    assert (counts[mask == 0] == 0).all()
    assert counts[2, 2] == 2_000
    assert abs(counts[0, 1] - 1_000) < 120
    assert np.abs(counts[1] - 500).max() < 120
