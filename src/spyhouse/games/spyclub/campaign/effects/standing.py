"""Standing rules that an effect starts for a while: until the turn or round ends, or the next solve."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects.doing import Doing, does
from spyhouse.games.spyclub.campaign.effects.who import players
from spyhouse.games.spyclub.campaign.in_play import Passing, Rule
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import ExtraAction, Forbid, PickSolution
from spyhouse.games.spyclub.events import ActionsChanged, RuleBegan
from spyhouse.games.spyclub.words import EMPTY


@does(Forbid)
def _forbid(b: Board, do: Doing, rule: Forbid) -> None:
    seats = players(b, do, rule.who) if rule.who and rule.who != "each" else [EMPTY]
    for seat in seats or ():
        _begin(b, do, rule, seat)


@does(PickSolution)
def _pick_solution(b: Board, do: Doing, rule: PickSolution) -> None:
    """It is used up by the next solve."""
    _begin(b, do, rule, EMPTY)


def _begin(b: Board, do: Doing, rule: Forbid | PickSolution, seat: int) -> None:
    m = opened(b)
    until = (rule.until if isinstance(rule, Forbid) else None) or "case"
    m.running.passing = (*m.running.passing, Passing(Rule(do.card, rule), until, b.active, seat))
    b.tell(RuleBegan())


@does(ExtraAction)
def _extra_action(b: Board, do: Doing, rule: ExtraAction) -> None:
    """In the running turn for whoever is active, else in their next one."""
    m = opened(b)
    for seat in players(b, do, rule.who) or ():
        if seat == b.active and not m.running.between_turns:
            before = clamp(m.tally.turn_actions)
            m.tally.turn_actions += rule.n
            b.actions = max(0, b.actions + clamp(m.tally.turn_actions) - before)
            b.tell(ActionsChanged(seat=seat, actions=b.actions))
        else:
            waiting = list(m.tally.waiting_actions)
            waiting[seat] += rule.n
            m.tally.waiting_actions = tuple(waiting)
            b.tell(ActionsChanged(seat=seat, actions=rule.n))


def clamp(actions: int) -> int:
    return max(caps().turn.least_actions, min(caps().turn.most_actions, actions))
