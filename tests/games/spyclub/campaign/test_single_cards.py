"""Behaviour of single cards whose printed line and effect once differed."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import pytest

from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.events import CluesPeeked, EscapeAdvanced, EventAverted, EventHappened
from spyhouse.games.spyclub.moves import (
    Accept,
    CompareNotes,
    Confirm,
    GetAdvice,
    Investigate,
    PickClue,
    PickRow,
    PickSpot,
    PickType,
    Refuse,
    UseCard,
    UsePocket,
)
from spyhouse.games.spyclub.terms import TYPES
from spyhouse.kernel import Event
from tests.games.spyclub.builders import kinds, only
from tests.games.spyclub.campaign.effects.builders import Table, a_table, push
from tests.games.spyclub.campaign.printed_text import instructions

SIDES: tuple[SideName, ...] = ("A", "B")


Test = TypeVar("Test", bound=Callable[..., None])


def printed(side: str, line: str) -> Callable[[Test], Test]:
    """Mark a test as proof of this line, and check that the card has it."""

    def check(test: Test) -> Test:
        @wraps(test)
        def proves(*arguments: Any, **named: Any) -> None:
            name: SideName = "A" if side.endswith("A") else "B"
            assert line in [one.text for one in instructions(int(side[:-1]), name)]
            test(*arguments, **named)

        return proves  # type: ignore[return-value]

    return check


def with_card(number: int, side: SideName = "A", owner: int | None = None, tokens: int = 0) -> Table:
    return a_table().with_card(number, side, tokens, owner, lines=True)


def set_up(table: Table, number: int, side: SideName = "A") -> Table:
    """Run the set-up lines of a side."""
    push(table.state, number, load_deck()[number].side(side).at("setup"))
    table.state.rules.settle(table.state)
    return table


def calm_hands(table: Table) -> Table:
    """Keep events away from player 0's cards."""
    return table.with_hand(0, "Kite", "Puddle", "Ants", focus=2)


def stops_over(table: Table, seat: int, slot: int) -> list[Event]:
    """End the turn and let the suspect stop at this slot."""
    b = table.state
    steps = b.numbers()[0]
    table.with_suspect_over(seat, slot)
    b.pawn = (b.pawn - steps) % len(b.hands)
    return table.with_steps(steps).end_turn()


# --- the suspect stops


@printed("107B", "The first event of each case doesn't happen.")
def test_107b_cancels_first_event_only() -> None:
    table = with_card(107, "B").with_hand(0, "Dog", "Mom", "Ants")
    only(EventAverted, stops_over(table, 0, 1))
    assert only(EventHappened, stops_over(table, 0, 0)).event == "sabotage"


@printed("107B", "The first event of each case doesn't happen.")
def test_107b_ignores_distractions() -> None:
    table = with_card(107, "B").with_hand(0, "Dog", "Kite", "Ants")
    assert only(EventHappened, stops_over(table, 0, 1)).event == "nothing"
    only(EventAverted, stops_over(table, 0, 0))


@pytest.mark.parametrize("number", [92, 97])
@printed("92A", "The first event of each case over one of your cards doesn't happen.")
def test_92a_97a_spare_only_the_owner(number: int) -> None:
    table = calm_hands(with_card(number, owner=0)).with_hand(1, "Dog", "Mom", "Twins")
    assert only(EventHappened, stops_over(table, 0, 1)).event == "nothing"
    assert only(EventHappened, stops_over(table, 1, 1)).event == "sabotage"


@printed("92A", "The first event of each case over one of your cards doesn't happen.")
def test_92a_the_owners_first_event_does_not_happen() -> None:
    table = with_card(92, owner=0).with_hand(0, "Dog", "Mom", "Ants")
    only(EventAverted, stops_over(table, 0, 1))
    assert only(EventHappened, stops_over(table, 0, 0)).event == "sabotage"


@pytest.mark.parametrize(("number", "side", "figure"), [(42, "B", "hat"), (110, "A", "mom")])
@printed("42B", "The first event of each case over a card of the player with the hat doesn't happen.")
@printed("110A", "The first event of each case over a card of the player with Mom doesn't happen.")
def test_42b_110a_cancels_first_event_at_figure(number: int, side: SideName, figure: str) -> None:
    table = with_card(number, side).with_figure(figure, "seats", 0, card=number)
    table.with_hand(0, "Dog", "Mom", "Ants")
    only(EventAverted, stops_over(table, 0, 1))
    only(EventHappened, stops_over(table, 0, 0))


