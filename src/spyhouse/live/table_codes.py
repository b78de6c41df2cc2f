"""Table codes: a known word while there are few tables, pronounceable letters otherwise.

Codes get longer as the number of tables grows, so that guessing a valid one stays unlikely.
"""

import secrets
from functools import cache
from pathlib import Path

CODE = "[A-Za-z]{4,9}"
"""Pattern of a code as typed by people; lower case is accepted."""
GUESSES = 200
"""Possible codes per existing table, at least: the chance of a lucky guess is below one in this many."""
_SHORTEST, _LONGEST = 4, 9
_CONSONANTS = "BDFGHJKLMNPRSTVWZ"
_VOWELS = "AEIOU"
_BLOCKLIST = {"ANUS", "DIKE", "FUKU", "HOMO", "KIKE", "NAZI", "PEDO", "PUTA", "PUTO", "RAPE"}


def new_code(tables: int, attempt: int = 0) -> str:
    """Return a code to try. `tables` is the number of tables, `attempt` how many codes were already taken."""
    if len(words()) >= GUESSES * (tables + 1) and attempt < 4:
        return secrets.choice(words())
    fits = (letters for letters in range(_SHORTEST, _LONGEST) if _codes(letters) >= GUESSES * (tables + 1))
    return _pronounceable(min(next(fits, _LONGEST) + attempt // 4, _LONGEST))


@cache
def words() -> tuple[str, ...]:
    """Return the words that serve as codes, in upper case."""
    text = (Path(__file__).parent / "codes.txt").read_text()
    return tuple(sorted({word.upper() for word in text.split() if 4 <= len(word) <= 5}))


def _codes(letters: int) -> int:
    """Return the number of pronounceable codes of this length."""
    half, rest = letters // 2, letters - letters // 2
    some, other = len(_CONSONANTS), len(_VOWELS)
    return int(some**rest * other**half + other**rest * some**half)


def _pronounceable(letters: int) -> str:
    first = secrets.randbelow(_codes(letters))
    half, rest = letters // 2, letters - letters // 2
    # Weigh the two patterns by their counts, so that every code is equally likely.
    starts = len(_CONSONANTS) ** rest * len(_VOWELS) ** half
    kinds = (_CONSONANTS, _VOWELS) if first < starts else (_VOWELS, _CONSONANTS)
    while True:
        code = "".join(secrets.choice(kinds[place % 2]) for place in range(letters))
        if code not in _BLOCKLIST:
            return code
