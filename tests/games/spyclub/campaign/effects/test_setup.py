"""Set-up with campaign cards: before the deal, after it, and the limits of both."""

from typing import Any

from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.record import CardInPlay
from spyhouse.games.spyclub.moves import PickPlayer
from spyhouse.games.spyclub.terms import EMPTY, TYPES
from tests.games.spyclub.campaign.builders import Desk, a_desk, after


def with_cards(*cards: CardInPlay, seats: int = 2, seed: str = "desk", **changes: Any) -> Desk:
    record = after(1, "motive", seats=seats, cards=cards, **changes)
    return a_desk(record, seats, seed).until_the_case()


def test_a_seeded_card_lies_in_the_row_fitting_face_up() -> None:
    b = with_cards(CardInPlay(147, "B")).state
    [card] = [card for card in b.row if card != EMPTY]
    kind = TYPES[b.box.type[b.up[card]]]
    assert kind not in ("motive", "distraction")


def test_a_seeded_name_comes_on_top_or_to_the_bottom() -> None:
    for seed in ("a", "b", "c"):
        b = with_cards(CardInPlay(58, "B"), CardInPlay(53), seed=seed).state
        assert b.clue(b.top).name == "Twins"
        assert b.box.names[b.box.name[b.up[mosaic_of(b).on_table.deck[-1]]]] == "Stamp"


def test_99a_only_its_own_wild_card_is_stuck() -> None:
    """Regression: with 1B, which makes another card wild, it asked which of two."""
    cards = [CardInPlay(3), CardInPlay(4), CardInPlay(1, "B"), CardInPlay(99)]
    record = after(4, "motive", "suspect", "location", "object", cards=tuple(cards))
    for seed in "abcdefgh":  # the card of 1B comes first in some
        marks = mosaic_of(a_desk(record, seed=seed).until_the_case().state).on_table.marks
        assert {mark.by for mark in marks if mark.kind == "wild"} == {1, 99}
        [stuck] = [mark.card for mark in marks if mark.kind == "sticky"]
        assert stuck in [mark.card for mark in marks if mark.by == 99 and mark.kind == "wild"]


def test_at_most_two_cards_are_seeded_into_the_row() -> None:
    b = with_cards(CardInPlay(147, "B"), CardInPlay(15, "B"), CardInPlay(116)).state
    assert sum(card != EMPTY for card in b.row) == 2


def test_starting_ideas_stay_between_none_and_four() -> None:
    rich = [CardInPlay(number, "B") for number in (30, 79, 84, 122, 144, 133)]
    b = with_cards(*rich).state
    assert max(b.ideas) <= 4
    poor = with_cards(CardInPlay(144, "A"), CardInPlay(124, "B")).state
    assert min(poor.ideas) >= 0


def test_the_supply_starts_with_nine_at_least() -> None:
    cards = [CardInPlay(48, "B"), CardInPlay(79, "B"), CardInPlay(144, "B"), CardInPlay(118, "B")]
    b = with_cards(*cards).state
    assert b.supply + sum(b.ideas) >= 9


def test_lent_wild_card_is_locked() -> None:
    """A line finds a mark that the line before it has put."""
    marks = mosaic_of(with_cards(CardInPlay(118)).state).on_table.marks
    assert {mark.kind for mark in marks} == {"wild", "locked"}
    assert len({mark.card for mark in marks}) == 1


def test_figures_stand_where_their_cards_say() -> None:
    b = with_cards(CardInPlay(20), CardInPlay(94)).state
    places = {figure.id: figure.place for figure in mosaic_of(b).on_table.figures}
    assert places == {"dog": (b.pawn + len(b.hands) // 2) % len(b.hands), "guard": 0}


def test_ring_question_comes_before_the_first_turn() -> None:
    record = after(1, "motive", seats=3, cards=(CardInPlay(125, "B"),))
    desk = a_desk(record, 3).cast()
    while desk.state.phase == "desk":
        for seat in sorted(desk.state.to_act()):
            if seat in desk.state.to_act():
                desk.state.apply(seat, desk.state.legal(seat)[0], 0)
    b = desk.state
    assert b.phase == "card"
    assert b.to_act() == {0, 1, 2}
    seat = 1
    assert all(isinstance(move, PickPlayer) for move in b.legal(seat))
    b.apply(seat, b.legal(seat)[0], 0)
    assert desk.state.phase != "card"


def test_case_start_effects_happen() -> None:
    b = with_cards(CardInPlay(10), CardInPlay(112, tokens=2)).state
    assert b.mosaic
    assert b.mosaic.tokens(112) == 1
