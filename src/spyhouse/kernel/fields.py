"""Access to all values of an object by name, and a base class for value objects."""

from typing import Any, cast

from spyhouse.kernel.compiled import mypyc_attr


def values_of(thing: Any) -> dict[str, Any]:
    """Return all values of an object by name, in a stable order."""
    found = {name: getattr(thing, name) for name in fields_of(type(thing)) if hasattr(thing, name)}
    found.update(getattr(thing, "__dict__", {}))
    return found


def fields_of(kind: type) -> tuple[str, ...]:
    """Return the fields that the classes of an object declare.

    They are in `__slots__`, or `__mypyc_attrs__` if compiled.
    """
    known = _KNOWN.get(kind)
    if known is None:
        named: dict[str, None] = {}
        for base in reversed(kind.__mro__):
            for slots in ("__slots__", "__mypyc_attrs__"):
                names = vars(base).get(slots, ())
                named.update(dict.fromkeys((names,) if isinstance(names, str) else names))
        known = _KNOWN[kind] = tuple([name for name in named if not name.startswith("__")])
    return known


_KNOWN: dict[type, tuple[str, ...]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueObject:
    """Equal to others with the same values; can be pickled and deep-copied, plain or compiled."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values_of(self) == values_of(other)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (type(self), values_of(self))


def restore(kind: type, values: dict[str, Any]) -> Any:
    """Build an object from its values, for pickle."""
    thing = cast(Any, kind).__new__(kind)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing
