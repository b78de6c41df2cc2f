"""Words without their endings, so that "guards" and "guard" are the same word."""

import re
from functools import lru_cache

ENDINGS = (("ing", 4), ("ies", 3), ("ed", 4), ("es", 4), ("ly", 4), ("s", 3), ("y", 3), ("e", 4))
"""What is cut off a word, and how much of it must be left: "forests" and "forest", but never "for"."""


@lru_cache(maxsize=10_000)
def stem(word: str) -> str:
    for ending, least in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            return word[: -len(ending)]
    return word


def stems(text: str) -> set[str]:
    """Of every word that is long enough to mean something."""
    return {stem(word) for word in re.findall(r"[a-z]{3,}", text.lower())}
