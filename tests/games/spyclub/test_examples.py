"""Examples of both rulebooks as printed: B to I of 2018, A to H of the prototype."""

import pytest

from spyhouse.games.spyclub.events import AspectSolved, EventHappened, SuspectWalked
from spyhouse.games.spyclub.moves import CompareNotes, Confirm, GetAdvice, Investigate, Scout, ShiftFocus
from tests.games.spyclub.builders import Case, a_case, only

JASON, GABRIELLE = 0, 1

both = pytest.mark.parametrize("edition", ["2018", "prototype"])


def jason(edition: str) -> Case:
    """Build Jason's turn: Librarian on the left, Troublemaker and Slingshot hidden."""
    case = a_case(edition=edition)
    return case.with_hand(JASON, "Librarian", "Prank/Troublemaker", "Mansion/Slingshot", ideas=1)


@both
def test_example_b_or_a_jason_investigates(edition: str) -> None:
    case = jason(edition)
    case.do(Investigate(1), Investigate(2))
    assert case.hand(JASON) == ["Librarian", "Troublemaker", "Slingshot"]
    assert case.view.actions == 2


@both
def test_example_c_or_b_jason_shifts_focus(edition: str) -> None:
    case = jason(edition)
    case.do(Investigate(1), Investigate(2), ShiftFocus(0))
    assert case.ideas(JASON) == 3, "two more, for two suspects"
    assert case.view.actions == 1


@both
def test_example_d_or_c_jason_confirms_a_slot_away(edition: str) -> None:
    case = jason(edition)
    case.do(Investigate(1), Investigate(2), ShiftFocus(0), Confirm(1, 0))
    assert case.row()[0] == "Troublemaker"
    assert case.hand(JASON) == ["Librarian", None, "Slingshot"]
    assert case.ideas(JASON) == 2
    assert case.view.actions == 0


def gabrielle(edition: str) -> Case:
    """Build Gabrielle's turn in a game of three: Mom is an incoming clue for one idea."""
    return (
        a_case(edition=edition)
        .with_active(GABRIELLE)
        .with_hand(GABRIELLE, "Key", "Lying", "Neighbor", focus=2, ideas=1)
        .with_hand(JASON, "Librarian", "Slingshot", "Prank", focus=0, ideas=2)
        .with_incoming("Revenge", "Mom", "Ice Cream Shop")
    )


@both
def test_example_e_or_d_gabrielle_scouts(edition: str) -> None:
    case = gabrielle(edition)
    case.do(Scout(1, 0))
    assert case.hand(GABRIELLE) == ["Mom", "Lying", "Neighbor"]
    assert case.discards() == ["Key"]
    assert case.ideas(GABRIELLE) == 0


@both
def test_example_f_or_e_gabrielle_teams_up_with_jason(edition: str) -> None:
    case = gabrielle(edition)
    case.do(Scout(1, 0), GetAdvice(JASON, 1), CompareNotes(JASON, 1, 0))
    assert case.hand(GABRIELLE) == ["Mom", "Librarian", "Neighbor"]
    assert case.hand(JASON)[0] == "Lying"
    assert (case.ideas(GABRIELLE), case.ideas(JASON)) == (1, 1)
    assert case.view.actions == 2, "enough to confirm both suspects"


@both
def test_example_g_or_f_gabrielle_refills(edition: str) -> None:
    case = a_case(edition=edition).with_active(GABRIELLE).with_incoming("Cake", "Revenge", "Ice Cream Shop")
    case.with_hand(GABRIELLE, None, None, "Neighbor").with_next("Park", "Stamp").with_suspect_over(2, 0)
    case.with_hand(JASON, "Kite", "Puddle", "Ants")  # the suspect will stop over these
    case.end_turn()
    assert case.hand(GABRIELLE) == ["Revenge", "Ice Cream Shop", "Neighbor"]
    assert case.incoming() == ["Stamp", "Park", "Cake"]


@both
def test_example_h_or_g_suspect_goes_two_spaces_to_roadblock(edition: str) -> None:
    case = a_case(edition=edition).with_active(GABRIELLE).with_last_movement(numbers=(1, 4, 2)).with_steps(2)
    case.with_hand(GABRIELLE, "Revenge", "Ice Cream Shop", "Neighbor").with_suspect_over(GABRIELLE, 2)
    told = case.end_turn()
    assert len(only(SuspectWalked, told).path) == 2
    assert only(EventHappened, told).clue.name == "Revenge"
    assert only(EventHappened, told).event == "roadblock"


@pytest.mark.parametrize(("edition", "symbol"), [("2018", "triangle"), ("prototype", "cross")])
def test_example_i_or_h_symbol_over_third_slot_names_diner(edition: str, symbol: str) -> None:
    case = a_case(edition=edition).with_last_movement(symbol).with_row("Park", "School", "Diner", "Museum")
    case.with_hand(JASON, "Dog", "Mom", "Cabin", focus=2)
    told = case.do(Confirm(2, 4))
    assert only(AspectSolved, told).solution.name == "Diner"
    assert case.view.actions == 2, "the turn goes on where it was"