@printed(
    "97A",
    "Once a case, when the suspect stops over one of your cards, you may pay 1 idea: this event "
    "doesn't happen.",
)
def test_97a_for_1_idea_this_event_does_not_happen() -> None:
    table = with_card(97, owner=0).with_hand(0, "Dog", "Mom", "Ants", ideas=2)
    stops_over(table, 0, 1)
    only(EventAverted, table.answers(Accept()))
    assert table.ideas(0) == 1
    only(EventHappened, stops_over(table, 0, 0))


@printed(
    "143A",
    "Once a case, when the suspect stops over another player's card, you may pay 2 ideas: this "
    "event doesn't happen.",
)
def test_143a_owner_pays_2_for_another_player() -> None:
    table = with_card(143, owner=1).with_hand(0, "Dog", "Kite", "Ants").with_ideas(1, 2)
    assert only(EventHappened, stops_over(table, 0, 1)).event == "nothing"
    stops_over(table, 0, 0)
    assert table.state.to_act() == {1}
    only(EventAverted, table.answers(Accept()))
    assert table.ideas(1) == 0


@pytest.mark.parametrize(("side", "events"), [("A", 2), ("B", 1)])
@printed(
    "57A",
    "The second twin starts where the suspect is. It walks as far as the suspect, the other way. The "
    "active player picks one event (same type: it happens twice).",
)
@printed(
    "57B",
    "The second twin starts where the suspect is. It walks as far as the suspect, the other way. The "
    "active player picks one event (same type: it happens once).",
)
def test_57_twins_repeat_event_twice_and_once_on_side_b(side: SideName, events: int) -> None:
    table = set_up(with_card(57, side), 57, side)
    table.with_hand(0, "Kite", "Cabin", "Ants").with_hand(2, "Park", "Puddle", "Hat")
    told = table.with_steps(1).end_turn()
    assert kinds(told).count("EventHappened") == events


@printed(
    "137A",
    "When the suspect walks past the arrow: the suspect moves 2 steps back (with event); the "
    "arrow leaves the table.",
)
def test_sc46_137a_suspect_sent_back_strikes_at_end_of_move() -> None:
    """SC-46."""
    table = with_card(137).with_suspect_over(0, 1).with_figure("sign", "path", 2, card=137, token="arrow")
    table.with_hand(0, "Dog", "Hat", "Prank").with_hand(1, "Diner", "Cabin", "School")
    told = table.with_steps(2).end_turn()
    assert only(EventHappened, told).event == "fatigue"
    assert (table.view.pawn.seat, table.view.pawn.slot) == (0, 1)


# --- choices


@pytest.mark.parametrize("slot", [0, 2])
@printed("88B", "Touch the piece (free, once a case): the suspect moves 1 step forward or back (no event).")
def test_88b_owner_moves_the_suspect_either_way(slot: int) -> None:
    table = with_card(88, "B", owner=0).with_suspect_over(0, 1)
    table.uses("touch-the-piece", 88)
    told = table.answers(PickSpot(0, slot))
    assert table.view.pawn.slot == slot
    assert "EventHappened" not in kinds(told)


@printed(
    "21B",
    "Heel (free, once a turn): move the Dog 1 step forward or back; look at the other side of "
    "the card under the Dog.",
)
def test_21b_dog_moves_free_in_either_direction() -> None:
    table = with_card(21, "B", owner=0).with_figure("dog", "path", 1, "mute", card=20)
    ideas = table.ideas(0)
    table.uses("heel", 21)
    assert set(table.asked()) == {PickSpot(0, 0), PickSpot(0, 2)}
    told = table.answers(PickSpot(0, 2))
    assert only(CluesPeeked, told).clues[0].card == table.card_of(0, 2)
    assert table.ideas(0) == ideas


@pytest.mark.parametrize("answer", [Accept(), Refuse()])
@printed(
    "116B",
    "Ask another library (an action, once a case): put the deck's top card into an empty slot of "
    "the center row, flipped or not.",
)
def test_116b_deck_top_enters_row_flipped_or_not(answer: Accept | Refuse) -> None:
    table = with_card(116, "B").with_incoming("Dog", "Hat", "Key").with_ideas(0, 0)
    table.uses("inter-library-loan", 116)
    told = table.answers(PickRow(2), answer)
    assert ("CluesFlipped" in kinds(told)) == (answer == Accept())
    assert (table.row()[2] == "Dog") == (answer == Refuse())


