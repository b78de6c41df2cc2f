"""Text dump of a complete state, hidden parts included: equal dumps mean equal states."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from spyhouse.kernel import Chance, State
from spyhouse.kernel.fields import values_of

_PLAIN = (str, bytes, int, float, bool, type(None))


def dump_state(thing: Any, *, chance: bool = True) -> str:
    """Dump every attribute, private ones included, in a stable order.

    Without `chance`, seeds are left out.
    """
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
    if "__reduce__" in vars(type(thing)) and not isinstance(thing, State):  # its reduced form is complete
        return f"{type(thing).__name__}({dump_state(thing.__reduce__()[1], chance=chance)})"
    if callable(thing):
        return getattr(thing, "__qualname__", repr(type(thing)))
    return f"{type(thing).__name__}({dump_state(_attributes(thing), chance=chance)})"


def _each(things: Iterable[Any], chance: bool) -> list[str]:
    """Dump each item; plain values are handled inline for speed."""
    return [repr(one) if type(one) in _PLAIN else dump_state(one, chance=chance) for one in things]


def _attributes(thing: Any) -> dict[str, Any]:
    if isinstance(thing, msgspec.Struct):
        return msgspec.structs.asdict(thing)
    values = values_of(thing)
    values.pop("_history", None)  # history is not part of the position
    return values
