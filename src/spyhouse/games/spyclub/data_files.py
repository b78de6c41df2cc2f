"""Reading the data files. Whatever is wrong with one is said with its name, the line or key, and why."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Protocol, TypeVar

import msgspec

from spyhouse.kernel import BadData, own_files
from spyhouse.kernel.data import convert


class Checked(Protocol):
    """A file's contents that can tell what does not add up, each fault with its key first."""

    def faults(self) -> Iterator[str]: ...


T = TypeVar("T", bound=Checked)


def of_the_box(name: str, kind: type[T]) -> T:
    """A file that comes with the game, or the host's own in its place."""
    own = own_files.find("spyclub", name)
    if own:
        return read(own.read_text(), str(own), kind)
    return read(files(__package__).joinpath(name).read_text(), name, kind)


def read(text: str, name: str, kind: type[T]) -> T:
    try:
        contents = convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}.") from None
    except msgspec.ValidationError as error:
        reason, _, path = str(error).replace("`", "").partition(" - at $.")
        key = path or "the whole file"
        raise BadData(f"{name}{_line(text, key)}: {key}: {reason[0].lower()}{reason[1:]}.") from None
    for fault in contents.faults():
        raise BadData(f"{name}{_line(text, fault)}: {fault}.")
    return contents


def _line(text: str, fault: str) -> str:
    """The line a fault is on: that of the key it begins with, or of the list's entry it counts."""
    match = re.match(r"([\w.]+)(?:\[(\d+)\])?", fault)
    if not match:
        return ""
    *tables, key = match[1].split(".")
    lines = text.splitlines()
    start = _first(lines, re.compile(rf"\[{re.escape('.'.join(tables))}\]"), 0) if tables else 0
    start = _first(lines, re.compile(rf"{re.escape(key)}\s*="), start or 0)
    if start is None:
        return ""
    entries = [
        number for number in range(start + 1, len(lines)) if lines[number].lstrip().startswith(("[", "{"))
    ]
    number = entries[int(match[2])] if match[2] and int(match[2]) < len(entries) else start
    return f", line {number + 1}"


def _first(lines: list[str], what: re.Pattern[str], start: int) -> int | None:
    return next((number for number in range(start, len(lines)) if what.match(lines[number])), None)
