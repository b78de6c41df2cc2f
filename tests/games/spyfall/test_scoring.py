"""Reveal and scoring (SF-19 to SF-25)."""

from spyhouse.games.spyfall.moves import EndRound
from tests.games.spyfall.builders import PLACES, Round, a_round, a_running_round


def in_the_bank(seats: int = 5, spy: int = 2) -> Round:
    return a_running_round(seats, spy, place="Bank")


def test_sf19_after_the_round_all_cards_are_public() -> None:
    """SF-19."""
    result = in_the_bank().guess(2, "Zoo").view(None).sheet[-1]
    assert result.spies == (2,)
    assert PLACES[result.place] == "Bank"
    assert result.roles == (0, 1, None, 2, 3)


def test_sf20_nobody_convicted_two_for_the_spy() -> None:
    """SF-20."""
    assert in_the_bank().wait().pass_turn(0, 1, 2, 3, 4).result().points == (0, 0, 2, 0, 0)


def test_sf21_somebody_else_convicted_four_for_the_spy() -> None:
    """SF-21."""
    assert in_the_bank().convict(0, 4).result().points == (0, 0, 4, 0, 0)
    assert in_the_bank().wait().convict(0, 4).result().points == (0, 0, 4, 0, 0)


def test_sf22_a_right_guess_four_for_the_spy() -> None:
    """SF-22."""
    assert in_the_bank().guess(2, "Bank").result().points == (0, 0, 4, 0, 0)


def test_sf23_a_wrong_guess_one_for_each_of_the_others() -> None:
    """SF-23."""
    assert in_the_bank().guess(2, "Zoo").result().points == (1, 1, 0, 1, 1)


def test_sf24_convicting_the_spy_scores_2_and_1() -> None:
    """SF-24."""
    assert in_the_bank().convict(3, 2).result().points == (1, 1, 0, 2, 1)
    assert in_the_bank().wait().pass_turn(0, 1, 2).convict(3, 2).result().points == (1, 1, 0, 2, 1)


def test_sf24_an_accusation_that_failed_earns_nothing() -> None:
    """SF-24."""
    assert in_the_bank().acquit(0, 2).convict(3, 2).result().points == (1, 1, 0, 2, 1)


def three_rounds() -> Round:
    """Play three rounds: a conviction, a right guess, an escape."""
    game = a_round(seats=3, spy=2, rounds=3, call_time=True).ask(0, 1).convict(1, 2).carry_on()
    game.deal("Beach", 0).ask(2, 1).guess(0, "Beach").carry_on()
    return game.deal("Hotel", 1).ask(0, 1).call_time(0, 1, 2)


def test_sf25_most_points_after_the_agreed_rounds_wins() -> None:
    """SF-25."""
    game = three_rounds()
    assert game.view().scores == (5, 2, 0)
    game.convict(0, 1)
    assert game.outcome().winners == (0,)
    assert game.outcome().scores == (7, 2, 1)
    assert [result.how for result in game.view().sheet] == ["caught", "guessed", "caught"]


def test_sf25_a_tie_is_shared() -> None:
    """SF-25."""
    game = a_round(seats=4, spy=0, rounds=1).ask(0, 1).guess(0, "Zoo")
    assert game.outcome().winners == (1, 2, 3)


def test_sf25_where_nobody_has_a_point_nobody_wins() -> None:
    """SF-25."""
    game = a_round(seats=4, spy=0, rounds=1).ask(0, 1).host(EndRound()).carry_on()
    assert game.outcome().scores == (0, 0, 0, 0)
    assert game.outcome().winners == ()
