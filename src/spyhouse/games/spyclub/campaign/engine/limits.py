"""Limits of effects: once a turn, a round or a case. The limit "campaign" is the agenda's."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of


def applies(b: Board, card: int, effect: Effect, occasion: Occasion | None = None) -> bool:
    """Return whether a rule counts now: its limit is not used up and its condition holds."""
    if effect.limit and not is_available(b, effect):
        return False
    return not effect.condition or holds(b, card, effect.condition, occasion)


def is_available(b: Board, effect: Effect) -> bool:
    counters = mosaic_of(b).counters
    match effect.limit:
        case "turn":
            return effect.key not in counters.used_by_turn
        case "round":
            return effect.key not in counters.used_by_round
        case "case":
            return effect.key not in counters.used
        case _:
            return True


def mark_used(b: Board, effect: Effect) -> None:
    counters = mosaic_of(b).counters
    match effect.limit:
        case "turn":
            counters.used_by_turn |= {effect.key}
        case "round":
            counters.used_by_round |= {effect.key}
        case "case":
            counters.used |= {effect.key}
