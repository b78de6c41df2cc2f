"""Belief arithmetic: log weights, probabilities, entropy and information gain.

Sums use `fsum`: `sum` rounds differently between versions of Python, and a bot's choice must not depend
on it.
"""

from collections.abc import Sequence
from math import exp, fsum, log


def softmax(weights: Sequence[float]) -> list[float]:
    """Return probabilities proportional to exp(weight), without overflow."""
    top = max(weights)
    raised = [exp(weight - top) for weight in weights]
    total = fsum(raised)
    return [one / total for one in raised]


def entropy(chances: Sequence[float]) -> float:
    """Return the entropy of a distribution, in nats."""
    return -fsum(chance * log(chance) for chance in chances if chance > 0)


def kl_divergence(truth: Sequence[float], guess: Sequence[float]) -> float:
    """Return the Kullback-Leibler divergence of `guess` from `truth`, in nats."""
    return fsum(one * log(one / other) for one, other in zip(truth, guess, strict=True) if one > 0)


def information_gain(chance: float, one: Sequence[float], other: Sequence[float]) -> float:
    """Return the expected information of an answer to a yes/no question.

    `chance` is the probability of yes; answers are distributed like `one` for yes and like `other` for no.
    """
    mixed = [chance * a + (1 - chance) * b for a, b in zip(one, other, strict=True)]
    return entropy(mixed) - chance * entropy(one) - (1 - chance) * entropy(other)
