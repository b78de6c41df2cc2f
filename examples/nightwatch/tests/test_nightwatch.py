"""Each rule of Night Watch once, and the promises that Spyhouse asks of every game."""

import pytest
from spyhouse_nightwatch import GAME
from spyhouse_nightwatch.moves import Guard, LookAway, Suspect, TakeAlong
from spyhouse_nightwatch.options import NightWatchOptions
from spyhouse_nightwatch.state import NightWatch

from spyhouse.kernel import CLOCK, IllegalMove
from spyhouse.lab.conformance import check_game
from spyhouse.lab.message_lint import lint
from spyhouse.lab.play import play

MOLE = 1


def a_watch(seats: int = 3, nights: int = 2) -> NightWatch:
    """Seat 0 leads the first night, and seat 1 is the mole."""
    state = NightWatch(seats, "seed", NightWatchOptions(nights=nights))
    state.leader, state.mole = 0, MOLE
    return state


def test_it_keeps_every_promise() -> None:
    for seats in (3, 5):
        check_game(GAME, seats=seats, games=2, checks_per_game=8, home="spyhouse_nightwatch:GAME")


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_has_words_for_everything(language: str) -> None:
    assert [*lint(GAME, language)] == []


def test_nw_1_chance_says_who_is_the_mole() -> None:
    states = [NightWatch(3, f"seed {number}", NightWatchOptions()) for number in range(30)]
    assert {state.mole for state in states} == {0, 1, 2}
    assert [a_watch().view(seat).role for seat in (0, MOLE, None)] == ["agent", "mole", ""]


def test_nw_2_the_leader_takes_somebody_along() -> None:
    state = a_watch()
    assert state.legal(0) == [TakeAlong(1), TakeAlong(2)]
    with pytest.raises(IllegalMove, match="not your turn"):
        state.apply(1, TakeAlong(2), 0)
    state.apply(0, TakeAlong(2), 0)
    assert state.must_act() == {0, 2}


def test_nw_3_only_the_mole_can_look_away() -> None:
    state = a_watch()
    state.apply(0, TakeAlong(MOLE), 0)
    assert state.legal(0) == [Guard()]
    assert state.legal(MOLE) == [Guard(), LookAway()]
    with pytest.raises(IllegalMove, match="cannot do that"):
        state.apply(0, LookAway(), 0)


def test_nw_4_all_hear_whether_the_night_was_quiet() -> None:
    state = a_watch()
    state.apply(0, TakeAlong(MOLE), 0)
    state.apply(MOLE, LookAway(), 0)
    assert state.view(0).looked_away is None
    state.apply(0, Guard(), 0)
    assert [night.quiet for night in state.view(None).nights] == [False]
    assert state.possible_moles(2) == [0, 1]
    assert state.possible_moles(0) == [1]


@pytest.mark.parametrize(("named", "how"), [((1, 0, 1), "caught"), ((1, 2, 0), "escaped")])
def test_nw_5_the_mole_is_caught_if_most_name_it(named: tuple[int, ...], how: str) -> None:
    state = a_watch()
    state.phase = "vote"
    for seat, suspect in enumerate(named):
        state.apply(seat, Suspect(suspect), 0)
    outcome = state.outcome()
    assert outcome
    assert (outcome.how, outcome.side) == (how, "agents" if how == "caught" else "mole")


def test_nw_6_the_clock_goes_on_without_the_silent() -> None:
    state = a_watch()
    for _ in range(5):
        state.apply(CLOCK, state.legal(CLOCK)[0], state.deadline() or 0)
    assert state.outcome()
    assert all(night.quiet for night in state.nights)


def test_good_watchmen_catch_the_mole_more_often_than_chance() -> None:
    games = [play(GAME, 4, f"seed {number}", NightWatchOptions(), ["watchman"]) for number in range(60)]
    assert sum(game.outcome.side == "agents" for game in games) > 20
