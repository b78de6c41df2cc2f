"""What all bots of Spycatcher have in common: a poker face."""

import random

from spyhouse.kernel import Bot, Move, Options


class Steady(Bot):
    """Takes its time by a watch of its own, so that how long it takes has nothing to do with its hand, nor
    with how much there was to choose from (SK-20)."""

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng)
        self._watch = random.Random(hash(rng.getstate()[1]))

    def pace(self, move: Move) -> int:
        return self._watch.randint(900, 2600)
