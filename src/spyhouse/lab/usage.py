"""Usage of players that ask an outside service for their moves, such as language models."""

from collections.abc import Iterable

import msgspec

from spyhouse.kernel import Bot, SpyhouseError

MAX_REPLACED = 0.02
"""Largest share of replaced moves at which a player is still rated."""


class ReplacedMove(SpyhouseError):
    """A player had no move, and strict play forbids the fallback."""


class Usage(msgspec.Struct, kw_only=True):
    """Requests, tokens and costs of one player."""

    requests: int = 0
    answers: int = 0
    """Requests that got a readable reply."""
    moves: int = 0
    """Choices that the player made itself, including waiting."""
    repaired: int = 0
    """Answers that named no move and were requested again."""
    replaced: int = 0
    """Choices that the fallback bot made."""
    prompt_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0
    """Seconds spent waiting for replies."""
    cost: float = 0.0
    """Cost in the currency of the prices."""

    def count(self, **more: float) -> None:
        """Add to the counters."""
        for name, value in more.items():
            setattr(self, name, getattr(self, name) + value)

    @property
    def replaced_share(self) -> float:
        """Return the share of choices that the fallback made."""
        choices = self.moves + self.replaced
        return self.replaced / choices if choices else 0.0

    @property
    def rated(self) -> bool:
        """Return whether the player is rated."""
        return self.replaced_share <= MAX_REPLACED


class MeteredBot(Bot):
    """A bot that reports its usage in every row."""

    usage: Usage
    settings: str
    """The bot's settings as JSON, repeated in every row."""
    strict: bool = False
    """Raise `ReplacedMove` instead of letting the fallback move."""
    transcript: list[msgspec.Struct]
    """Requests and answers in order."""


def add_up(usages: Iterable[Usage]) -> Usage:
    """Return the sum of several usages."""
    total = Usage()
    for usage in usages:
        total.count(**msgspec.structs.asdict(usage))
    return total
