"""Suggested questions and answers for players who are stuck (SF-30)."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from spyhouse.kernel import DataFiles

FILES = DataFiles(__package__)

Line = Annotated[str, Meta(min_length=1, max_length=200)]


class Prompts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Suggestions of one language."""

    questions: Annotated[tuple[Line, ...], Meta(min_length=1)]
    answers: Annotated[tuple[Line, ...], Meta(min_length=1)]


@cache
def prompts(language: str) -> Prompts:
    """Load the suggestions of a language, once."""
    return FILES.translated("prompts.toml", language, Prompts)


def some(lines: tuple[str, ...], number: int, count: int) -> tuple[str, ...]:
    """Return `count` lines for turn `number`. They are the same for everyone, so they reveal nothing."""
    first = number * count
    return tuple(lines[(first + step) % len(lines)] for step in range(count))
