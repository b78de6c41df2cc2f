"""Gymnasium environments: Gymnasium's own checker, and whole games."""

import random
import re
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spyhouse.kernel import BadOptions
from spyhouse.lab import simulate
from spyhouse.lab.play import default_order
from spyhouse.research.gymnasium import SeatEnv, TextObservation, seat_env
from spyhouse.research.pettingzoo import aec_env, parallel_env
from tests.research.table_matrix import SPYCATCHER, TABLES, Table


def learner(table: Table, seat: int = 0, limit: int | None = 40, bots: str = "easy") -> SeatEnv:
    return seat_env(table.game, table.seats, seat=seat, bots=bots, limit=limit, **table.options)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gymnasiums_own_check(table: Table) -> None:
    check_env(learner(table), skip_render_check=True)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_last_reward_is_the_games_return(table: Table) -> None:
    env, rng = learner(table, seat=1, limit=table.longest), random.Random(4)
    seen, _ = env.reset(seed=4)
    assert env.table.order == default_order(env.table.game)
    ended = truncated = False
    while not (ended or truncated):
        assert env.table.episode.awaiting == [1]
        choice = rng.choice(seen["action_mask"].nonzero()[0].tolist())
        seen, reward, ended, truncated, info = env.step(choice)
        assert "illegal" not in info
    assert ended
    outcome = env.table.episode.state.outcome()
    assert outcome is not None
    assert info["outcome"]["how"] == outcome.how
    assert info["won"] == (1 in outcome.winners)
    assert reward == env.table.episode.state.returns()[1]


def test_reset_seed_determines_the_game() -> None:
    env = learner(SPYCATCHER)
    rows = [env.reset(seed=seed)[0]["observation"].tobytes() for seed in (7, None, 7, None)]
    assert rows[:2] == rows[2:]
    assert rows[0] != rows[1]


def test_illegal_action_is_reported() -> None:
    env = learner(SPYCATCHER)
    env.reset(seed=1)
    *_, info = env.step(0)
    assert info["illegal"] is True


def test_an_environment_is_made_by_name() -> None:
    made = gymnasium.make("spyhouse/Spyfall-v0", seats=4, bots="easy", limit=20, rounds=1)
    _, info = made.reset(seed=3)
    env = made.unwrapped
    assert isinstance(env, SeatEnv)
    assert (env.table.game.name, env.table.seats) == ("spyfall", 4)
    assert (info["action_mask"].astype(bool) == env.action_masks()).all()
    check_env(env)  # in each of its render modes
    assert set(gymnasium.registry) >= {f"spyhouse/{name}-v0" for name in ("SpyClub", "SpyGuy", "Spycatcher")}


def test_the_last_info_has_roles_and_outcome() -> None:
    env, rng = seat_env("spyfall", 3, bots="easy", rounds=1), random.Random(1)
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        seen, _, ended, truncated, info = env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
        over = ended or truncated
    assert sorted(info["roles"]) == ["agent", "agent", "spy"]
    assert set(info["outcome"]) >= {"how", "winners", "scores"}


def test_rewards_can_be_shaped() -> None:
    def by_cards(before: Any, after: Any, reward: float) -> float:
        return reward + 0.01 * (len(after.hand) - len(before.hand)) + 0.5

    env = seat_env("spycatcher", 2, bots="easy", limit=30, reward=by_cards)
    seen, _ = env.reset(seed=1)
    _, reward, *_ = env.step(int(seen["action_mask"].argmax()))
    assert 0.4 < reward < 0.6
    zoo = parallel_env("spycatcher", 2, limit=30, reward=by_cards)
    zoo.reset(seed=1)
    _, rewards, *_ = zoo.step({})
    assert all(0.4 < one < 0.6 for one in rewards.values())
    aec = aec_env("spycatcher", 2, limit=30, reward=by_cards)
    aec.reset(seed=1)
    first = aec.agent_selection
    aec.step(int(aec.infos[first]["action_mask"].argmax()))
    assert all(0.4 < one < 0.6 for one in aec.rewards.values())


def test_env_defaults_to_the_fewest_seats() -> None:
    assert aec_env("spyfall").table.seats == seat_env("spyfall").table.seats == 3


def test_render_modes() -> None:
    env = seat_env("spyguy", 2, bots="easy", render_mode="rgb_array", city="2026-11-16", limit=5)
    env.reset(seed=1)
    picture = env.render()
    assert picture.ndim == 3
    assert picture.dtype == np.uint8
    words = seat_env("spyclub", 2, bots="easy", limit=5)
    words.reset(seed=1)
    assert "focus" in words.render().lower()


def test_text_observations_list_legal_moves() -> None:
    inner = seat_env("spycatcher", 2, bots="easy", limit=30)
    env = TextObservation(inner)
    text, info = env.reset(seed=1)
    assert text in env.observation_space
    for n in info["action_mask"].nonzero()[0]:
        assert f"\n{n}: {inner.table.actions.text(int(n))}" in text


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: aec_env("spyclub", seats=1), "Spy Club is for 2 to 4 players, not 1"),
        (lambda: aec_env("spyclub", seats=2, limit=0), "limit is a number of moves from 1, or None, not 0"),
        (lambda: aec_env("spyclub", seats=2, render_mode="rgb_array"), "render_mode is ansi here"),
        (lambda: aec_env("spyclub", seats=2, order="any"), "order is 'round' or 'together' or 'pace'"),  # type: ignore[arg-type]
        (lambda: seat_env("spyclub", 2, seat=2), "seat is a number from 0 to 1, not 2"),
        (lambda: seat_env("spyclub", 2, bots="none"), "Spy Club has no 'none' bots"),
        (lambda: seat_env("spyclub", 2, bots=["easy"] * 3), "2 seats take 1 to 2 levels of bots, not 3"),
        (lambda: simulate("spyclub", 2, [1], ["easy"], limit=0), "limit is a number of moves from 1"),
        (lambda: seat_env("spyclub", 2, seat=-1), "seat is a number from 0 to 1, not -1"),
    ],
)
def test_bad_tables_are_refused_in_words(make: Callable[[], object], said: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(said)):
        make()
