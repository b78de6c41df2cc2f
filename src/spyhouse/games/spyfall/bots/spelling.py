"""Spelling correction for typed talk: finds the known word that is one slip of the finger away."""

from collections import defaultdict
from collections.abc import Mapping

MIN_LENGTH = 5
"""Length from which a word is corrected: shorter words are too close to others."""


class Spelling:
    """Known spellings with what they stand for."""

    def __init__(self, known: Mapping[str, str]) -> None:
        """Take the stems of all known words, the likeliest words first."""
        self._known = known
        self._by_start: defaultdict[str, list[str]] = defaultdict(list)
        for word in known:
            if len(word) >= MIN_LENGTH:
                self._by_start[word[0]].append(word)

    def correct(self, word: str) -> str | None:
        """Return the stem of the first known word that differs by one slip after its first letter."""
        if len(word) < MIN_LENGTH:
            return None
        for known in self._by_start.get(word[0], ()):
            if one_slip(word, known):
                return self._known[known]
        return None


def one_slip(one: str, other: str) -> bool:
    """Return whether two words differ by one letter: added, left out, replaced or swapped with the next.

    In words of five letters none counts as replaced, for too many differ by that: "nieco" is not "niebo".
    """
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    rest, other_rest = one[start:], other[start:]
    if len(one) != len(other):
        return rest[1:] == other_rest or rest == other_rest[1:]
    swapped = rest[:2] == other_rest[1::-1] and rest[2:] == other_rest[2:]
    return swapped or (len(one) > MIN_LENGTH and rest[1:] == other_rest[1:])
