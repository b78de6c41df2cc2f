"""Bots and campaign cards: actions they use, clues they give up, plans around obstacles."""

import random
from collections.abc import Sequence

import pytest

from spyhouse.games.spyclub.bots.detectives import Normal
from spyhouse.games.spyclub.bots.worlds import believed_state
from spyhouse.games.spyclub.campaign.bots import answer_a_card, best_card_use
from spyhouse.games.spyclub.campaign.planning_rules import PlanningRules
from spyhouse.games.spyclub.moves import (
    CompareNotes,
    Confirm,
    GetAdvice,
    Investigate,
    PickClue,
    Scout,
    SolveEarly,
    UseCard,
)
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import SUSPECT
from spyhouse.kernel import Move
from tests.games.spyclub.campaign.effects.builders import a_table


@pytest.mark.parametrize(
    ("card", "action", "ideas", "used"),
    [
        (59, "ask-number-nine", 2, False),  # gossip helps the suspect in the end
        (24, "eat-the-evidence", 2, False),  # a clue for two ideas is dear
        (24, "eat-the-evidence", 0, True),  # but not for somebody who has none
        (17, "sit-on-the-bench", 0, False),  # to shift focus brings as much
        (23, "lock-it-in", 2, False),
    ],
)
def test_bot_uses_a_card_worth_more_than_its_cost(card: int, action: str, ideas: int, used: bool) -> None:
    table = a_table().with_card(60).with_card(card, owner=0, lines=True).with_ideas(0, ideas)
    use = UseCard(card, action)
    assert use in table.state.legal(0)
    assert (best_card_use(table.state.view(0), table.state.legal(0)) == use) == used


def test_bot_spends_gathered_tokens() -> None:
    """Regression: bots never spent the ledger's entries, five for one escape space."""
    table = a_table().with_card(107, tokens=5, lines=True).with_escape(1)
    settle = UseCard(107, "settle-a-score")
    assert best_card_use(table.state.view(0), table.state.legal(0)) == settle
    table.do(settle)
    assert settle not in table.state.legal(0)


def test_bot_does_not_hand_in_two_clues() -> None:
    table = a_table().with_hand(0, "Daydream", "Puddle", "Kite", ideas=0).with_card(103, lines=True)
    assert UseCard(103, "trade-in") in table.state.legal(0)
    assert best_card_use(table.state.view(0), table.state.legal(0)) is None


def test_bot_solves_with_fewer_cards_if_allowed() -> None:
    table = a_table().with_row("Dog", "Mom", "Twins", "Cashier").with_card(151, lines=True).with_ideas(0, 2)
    assert best_card_use(table.state.view(0), table.state.legal(0)) == SolveEarly(151, "suspect")


def test_bot_gives_up_a_useless_clue() -> None:
    table = a_table().with_hand(0, "Dog", "Daydream", "Mom").with_card(24, lines=True)
    table.do(UseCard(24, "eat-the-evidence"))
    eaten = answer_a_card(table.state.view(0), table.state.legal(0), random.Random(1))
    assert eaten == PickClue(table.card_of(0, 1))


def test_plan_avoids_visible_obstacles() -> None:
    """Bots plan around guards, locked cards and clues, and partners that cannot be asked."""
    table = a_table().with_hand(0, "Dog", "Mom", "Twins", focus=0, ideas=6)
    table.with_hand(1, "Cashier", "Kite", "Ants", focus=0, ideas=2)
    table.with_figure("guard", "row", 0, "guard").with_mark("locked", table.card_of(0, 1))
    table.with_rule(do="forbid", what="advice").with_rule(do="forbid", what="scout_right")
    bot = Normal(0, table.state.options, random.Random(1))
    view, legal = table.state.view(0), table.state.legal(0)
    bot.observe([], view)
    b = believed_state(view, bot.memory, bot.case_options, bot.rng)
    free = planned(bot, b, legal)
    assert {Confirm(1, 0), Investigate(1)} & free, "or the test shows nothing"
    b.rules = PlanningRules(b, view, legal)
    hindered = planned(bot, b, legal)
    assert any(isinstance(move, Confirm) for move in hindered)
    for move in hindered:
        match move:
            case Confirm(slot, row):
                assert slot != 1
                assert row != 0
            case Investigate(slot) | CompareNotes(_, slot, _):
                assert slot != 1
            case Scout(place, slot):
                assert slot != 1
                assert place != len(view.incoming) - 1
            case _:
                assert not isinstance(move, GetAdvice)


def planned(bot: Normal, b: SpyClub, legal: Sequence[Move]) -> set[Move]:
    """Return every step of the best plans."""
    return {move for plan in bot.plans(b, legal, 200) for move in plan.moves}


def test_plan_follows_the_suspects_direction() -> None:
    table = a_table().with_rule(do="suspect_step", dir="ccw", set="any")
    b = table.state
    rules = PlanningRules(b, b.view(0), b.legal(0))
    assert (
        rules.move_distances(b)
        == b.rules.move_distances(b)
        == tuple(len(b.hands) - number for number in b.numbers())
    )
    b.drawn += 1
    assert rules.move_distances(b) == b.numbers(), "what comes later is not known"


def test_plan_counts_wild_cards() -> None:
    table = a_table().with_row("Dog", "Mom", "Twins", "Cashier", "Money")
    wild = table.state.row[4]
    view = table.with_mark("wild", wild).state.view(0)
    rules = PlanningRules(table.state, view, table.state.legal(0))
    assert rules.solved_type(table.state) == SUSPECT
    rules.wild = set()
    assert rules.solved_type(table.state) is None


def test_bot_plays_on_if_its_best_plan_is_forbidden() -> None:
    table = (
        a_table().with_hand(0, "Dog", "Mom", "Twins").with_ideas(0, 6).with_figure("guard", "row", 0, "guard")
    )
    bot = Normal(0, table.state.options, random.Random(1))
    for _ in range(10):
        legal = table.state.legal(0)
        if not legal:
            break
        move = bot.choose(table.state.view(0), legal)
        assert move in legal
        assert move
        bot.observe(table.state.apply(0, move, 0), table.state.view(0))
    assert table.state.active != 0
