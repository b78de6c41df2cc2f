"""Conformance of Spycatcher to the kernel's contract, for all seats and options."""

import pytest

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.lab.conformance import check_game

OPTIONS = {
    "as in the box": SpycatcherOptions(),
    "five cards": SpycatcherOptions(hand_size=5),
    "bluffing": SpycatcherOptions(bluffing=True),
    "short": SpycatcherOptions(permissions_needed=3, challenge_seconds=5),
    "notebook": SpycatcherOptions(notebook=True),
}


@pytest.mark.parametrize(("name", "seats"), [*zip(OPTIONS, GAME.seats, strict=True), ("as in the box", 6)])
def test_builtin_game_is_registered(name: str, seats: int) -> None:
    check_game(GAME, seats=seats, options=OPTIONS[name], games=1, checks_per_game=10)
