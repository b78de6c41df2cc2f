"""Components and setup (SC-1 to SC-14)."""

from collections import Counter

import pytest

from spyhouse.api.options import options_schema
from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.box import load_box
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import CARDS, DAYTIMES, EMPTY, FACES, TYPES
from spyhouse.kernel import BadOptions
from tests.games.spyclub.builders import a_case


def test_sc1_there_are_54_cards_with_108_faces_of_six_types() -> None:
    """SC-1."""
    count = Counter(TYPES[kind] for kind in load_box().type)
    assert count == {
        "motive": 14,
        "suspect": 16,
        "location": 18,
        "crime": 21,
        "object": 24,
        "distraction": 15,
    }


def test_sc2_names_come_as_often_as_the_index_says() -> None:
    """SC-2."""
    box = load_box()
    count = Counter(box.names[name] for name in box.name)
    assert all(count[name] == 2 for name in ("Dare", "Revenge", "Dog", "Twins", "Diner", "School"))
    assert all(count[name] == 3 for name in ("Bullying", "Vandalism", "Cake", "Watch"))
    assert len(box.names) == 39 + 15


def test_sc47_named_deal_is_the_same_at_every_table() -> None:
    """SC-47."""
    today = SpyClubOptions(deal="2026-11-18", first_player=2)
    one, other = SpyClub(3, "one", today), SpyClub(3, "other", today)
    assert one == other
    assert one.active == one.starter == 2
    assert SpyClub(3, "one", SpyClubOptions(deal="2026-11-19")).up != one.up
    with pytest.raises(BadOptions, match="first player must be one of"):
        a_case(2, first_player=2)


def test_sc3_the_top_of_the_deck_is_seen_and_nothing_below_it() -> None:
    """SC-3."""
    case = a_case(4)
    assert case.view.incoming[0].clue is not None
    assert {clue.card for hand in case.view.hands for clue in hand.clues if clue} == set(range(1, 13))
    assert case.state.seen[case.state.top]
    assert not any(case.state.seen[case.state.top + 1 :])


def test_sc3_everyone_sees_the_same() -> None:
    """SC-3."""
    state = a_case(3).state
    views = [state.view(seat) for seat in (0, 1, 2)]
    assert all(view.hands == views[0].hands and view.row == views[0].row for view in views)


@pytest.mark.parametrize(("edition", "cards"), [("2018", 25), ("prototype", 22)])
def test_sc4_movement_cards_and_ideas(edition: str, cards: int) -> None:
    """SC-4."""
    state = a_case(2, edition=edition).state
    assert len(state.movement) + len(state.aside) == cards
    assert state.supply + sum(state.ideas) == 18


def test_sc5_the_triangle_is_over_the_third_slot() -> None:
    """SC-5."""
    assert a_case().view.symbols[2] == "triangle"
    assert a_case(edition="prototype").view.symbols[2] == "cross"
    assert len(set(a_case().view.symbols)) == 5


def test_sc6_everyone_is_a_different_one_of_eight_characters() -> None:
    """SC-6."""
    assert len(editions().characters) == 8
    chosen = a_case(4, characters=["Runner", "Bookworm"]).view.hands
    assert [hand.character for hand in chosen[:2]] == ["Runner", "Bookworm"]
    assert len({hand.character for hand in chosen}) == 4
    with pytest.raises(BadOptions, match="only be played by one player"):
        a_case(2, characters=["Runner", "Runner"])


@pytest.mark.parametrize(
    ("level", "escape", "ideas"), [("novice", 0, 18), ("intermediate", 1, 15), ("super_sleuth", 2, 12)]
)
def test_sc7_sc8_levels_of_the_prototype(level: str, escape: int, ideas: int) -> None:
    """SC-7, SC-8."""
    state = a_case(2, edition="prototype", difficulty=level).state
    assert (state.escape, state.supply + sum(state.ideas), state.removed) == (escape, ideas, 18 - ideas)


