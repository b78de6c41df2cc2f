"""Data files as types. Whatever is wrong with one is said with its name, the line or key, and why.

msgspec learns a type when it first reads one, and two threads that do so at once crash the process. Tables
are folded and bots think in threads, so whoever may be the first to read a type does it here.
"""

import re
import threading
import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from spyhouse.kernel import own_files
from spyhouse.kernel.errors import BadData
from spyhouse.kernel.structs import Rule
from spyhouse.kernel.tutorial import Tutorial
from spyhouse.kernel.words import ENGLISH, chain

T = TypeVar("T")

learning = threading.RLock()


class DataFiles:
    """The data files of a game: those that come with it, or the host's own in their place."""

    def __init__(self, package: str, folder: str = "data", game: str = "") -> None:
        """`package` is the game's; `game` is its name, if the package has another."""
        self._package = package
        self._folder = folder
        self._game = game or package.rpartition(".")[2]

    def text(self, name: str) -> tuple[str, str]:
        """What it says, and how to call it in a complaint."""
        own = own_files.find(self._game, name)
        if own:
            return own.read_text("utf-8"), str(own)
        return files(self._package).joinpath(self._folder, name).read_text("utf-8"), name

    def read(self, name: str, kind: type[T]) -> T:
        return parse(*self.text(name), kind)

    def rules(self, locale: str = ENGLISH) -> tuple[Rule, ...]:
        """`rules.toml` in `locales`: the rules in our own words, each with its id."""
        return self.translated("rules.toml", locale, _Rules).rules

    def translated(self, name: str, locale: str, kind: type[T]) -> T:
        """A file in this language, or in English where there is none."""
        for language in chain(locale):
            path = files(self._package).joinpath("locales", language, name)
            if path.is_file():
                return parse(path.read_text("utf-8"), f"{language}/{name}", kind)
        raise BadData(f"There is no {name} in locales/{ENGLISH}.")

    def tutorial(self) -> Tutorial:
        """`tutorial.toml`: a first game that teaches by doing."""
        return self.read("tutorial.toml", Tutorial)


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[Rule, ...]


def parse(text: str, name: str, kind: type[T]) -> T:
    """A file's contents, or `BadData` that names it. A type may have `faults()`, which yields what does not
    add up, each with its key first."""
    try:
        contents = convert(toml(text, name), kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).replace("`", "").partition(" - at $.")
        key = path or "the whole file"
        raise BadData(f"{name}{_line(text, key)}: {key}: {reason[0].lower()}{reason[1:]}.") from None
    for fault in getattr(contents, "faults", tuple)():
        raise BadData(f"{name}{_line(text, fault)}: {fault}.")
    return contents


def toml(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}.") from None


def convert(data: Any, kind: type[T]) -> T:
    with learning:
        return msgspec.convert(data, kind)


def _line(text: str, fault: str) -> str:
    """The line a fault is on: that of the key it begins with, or of the list's entry it counts."""
    match = re.match(r"([\w.]+)(?:\[(\d+)\])?", fault)
    if not match:
        return ""
    lines, number = text.splitlines(), int(match[2]) if match[2] else None
    tables = [at for at, line in enumerate(lines) if line.startswith(f"[[{match[1]}]]")]
    if number is not None and number < len(tables):
        return f", line {tables[number] + 1}"
    *parents, key = match[1].split(".")
    start = _first(lines, re.compile(rf"\[{re.escape('.'.join(parents))}\]"), 0) if parents else 0
    start = _first(lines, re.compile(rf"{re.escape(key)}\s*="), start or 0)
    if start is None:
        return ""
    entries = [at for at in range(start + 1, len(lines)) if lines[at].lstrip().startswith(("[", "{"))]
    return f", line {(entries[number] if number is not None and number < len(entries) else start) + 1}"


def _first(lines: list[str], what: re.Pattern[str], start: int) -> int | None:
    return next((number for number in range(start, len(lines)) if what.match(lines[number])), None)
