"""Reports for translators: missing messages, and where each message is used."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from spyhouse import games
from spyhouse.kernel.game_text import CORE, DEFAULT_LOCALE
from spyhouse.lab.message_lint import Uses, read

SOURCE = Path(__file__).parents[3] / "web" / "src"


class Entry(NamedTuple):
    """A message, or a part of one (`lock.hint`)."""

    file: str
    """Path below the language's folder."""
    name: str
    text: str


def packages() -> list[str]:
    """Return the packages that have messages."""
    return [CORE, *[games.find(name).words.package for name in sorted(games.builtin_names())]]


def entries(package: str, locale: str) -> Iterator[Entry]:
    """Yield the messages of a package in a language, in the order of its files."""
    folder = Path(str(files(package))) / "locales" / locale
    for path in sorted(folder.rglob("*.ftl")):
        for item in FluentParser().parse(path.read_text("utf-8")).body:
            if not isinstance(item, ast.Message):
                continue
            file, name = path.relative_to(folder).as_posix(), item.id.name
            if item.value:
                yield Entry(file, name, serialize_pattern(item.value).strip())
            for part in item.attributes:
                yield Entry(file, f"{name}.{part.id.name}", serialize_pattern(part.value).strip())


def missing(package: str, locale: str) -> Iterator[Entry]:
    """Yield the English messages that a language lacks and needs.

    It does not need a form of a word, such as the color with its article, or a helper of other messages, if
    only English messages ask for it.
    """
    there = {entry.name for entry in entries(package, locale)}
    lacking = [entry for entry in entries(package, DEFAULT_LOCALE) if entry.name not in there]
    if not lacking:
        return
    english, theirs = _Asked(package, DEFAULT_LOCALE), _Asked(package, locale)
    yield from (entry for entry in lacking if theirs.needs(entry.name) or not english.is_a_part(entry.name))


class _Asked:
    """What the messages of a language ask for: other messages, and forms of words."""

    def __init__(self, package: str, locale: str) -> None:
        messages = {**dict(read(CORE, locale)), **dict(read(package, locale))}
        uses = [Uses(message) for message in messages.values()]
        self._messages = set[str]().union(*[one.messages | one.said_as for one in uses])
        self._forms = set[tuple[str, str]]().union(*[one.forms for one in uses])

    def needs(self, name: str) -> bool:
        """Return whether a message of the language asks for a message or form."""
        word, _, form = name.partition(".")
        return any(form == asked and word.startswith(f"{kind}-") for kind, asked in self._forms) or (
            name in self._messages
        )

    def is_a_part(self, name: str) -> bool:
        """Return whether only messages ask for it: a form of a word, or a message that no code mentions."""
        return self.needs(name) and ("." in name or not _usage().by_its_name(name))


def missing_files(package: str, locale: str) -> Iterator[str]:
    """Yield the data files, such as rules, places or cards, that exist only in English."""
    folder = Path(str(files(package))) / "locales"
    for path in sorted((folder / DEFAULT_LOCALE).rglob("*.toml")):
        name = path.relative_to(folder / DEFAULT_LOCALE)
        if not (folder / locale / name).is_file():
            yield name.as_posix()


class UsageIndex:
    """Index of where messages are used, by name. A composed name (`phase-${phase}`) matches all that fit."""

    def __init__(self, code: dict[str, str]) -> None:
        self._by_name: dict[str, list[str]] = {}
        self._patterns: list[tuple[re.Pattern[str], str]] = []
        for file, text in code.items():
            for number, line in enumerate(text.splitlines(), 1):
                for word in _QUOTED.findall(line):
                    self._note(word, f"{file}:{number}")

    def of(self, name: str) -> list[str]:
        """Return the places that use a message, such as `web/src/lobby/Lobby.svelte:57`."""
        patterns = (place for pattern, place in self._patterns if pattern.fullmatch(name))
        return [*self._by_name.get(name.partition(".")[0], []), *patterns]

    def by_its_name(self, name: str) -> list[str]:
        """Return the places that use a message by its whole name."""
        return self._by_name.get(name, [])

    def _note(self, word: str, place: str) -> None:
        name = word.partition(".")[0] if "{" not in word else word
        if "{" not in name:
            self._by_name.setdefault(name, []).append(place)
        elif re.search(r"[a-z]-|-[a-z]", re.sub(r"\$?\{[^}]*\}", "", name)):
            filled = re.escape(re.sub(r"\$?\{[^}]*\}", "\0", name)).replace("\0", r"[\w-]+")
            self._patterns.append((re.compile(filled), place))


@cache
def _usage() -> UsageIndex:
    return UsageIndex(sources())


_QUOTED = re.compile(r"[\"'`]((?:[\w.-]|\$?\{[^}]*\})+)[\"'`]")


def sources() -> dict[str, str]:
    """Return the source files that may use messages, by path from the repository root."""
    root = SOURCE.parents[1]
    python = (root / "src" / "spyhouse").rglob("*.py")
    paths = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts"), *(root / "web" / "vite").glob("*.js"), *python]
    return {
        path.relative_to(root).as_posix(): path.read_text("utf-8")
        for path in sorted(paths)
        if not path.name.endswith((".test.ts", "wire.ts"))
    }


def report_missing(locale: str) -> str:
    """Return one line per missing message, by file, and a final count."""
    lines, count = [], 0
    for package in packages():
        for entry in missing(package, locale):
            lines.append(f"{package} {entry.file}: {entry.name} = {' '.join(entry.text.split())}")
            count += 1
        for file in missing_files(package, locale):
            lines.append(f"{package} {file}: the whole file")
            count += 1
    whole = sum(1 for package in packages() for _ in entries(package, DEFAULT_LOCALE))
    return "\n".join([*lines, f"{count} of {whole} messages and files are missing in {locale}."])


def report_usage(locale: str, only: str = "") -> str:
    """Return every message with its English text, its translation and its places of use."""
    said_at = UsageIndex(sources())
    lines = []
    for package in packages():
        said = {entry.name: entry.text for entry in entries(package, locale)}
        for entry in entries(package, DEFAULT_LOCALE):
            if only and only not in entry.name:
                continue
            lines += [
                f"{package} {entry.file}: {entry.name}",
                f"    {DEFAULT_LOCALE}: {' '.join(entry.text.split())}",
                f"    {locale}: {' '.join(said.get(entry.name, '(missing)').split())}",
                f"    said in: {', '.join(said_at.of(entry.name)[:4]) or 'other messages'}",
            ]
    return "\n".join(lines)
