"""Set-up before the first turn (SK-1 to SK-6)."""

import pytest

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.influence import CIRCLES, DECK, MASTER, SUIT, VALUE
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.games.spycatcher.state import Spycatcher
from spyhouse.kernel import BadOptions
from tests.games.spycatcher.builders import a_game


def test_four_suits_of_twelve_numbers_and_a_master() -> None:
    """SK-1"""
    assert len(DECK) == 52
    for circle in range(4):
        suit = [card for card in DECK if SUIT[card] == circle]
        assert [VALUE[card] for card in suit[:12]] == list(range(1, 13))
        assert suit[12:] == [MASTER[circle]]


def test_thirteen_permissions_in_each_of_four_packs() -> None:
    """SK-2"""
    assert [sorted(pack) for pack in a_game().state.fresh] == [list(range(13)) for _ in CIRCLES]


@pytest.mark.parametrize("seats", GAME.seats)
def test_deal_follows_the_rules(seats: int) -> None:
    """SK-3, SK-4, SK-6"""
    table = a_game(seats)
    assert {table.stands_on(seat) for seat in range(seats)} == {"mi5"}
    assert table.sizes() == [7] * seats
    assert len(table.state.pile) == 1
    assert len(table.state.pack) == 51 - 7 * seats


def test_five_cards_if_the_table_wants() -> None:
    """SK-6"""
    assert a_game(3, hand_size=5).sizes() == [5, 5, 5]


def test_hands_are_secret_and_permissions_open() -> None:
    """SK-4"""
    table = a_game(3).permits(1, "press")
    for viewer in (None, 0, 2):
        view = table.state.view(viewer)
        assert [permit.circle for permit in view.players[1].permits] == ["press"]
        assert view.hands == ()
    assert table.state.view(None).hand == ()


def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    """SK-5"""
    ties = 0
    for number in range(60):
        state = GAME.new(4, f"start/{number}")
        assert isinstance(state, Spycatcher)
        *tied, last = state.rolls_for_start
        ties += len(tied)
        rolling = set(range(4))
        for rolls in (*tied, last):
            assert {seat for seat, roll in enumerate(rolls) if roll} == rolling
            rolling = {seat for seat in rolling if rolls[seat] == max(rolls)}
        assert rolling == {state.first} == {state.turn}
    assert ties


def test_every_seat_may_start() -> None:
    """SK-5"""
    starts = [GAME.new(3, f"start/{number}").to_act() for number in range(40)]
    assert set(starts) == {frozenset({seat}) for seat in range(3)}


def test_the_table_may_name_who_starts() -> None:
    """SK-5"""
    state = GAME.new(3, "start", SpycatcherOptions(first_player=2))
    assert isinstance(state, Spycatcher)
    assert state.to_act() == frozenset({2})
    assert state.rolls_for_start == ()
    with pytest.raises(BadOptions, match="one of the 3 seats"):
        GAME.new(3, "start", SpycatcherOptions(first_player=3))


def test_turns_go_clockwise() -> None:
    """SK-5"""
    table = a_game(3)
    order = []
    for _ in range(4):
        seat = table.state.turn
        order.append(seat)
        table.at_place(seat, "west-out-1").draw(seat)
        table.discard(seat)
        table.state.die = 1
        table.go(seat, "west-out-2")
    assert order == [0, 1, 2, 0]
