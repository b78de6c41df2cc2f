"""Decisions of the team: who may choose, whom bots wait for, how long shown cards stay open."""

import random

import pytest

from spyhouse.games.spyclub.bots import BOTS
from spyhouse.games.spyclub.campaign.moves import Propose
from spyhouse.games.spyclub.events import AspectSolved
from spyhouse.games.spyclub.moves import ChooseSolution, Confirm, PickPlayer, UseCard
from spyhouse.kernel import HOST, Leave
from tests.games.spyclub.builders import a_case, only
from tests.games.spyclub.campaign.builders import a_desk, after
from tests.games.spyclub.campaign.effects.builders import Table, a_table
from tests.games.spyclub.campaign.test_single_cards import calm_hands, set_up, stops_over, with_card


def a_solve_by_the_team() -> Table:
    """Build a case in which card 64 lets the team choose and player 0 has solved the suspect."""
    table = with_card(64, "B").with_row("Dog", "Mom", "Cashier", "Librarian").with_last_movement("star")
    table.with_hand(0, "Neighbor", "Kite", "Ants", focus=0)
    table.do(Confirm(0, 4))
    return table


def test_any_player_may_choose_for_the_team() -> None:
    """CP-15."""
    table = a_solve_by_the_team()
    assert table.state.to_act() == {0, 1, 2}
    solved = only(AspectSolved, table.do(ChooseSolution(1), seat=2))
    assert solved.solution.name == "Mom"
    assert solved.symbol is None  # the symbol did not decide


def test_symbol_is_shown_only_if_it_picks_the_solution() -> None:
    """SC-36."""
    table = a_table().with_row("Dog", "Mom", "Cashier", "Librarian").with_last_movement("star")
    table.with_hand(0, "Neighbor", "Kite", "Ants", focus=0)
    assert only(AspectSolved, table.do(Confirm(0, 4))).symbol == "star"


def test_leaver_is_not_asked_for_the_team() -> None:
    table = a_solve_by_the_team()
    table.state.apply(HOST, Leave(2), 0)
    assert table.state.to_act() == {0, 1}


def test_turn_of_a_leaver_ends_when_the_others_have_chosen() -> None:
    """It stayed the leaver's turn, and only the host could end that."""
    table = a_solve_by_the_team()
    table.state.apply(HOST, Leave(0), 0)
    assert table.state.to_act() == {1, 2}
    table.state.apply(1, ChooseSolution(1), 0)
    assert table.state.active == 1
    assert table.state.to_act() == {1}


def test_players_who_left_are_not_offered() -> None:
    table = a_table()
    table.state.apply(HOST, Leave(2), 0)
    table.happens(do="ideas", who="chosen", n=1)
    assert table.asked() == [PickPlayer(0), PickPlayer(1)]


def test_rule_queries_change_nothing() -> None:
    table = a_solve_by_the_team()
    twin = table.state.copy()
    assert [twin.rules.solution_slot(twin, 1) for _ in range(3)] == [twin.rules.solution_slot(twin, 1)] * 3
    asking = a_table()
    asking.happens(do="calm", what="escape")
    assert not any(asking.state.rules.escape_icon_counts(asking.state) for _ in range(2))


@pytest.mark.parametrize("people", [frozenset({1}), frozenset[int]()])
def test_bots_let_people_choose_for_the_team(people: frozenset[int]) -> None:
    table = a_solve_by_the_team()
    bot = BOTS["normal"](0, table.state.options, random.Random(1))
    bot.people = people
    move = bot.choose(table.state.view(0), table.state.legal(0))
    assert (move is None) == bool(people)


@pytest.mark.parametrize("people", [frozenset({1}), frozenset[int]()])
def test_bots_agree_after_people_propose(people: frozenset[int]) -> None:
    desk = a_desk(after(1, "motive")).cast()
    while not (desk.mosaic.question and desk.mosaic.question.answers):
        desk.reads()
    bot = BOTS["normal"](0, desk.state.options, random.Random(1))
    bot.people = people
    assert (bot.choose(desk.state.view(0), desk.state.legal(0)) is None) == bool(people)
    wanted = desk.mosaic.question.answers[-1].key
    desk.does(1, Propose(wanted, desk.asked_about))
    agreed = bot.choose(desk.state.view(0), desk.state.legal(0))
    assert isinstance(agreed, Propose)
    assert agreed.answer == wanted


def test_bots_leave_once_a_case_actions_to_people() -> None:
    table = a_table().with_card(3, lines=True)
    for people in (frozenset({1}), frozenset[int]()):
        bot = BOTS["normal"](0, table.state.options, random.Random(1))
        bot.people = people
        view = table.state.view(0)
        assert UseCard(3, "club-meeting") in table.state.legal(0)
        move = bot.choose(view, table.state.legal(0))
        assert isinstance(move, UseCard) == (not people)


def test_any_player_may_name_the_chosen_player() -> None:
    table = with_card(115, "B", owner=0)
    table.uses("read-ahead", 115)
    view = table.view.table
    assert view
    assert view.asked
    assert view.asked.seats == (0, 1, 2)
    table.state.apply(1, PickPlayer(2), 0)
    assert table.state.phase == "actions"


# --- what lies open


def test_club_meeting_shows_next_movement_card() -> None:
    table = calm_hands(a_table().with_card(3, lines=True))
    table.uses("club-meeting", 3)
    seen = table.view.table
    assert seen
    assert [card.numbers for card in seen.foreseen] == [
        table.state.box.movement[table.state.movement[table.state.drawn]].numbers
    ]


def test_card_seen_between_turns_stays_open_for_next_player() -> None:
    """Card 26B looks at the end of each round, when nobody is on turn."""
    table = calm_hands(with_card(26, "B"))
    for _ in range(3):
        stops_over(table, 0, 1)
    seen = table.view.table
    assert seen
    assert len(seen.foreseen) == 1
    stops_over(table, 0, 1)
    assert table.view.table
    assert table.view.table.foreseen == ()


def test_146a_shows_both_sides_of_the_clue() -> None:
    table = with_card(146).with_hand(0, "Dog", "Kite", "Ants", focus=0)
    table.do(Confirm(0, 0))
    seen = table.view.table
    assert seen
    [clue] = seen.peeked
    assert clue.card == table.state.incoming[-1]
    assert clue.back


# --- the forecast


def test_sc26_sc29_forecast_over_gap_announces_new_clue() -> None:
    """SC-26, SC-29."""
    case = a_case().with_hand(0, "Dog", None, "Ants").with_suspect_over(0, 2)
    gaps = {landing.spot.slot: landing.gap for landing in case.view.landings if landing.spot.seat == 0}
    assert gaps == {1: True, 0: False}


def test_second_twin_has_a_forecast() -> None:
    table = set_up(with_card(57), 57)
    table.with_hand(2, "Park", "Puddle", "Hat")
    seen = table.view.table
    assert seen
    by_number = {one.number: (one.spot.seat, one.spot.slot, one.event) for one in seen.second}
    assert by_number[1] == (2, 0, "decoy")
