"""The search: simultaneous taps, judged by the server's clock."""

import math
import random
import re

import msgspec
import pytest

from spyhouse.games.spyguy import GAME
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.city_cache import items_by_district, moritz_in, passers_in
from spyhouse.games.spyguy.events import (
    CardTurned,
    DistrictTold,
    Found,
    MoritzSpotted,
    SaidDone,
    SearchEnded,
    Spot,
    TappedWrong,
)
from spyhouse.games.spyguy.moves import Done, GoOn, LookInto, MarkTold, Tap
from spyhouse.kernel import IllegalMove, Leave, Skip, Stop
from tests.games.spyguy.builders import AChase, kinds_of, the


def test_first_card_is_turned_when_all_are_ready() -> None:
    a = AChase(3)
    assert kinds_of(a.does(0, GoOn()) + a.does(2, GoOn())) == ["WentOn", "WentOn"]
    assert a.state.to_act() == {1}
    turned = the(CardTurned, a.does(1, GoOn()))
    assert turned.turn == 1


def test_overview_has_a_deadline() -> None:
    assert the(CardTurned, AChase(3).time_up()).turn == 1


def test_search_reveals_the_card_and_starts_the_timer() -> None:
    # SG-7
    a = AChase().with_deck(7, 8, 9).after(500).begun()
    assert a.card == all_cards()[7]
    view = a.state.view(1)
    assert (view.phase, view.card, view.began, view.ends) == ("search", a.card, 500, 45_500)
    assert a.state.deadline() == 45_500


def test_all_search_at_once_and_finder_marks_copy() -> None:
    # SG-7
    a = AChase(3).begun()
    assert a.state.to_act() == {0, 1, 2}
    for seat in (2, 0, 1):
        spot = a.hidden()[0]
        found = the(Found, a.after(1_000).taps(spot, seat))
        assert (found.marker.spot, found.marker.seat, found.only) == (spot, seat, None)
    assert [(marker.seat, marker.ms) for marker in a.state.view(None).markers] == [
        (2, 1_000),
        (0, 2_000),
        (1, 3_000),
    ]


def test_second_tap_on_a_copy_does_not_count() -> None:
    # SG-16
    a = AChase(2).begun()
    spot = a.hidden()[0]
    a.taps(spot, 1)
    second = the(TappedWrong, a.taps(spot, 0))
    assert (second.marked, second.only) == (True, (0,))
    assert [marker.seat for marker in a.state.markers] == [1]
    assert a.state.wrong == (0, 0)


def test_wrong_tap_is_private_and_free() -> None:
    # SG-16
    a = AChase(2).begun()
    wrong = the(TappedWrong, a.does(1, Tap(-500, -500)))
    assert (wrong.only, wrong.marked, wrong.locked_until) == ((1,), False, 0)
    assert (a.state.view(1).wrong, a.state.view(0).wrong) == (1, 0)
    assert the(Found, a.taps(a.hidden()[0], 1))


def test_wrong_tap_locks_for_two_seconds_by_option() -> None:
    # SG-16
    a = AChase(2, lock_wrong_taps=True).begun()
    spot = a.hidden()[0]
    assert the(TappedWrong, a.does(0, Tap(-500, -500))).locked_until == 2_000
    assert a.state.view(0).locked_until == 2_000
    with pytest.raises(IllegalMove, match="two seconds"):
        a.after(1_999).taps(spot, 0)
    assert the(Found, a.taps(spot, 1)).marker.seat == 1  # others are not blocked
    assert the(Found, a.after(1).taps(a.hidden()[0], 0)).marker.seat == 0


def test_tap_on_a_marked_copy_does_not_lock() -> None:
    a = AChase(2, lock_wrong_taps=True).begun()
    spot = a.hidden()[0]
    a.taps(spot, 0)
    assert the(TappedWrong, a.taps(spot, 1)).locked_until == 0


