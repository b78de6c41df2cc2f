"""Bots of Spy Club: memory, beliefs, play and reasons."""

import random
from typing import ClassVar

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.board import SEEN_DOWN
from spyhouse.games.spyclub.bots import BOTS
from spyhouse.games.spyclub.bots.detectives import TURN_MS, Detective, Normal, Strong
from spyhouse.games.spyclub.bots.evaluation import LOST, WON, Odds, evaluate
from spyhouse.games.spyclub.bots.lookahead import best_in_worlds
from spyhouse.games.spyclub.bots.memory import Memory
from spyhouse.games.spyclub.bots.planner import Plan, steps_worth_trying
from spyhouse.games.spyclub.bots.worlds import believed_state
from spyhouse.games.spyclub.moves import (
    Agree,
    CompareNotes,
    Confirm,
    Decline,
    GetAdvice,
    Investigate,
    RemoveIdeas,
    ShiftFocus,
)
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.kernel import Move
from spyhouse.lab.conformance import random_playout
from tests.games.spyclub.builders import Case, a_case


class Hasty(Strong):
    """The strong bot with little thinking time."""

    width: ClassVar[int] = 4
    gamble: ClassVar[int] = 1
    candidates: ClassVar[int] = 2
    worlds: ClassVar[int] = 1
    answer: ClassVar[int] = 2


class Absent(Hasty):
    """A hasty bot that forgets and slips."""

    forgets = 0.4
    slips = 0.05


def asked(case: Case, bot: Detective) -> Move | None:
    seat = case.state.active
    return bot.choose(case.state.view(seat), case.state.legal(seat))


def a_bot(kind: type[Detective] = Normal, **options: object) -> Detective:
    return kind(0, GAME.read_options(options), random.Random(1))


def test_all_moves_of_a_turn_take_less_than_a_second() -> None:
    case, bot = a_case(seed="long turns"), a_bot()
    for turn in range(1, 4):
        case.state.turn = turn
        asked(case, bot)
        waits = [bot.thinking_ms(Decline()) for _ in range(12)]
        assert 700 < sum(waits) <= TURN_MS < 1000
        assert max(waits) <= 300


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bot_beliefs_match_its_view(seats: int) -> None:
    memory, rng = Memory(random.Random(1)), random.Random(2)
    options = SpyClubOptions()
    for step in random_playout(GAME, seats, options, "believe", random.Random(3), host=0.0):
        view = step.after.view(0)
        memory.watch(step.events, view)  # type: ignore[arg-type]
        believed = believed_state(view, memory, options, rng)  # type: ignore[arg-type]
        if believed.phase not in ("over", "consent"):
            assert believed.view(0) == view
            assert believed.legal(believed.active) == step.after.legal(believed.active)


def test_only_forgetful_bots_forget_faces() -> None:
    for forgets, known in ((0.0, {"Dog"}), (1.0, set())):
        case = a_case().with_hand(0, "Dog/Cabin", "Mom", "Twins")
        memory = Memory(random.Random(1), forgets)
        memory.look(case.view)
        memory.watch(case.do(Investigate(0)), case.view)
        assert set(memory.down.values()) == known


@pytest.mark.parametrize("kind", [Normal, Hasty, BOTS["easy"]])
def test_bots_complete_almost_solved_aspects(kind: type[Detective]) -> None:
    case = a_case().with_row("Diner", "Park", "School", "Museum").with_last_movement("star")
    case.with_hand(0, "Lying", "Hat", "Cabin", focus=2).with_hand(1, "Dog", "Cake", "Kite")
    bot = a_bot(kind)
    bot.slips = 0.0  # type: ignore[misc]
    for _ in range(6):
        move = asked(case, bot)
        assert move is not None
        case.do(move)
        if case.view.solved:
            break
    assert isinstance(move, Confirm)
    assert "the location is solved!" in GAME.words.speech().format_phrase(bot.why)


def test_bots_say_what_the_suspect_is_likely_to_do() -> None:
    case = a_case().with_row("Diner", "Park", "School", "Museum").with_last_movement("star")
    case.with_hand(0, "Lying", "Hat", "Cabin", focus=2).with_hand(1, "Cake", "Key", "Stamp")
    case.with_hand(2, "Watch", "Lipstick", "Slingshot").with_suspect_over(0, 0).with_active(0, actions=1)
    bot = a_bot()
    assert asked(case, bot) == Confirm(2, 4)
    assert GAME.words.speech().format_phrase(bot.why) == (
        "Confirm the Cabin.\nThat makes five: the location is solved!\n"
        "Then the suspect probably brings Fatigue."
    )


def test_bots_solve_with_cards_that_fit_two_aspects() -> None:
    case = a_case(2).with_row("Hat", "Watch", "Lipstick/Ice Cream Shop", "Diner").with_last_movement("star")
    case.with_hand(0, "Stamp/Jealousy", "Lipstick/Neighbor", "Mansion", "Fame/Museum", focus=2, ideas=3)
    case.with_hand(1, "Game Piece/Park", "Dog/Cabin", "Revenge", "Twins/Dare", focus=1, ideas=3)
    case.with_solved("crime")
    bot = a_bot()
    for seat in (0, 1):
        for slot in range(4):
            bot.memory.down[case.state.card(seat, slot)] = case.state.both_sides(
                case.state.card(seat, slot)
            ).back
    while case.view.active == 0 and len(case.view.solved) < 2:
        move = asked(case, bot)
        assert move is not None
        bot.observe(case.do(move), case.view)
    assert "object" in [solved.aspect for solved in case.view.solved]


