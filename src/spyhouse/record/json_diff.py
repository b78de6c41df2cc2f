"""Differences between JSON values.

Successive views of a game are nearly equal, so they are stored as changes.
"""

from collections.abc import Sequence
from typing import Any

Path = tuple[str | int, ...]
Change = tuple[Path] | tuple[Path, Any] | tuple[Path, int, int, list[Any]]
"""One change: (path,) removes; (path, value) sets; (path, start, count, items) replaces items of a list."""


def diff(before: Any, after: Any, path: Path = ()) -> list[Change]:
    """Return the changes from one JSON value to another, in order."""
    if before == after and type(before) is type(after):
        return []
    found: list[Change] = []
    if isinstance(before, dict) and isinstance(after, dict):
        found += [((*path, key),) for key in before if key not in after]
        for key, value in after.items():
            if key in before:
                found += diff(before[key], value, (*path, key))
            else:
                found.append(((*path, key), value))
        return found
    if isinstance(before, list) and isinstance(after, list):
        if len(before) == len(after):
            for place, (old, new) in enumerate(zip(before, after, strict=True)):
                found += diff(old, new, (*path, place))
            return found
        head = _common_prefix(before, after)
        tail = _common_prefix(before[head:][::-1], after[head:][::-1])
        return [(path, head, len(before) - head - tail, after[head : len(after) - tail])]
    return [(path, after)]


def patch(value: Any, made: Sequence[Change]) -> Any:
    """Return the value after these changes. The given one is not modified."""
    for change in made:
        path: Path = tuple(change[0])
        match change:
            case (_, new):
                value = _with(value, path, new)
            case (_, place, cut, put):
                old = _at(value, path)
                value = _with(value, path, [*old[:place], *put, *old[place + cut :]])
            case _:
                value = _without(value, path)
    return value


def _common_prefix(before: list[Any], after: list[Any]) -> int:
    """Return the number of equal items at the beginning."""
    for place, (old, new) in enumerate(zip(before, after, strict=False)):
        if diff(old, new):
            return place
    return min(len(before), len(after))


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _with(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    first, *rest = path
    twin = value.copy()
    inner = value[first] if rest else None
    twin[first] = _with(inner, tuple(rest), new)
    return twin


def _without(value: Any, path: Path) -> Any:
    first, *rest = path
    twin = value.copy()
    if rest:
        twin[first] = _without(value[first], tuple(rest))
    else:
        del twin[first]
    return twin
