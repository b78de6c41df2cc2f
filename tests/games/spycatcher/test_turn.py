"""Course of a turn, from the draw to the square (SK-7 to SK-13, SK-37)."""

import pytest

from spyhouse.games.spycatcher.events import Obeys, Shuffled, TookDiscard
from spyhouse.games.spycatcher.influence import bits
from spyhouse.games.spycatcher.moves import Discard, Draw, Go, Pass, Seek
from tests.games.spycatcher.builders import a_game, cards, of


def test_draw_from_the_pack_then_discard() -> None:
    """SK-7"""
    table = a_game()
    table.draw(0)
    assert table.sizes() == [8, 7]
    table.refused(0, Draw("pack"), "discard one first")
    card = table.state.view(0).hand[0]
    table.do(0, Discard(card))
    assert table.state.view(None).top == card
    assert table.state.phase == "go"


def test_everyone_sees_a_card_taken_from_the_discard_pile() -> None:
    """SK-7"""
    table = a_game(3).pile("c3 p9")
    taken = of(TookDiscard, table.draw(0, "discard"))
    assert [(event.seat, event.card, event.only) for event in taken] == [(0, cards("p9")[0], None)]
    assert table.in_hand(0, "p9")
    assert table.state.view(1).top == cards("c3")[0]


def test_you_cannot_discard_what_you_do_not_have() -> None:
    """SK-7"""
    table = a_game().only(0, "c1").pile("p9 g3")
    table.draw(0)
    table.refused(0, Discard(cards("g3")[0]), "don.t have that card")


def test_an_empty_pack_is_made_from_all_discards_but_the_top() -> None:
    """SK-8"""
    table = a_game().pile("c3 c4 c5 p9")
    table.state.pack.clear()
    events = table.draw(0, "pack")
    assert [event.pack for event in of(Shuffled, events)] == [3]
    assert table.state.pile == list(cards("p9"))
    assert len(table.state.pack) == 2
    assert table.state.hands[0] & bits(cards("c3 c4 c5"))


def test_with_nothing_to_draw_the_die_is_rolled_at_once() -> None:
    """SK-8"""
    table = a_game().rolled(1)
    table.state.pack.clear()
    table.state.pile.clear()
    table.go(0, "west-out-1")
    assert (table.state.turn, table.state.phase) == (1, "go")
    assert table.sizes() == [7, 7]


def test_a_lone_discard_is_taken_not_shuffled() -> None:
    """SK-8"""
    table = a_game().pile("p9")
    table.state.pack.clear()
    assert list(table.state.legal(0)) == [Draw("discard")]
    table.refused(0, Draw("pack"), "take the top discard")


def test_every_route_of_exactly_that_length() -> None:
    """SK-9"""
    table = a_game().at_place(0, "ring-1").rolled(3)
    ends = {table.state.whitehall.places[move.route[-1]].id for move in table.state.legal(0)}  # type: ignore[attr-defined]
    assert ends == {"ring-4", "court-2"}
    assert {len(move.route) for move in table.state.legal(0)} == {3}  # type: ignore[attr-defined]
    table.refused(0, Go((table.place("ring-2"), table.place("ring-3"))), "exactly 3")
    back = tuple(map(table.place, ("ring-0", "ring-31", "ring-30")))
    table.refused(0, Go(back), "along the arrows")


def test_piece_may_go_round_a_circle_again() -> None:
    """SK-9, SK-33"""
    table = a_game().at_place(0, "press-6").rolled(1)
    ends = {table.state.whitehall.places[move.route[-1]].id for move in table.state.legal(0)}  # type: ignore[attr-defined]
    assert ends == {"press-1", "ring-21"}


def test_blank_square_ends_the_turn() -> None:
    """SK-10"""
    table = a_game().lands_on("ring-7")
    assert (table.state.turn, table.state.phase) == (1, "draw")


def test_an_action_square_must_be_obeyed() -> None:
    """SK-11"""
    table = a_game().lands_on("ring-20")
    assert table.state.phase == "swap"
    table.refused(0, Pass(), "First choose")
    assert table.state.turn == 0


def test_on_a_challenge_square_you_may_seek_or_not() -> None:
    """SK-12"""
    table = a_game().hand(0, "c4 c5 c6").lands_on("court-3")
    assert {Pass(), Seek(cards("c4 c5 c6"))} <= set(table.state.legal(0))
    table.passes(0)
    assert table.state.turn == 1


def test_seek_question_is_asked_of_everyone() -> None:
    """SK-12: or everyone would know what is in the hand"""
    table = a_game().only(0, "c1 c5 c9").lands_on("court-3")
    assert table.state.phase == "seek"
    assert list(table.state.legal(0)) == [Pass()]


def test_seeking_needs_arrival_by_movement() -> None:
    """SK-13"""
    table = a_game().hand(0, "c4 c5 c6 cM").at_place(0, "court-3")
    table.refused(0, Seek(cards("c4 c5 c6")), "First take a card")
    table.draw(0)
    table.discard(0, "c4")
    table.refused(0, Seek(cards("cM")), "move your piece first")
    assert all(isinstance(move, Go) for move in table.state.legal(0))


def test_an_action_square_is_obeyed_after_an_extra_roll_too() -> None:
    """SK-11"""
    table = a_game().lands_on("ring-3")
    assert (table.state.turn, table.state.phase) == (0, "go")
    table.state.die = 2
    table.go(0, "ring-5")
    assert (table.state.turn, table.state.misses[0]) == (1, 1)


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("place", [f"ring-{number}" for number in range(32)])
def test_square_is_obeyed_after_any_roll(place: str, again: bool) -> None:
    """SK-11: every action square does after an extra roll what it does after the first"""
    table = a_game(3).permits(0, "court", "press")
    number = table.place(place)
    routes = table.state.whitehall.routes
    table.state.at[0] = next(start for start, ways in enumerate(routes) if Go((number,)) in ways[1])
    events = table.rolled(1, again=again).go(0, place)
    is_action = table.state.whitehall.action_at[number] is not None
    assert [event.place for event in of(Obeys, events)] == [number] * is_action


def test_after_rolling_again_one_may_seek() -> None:
    """SK-12"""
    table = a_game().at_place(0, "ring-1").rolled(2, again=True)
    table.go(0, "court-1")
    assert (table.state.turn, table.state.phase) == (0, "seek")


def test_moved_into_a_circle_by_an_action_square_one_may_seek() -> None:
    """SK-37"""
    table = a_game().lands_on("ring-10")
    assert table.stands_on(0) == "court-1"
    assert (table.state.turn, table.state.phase) == (0, "seek")


def test_only_the_landing_square_counts() -> None:
    """SK-37"""
    table = a_game().at_place(1, "ring-7").at_place(0, "ring-4").rolled(3)
    table.go(0, "ring-7")  # past a tea break and a report to MI5
    assert table.stands_on(0) == table.stands_on(1) == "ring-7"
    assert table.state.misses == [0, 0]
