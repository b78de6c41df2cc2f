"""What a game says, in any language: its messages are Fluent files, `locales/<language>/*.ftl` in its folder.

A message is named after the struct it tells of, and its arguments are the fields of that struct as they go
over the wire: `$seat`, and `$clue-name` for a field of a field. What a message may call is listed in
`_functions` below. The browser reads the same files (`web/src/lib/speech.ts`), so both say the same.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentFloat, FluentNone, FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Resource

from spyhouse.kernel.structs import Event, Move, Phrase, View
from spyhouse.kernel.words import ENGLISH, HOUSE, Words, chain, languages, speakers

resolver.MAX_PART_LENGTH = 100_000
"""A list of all places of a pack is longer than what Fluent takes for an attack by its own files."""

Argument = str | int | float | FluentType


class Speech:
    """The messages of a game in one language, for a table with these names. What is not translated yet is
    said in English."""

    def __init__(self, words: Words, names: Sequence[str], locale: str) -> None:
        self._names = names
        self.words = words
        self._last_view: tuple[View | None, dict[str, Argument]] = (None, {})
        self.functions = {name: _as_fluent(does) for name, does in self._functions().items()}
        for name, does in words.functions.items():
            self.functions[name] = _as_fluent(partial(_with_plain, does, self))
        known = languages(HOUSE) | languages(words.package)
        spoken = [one for one in chain(locale) if one in known]
        self._bundles = [_Bundle(language, words.package, self.functions) for language in spoken]

    def say(self, message: str, about: Any = None, **more: Any) -> str:
        """The message, or an attribute of it ("lock.hint"), with the fields of `about`, a struct or a
        mapping, as its arguments."""
        args = self._of_view(about) if isinstance(about, View) else arguments(about)
        if more:
            args = args | arguments(more)
        name, _, attribute = message.partition(".")
        for one in self._bundles:
            if one.has_message(name):
                found = one.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return str(one.format_pattern(pattern, args)[0])
        if self.knows(name):
            return ""
        raise LookupError(f"There is no message {message!r} in {self.words.package or HOUSE}.")

    def phrase(self, said: Phrase | str) -> str:
        return said if isinstance(said, str) else self.say(said.code, said.args)

    def tell(self, event: Event, aloud: bool = False) -> str:
        kind = type(event).__name__
        if aloud and self.words.aloud:
            heard = "\n".join(self.words.aloud(event, self))
            if heard:
                return heard
        if self.knows(kind):
            return self.say(kind, event)
        return "" if self.words.package else self._by_its_fields(event)

    def word(self, move: Move) -> str:
        kind = type(move).__name__
        return self.say(kind, move) if self.knows(kind) else self._by_its_fields(move)

    def describe(self, view: View) -> str:
        lines = self.words.describe(view, self) if self.words.describe else self._fields(view)
        seat = getattr(view, "seat", None)
        you = self.say("you-are", seat=seat) if seat is not None else ""
        return "\n".join(line for line in (you, *lines) if line)

    def _by_its_fields(self, thing: msgspec.Struct) -> str:
        """ "Take: row 1, letters 2." """
        name = _spaced(type(thing).__name__)
        return f"{name}: {', '.join(self._fields(thing))}." if thing.__struct_fields__ else f"{name}."

    def _fields(self, thing: msgspec.Struct) -> Iterator[str]:
        for name in thing.__struct_fields__:
            if name != "only":
                yield self.say("a-field", name=_spaced(name), value=self._plainly(getattr(thing, name)))

    def _plainly(self, value: Any) -> str:
        if value is None or value in ((), {}):
            return self.say("nothing")
        if isinstance(value, bool):
            return self.say("yes-or-no", value=value)
        if isinstance(value, msgspec.Struct):
            return f"({', '.join(self._fields(value))})"
        if isinstance(value, dict):
            return ", ".join(f"{key}: {self._plainly(inner)}" for key, inner in value.items())
        if isinstance(value, tuple | list):
            return self.listed(map(self._plainly, value))
        return str(value)

    def _of_view(self, view: View) -> dict[str, Argument]:
        """A description asks for the same view again and again."""
        seen, args = self._last_view
        if seen is not view:
            args = arguments(view)
            self._last_view = (view, args)
        return args

    def knows(self, message: str) -> bool:
        return any(one.has_message(message) for one in self._bundles)

    def ending(self, how: str) -> str:
        """How a game ended (`Outcome.how`): the game's message `ending-HOW`, or the bare word."""
        name = "end-stopped" if how == "stopped" else f"ending-{dashed(how)}"
        return self.say(name) if self.knows(name) else _spaced(how)

    def named(self, start: str) -> dict[str, str]:
        """What its messages have that begin so, each by the rest of its name."""
        names = sorted({name for one in self._bundles for name in one.names() if name.startswith(start)})
        return {name.removeprefix(start): self.say(name) for name in names}

    def name(self, seat: int) -> str:
        """What whoever sits there is called."""
        known = self._names[seat] if 0 <= seat < len(self._names) else ""
        return known or self.say("seat-name", {"number": seat + 1})

    def listed(self, things: Iterable[str]) -> str:
        """ "Ida, Karim and Zoe", by the language's rules; empty ones are left out."""
        *before, last = [thing for thing in things if thing] or [""]
        if not before:
            return last
        so_far = before[0]
        for one in before[1:]:
            so_far = self.say("list-more", {"before": so_far, "next": one})
        return self.say("list-last", {"before": so_far, "last": last})

    def _functions(self) -> dict[str, Callable[..., Any]]:
        """What a message may call. Named arguments are always written out: `as: "the-clue"`.
        `WORD($name, of: "clue", form: "the")` is the message of that thing, `clue-dog.the`: a form of it is
        a case of the language's grammar, or the word with its article."""

        def say(thing: Any, **named: Any) -> str:
            return self.say(named["as"], plain(thing))

        def each(things: Any, **named: Any) -> str:
            items = [
                one if isinstance(one, dict) else {"value": one, "index": index}
                for index, one in enumerate(plain(things))
            ]
            return self.listed(self.say(named["as"], one) for one in items)

        def word(value: Any, **named: Any) -> str:
            name = f"{named['of']}-{dashed(str(value))}"
            if not self.knows(name):
                return str(value)
            return (self.say(f"{name}.{named['form']}") if "form" in named else "") or self.say(name)

        return {
            "WORD": word,
            "NAME": lambda seat: self.name(int(seat)),
            "NAMES": lambda seats: self.listed(self.name(seat) for seat in plain(seats)),
            "SAY": say,
            "JOIN": lambda things: self.listed(plain(things)),
            "LIST": each,
            "COUNT": lambda things, less=0: len(plain(things)) - int(less),
            "SUM": lambda numbers: sum(plain(numbers)),
            "HAS": lambda value: "no" if isinstance(value, FluentNone) or value == "" else "yes",
            "SIGN": lambda number: "minus" if number < 0 else "plus",
            "ABS": lambda number: abs(int(number)),
            "NTH": lambda number: int(number) + 1,
            # Cut, not rounded: halves are rounded differently here and in browsers.
            "SECONDS": lambda ms: FluentFloat(int(ms) // 100 / 10, minimumFractionDigits=1),
        }


class Thing(FluentType):
    """A list or a struct on its way to a function."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Any) -> str:
        return ""


def plain(value: Any) -> Any:
    return value.value if isinstance(value, Thing) else value


def _with_plain(does: Callable[[Any, Speech], Any], speech: Speech, value: Any) -> Any:
    return does(plain(value), speech)


def _as_fluent(does: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *values, **named: native_to_fluent(does(*values, **named))


def arguments(about: Any, before: str = "") -> dict[str, Argument]:
    """The fields as a message names them. What is null is left out: `HAS` asks for it."""
    found: dict[str, Argument] = {}
    fields = msgspec.to_builtins(about) if about is not None else {}
    for key, value in fields.items():
        name = f"{before}{key}"
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, dict):
            found[name] = Thing(value)
            found |= arguments(value, f"{name}-")
        elif isinstance(value, list | tuple):
            found[name] = Thing(value)
        elif value is not None:
            found[name] = value
    return found


def _spaced(name: str) -> str:
    """ "QueueGuess" and "to_discard" as one would say them."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", name).lower()


