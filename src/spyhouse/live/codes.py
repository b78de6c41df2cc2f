"""Codes of tables: words one knows, as far as they reach, then letters one can say over the telephone."""

import secrets
from functools import cache
from pathlib import Path

WORDS_TRIED = 12
_CONSONANTS = "BDFGHJKLMNPRSTVWZ"
_VOWELS = "AEIOU"
_UNKIND = {"ANUS", "DIKE", "FUKU", "HOMO", "KIKE", "NAZI", "PEDO", "PUTA", "PUTO", "RAPE"}


def new_code(attempt: int = 0) -> str:
    """A code to try after so many that were taken: KITE, then KIBO, then TOMAK."""
    if attempt < WORDS_TRIED:
        return secrets.choice(words())
    return _sayable(4 + (attempt - WORDS_TRIED) // 4)


@cache
def words() -> tuple[str, ...]:
    text = (Path(__file__).parent / "codes.txt").read_text()
    return tuple(sorted({word.upper() for word in text.split() if 4 <= len(word) <= 5}))


def _sayable(letters: int) -> str:
    while True:
        kinds = secrets.choice(((_CONSONANTS, _VOWELS), (_VOWELS, _CONSONANTS)))
        code = "".join(secrets.choice(kinds[place % 2]) for place in range(letters))
        if code not in _UNKIND:
            return code
