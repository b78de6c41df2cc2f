"""Localised messages of games: Fluent files in `locales/<language>/*.ftl`.

A message is named after the struct it describes. Its arguments are the struct's fields as on the wire:
`$seat`, and `$clue-name` for a nested field. `_functions` lists what a message may call. The browser reads
the same files (`web/src/lib/localizer.ts`), so both show the same text.
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

from spyhouse.kernel.game_text import (
    CORE,
    DEFAULT_LOCALE,
    GameText,
    _localizers,
    available_locales,
    fallback_chain,
)
from spyhouse.kernel.structs import Event, Move, Phrase, View

resolver.MAX_PART_LENGTH = 100_000
"""Fluent's default limit against hostile input is too small for the list of all places of a pack."""

Argument = str | int | float | FluentType


class Localizer:
    """The messages of a game in one language, for a table with these names.

    Untranslated messages are in English.
    """

    def __init__(self, words: GameText, names: Sequence[str], locale: str) -> None:
        self._names = names
        self.words = words
        self._last_view: tuple[View | None, dict[str, Argument]] = (None, {})
        self.functions = {name: _as_fluent(does) for name, does in self._functions().items()}
        for name, does in words.functions.items():
            self.functions[name] = _as_fluent(partial(_with_plain, does, self))
        known = available_locales(CORE) | available_locales(words.package)
        spoken = [one for one in fallback_chain(locale) if one in known]
        self._bundles = [_Bundle(language, words.package, self.functions) for language in spoken]

    def say(self, message: str, about: Any = None, **more: Any) -> str:
        """Return a message, or an attribute of one ("lock.hint").

        The fields of `about`, a struct or a mapping, are its arguments.
        """
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
        if self.has_message(name):
            return ""
        raise LookupError(f"no message {message!r} in {self.words.package or CORE}")

    def format_phrase(self, said: Phrase | str) -> str:
        """Return the text of a phrase; sentences are returned unchanged."""
        return said if isinstance(said, str) else self.say(said.code, said.args)

    def describe_event(self, event: Event, verbose: bool = False) -> str:
        """Describe an event as in the log; "" if there is nothing to say."""
        kind = type(event).__name__
        if verbose and self.words.verbose:
            heard = "\n".join(self.words.verbose(event, self))
            if heard:
                return heard
        if self.has_message(kind):
            return self.say(kind, event)
        return "" if self.words.package else self._fallback_text(event)

    def describe_move(self, move: Move) -> str:
        """Describe a move as in a list of choices."""
        kind = type(move).__name__
        return self.say(kind, move) if self.has_message(kind) else self._fallback_text(move)

    def describe_view(self, view: View) -> str:
        """Describe a view line by line."""
        lines = self.words.describe(view, self) if self.words.describe else self._fields(view)
        seat = getattr(view, "seat", None)
        you = self.say("you-are", seat=seat) if seat is not None else ""
        return "\n".join(line for line in (you, *lines) if line)

    def _fallback_text(self, thing: msgspec.Struct) -> str:
        """Return "Take: row 1, letters 2." for a struct without a message."""
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
            return self.join_list(map(self._plainly, value))
        return str(value)

    def _of_view(self, view: View) -> dict[str, Argument]:
        """Return the arguments of a view, cached because a description uses the same view many times."""
        seen, args = self._last_view
        if seen is not view:
            args = arguments(view)
            self._last_view = (view, args)
        return args

    def has_message(self, message: str) -> bool:
        """Return whether a message exists."""
        return any(one.has_message(message) for one in self._bundles)

    def ending(self, how: str) -> str:
        """Return how a game ended (`Outcome.how`): the message `ending-HOW`, or the word itself."""
        name = "end-stopped" if how == "stopped" else f"ending-{dashed(how)}"
        return self.say(name) if self.has_message(name) else _spaced(how)

    def messages_with_prefix(self, start: str) -> dict[str, str]:
        """Return the messages whose names start with a prefix, by the rest of the name."""
        names = sorted({name for one in self._bundles for name in one.names() if name.startswith(start)})
        return {name.removeprefix(start): self.say(name) for name in names}

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        known = self._names[seat] if 0 <= seat < len(self._names) else ""
        return known or self.say("seat-name", {"number": seat + 1})

    def join_list(self, things: Iterable[str]) -> str:
        """Join items as the language does: "Ida, Karim and Zoe". Empty ones are omitted."""
        *before, last = [thing for thing in things if thing] or [""]
        if not before:
            return last
        so_far = before[0]
        for one in before[1:]:
            so_far = self.say("list-more", {"before": so_far, "next": one})
        return self.say("list-last", {"before": so_far, "last": last})

    def _functions(self) -> dict[str, Callable[..., Any]]:
        """Return the functions that a message may call.

        Named arguments are always written out: `as: "the-clue"`. `WORD($name, of: "clue", form: "the")` is
        the message of a thing, `clue-dog.the`. Forms are grammatical cases, or the word with its article.
        """

        def say(thing: Any, **named: Any) -> str:
            return self.say(named["as"], unwrap(thing))

        def each(things: Any, **named: Any) -> str:
            items = [
                one if isinstance(one, dict) else {"value": one, "index": index}
                for index, one in enumerate(unwrap(things))
            ]
            return self.join_list(self.say(named["as"], one) for one in items)

        def word(value: Any, **named: Any) -> str:
            name = f"{named['of']}-{dashed(str(value))}"
            if not self.has_message(name):
                return str(value)
            return (self.say(f"{name}.{named['form']}") if "form" in named else "") or self.say(name)

        return {
            "WORD": word,
            "NAME": lambda seat: self.name(int(seat)),
            "NAMES": lambda seats: self.join_list(self.name(seat) for seat in unwrap(seats)),
            "SAY": say,
            "JOIN": lambda things: self.join_list(unwrap(things)),
            "LIST": each,
            "COUNT": lambda things, less=0: len(unwrap(things)) - int(less),
            "SUM": lambda numbers: sum(unwrap(numbers)),
            "HAS": lambda value: "no" if isinstance(value, FluentNone) or value == "" else "yes",
            "SIGN": lambda number: "minus" if number < 0 else "plus",
            "ABS": lambda number: abs(int(number)),
            "NTH": lambda number: int(number) + 1,
            # Truncated, because Python and browsers round halves differently.
            "SECONDS": lambda ms: FluentFloat(int(ms) // 100 / 10, minimumFractionDigits=1),
        }


class OpaqueArgument(FluentType):
    """A list or struct passed to a function."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Any) -> str:
        """Return the plain text of the value."""
        return ""


def unwrap(value: Any) -> Any:
    """Return the Python value of an argument."""
    return value.value if isinstance(value, OpaqueArgument) else value


def _with_plain(does: Callable[[Any, Localizer], Any], speech: Localizer, value: Any) -> Any:
    return does(unwrap(value), speech)


def _as_fluent(does: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *values, **named: native_to_fluent(does(*values, **named))


def arguments(about: Any, before: str = "") -> dict[str, Argument]:
    """Return the fields of a struct as message arguments. Nulls are omitted; `HAS` tests for them."""
    found: dict[str, Argument] = {}
    fields = msgspec.to_builtins(about) if about is not None else {}
    for key, value in fields.items():
        name = f"{before}{key}"
        if isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, dict):
            found[name] = OpaqueArgument(value)
            found |= arguments(value, f"{name}-")
        elif isinstance(value, list | tuple):
            found[name] = OpaqueArgument(value)
        elif value is not None:
            found[name] = value
    return found


def _spaced(name: str) -> str:
    """Split "QueueGuess" or "to_discard" into words."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", name).lower()


