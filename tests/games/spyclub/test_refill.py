"""Refilling of hands and incoming clues (SC-26, SC-27)."""

from spyhouse.games.spyclub.events import ClueSlid, Refilled
from spyhouse.games.spyclub.moves import Confirm
from spyhouse.games.spyclub.terms import CARDS
from tests.games.spyclub.builders import a_case, name_of


def test_sc26_from_the_right_into_the_right() -> None:
    """SC-26."""
    case = (
        a_case()
        .with_hand(0, None, "Mom", None)
        .with_incoming("Cake", "Hat", "Stamp")
        .with_next("Park", "Key")
    )
    told = case.end_turn()
    moved = [(event.slot, event.place, name_of(event.clue)) for event in told if isinstance(event, Refilled)]
    assert moved == [(2, 2, "Stamp"), (0, 1, "Hat")]
    slid = [(event.before, event.place, name_of(event.clue)) for event in told if isinstance(event, ClueSlid)]
    assert slid == [(0, 2, "Cake"), (0, 1, "Park")]


def test_sc26_incoming_clues_slide_to_the_right_first() -> None:
    """SC-26."""
    case = a_case(2).with_hand(0, "Dog", None, "Mom", "Twins").with_incoming("Cake", "Hat", "Stamp", "Key")
    told = case.end_turn()
    slid = [(event.before, event.place, name_of(event.clue)) for event in told if isinstance(event, ClueSlid)]
    assert slid == [(2, 3, "Stamp"), (1, 2, "Hat"), (0, 1, "Cake")]


def test_sc46_hand_that_needs_more_takes_the_deck_top() -> None:
    """SC-46."""
    case = a_case(4).with_hand(0, None, None, None).with_incoming("Cake", "Hat").with_next("Park")
    told = case.end_turn()
    moved = [(event.slot, event.place, name_of(event.clue)) for event in told if isinstance(event, Refilled)]
    assert moved == [(2, 1, "Hat"), (1, 0, "Cake"), (0, 0, "Park")]


def test_sc27_too_few_clues_for_the_hands_end_the_case() -> None:
    """SC-27."""
    case = a_case(4).with_hand(0, None, None, None).with_deck(1)
    case.end_turn()
    assert case.ended == "clueless"


def test_sc27_exactly_enough_ends_nothing() -> None:
    """SC-27."""
    case = a_case(4).with_hand(0, "Mom", None, None).with_deck(1).with_suspect_over(2, 2)
    case.with_hand(1, "Kite", "Puddle", "Ants").with_hand(2, "Rainbow", "Homework", "Yo-yo").end_turn()
    assert case.ended is None
    assert case.incoming() == [None, None]


def test_sc27_short_incoming_clues_alone_end_nothing() -> None:
    """SC-27."""
    case = a_case(4).with_hand(0, "Mom", "Twins", "Dog", focus=2, ideas=0).with_deck(0)
    case.with_hand(1, "Kite", "Puddle", "Ants").with_hand(2, "Rainbow", "Homework", "Yo-yo")
    case.with_suspect_over(0, 0).do(Confirm(2, 0))
    case.end_turn()
    assert case.ended is None
    assert case.view.deck == 0
    assert case.state.top == CARDS
