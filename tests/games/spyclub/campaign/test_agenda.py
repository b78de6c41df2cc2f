"""The agenda: order of frames, suspended effects, answers."""

import pickle

import pytest

from spyhouse.games.spyclub.campaign.engine import agenda
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Task
from spyhouse.games.spyclub.campaign.engine.standing import StateEffect
from spyhouse.games.spyclub.campaign.events import CardGiven
from spyhouse.games.spyclub.campaign.primitives.cards import GiveCard
from spyhouse.games.spyclub.events import RuleBegan
from spyhouse.games.spyclub.moves import PickPlayer
from spyhouse.kernel import HOST, Leave
from tests.games.spyclub.builders import only
from tests.games.spyclub.campaign.builders import a_desk, after
from tests.games.spyclub.campaign.effects.builders import CARD, a_table, an_effect, push

PLAYERS = [PickPlayer(seat) for seat in range(3)]


class EmitsFirst(Task, frozen=True):
    def do(self, run: EffectRun) -> None:
        run.b.emit(RuleBegan())
        run.ask(0, "player", PLAYERS)


class DrawsFirst(Task, frozen=True):
    def do(self, run: EffectRun) -> None:
        run.b.chance.below("test", 6)
        run.ask(0, "player", PLAYERS)


class AsksTwice(StateEffect, frozen=True, tag="test_asks_twice"):
    def do(self, run: EffectRun) -> None:
        first, second = (run.ask(0, "player", PLAYERS) for _ in range(2))
        run.b.ideas[first.seat] += 1
        run.b.ideas[second.seat] += 2


@pytest.mark.parametrize(
    ("task", "why"), [(EmitsFirst(), "emitted events before"), (DrawsFirst(), "used chance before")]
)
def test_effect_that_changes_before_it_asks_is_refused(task: Task, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        agenda.execute(a_table().state, Frame(CARD, task))


def test_suspended_effect_runs_again_with_each_answer() -> None:
    table = a_table()
    before = list(table.state.ideas)
    agenda.execute(table.state, Frame(CARD, AsksTwice()))
    table.answers(PickPlayer(1))
    assert table.state.ideas == before
    table.state = pickle.loads(pickle.dumps(table.state))
    table.answers(PickPlayer(2))
    assert table.state.ideas == [before[0], before[1] + 1, before[2] + 2]


def test_condition_is_checked_when_the_frame_comes_up() -> None:
    """Each effect is checked and run after the changes of the one before it."""
    table = a_table().with_card(112)
    gain = an_effect(do="ideas", who="active", n=1, if_="tokens:112>=1")
    b, before = table.state, table.state.ideas[0]
    push(b, CARD, (an_effect(do="token", card=112, n=1), gain))
    push(b, CARD, (an_effect(do="token", card=112, n=-1), gain))
    b.rules.settle(b)
    assert b.ideas[0] == before + 1


def test_pushed_effects_run_before_waiting_ones() -> None:
    table = a_table().with_card(112)
    table.with_rule(112, do="on", event="tokens_full", then=[{"do": "escape", "n": 1}])
    push(table.state, 112, (an_effect(do="token", n=9), an_effect(do="escape", n=-5)))
    table.state.escape = 3
    table.state.rules.settle(table.state)
    assert table.state.escape == 0


def test_decision_of_the_team_counts_after_others_have_left() -> None:
    """Regression: a card went to a player who left before all had agreed."""
    desk = a_desk(after(1)).cast()
    desk.mosaic.question, desk.mosaic.agenda = None, ()
    agenda.execute(desk.state, Frame(3, GiveCard(to="chosen")))
    legal = desk.state.legal(0)
    desk.does(0, legal[0])
    given = desk.state.characters[0]
    told = desk.state.apply(HOST, Leave(0), 0)
    told += [] if any(isinstance(one, CardGiven) for one in told) else desk.state.apply(1, legal[0], 0)
    assert only(CardGiven, told).owner == given
