"""Odds of a challenge, for the seeker and for the challenger."""

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest
from math import comb
from typing import Final

from spyhouse.games.spycatcher.influence import MASTER, RUNS, bits, suit_of, total
from spyhouse.games.spycatcher.knowledge import PossibleZones, certain, groups_of, sample_deal

_MASTER_BIT: Final = 1 << 12
_IN_A_CHALLENGE: Final = 3
_COLLECTED: Final = 0.5
"""Exponent on the odds of a run: below 1, because players collect runs."""


class Threats:
    """Probability that others can challenge successfully, given the possible locations of cards."""

    def __init__(self, where: PossibleZones, room: Sequence[int], seat: int) -> None:
        self._where = where
        self._room = room
        self._others = [other for other in range(len(room) - 2) if other != seat and room[other]]
        self._sure: list[int] | None = None
        self._risk: dict[tuple[int, ...], float] = {}

    def risk(self, laid: tuple[int, ...], circle: int) -> float:
        """Return the probability that a player can refuse these cards."""
        if not laid or laid == (MASTER[circle],):
            return 0.0
        if laid not in self._risk:
            if self._sure is None:
                self._sure = [certain(self._where, other) for other in self._others]
            safe = 1.0
            for other, sure in zip(self._others, self._sure, strict=True):
                safe *= self._cannot(other, sure, circle, total(laid))
            self._risk[laid] = 1 - safe
        return self._risk[laid]

    def _cannot(self, other: int, sure: int, circle: int, score: int) -> float:
        """Return the probability that this player cannot beat the score."""
        may_be = self._where[other] & ~sure
        drawn = min(self._room[other] - sure.bit_count(), may_be.bit_count())
        suit = suit_of(may_be, circle)
        return cannot_beat(score, suit_of(sure, circle), suit, may_be.bit_count() - suit.bit_count(), drawn)


@lru_cache(maxsize=1 << 16)
def cannot_beat(score: int, sure: int, suit: int, others: int, drawn: int) -> float:
    """Return the probability that a hand cannot challenge with more than `score`.

    The hand has the cards `sure` of the suit, and `drawn` more from `suit` and so many `others`. All
    draws are equally likely.
    """
    if sure & _MASTER_BIT:
        return 0.0
    ways = _quiet_draws(suit & ~_MASTER_BIT, sure, _IN_A_CHALLENGE, score)
    quiet = sum([count * comb(others, drawn - held) for held, count in enumerate(ways) if held <= drawn])
    return quiet / comb(others + suit.bit_count(), drawn)


@lru_cache(maxsize=1 << 16)
def _quiet_draws(suit: int, sure: int, highest: int, score: int) -> tuple[int, ...]:
    """Return, by number of cards, how many draws keep the sum of the highest few within `score`."""
    if score < 0:
        return ()
    every = suit | sure
    if not highest or not every:
        count = suit.bit_count()
        return tuple([comb(count, held) for held in range(count + 1)])
    number = every.bit_length()
    top = 1 << (number - 1)
    if sure & top:
        return _quiet_draws(suit, sure ^ top, highest - 1, score - number)
    without = _quiet_draws(suit ^ top, sure, highest, score)
    with_it = _quiet_draws(suit ^ top, sure, highest - 1, score - number)
    return tuple([fewer + more for fewer, more in zip_longest(without, (0, *with_it), fillvalue=0)])


def beats(played: int, circle: int, where: PossibleZones, seeker: int, held: int) -> float:
    """Return the probability that a challenge with this total beats the seeker's run."""
    sure = certain(where, seeker)
    share = min(1.0, held / max(1, where[seeker].bit_count()))
    won = lost = 0.0
    for run in RUNS[circle]:
        need = bits(run)
        if need & ~where[seeker]:
            continue
        odds = share ** ((need & ~sure).bit_count() * _COLLECTED)
        if played > total(run):
            won += odds
        else:
            lost += odds
    return won / (won + lost) if won + lost else 0.0


def hands_in(where: PossibleZones, room: Sequence[int], rng: random.Random, worlds: int) -> list[list[int]]:
    """Sample hands of all seats in possible worlds."""
    groups = groups_of(where)
    deals = (sample_deal(where, room, rng, groups) for _ in range(worlds))
    return [[bits(cards) for cards in zones[:-2]] for zones in deals if zones]