def test_sc7_each_rulebook_has_levels_of_its_own() -> None:
    """SC-7."""
    assert a_case(difficulty="advanced").view.escape == 0
    with pytest.raises(BadOptions, match="Easy, Standard and Advanced"):
        a_case(difficulty="novice")
    with pytest.raises(BadOptions, match="Super Sleuth"):
        a_case(edition="prototype", difficulty="standard")


def test_sc7_the_form_offers_each_rulebook_its_own_levels() -> None:
    """SC-7."""
    choice, _or_none = options_schema(GAME.options, GAME.words.speech())["$defs"]["SpyClubOptions"][
        "properties"
    ]["difficulty"]["anyOf"]
    levels = {name: list(edition.levels) for name, edition in editions().editions.items()}
    assert choice["goes_with"] == {"edition": levels}


def test_sc9_one_card_of_each_set_is_put_aside_in_2018_only() -> None:
    """SC-9."""
    box = load_box()
    state = a_case(2).state
    assert len(state.movement) == 22
    assert sorted(box.movement[number].daytime for number in state.aside) == sorted(DAYTIMES)
    assert not a_case(2, edition="prototype").state.aside
    assert len(a_case(2, edition="prototype").state.movement) == 22


def test_sc9_day_lies_on_sunset_on_night() -> None:
    """SC-9."""
    times = [load_box().movement[number].daytime for number in a_case(2).state.movement]
    assert times == ["day"] * 8 + ["sunset"] * 7 + ["night"] * 7


def test_sc10_sides_are_shuffled_too() -> None:
    """SC-10."""
    sides = {a_case(2, seed=str(seed)).state.up[0] & 1 for seed in range(20)}
    assert sides == {0, 1}
    assert sorted(face >> 1 for face in a_case(2).state.up) == list(range(CARDS))
    assert max(a_case(2).state.up) < FACES


@pytest.mark.parametrize(("seats", "places", "slots"), [(4, 2, 3), (3, 3, 3), (2, 4, 4)])
def test_sc10_sc12_incoming_clues_and_hands_by_players(seats: int, places: int, slots: int) -> None:
    """SC-10, SC-12."""
    view = a_case(seats).view
    assert (len(view.incoming), len(view.hands[0].clues)) == (places, slots)
    assert all(clue for hand in view.hands for clue in hand.clues)
    assert view.deck == CARDS - (places - 1) - seats * slots


@pytest.mark.parametrize(("seats", "prices"), [(4, [2, 0]), (3, [2, 1, 0]), (2, [2, 1, 1, 0])])
def test_sc11_prices_of_incoming_clues(seats: int, prices: list[int]) -> None:
    """SC-11."""
    assert [place.price for place in a_case(seats).view.incoming] == prices


def test_sc13_deal_goes_clockwise_from_starters_right_slot() -> None:
    """SC-13."""
    starters = set()
    for seed in range(12):
        state = GAME.new(3, str(seed))
        starter = state.view(None).starter  # type: ignore[attr-defined]
        starters.add(starter)
        hands = state.view(None).hands  # type: ignore[attr-defined]
        order = [hands[(starter + step) % 3].clues[slot].card for step in range(3) for slot in (2, 1, 0)]
        assert order == list(range(2, 11))
    assert starters == {0, 1, 2}


def test_sc14_focus_ideas_and_the_suspect() -> None:
    """SC-14."""
    state = GAME.new(3, "x")
    view = state.view(None)
    assert [(hand.focus, hand.ideas) for hand in view.hands] == [(2, 1)] * 3  # type: ignore[attr-defined]
    assert (view.pawn.seat, view.pawn.slot) == (view.starter, 2)  # type: ignore[attr-defined]
    assert EMPTY not in state.hands  # type: ignore[attr-defined]


def test_summary_is_one_line() -> None:
    for edition, says in (("2018", "rules of 2018"), ("prototype", "prototype rules")):
        options = GAME.read_options({"edition": edition})
        assert GAME.summary(options).endswith(says)
    assert GAME.summary(GAME.read_options({}), "de") == "Standard, Regeln von 2018"