def test_tap_counts_until_the_deadline() -> None:
    # SG-16
    a = AChase(2).begun()
    first, second, *_ = a.hidden()
    a.after(44_999).taps(first)
    with pytest.raises(IllegalMove, match="run out"):
        a.after(1).taps(second)
    assert the(SearchEnded, a.time_up()).found == 1


@pytest.mark.parametrize("phase", ["look_around", "reveal", "over"])
def test_outside_of_a_search_a_tap_is_refused_in_words(phase: str) -> None:
    a = AChase(2)
    if phase != "look_around":
        a.begun().time_up()
    if phase == "over":
        a.host(Stop())
    with pytest.raises(IllegalMove, match=r"\w+ \w+ \w+"):
        a.does(0, Tap(100, 100))
    assert a.state.phase == phase


# --- how near is near enough


def at(spot: Spot, distance: float, zoom: float, angle: float = 0.7) -> Tap:
    return Tap(spot.x + distance * math.cos(angle), spot.y + distance * math.sin(angle), zoom)


@pytest.mark.parametrize(
    ("zoom", "slack"),
    [(1.0, 10), (2.0, 5), (0.5, 12), (0.01, box().reach.most), (100.0, box().reach.least)],
)
def test_tap_reaches_ten_pixels_beyond_the_item(zoom: float, slack: float) -> None:
    # SG-16, SG-19: the client's zoom is clamped, so it cannot widen a tap beyond what a phone needs.
    a = AChase(1).begun()
    spot = a.hidden()[0]
    assert isinstance(a.does(0, at(spot, spot.size / 2 + slack + 0.1, zoom))[0], TappedWrong)
    assert isinstance(a.does(0, at(spot, spot.size / 2 + slack - 0.1, zoom))[0], Found)


def test_tap_marks_the_nearest_unmarked_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = (Spot(100, 100, 40), Spot(130, 100, 40), Spot(900, 900, 40))
    monkeypatch.setattr("spyhouse.games.spyguy.search.spots_of", lambda city, kind: pair)
    a = AChase(2).begun()
    assert [a.does(0, Tap(118, 100))[0].marker.spot for _ in range(2)] == [pair[1], pair[0]]  # type: ignore[attr-defined]
    assert a.does(0, Tap(118, 100))[0].marked  # type: ignore[attr-defined]


def test_extreme_points_hit_nothing() -> None:
    a = AChase(2).begun()
    rng = random.Random(5)
    strange = [math.nan, math.inf, -math.inf, 1e308, -1e308, 0.0, -0.0, 5e-324, 1e6]
    for _ in range(300):
        tap = Tap(*(rng.choice([*strange, rng.uniform(-1e4, 1e4)]) for _ in range(3)))
        if math.isfinite(tap.x) and math.isfinite(tap.y) and 0 < tap.zoom < math.inf:
            (event,) = a.does(0, tap)
            assert isinstance(event, TappedWrong)
        else:
            with pytest.raises(IllegalMove, match="Tap inside it"):
                a.does(0, tap)


# --- in words


def test_any_player_gets_the_city_in_words() -> None:
    # SG-21
    a = AChase(2).begun()
    told = [the(DistrictTold, a.after(3_000).does(1, LookInto(n))) for n in range(10)]
    assert {each.only for each in told} == {(1,)}
    assert sum(len(each.things) for each in told) > 100
    for spot in a.copies():
        if spot.district < len(told):
            thing = told[spot.district].things[spot.number - 1]
            assert (thing.item, thing.place) == (a.card.item, spot.place)
    a.after(3_000)
    with pytest.raises(IllegalMove, match="districts"):
        a.does(1, LookInto(99))


def test_description_has_no_coordinates() -> None:
    # SG-21: descriptions name things and their places, and nothing else.
    a = AChase(2).begun()
    told = the(DistrictTold, a.does(1, LookInto(0)))
    assert {*msgspec.to_builtins(told.things[0])} == {"item", "colour", "place"}
    spoken = GAME.describe_event(told, verbose=True)
    assert "1. " in spoken
    assert not re.search(r"\d{3}", spoken)
    there = passers_in(a.state.city)
    assert {*msgspec.to_builtins(next(each for each in there if each)[0])} == {"who"}


