"""Codes of tables: a word one knows in a house with few tables, else letters one can say over the telephone.

They are for joining, and nobody should find a table by trying: the more tables there are, the longer the
codes of new ones, so that of so many guesses hardly one is right.
"""

import secrets
from functools import cache
from pathlib import Path

CODE = "[A-Za-z]{4,9}"
"""What a code looks like; small letters will do."""
GUESSES = 200
"""At least so many codes for each table."""
_SHORTEST, _LONGEST = 4, 9
_CONSONANTS = "BDFGHJKLMNPRSTVWZ"
_VOWELS = "AEIOU"
_UNKIND = {"ANUS", "DIKE", "FUKU", "HOMO", "KIKE", "NAZI", "PEDO", "PUTA", "PUTO", "RAPE"}


def new_code(tables: int, attempt: int = 0) -> str:
    """A code to try in a house of so many tables, after so many that were taken: KITE, KIBO, TOMAK ..."""
    if len(words()) >= GUESSES * (tables + 1) and attempt < 4:
        return secrets.choice(words())
    fits = (letters for letters in range(_SHORTEST, _LONGEST) if _codes(letters) >= GUESSES * (tables + 1))
    return _sayable(min(next(fits, _LONGEST) + attempt // 4, _LONGEST))


@cache
def words() -> tuple[str, ...]:
    text = (Path(__file__).parent / "codes.txt").read_text()
    return tuple(sorted({word.upper() for word in text.split() if 4 <= len(word) <= 5}))


def _codes(letters: int) -> int:
    """How many of this length can be said."""
    half, rest = letters // 2, letters - letters // 2
    some, other = len(_CONSONANTS), len(_VOWELS)
    return int(some**rest * other**half + other**rest * some**half)


def _sayable(letters: int) -> str:
    first = secrets.randbelow(_codes(letters))
    half, rest = letters // 2, letters - letters // 2
    # Each code is as likely as any other, though more of an odd length begin with a consonant.
    starts = len(_CONSONANTS) ** rest * len(_VOWELS) ** half
    kinds = (_CONSONANTS, _VOWELS) if first < starts else (_VOWELS, _CONSONANTS)
    while True:
        code = "".join(secrets.choice(kinds[place % 2]) for place in range(letters))
        if code not in _UNKIND:
            return code
