"""Words for those who are stuck (SF-30)."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from spyhouse.kernel import DataFiles

FILES = DataFiles(__package__)

Line = Annotated[str, Meta(min_length=1, max_length=200)]


class Prompts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    questions: Annotated[tuple[Line, ...], Meta(min_length=1)]
    answers: Annotated[tuple[Line, ...], Meta(min_length=1)]


@cache
def prompts(language: str) -> Prompts:
    return FILES.translated("prompts.toml", language, Prompts)


def some(lines: tuple[str, ...], number: int, count: int) -> tuple[str, ...]:
    """`count` lines for turn `number`: the same for everyone who looks, so they tell nothing."""
    first = number * count
    return tuple(lines[(first + step) % len(lines)] for step in range(count))
