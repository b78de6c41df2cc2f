"""Spycatcher keeps every promise of the kernel's contract, for every number of seats and every option."""

import pytest

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.lab.proving import prove

OPTIONS = {
    "as in the box": SpycatcherOptions(),
    "five cards": SpycatcherOptions(hand_size=5),
    "bluffing": SpycatcherOptions(bluffing=True),
    "short": SpycatcherOptions(permissions_needed=3, challenge_seconds=5),
    "notebook": SpycatcherOptions(notebook=True),
}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_it_is_a_game_of_the_house(seats: int, options: SpycatcherOptions) -> None:
    prove(GAME, seats=seats, options=options, games=1, looks=10)
