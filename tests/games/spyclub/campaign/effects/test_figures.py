"""Figures on the path, on the row and at seats, and their effect on events."""

import pytest

from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.events import (
    EventAverted,
    EventHappened,
    FigureMoved,
    SuspectMoved,
    SuspectWalked,
)
from spyhouse.games.spyclub.moves import Confirm, PickClue, PickEvent, PickPlayer, PickSpot
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import HOST, Leave
from tests.games.spyclub.builders import kinds, only
from tests.games.spyclub.campaign.effects.builders import Table, a_table, push


def place_of(table: Table, id: str) -> int:
    return next(figure.place for figure in table.mosaic.on_table.figures if figure.id == id)


def test_a_figure_is_placed_where_its_card_says() -> None:
    table = a_table()
    spots = {"opposite": 4, "suspect": 0, "off": -1}
    for at, place in spots.items():
        table.happens(do="figure", id="dog", token="player", track="path", at=at, power="mute")
        assert place_of(table, "dog") == place


def test_the_ring_goes_to_whom_the_team_chooses() -> None:
    table = a_table()
    table.happens(do="figure", id="heart", token="ring", track="seats", at="chosen", power="none")
    assert table.asked() == [PickPlayer(1), PickPlayer(2)]
    table.answers(PickPlayer(2))
    table.with_rule(do="match", rule="ringed")
    assert table.state.rules.match(table.state, 0, 2)


def test_ring_is_offered_to_nobody_who_left() -> None:
    table = a_table()
    table.state.apply(HOST, Leave(2), 0)
    table.happens(do="figure", id="heart", token="ring", track="seats", at="chosen", power="none")
    assert place_of(table, "heart") == 1


@pytest.mark.parametrize(("edition", "token"), [("2018", "ring"), ("prototype", "player")])
def test_token_of_the_locket_is_in_the_box(edition: str, token: str) -> None:
    """CP-11."""
    table = a_table(edition=edition).with_figure("heart", "seats", 1, token="ring")
    table.with_rule(do="match", rule="ringed")
    view = table.view.table
    assert view
    assert [figure.token for figure in view.figures] == [token]
    assert table.state.rules.match(table.state, 0, 1)


def test_figures_walk_at_the_end_of_a_turn() -> None:
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1)
    table.with_figure("rival", "path", 4, moves=2, dir="ccw")
    table.with_figure("mom", "seats", 2, moves=1, dir="cw")
    told = table.end_turn()
    assert {event.figure for event in told if isinstance(event, FigureMoved)} == {"rival", "mom"}
    assert (place_of(table, "rival"), place_of(table, "mom")) == (2, 0)


def test_follower_stops_at_the_suspect() -> None:
    table = a_table().with_figure("dog", "path", 1, dir="toward_suspect").with_suspect_over(0, 0)
    table.happens(do="move_figure", id="dog", n=3)
    assert place_of(table, "dog") == table.state.pawn


def test_guard_moves_and_blocks_its_slot() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins", focus=0).with_row("Hat", None, None, None, "Key")
    table.with_figure("guard", "row", 4, "guard", dir="sweep")
    table.refused(Confirm(0, 4), "guards that slot")
    assert table.allows(Confirm(0, 0))
    table.happens(do="move_figure", id="guard", n=2)
    assert place_of(table, "guard") == 2
    table.happens(do="move_card", from_="row", to="discard", n=1)
    assert len(table.asked()) == 2


def test_two_guards_guard_two_slots() -> None:
    """Regression of 94A with 67A: the second guarded nothing."""
    table = a_table().with_card(94).with_card(67).with_hand(0, "Dog", "Mom", "Twins", focus=0)
    for card in (94, 67):
        push(table.state, card, load_deck()[card].a.at("setup"))
    table.state.rules.settle(table.state)
    assert list(table.state.rules.guarded_slots(table.state)) == [0, 4]
    table.refused(Confirm(0, 0), "guards that slot")
    table.refused(Confirm(0, 4), "guards that slot")
    table.happens(do="move_figure", id="guard", to="off")
    assert table.allows(Confirm(0, 0))
    assert not table.allows(Confirm(0, 4))


def test_a_solve_is_never_blocked_by_a_guard() -> None:
    table = a_table().with_hand(0, "Hat", "Mom", "Twins", focus=0)
    table.with_row("Cake", "Stamp", "Watch", "Lipstick").with_last_movement("star")
    table.with_figure("guard", "row", 0, "guard")
    assert "AspectSolved" in kinds(table.do(Confirm(0, 4)))


def test_no_event_at_mute_figure_or_hidden_player() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins").with_steps(1).with_figure("dog", "path", 1, "mute")
    assert only(EventAverted, table.end_turn()).by == 3
    table = a_table().with_hand(0, "Dog", "Mom", "Twins").with_steps(1).with_figure("hat", "seats", 0, "hide")
    only(EventAverted, table.end_turn())


