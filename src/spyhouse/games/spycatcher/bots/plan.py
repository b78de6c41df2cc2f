"""Estimate of the turns until publishing: travel, and waiting for cards."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from math import fsum
from typing import Final

from spyhouse.games.spycatcher.bots.travel import HOME, turns_to
from spyhouse.games.spycatcher.influence import FIRST, IN_SUIT, suit_of
from spyhouse.games.spycatcher.whitehall import load_board

_IN_CIRCLE: Final = tuple(
    [place for place, at in enumerate(load_board().circle_at) if at == circle][3] for circle in range(4)
)
"""A representative square of each circle."""
RUNS: Final = tuple(0b111 << first for first in range(10))
"""The runs of a suit as bits, starting from the 1."""
MASTER: Final = 1 << 12
LONGEST_WAIT: Final = 45.0
LESS_THAN_ONE: Final = 0.12
"""Weight of a run that lacks two cards, relative to one that lacks one."""
READY: Final = 16.0
"""Waiting turns below which a hand can seek now, at a risk."""
IN_PARALLEL: Final = 0.3
"""Share of the waiting turns that counts: a drawn card may fit any circle, and travel takes time too."""
ON_THE_ROAD: Final = 0.8
"""Share of the travel that is not covered by waiting for cards."""
KEPT_WAITING: Final = 4.0
"""Turns lost by visiting an unready circle first, per ready circle."""
AFTER_A_REFUSAL: Final = 22.0
"""Turns until a player has a set again after a refusal."""


def turns_left(place: int, missing: tuple[int, ...], waits: Sequence[float], needed: int) -> float:
    """Return the turns to collect `needed` of the missing permissions in the best order and return to MI5.

    `waits` are those of the missing circles.
    """
    unready = tuple([wait >= READY for wait in waits])
    return IN_PARALLEL * fsum(sorted(waits)[:needed]) + _walk(place, missing, needed, unready)


@lru_cache(maxsize=1 << 16)
def _walk(place: int, missing: tuple[int, ...], needed: int, unready: tuple[bool, ...]) -> float:
    cards_to_come = {circle for circle, wait in zip(missing, unready, strict=True) if wait}
    return min(_walk_in(place, order, cards_to_come) for order in permutations(missing, needed))


def _walk_in(place: int, order: tuple[int, ...], unready: set[int]) -> float:
    roads = turns_to()
    turns = 0.0
    for circle in order:
        turns += ON_THE_ROAD * roads[circle][place]
        place = _IN_CIRCLE[circle]
    kept_waiting = sum([early in unready and late not in unready for early, late in combinations(order, 2)])
    return turns + KEPT_WAITING * kept_waiting + roads[HOME][place]


@lru_cache(maxsize=1 << 16)
def wait_for(suit: int, unseen: int, count: int, risk: float) -> float:
    """Return the turns until a suit has a run or the master; more for a run that may be refused.

    `unseen` are the cards of the suit that may still come, `count` the number of cards of all suits that may.
    """
    if suit & MASTER:
        return 0.0
    if best_run(suit):
        return risk * AFTER_A_REFUSAL
    reach = suit | unseen
    outs, far = unseen & MASTER, 0
    for run in RUNS:
        if reach & run == run:
            lacking = run & ~suit
            if lacking & (lacking - 1) == 0:
                outs |= lacking
            elif lacking.bit_count() == 2:
                far += 1
    hope = outs.bit_count() + LESS_THAN_ONE * far
    if not hope:
        return LONGEST_WAIT
    draws, most = count / hope / 2, LONGEST_WAIT - READY
    return READY + draws * most / (draws + most)


@cache
def best_run(suit: int) -> int:
    """Return the first number of the run with the highest total; 0 if there is none."""
    return next((first + 1 for first in range(9, -1, -1) if suit & RUNS[first] == RUNS[first]), 0)


def best_set(hand: int, circle: int) -> tuple[int, ...]:
    """Return the cards to lay in a circle: the best run, otherwise the master; () if there is neither.

    The master is certain, now and later, so it is kept for a circle without a run.
    """
    suit, one = suit_of(hand, circle), FIRST + circle * IN_SUIT
    first = best_run(suit)
    if first:
        return (one + first - 1, one + first, one + first + 1)
    return (one + 12,) if suit & MASTER else ()
