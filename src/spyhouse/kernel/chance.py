"""Chance: every random draw of a game, fixed for ever by its seed.

Draws come from labelled streams (`"deal/3"`, `"die/17"`), each an HMAC-SHA-256 counter stream of its
own, so one more draw in one place moves no other. Seed and labels give the same draws on every
platform and Python version.
"""

import hmac
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = 1 << 64


class Chance:
    __slots__ = ("_counts", "_key", "draws")

    def __init__(self, seed: str) -> None:
        self._key = seed.encode()
        self._counts: dict[str, int] = {}
        self.draws = 0  # how often anything was drawn: undo stops where chance was used

    def below(self, label: str, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError(f"cannot draw one of {n} things")
        fair = _WORD - _WORD % n
        self.draws += 1
        while True:
            word = self._word(label)
            if word < fair:
                return word % n

    def pick(self, label: str, things: Sequence[T]) -> T:
        return things[self.below(label, len(things))]

    def shuffled(self, label: str, things: Sequence[T]) -> list[T]:
        """The things in a random order, every order equally likely (Fisher-Yates)."""
        result = list(things)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(label, last + 1)
            result[last], result[other] = result[other], result[last]
        return result

    def copy(self) -> "Chance":
        twin = Chance.__new__(Chance)
        twin._key = self._key
        twin._counts = self._counts.copy()
        twin.draws = self.draws
        return twin

    def imagined(self, rng: random.Random) -> "Chance":
        """Another future: the same draws made so far, a different seed for those to come."""
        twin = self.copy()
        twin._key = rng.randbytes(16)
        return twin

    def _word(self, label: str) -> int:
        count = self._counts.get(label, 0)
        self._counts[label] = count + 1
        block, part = divmod(count, 4)
        digest = hmac.digest(self._key, f"{label}#{block}".encode(), "sha256")
        return int.from_bytes(digest[part * 8 : part * 8 + 8], "big")
