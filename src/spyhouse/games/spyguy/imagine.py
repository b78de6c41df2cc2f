"""Worlds that look the same to somebody: another deck, other wrong taps of others.

The picture stays as it is: whoever knows the city's key can draw it (SG-19).
"""

import random

from spyhouse.games.spyguy.board import Board

_WRONG_TAPS = 4
"""Somebody else's wrong taps are as likely any number up to this more or less."""


def imagine(b: Board, seat: int | None, rng: random.Random) -> None:
    deck = list(b.deck)
    rng.shuffle(deck)
    b.deck = tuple(deck)
    if b.phase == "over":
        return  # everything has been shown
    b.wrong = tuple(
        wrong if other == seat else max(0, wrong + rng.randint(-_WRONG_TAPS, _WRONG_TAPS))
        for other, wrong in enumerate(b.wrong)
    )
    b.locked = tuple(until if other == seat else 0 for other, until in enumerate(b.locked))
    b.looked = tuple(until if other == seat else 0 for other, until in enumerate(b.looked))