def dashed(name: str) -> str:
    """Return a name as used in message ids: "Ice Cream Shop" is ice-cream-shop."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def refusal(
    code: str, args: Mapping[str, Any], names: Sequence[str] = (), locale: str = DEFAULT_LOCALE
) -> str:
    """Return the text of a refusal. Codes of a game begin with its name."""
    words = _localizers.get(code.partition("-")[0]) or _localizers[CORE]
    return words.speech(names, locale).say(code, args)


# --- the files


@lru_cache
def message_sources(package: str, locale: str) -> dict[str, str]:
    """Return the source of each message of a package in one language, by name; terms with their dash."""
    found: dict[str, str] = {}
    for _, text in fluent_files(files(package or CORE).joinpath("locales", locale)):
        _, *parts = _ENTRY.split(text)
        found |= zip(parts[::2], parts[1::2], strict=True)
    return found


_ENTRY = re.compile(r"^(?=(-?[A-Za-z][\w-]*)[ \t]*=)", re.ASCII | re.MULTILINE)
"""Start of an entry, with its name."""


@cache
def _parsed(source: str) -> Resource:
    return FluentResource(source)


def fluent_files(folder: Traversable) -> Iterator[tuple[str, str]]:
    """Yield the Fluent files below a folder, by name."""
    for entry in sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else ():
        if entry.is_dir():
            yield from fluent_files(entry)
        elif entry.name.endswith(".ftl"):
            yield entry.name, entry.read_text("utf-8")


class _Bundle(FluentBundle):
    """The core's messages, overlaid with those of a game.

    Messages are parsed on first use: parsing all would take half a second.
    """

    def __init__(self, locale: str, package: str, functions: dict[str, Callable[..., Any]]) -> None:
        super().__init__([locale], functions=functions, use_isolating=False)
        self._sources = message_sources(CORE, locale) | (message_sources(package, locale) if package else {})

    def names(self) -> Iterable[str]:
        """Return the names of all messages."""
        return self._sources

    def has_message(self, message_id: str) -> bool:
        """Return whether a message exists."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> resolver.Message:
        source = self._sources.get(f"-{entry_id}" if term else entry_id)
        if source is not None:
            self.add_resource(_parsed(source))
        return super()._lookup(entry_id, term)
