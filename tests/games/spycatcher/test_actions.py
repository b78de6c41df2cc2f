"""Action squares and the instructions of permission cards (SK-26 to SK-30, SK-34)."""

from spyhouse.games.spycatcher.events import Discarded, GotCards, Looked, SawHand, WillRollAgain
from spyhouse.games.spycatcher.influence import cards_in
from spyhouse.games.spycatcher.moves import Give, HandBack, LookAt, Pass, Send, Swap, ToCircle
from spyhouse.games.spycatcher.permissions import Instruction
from tests.games.spycatcher.builders import Table, a_game, cards, of


def with_instruction(instruction: Instruction, seats: int = 2) -> Table:
    """Build a game in which seat 0 has just received a Court permission with this instruction."""
    table = a_game(seats).hand(0, "c1 c2 c3").next_permission("court", instruction).lands_on("court-2")
    table.seek(0, "c1 c2 c3")
    table.passes(*range(1, seats))
    assert table.holds(0) == ["court"]
    return table


# --- influence cards


def test_a_replaced_hand_is_put_face_down_under_the_discards() -> None:
    """SK-26."""
    table = a_game(3).pile("p9")
    before = cards_in(table.state.hands[0])
    table.lands_on("ring-28")
    assert sorted(table.state.pile[:7]) == before
    assert table.state.pile[-1:] == list(cards("p9"))
    assert cards_in(table.state.unseen) == before
    assert table.sizes() == [7, 7, 7]
    assert table.state.turn == 1


def test_one_card_is_replaced_the_same_way() -> None:
    """SK-26."""
    table = a_game().hand(0, "c1").pile("p9").lands_on("ring-11")
    table.refused(0, Swap(cards("p9")[0]), "don.t have that card")
    events = table.do(0, Swap(cards("c1")[0]))
    assert table.state.pile == list(cards("c1 p9"))
    assert of(Discarded, events) == []
    assert [event.only for event in of(GotCards, events)] == [(0,)]
    assert table.sizes() == [7, 7]


def test_two_cards_are_replaced_by_two() -> None:
    """SK-11, SK-33"""
    table = a_game().lands_on("ring-4")
    assert table.sizes() == [9, 7]
    table.discard(0)
    assert (table.state.phase, table.state.turn) == ("discard", 0)
    table.discard(0)
    assert table.sizes() == [7, 7]
    assert (table.state.phase, table.state.turn) == ("draw", 1)


# --- permissions


def test_a_replaced_permission_goes_to_the_bottom_of_its_pack() -> None:
    """SK-27"""
    table = a_game().permits(0, "court", "press")
    card = table.state.permits[2]
    table.lands_on("ring-30")
    assert list(table.state.legal(0)) == [HandBack("court"), HandBack("press")]
    table.refused(0, HandBack("publisher"), "no Publisher permission")
    table.do(0, HandBack("press"))
    assert table.holds(0) == ["court"]
    assert table.state.returned[2] == [card]
    assert table.state.turn == 1


def test_hand_back_without_permission_ends_the_turn() -> None:
    """SK-27, SK-30"""
    assert a_game().lands_on("ring-30").state.turn == 1


def test_permission_is_given_to_a_player_without_it() -> None:
    """SK-28"""
    table = a_game(4).permits(0, "court", "press").permits(1, "court").permits(2, "court", "press")
    table.lands_on("ring-14")
    assert list(table.state.legal(0)) == [Give("court", 3), Give("press", 1), Give("press", 3)]
    table.refused(0, Give("court", 1), "someone who doesn.t have that kind")
    table.refused(0, Give("publisher", 3), "one of your permissions")
    table.do(0, Give("press", 1))
    assert table.holds(0) == ["court"]
    assert table.holds(1) == ["court", "press"]


def test_permission_is_never_given_as_the_last_needed() -> None:
    """SK-28"""
    table = a_game(3).permits(0, "court").permits(1, "government", "press", "publisher")
    table.lands_on("ring-14")
    assert list(table.state.legal(0)) == [Give("court", 2)]
    short = a_game(3, permissions_needed=3).permits(0, "court").permits(1, "press", "publisher")
    assert list(short.lands_on("ring-14").state.legal(0)) == [Give("court", 2)]


def test_no_permission_is_given_without_a_recipient() -> None:
    """SK-28"""
    table = a_game().permits(0, "court").permits(1, "court").lands_on("ring-14")
    assert table.holds(0) == ["court"]
    assert table.state.turn == 1


# --- the piece


