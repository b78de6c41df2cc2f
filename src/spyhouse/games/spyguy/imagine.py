"""Imagined worlds that look the same to a viewer: another deck, other players' wrong taps.

The picture stays: a viewer that knows the city's key can draw it (SG-19).
"""

import random

from spyhouse.games.spyguy.board import Board

_WRONG_TAPS = 4
"""Maximum difference of another player's wrong taps; all values are equally likely."""


def imagine(b: Board, seat: int | None, rng: random.Random) -> None:
    """Replace everything on the board that `seat` cannot know by an equally likely alternative."""
    deck = list(b.deck)
    rng.shuffle(deck)
    b.deck = tuple(deck)
    if b.phase == "over":
        return  # nothing is hidden any more
    b.wrong = tuple(
        wrong if other == seat else max(0, wrong + rng.randint(-_WRONG_TAPS, _WRONG_TAPS))
        for other, wrong in enumerate(b.wrong)
    )
    b.locked = tuple(until if other == seat else 0 for other, until in enumerate(b.locked))
    b.looked = tuple(until if other == seat else 0 for other, until in enumerate(b.looked))
