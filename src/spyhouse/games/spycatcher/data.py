"""Reading data files; whatever is wrong with one is said with its name."""

from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from spyhouse.kernel.data import read_toml

T = TypeVar("T")


def of_the_box(name: str, kind: type[T]) -> T:
    """A file that comes with the game."""
    return read_toml(files(__package__).joinpath(name).read_bytes(), name, kind)


def of_a_file(path: Path, kind: type[T]) -> T:
    return read_toml(path.read_bytes(), path.name, kind)
