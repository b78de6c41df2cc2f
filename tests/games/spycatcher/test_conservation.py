"""Conservation of cards and hand sizes (SK-1, SK-2, SK-6)."""

import pytest

from tests.games.spycatcher.conservation import check, random_game


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_every_card_is_in_exactly_one_place(first: int) -> None:
    """SK-6, SK-23"""
    for number in range(first, first + 20):
        for state in random_game(number):
            check(state)
