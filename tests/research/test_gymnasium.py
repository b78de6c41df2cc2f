"""One seat against bots: Gymnasium's own check on every table, and whole games."""

import random

import pytest
from gymnasium.utils.env_checker import check_env

from spyhouse.lab.play import order_of
from spyhouse.research.gymnasium import SeatEnv, seat_env
from tests.research.tables import SPYCATCHER, TABLES, Table


def learner(table: Table, seat: int = 0, limit: int | None = 40, bots: str = "easy") -> SeatEnv:
    return seat_env(table.game, table.seats, seat=seat, bots=bots, limit=limit, **table.options)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gymnasiums_own_check(table: Table) -> None:
    check_env(learner(table), skip_render_check=True)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_against_bots_ends_with_what_it_was_worth(table: Table) -> None:
    env, rng = learner(table, seat=1, limit=table.longest), random.Random(4)
    seen, _ = env.reset(seed=4)
    assert env.table.order == order_of(env.table.game)
    ended = truncated = False
    while not (ended or truncated):
        assert env.table.episode.asked == [1]
        choice = rng.choice(seen["action_mask"].nonzero()[0].tolist())
        seen, reward, ended, truncated, info = env.step(choice)
        assert info == {}
    assert ended
    assert reward == env.table.episode.state.returns()[1]


def test_the_same_seed_gives_the_same_game_and_the_next_one_another() -> None:
    env = learner(SPYCATCHER)
    rows = [env.reset(seed=seed)[0]["observation"].tobytes() for seed in (7, None, 7, None)]
    assert rows[:2] == rows[2:]
    assert rows[0] != rows[1]


def test_a_choice_that_is_not_possible_is_told() -> None:
    env = learner(SPYCATCHER)
    env.reset(seed=1)
    *_, info = env.step(0)
    assert info == {"illegal": True}
