"""Markers: wild, locked, sticky, shield, kiss, bait, prize and paint."""

import pytest

from spyhouse.games.spyclub.campaign.engine.agenda import execute
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.events import CapReached, EventAverted, Marked, SuspectWalked, Unmarked
from spyhouse.games.spyclub.moves import CompareNotes, Confirm, GetAdvice, Investigate, PickClue, Scout
from tests.games.spyclub.builders import kinds, only
from tests.games.spyclub.campaign.effects.builders import CARD, a_table, an_effect


def test_marker_is_placed_where_picked_and_removed() -> None:
    table = a_table()
    card = table.card_of(0, 1)
    table.happens(do="mark", kind="locked", where="own", n=1, until="taken")
    told = table.answers(PickClue(card))
    assert only(Marked, told).clue == card
    only(Unmarked, table.happens(do="mark", kind="locked", op="take", where="own", n=1))
    assert table.mosaic.on_table.marks == ()
    assert table.mosaic.counters.lock_taken


def test_only_the_named_marker_is_removed() -> None:
    table = a_table()
    table.with_mark("wild", table.card_of(0, 1)).with_mark("locked", table.card_of(0, 1))
    table.happens(do="mark", kind="locked", op="take", where="own", n=1)
    assert [mark.kind for mark in table.mosaic.on_table.marks] == ["wild"]


def test_removed_card_takes_markers_and_figures_along() -> None:
    table = a_table().with_card(6).with_mark("wild", card=5)
    table.state.hands[0] = 5
    table.happens(6, do="mark", kind="locked", where="own", n=1, choose="leftmost")
    table.happens(6, do="mark", kind="paint", where="row_empty", n=1, choose="leftmost")
    table.happens(6, do="figure", id="rival", token="player", track="seats", at="starter", power="none")
    assert [mark.by for mark in table.mosaic.on_table.marks] == [CARD, 6, 6]
    told = table.happens(do="put_away", card=6)
    assert {event.kind for event in told if isinstance(event, Unmarked)} == {"locked", "paint"}
    assert [mark.kind for mark in table.mosaic.on_table.marks] == ["wild"]
    assert table.mosaic.on_table.figures == ()


def test_mark_supply_is_six_discs() -> None:
    table = a_table(3)
    for kind in ("prize", "bait", "shield"):
        table.happens(do="mark", kind=kind, where="hands", n=6, choose="leftmost")
    assert len(table.mosaic.on_table.marks) == 6
    [told] = table.happens(do="mark", kind="kiss", where="focus", n=1)
    assert told == CapReached(cap="discs", most=6, by=CARD)


def test_a_card_carries_one_of_a_kind_and_two_kinds() -> None:
    table = a_table()
    table.state.focus[0] = 0
    for kind in ("wild", "wild", "sticky", "prize"):
        table.happens(do="mark", kind=kind, where="focus", n=1)
    assert [mark.kind for mark in table.mosaic.on_table.marks] == ["wild", "sticky"]


def test_leftmost_of_hands_means_that_card_of_each_hand() -> None:
    table = a_table()
    table.happens(do="mark", kind="sticky", where="hands", n=4, choose="leftmost")
    assert [mark.card for mark in table.mosaic.on_table.marks] == [
        table.card_of(seat, 0) for seat in range(3)
    ]


@pytest.mark.parametrize(("kind", "most"), [("locked", 3), ("wild", 2), ("sticky", 4), ("paint", 3)])
def test_set_up_marks_so_many_at_most(kind: str, most: int) -> None:
    table = a_table()
    table.mosaic.running.setting_up = True
    where = "row_empty" if kind == "paint" else "hands"
    effect = an_effect(do="mark", kind=kind, where=where, n=6, choose="random")
    execute(table.state, Frame(CARD, effect))
    assert len(table.mosaic.on_table.marks) == most


def test_locked_card_cannot_be_used() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins", focus=0).with_hand(1, "Dog", "Hat", "Key", focus=0)
    table.with_mark("locked", table.card_of(0, 1))
    table.refused(Investigate(1), "locked")
    table.refused(Confirm(1, 0), "keeps that clue")
    table.refused(Scout(2, 1), "keeps that clue")
    table.refused(CompareNotes(1, 1, 2), "keeps that clue")
    moves = table.state.legal(0)
    assert all(move not in moves for move in (Investigate(1), Confirm(1, 0), CompareNotes(1, 1, 2)))


