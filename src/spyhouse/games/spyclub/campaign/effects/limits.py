"""At most once a turn, a round, a case."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.effects.props import Context, Occasion, props
from spyhouse.games.spyclub.campaign.grammar import Conditions
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect


def applies(b: Board, card: int, effect: AnyEffect, occasion: Occasion | None = None) -> bool:
    """Whether a standing rule counts here and now: its condition holds and its limit is not used up."""
    if effect.limit and not left(b, effect):
        return False
    return not effect.condition or holds_at(b, card, effect.condition, occasion)


def holds_at(b: Board, card: int, conditions: Conditions, occasion: Occasion | None) -> bool:
    """Whether it holds, if that is what happens."""
    p = props(b)
    before = p.context
    if occasion:
        p.context = Context(occasion, before.chain)
    answer = holds(b, card, conditions)
    p.context = before
    return answer


def left(b: Board, effect: AnyEffect) -> bool:
    p = props(b)
    match effect.limit:
        case "turn":
            return effect.key not in p.used_by_turn
        case "round":
            return effect.key not in p.used_by_round
        case "case":
            return effect.key not in p.used
        case _:
            return True


def use(b: Board, effect: AnyEffect) -> None:
    p = props(b)
    match effect.limit:
        case "turn":
            p.used_by_turn |= {effect.key}
        case "round":
            p.used_by_round |= {effect.key}
        case "case":
            p.used |= {effect.key}
