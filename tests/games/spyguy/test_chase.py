"""The chase: distances, the catch and the escape."""

import pytest

from spyhouse.games.spyguy.events import GameEnded, MoritzWent, Shuffled, Space, SpyGuyWent
from spyhouse.games.spyguy.track import has_passed, way_left
from spyhouse.kernel import IllegalMove, Leave, Skip, Stop
from tests.games.spyguy.builders import AChase, kinds_of, the


def numbers(path: tuple[Space, ...]) -> list[int]:
    assert not any(space.shortcut for space in path)
    return [space.number for space in path]


def test_spy_guy_moves_before_moritz() -> None:
    # SG-6
    a = AChase().begun()
    walkers = []
    for _ in range(3):
        walkers += [kind for kind in kinds_of(a.time_up()) if kind.endswith("Went")]
        a.goes_on()
    assert walkers == ["SpyGuyWent", "MoritzWent"] * 3


def test_spy_guy_moves_one_space_per_marked_copy() -> None:
    # SG-8
    a = AChase().with_cards_of(7, 5).begun()
    a.finds(3)
    a.finds(1, seat=2)
    assert numbers(the(SpyGuyWent, a.time_up()).path) == [0, 1, 2, 3, 4]
    assert a.state.spy_guy == Space(4)
    a.goes_on()
    assert a.state.markers == ()


@pytest.mark.parametrize(("copies", "footprints"), [(5, 2), (8, 3), (10, 4)])
def test_moritz_moves_by_footprints(copies: int, footprints: int) -> None:
    # SG-9
    a = AChase(3).with_cards_of(copies).begun()
    assert numbers(the(MoritzWent, a.time_up()).path) == [*range(24, 24 + footprints + 1)]
    assert a.state.moritz == 24 + footprints


def test_moritz_moves_even_if_nothing_was_found() -> None:
    # SG-22
    a = AChase().with_standees(5, 30).with_cards_of(6).begun()
    events = a.time_up()
    assert the(SpyGuyWent, events).path == (Space(5),)
    assert a.state.moritz == 32


@pytest.mark.parametrize("found", [4, 6])
def test_sg12_reaching_moritz_wins_at_once(found: int) -> None:
    # SG-12, SG-22: he stops where Moritz stands, and Moritz does not answer.
    a = AChase().with_standees(20, 24).with_cards_of(6).begun()
    a.finds(found)
    events = a.told if found == 6 else a.time_up()
    assert numbers(the(SpyGuyWent, events).path) == [20, 21, 22, 23, 24]
    assert the(GameEnded, events).how == "caught"
    assert "MoritzWent" not in kinds_of(events)
    outcome = a.state.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winners, outcome.side) == ("caught", (0, 1, 2), "team")


def test_one_space_short_does_not_catch_moritz() -> None:
    # SG-12
    a = AChase().with_standees(20, 24).with_cards_of(6).begun()
    a.finds(3)
    a.time_up()
    assert (a.state.spy_guy, a.state.moritz, a.state.outcome()) == (Space(23), 26, None)


@pytest.mark.parametrize("moritz", [60, 61])
def test_moritz_escapes_at_or_past_the_last_space(moritz: int) -> None:
    # SG-13, SG-22
    a = AChase().with_standees(0, moritz).with_cards_of(6).begun()
    events = a.time_up()
    assert numbers(the(MoritzWent, events).path)[-1] == 62
    assert the(GameEnded, events).how == "escaped"
    outcome = a.state.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winners, outcome.side) == ("escaped", (), "moritz")


def test_catch_precedes_escape() -> None:
    # SG-22
    a = AChase().with_standees(59, 61).with_cards_of(5).begun()
    a.finds(2)
    assert the(GameEnded, a.time_up()).how == "caught"


def test_a_used_up_deck_is_shuffled_again() -> None:
    # SG-17
    a = AChase(practice=True, practice_cards=100).begun()
    seen = [a.card.kind]
    for _ in range(55):
        a.time_up()
        seen.append(a.goes_on().card.kind)
    assert sorted(seen) == list(range(56))
    a.time_up()
    assert the(Shuffled, a.goes_on().told).cards == 56
    again = [a.card.kind]
    for _ in range(39):
        a.time_up()
        again.append(a.goes_on().card.kind)
    assert len(set(again)) == 40
    assert again != seen[:40]


# --- how far it is


def test_way_left_counts_the_shortcut() -> None:
    assert [way_left(Space(number)) for number in (0, 12, 20, 62)] == [62, 50, 42, 0]
    assert [way_left(Space(number, shortcut=True)) for number in (1, 2, 3)] == [45, 44, 43]


@pytest.mark.parametrize(
    ("inside", "moritz", "passed"), [(1, 17, True), (1, 18, False), (3, 19, True), (3, 20, False)]
)
def test_shortcut_passes_moritz_when_not_longer(inside: int, moritz: int, passed: bool) -> None:
    # SG-12
    assert has_passed(Space(inside, shortcut=True), moritz) == passed


# --- the host


def test_host_can_skip_an_absent_player() -> None:
    a = AChase(3)
    a.host(Skip(2))
    assert a.state.legal(-2)[:2] == [Skip(0), Skip(1)]
    with pytest.raises(IllegalMove, match="nothing to skip"):
        a.host(Skip(2))
    a.begun()
    a.host(Skip(0))
    a.host(Skip(1))
    assert "SearchEnded" in kinds_of(a.host(Skip(2)))


def test_game_continues_after_a_leaver() -> None:
    a = AChase(3).begun()
    a.finds(1, seat=1)
    a.host(Leave(1))
    assert a.state.to_act() == {0, 2}
    with pytest.raises(IllegalMove, match="left the game"):
        a.taps(a.hidden()[0], 1)
    assert a.state.markers[0].seat == 1  # finds remain
    a.host(Leave(0))
    assert kinds_of(a.host(Leave(2))) == ["LeftForGood", "SearchEnded", "GameEnded"]
    outcome = a.state.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.scores) == ("stopped", (0, 1, 0))


def test_stopped_game_reveals_everything() -> None:
    a = AChase(2).begun()
    a.finds(2)
    hidden = a.hidden()
    a.host(Stop())
    assert a.state.view(None).missed == tuple(hidden)
    assert not a.state.legal(-2)
