"""The suspect's moves and events, and the bad ends (SC-28 to SC-34)."""

import pytest

from spyhouse.games.spyclub.events import (
    EscapeAdvanced,
    EventHappened,
    HandsFlipped,
    IdeasRemoved,
    IncomingLost,
    RemovalAsked,
    SuspectWalked,
    TurnBegan,
)
from spyhouse.games.spyclub.moves import EndTurn, RemoveIdeas
from spyhouse.games.spyclub.terms import EVENT_OF, TYPES
from tests.games.spyclub.builders import Case, a_case, kinds, only


def suspect_lands_on(name: str, **options: object) -> Case:
    """Build player 0's turn with the suspect one step before this card."""
    case = a_case(**options).with_hand(0, "Kite", name, "Ants")  # type: ignore[arg-type]
    return case.with_suspect_over(0, 2).with_steps(1)


def test_sc28_an_escape_icon_moves_the_marker() -> None:
    """SC-28."""
    case = a_case().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1, escape=True)
    told = case.end_turn()
    assert only(EscapeAdvanced, told).cause is None
    assert case.view.escape == 1


def test_sc28_escape_ends_the_case_before_the_pawn_moves() -> None:
    """SC-28."""
    case = a_case().with_escape(8).with_steps(1, escape=True)
    told = case.end_turn()
    assert case.ended == "escape"
    assert "SuspectWalked" not in kinds(told)


def test_sc29_the_first_card_is_read_against_the_board() -> None:
    """SC-29."""
    case = a_case()
    assert case.view.numbers == (1, 2, 3)
    told = case.with_steps(3).end_turn()
    assert len(only(SuspectWalked, told).path) == 3


@pytest.mark.parametrize("steps", [1, 3, 4])
def test_sc29_later_ones_against_the_card_before(steps: int) -> None:
    """SC-29."""
    case = a_case().with_last_movement(numbers=(3, 1, 4))
    assert case.view.numbers == (3, 1, 4)
    told = case.with_steps(steps).end_turn()
    assert len(only(SuspectWalked, told).path) == steps


def test_sc29_suspect_goes_clockwise_through_the_hands() -> None:
    """SC-29."""
    case = a_case().with_suspect_over(2, 1).with_last_movement(numbers=(3, 1, 4)).with_steps(4)
    path = [(spot.seat, spot.slot) for spot in only(SuspectWalked, case.end_turn()).path]
    assert path == [(2, 0), (0, 2), (0, 1), (0, 0)]


def test_sc30_the_type_it_stops_over_decides() -> None:
    """SC-30."""
    names = {"Park": "decoy", "Theft": "loose_end", "Mom": "sabotage", "Love": "roadblock", "Hat": "fatigue"}
    for name, event in {**names, "Rainbow": "nothing"}.items():
        told = suspect_lands_on(name).end_turn()
        assert only(EventHappened, told).event == event
    assert dict(zip(TYPES, EVENT_OF, strict=True))["object"] == "fatigue"


def test_sc30_fatigue_counts_solved_aspects() -> None:
    """SC-30."""
    case = (
        suspect_lands_on("Hat")
        .with_solved("motive", "crime")
        .with_ideas(1, 0)
        .with_ideas(2, 0)
        .with_ideas(0, 0)
    )
    told = case.end_turn()
    assert only(IdeasRemoved, told).supply == 2
    assert "IdeasRemoved" not in kinds(suspect_lands_on("Hat").end_turn())


def test_sc30_loose_end_discards_the_two_rightmost_and_refills() -> None:
    """SC-30."""
    case = suspect_lands_on("Theft").with_incoming("Cake", "Stamp", "Key").with_next("Park", "Dog")
    told = case.end_turn()
    lost = [(event.place, event.clue.name) for event in told if isinstance(event, IncomingLost)]
    assert lost == [(2, "Key"), (1, "Stamp")]
    assert case.incoming() == ["Dog", "Park", "Cake"]
    assert case.discards()[-2:] == ["Key", "Stamp"]


def test_sc30_four_players_second_card_is_the_deck_top() -> None:
    """SC-30."""
    case = (
        a_case(4).with_hand(0, "Kite", "Theft", "Ants").with_incoming("Cake", "Key").with_next("Park", "Dog")
    )
    case.with_steps(1).end_turn()
    assert case.incoming() == ["Dog", "Park"]


def test_sc30_decoy_moves_the_marker_and_may_end_the_case() -> None:
    """SC-30."""
    case = suspect_lands_on("Park")
    assert only(EscapeAdvanced, case.end_turn()).cause == "decoy"
    last = suspect_lands_on("Park").with_escape(8)
    last.end_turn()
    assert last.ended == "escape"


def test_sc30_sc46_roadblock_flips_each_hand_card_once() -> None:
    """SC-30, SC-46."""
    case = suspect_lands_on("Love/Game Store").with_hand(
        1, "Dog/Cabin", "Mom/Trespassing", "Twins/Key", focus=1
    )
    before = case.state.up[:]
    ideas, focus, incoming = case.state.ideas.copy(), case.state.focus.copy(), case.incoming()
    told = case.end_turn()
    assert only(HandsFlipped, told)
    assert case.hand(0)[1] == "Game Store"
    assert case.hand(1) == ["Cabin", "Trespassing", "Key"]
    assert all(case.state.up[card] == before[card] ^ 1 for card in case.state.hands)
    assert (case.state.ideas, case.state.focus, case.incoming()) == (ideas, focus, incoming)


