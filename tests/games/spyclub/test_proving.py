"""Spy Club keeps the kernel's promises, and loses neither cards nor ideas."""

import random
from typing import Any

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.words import CARDS, EMPTY
from spyhouse.lab.proving import prove, wander

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
def test_spy_club_keeps_every_promise(edition: str, seats: int) -> None:
    prove(GAME, seats=seats, options=GAME.read_options({"edition": edition}), games=2, looks=12)


@pytest.mark.parametrize(
    "options",
    [{"notebook": True}, {"consent": True}, {"flat_turns": True, "difficulty": "advanced"}],
    ids=str,
)
def test_house_options_keep_them_too(options: dict[str, Any]) -> None:
    prove(GAME, seats=3, options=GAME.read_options(options), games=2, looks=10)


@pytest.mark.parametrize("options", LEVELS, ids=lambda options: options["difficulty"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_gets_lost_and_every_case_ends(options: dict[str, str], seats: int) -> None:
    for number in range(6):
        seed = f"lost/{number}"
        for step in wander(GAME, seats, GAME.read_options(options), seed, random.Random(seed)):
            assert isinstance(step.after, SpyClub)
            _nothing_is_lost(step.after)
        assert step.after.outcome() is not None


def _nothing_is_lost(b: SpyClub) -> None:
    places = [*b.hands, *b.row, *b.incoming, *b.solved, *b.discards, *range(b.top, CARDS)]
    assert sorted(card for card in places if card != EMPTY) == list(range(CARDS))
    assert b.supply + sum(b.ideas) + b.removed == 18
    assert min(b.supply, *b.ideas) >= 0
    assert 0 <= b.escape <= b.rules.level.track
    assert all(0 <= focus < b.slots for focus in b.focus)
