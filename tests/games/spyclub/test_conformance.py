"""Conformance of Spy Club to the kernel's contract, and conservation of cards and ideas."""

import random
from typing import Any

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.lab.conformance import check_game, random_playout
from tests.games.spyclub import conservation

LEVELS = [
    {"edition": "2018", "difficulty": "easy"},
    {"edition": "2018", "difficulty": "standard"},
    {"edition": "2018", "difficulty": "advanced"},
    {"edition": "prototype", "difficulty": "novice"},
    {"edition": "prototype", "difficulty": "intermediate"},
    {"edition": "prototype", "difficulty": "super_sleuth"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["2018", "prototype"])
def test_spy_club_passes_conformance(edition: str, seats: int) -> None:
    check_game(
        GAME, seats=seats, options=GAME.read_options({"edition": edition}), games=2, checks_per_game=12
    )


@pytest.mark.parametrize(
    "options",
    [{"notebook": True}, {"consent": True}, {"flat_turns": True, "difficulty": "advanced"}],
    ids=str,
)
def test_every_option_passes_conformance(options: dict[str, Any]) -> None:
    check_game(GAME, seats=3, options=GAME.read_options(options), games=2, checks_per_game=10)


@pytest.mark.parametrize("options", LEVELS, ids=lambda options: options["difficulty"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_host_moves_lose_no_cards(options: dict[str, str], seats: int) -> None:
    for number in range(3):
        seed = f"lost/{number}"
        for step in random_playout(GAME, seats, GAME.read_options(options), seed, random.Random(seed)):
            assert isinstance(step.after, SpyClub)
            conservation.check(step.after)
        assert step.after.outcome() is not None


def test_sc38_random_games_reach_one_of_the_five_ends() -> None:
    for number in range(150):
        for state in conservation.random_game(number):
            conservation.check(state)
        assert state.ended in conservation.ENDS
