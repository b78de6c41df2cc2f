"""Hidden information and inferences from it (SK-7, SK-20, SK-36)."""

import random

from spyhouse.games.spycatcher.influence import RUNS, bits, cards_in
from spyhouse.games.spycatcher.moves import LookAt, Swap
from spyhouse.games.spycatcher.state import Spycatcher
from tests.games.spycatcher.builders import Table, a_game, cards
from tests.games.spycatcher.conservation import random_game


def worlds(table: Table, seat: int | None, count: int = 30) -> list[Spycatcher]:
    rng = random.Random(7)
    return [table.state.imagine(seat, rng) for _ in range(count)]


def test_a_card_taken_from_the_discard_pile_stays_in_that_hand() -> None:
    """SK-7"""
    table = a_game(3).pile("c3 p9")
    table.draw(0, "discard")
    table.discard(0, "")
    assert all(world.hands[0] >> cards("p9")[0] & 1 for world in worlds(table, 1))
    assert len({world.hands[0] for world in worlds(table, 1)}) > 20


def test_viewer_forgets_a_card_that_may_have_gone_unseen() -> None:
    """SK-26."""
    table = a_game(3).pile("c3 p9")
    table.draw(0, "discard")
    table.discard(0)
    table.lands_on("ring-11")
    table.do(0, Swap(next(card for card in cards_in(table.state.hands[0]) if card != cards("p9")[0])))
    held = {world.hands[0] >> cards("p9")[0] & 1 for world in worlds(table, 1, 60)}
    assert held == {0, 1}


def test_a_seeker_holds_a_run_or_the_master() -> None:
    """SK-14, SK-15"""
    table = a_game(3).hand(0, "c4 c5 c6").lands_on("court-2")
    table.seek(0, "c4 c5 c6")
    possible = {bits(run) for run in RUNS[0]} | {bits(cards("cM"))}
    laid = {world.laid for world in worlds(table, 1)}
    assert laid <= possible
    assert len(laid) > 3
    assert all(world.laid & ~world.hands[0] == 0 for world in worlds(table, 1))


def test_hand_is_known_after_looking_at_it() -> None:
    """SK-34"""
    table = a_game(3).hand(0, "c1 c2 c3").next_permission("court", "look").lands_on("court-2")
    table.seek(0, "c1 c2 c3")
    table.passes(1, 2)
    table.do(0, LookAt(2))
    assert {world.hands[2] for world in worlds(table, 0)} == {table.state.hands[2]}
    assert len({world.hands[2] for world in worlds(table, 1)}) > 20


def test_reshuffle_returns_the_discards() -> None:
    """SK-8: two players who remember the pile know what the other holds"""
    table = a_game(2)
    everything = table.state
    everything.pile, everything.pack = [*everything.pack, *everything.pile], []
    table._forget()
    table.draw(0, "pack")
    drawn = {tuple(cards_in(world.hands[0] & ~table.state.hands[0])) for world in worlds(table, 1)}
    assert all(len(new) <= 1 for new in drawn)
    assert len(drawn) > 5


def test_the_real_world_is_always_possible() -> None:
    """What a viewer believes possible includes what is."""
    for number in range(12):
        for step, state in enumerate(random_game(number)):
            if step > 400 or state.phase == "over":
                break
            for where in state.know:
                zones = [*state.hands, bits(state.pack), state.unseen]
                for zone, real in enumerate(zones):
                    assert real & ~where[zone] == 0


def test_the_notebook_keeps_what_everyone_saw() -> None:
    """SK-36"""
    table = a_game(2, notebook=True).pile("c3 p9")
    table.draw(0, "discard")
    table.discard(0, "p9")
    table.state.notes = ()
    table.state.turn, table.state.phase = 1, "draw"
    table.draw(1, "discard")
    notebook = table.state.view(0).notebook
    assert notebook
    assert [(note.seat, note.card, note.taken) for note in notebook.notes] == [(1, cards("p9")[0], True)]
    assert notebook.held == ((), cards("p9"))


def test_without_the_option_there_is_no_notebook() -> None:
    """SK-36"""
    assert a_game().state.view(0).notebook is None
