"""The city's own dice: fast, and the same on every machine.

The kernel's `Chance` takes an HMAC a draw, and a city takes tens of thousands of draws. So each stream
here is keyed by one HMAC of the seed and a label, and then runs on the Mersenne Twister, whose `random()`
Python promises never to change. Only that method is used, and only the four operations of arithmetic and
square roots, which IEEE 754 rounds the same way everywhere.
"""

import hmac
import random
from collections.abc import Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    __slots__ = ("random",)

    def __init__(self, seed: str, label: str) -> None:
        key = hmac.digest(seed.encode(), b"spyguy/city/" + label.encode(), "sha256")
        self.random = random.Random(int.from_bytes(key, "big")).random

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.random()

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def happens(self, probability: float) -> bool:
        return self.random() < probability

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self.random() * len(things))]

    def weighted(self, weights: Mapping[T, float]) -> T:
        left = self.random() * sum(weights.values())
        for thing, weight in weights.items():
            left -= weight
            if left < 0:
                return thing
        return thing

    def shuffled(self, things: Sequence[T]) -> list[T]:
        result = list(things)
        for last in range(len(result) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            result[last], result[other] = result[other], result[last]
        return result


def wave(turns: float) -> float:
    """A sine of so many turns, within a thousandth: the platform's own may differ in the last digit."""
    x = turns % 1.0
    bow = 16 * x * (0.5 - x) if x < 0.5 else -16 * (x - 0.5) * (1 - x)
    return 0.775 * bow + 0.225 * bow * abs(bow)
