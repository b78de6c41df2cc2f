"""Typed data files, with errors that name the file, the line or key, and the reason.

msgspec builds its model of a type on first use, and crashes if two threads do so at once. Tables are loaded
and bots think in threads, so types that may be used there first are decoded here, under a lock.
"""

import re
import threading
import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from spyhouse.kernel import overrides
from spyhouse.kernel.errors import BadData, decode_error_reason
from spyhouse.kernel.game_text import DEFAULT_LOCALE, fallback_chain
from spyhouse.kernel.structs import Rule
from spyhouse.kernel.tutorial import Tutorial

T = TypeVar("T")

load_lock = threading.RLock()


class DataFiles:
    """The data files of a game, or the operator's replacements."""

    def __init__(self, package: str, folder: str = "data", game: str = "") -> None:
        """`package` is the game's package; `game` is its name if that differs."""
        self._package = package
        self._folder = folder
        self._game = game or package.rpartition(".")[2]

    def text(self, name: str) -> tuple[str, str]:
        """Return a file's text, and its name for error messages."""
        own = overrides.find(self._game, name)
        if own:
            return own.read_text("utf-8"), str(own)
        return files(self._package).joinpath(self._folder, name).read_text("utf-8"), name

    def read(self, name: str, kind: type[T]) -> T:
        """Read a file as a type. Raises `BadData`."""
        return parse(*self.text(name), kind)

    def rules(self, locale: str = DEFAULT_LOCALE) -> tuple[Rule, ...]:
        """Return the rules from `rules.toml` in `locales`, each with its id."""
        return self.translated("rules.toml", locale, _Rules).rules

    def translated(self, name: str, locale: str, kind: type[T]) -> T:
        """Read a file in this language, or in English if there is none."""
        for language in fallback_chain(locale):
            path = files(self._package).joinpath("locales", language, name)
            if path.is_file():
                return parse(path.read_text("utf-8"), f"{language}/{name}", kind)
        raise BadData(f"no {name} in locales/{DEFAULT_LOCALE}")

    def tutorial(self) -> Tutorial:
        """Return the tutorial from `tutorial.toml`."""
        return self.read("tutorial.toml", Tutorial)


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: tuple[Rule, ...]


def parse(text: str, name: str, kind: type[T]) -> T:
    """Parse a file's text. Raises `BadData` that names the file.

    A type may have `faults()`, which yields inconsistencies, each beginning with its key.
    """
    try:
        contents = convert(toml(text, name), kind)
    except msgspec.ValidationError as error:
        reason, path = (part.replace("`", "") for part in decode_error_reason(error))
        key = path or "the whole file"
        raise BadData(f"{name}{_line(text, key)}: {key}: {reason[0].lower()}{reason[1:]}.") from None
    for fault in getattr(contents, "faults", tuple)():
        raise BadData(f"{name}{_line(text, fault)}: {fault}.")
    return contents


def toml(text: str, name: str) -> dict[str, Any]:
    """Parse TOML. Raises `BadData` that names the file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}.") from None


def convert(data: Any, kind: type[T]) -> T:
    """Convert plain data to a type, under the lock."""
    with load_lock:
        return msgspec.convert(data, kind)


def _line(text: str, fault: str) -> str:
    """Return the line of a fault, found by its key or list index; "" if unknown."""
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
