"""The rules in our own words."""

from functools import cache
from importlib.resources import files

import msgspec

from spyhouse.kernel import BadData, Rule


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[Rule, ...]


@cache
def rules() -> tuple[Rule, ...]:
    try:
        text = files(__package__).joinpath("rules.toml").read_bytes()
        return msgspec.toml.decode(text, type=_Rules).rules
    except msgspec.DecodeError as error:
        raise BadData(f"rules.toml: {error}") from None