def test_a_figure_that_hides_is_asked_before_a_shield_is_used_up() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins").with_steps(1).with_figure("dog", "path", 1, "mute")
    table.with_mark("shield", table.card_of(0, 1))
    table.end_turn()
    assert len(table.mosaic.on_table.marks) == 1


def test_suspect_stops_at_piece_and_event_happens_there() -> None:
    table = (
        a_table().with_hand(0, "Dog", "Mom", "Twins").with_steps(2).with_figure("piece", "path", 1, "stop")
    )
    told = table.end_turn()
    assert len(only(SuspectWalked, told).path) == 1
    assert only(EventHappened, told).event == "sabotage"


def test_the_active_player_picks_whose_event_happens() -> None:
    table = a_table().with_hand(0, "Kite", "Dog", "Twins").with_hand(2, "Park", "Hat", "Mom").with_steps(1)
    table.with_figure("twin", "path", 0, "second")
    table.end_turn()
    assert place_of(table, "twin") == 8
    assert table.asked() == [PickEvent("suspect"), PickEvent("twin")]
    happened = only(EventHappened, table.answers(PickEvent("twin")))
    assert (happened.event, happened.spot.seat) == ("decoy", 2)


def test_same_type_under_both_figures_happens_twice() -> None:
    table = (
        a_table().with_hand(0, "Kite", "Cabin", "Twins").with_hand(2, "Museum", "Hat", "Mom").with_steps(1)
    )
    table.with_figure("twin", "path", 0, "second")
    told = table.end_turn()
    assert [event.event for event in told if isinstance(event, EventHappened)] == ["decoy", "decoy"]


def test_moving_the_suspect_causes_nothing_unless_it_says_so() -> None:
    table = a_table().with_hand(0, "Cabin", "Park", "School")
    told = table.happens(do="move_suspect", n=1)
    assert kinds(told) == ["SuspectMoved"]
    told = table.happens(do="move_suspect", n=-1, event=True)
    assert only(EventHappened, told).event == "decoy"


def test_trigger_that_moves_suspect_keeps_event() -> None:
    for event, expected in ((False, "sabotage"), (True, "decoy")):
        table = a_table().with_hand(0, "Cabin", "Dog", "Twins").with_steps(1)
        step = {"do": "move_suspect", "n": 1, "event": event}
        table.with_rule(do="on", event="suspect_stops", then=[step])
        told = table.end_turn()
        only(SuspectMoved, told)
        assert only(EventHappened, told).event == expected


def test_at_most_two_events_in_a_turn() -> None:
    table = a_table().with_hand(0, "Money", "Fame", "Love").with_hand(1, "Dare", "Fame", "Hunger")
    for _ in range(4):
        table.happens(do="move_suspect", n=1, event=True)
    assert table.mosaic.counters.events == 2


def test_figure_follows_the_player_with_most_ideas() -> None:
    table = a_table().with_ideas(0, 1).with_ideas(1, 3).with_ideas(2, 2)
    table.happens(do="figure", id="monster", token="player", track="seats", at="most_ideas", power="none")
    assert place_of(table, "monster") == 1
    table.happens(do="ideas", who="active", n=3)
    assert place_of(table, "monster") == 0


def test_meeting_a_figure_triggers_after_the_event() -> None:
    table = a_table().with_card(42, lines=True).with_hand(0, "Dog", "Mom", "Twins").with_steps(1)
    table.with_figure("hat", "seats", 0, "hide", card=42)
    only(EventAverted, table.end_turn())
    assert place_of(table, "hat") == EMPTY


def test_a_signpost_sends_the_suspect_back_when_passed() -> None:
    table = a_table().with_card(137, lines=True).with_hand(0, "Kite", "Puddle", "Ants").with_steps(2)
    table.with_figure("sign", "path", 1, card=137, token="arrow")
    told = table.end_turn()
    only(SuspectMoved, told)
    assert (table.state.pawn, place_of(table, "sign")) == (0, -1)


def test_card_under_figure_is_visible_to_its_module() -> None:
    assert load_deck()[21].module == load_deck()[20].module
    table = a_table().with_card(21, lines=True, owner=0).with_figure("dog", "path", 4, card=20)
    table.uses("sniff-it-out", 21)
    assert table.mosaic.on_table.peeked == {table.state.card_at(4)}


def test_a_figure_goes_to_a_chosen_spot() -> None:
    table = a_table().with_figure("piece", "path", -1, "stop")
    table.happens(do="move_figure", id="piece", to="chosen")
    table.answers(PickSpot(1, 0))
    assert place_of(table, "piece") == 5
    assert PickClue(0) not in table.state.legal(0)
