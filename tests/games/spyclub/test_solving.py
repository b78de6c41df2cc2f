"""Solving of aspects, and the good end (SC-35 to SC-39)."""

import pytest

from spyhouse.games.spyclub.events import AspectSolved, CaseEnded
from spyhouse.games.spyclub.moves import ChooseSolution, Confirm, EndTurn, ShiftFocus
from tests.games.spyclub.builders import Case, a_case, kinds, only


def four_locations() -> Case:
    return a_case().with_row("Diner", "Park", "School", "Museum").with_hand(0, "Dog", "Mom", "Cabin", focus=2)


def test_sc35_five_of_a_type_solve_it_in_the_middle_of_a_turn() -> None:
    """SC-35."""
    case = four_locations().with_last_movement("square")
    told = case.do(Confirm(2, 4))
    assert only(AspectSolved, told).aspect == "location"
    assert case.row() == [None] * 5
    assert case.view.actions == 2
    case.do(ShiftFocus(0))


def test_sc35_four_of_a_type_do_not_solve() -> None:
    """SC-35."""
    case = four_locations().with_last_movement("square")
    assert "AspectSolved" not in kinds(case.do(Confirm(2, 0)))


def test_sc35_five_of_a_solved_type_do_nothing() -> None:
    """SC-35."""
    case = four_locations().with_last_movement("square").with_solved("location")
    assert "AspectSolved" not in kinds(case.do(Confirm(2, 4)))
    assert case.row()[4] == "Cabin"


def test_sc35_five_distractions_solve_nothing() -> None:
    """SC-35."""
    case = a_case().with_row("Kite", "Puddle", "Ants", "Rainbow").with_last_movement("star")
    case.with_hand(0, "Dog", "Mom", "Homework", focus=2)
    assert "AspectSolved" not in kinds(case.do(Confirm(2, 4)))


@pytest.mark.parametrize(
    ("symbol", "solution"),
    [("circle", "Diner"), ("square", "Park"), ("triangle", "School"), ("star", "Museum"), ("cross", "Cabin")],
)
def test_sc36_last_movement_symbol_points_at_solution(symbol: str, solution: str) -> None:
    """SC-36."""
    case = four_locations().with_last_movement(symbol)
    told = case.do(Confirm(2, 4))
    assert only(AspectSolved, told).solution.name == solution
    assert [solved.solution.name for solved in case.view.solved] == [solution]
    assert sorted([*case.discards(), solution]) == ["Cabin", "Diner", "Museum", "Park", "School"]


def test_sc36_before_any_movement_card_the_player_chooses() -> None:
    """SC-36."""
    case = four_locations()
    case.do(Confirm(2, 4))
    assert case.view.phase == "solution"
    case.refused(EndTurn(), "first choose")
    case.do(ChooseSolution(3))
    assert [solved.solution.name for solved in case.view.solved] == ["Museum"]
    assert (case.view.phase, case.view.actions) == ("actions", 2)


def test_sc37_sc38_the_fifth_aspect_ends_the_case_at_once() -> None:
    """SC-37, SC-38."""
    case = four_locations().with_last_movement("star").with_solved("motive", "suspect", "crime", "object")
    told = case.do(Confirm(2, 4))
    assert case.ended == "success"
    assert told[-1] == only(CaseEnded, told)
    outcome = case.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.side, outcome.scores) == ((0, 1, 2), "team", (5, 5, 5))


def test_sc39_loose_ends_are_revealed_after_the_case() -> None:
    """SC-39."""
    case = four_locations().with_last_movement("star").with_solved("motive", "suspect", "crime", "object")
    told = case.do(Confirm(2, 4))
    ended = only(CaseEnded, told)
    assert [clue.name for clue in ended.loose_ends[:2]] == ["Dog", "Mom"]
    assert len(ended.loose_ends) == 8
    assert all(clue.back for clue in ended.shown)
