"""Random numbers of the city generator: fast, and identical on every machine.

The kernel's `Chance` computes one HMAC per draw, and a city needs tens of thousands of draws. Here each
stream is keyed by one HMAC of the seed and a label, and then uses the Mersenne Twister, whose
`random()` Python guarantees not to change. Only that method is used, and only basic arithmetic and
square roots, which IEEE 754 rounds identically everywhere.
"""

import hmac
import random
from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class SeededRandom:
    """A random stream for a seed and a label."""

    __slots__ = ("random",)

    def __init__(self, seed: str, label: str) -> None:
        # the label of the first release: another one would change every city
        key = hmac.digest(seed.encode(), b"spyguy/city/" + label.encode(), "sha256")
        self.random = random.Random(int.from_bytes(key, "big")).random

    def between(self, low: float, high: float) -> float:
        """Return a number between two bounds."""
        return low + (high - low) * self.random()

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1."""
        return int(self.random() * n)

    def happens(self, probability: float) -> bool:
        """Return True with this probability."""
        return self.random() < probability

    def pick(self, things: Sequence[T]) -> T:
        """Return a random element."""
        return things[int(self.random() * len(things))]

    def weighted(self, weights: Mapping[T, float]) -> T:
        """Return a random key, by weight."""
        left = self.random() * sum(weights.values())
        for thing, weight in weights.items():
            left -= weight
            if left < 0:
                return thing
        return thing

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return the elements in random order."""
        result = list(things)
        for last in range(len(result) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            result[last], result[other] = result[other], result[last]
        return result


def wave(turns: float) -> float:
    """Return the sine of a number of turns, within 0.001: the platform's own may differ in the last digit."""
    x = turns % 1.0
    bow = 16 * x * (0.5 - x) if x < 0.5 else -16 * (x - 0.5) * (1 - x)
    return 0.775 * bow + 0.225 * bow * abs(bow)
