"""The text environment: whole games by text, and TextArena's interface."""

import random
import re
import sys
import types
from typing import Any

import pytest

from spyhouse.kernel import BadOptions
from spyhouse.research.text_env import TextEnv, register_textarena

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("spyfall", 3, {"rounds": 1}),
    ("spyclub", 2, {}),
    ("spycatcher", 2, {"permissions_needed": 3}),
    ("spyguy", 2, {"city": "2026-11-16"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_game_is_played_by_text_alone(game: str, seats: int, options: dict[str, Any]) -> None:
    env, rng = TextEnv(game, seats, limit=150, **options), random.Random(2)
    env.reset(seed=2)
    done = False
    while not done:
        player, text = env.get_observation()
        legal = env.legal_actions()
        assert 0 <= player < seats
        listed = re.findall(r"^Move (\d+): ", text, re.MULTILINE)
        assert listed == [*legal][: len(listed)]
        done, info = env.step(f"I choose {rng.choice(listed)}.")
        assert "invalid" not in info
    rewards, info = env.close()
    assert set(rewards) == set(range(seats))
    assert (info["outcome"] is None) == info["truncated"]
    assert set(info["replaced"].values()) == {0}


def test_unreadable_answer_is_retried_then_replaced() -> None:
    env = TextEnv("spyfall", 3, rounds=1)
    env.reset(seed=1)
    player, _ = env.get_observation()
    done, info = env.step("no idea")
    assert (done, info["player"]) == (False, player)
    assert "invalid" in info
    assert env.player == player
    _, info = env.step("no idea")
    assert info["replaced"] is True
    assert env.close()[1]["replaced"][player] == 1


def test_games_without_a_seed_have_deals_of_their_own() -> None:
    def deals(seed: int | None) -> list[str]:
        env = TextEnv("spycatcher", 2)
        env.reset(seed=seed)
        first = env.get_observation()[1]
        env.reset()
        return [first, env.get_observation()[1]]

    assert deals(1) == deals(1)
    assert len({*deals(1), *deals(None), *deals(None)}) == 6


def test_news_reach_only_permitted_seats() -> None:
    env = TextEnv("spyfall", 3, rounds=1, names=("Ida", "Bo", "Zoe"), first_dealer=0)
    env.reset(seed=1)
    env.step('{"type": "Ask", "to": 1, "text": "Is it loud?"}')
    player, text = env.get_observation()
    assert player == 1
    assert "“Is it loud?”" in text.partition("What happened since your last move:")[2]
    with pytest.raises(BadOptions, match="not 1"):
        TextEnv("spyfall", 1)


def test_games_are_registered_with_textarena(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, dict[str, Any]] = {}
    arena: Any = types.ModuleType("textarena")
    arena.register = lambda id, **more: known.update({id: more})
    monkeypatch.setitem(sys.modules, "textarena", arena)
    assert register_textarena() == [*known]
    assert known["Spyhouse-Spyfall-v0"] == {
        "entry_point": "spyhouse.research.text_env:TextEnv",
        "game": "spyfall",
    }
