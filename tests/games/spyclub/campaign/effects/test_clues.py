"""Effects on clue cards: turning, peeking, discarding, moving; focus tokens; guesses and dice."""

from spyhouse.games.spyclub.board import SEEN_DOWN
from spyhouse.games.spyclub.events import (
    ClueMoved,
    CluesFlipped,
    CluesPeeked,
    Discarded,
    Guessed,
    IncomingLost,
    MovementPeeked,
)
from spyhouse.games.spyclub.moves import Enough, PickClue, PickRow, PickSpot, PickSymbol, PickType, UseCard
from spyhouse.games.spyclub.terms import EMPTY
from tests.games.spyclub.builders import kinds, name_of, only
from tests.games.spyclub.campaign.effects.builders import CARD, a_table


def test_the_active_player_picks_what_is_flipped() -> None:
    table = a_table().with_hand(0, "Dog/Cabin", "Mom", "Twins")
    table.happens(do="flip", where="own", n=1)
    told = table.answers(PickClue(table.card_of(0, 0)))
    assert only(CluesFlipped, told).clues[0].name == "Cabin"


def test_whole_hand_flips_unasked_except_locked_cards() -> None:
    table = a_table().with_hand(1, "Dog/Cabin", "Mom", "Twins").with_active(0)
    table.with_mark("locked", table.card_of(1, 1))
    table.with_suspect_over(1, 0)
    table.happens(do="flip", where="hands", n=4, who="victim")
    assert table.hand(1)[0] == "Cabin"
    assert table.hand(1)[1] == "Mom"


def test_in_all_hands_up_to_n_of_each_are_flipped() -> None:
    table = a_table()
    flipped = only(CluesFlipped, table.happens(do="flip", where="hands", n=1, choose="rightmost"))
    last = [table.card_of(seat, table.state.slots - 1) for seat in range(3)]
    assert [clue.card for clue in flipped.clues] == last


def test_a_peek_shows_the_other_side_until_the_turn_ends() -> None:
    table = a_table().with_hand(0, "Dog/Cabin", "Mom", "Twins")
    card = table.card_of(0, 0)
    table.happens(do="peek", where="own", n=3)
    assert table.view.table
    assert {clue.card for clue in table.view.table.peeked} == {table.card_of(0, slot) for slot in range(3)}
    assert table.state.seen[card] & SEEN_DOWN
    table.end_turn()
    assert table.view.table.peeked == ()


def test_a_peek_at_the_deck_shows_both_sides_of_the_top_cards() -> None:
    table = a_table().with_next("Dog/Cabin")
    told = only(CluesPeeked, table.happens(do="peek", where="deck_top", n=2))
    assert (told.clues[1].name, told.clues[1].back) == ("Dog", "Cabin")


def test_the_next_movement_card_can_be_known() -> None:
    table = a_table()
    peeked = only(MovementPeeked, table.happens(do="peek", where="movement", n=1))
    b = table.state
    assert peeked.cards == (b.box.movement[b.movement[0]],)
    assert table.view.table
    assert table.view.table.foreseen == peeked.cards
    table.end_turn()
    assert table.mosaic.on_table.foreseen == 0


def test_imagined_states_keep_foreseen_cards() -> None:
    import random

    table = a_table()
    table.happens(do="peek", where="movement", n=2)
    known = table.state.movement[:2]
    rng = random.Random(1)
    worlds = [table.state.imagine(None, rng).movement for _ in range(20)]
    assert {world[:2] for world in worlds} == {known}
    assert len({world[2] for world in worlds}) > 1


def test_incoming_clues_are_discarded_from_one_end_and_refilled() -> None:
    table = a_table(2)
    right = table.state.incoming_card(table.state.places() - 1)
    told = table.happens(do="flush", n=1, end="right")
    assert only(IncomingLost, told).clue.card == right
    assert EMPTY not in table.state.incoming


def test_a_short_deck_gives_fewer() -> None:
    table = a_table(2).with_deck(0)
    table.happens(do="flush", n=9, end="right")
    assert table.ended is None
    assert table.state.incoming.count(EMPTY) == len(table.state.incoming)


def test_focus_moves_without_a_gain() -> None:
    table = a_table()
    before = table.state.ideas.copy()
    table.happens(do="set_focus", who="each", slot="left")
    assert (table.state.focus, table.state.ideas) == ([0, 0, 0], before)


def test_each_picks_their_own_focus() -> None:
    table = a_table(2)
    table.happens(do="set_focus", who="each", slot="choice")
    table.answers(PickSpot(0, 1), PickSpot(1, 0))
    assert table.state.focus == [1, 0]


def test_a_right_guess_and_a_wrong_one() -> None:
    then = [{"do": "ideas", "who": "active", "n": 1}]
    lost = [{"do": "ideas", "who": "active", "n": -1}]
    for guess, change in (("location", 1), ("crime", -1)):
        table = a_table().with_hand(0, "Dog/Cabin", "Mom", "Twins").with_ideas(0, 2)
        table.happens(do="guess", what="hidden_type", then=then, else_=lost)
        told = table.answers(PickClue(table.card_of(0, 0)), PickType(guess))  # type: ignore[arg-type]
        assert only(Guessed, told).right == (change == 1)
        assert table.hand(0)[0] == "Cabin"
        assert table.ideas(0) == 2 + change