# --- which card, whose


@printed("77A", "A random incoming clue goes to the bottom of the deck.")
def test_77a_discards_any_incoming_clue() -> None:
    melted = set()
    for seed in range(12):
        table = a_table(seed=f"melt/{seed}").with_card(77)
        lying = table.incoming()
        set_up(table, 77)
        melted.add(max(place for place in range(3) if table.incoming()[place] != lying[place]))
    assert melted == {0, 1, 2}


@pytest.mark.parametrize(("side", "name"), [("A", "pass-a-note"), ("B", "pass-it-on")])
@printed(
    "87A",
    "Pass a note (free, once a turn): swap 1 of your cards with the leftmost card of the player "
    "on your left; by chance (1 in 3), put 1 black mark on card 43.",
)
@printed(
    "87B",
    "Pass it on (free, once a round): swap 1 of your cards with the leftmost card of the player on "
    "your left.",
)
def test_87_note_takes_left_neighbours_leftmost_card(side: SideName, name: str) -> None:
    table = with_card(87, side).with_hand(0, "Dog", "Kite", "Ants").with_hand(1, "Hat", "Key", "Cake")
    table.uses(name, 87)
    table.answers(PickClue(table.card_of(0, 1)))
    assert table.hand(0) == ["Dog", "Hat", "Ants"]
    assert table.hand(1) == ["Kite", "Key", "Cake"]


@printed(
    "54B",
    "Swap back (an action, once a round): swap 1 of your cards with the rightmost incoming clue; "
    "look at the other side of the card you got back.",
)
def test_54b_player_peeks_at_the_received_card() -> None:
    table = with_card(54, "B", owner=0).with_hand(0, "Dog", "Kite", "Ants")
    table.with_incoming("Hat", "Key", "Cake")
    table.uses("swap-back", 54)
    told = table.answers(PickClue(table.card_of(0, 0)))
    assert only(CluesPeeked, told).clues[0].name == "Cake"


@printed(
    "149A",
    "Once a turn, when you confirm onto a filled slot: look at the other side of the card you got back.",
)
def test_149a_player_peeks_at_the_returned_card() -> None:
    table = with_card(149).with_hand(0, "Dog", "Kite", "Ants", focus=0).with_row("Hat")
    assert only(CluesPeeked, table.do(Confirm(0, 0))).clues[0].name == "Hat"


def a_locket(number: int, side: SideName) -> Table:
    """Build a table on which players 0 and 1 share the locket, and all focus on suspects."""
    table = with_card(number, side).with_figure("heart", "seats", 1, card=125, token="ring")
    table.with_hand(0, "Dog", "Kite", "Ants", focus=0)
    table.with_hand(1, "Mom", "Hat", "Key", focus=0)
    return table.with_hand(2, "Cashier", "Cake", "Park", focus=0)


@printed(
    "155A",
    "Objective: the 2 players with the locket compare notes 3 times. Then score 1 point; flip this card.",
)
def test_155a_only_trades_of_the_two_with_the_locket_count() -> None:
    table = a_locket(155, "A")
    table.do(CompareNotes(2, 1, 1), CompareNotes(2, 2, 2), CompareNotes(1, 1, 1), CompareNotes(1, 2, 2))
    assert not table.mosaic.objectives
    table.do(CompareNotes(1, 0, 0))
    assert list(table.mosaic.objectives) == ["pen_pals"]


@printed(
    "155B",
    "Once a round, when the 2 players with the locket trade, you may do this: flip 1 of the 2 traded cards.",
)
def test_155b_either_traded_card_may_be_flipped_and_no_other() -> None:
    table = a_locket(155, "B")
    table.do(CompareNotes(2, 1, 1))
    assert table.state.phase == "actions"
    table.do(CompareNotes(1, 2, 2))
    table.answers(Accept())
    assert set(table.asked()) == {PickClue(table.card_of(0, 2)), PickClue(table.card_of(1, 2))}


@printed("80A", "When your partner is the player with the monster, you can compare notes only once a turn.")
def test_80a_only_trades_with_the_monsters_player_are_counted() -> None:
    table = a_locket(80, "A").with_figure("monster", "seats", 1, card=80).with_ideas(1, 3)
    table.do(CompareNotes(2, 1, 1), CompareNotes(1, 1, 1))
    table.refused(CompareNotes(1, 2, 2), "allow that now")
    assert table.allows(CompareNotes(2, 2, 2))


