"""A state as plain text, to the last hidden card: equal texts mean equal states."""

from collections.abc import Mapping
from typing import Any

import msgspec

from spyhouse.kernel import Chance, State
from spyhouse.kernel.fields import values_of


def portrait(thing: Any, *, chance: bool = True) -> str:
    """Every attribute, however private, in a stable order. Without `chance`, seeds do not count."""
    if isinstance(thing, (str, bytes, int, float, bool, type(None))):
        return repr(thing)
    if isinstance(thing, Chance) and not chance:
        return "chance"
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join(portrait(item, chance=chance) for item in thing) + "]"
    if isinstance(thing, (set, frozenset)):
        return "{" + ",".join(sorted(portrait(item, chance=chance) for item in thing)) + "}"
    if isinstance(thing, Mapping):
        pairs = [
            f"{portrait(key, chance=chance)}:{portrait(value, chance=chance)}" for key, value in thing.items()
        ]
        return "{" + ",".join(sorted(pairs)) + "}"
    if "__reduce__" in vars(type(thing)) and not isinstance(thing, State):  # what it is made of says all
        return f"{type(thing).__name__}({portrait(thing.__reduce__()[1], chance=chance)})"
    if callable(thing):
        return getattr(thing, "__qualname__", repr(type(thing)))
    return f"{type(thing).__name__}({portrait(_attributes(thing), chance=chance)})"


def _attributes(thing: Any) -> dict[str, Any]:
    if isinstance(thing, msgspec.Struct):
        return msgspec.structs.asdict(thing)
    values = values_of(thing)
    values.pop("memory", None)  # a state is where it stands, not how it came there
    return values
