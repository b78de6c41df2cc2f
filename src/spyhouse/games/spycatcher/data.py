"""Reading data files; whatever is wrong with one is said with its name."""

from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import msgspec

from spyhouse.kernel import BadData

T = TypeVar("T")


def of_the_box(name: str, kind: type[T]) -> T:
    """A file that comes with the game."""
    return parse(files(__package__).joinpath(name).read_bytes(), name, kind)


def of_a_file(path: Path, kind: type[T]) -> T:
    return parse(path.read_bytes(), path.name, kind)


def parse(text: bytes, name: str, kind: type[T]) -> T:
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise BadData(f"{name}: {error}") from None
