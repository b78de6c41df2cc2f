"""Leak rows: how much each line of a game with hidden information revealed."""

from collections.abc import Callable
from typing import Any

import msgspec


class Leak(msgspec.Struct, frozen=True, kw_only=True):
    """One line or action, and the information it revealed."""

    round: int
    number: int
    """Number of the line in its round, from 1."""
    kind: str
    """In Spyfall "question", "answer", "accusation" or "votes"."""
    seat: int
    """Seat that said or did it."""
    text: str = ""
    understood: bool = True
    """Whether the listener model could parse the line. A line it cannot parse changes no belief."""
    bits: float = 0.0
    """Bits revealed about the secret to the seats that must not know it: the growth of log2 of its
    probability."""
    before: float = 0.0
    after: float = 0.0
    """Probability of the secret for those seats, before and after the line."""
    best: float = 0.0
    """Probability of their likeliest candidate after the line."""
    best_is_true: bool = False
    cleared: tuple[float | None, ...] = ()
    """By seat: bits by which the line lowered its suspicion of the speaker; negative values raise it. None
    for the speaker, and for seats that did not judge."""
    suspicion: tuple[tuple[float, ...], ...] = ()
    """By seat: its probability of guilt for each seat after the line. Empty for seats that did not judge."""


class RoundLeaks(msgspec.Struct, frozen=True, kw_only=True):
    """All lines of one round."""

    round: int
    secret: int
    """Number of the secret, such as the place in Spyfall."""
    secret_name: str
    guilty: tuple[int, ...]
    """Seats that did not know the secret."""
    winner: str
    lines: tuple[Leak, ...]

    @property
    def fatal(self) -> Leak | None:
        """Return the line that revealed most."""
        return max((line for line in self.lines if line.bits > 0), key=lambda line: line.bits, default=None)

    @property
    def not_understood(self) -> int:
        """Return the number of lines the listener model could not parse."""
        return sum(not line.understood for line in self.lines)


Meter = Callable[[Any], list[RoundLeaks]]
"""`meter(state)`: measure every finished round of a state that keeps its history."""
