"""Limits of effects: per turn, round or case, and caps. The agenda checks the limit "campaign"."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.terms import Limit
from spyhouse.games.spyclub.events import CapName, CapReached


def applies(b: Board, card: int, effect: Effect, occasion: Occasion | None = None) -> bool:
    """Return whether a rule counts now: its limit is not used up and its condition holds."""
    if effect.limit and not is_available(b, effect):
        return False
    return not effect.condition or holds(b, card, effect.condition, occasion)


def is_available(b: Board, effect: Effect) -> bool:
    return (effect.limit, effect.key) not in mosaic_of(b).counters.used


def mark_used(b: Board, effect: Effect) -> None:
    if effect.limit:
        mosaic_of(b).counters.used |= {(effect.limit, effect.key)}


def reset(b: Board, limit: Limit) -> None:
    """Make limits of a turn or round available again."""
    counters = mosaic_of(b).counters
    counters.used = frozenset(one for one in counters.used if one[0] != limit)


def capped(b: Board, cap: CapName, n: int, room: int, most: int) -> int:
    """Return n, but at most `room`. Announce the cap if that is less."""
    if n > room:
        announce_cap(b, cap, most)
    return min(n, room)


def announce_cap(b: Board, cap: CapName, most: int) -> None:
    """Announce to the table that a cap applies, once for each cap in a row."""
    last = b.emitted[-1] if b.emitted else None
    if not isinstance(last, CapReached) or last.cap != cap:
        b.emit(CapReached(cap=cap, most=most))
