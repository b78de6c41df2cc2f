"""Teamwork (SC-22 to SC-25, SC-42)."""

from spyhouse.games.spyclub.events import TeamworkAnswered, TeamworkAsked
from spyhouse.games.spyclub.moves import (
    Agree,
    CompareNotes,
    Confirm,
    Decline,
    EndTurn,
    GetAdvice,
    Investigate,
    ShiftFocus,
)
from spyhouse.kernel import HOST, Leave, Skip
from tests.games.spyclub.builders import Case, a_case, kinds, only


def two_on_suspects(**options: object) -> Case:
    """Build a case: players 0 and 1 focus on suspects, player 2 on a location."""
    return (
        a_case(**options)  # type: ignore[arg-type]
        .with_hand(0, "Lying", "Park", "Mom", focus=2, ideas=1)
        .with_hand(1, "Librarian", "Key", "Hat", focus=0, ideas=3)
        .with_hand(2, "School", "Cake", "Dog", focus=0, ideas=2)
    )


def test_sc22_only_with_a_focus_card_of_the_same_type() -> None:
    """SC-22."""
    case = two_on_suspects()
    assert case.view.partners == (1,)
    case.refused(GetAdvice(2, 1), "same type")
    case.refused(GetAdvice(0, 1), "another player")
    case.do(GetAdvice(1, 1), GetAdvice(1, 1))
    assert case.view.actions == 3


def test_sc22_match_uses_the_present_focus() -> None:
    """SC-22."""
    case = two_on_suspects()
    case.do(ShiftFocus(1))
    assert case.view.partners == (2,)


def test_sc22_not_after_the_final_action() -> None:
    """SC-22."""
    case = two_on_suspects()
    case.do(ShiftFocus(1), ShiftFocus(2))
    assert case.allows(GetAdvice(1, 1))
    case.do(Investigate(0))
    assert not case.view.partners
    case.refused(GetAdvice(1, 1), "before your last action")


def test_sc22_distractions_and_empty_slots_match_nothing() -> None:
    """SC-22."""
    case = a_case().with_hand(0, "Dog", "Mom", "Kite").with_hand(1, "Hat", "Cake", "Puddle")
    assert case.view.partners == ()
    empty = two_on_suspects()
    empty.do(Confirm(2, 0))
    assert empty.view.partners == ()


def test_sc23_traded_cards_keep_their_faces() -> None:
    """SC-23."""
    case = two_on_suspects()
    case.do(CompareNotes(1, 0, 1))
    assert case.hand(0) == ["Key", "Park", "Mom"]
    assert case.hand(1) == ["Librarian", "Lying", "Hat"]


def test_sc23_the_focus_card_may_be_traded() -> None:
    """SC-23."""
    case = two_on_suspects()
    case.do(CompareNotes(1, 2, 0))
    assert (case.hand(0)[2], case.hand(1)[0]) == ("Librarian", "Mom")
    assert case.view.partners == (1,)


def test_sc24_any_number_of_ideas_that_are_there() -> None:
    """SC-24."""
    case = two_on_suspects()
    case.refused(GetAdvice(1, 4), "1 to 3 of their ideas")
    case.refused(GetAdvice(1, 0), "1 to 3 of their ideas")
    case.do(GetAdvice(1, 2))
    assert (case.ideas(0), case.ideas(1)) == (3, 1)


def test_sc25_a_given_card_is_not_returned_in_the_same_turn() -> None:
    """SC-25."""
    case = two_on_suspects()
    case.do(CompareNotes(1, 0, 1))
    case.refused(CompareNotes(1, 1, 1), "come back in the same turn")  # Lying, which player 0 gave
    case.refused(CompareNotes(1, 0, 2), "come back in the same turn")  # Key, which player 1 gave
    assert not case.allows(CompareNotes(1, 0, 1))
    assert case.allows(CompareNotes(1, 1, 2))


def test_sc25_return_is_allowed_next_turn() -> None:
    """SC-25."""
    case = two_on_suspects().with_suspect_over(2, 2).with_steps(2)
    case.do(CompareNotes(1, 0, 1), EndTurn())
    assert case.view.active == 1
    assert case.allows(CompareNotes(0, 1, 0))


def test_sc25_the_prototype_has_no_such_rule() -> None:
    """SC-25."""
    case = two_on_suspects(edition="prototype")
    case.do(CompareNotes(1, 0, 1), CompareNotes(1, 0, 1))
    assert case.hand(0) == ["Lying", "Park", "Mom"]


def test_sc42_partners_are_not_asked() -> None:
    """SC-42."""
    case = two_on_suspects()
    assert "TeamworkAsked" not in kinds(case.do(GetAdvice(1, 1)))


def test_sc42_option_asks_partners() -> None:
    """SC-42."""
    case = two_on_suspects(consent=True)
    told = case.do(CompareNotes(1, 0, 1))
    assert only(TeamworkAsked, told).partner == 1
    assert case.hand(0)[0] == "Lying"
    assert case.state.to_act() == {1}
    case.refused(EndTurn(), "wait for the answer")
    case.do(Agree(), seat=1)
    assert case.hand(0)[0] == "Key"
    assert case.state.to_act() == {0}


def test_sc42_a_partner_may_decline_or_be_away() -> None:
    """SC-42."""
    case = two_on_suspects(consent=True)
    case.do(GetAdvice(1, 1))
    told = case.do(Decline(), seat=1)
    assert not only(TeamworkAnswered, told).agreed
    case.do(GetAdvice(1, 1))
    case.do(Skip(1), seat=HOST)
    assert case.ideas(1) == 3
    assert case.state.to_act() == {0}


def test_sc42_an_empty_chair_is_not_asked() -> None:
    """SC-42."""
    case = two_on_suspects(consent=True)
    case.do(Leave(1), seat=HOST)
    case.do(GetAdvice(1, 3))
    assert case.ideas(0) == 4


def test_leaver_withdraws_the_teamwork_question() -> None:
    case = two_on_suspects(consent=True)
    case.do(GetAdvice(1, 1))
    case.do(Leave(0), seat=HOST)
    assert case.ideas(1) == 3
    assert case.view.asked is None
    assert case.view.active != 0
