"""A person's time for reading, thinking and typing. Cards are no part of it."""

import random

READING_MS, TYPING_MS = 35, 120
"""For each character."""
SPOKEN = 60
"""A sentence spoken aloud takes as long as typing so many characters."""
THINKING_MS = 4_000
TAPPING_MS = 2_500


def takes(rng: random.Random, haste: float, read: int, typed: int) -> int:
    """How long this time; thinking is sometimes quick and sometimes long."""
    thinking = (THINKING_MS if typed else TAPPING_MS) * (0.4 + 0.6 * rng.expovariate(1.0))
    return int(haste * (min(thinking, 20_000) + READING_MS * read + TYPING_MS * typed))


def usual(read: int, typed: int) -> int:
    """How long it takes on average: a feeling for the time that has passed."""
    return THINKING_MS + READING_MS * read + TYPING_MS * typed
