"""A state as plain text, to the last hidden card: equal texts mean equal states."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from spyhouse.kernel import Chance, State
from spyhouse.kernel.fields import values_of

_PLAIN = (str, bytes, int, float, bool, type(None))


def portrait(thing: Any, *, chance: bool = True) -> str:
    """Every attribute, however private, in a stable order. Without `chance`, seeds do not count."""
    if isinstance(thing, _PLAIN):
        return repr(thing)
    if isinstance(thing, Chance) and not chance:
        return "chance"
    if isinstance(thing, (list, tuple)):
        return "[" + ",".join(_each(thing, chance)) + "]"
    if isinstance(thing, (set, frozenset)):
        return "{" + ",".join(sorted(_each(thing, chance))) + "}"
    if isinstance(thing, Mapping):
        pairs = map(":".join, zip(_each(thing.keys(), chance), _each(thing.values(), chance), strict=True))
        return "{" + ",".join(sorted(pairs)) + "}"
    if "__reduce__" in vars(type(thing)) and not isinstance(thing, State):  # what it is made of says all
        return f"{type(thing).__name__}({portrait(thing.__reduce__()[1], chance=chance)})"
    if callable(thing):
        return getattr(thing, "__qualname__", repr(type(thing)))
    return f"{type(thing).__name__}({portrait(_attributes(thing), chance=chance)})"


def _each(things: Iterable[Any], chance: bool) -> list[str]:
    """Most things are plain, and need no call of their own."""
    return [repr(one) if type(one) in _PLAIN else portrait(one, chance=chance) for one in things]


def _attributes(thing: Any) -> dict[str, Any]:
    if isinstance(thing, msgspec.Struct):
        return msgspec.structs.asdict(thing)
    values = values_of(thing)
    values.pop("memory", None)  # a state is where it stands, not how it came there
    return values
