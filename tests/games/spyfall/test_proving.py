"""Spyfall keeps the kernel's promises."""

from typing import Any

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.lab.play import play_out
from spyhouse.lab.proving import prove


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_spyfall_keeps_every_promise(seats: int) -> None:
    prove(GAME, seats=seats, games=2, looks=20)


@pytest.mark.parametrize(
    "options",
    [
        {"talk": "voice", "hidden_roles": True},
        {"spies": 2, "places": 8},
        {"no_clock": True},
        {"round_seconds": 5, "majority_after_time": True},
    ],
    ids=str,
)
def test_house_options_keep_them_too(options: dict[str, Any]) -> None:
    prove(GAME, seats=5, options=GAME.read_options(options), games=2, looks=15)


@pytest.mark.parametrize("options", [{}, {"no_clock": True}, {"call_time": True}], ids=str)
def test_even_a_game_by_chance_ends_before_long(options: dict[str, Any]) -> None:
    """SF-32: nobody can go on for ever, with or without a clock."""
    for number in range(5):
        _, moves, _ = play_out(GAME, 8, f"chance/{number}", GAME.read_options(options), ["random"])
        assert moves < 500