@printed(
    "102A",
    "When somebody teams up with you, comparing notes costs 1 extra idea, the first time each turn.",
)
def test_102a_the_first_trade_with_the_favourite_costs_1() -> None:
    table = a_locket(3, "A").with_card(102, owner=1, lines=True).with_ideas(0, 3)
    table.do(CompareNotes(2, 1, 1))
    assert table.ideas(0) == 3
    table.do(CompareNotes(1, 1, 1), CompareNotes(1, 2, 2))
    assert table.ideas(0) == 2


# --- how much, how often


@printed(
    "111A",
    "Share with them (free, once a turn): give 1 of your ideas to the player with the bully; put "
    "1 mark here.",
)
def test_111a_gives_an_idea_to_the_bullied_player() -> None:
    table = with_card(111).with_figure("bully", "seats", 1, card=111, follows="fewest_ideas")
    for seat in range(3):
        table.with_ideas(seat, 1)
    table.uses("share-with-them", 111)
    assert [table.ideas(seat) for seat in range(3)] == [0, 2, 1]
    assert table.tokens(111) == 1


@printed(
    "111A",
    "Share with them (free, once a turn): give 1 of your ideas to the player with the bully; put "
    "1 mark here.",
)
def test_111a_sharing_needs_another_player() -> None:
    table = with_card(111).with_figure("bully", "seats", 0, card=111, follows="fewest_ideas")
    table.refused(UseCard(111, "share-with-them"), "do anything here")


@printed(
    "111B",
    "Share (free, once a turn): give 1 of your ideas to the player with the fewest ideas (if "
    "tied, first in turn order).",
)
def test_111b_poorest_player_gains_and_cannot_share() -> None:
    table = with_card(111, "B").with_ideas(0, 1).with_ideas(1, 2).with_ideas(2, 2)
    table.refused(UseCard(111, "share"), "do anything here")
    table.with_ideas(2, 0)
    table.uses("share", 111)
    assert [table.ideas(seat) for seat in range(3)] == [0, 2, 1]


@printed("127A", "At the end of your turn, if you have at least 5 ideas: you keep only 4 ideas.")
def test_127a_caps_ideas_at_4() -> None:
    table = calm_hands(with_card(127, owner=0)).with_ideas(0, 8)
    stops_over(table, 0, 1)
    assert table.ideas(0) == 4


@pytest.mark.parametrize(("used", "gain"), [(0, 0), (1, 0), (2, 1), (3, 0)])
@printed("141A", "At the end of your turn, if you used exactly 2 actions: you gain 1 idea.")
def test_141a_exactly_two_actions_pay(used: int, gain: int) -> None:
    table = calm_hands(with_card(141, owner=0)).with_ideas(0, 1)
    for _ in range(used):
        table.do(Investigate(0))
    stops_over(table, 0, 1)
    assert table.ideas(0) == 1 + gain


@pytest.mark.parametrize("right", [True, False])
@printed(
    "76A",
    "Taste test (free, once a round): guess the type on the back of 1 of your cards, then flip "
    "it. If right, you gain 1 idea; if not, you lose 1 idea.",
)
def test_76a_right_guess_gains_1_and_wrong_one_costs_1(right: bool) -> None:
    table = with_card(76, owner=0).with_hand(0, "Dog", "Kite", "Ants", ideas=2)
    b, card = table.state, table.card_of(0, 0)
    other_side = TYPES[b.box.type[b.up[card] ^ 1]]
    wrong = next(kind for kind in TYPES if kind != other_side)
    table.uses("taste-test", 76)
    table.answers(PickClue(card), PickType(other_side if right else wrong))
    assert table.ideas(0) == (3 if right else 1)


@printed("55A", "Every second time the Dog stops over an object: discard the card under the Dog.")
def test_55a_counts_every_second_stop_over_an_object() -> None:
    table = calm_hands(with_card(55)).with_hand(1, "Hat", "Key", "Cake").with_suspect_over(2, 0)
    table.with_figure("dog", "path", 2, "mute", card=20, moves=1, dir="cw")
    stops_over(table, 0, 1)
    assert table.hand(1) == ["Hat", "Key", "Cake"]
    stops_over(table, 0, 1)
    assert table.hand(1) == ["Hat", None, "Cake"]


