"""Lint for a game's messages: missing, unused or wrong Fluent messages.

>>> from spyhouse import games
>>> list(lint(games.find("spyfall")))
[]
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spyhouse.kernel import Game, Leave, Skip, Stop, Tick, move_types
from spyhouse.kernel.game_text import CORE, DEFAULT_LOCALE
from spyhouse.kernel.localization import Localizer, fluent_files

Messages = Mapping[str, ast.Message]


def languages(package: str) -> list[str]:
    """Return the languages that a package has messages in."""
    folder = files(package).joinpath("locales")
    return sorted([entry.name for entry in folder.iterdir()]) if folder.is_dir() else []


def lint(game: Game, locale: str = DEFAULT_LOCALE) -> Iterator[str]:
    """Yield one line per problem in a game's messages.

    In English no message may be missing or unused, and every argument must be a field of the struct it
    describes. Another language may have no message or argument that English lacks.
    """
    speech = game.words.speech()
    core, listed = dict(read(CORE, locale)), [*read(game.words.package, locale)]
    names, own = Counter(name for name, _ in listed), dict(listed)
    yield from (f"{name}: is there {count} times" for name, count in names.items() if count > 1)
    known = {**core, **own}
    if locale != DEFAULT_LOCALE:
        english = dict(read(CORE, DEFAULT_LOCALE)) | dict(read(game.words.package, DEFAULT_LOCALE))
        yield from (f"{name}: not translated" for name in sorted(english.keys() - known.keys()))
        parts = set().union(*[Uses(message).said for message in own.values()])  # messages used inside others
        unknown = own.keys() - english.keys() - parts
        yield from (f"{name}: not a message in English" for name in sorted(unknown))
        for name in sorted(own.keys() & english.keys()):
            more = variables_of(own[name], known) - variables_of(english[name], english)
            yield from (f"{name}: English has no ${one} here" for one in sorted(more))
        return
    kinds = structs(game)
    yield from (f"{name}: has no message" for name in sorted(kinds.keys() - known.keys()))
    for name, kind in sorted(kinds.items()):
        if name in known:
            yield from _check(name, kind, known, speech, {name})
    said = messages_used(game).union(*[Uses(message).said for message in known.values()])
    for name in sorted(own.keys() - core.keys() - kinds.keys()):
        if not any(fnmatchcase(name, one) for one in said):
            yield f"{name}: nobody says it"


def messages_used(game: Game) -> set[str]:
    """Return the message names that a game's code mentions: in Python, in its lesson and in the client.

    A name that is composed at runtime counts as a pattern: `reveal-*`.
    """
    code = Path(str(files(game.words.package)))
    python = [path.read_text("utf-8") for path in code.rglob("*.py")]
    said = {
        word
        for text in python
        if "say(" in text or "Phrase(" in text
        for word in re.findall(r'"([\w*-]+)(?:\.[\w*]+)?"', _FILLED.sub(_pattern, text))
        if word.strip("*-")
    }
    said |= {
        re.sub(r"\{[^}]*\}", "*", word)
        for text in python
        for word in re.findall(rf'"({game.name}-(?:[\w-]|\{{[^}}]*\}})+)"', text)
    }
    lessons = [path.read_text("utf-8") for path in code.rglob("*.toml")]
    said |= {word for text in lessons for word in re.findall(r'"(lesson-[\w-]+)"', text)}
    said |= {
        "option-*",
        "ending-*",
        "side-*",
        "guide-*",
        "lobby-level-*",
        f"{game.name}-line",
        f"{game.name}-time",
    }
    boards = [path.read_text("utf-8") for path in (code / "client").rglob("*.js")]
    said |= {word for text in boards for word in re.findall(r"say\(['\"`]([\w-]+)", text)}
    return said | _said_in_the_browser(game.name)


_FILLED = re.compile(r'(?<![\w-])f"([^"]*)"')


def _pattern(text: re.Match[str]) -> str:
    return '"' + re.sub(r"\{[^{}]*\}", "*", text[1]) + '"'


def _said_in_the_browser(name: str) -> set[str]:
    """Return the names mentioned by a game's board and by the shell; anything if their source is missing."""
    source = Path(__file__).parents[3] / "web" / "src"
    if not source.is_dir():
        return {"*"}
    paths = [path for path in source.rglob("*") if path.suffix in (".ts", ".svelte")]
    other_games = [folder for folder in (source / "games").iterdir() if folder.name != name]
    paths = [path for path in paths if not any(folder in path.parents for folder in other_games)]
    texts = [re.sub(r"\$\{[^}]*\}", "*", path.read_text("utf-8")) for path in paths]
    said = {word for text in texts for word in re.findall(r"['\"`]([a-z*][\w*-]+)(?:\.\w+)?['\"`]", text)}
    return {word for word in said if word.strip("*-")}


