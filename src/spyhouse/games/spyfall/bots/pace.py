"""Time a person needs for reading, thinking and typing. It does not depend on cards."""

import random

READING_MS, TYPING_MS = 35, 120
"""Ms per character."""
SPOKEN = 60
"""Characters whose typing takes as long as one spoken sentence."""
THINKING_MS = 4_000
TAPPING_MS = 2_500


def takes(rng: random.Random, haste: float, read: int, typed: int) -> int:
    """Return a random duration in ms. Thinking is sometimes quick and sometimes long."""
    thinking = (THINKING_MS if typed else TAPPING_MS) * (0.4 + 0.6 * rng.expovariate(1.0))
    return int(haste * (min(thinking, 20_000) + READING_MS * read + TYPING_MS * typed))


def usual(read: int, typed: int) -> int:
    """Return the average duration in ms, from which bots estimate the time passed."""
    return THINKING_MS + READING_MS * read + TYPING_MS * typed
