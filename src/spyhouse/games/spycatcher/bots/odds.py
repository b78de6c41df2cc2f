"""The odds of a challenge, from either side of it."""

import random
from collections.abc import Sequence
from typing import Final

from spyhouse.games.spycatcher.influence import MASTER, RUNS, bits, suit_of, total
from spyhouse.games.spycatcher.knowledge import Where, certain, deal_out, groups_of

WORLDS: Final = 40
_MASTER_BIT: Final = 1 << 12
_COLLECTED: Final = 0.5
"""People collect runs, so they hold them more often than chance would have it."""
_MASTER_SHOWN: Final = 0.6


def most(suit: int) -> int:
    """The highest total of three numbers; 99 with the master, which beats everything."""
    if suit & _MASTER_BIT:
        return 99
    found = 0
    for _ in range(3):
        if not suit:
            break
        top = suit.bit_length()
        found += top
        suit ^= 1 << (top - 1)
    return found


def hands_in(where: Where, room: Sequence[int], rng: random.Random, worlds: int = WORLDS) -> list[list[int]]:
    """Hands of all seats in worlds that may be the real one."""
    groups = groups_of(where)
    deals = (deal_out(where, room, rng, groups) for _ in range(worlds))
    return [[bits(cards) for cards in zones[:-2]] for zones in deals if zones]


class Threats:
    """How strong a challenge the others can put up, in worlds that are imagined only if need be."""

    def __init__(self, where: Where, room: Sequence[int], seat: int, rng: random.Random) -> None:
        self._known = (where, room, rng)
        self._seat = seat
        self._worlds: list[list[int]] | None = None
        self._by_circle: dict[int, list[int]] = {}

    def risk(self, laid: tuple[int, ...], circle: int) -> float:
        """How likely somebody could refuse these cards."""
        if not laid or laid == (MASTER[circle],):
            return 0.0
        threats = self._threats(circle)
        mine = total(laid)
        return sum([threat > mine for threat in threats]) / max(1, len(threats))

    def _threats(self, circle: int) -> list[int]:
        if circle not in self._by_circle:
            if self._worlds is None:
                self._worlds = hands_in(*self._known)
            self._by_circle[circle] = [
                max(most(suit_of(hand, circle)) for other, hand in enumerate(hands) if other != self._seat)
                for hands in self._worlds
            ]
        return self._by_circle[circle]


def beats(played: int, circle: int, where: Where, seeker: int, held: int) -> float:
    """How likely a challenge with this total succeeds against what the seeker may have laid."""
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
    if where[seeker] >> MASTER[circle] & 1:
        lost += 1.0 if sure >> MASTER[circle] & 1 else share * _MASTER_SHOWN
    return won / (won + lost) if won + lost else 0.0
