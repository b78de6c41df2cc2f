"""The shortcut: entered only from the arrow, and by vote where it could be worse."""

import pytest

from spyhouse.games.spyguy import track
from spyhouse.games.spyguy.events import CardTurned, GameEnded, ShortcutChosen, Space, SpyGuyWent
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut
from spyhouse.kernel import IllegalMove, Leave, Skip
from tests.games.spyguy.builders import AChase, kinds_of, the

ARROW = 12


def inside(number: int) -> Space:
    return Space(number, shortcut=True)


def on_the_arrow(seats: int = 3, moritz: int = 40) -> AChase:
    return AChase(seats).with_standees(ARROW, moritz).with_cards_of(10, 9, 8).begun()


def test_box_track_takes_the_shortcut_without_a_vote() -> None:
    # SG-10, SG-11
    a = on_the_arrow(3)
    assert a.state.phase == "search"
    assert (the(ShortcutChosen, a.told).take, the(CardTurned, a.told).turn) == (True, 1)
    a.finds(2)
    a.time_up()
    assert a.state.spy_guy == inside(2)


@pytest.mark.parametrize("moritz", range(13, 62))
def test_box_track_shortcut_is_never_longer(moritz: int) -> None:
    # SG-11: wherever Doctor Moritz is and however many copies are found.
    for steps in range(11):
        through, road = (track.walk(Space(ARROW), steps, moritz, take)[-1] for take in (True, False))
        assert track.way_left(through) <= track.way_left(road)
        assert track.has_passed(through, moritz) >= track.has_passed(road, moritz)


@pytest.mark.usefixtures("a_track_to_vote_on")
def test_arrow_space_asks_for_a_vote() -> None:
    # SG-11
    a = on_the_arrow()
    assert (a.state.phase, a.state.card) == ("shortcut", None)
    assert a.state.legal(0) == [TakeShortcut(True), TakeShortcut(False)]
    a.does(0, TakeShortcut(True))
    assert a.state.view(2).votes == ("yes", "-", "-")
    a.does(1, TakeShortcut(True))
    assert kinds_of(a.does(2, TakeShortcut(True))) == ["ShortcutVoted", "ShortcutChosen", "CardTurned"]


def test_shortcut_takes_one_space_per_copy() -> None:
    # SG-10
    a = on_the_arrow(1)
    a.finds(6)
    assert the(SpyGuyWent, a.time_up()).path == (
        Space(12),
        inside(1),
        inside(2),
        inside(3),
        Space(20),
        Space(21),
        Space(22),
    )


def test_stop_inside_shortcut_continues_without_choice() -> None:
    # SG-22: the three spaces are ordinary spaces to stop on.
    a = on_the_arrow(1)
    a.finds(2)
    a.time_up()
    assert a.state.spy_guy == inside(2)
    assert the(CardTurned, a.goes_on().told)
    a.finds(2)
    a.time_up()
    assert a.state.spy_guy == Space(20)


@pytest.mark.usefixtures("a_track_to_vote_on")
def test_team_may_refuse_the_shortcut() -> None:
    # SG-10, SG-11
    a = on_the_arrow(1)
    a.does(0, TakeShortcut(False))
    a.finds(2)
    a.time_up()
    assert a.state.spy_guy == Space(14)


def test_sg10_passing_the_arrow_is_no_entry() -> None:
    # SG-10
    a = AChase(1).with_standees(11, 40).with_cards_of(8).begun()
    assert a.state.phase == "search"
    a.finds(3)
    a.time_up()
    assert a.state.spy_guy == Space(14)


@pytest.mark.usefixtures("a_track_to_vote_on")
def test_sg10_staying_on_the_arrow_asks_again() -> None:
    # SG-10: every turn that begins there.
    a = on_the_arrow(1)
    a.does(0, TakeShortcut(True))
    a.time_up()
    a.goes_on()
    assert a.state.phase == "shortcut"
    a.does(0, TakeShortcut(False))
    a.finds(1)
    a.time_up()
    assert a.state.spy_guy == Space(13)


@pytest.mark.usefixtures("a_track_to_vote_on")
@pytest.mark.parametrize(
    ("votes", "taken"),
    [((), True), ((True,), True), ((False,), False), ((True, False), True), ((False, False, True), False)],
)
def test_shortcut_vote_follows_majority_or_takes_it(votes: tuple[bool, ...], taken: bool) -> None:
    # SG-11: also when nobody has chosen in time.
    a = on_the_arrow(4)
    for seat, vote in enumerate(votes):
        a.does(seat, TakeShortcut(vote))
    assert the(ShortcutChosen, a.time_up()).take == taken


@pytest.mark.usefixtures("a_track_to_vote_on")
def test_shortcut_vote_can_be_changed() -> None:
    a = on_the_arrow(2)
    a.does(0, TakeShortcut(True))
    with pytest.raises(IllegalMove, match="said so already"):
        a.does(0, TakeShortcut(True))
    a.does(0, TakeShortcut(False))
    assert not the(ShortcutChosen, a.does(1, TakeShortcut(False))).take


@pytest.mark.usefixtures("a_track_to_vote_on")
def test_vote_does_not_wait_for_absent_players() -> None:
    a = on_the_arrow(3)
    a.does(0, TakeShortcut(False))
    a.host(Skip(1))
    assert not the(ShortcutChosen, a.host(Leave(2))).take


@pytest.mark.usefixtures("a_track_to_vote_on")
def test_shortcut_is_offered_on_the_arrow_only() -> None:
    a = AChase(2).begun()
    with pytest.raises(IllegalMove, match="on the arrow"):
        a.does(0, TakeShortcut(True))
    b = on_the_arrow(2)
    for move in (GoOn(), Done()):
        with pytest.raises(IllegalMove, match="shortcut"):
            b.does(0, move)


def test_shortcut_catches_moritz_when_not_longer() -> None:
    # SG-12: Moritz stands on 18, 44 spaces before the port; so far it is from the second space inside.
    a = on_the_arrow(1, moritz=18)
    a.finds(5)
    events = a.time_up()
    assert the(SpyGuyWent, events).path == (Space(12), inside(1), inside(2))
    assert the(GameEnded, events).how == "caught"


def test_moritz_never_takes_the_shortcut() -> None:
    # SG-22
    a = AChase(1).with_standees(0, ARROW).with_cards_of(5).begun()
    a.time_up()
    assert a.state.moritz == 14