def test_report_square_moves_piece_to_mi5() -> None:
    """SK-29"""
    table = a_game().lands_on("ring-6")
    assert table.stands_on(0) == "mi5"
    assert table.state.turn == 1


def test_piece_moves_to_a_chosen_circle() -> None:
    """SK-11, SK-37"""
    table = a_game().lands_on("ring-13")
    table.do(0, ToCircle("press"))
    assert table.stands_on(0) == "press-1"
    assert table.state.phase == "seek"


def test_miss_a_turn_skips_the_next_one() -> None:
    """SK-11"""
    table = a_game().lands_on("ring-5")
    assert table.state.turn == 1
    table.state.at[1] = table.place("west-out-1")
    table.state.phase, table.state.die = "go", 1
    table.go(1, "west-out-2")
    assert table.state.turn == 1
    assert table.state.misses == [0, 0]


# --- permission cards


def test_instruction_is_applied_once_when_card_is_taken() -> None:
    """SK-30, SK-34: draw two, discard two"""
    table = with_instruction("draw_two")
    assert (table.state.phase, table.sizes()) == ("discard", [9, 7])
    table.discard(0)
    table.discard(0)
    assert (table.state.phase, table.state.turn) == ("draw", 1)


def test_instruction_does_as_much_as_possible() -> None:
    """SK-30: draw two, where there is nothing to draw"""
    table = a_game().hand(0, "cM").next_permission("court", "draw_two").lands_on("court-2")
    table.seek(0, "cM")
    table.state.pack, table.state.pile = [], []
    table.passes(1)
    assert table.holds(0) == ["court"]
    assert (table.state.turn, table.state.phase, table.sizes()) == (1, "draw", [6, 7])


def test_extra_roll_happens_in_the_next_turn() -> None:
    """SK-34, SK-11: after the next turn's own roll, and action squares count after both"""
    table = a_game(2).hand(0, "c1 c2 c3").next_permission("court", "roll_again_next_turn").lands_on("court-2")
    table.seek(0, "c1 c2 c3")
    assert of(WillRollAgain, table.passes(1))
    table.state.turn = 1
    table.state.phase, table.state.die = "go", 1
    table.go(1, "west-out-1")
    assert table.state.view(None).turn == 0
    table.draw(0)
    table.discard(0)
    table.state.at[0], table.state.die = table.place("ring-6"), 1
    table.go(0, "ring-7")
    assert (table.state.turn, table.state.phase, table.state.again) == (0, "go", True)
    table.state.at[0], table.state.die = table.place("ring-4"), 1
    table.go(0, "ring-5")
    assert (table.state.turn, table.state.misses[0]) == (1, 1)


def test_move_to_any_circle_ends_the_turn_there() -> None:
    """SK-34, SK-21"""
    table = with_instruction("to_any_circle")
    table.do(0, ToCircle("publisher"))
    assert table.stands_on(0) == "publisher-1"
    assert table.state.turn == 1


def test_permission_card_shows_one_hand() -> None:
    """SK-34: who looked at whom is open, what was seen is not"""
    table = with_instruction("look", seats=3)
    table.refused(0, LookAt(0), "someone else")
    events = table.do(0, LookAt(2))
    assert [(event.seat, event.at, event.only) for event in of(Looked, events)] == [(0, 2, None)]
    hand = tuple(cards_in(table.state.hands[2]))
    assert [(event.cards, event.only) for event in of(SawHand, events)] == [(hand, (0,))]
    look = table.state.view(0).look
    assert look
    assert look.cards == hand
    assert table.state.view(1).look is None


def test_send_a_player_to_mi5() -> None:
    """SK-34"""
    table = with_instruction("send", seats=3).at_place(2, "ring-20")
    assert list(table.state.legal(0)) == [Send(1), Send(2)]
    table.refused(0, Send(0), "someone else")
    table.refused(0, Send(7), "someone else")
    table.refused(0, Pass(), "First choose")
    table.do(0, Send(2))
    assert table.stands_on(2) == "mi5"
    assert table.state.turn == 1


def test_publishing_calls_player_to_the_circle_of_the_card() -> None:
    """SK-34: the one who goes home with every stamp can be stopped, and nobody wins by another's card"""
    table = a_game(3).hand(0, "c1 c2 c3").permits(1, "court", "government", "press", "publisher")
    table.at_place(1, "north-in-2").next_permission("court", "send").lands_on("court-2").seek(0, "c1 c2 c3")
    table.passes(1, 2)
    table.do(0, Send(1))
    assert table.stands_on(1) == "court-1"
    assert table.state.outcome() is None
