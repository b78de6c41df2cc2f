"""House options, all off by default (SF-32)."""

from typing import Any

import pytest

from spyhouse.games.spyfall.moves import CallTime
from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.kernel import BadOptions, Leave
from tests.games.spyfall.builders import a_game, a_round, a_running_round


def test_sf32_they_are_off_by_default() -> None:
    """SF-32."""
    plain = SpyfallOptions()
    assert plain.spies == 1
    assert plain.places is None
    assert not any((plain.hidden_roles, plain.majority_after_time, plain.no_clock))
    assert not any((plain.call_time, plain.open_chat))


def test_sf32_two_spies_do_not_know_each_other_and_win_together() -> None:
    """SF-32."""
    one, other = a_running_round(spy=(2, 3), place="Bank"), a_running_round(spy=(2, 4), place="Bank")
    assert one.view(2) == other.view(2)
    assert one.guess(3, "Bank").result().points == (0, 0, 4, 4, 0)


def test_sf32_spy_earns_nothing_by_betraying_the_other() -> None:
    """SF-32."""
    assert a_running_round(spy=(2, 3)).guess(3, "Zoo").result().points == (1, 1, 0, 0, 1)
    assert a_running_round(spy=(2, 3)).convict(2, 3).result().points == (1, 1, 0, 0, 1)
    assert a_running_round(spy=(2, 3)).convict(0, 3).result().points == (2, 1, 0, 0, 1)


def test_sf32_two_spies_are_dealt_only_while_five_play() -> None:
    """SF-32."""
    game = a_running_round(spy=(2, 3)).host(Leave(4))
    assert game.view().spies == 2, "the cards of this round are out"
    game.guess(3, "Zoo").carry_on()
    assert (game.view().spies, len(game.state.deal.spies)) == (1, 1)


def test_sf32_spy_nearest_the_dealers_left_deals_next() -> None:
    """SF-32."""
    assert a_round(spy=(1, 4), dealer=2).ask(2, 0).guess(1, "Zoo").carry_on().view().dealer == 4


def test_sf32_queued_guess_nearest_the_dealer_happens() -> None:
    """SF-32."""
    game = a_running_round(spy=(2, 3), place="Bank").accuse(0, 4).queue(3, "Zoo").queue(2, "Bank")
    assert game.vote(against=(1, 2, 3)).result().how == "guessed"


def test_sf32_hidden_roles_are_on_no_card_and_in_no_reveal() -> None:
    """SF-32."""
    game = a_round(hidden_roles=True)
    card = game.view(0).card
    assert card is not None
    assert card.role == "-"
    assert set(game.ask(0, 1).guess(2, "Zoo").result().roles) == {None}


@pytest.mark.parametrize(("majority", "how"), [(True, "caught"), (False, None)])
def test_sf32_a_majority_convicts_after_time_only_if_agreed(majority: bool, how: str | None) -> None:
    """SF-32."""
    game = a_running_round(majority_after_time=majority).wait().accuse(0, 2).vote(1, 3, against=(4,))
    assert (game.result().how if game.view().sheet else None) == how


def test_sf32_half_is_no_majority_and_early_votes_need_all() -> None:
    """SF-32."""
    game = a_running_round(majority_after_time=True)
    game.accuse(0, 2).vote(1, 3, against=(4,))
    assert game.view().phase == "questions"
    game.wait().accuse(0, 2).vote(1, against=(3, 4))
    assert game.view().phase == "accusations"


def test_sf32_calling_time_needs_the_option() -> None:
    """SF-32."""
    game = a_running_round()
    assert CallTime() not in game.state.legal(1)
    game.refused(0, CallTime(), "until the clock runs out")
    assert game.view().callers_needed == 0


def test_sf32_time_ends_early_only_if_everyone_agrees() -> None:
    """SF-32."""
    game = a_running_round(call_time=True)
    assert game.view().callers_needed == 5
    game.call_time(0, 1, 2, 3)
    game.refused(0, CallTime(), "already called time")
    assert CallTime() not in game.state.legal(0)
    assert game.view().phase == "questions"
    assert game.call_time(4).view().phase == "accusations"


def test_sf32_without_a_clock_more_than_half_are_enough() -> None:
    """SF-32."""
    for seats, needed in ((4, 3), (5, 3), (8, 5)):
        game = a_running_round(seats, no_clock=True)
        assert game.state.deadline() is None
        assert game.view().callers_needed == needed
        game.call_time(*range(needed - 1))
        assert game.view().phase == "questions"
        game.call_time(needed)
        assert game.view().phase == "accusations"
        game.refused(0, CallTime(), "Time is up")


def test_sf32_nobody_calls_time_in_a_vote() -> None:
    """SF-32."""
    game = a_running_round(no_clock=True).accuse(0, 3)
    assert CallTime() not in game.state.legal(1)
    game.refused(1, CallTime(), "wait until everyone has voted")


def test_sf32_drawn_places_are_shown_to_all() -> None:
    """SF-32."""
    game = a_game(places=8)
    assert len(game.view(None).in_play) == 8
    assert game.state.deal.place in game.view().in_play
    assert {a_game(places=8, seed=f"{n}").view().in_play for n in range(5)} != {game.view().in_play}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 5, "places": 5}, "5 rounds need at least 6 places, not 5"),
        ({"places": 31}, "The pack has 30 places"),
        ({"spies": 2}, "Two spies need at least 5 players, not 4"),
        ({"first_dealer": 4}, "one of the 4 seats"),
        ({"play_roles": True, "hidden_roles": True}, "not both"),
        ({"rounds": 0}, "don.t fit Spyfall"),
        ({"jokers": 1}, "Spyfall has no option .jokers."),
    ],
)
def test_conflicting_options_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        a_game(4, **options)
