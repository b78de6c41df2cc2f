"""Random numbers for bots, identical in every version of Python."""

import random
from collections.abc import Iterable, MutableSequence, Sequence
from itertools import accumulate
from math import exp, floor, log, sqrt
from typing import Any, Self, SupportsIndex, TypeVar

T = TypeVar("T")

WIDEST = 4 * exp(-0.5) / sqrt(2.0)
"""Bound of the ratio of two uniform draws that gives a normal one."""


class PortableRandom(random.Random):
    """`random.Random` with every method that bots use implemented on top of `random()`.

    Python guarantees the sequence of `random()` for a seed, but not that of any other method.
    """

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1."""
        return floor(self.random() * n)

    def choice(self, seq: Any) -> Any:
        if not len(seq):
            raise IndexError("cannot choose from an empty sequence")
        return seq[self.below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None) -> list[T]:
        if counts is not None:
            raise TypeError("counts are not supported")
        if not 0 <= k <= len(population):
            raise ValueError("sample larger than population or negative")
        pool = list(population)
        for first in range(k):
            other = first + self.below(len(pool) - first)
            pool[first], pool[other] = pool[other], pool[first]
        return pool[:k]

    def choices(
        self,
        population: Any,
        weights: Sequence[Any] | None = None,
        *,
        cum_weights: Sequence[Any] | None = None,
        k: int = 1,
    ) -> list[Any]:
        sums = list(cum_weights or accumulate(weights or [1] * len(population)))
        return [population[self._weighed(sums)] for _ in range(k)]

    def _weighed(self, sums: Sequence[float]) -> int:
        point = self.random() * sums[-1]
        return next((index for index, upto in enumerate(sums) if point < upto), len(sums) - 1)

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        span = range(start) if stop is None else range(start, stop, step)
        if not span:
            raise ValueError("empty range")
        return span[self.below(len(span))]

    def randint(self, a: int, b: int) -> int:
        return self.randrange(a, b + 1)

    def getrandbits(self, k: SupportsIndex, /) -> int:
        bits = 0
        for _ in range(int(k)):
            bits = 2 * bits + self.below(2)
        return bits

    def uniform(self, a: float, b: float) -> float:
        return a + (b - a) * self.random()

    def expovariate(self, lambd: float = 1.0) -> float:
        return -log(1.0 - self.random()) / lambd

    def normalvariate(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        while True:
            first, second = self.random(), 1.0 - self.random()
            found = WIDEST * (first - 0.5) / second
            if found * found / 4.0 <= -log(second):
                return mu + found * sigma

    def lognormvariate(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        return exp(self.normalvariate(mu, sigma))

    def split(self, label: str) -> Self:
        """Return another generator, seeded by the present state and a label, without drawing from it."""
        return type(self)(f"{label}/{self.getstate()[1]}")
