"""Solving with wild, double and fewer cards, and who picks the solution (CP-15); side objectives (CP-16)."""

import pytest

from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.primitives.solving import SolveWith
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.events import AspectSolved, ObjectiveDone
from spyhouse.games.spyclub.moves import Accept, ChooseSolution, Confirm, EndTurn, Refuse, SolveEarly
from tests.games.spyclub.builders import kinds, only
from tests.games.spyclub.campaign.effects.builders import CARD, Table, a_table


def nearly(*row: str | None, own: str = "Hat", symbol: str = "star") -> Table:
    """Build a case with one card missing in the last slot."""
    table = a_table().with_hand(0, own, "Mom", "Twins", focus=0, ideas=4).with_row(*row)
    return table.with_last_movement(symbol)


def test_cp15_wild_card_counts_as_every_type() -> None:
    """CP-15: the symbol points at the wild card, so an earlier one decides, or the team."""
    table = nearly("Cake", "Stamp", "Watch", "Dog")
    slot = table.state.rules.symbols.index("star")
    row = table.state.row
    row[slot], row[3] = row[3], row[slot]
    table.with_mark("wild", row[slot])
    told = table.do(Confirm(0, 4))
    assert kinds(told)[-1] == "SolutionAsked"
    assert ChooseSolution(slot) not in table.state.legal(0)
    table.refused(ChooseSolution(slot), "of that type")
    solved = only(AspectSolved, table.do(ChooseSolution(4)))
    assert (solved.aspect, solved.solution.name) == ("object", "Hat")
    assert len(solved.clues) == 5


def test_a_wild_card_of_the_type_itself_can_be_its_solution() -> None:
    table = nearly("Cake", "Stamp", "Watch", "Lipstick")
    slot = table.state.rules.symbols.index("star")
    table.with_mark("wild", table.state.row[min(slot, 3)])
    assert "AspectSolved" in kinds(table.do(Confirm(0, 4)))


def test_at_most_two_wild_or_double_cards_count() -> None:
    table = nearly("Cake", "Mom", "Cabin", "Dog")
    for slot in (1, 2, 3):
        table.with_mark("wild", table.state.row[slot])
    assert kinds(table.do(Confirm(0, 4))) == ["Confirmed", "CapReached"]
    assert table.state.phase == "actions"


def test_a_double_card_counts_as_two() -> None:
    table = nearly("Dog", "Mom", "Librarian", "Hat", own="Twins")
    told = table.with_rule(do="count_as", filter="name:Twins", as_="two").do(Confirm(0, 4))
    if table.state.phase == "solution":
        told = table.do(table.state.legal(0)[0])
    solved = only(AspectSolved, told)
    assert len(solved.clues) == 4
    assert table.row()[3] == "Hat"


def test_a_named_card_counts_as_any_type() -> None:
    table = nearly("Dog", "Mom", "Librarian", "Neighbor", own="Stamp")
    table.with_rule(do="count_as", filter="name:Stamp", as_="any")
    assert only(AspectSolved, table.do(Confirm(0, 4))).aspect == "suspect"


def test_four_cards_solve_once_a_case_and_the_rest_stays() -> None:
    table = nearly("Cake", "Stamp", "Watch", "Lipstick", own="Dog").with_rule(do="solve_with", need=4, pay=1)
    table.do(Confirm(0, 4))
    assert table.allows(SolveEarly(CARD, "object"))
    told = table.do(SolveEarly(CARD, "object"))
    if table.state.phase == "solution":
        told = table.do(table.state.legal(0)[0])
    assert len(only(AspectSolved, told).clues) == 4
    assert table.row() == [None, None, None, None, "Dog"]
    assert table.ideas(0) == 3
    assert table.mosaic.counters.early


