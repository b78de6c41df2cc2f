"""The rules in our own words."""

from functools import cache

import msgspec

from spyhouse.games.spyguy.box import read
from spyhouse.kernel import Rule


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[Rule, ...]


@cache
def rules() -> tuple[Rule, ...]:
    return read("rules.toml", _Rules).rules
