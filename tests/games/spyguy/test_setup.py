"""Set-up: box, standees and deck."""

import random
from collections import Counter

import pytest

from spyhouse.citydraw import draw
from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.city_key import read_key
from spyhouse.games.spyguy.events import Space
from spyhouse.games.spyguy.options import SpyGuyOptions
from spyhouse.games.spyguy.state import SpyGuy
from spyhouse.kernel import BadOptions
from tests.games.spyguy.builders import CITY, AChase


def test_box_has_track_and_card_per_kind() -> None:
    # SG-1
    assert len(all_cards()) == 56
    assert AChase().state.view(0).track == box().track
    assert len(AChase().state.deck) == 56


@pytest.mark.parametrize(("players", "space"), [(1, 18), (2, 21), (3, 24), (4, 24), (8, 24)])
def test_moritz_starts_farther_ahead_of_a_larger_team(players: int, space: int) -> None:
    # SG-2
    view = AChase(players).state.view(None)
    assert (view.spy_guy, view.moritz) == (Space(0), space)


def test_game_takes_one_to_eight_players() -> None:
    # SG-2
    assert [*GAME.seats] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_deck_is_shuffled_and_hidden() -> None:
    # SG-3
    decks = {AChase(seed=seed).state.deck for seed in ("a", "b", "c")}
    assert len(decks) == 3
    assert all(sorted(deck) == list(range(56)) for deck in decks)
    assert AChase().state.view(0).deck == 56


def test_card_has_item_footprints_and_file() -> None:
    # SG-4
    card = AChase().begun().card
    assert card.item
    assert card.footprints in (2, 3, 4)
    files = [each.file for each in all_cards()]
    assert len(set(files)) == len(files)


def test_file_number_has_no_effect() -> None:
    # SG-4: games that differ only in the file number end on the same spaces.
    a = AChase().begun()
    a.state.card = type(a.card)(a.card.kind, a.card.item, a.card.copies, a.card.footprints, file=0)
    b = AChase().begun()
    for chase in (a, b):
        chase.finds(2)
        chase.time_up()
    assert (a.state.spy_guy, a.state.moritz) == (b.state.spy_guy, b.state.moritz)


def test_only_true_items_count_as_copies() -> None:
    # SG-5: what is recoloured or another thing is never a copy.
    a = AChase().begun()
    city = draw(CITY, "harbour", "day", "some", "normal")
    true = {(each.x, each.y) for each in city.things if each.look == 0 and each.kind == a.card.kind}
    assert {(spot.x, spot.y) for spot in a.copies()} == true
    assert len(a.copies()) == a.card.copies


def test_no_item_needs_more_than_ten_markers() -> None:
    # SG-15
    assert max(card.copies for card in all_cards()) == 10


def test_deck_has_the_counts_of_the_box() -> None:
    # SG-20
    assert Counter(card.copies for card in all_cards()) == {5: 8, 6: 12, 7: 12, 8: 10, 9: 8, 10: 6}
    footprints = {card.copies: card.footprints for card in all_cards()}
    assert footprints == {5: 2, 6: 2, 7: 3, 8: 3, 9: 4, 10: 4}
    assert (box().track.port, box().track.starts, box().track.arrow) == (62, (18, 21, 24), 12)
    assert SpyGuy(3, "x", SpyGuyOptions()).options.level == "family"


# --- the city


def test_unnamed_city_comes_from_the_seed() -> None:
    # SG-18
    cities = {seed: SpyGuy(3, seed, SpyGuyOptions()).city for seed in ("a", "b")}
    assert cities["a"] != cities["b"]
    assert SpyGuy(3, "a", SpyGuyOptions()).city == cities["a"]


def test_named_city_is_the_same_in_every_game() -> None:
    # SG-18, SG-21: the city of the day is named by its date.
    day = SpyGuyOptions(city="2026-11-16")
    assert SpyGuy(1, "a", day).city == SpyGuy(5, "b", day).city
    assert SpyGuy(1, "a", day).city.startswith("2026-11-16.")


def test_city_key_determines_the_drawing() -> None:
    options = SpyGuyOptions(city="x-1", site="hill", mood="snow", lookalikes="many", items="large")
    key = SpyGuy(3, "a", options).city
    assert key == "x-1.hill.snow.many.large"
    assert str(read_key(key)) == key


@pytest.mark.parametrize(
    "key",
    [
        "",
        "x",
        "x.day.some.normal",
        "X.hill.day.some.normal",
        "x.moon.day.some.normal",
        "x.hill.night.some.normal",
        "x.hill.day.some.normal ",
        "x.hill.day.some.normal\n",
        "../a.day",
    ],
)
def test_a_wrong_key_is_refused_in_words(key: str) -> None:
    with pytest.raises(BadOptions, match="There.s no such city"):
        read_key(key)


def test_city_key_is_independent_of_the_deck() -> None:
    # SG-19: the same key fits every order of the deck that one could imagine.
    state = SpyGuy(3, "a", SpyGuyOptions())
    other = state.imagine(0, random.Random(1))
    assert other.city == state.city
    assert other.deck != state.deck
