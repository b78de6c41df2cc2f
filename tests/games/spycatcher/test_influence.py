"""Prospects of a hand, as its owner sees them."""

import pytest

from spyhouse.games.spycatcher.influence import IN_SUIT, prospect


@pytest.mark.parametrize(
    ("held", "shown"),
    [
        ((4, 5, 6, 7), "....xxx......"),  # SK-14: a run of three, the dearest one
        ((4, 5, 6, 13), "............x"),  # SK-15: the master alone, before all else
        ((5, 6), "...?xx?......"),
        ((2, 4), ".x?x........."),
        ((12, 1), "............."),  # SK-37: not round the corner
        ((11, 12), ".........?xx."),  # and the master is no thirteen
        ((), "............."),
    ],
)
def test_a_suit_shows_its_cards_and_gaps(held: tuple[int, ...], shown: str) -> None:
    assert len(shown) == IN_SUIT
    assert prospect(sum(1 << number - 1 for number in held)) == shown
