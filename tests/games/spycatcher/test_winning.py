"""Winning (SK-31, SK-32), and host actions."""

import pytest

from spyhouse.games.spycatcher.moves import HandBack
from spyhouse.kernel import HOST, IllegalMove, Leave, Outcome, Skip, Stop
from tests.games.spycatcher.builders import Table, a_game

ALL = ("court", "government", "press", "publisher")


def on_the_way_home(*lost: str, die: int = 6, **options: object) -> Table:
    table = a_game(**options).permits(0, *(circle for circle in ALL if circle not in lost))  # type: ignore[arg-type]
    return table.at_place(0, "north-in-2").rolled(die)


def test_the_first_home_with_all_four_wins_without_an_exact_roll() -> None:
    """SK-31"""
    table = on_the_way_home(die=6)
    table.go(0, "mi5")
    assert table.state.outcome() == Outcome(how="published", winners=(0,), scores=(4, 0))
    assert table.state.to_act() == frozenset()
    assert table.state.view(None).hands


def test_three_permissions_do_not_win() -> None:
    """SK-31"""
    table = on_the_way_home("press")
    table.go(0, "mi5")
    assert table.state.outcome() is None
    assert table.state.turn == 1


def test_three_permissions_win_the_short_game() -> None:
    """SK-35"""
    table = on_the_way_home("press", permissions_needed=3)
    table.go(0, "mi5")
    assert table.state.outcome() == Outcome(how="published", winners=(0,), scores=(3, 0))


def test_movement_stops_on_mi5() -> None:
    """SK-31"""
    table = a_game().at_place(0, "ring-7").rolled(5)
    ends = {table.state.whitehall.places[move.route[-1]].id for move in table.state.legal(0)}  # type: ignore[attr-defined]
    assert ends == {"ring-12", "government-3", "mi5"}


def test_four_permissions_win_only_at_mi5() -> None:
    """SK-31"""
    table = a_game().permits(0, *ALL).lands_on("ring-7")  # type: ignore[arg-type]
    assert table.state.outcome() is None


def test_report_square_can_win() -> None:
    """SK-31"""
    table = a_game().permits(0, *ALL).lands_on("ring-22")  # type: ignore[arg-type]
    outcome = table.state.outcome()
    assert outcome
    assert outcome.winners == (0,)


def test_a_lost_permission_has_to_be_collected_again() -> None:
    """SK-32"""
    table = a_game().permits(0, *ALL).lands_on("ring-30")  # type: ignore[arg-type]
    table.do(0, HandBack("press"))
    table.state.turn = 0
    table.at_place(0, "north-in-2").rolled(1).go(0, "mi5")
    assert table.state.outcome() is None
    assert [(stage.circle, stage.won) for stage in table.state.race] == [("press", False)]
    table.state.turn = 0
    table.hand(0, "p4 p5 p6").lands_on("press-2")
    assert table.state.phase == "seek"


# --- the host


def test_skipped_player_loses_turn_or_passes() -> None:
    table = a_game(3)
    table.host(Skip(0))
    assert (table.state.turn, table.sizes()) == (1, [7, 7, 7])
    table.draw(1)
    table.host(Skip(1))  # something is discarded
    assert table.sizes() == [7, 7, 7]
    assert table.state.phase == "go"
    table.state.die = 1
    table.host(Skip(1))  # the piece moves anyway: the host cannot skip a bad roll
    assert table.state.turn == 2
    assert table.stands_on(1) != "mi5"


def test_sk20_no_skip_during_a_challenge() -> None:
    """SK-20: only the clock ends a challenge, so a host cannot skip a challenger"""
    table = a_game(3).hand(0, "c1 c2 c3").next_permission("court", "").lands_on("court-2")
    table.seek(0, "c1 c2 c3")
    table.passes(2)
    assert Skip(1) not in table.state.legal(HOST)
    with pytest.raises(IllegalMove, match="the clock decides"):
        table.host(Skip(1))
    table.tick()
    assert table.holds(0) == ["court"]


def test_leaver_returns_cards_and_permissions() -> None:
    table = a_game(3).permits(0, "press")
    table.host(Leave(0))
    assert table.sizes() == [0, 7, 7]
    assert table.holds(0) == []
    assert len(table.state.returned[2]) == 1
    assert table.state.turn == 1


def test_when_the_seeker_leaves_the_attempt_is_off() -> None:
    table = a_game(3).hand(0, "c1 c2 c3").lands_on("court-2")
    table.seek(0, "c1 c2 c3")
    table.passes(1)
    table.host(Leave(0))
    assert (table.state.turn, table.state.phase, table.state.attempts) == (1, "draw", 0)
    assert table.state.deadline() is None


def test_game_stops_with_one_player() -> None:
    table = a_game(2)
    table.host(Leave(1))
    assert table.state.outcome() == Outcome(how="stopped", winners=(), scores=(0, 0))


def test_stopped_game_reveals_all_hands() -> None:
    table = a_game(2)
    table.host(Stop())
    assert [len(hand) for hand in table.state.view(None).hands] == [7, 7]
