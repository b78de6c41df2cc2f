"""Small arithmetic of belief: weights in logarithms, probabilities, and what an answer can tell."""

from collections.abc import Sequence
from math import exp, log


def from_logs(weights: Sequence[float]) -> list[float]:
    """Probabilities in proportion to exp(weight); the largest weight cannot overflow."""
    top = max(weights)
    raised = [exp(weight - top) for weight in weights]
    total = sum(raised)
    return [one / total for one in raised]


def entropy(chances: Sequence[float]) -> float:
    """How open it is, in nats."""
    return -sum(chance * log(chance) for chance in chances if chance > 0)


def surprise(truth: Sequence[float], guess: Sequence[float]) -> float:
    """How much better `truth` explains what will come than `guess` does (Kullback-Leibler, in nats)."""
    return sum(one * log(one / other) for one, other in zip(truth, guess, strict=True) if one > 0)


def told_apart(chance: float, one: Sequence[float], other: Sequence[float]) -> float:
    """What an answer is expected to tell about a question of yes (`chance`, answers like `one`) or no."""
    mixed = [chance * a + (1 - chance) * b for a, b in zip(one, other, strict=True)]
    return entropy(mixed) - chance * entropy(one) - (1 - chance) * entropy(other)
