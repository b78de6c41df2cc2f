"""At most once a turn, a round, a case."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.grammar import Conditions
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect


def applies(b: Board, card: int, effect: AnyEffect, occasion: Occasion | None = None) -> bool:
    """Whether a standing rule counts here and now: its condition holds and its limit is not used up."""
    if effect.limit and not left(b, effect):
        return False
    return not effect.condition or holds_at(b, card, effect.condition, occasion)


def holds_at(b: Board, card: int, conditions: Conditions, occasion: Occasion | None) -> bool:
    """Whether it holds, if that is what happens."""
    m = opened(b)
    before = m.running.context
    if occasion:
        m.running.context = Context(occasion, before.chain)
    answer = holds(b, card, conditions)
    m.running.context = before
    return answer


def left(b: Board, effect: AnyEffect) -> bool:
    m = opened(b)
    match effect.limit:
        case "turn":
            return effect.key not in m.tally.used_by_turn
        case "round":
            return effect.key not in m.tally.used_by_round
        case "case":
            return effect.key not in m.tally.used
        case _:
            return True


def use(b: Board, effect: AnyEffect) -> None:
    m = opened(b)
    match effect.limit:
        case "turn":
            m.tally.used_by_turn |= {effect.key}
        case "round":
            m.tally.used_by_round |= {effect.key}
        case "case":
            m.tally.used |= {effect.key}
