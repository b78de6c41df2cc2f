"""Ideas gained, lost, removed and stocked."""

import pytest

from spyhouse.games.spyclub.events import IdeasGained, RemovalAsked, SupplyChanged
from spyhouse.games.spyclub.moves import PickPlayer
from tests.games.spyclub.builders import only
from tests.games.spyclub.campaign.effects.builders import CARD, a_table


def test_gains_are_limited_by_the_supply() -> None:
    table = a_table().with_supply(2)
    before = [table.ideas(seat) for seat in range(3)]
    table.happens(do="ideas", who="each", n=1)
    assert [table.ideas(seat) - old for seat, old in enumerate(before)] == [1, 1, 0]


def test_lost_ideas_return_to_the_supply_down_to_0() -> None:
    table = a_table().with_ideas(0, 2)
    supply = table.state.supply
    table.happens(do="ideas", who="active", n=-9)
    assert (table.ideas(0), table.state.supply) == (0, supply + 2)
    assert table.ended is None


def test_all_ideas_can_be_lost() -> None:
    """Regression: 140B and 150A say "all" but took at most 9."""
    table = a_table().with_ideas(0, 11)
    table.happens(do="ideas", who="active", n=-9)
    assert table.ideas(0) == 0


def test_an_event_names_the_card_that_caused_it() -> None:
    gained = only(IdeasGained, a_table().happens(do="ideas", who="active", n=1))
    assert (gained.by, gained.seat) == (CARD, 0)


@pytest.mark.parametrize(
    ("who", "seats"),
    [
        ("each", {0, 1, 2}),
        ("active", {1}),
        ("others", {0, 2}),
        ("left", {2}),
        ("right", {0}),
        ("starter", {0}),
        ("most_ideas", {2}),
        ("fewest_ideas", {0}),
        ("victim", {2}),
    ],
)
def test_idea_effects_reach_the_named_players(who: str, seats: set[int]) -> None:
    table = a_table().with_active(1).with_ideas(0, 0).with_ideas(1, 1).with_ideas(2, 3)
    table.with_suspect_over(2, 0)
    before = table.state.ideas.copy()
    table.happens(do="ideas", who=who, n=1)
    assert {seat for seat in range(3) if table.ideas(seat) > before[seat]} == seats


def test_ties_go_to_the_nearest_clockwise_from_the_active_player() -> None:
    table = a_table().with_active(2).with_ideas(0, 2).with_ideas(1, 2).with_ideas(2, 0)
    table.happens(do="ideas", who="most_ideas", n=1)
    assert table.state.ideas == [3, 2, 0]


def test_left_with_two_players_is_the_other_one() -> None:
    table = a_table(2).with_ideas(1, 0)
    table.happens(do="ideas", who="left", n=1)
    assert table.ideas(1) == 1


def test_the_team_is_asked_whom_it_means() -> None:
    table = a_table().with_ideas(2, 0)
    table.happens(do="ideas", who="chosen", n=2)
    assert table.asked() == [PickPlayer(0), PickPlayer(1), PickPlayer(2)]
    table.answers(PickPlayer(2))
    assert table.ideas(2) == 2


def test_card_of_an_absent_owner_is_out_of_force() -> None:
    """CP-12."""
    table = a_table(2).with_card(9, owner=0)
    absent = next(name for name in ("Runner", "Climber", "Bookworm") if name not in table.state.characters)
    table.mosaic.cards[9] = type(table.mosaic.cards[9])(9, "A", absent)  # type: ignore[arg-type]
    assert table.happens(9, do="ideas", who="active", n=1) == []


def test_removed_ideas_leave_the_game_and_can_end_the_case() -> None:
    table = a_table()
    only(RemovalAsked, table.happens(do="remove_ideas", n=2))
    poor = a_table()
    poor.with_ideas(0, 0).with_ideas(1, 0).with_ideas(2, 0).with_supply(0)
    poor.happens(do="remove_ideas", n=1)
    assert poor.state.ended == "out_of_ideas"


def test_turn_continues_after_a_removal() -> None:
    table = a_table()
    table.happens(do="remove_ideas", n=1)
    table.answers(table.state.legal(0)[0])
    assert (table.state.active, table.state.phase) == (0, "actions")


def test_stock_moves_available_ideas_in_and_out() -> None:
    table = a_table().with_supply(3)
    removed = table.state.removed
    assert only(SupplyChanged, table.happens(do="stock", n=-9)).ideas == -3
    assert only(SupplyChanged, table.happens(do="stock", n=2)).ideas == 2
    assert (table.state.supply, table.state.removed) == (2, removed + 1)
    assert table.ended is None
