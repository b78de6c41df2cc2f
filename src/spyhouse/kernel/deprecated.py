"""Deprecated names of the public interface, kept for one release. Each warns and forwards to its new name."""

import sys
import warnings
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any


def module_names(
    module: str, renamed: Mapping[str, str], **fields: Mapping[str, str]
) -> Callable[[str], Any]:
    """Return a module's `__getattr__` that resolves deprecated names.

    `fields` maps new class names to their renamed keywords.
    """

    def find(name: str) -> Any:
        if name not in renamed:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new = renamed[name]
        warn_renamed(f"{module}.{name}", new, level=3)
        found = getattr(sys.modules[module], new)
        return _with_old_keywords(found, fields[new]) if new in fields else found

    return find


class OldName:
    """A deprecated attribute of a class and its instances."""

    def __init__(self, owner: str, old: str, new: str, **keywords: str) -> None:
        self._old = f"{owner}.{old}"
        self._new = new
        self._keywords = keywords

    def __get__(self, instance: object, owner: type) -> Any:
        warn_renamed(self._old, self._new, level=3)
        found = getattr(owner if instance is None else instance, self._new)
        return _with_old_keywords(found, self._keywords) if self._keywords else found


def class_names(kind: type, renamed: Mapping[str, str], *, overridable: bool = False) -> None:
    """Add deprecated attribute names to a class.

    `overridable`: a subclass that defines a deprecated method has defined the new one.
    """
    for old, new in renamed.items():
        setattr(kind, old, OldName(kind.__name__, old, new))
    if not overridable:
        return

    def take_over(cls: type, **given: Any) -> None:
        super(kind, cls).__init_subclass__(**given)  # type: ignore[arg-type]
        for old, new in renamed.items():
            if old in cls.__dict__ and new not in cls.__dict__:
                warn_renamed(f"{cls.__name__}.{old}", new, level=3)
                setattr(cls, new, cls.__dict__[old])

    kind.__init_subclass__ = classmethod(take_over)  # type: ignore[arg-type, assignment]


def _with_old_keywords(call: Callable[..., Any], keywords: Mapping[str, str]) -> Callable[..., Any]:
    @wraps(call, updated=())
    def translated(*given: Any, **named: Any) -> Any:
        return call(*given, **{keywords.get(name, name): value for name, value in named.items()})

    return translated


def warn_renamed(old: str, new: str, level: int) -> None:
    """Warn the caller `level` frames up that a name has changed."""
    warnings.warn(f"{old} is now called {new}.", DeprecationWarning, stacklevel=level + 1)
