"""Slow pure functions, which a server may run in another process."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Runner = Callable[[str, str, tuple[Any, ...]], Any]
"""Calls a function, by module and name, with these arguments. Raises `NotOffloaded` if it cannot."""

_runner: Runner | None = None


class NotOffloaded(Exception):
    """The other process could not answer; the function runs here."""


def set_runner(runner: Runner | None) -> None:
    """Have offloaded functions run elsewhere; None: here."""
    global _runner
    _runner = runner


def offloaded(function: Callable[P, T]) -> Callable[P, T]:
    """Let a module's function run elsewhere. It must be pure; arguments and result are pickled."""

    @wraps(function)
    def call(*args: P.args, **more: P.kwargs) -> T:
        if _runner and not more:
            try:
                found: T = _runner(function.__module__, function.__qualname__, args)
                return found
            except NotOffloaded:
                pass
        return function(*args, **more)

    return call