@pytest.mark.parametrize(("card", "side"), [(151, "A"), (98, "B")])
def test_169a_solves_with_four_beside_another_card_that_does(card: int, side: SideName) -> None:
    table = nearly("Cake", "Stamp", "Watch", "Lipstick", own="Dog")
    table.do(Confirm(0, 4))
    table.with_card(card, side, lines=True).with_card(169, lines=True)
    table.mosaic.counters.used |= {
        ("case", one.key) for number, one in rules_of(table.state, SolveWith) if number == card
    }
    table.mosaic.counters.early = True
    assert [move.card for move in table.state.legal(0) if isinstance(move, SolveEarly)] == [169]


def test_the_teams_choice_beats_leftmost_and_is_used_up() -> None:
    table = nearly("Cake", "Stamp", "Watch", "Lipstick")
    table.with_rule(do="pick_solution", by="leftmost").with_rule(do="pick_solution", by="team", limit="case")
    table.do(Confirm(0, 4))
    assert len(table.state.legal(0)) == 5
    table.do(ChooseSolution(3))
    assert table.state.rules.solution_slots(table.state, 4) == []
    assert len(table.mosaic.counters.used) == 1


def test_a_choice_won_by_an_action_is_for_the_next_solve_only() -> None:
    table = nearly("Cake", "Stamp", "Watch", "Lipstick")
    table.happens(do="pick_solution", by="team")
    table.do(Confirm(0, 4))
    assert table.state.phase == "solution"
    assert table.mosaic.running.temporary_rules == ()


# --- objectives


def test_an_objective_is_done_at_once_and_scored() -> None:
    """CP-16."""
    table = nearly("Cake", "Stamp", "Watch", "Lipstick")
    then = [{"do": "ideas", "who": "each", "n": 1}]
    table.with_rule(do="objective", id="first", goal="first_solved", type="object", points=2, then=then)
    told = table.do(Confirm(0, 4))
    if table.state.phase == "solution":
        told = table.do(ChooseSolution(0))
    assert only(ObjectiveDone, told).points == 2
    assert table.mosaic.objectives == ("first",)
    assert "IdeasGained" in kinds(told)


def test_some_objectives_need_three_aspects_at_end() -> None:
    from spyhouse.games.spyclub import case_end
    from spyhouse.games.spyclub.campaign.primitives.objectives import judge

    for solved, reached in ((("motive", "crime"), ()), (("motive", "crime", "object"), ("calm",))):
        table = a_table().with_solved(*solved)
        table.with_rule(do="objective", id="calm", goal="events_at_most", n=3, points=1)
        table.with_rule(do="objective", id="early", goal="time_left", n=3, points=1)
        case_end.end_case(table.state, "escape")
        judge(table.state)
        assert table.mosaic.objectives == reached


def test_cp16_cp30_team_may_play_on_after_success() -> None:
    """CP-16, CP-30."""
    for answer, over in ((Refuse(), True), (Accept(), False)):
        table = nearly("Cake", "Stamp", "Watch", "Lipstick").with_solved(
            "motive", "suspect", "location", "crime"
        )
        table.with_rule(do="objective", id="swaps", goal="times", what="exchange", n=3, points=1)
        table.do(Confirm(0, 4))
        if table.state.phase == "solution":
            table.do(ChooseSolution(0))
        seat = max(table.state.to_act())
        table.state.rules.play_card_move(table.state, seat, answer)
        assert (table.state.phase == "over") == over
        if not over:
            assert table.mosaic.continues_after_success
            table.state.escape = table.state.rules.level.track - 1
            table.happens(do="escape", n=1)
        assert table.state.ended == "success"


def test_unreachable_objective_is_not_offered() -> None:
    table = nearly("Cake", "Stamp", "Watch", "Lipstick").with_solved("motive", "suspect", "location", "crime")
    table.with_rule(do="objective", id="first", goal="first_solved", type="crime", points=1)
    table.do(Confirm(0, 4))
    if table.state.phase == "solution":
        table.do(ChooseSolution(0))
    assert table.state.ended == "success"
    assert EndTurn() not in table.state.legal(0)