def test_sc46_no_event_where_the_pawn_only_walks_by() -> None:
    """SC-46."""
    case = a_case().with_hand(0, "Park", "Mom", "Love").with_suspect_over(0, 2).with_steps(3)
    case.with_hand(1, "Dog", "Hat", "Kite")
    assert only(EventHappened, case.end_turn()).event == "nothing"


def test_sc31_active_player_chooses_whose_ideas_are_removed() -> None:
    """SC-31."""
    case = suspect_lands_on("Mom").with_ideas(1, 2)
    told = case.end_turn()
    assert only(RemovalAsked, told).ideas == 3
    assert case.state.to_act() == {0}
    assert case.state.legal(0)[0] == RemoveIdeas(3, (0, 0, 0)), "the supply is proposed first"
    case.refused(RemoveIdeas(2, (0, 0, 0)), "3 ideas together")
    case.refused(RemoveIdeas(0, (0, 3, 0)), "more ideas than they have")
    case.refused(EndTurn(), "where the 3 ideas")
    case.do(RemoveIdeas(1, (0, 2, 0)))
    assert (case.ideas(1), case.state.removed, case.view.active) == (0, 3, 1)


def test_sc31_every_split_is_on_offer_once() -> None:
    """SC-31."""
    case = suspect_lands_on("Mom").with_ideas(1, 2).with_supply(1)
    case.end_turn()
    splits = case.state.legal(0)
    assert len(splits) == len(set(splits)) == 7
    assert splits[0] == RemoveIdeas(1, (1, 1, 0)), "then whoever has most, idea by idea"


def test_sc31_nobody_is_asked_without_a_choice() -> None:
    """SC-31."""
    all_in_supply = suspect_lands_on("Mom").with_ideas(0, 0).with_ideas(1, 0).with_ideas(2, 0)
    assert "RemovalAsked" not in kinds(all_in_supply.end_turn())
    exactly = suspect_lands_on("Mom").with_supply(0)
    exactly.end_turn()
    assert (exactly.state.ideas, exactly.ended) == ([0, 0, 0], None)
    one_has_all = suspect_lands_on("Mom").with_ideas(0, 0).with_ideas(1, 5).with_ideas(2, 0).with_supply(0)
    one_has_all.end_turn()
    assert one_has_all.ideas(1) == 2


def test_sc32_not_enough_ideas_end_the_case() -> None:
    """SC-32."""
    case = suspect_lands_on("Mom").with_ideas(2, 0).with_supply(0)
    case.end_turn()
    assert case.ended == "out_of_ideas"


def test_sc46_having_no_ideas_is_no_loss() -> None:
    """SC-46."""
    case = suspect_lands_on("Hat").with_ideas(0, 0).with_ideas(1, 0).with_ideas(2, 0).with_supply(0)
    case.end_turn()
    assert case.ended is None


def nothing_happens(**options: object) -> Case:
    """Build a case in which the suspect meets only distractions."""
    case = a_case(**options).with_suspect_over(0, 2)  # type: ignore[arg-type]
    return case.with_hand(0, "Kite", "Rainbow", "Ants").with_hand(1, "Puddle", "Yo-yo", "Homework")


def test_sc33_one_more_turn_after_the_last_movement_card() -> None:
    """SC-33."""
    case = nothing_happens().with_movement_left(1)
    assert not case.view.final_turn
    told = case.end_turn()
    assert case.ended is None
    assert only(TurnBegan, told).final
    case.end_turn()
    assert case.ended == "out_of_time"


@pytest.mark.parametrize("difficulty", ["easy", "novice", "intermediate", "super_sleuth"])
@pytest.mark.parametrize("seats", [3, 4])
def test_sc33_prototype_has_a_time_limit_at_every_level(seats: int, difficulty: str) -> None:
    """SC-33, SC-9: all icons come, and nobody is caught by them alone."""
    case = a_case(seats, edition="prototype", difficulty=difficulty)
    distractions = case.state.box.names[-15:]
    for seat in range(seats):
        case.with_hand(seat, *distractions[3 * seat : 3 * seat + 3])
    for _ in range(22):
        case.end_turn()
    assert case.view.final_turn
    case.end_turn()
    assert case.ended == "out_of_time"


def test_sc33_option_removes_the_last_turn() -> None:
    """SC-33."""
    case = nothing_happens(flat_turns=True).with_movement_left(1)
    assert case.view.final_turn
    case.end_turn()
    assert case.ended == "out_of_time"


def test_sc34_advanced_hits_harder() -> None:
    """SC-34."""
    sabotage = suspect_lands_on("Mom", difficulty="advanced")
    assert only(EventHappened, sabotage.end_turn()).size == 4
    fatigue = suspect_lands_on("Hat", difficulty="advanced").with_solved("motive")
    assert only(EventHappened, fatigue.end_turn()).size == 2
    tracks = [a_case(difficulty=level).view.track for level in ("easy", "standard", "advanced")]
    assert tracks == sorted(tracks, reverse=True)
    assert len(set(tracks)) == 3


def test_sc38_a_case_that_is_over_is_over() -> None:
    """SC-38."""
    case = suspect_lands_on("Park").with_escape(8)
    case.end_turn()
    case.refused(EndTurn(), "The game is over", seat=0)
    assert not case.state.to_act()
