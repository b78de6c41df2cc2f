"""Data as structs, read from any thread.

msgspec learns a type when it first reads one, and two threads that do so at once crash the process. Tables
are folded and bots think in threads, so whoever may be the first to read a type does it here.
"""

import threading
from typing import Any, TypeVar

import msgspec

from spyhouse.kernel.errors import BadData

T = TypeVar("T")

learning = threading.RLock()


def convert(data: Any, kind: type[T]) -> T:
    with learning:
        return msgspec.convert(data, kind)


def read_toml(text: str | bytes, name: str, kind: type[T]) -> T:
    """Raises `BadData` with the name of the file."""
    try:
        with learning:
            return msgspec.toml.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadData(f"{name}: {error}") from None
