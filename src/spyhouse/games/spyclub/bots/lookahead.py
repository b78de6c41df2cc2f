"""Lookahead: the suspect's move and the next player's reply, in sampled worlds."""

from math import fsum

from spyhouse.games.spyclub.bots.evaluation import Odds, evaluate
from spyhouse.games.spyclub.bots.planner import Plan, best_plans
from spyhouse.games.spyclub.moves import ChooseSolution, EndTurn, RemoveIdeas
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.suspect import proposed_split
from spyhouse.kernel import IllegalMove, Move

OWN_TRUST = 0.25
"""Weight of a plan's own value beside its results in the worlds."""
Tried = tuple[Plan, list[float]]
"""A plan and its result in each world."""


def best_in_worlds(plans: list[Plan], worlds: list[SpyClub], width: int) -> Plan:
    """Return the plan that does best after the suspect's move and the next player's turn.

    All are tried in the first world, the better half of them in the others too.
    """
    tried: list[Tried] = [(plan, [_play_reply(plan, worlds[0].copy(), width)]) for plan in plans]
    tried.sort(key=_score, reverse=True)
    better = tried[: (len(tried) + 1) // 2]
    for plan, came in better:
        came += [_play_reply(plan, world.copy(), width) for world in worlds[1:]]
    return max(better, key=_score)[0]


def _score(tried: Tried) -> float:
    plan, came = tried
    return OWN_TRUST * plan.value + (1 - OWN_TRUST) * fsum(came) / len(came)


def _play_reply(plan: Plan, world: SpyClub, width: int) -> float:
    seat = world.active
    try:
        for move in plan.moves:
            _do(world, seat, move)
            if world.phase == "over":
                return evaluate(world, Odds(world))
    except IllegalMove:
        pass  # the plan counted on a card that nobody has seen, and in this world it is another one
    if plan.gamble:
        for move in best_plans(world, Odds(world), width, gamble=0)[0].moves:
            _do(world, seat, move)
    if world.phase == "actions":
        world.apply(seat, EndTurn(), 0)
    if world.phase == "removal":
        world.apply(seat, RemoveIdeas(*proposed_split(world)), 0)
    odds = Odds(world)
    if world.phase == "over":
        return evaluate(world, odds)
    return best_plans(world, odds, width, gamble=0)[0].value


def _do(world: SpyClub, seat: int, move: Move) -> None:
    world.apply(seat, move, 0)
    if world.phase == "solution":
        world.apply(seat, ChooseSolution(0), 0)
