"""Thinking time of Spycatcher bots, independent of their cards."""

import random

from spyhouse.bots.portable_random import PortableRandom
from spyhouse.kernel import Bot, Move, Options


class ConstantPaceBot(Bot):
    """Bot whose thinking time depends neither on its hand nor on the number of choices (SK-20)."""

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng)
        self._watch = PortableRandom(f"watch/{rng.getstate()[1]}")

    def thinking_ms(self, move: Move) -> int:
        """Return a thinking time in ms."""
        return self._watch.randint(900, 2600)
