"""Conformance of Spyfall to the kernel's contract."""

from typing import Any

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.lab.conformance import check_game
from spyhouse.lab.play import play_to_end


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_spyfall_passes_conformance(seats: int) -> None:
    check_game(GAME, seats=seats, games=2, checks_per_game=20)


@pytest.mark.parametrize(
    "options",
    [
        {"talk": "voice", "hidden_roles": True},
        {"spies": 2, "places": 8},
        {"no_clock": True},
        {"round_seconds": 5, "majority_after_time": True},
        {"odd_one_out": True, "places": 8},
        {"fair_spies": True, "spies": 2},
    ],
    ids=str,
)
def test_every_option_passes_conformance(options: dict[str, Any]) -> None:
    check_game(GAME, seats=5, options=GAME.read_options(options), games=1, checks_per_game=15)


@pytest.mark.parametrize("options", [{}, {"no_clock": True}, {"call_time": True}], ids=str)
def test_random_games_end(options: dict[str, Any]) -> None:
    """SF-32: games end, with or without a clock."""
    for number in range(5):
        _, moves, _ = play_to_end(GAME, 8, f"chance/{number}", GAME.read_options(options), ["random"])
        assert moves < 500
