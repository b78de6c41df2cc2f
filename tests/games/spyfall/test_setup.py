"""Set-up before the first question (SF-1 to SF-7)."""

from collections import Counter

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.moves import EndRound, Guess
from spyhouse.games.spyfall.packs import default_pack
from spyhouse.kernel import BadOptions
from tests.games.spyfall.builders import PLACES, a_game, a_round


def test_sf1_the_box_has_thirty_places_with_seven_roles_each() -> None:
    """SF-1."""
    assert len(default_pack().places) == 30
    assert {len(place.roles) for place in default_pack().places} == {7}


def test_sf2_place_is_played_once_per_game() -> None:
    """SF-2."""
    game = a_game(seats=3, rounds=20, places=21)
    while game.state.outcome() is None:
        game.host(EndRound()).carry_on()
    assert len({result.place for result in game.view().sheet}) == 20


def test_sf2_the_place_is_drawn_at_random() -> None:
    """SF-2."""
    drawn = Counter(a_game(seed=f"game {number}").state.deal.place for number in range(600))
    assert len(drawn) == 30
    assert max(drawn.values()) < 45  # 20 expected


@pytest.mark.parametrize("seats", range(3, 9))
def test_sf3_one_spy_and_distinct_roles_of_one_place(seats: int) -> None:
    """SF-3."""
    spies = Counter[int]()
    for number in range(60):
        game = a_game(seats, seed=f"deal {number}")
        cards = [card for seat in range(seats) if (card := game.view(seat).card)]
        honest = [card for card in cards if card.place != "--"]
        assert len(cards) == seats
        assert len(honest) == seats - 1
        assert len({card.place for card in honest}) == 1
        assert len({card.role for card in honest}) == seats - 1
        spies.update(game.state.deal.spies)
    assert set(spies) == set(range(seats))


def test_sf3_nobody_but_the_holder_sees_a_card() -> None:
    """SF-3."""
    one, other = a_round(spy=2, place="Bank"), a_round(spy=3, place="Bank")
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(None).card is None


def test_sf4_everyone_has_the_list_of_all_places_all_the_time() -> None:
    """SF-4."""
    game = a_round()
    for seat in (None, 0, 2):
        assert list(game.view(seat).places) == PLACES


def test_sf5_default_is_five_rounds_of_eight_minutes() -> None:
    """SF-5."""
    usual = a_round()
    assert usual.view().rounds == 5
    usual.ask(0, 1)
    assert usual.state.deadline() == usual.at + 8 * 60 * 1000
    short = a_round(rounds=1, round_seconds=900).ask(0, 1)
    assert short.state.deadline() == short.at + 15 * 60 * 1000
    short.guess(2, "Bank")
    assert short.outcome().how == "score"


def test_sf6_first_dealer_is_random_unless_named() -> None:
    """SF-6."""
    assert a_game(first_dealer=3).view().dealer == 3
    assert {a_game(seed=f"{number}").view().dealer for number in range(40)} == set(range(5))


def test_sf6_spy_deals_the_next_round() -> None:
    """SF-6."""
    game = a_round(spy=2).ask(0, 1).guess(2, "Zoo").carry_on()
    assert game.view().round == 2
    assert game.view().dealer == 2
    assert game.view(2).card is not None
    assert game.view().waiting_for == (2,)


def test_sf7_the_role_is_on_the_card_whether_it_is_played_or_not() -> None:
    """SF-7."""
    for play_roles in (False, True):
        card = a_round(spy=2, play_roles=play_roles).view(0).card
        assert card is not None
        assert card.role.isdigit()


def test_sf7_the_house_rules_say_whether_roles_are_played() -> None:
    """SF-7."""
    assert "roles played" not in GAME.summary(GAME.read_options({}))
    assert "roles played" in GAME.summary(GAME.read_options({"play_roles": True}))


def test_summary_is_one_line() -> None:
    assert GAME.summary(GAME.read_options({})) == "5 rounds of 8 minutes, questions typed"
    options = {"rounds": 1, "round_seconds": 90, "talk": "voice", "spies": 2, "places": 12}
    line = GAME.summary(GAME.read_options(options))
    assert line == "1 round of 1.5 minutes, questions spoken, two spies, 12 places"


@pytest.mark.parametrize("seats", [2, 13])
def test_game_takes_three_to_twelve_players(seats: int) -> None:
    with pytest.raises(BadOptions, match="3 to 12 players"):
        a_game(seats)


def test_no_action_before_the_first_question() -> None:
    game = a_round(spy=2)
    assert game.state.to_act() == {0}
    assert game.state.deadline() is None
    game.refused(2, Guess(2), "hasn.t started yet")
