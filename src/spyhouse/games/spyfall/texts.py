"""Words for those who are stuck (SF-30), and the rules in our own words."""

from functools import cache
from importlib.resources import files
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from spyhouse.kernel import Rule
from spyhouse.kernel.data import read_toml

T = TypeVar("T")

Line = Annotated[str, Meta(min_length=1, max_length=200)]


class Prompts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    questions: Annotated[tuple[Line, ...], Meta(min_length=1)]
    answers: Annotated[tuple[Line, ...], Meta(min_length=1)]


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[Rule, ...]


@cache
def prompts() -> Prompts:
    return _read("prompts.toml", Prompts)


@cache
def rules() -> tuple[Rule, ...]:
    return _read("rules.toml", _Rules).rules


def some(lines: tuple[str, ...], number: int, count: int) -> tuple[str, ...]:
    """`count` lines for turn `number`: the same for everyone who looks, so they tell nothing."""
    first = number * count
    return tuple(lines[(first + step) % len(lines)] for step in range(count))


def _read(name: str, kind: type[T]) -> T:
    return read_toml(files(__package__).joinpath(name).read_bytes(), name, kind)