def test_the_next_symbol_is_guessed_and_shown() -> None:
    table = a_table()
    b = table.state
    symbol = b.box.movement[b.movement[0]].symbol
    table.happens(do="guess", what="next_symbol", then=[{"do": "calm", "what": "event"}])
    told = table.answers(PickSymbol(symbol))
    assert kinds(told)[:2] == ["MovementPeeked", "Guessed"]
    assert table.mosaic.on_table.calm == {"event"}


def test_dice_use_the_tables_seed_and_are_public() -> None:
    lucky = 0
    for number in range(30):
        table = a_table(seed=f"dice{number}").with_ideas(0, 0)
        table.happens(do="chance", odds="2/3", then=[{"do": "ideas", "who": "active", "n": 1}])
        lucky += table.ideas(0)
    assert 12 < lucky < 28


# --- moving cards


def test_two_cards_change_places_as_they_lie() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins").with_hand(1, "Hat", "Key", "Cake")
    table.happens(do="move_card", from_="own", to="left_hand", exchange=True)
    table.answers(PickClue(table.card_of(0, 0)), PickSpot(1, 2))
    assert (table.hand(0)[0], table.hand(1)[2]) == ("Cake", "Dog")


def test_cp14_team_mates_card_moves_to_empty_slot() -> None:
    """CP-14."""
    table = a_table().with_hand(1, "Hat", "Key", "Cake")
    table.happens(do="move_card", from_="other", to="row", exchange=True)
    table.answers(PickClue(table.card_of(1, 0)), PickRow(2))
    assert table.row()[2] == "Hat"
    assert table.hand(1)[0] is None
    table.end_turn()
    assert table.hand(1)[0] is not None


def test_moving_is_no_confirm_but_it_can_solve() -> None:
    table = a_table().with_hand(1, "Hat", "Key", "Cake").with_row("Cake", "Stamp", "Watch", "Lipstick")
    table.with_last_movement("star")
    table.happens(do="move_card", from_="other", to="row_empty")
    told = table.answers(PickClue(table.card_of(1, 0)))
    assert "AspectSolved" in kinds(told)
    assert "Confirmed" not in kinds(told)


def test_one_of_the_three_latest_discards_comes_back() -> None:
    table = a_table().with_deck(30)
    latest = table.state.discards[-3:]
    table.happens(do="move_card", from_="discard", to="own", exchange=True)
    assert table.asked() == [PickClue(card) for card in latest]
    mine = table.card_of(0, 1)
    table.answers(PickClue(latest[0]), PickSpot(0, 1))
    assert table.card_of(0, 1) == latest[0]
    assert table.state.discards[-1] == mine


def test_the_bottom_card_of_the_deck_is_seen_when_it_comes_out() -> None:
    table = a_table()
    bottom = table.mosaic.on_table.deck[-1]
    mine = table.card_of(0, 0)
    table.happens(do="move_card", from_="deck_bottom", to="own", exchange=True)
    told = table.answers(PickSpot(0, 0))
    assert [event.clue.card for event in told if isinstance(event, ClueMoved) and event.clue] == [
        bottom,
        mine,
    ]
    assert table.mosaic.on_table.deck[-1] == mine


def test_the_top_card_goes_under_the_deck() -> None:
    table = a_table()
    top, after = table.mosaic.on_table.deck[:2]
    table.happens(do="move_card", from_="deck_top", to="deck_bottom")
    assert (table.state.top, table.mosaic.on_table.deck[-1]) == (after, top)
    assert table.view.incoming[0].clue
    assert table.view.incoming[0].clue.card == after


def test_laying_off_an_own_card_is_a_discard() -> None:
    table = a_table().with_rule(do="on", event="discard", then=[{"do": "ideas", "who": "active", "n": 1}])
    before = table.ideas(0)
    table.happens(do="move_card", from_="own", to="discard")
    only(Discarded, table.answers(PickClue(table.card_of(0, 0))))
    assert table.ideas(0) == before + 1


def test_two_of_one_type_are_handed_in_together() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Hat")
    trade_in = [{"do": "move_card", "from": "own", "to": "discard", "n": 2, "filter": "same_type"}]
    table.with_rule(do="action", name="trade-in", actions=1, then=trade_in)
    table.uses("trade-in")
    assert [name_of(clue) for clue in table.view.hands[0].clues] == [None, None, "Hat"]
    assert not table.allows(UseCard(CARD, "trade-in"))


def test_any_number_of_row_cards_can_go() -> None:
    table = a_table().with_row("Cake", "Stamp", "Dog")
    table.happens(do="move_card", from_="row", to="discard", n=5)
    table.answers(PickClue(table.state.row[2]), Enough())
    assert table.row() == ["Cake", "Stamp", None, None, None]


def test_a_clue_can_leave_the_game() -> None:
    table = a_table()
    card = table.card_of(0, 0)
    table.happens(do="move_card", from_="own", to="out")
    table.answers(PickClue(card))
    assert table.mosaic.on_table.out == (card,)
