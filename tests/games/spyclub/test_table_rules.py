"""Rulings for computer tables: memory, undo, host (SC-40 to SC-43)."""

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.moves import Confirm, EndTurn, GetAdvice, Investigate, Scout, ShiftFocus
from spyhouse.kernel import HOST, Event, Leave, Skip, Stop
from tests.games.spyclub.builders import a_case


def backs(case_hand: object) -> list[str]:
    return [clue.back for clue in case_hand.clues]  # type: ignore[attr-defined]


def test_sc40_without_notebook_only_upper_faces_are_shown() -> None:
    """SC-40."""
    case = a_case().with_hand(0, "Dog/Cabin", "Mom", "Twins")
    case.do(Investigate(0))
    assert backs(case.view.hands[0]) == ["", "", ""]
    assert case.view.movement_drawn == ()


def test_sc40_notebook_lists_exactly_the_seen_faces() -> None:
    """SC-40."""
    case = a_case(notebook=True).with_hand(0, "Dog/Cabin", "Mom", "Twins")
    case.do(Investigate(0))
    assert backs(case.view.hands[0]) == ["Dog", "", ""]
    case.do(Confirm(2, 0))
    assert case.view.row[0] is not None
    assert case.view.row[0].back == ""


def can_be_undone(told: list[Event]) -> bool:
    return not any(event.reveals for event in told)


def test_sc41_steps_that_show_something_cannot_be_taken_back() -> None:
    """SC-41."""
    case = a_case().with_hand(0, "Dog", "Mom", "Twins", ideas=3).with_hand(1, "Hat", "Cake", "Neighbor")
    assert GAME.table.undo
    assert can_be_undone(case.do(GetAdvice(1, 1)))
    assert can_be_undone(case.do(ShiftFocus(0)))
    assert can_be_undone(case.do(Confirm(0, 0)))
    assert can_be_undone(a_case().do(Scout(2, 0)))
    assert not can_be_undone(a_case().with_ideas(0, 2).do(Scout(0, 0)))
    assert not can_be_undone(a_case().do(Investigate(0)))
    assert not can_be_undone(a_case().do(EndTurn()))


def test_sc41_nothing_is_drawn_by_chance_after_the_set_up() -> None:
    """SC-41."""
    case = a_case()
    before = case.state.draws
    case.end_turn()
    assert case.state.draws == before


def test_sc43_one_person_may_hold_several_seats() -> None:
    """SC-43."""
    state = a_case(4).state
    assert len({repr(state.view(seat).hands) for seat in range(4)}) == 1


def test_a_player_who_is_away_loses_the_turn() -> None:
    case = a_case().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1)
    case.do(Skip(0), seat=HOST)
    assert case.view.active == 1


def test_game_does_not_wait_for_a_leaver() -> None:
    case = a_case().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1)
    case.do(Leave(1), seat=HOST)
    case.end_turn()
    assert (case.view.active, case.view.gone) == (2, (1,))


def test_leaving_ends_the_own_turn() -> None:
    case = a_case().with_hand(0, "Kite", "Mom", "Ants").with_steps(1)
    case.do(Leave(0), seat=HOST)
    assert (case.view.active, case.view.phase) == (1, "actions")


def test_last_leaver_stops_the_case() -> None:
    case = a_case(2)
    case.do(Leave(0), Leave(1), seat=HOST)
    assert case.ended == "stopped"


def test_the_host_stops_the_case_and_everything_is_shown() -> None:
    case = a_case()
    case.do(Stop(), seat=HOST)
    assert case.ended == "stopped"
    assert all(backs(hand) and all(backs(hand)) for hand in case.view.hands)