def structs(game: Game) -> dict[str, type[msgspec.Struct]]:
    """Return the structs that have a message each: events and moves."""
    kinds: list[type[msgspec.Struct]] = [Tick, Skip, Leave, Stop]
    kinds += [*move_types(game.events), *move_types(game.moves)]
    return {kind.__name__: kind for kind in kinds}


def read(package: str, locale: str) -> Iterator[tuple[str, ast.Message]]:
    """Yield the messages of a package with their names.

    Raises `ValueError` with the location of a syntax error.
    """
    for name, text in fluent_files(files(package).joinpath("locales", locale)) if package else ():
        for item in parsed(text):
            if isinstance(item, ast.Junk):
                where = f"{package}, {locale}/{name}"
                raise ValueError(f"{where}: {item.annotations[0].message}: {item.content}")
            if isinstance(item, ast.Message):
                yield item.id.name, item


@lru_cache(maxsize=64)  # English is read again for each language
def parsed(text: str) -> list[ast.EntryType]:
    """Parse a Fluent file."""
    return FluentParser().parse(text).body


class Uses(Visitor):
    """Collector of the references in a message."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.messages_of: set[str] = set()
        """Kinds of things whose names the message uses, as patterns: `clue-*`."""
        self.forms: set[tuple[str, str]] = set()
        """Forms of words that the message asks for: kind and form, such as `clue` and `small`."""
        self.calls: list[tuple[str, str, str]] = []
        """Function calls: function, argument, and message."""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        [value] = node.arguments.positional
        named = {one.name.name: one.value.value for one in node.arguments.named}
        argument = value.id.name if isinstance(value, ast.VariableReference) else ""
        self.calls.append((node.id.name, argument, str(named.get("as", ""))))
        if "of" in named:
            self.messages_of.add(f"{named['of']}-*")
            if "form" in named:
                self.forms.add((named["of"], named["form"]))
        self.variables.add(argument)

    @property
    def said(self) -> set[str]:
        return self.messages | self.messages_of | self.said_as

    @property
    def said_as(self) -> set[str]:
        return {said_as for _, _, said_as in self.calls}


def variables_of(message: ast.Message, known: Messages, seen: frozenset[str] = frozenset()) -> set[str]:
    """Return the variables of a message, including those of the messages it refers to."""
    uses = Uses(message)
    seen |= {message.id.name}
    inner = [variables_of(known[name], known, seen) for name in uses.messages - seen if name in known]
    return uses.variables.union(*inner)


def _check(name: str, kind: Any, known: Messages, speech: Localizer, seen: set[str]) -> Iterator[str]:
    """Yield an error for each reference of a message that its struct does not provide."""
    uses = Uses(known[name])
    for variable in sorted(uses.variables):
        if not [*_types_at(kind, variable)]:
            yield f"{name}: there is no ${variable} in {getattr(kind, '__name__', kind)}"
    for part in sorted(uses.messages):
        if part not in known:
            yield f"{name}: there is no message {part}"
        elif part not in seen:
            yield from _check(part, kind, known, speech, seen | {part})
    for function, argument, said_as in uses.calls:
        if function not in speech.functions:
            yield f"{name}: there is no function {function}"
        if said_as and said_as not in known:
            yield f"{name}: there is no message {said_as}"
        elif said_as:
            inner = [*_types_at(kind, argument)]
            said_of = [item for one in inner for item in _items(one)] if function == "LIST" else inner
            found = [[*_check(said_as, one, known, speech, seen | {said_as})] for one in said_of]
            if all(found):  # with several kinds of things, a variant may fit only one of them
                yield from found[0] if found else []


class Item(msgspec.Struct):
    """Placeholder for an item of a list of plain values."""

    value: int
    index: int


def _items(kind: Any) -> Iterable[Any]:
    for one in get_args(kind) or ():
        if one is not Ellipsis:
            yield one if isinstance(one, type) and issubclass(one, msgspec.Struct) else Item


def _types_at(kind: Any, path: str) -> Iterator[Any]:
    """Yield the possible types of a field, or of a nested field: `clue-name`. Field names have no dashes."""
    first, _, rest = path.partition("-")
    if first == "type" and not rest:
        yield str
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            if field.name == first:
                for one in _alternatives(field.type):
                    yield from _types_at(one, rest) if rest else [one]


def _alternatives(kind: Any) -> Iterator[Any]:
    if get_origin(kind) in (Union, UnionType):
        for one in get_args(kind):
            yield from _alternatives(one)
    elif get_origin(kind) is Annotated:
        yield from _alternatives(get_args(kind)[0])
    elif kind is not type(None):
        yield kind
