"""How bots deal with campaign cards: what they use, what they throw away, and how they walk round a guard."""

import random

import pytest

from spyhouse.games.spyclub.bots.detectives import Normal
from spyhouse.games.spyclub.campaign.bots import answer_a_card, worth_using
from spyhouse.games.spyclub.moves import PickClue, UseCard
from tests.games.spyclub.campaign.effects.tables import a_table


@pytest.mark.parametrize(
    ("card", "action", "ideas", "used"),
    [
        (59, "Ask number nine", 2, False),  # gossip helps the suspect in the end
        (24, "Eat the evidence", 2, False),  # a clue for two ideas is dear
        (24, "Eat the evidence", 0, True),  # but not for somebody who has none
        (23, "Lock it in", 2, False),
    ],
)
def test_a_bot_uses_a_card_that_gives_more_than_it_costs(
    card: int, action: str, ideas: int, used: bool
) -> None:
    table = a_table().with_card(60).with_card(card, owner=0, lines=True).with_ideas(0, ideas)
    use = UseCard(card, action)
    assert use in table.state.legal(0)
    assert (worth_using(table.state.view(0), table.state.legal(0)) == use) == used


def test_a_bot_eats_what_nobody_needs() -> None:
    table = a_table().with_hand(0, "Dog", "Daydream", "Mom").with_card(24, lines=True)
    table.do(UseCard(24, "Eat the evidence"))
    eaten = answer_a_card(table.state.view(0), table.state.legal(0), random.Random(1))
    assert eaten == PickClue(table.card_of(0, 1))


def test_a_bot_plays_on_where_its_best_plan_is_barred() -> None:
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
        bot.watch(table.state.apply(0, move, 0), table.state.view(0))
    assert table.state.active != 0