def test_locked_incoming_clue_arrives_locked_unscouted() -> None:
    table = a_table().with_ideas(0, 4)
    right = table.state.places() - 1
    card = table.state.incoming_card(right)
    table.with_mark("locked", card)
    table.refused(Scout(right, 0), "locked")
    table.with_hand(0, None, "Mom", "Twins")
    table.end_turn()
    assert table.card_of(0, 0) == card
    assert table.mosaic.on_table.marks[0].card == card


def test_a_sticky_card_may_be_flipped() -> None:
    table = a_table().with_mark("sticky", a_table().card_of(0, 0))
    assert table.allows(Investigate(0))
    table.refused(Confirm(0, 0), "keeps that clue")


def test_roadblock_does_not_flip_what_is_locked() -> None:
    table = a_table().with_hand(0, "Money", "Mom", "Twins").with_steps(1).with_suspect_over(0, 2)
    b = table.state
    locked, loose = table.card_of(1, 0), table.card_of(1, 1)
    table.with_mark("locked", locked)
    faces = b.up[locked], b.up[loose]
    table.with_suspect_over(0, 1)
    table.end_turn()
    assert (b.up[locked], b.up[loose]) == (faces[0], faces[1] ^ 1)


def test_shield_cancels_one_event() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins").with_steps(1)
    table.with_mark("shield", table.card_of(0, 1))
    only(EventAverted, table.end_turn())
    assert table.mosaic.on_table.marks == ()


def test_distraction_keeps_the_shield() -> None:
    table = a_table().with_hand(0, "Dog", "Kite", "Twins").with_steps(1)
    table.with_mark("shield", table.card_of(0, 1))
    table.end_turn()
    assert len(table.mosaic.on_table.marks) == 1


def test_the_suspect_stops_at_bait_and_uses_it_up() -> None:
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants").with_steps(2)
    table.with_mark("bait", table.card_of(0, 1))
    told = table.end_turn()
    assert len(only(SuspectWalked, told).path) == 1
    assert table.mosaic.on_table.marks == ()


def test_a_kissed_focus_matches_everyones_and_stops_the_suspect() -> None:
    table = (
        a_table().with_hand(0, "Kite", "Puddle", "Ants", focus=1).with_hand(1, "Dog", "Hat", "Key", focus=0)
    )
    assert not table.allows(GetAdvice(1, 1))
    table.with_mark("kiss", table.card_of(0, 1))
    assert table.allows(GetAdvice(1, 1))
    table.with_steps(2)
    assert len(only(SuspectWalked, table.end_turn()).path) == 1


def test_card_on_paint_flips_before_row_is_checked() -> None:
    table = a_table().with_hand(0, "Dog/Cabin", "Mom", "Twins", focus=0).with_mark("paint", row=2)
    table.do(Confirm(0, 2))
    assert table.row()[2] == "Cabin"
    assert len(table.mosaic.on_table.marks) == 1


def test_markers_drop_from_a_card_that_leaves_hands_and_row() -> None:
    table = a_table().with_ideas(0, 4)
    table.with_mark("prize", table.card_of(0, 0))
    told = table.do(Scout(0, 0))
    assert "Unmarked" in kinds(told)


def test_round_marker_lasts_until_owners_next_turn() -> None:
    table = a_table().with_mark("sticky", a_table().card_of(1, 0), until="round")
    for seat in (1, 2):
        table.end_turn()
        while table.state.phase != "actions":
            [waiting] = table.state.to_act()
            table.state.apply(waiting, table.state.legal(waiting)[0], 0)
        assert (table.state.active, len(table.mosaic.on_table.marks)) == (seat, 1)
    table.end_turn()
    while table.state.phase != "actions":
        [waiting] = table.state.to_act()
        table.state.apply(waiting, table.state.legal(waiting)[0], 0)
    assert table.mosaic.on_table.marks == ()
