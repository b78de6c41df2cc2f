"""The four actions (SC-15 to SC-21)."""

from spyhouse.games.spyclub.events import Confirmed, DeckTurned, Discarded, Flipped, IdeasGained, IdeasSpent
from spyhouse.games.spyclub.moves import Confirm, EndTurn, Investigate, Scout, ShiftFocus
from tests.games.spyclub.builders import a_case, kinds, only


def test_sc15_three_actions_then_none() -> None:
    """SC-15."""
    case = a_case().with_hand(0, "Dog", "Mom", "Twins")
    case.do(ShiftFocus(0), ShiftFocus(1), ShiftFocus(2))
    assert case.view.actions == 0
    case.refused(ShiftFocus(0), "used all your actions")
    assert case.state.legal(0) == [EndTurn()]


def test_sc15_fewer_are_allowed() -> None:
    """SC-15."""
    case = a_case()
    case.end_turn()
    assert case.view.active == 1 or case.view.phase == "removal"


def test_sc16_all_flips_of_one_investigation_are_one_action() -> None:
    """SC-16."""
    case = a_case().with_hand(0, "Dog/Cabin", "Mom/Trespassing", "Twins/Key")
    told = case.do(Investigate(2), Investigate(0))
    assert case.hand(0) == ["Cabin", "Mom", "Key"]
    assert [event.clue.name for event in told if isinstance(event, Flipped)] == ["Key", "Cabin"]
    assert case.view.actions == 2
    assert case.view.flipped == (0, 2)


def test_sc16_flipping_a_card_back_is_another_action() -> None:
    """SC-16."""
    case = a_case().with_hand(0, "Dog/Cabin", "Mom", "Twins")
    case.do(Investigate(0), Investigate(0))
    assert case.hand(0)[0] == "Dog"
    assert case.view.actions == 1


def test_sc16_another_step_ends_the_investigation() -> None:
    """SC-16."""
    case = a_case().with_hand(0, "Dog", "Mom", "Twins")
    case.do(Investigate(0), ShiftFocus(0), Investigate(1))
    assert case.view.actions == 0
    assert case.allows(Investigate(2)), "the last action may go on"
    assert not case.allows(Investigate(1))


def test_sc17_an_idea_for_every_card_of_the_type() -> None:
    """SC-17."""
    case = a_case().with_hand(0, "Dog", "Park", "Mom", focus=1, ideas=0)
    told = case.do(ShiftFocus(0))
    assert only(IdeasGained, told).ideas == 2
    assert case.ideas(0) == 2
    assert case.state.supply == 14


def test_sc17_gains_are_limited_by_the_supply() -> None:
    """SC-17."""
    case = a_case().with_hand(0, "Dog", "Twins", "Mom", ideas=0).with_supply(1)
    case.do(ShiftFocus(0))
    assert (case.ideas(0), case.state.supply) == (1, 0)


def test_sc17_a_distraction_may_be_focused_but_gains_nothing() -> None:
    """SC-17."""
    case = a_case().with_hand(0, "Homework", "Kite", "Mom", ideas=0)
    case.do(ShiftFocus(0))
    assert (case.ideas(0), case.view.hands[0].focus) == (0, 0)


def test_sc17_it_must_be_another_card() -> None:
    """SC-17."""
    case = a_case().with_hand(0, None, "Kite", "Mom")
    case.refused(ShiftFocus(2), "already")
    case.refused(ShiftFocus(0), "no card in that slot")


def test_sc18_the_price_is_the_distance_to_the_focus() -> None:
    """SC-18."""
    case = a_case().with_hand(0, "Dog", "Twins", "Mom", focus=2, ideas=2)
    told = case.do(Confirm(0, 4))
    assert only(IdeasSpent, told).ideas == 2
    assert (case.ideas(0), case.state.supply) == (0, 16)
    assert case.row() == [None] * 4 + ["Dog"]
    case.refused(Confirm(1, 0), "costs one idea, and you have none")
    case.do(Confirm(2, 0))
    assert case.hand(0) == [None, "Twins", None]


def test_sc19_the_token_counts_even_without_a_card() -> None:
    """SC-19."""
    case = a_case().with_hand(0, "Dog", "Twins", None, focus=2, ideas=2)
    assert case.view.hands[0].prices == (2, 1, 0)
    case.do(Confirm(1, 0))
    assert case.ideas(0) == 1


def test_sc19_an_exchanged_card_keeps_its_face() -> None:
    """SC-19."""
    case = a_case().with_hand(0, "Dog", "Twins", "Mom", focus=1).with_row("Diner", "Park")
    told = case.do(Confirm(1, 1))
    assert case.row()[:2] == ["Diner", "Twins"]
    assert case.hand(0) == ["Dog", "Park", "Mom"]
    exchanged = only(Confirmed, told).exchanged
    assert exchanged is not None
    assert exchanged.name == "Park"


def test_sc20_into_an_empty_slot_or_for_a_discarded_card() -> None:
    """SC-20."""
    case = a_case().with_hand(0, "Dog", None, "Mom", ideas=2).with_incoming("Cake", "Hat", "Stamp")
    told = case.do(Scout(2, 1))
    assert case.hand(0) == ["Dog", "Stamp", "Mom"]
    assert "Discarded" not in kinds(told)
    told = case.do(Scout(1, 0))
    assert only(Discarded, told).clue.name == "Dog"
    assert case.hand(0) == ["Hat", "Stamp", "Mom"]
    assert case.ideas(0) == 1
    assert case.discards()[-1] == "Dog"
    assert case.incoming() == ["Cake", None, None], "gaps stay open until the refill"


def test_sc20_deck_offers_next_card_for_the_same_price() -> None:
    """SC-20."""
    case = a_case().with_incoming("Cake", "Hat", "Stamp").with_next("Park").with_ideas(0, 4)
    told = case.do(Scout(0, 0))
    turned = only(DeckTurned, told)
    assert turned.clue is not None
    assert turned.clue.name == "Park"
    assert case.incoming()[0] == "Park"
    case.do(Scout(0, 1))
    assert (case.ideas(0), case.hand(0)[:2]) == (0, ["Cake", "Park"])


def test_sc20_no_card_no_scouting() -> None:
    """SC-20."""
    case = a_case().with_ideas(0, 4)
    case.do(Scout(2, 0))
    case.refused(Scout(2, 1), "no incoming clue")
    assert not case.allows(Scout(2, 1))


def test_sc21_anything_may_be_confirmed() -> None:
    """SC-21."""
    case = a_case().with_hand(0, "Dog", "Homework", "Mom", focus=1).with_solved("suspect").with_ideas(0, 1)
    case.do(Confirm(1, 0), Confirm(0, 1))
    assert case.row()[:2] == ["Homework", "Dog"]


def test_sc46_row_takes_any_cards_and_focus_may_jump() -> None:
    """SC-46."""
    case = a_case(2).with_hand(0, "Key", "Key", "Dog", "Mom", focus=3, ideas=3)
    case.do(ShiftFocus(0))
    assert case.view.hands[0].focus == 0
    case.do(Confirm(0, 0), Confirm(1, 1))
    assert case.row()[:2] == ["Key", "Key"]