def dashed(name: str) -> str:
    """What a thing is called in the names of messages: "Ice Cream Shop" is ice-cream-shop."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def refusal(code: str, args: Mapping[str, Any], names: Sequence[str] = (), locale: str = ENGLISH) -> str:
    """Why something was refused. The codes of a game begin with its name."""
    words = speakers.get(code.partition("-")[0]) or speakers[HOUSE]
    return words.speech(names, locale).say(code, args)


# --- the files


@lru_cache
def sources(package: str, locale: str) -> dict[str, str]:
    """The messages of a package in one language, each as it is written, by name; terms with their dash."""
    found: dict[str, str] = {}
    for _, text in texts(files(package or HOUSE).joinpath("locales", locale)):
        _, *parts = _ENTRY.split(text)
        found |= zip(parts[::2], parts[1::2], strict=True)
    return found


_ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*)[ \t]*=)", re.ASCII | re.MULTILINE)
"""Where one begins, with its name."""


@cache
def _parsed(source: str) -> Resource:
    return FluentResource(source)


def texts(folder: Traversable) -> Iterator[tuple[str, str]]:
    """The Fluent files in a folder and the folders in it, by name."""
    for entry in sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else ():
        if entry.is_dir():
            yield from texts(entry)
        elif entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text("utf-8")


class _Bundle(FluentBundle):
    """The house's messages, and over them those of a game. Each is parsed when it is first said: all of them
    would take half a second."""

    def __init__(self, locale: str, package: str, functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([locale], functions=functions, use_isolating=False)
        self._sources = sources(HOUSE, locale) | (sources(package, locale) if package else {})

    def names(self) -> Iterable[str]:
        return self._sources

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> resolver.Message:
        source = self._sources.get(f"-{entry_id}" if term else entry_id)
        if source is not None:
            self.add_resource(_parsed(source))
        return super()._lookup(entry_id, term)