@printed("33A", "When you solve an aspect: nobody can get advice in the next turn.")
def test_33a_advice_is_forbidden_in_the_turn_after_a_solve() -> None:
    table = with_card(33).with_row("Dog", "Mom", "Cashier", "Librarian").with_last_movement("star")
    table.with_hand(0, "Neighbor", "Kite", "Ants", focus=0)
    table.with_hand(1, "Hat", "Puddle", "Key", focus=0, ideas=2)
    table.with_hand(2, "Cake", "Watch", "Stamp", focus=0, ideas=2)
    table.do(Confirm(0, 4))
    assert table.state.solved_count() == 1
    stops_over(table, 1, 1)
    assert table.state.active == 1
    table.refused(GetAdvice(2, 1), "allow that now")
    stops_over(table, 1, 1)
    assert table.allows(GetAdvice(1, 1))


@printed("160A", "Once a turn, when a distraction fills a gap in a hand: the player there gains 1 idea.")
def test_160a_player_who_receives_a_distraction_gains() -> None:
    table = with_card(160).with_hand(0, "Dog", "Puddle", "Ants", focus=0)
    table.with_hand(2, "Hat", None, "Key").with_incoming("Mom", "Kite", "Cake")
    before = [table.ideas(seat) for seat in range(3)]
    table.do(Confirm(0, 0))
    stops_over(table, 0, 1)
    assert [table.ideas(seat) for seat in range(3)] == [before[0], before[1], before[2] + 1]


# --- cards that speak of each other


@pytest.mark.parametrize("side", SIDES)
@printed(
    "68A",
    "Clean rummage (an action, once a case, if card 25 shows side A): swap 1 of your cards with 1"
    " of the 3 latest discards.",
)
def test_68a_forbids_rummaging_on_bin_day(side: SideName) -> None:
    table = with_card(25, side).with_card(68, owner=0, lines=True).with_deck(20)
    assert table.allows(UseCard(68, "clean-rummage")) == (side == "A")
    assert table.allows(UseCard(25, "rummage")) == (side == "A")


@pytest.mark.parametrize("side", SIDES)
@printed(
    "60A",
    "As soon as this card has 3 ticks: the escape marker moves 1 step forward; take 1 star off "
    "card 5★; take up to 3 ticks off this card.",
)
@printed(
    "60B",
    "As soon as this card has 3 ticks: the escape marker moves 1 step forward; take up to 3 "
    "ticks off this card; flip this card.",
)
def test_60_third_gossip_moves_escape_marker_on_either_side(side: SideName) -> None:
    table = with_card(60, side, tokens=2).with_card(59, lines=True)
    only(EscapeAdvanced, table.uses("ask-number-nine", 59))
    assert table.tokens(60) == 0
    assert table.mosaic.cards[60].side == "A"


@printed(
    "85B",
    "This card holds 2 clue cards. As an action, put one of yours on it. For free, take one into "
    "an empty slot or swap one. Nothing else affects them.",
)
def test_85b_taking_out_is_free_and_putting_in_is_not() -> None:
    table = with_card(85, "B").with_hand(0, "Dog", "Kite", "Ants", focus=0)
    pinned = table.card_of(0, 1)
    table.do(UsePocket(85, 1, None))
    assert table.state.actions == 2
    table.do(UsePocket(85, 2, pinned))
    assert table.hand(0) == ["Dog", None, "Kite"]
    table.do(UsePocket(85, 1, table.mosaic.on_table.pockets[85][0]))
    assert table.hand(0) == ["Dog", "Ants", "Kite"]
    assert table.state.actions == 2
    table.do(UsePocket(85, 1, None))
    table.state.actions = 0
    assert {move.clue is None for move in table.state.legal(0) if isinstance(move, UsePocket)} == {False}


# --- looking again


@pytest.mark.parametrize("notebook", [False, True])
@printed(
    "59A",
    "Ask number nine (free, once a turn): look at the other side of the rightmost incoming clue; "
    "put 1 tick on card 60.",
)
def test_59a_peeks_again_without_a_notebook(notebook: bool) -> None:
    table = calm_hands(a_table(notebook=notebook).with_card(59, lines=True).with_card(60))
    table.uses("ask-number-nine", 59)
    seen = table.state.incoming[-1]
    stops_over(table, 0, 1)
    assert table.state.incoming[-1] == seen
    assert table.allows(UseCard(59, "ask-number-nine")) == (not notebook)