def test_back_of_the_same_type_is_no_second_clue() -> None:
    case = a_case(edition="prototype").with_hand(0, "Cake/Key", "Diner", "Kite")
    odds, before = Odds(case.state), case.state.copy()
    case.state.seen[case.state.card(0, 0)] |= SEEN_DOWN
    assert evaluate(case.state, odds) == evaluate(before, odds)


@pytest.mark.parametrize("kind", [Normal, Hasty])
def test_bots_solve_remaining_aspects_in_a_lost_case(kind: type[Detective]) -> None:
    case = a_case().with_row("Diner", "Park", "School", "Museum").with_movement_left(0)
    case.with_hand(0, "Lying", "Hat", "Cabin", focus=2).with_active(0, actions=1)
    assert asked(case, a_bot(kind)) == Confirm(2, 4)


def test_sc42_bots_always_agree() -> None:
    case = (
        a_case(consent=True).with_hand(0, "Dog", "Hat", "Mom").with_hand(1, "Key", "Cake", "Twins", ideas=2)
    )
    case.do(GetAdvice(1, 2))
    assert a_bot(consent=True).choose(case.state.view(1), case.state.legal(1)) == Agree()


def test_bots_spare_ideas_in_hands() -> None:
    case = a_case().with_hand(0, "Kite", "Mom", "Ants").with_suspect_over(0, 2).with_steps(1)
    bot = a_bot()
    told = case.end_turn()
    bot.observe(told, case.view)
    assert asked(case, bot) == RemoveIdeas(3, (0, 0, 0))


@pytest.mark.parametrize("kind", [Normal, Hasty, BOTS["easy"], Absent])
def test_bots_play_by_the_rules_and_give_reasons(kind: type[Detective]) -> None:
    chosen = GAME.read_options({"edition": "prototype", "consent": True, "notebook": kind is Normal})
    state = GAME.new(3, "whole", chosen)
    assert isinstance(state, SpyClub)
    bots = [kind(seat, chosen, random.Random(seat)) for seat in range(3)]
    while not state.outcome() and state.turn < 5:
        [seat] = state.to_act()
        move = bots[seat].choose(state.view(seat), state.legal(seat))
        assert move is not None
        assert move in state.legal(seat)
        assert GAME.words.speech().format_phrase(bots[seat].why).endswith((".", "!"))
        told = state.apply(seat, move, 0)
        for bot in bots:
            bot.observe(told, state.view(bot.seat))
    assert any(card >= 0 for card in (*state.row, *state.solved))


def test_declined_teamwork_is_not_proposed_again() -> None:
    case = (
        a_case(consent=True)
        .with_hand(0, "Dog", "Hat", "Mom")
        .with_hand(1, "Librarian", "Garbage Man", "Twins")
    )
    case.with_ideas(1, 4)
    bot = a_bot(consent=True)
    for _ in range(30):
        if case.view.active != 0:
            break
        if case.view.phase == "consent":
            bot.observe(case.do(Decline(), seat=1), case.view)
            assert bot.memory.declined == {1}
        move = asked(case, bot)
        assert move is not None
        assert not (bot.memory.declined and isinstance(move, CompareNotes | GetAdvice) and move.seat == 1)
        bot.observe(case.do(move), case.view)


def test_bots_do_not_trade_like_for_like() -> None:
    case = a_case().with_hand(0, "Dog", "Hat", "Mom").with_hand(1, "Cashier", "Cabin", "Twins")
    steps = steps_worth_trying(case.state, 0)
    assert CompareNotes(1, 0, 1) in steps
    assert CompareNotes(1, 0, 0) not in steps


def test_bots_flip_no_card_again_in_a_turn() -> None:
    case = a_case().with_hand(0, "Dog/Cabin", "Mom", "Twins")
    bot = a_bot()
    back = Plan(0.0, (Investigate(0),), case.state)
    bot.observe(case.do(Investigate(0)), case.view)
    case.do(ShiftFocus(1))
    assert case.allows(Investigate(0))
    bot.plan = back
    assert asked(case, bot) != Investigate(0)


def test_strong_bots_look_at_several_plans() -> None:
    case = a_case(4, seed="plans")
    assert asked(case, a_bot(Hasty)) in case.state.legal(0)


def test_plan_is_scored_in_several_worlds() -> None:
    """The bot may count on an unseen card."""

    def with_focus(slot: int) -> SpyClub:
        hand = ("Dog", "Mom", "Cabin")
        case = (
            a_case().with_hand(0, *hand, focus=slot).with_hand(1, "Park", "Diner", "Twins", focus=2, ideas=3)
        )
        return case.state

    hoped, comes = with_focus(0), with_focus(2)
    advice = GetAdvice(1, 3)
    assert advice in hoped.legal(0)
    assert advice not in comes.legal(0)
    bold, meek = Plan(WON, (advice,), hoped), Plan(0.0, (), hoped)
    assert best_in_worlds([bold, meek], [comes, comes], width=1) is bold


def test_sc27_a_case_without_enough_clues_is_lost() -> None:
    """SC-27: ten cards must still be confirmed. Those of the last turn need not be replaced."""
    case = a_case(2).with_solved("motive", "suspect", "location")
    there = len(case.state.incoming)
    case.with_deck(10 - 3 - there)
    assert evaluate(case.state, Odds(case.state)) > LOST / 2
    case.with_deck(9 - 3 - there)
    assert evaluate(case.state, Odds(case.state)) < LOST / 2