def test_a_listener_marks_a_thing_by_its_number_in_the_district() -> None:
    # SG-21
    a = AChase(2).begun()
    spot = a.hidden()[0]
    found = the(Found, a.does(1, MarkTold(spot.district, spot.number)))
    assert found.marker.spot == spot
    a.after(2_000)
    again = the(TappedWrong, a.does(1, MarkTold(spot.district, spot.number)))
    assert (again.marked, again.district, again.number, again.x, again.y) == (
        True, spot.district, spot.number, 0, 0,
    )  # fmt: skip
    a.after(2_000)
    things = items_by_district(a.state.city)[spot.district]
    wrong = next(n for n, thing in enumerate(things, 1) if thing.item != a.card.item)
    assert not the(TappedWrong, a.does(1, MarkTold(spot.district, wrong))).marked
    assert a.state.view(1).wrong == 1
    a.after(2_000)
    for district, number, why in ((99, 1, "districts"), (0, 0, "from 1 to"), (0, 9_999, "from 1 to")):
        with pytest.raises(IllegalMove, match=why):
            a.does(1, MarkTold(district, number))


def test_a_listener_marks_one_thing_at_a_time() -> None:
    # SG-21: with a pause that a player who sees would need, too.
    a = AChase(2).begun()
    one, other = a.hidden()[:2]
    a.does(0, LookInto(0))
    with pytest.raises(IllegalMove, match="One thing at a time"):
        a.after(box().seconds.look * 1000 - 1).does(0, MarkTold(one.district, one.number))
    assert the(Found, a.after(1).does(0, MarkTold(one.district, one.number)))
    with pytest.raises(IllegalMove, match="One thing at a time"):
        a.after(box().seconds.mark * 1000 - 1).does(0, MarkTold(other.district, other.number))
    assert the(Found, a.after(1).does(0, MarkTold(other.district, other.number)))


def test_described_city_lists_gags_and_moritz() -> None:
    # SG-21
    a = AChase(2).begun()
    there = passers_in(a.state.city)
    assert sorted(passer.who for each in there for passer in each) == ["cat", "painter", "stranger", "tuba"]
    told = [the(DistrictTold, a.after(3_000).does(1, LookInto(n))) for n, each in enumerate(there) if each]
    assert tuple(each.passers for each in told) == tuple(each for each in there if each)
    spoken = "\n".join(GAME.describe_event(each, verbose=True) for each in told)
    assert "a red band, among the passers-by" in spoken
    assert "a cat by a crate, with an eye on the fish" in spoken
    assert "Moritz" not in spoken, "he is told by his looks"
    moritz = moritz_in(a.state.city)
    assert the(MoritzSpotted, a.after(3_000).does(1, MarkTold(moritz.district, moritz.number)))


def test_text_search_has_a_reading_pause() -> None:
    # SG-19
    a = AChase(2).begun()
    a.does(0, LookInto(0))
    with pytest.raises(IllegalMove, match="One district at a time"):
        a.after(box().seconds.look * 1000 - 1).does(0, LookInto(1))
    assert the(DistrictTold, a.does(1, LookInto(1)))  # it does not block others
    assert the(DistrictTold, a.after(1).does(0, LookInto(1)))


# --- the end of a search


def test_the_search_ends_when_every_copy_is_found() -> None:
    # SG-14
    a = AChase(2).begun()
    events = a.finds(a.card.copies)
    ended = the(SearchEnded, events)
    assert (ended.why, ended.found, ended.missed) == ("all", a.card.copies, ())
    assert a.state.phase == "reveal"


def test_search_ends_when_all_are_done() -> None:
    # SG-14
    a = AChase(3).begun()
    a.finds(2)
    a.does(0, Done())
    a.does(1, Done())
    a.does(0, Done(False))
    assert kinds_of(a.does(2, Done())) == ["SaidDone"]
    ended = the(SearchEnded, a.does(0, Done()))
    assert (ended.why, ended.found) == ("done", 2)


