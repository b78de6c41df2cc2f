"""The rules in our own words."""

from functools import cache
from importlib.resources import files

import msgspec

from spyhouse.kernel import Rule
from spyhouse.kernel.data import read_toml


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[Rule, ...]


@cache
def rules() -> tuple[Rule, ...]:
    return read_toml(files(__package__).joinpath("rules.toml").read_bytes(), "rules.toml", _Rules).rules