def test_done_is_accepted_once() -> None:
    a = AChase(2).begun()
    with pytest.raises(IllegalMove, match="said that"):
        a.does(0, Done(False))
    assert isinstance(a.does(0, Done())[0], SaidDone)
    with pytest.raises(IllegalMove, match="said so already"):
        a.does(0, Done())


def test_done_player_may_still_tap() -> None:
    a = AChase(2).begun()
    a.does(0, Done())
    assert the(Found, a.taps(a.hidden()[0], 0))


def test_public_view_counts_the_copies() -> None:
    # SG-14
    a = AChase(2).begun()
    assert a.state.view(None).copies[a.card.kind] == a.card.copies == len(a.copies())


def test_missed_copies_are_shown_only_afterwards() -> None:
    # SG-19, SG-21
    a = AChase(2).begun()
    a.finds(1)
    hidden = a.hidden()
    assert a.state.view(0).missed == ()
    assert set(the(SearchEnded, a.time_up()).missed) == set(hidden)
    assert set(a.state.view(0).missed) == set(hidden)
    assert len(a.state.view(0).markers) == 1
    a.goes_on()
    view = a.state.view(0)
    assert (view.missed, view.markers) == ((), ())


def test_markers_stay_until_all_have_seen_the_missed() -> None:
    # SG-8
    a = AChase(3).begun()
    a.finds(1)
    a.time_up()
    assert a.state.deadline() is None
    a.does(2, GoOn())
    a.does(0, GoOn())
    assert a.state.to_act() == {1}
    assert len(a.state.view(0).markers) == 1
    with pytest.raises(IllegalMove, match="when everyone is"):
        a.does(2, GoOn())
    assert the(CardTurned, a.does(1, GoOn())).turn == 2
    assert a.state.view(0).markers == ()


def test_absent_player_does_not_delay_the_missed_copies() -> None:
    a = AChase(3).begun()
    a.time_up()
    a.does(0, GoOn())
    a.host(Skip(1))
    assert the(CardTurned, a.host(Leave(2))).turn == 2


def test_warmer_level_describes_wrong_taps() -> None:
    # SG-20
    a = AChase(2, level="child").begun()
    spot = a.hidden()[0]
    near = box().warmth
    for away, heat in ((near.hot - 30, "hot"), (9_000, "cold")):
        assert the(TappedWrong, a.does(1, at(spot, away, 1.0))).heat == heat
    b = AChase(2, level="family").begun()
    assert the(TappedWrong, b.does(1, Tap(-500, -500))).heat == ""


def test_marked_copy_is_no_longer_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = (Spot(100, 100, 40), Spot(9_000, 100, 40))
    monkeypatch.setattr("spyhouse.games.spyguy.search.spots_of", lambda city, kind: pair)
    a = AChase(2, level="child").begun()
    assert the(TappedWrong, a.does(0, Tap(200, 100))).heat == "hot"
    a.does(0, Tap(100, 100))
    assert the(TappedWrong, a.does(0, Tap(200, 100))).heat == "cold"


def test_tapping_moritz_has_no_effect() -> None:
    """The bonus is reported and does not affect the chase."""
    a = AChase(lock_wrong_taps=True).begun().after(700)
    him = moritz_in(a.state.city)
    assert a.state.view(0).spotted is None
    marker = the(MoritzSpotted, a.taps(him, 1)).marker
    assert (marker.spot, marker.seat, marker.ms) == (him, 1, 700)
    assert a.state.view(None).spotted == marker
    second = the(TappedWrong, a.taps(him, 2))
    assert (second.marked, second.locked_until) == (True, 0)
    assert a.state.wrong == (0, 0, 0)
    assert a.state.markers == ()
    a.time_up()
    assert a.state.spy_guy.number == 0
    assert a.state.view(0).spotted == marker
