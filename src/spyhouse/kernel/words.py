"""How a game puts itself into words: where its messages are, and what they need to know."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from spyhouse.kernel.speech import Speech
    from spyhouse.kernel.structs import Event, Move

ENGLISH = "en"
HOUSE = "spyhouse"
"""The package with the messages that all games share."""


@dataclass(frozen=True)
class Print:
    """What is printed on things that views name by a key, for boards that show them: each reader asks for it
    in their language."""

    kind: type[msgspec.Struct]
    read: "Callable[[str, Speech], msgspec.Struct]"
    """A key that names none raises `LookupError`."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Words:
    """A game without any is described by its structs."""

    package: str = ""
    """The package with the folder `locales`."""
    functions: Mapping[str, "Callable[[Any, Speech], Any]"] = field(default_factory=dict)
    """What its messages may call besides what all can: for what a field means that is only a number."""
    describe: "Callable[[Any, Speech], Iterable[str]] | None" = None
    """A view, line by line: everything in it that matters to whoever plays from it."""
    aloud: "Callable[[Event, Speech], Iterable[str]] | None" = None
    """What the log leaves out, since the board shows it, and whoever plays by text has to hear."""

    printed: "Print | None" = None

    open_moves: "Callable[[Any, Move, Sequence[Move]], bool]" = lambda view, move, legal: False
    """Whether a move that is not among those listed can be made as well: with words or points of your own."""

    unlisted: bool = False
    """Whether there are kinds of moves that are never listed, such as a tap on a picture."""

    def speech(self, names: Sequence[str] = (), locale: str = ENGLISH) -> "Speech":
        return _speech(self, tuple(names), self.spoken(locale))

    def spoken(self, locale: str) -> str:
        """The nearest language that there are words in: de for de-AT. Anyone may ask for any, and what is
        kept of each must not push out what others use."""
        known = languages(HOUSE) | languages(self.package)
        return next((one for one in chain(locale) if one in known), ENGLISH)


speakers: dict[str, Words] = {HOUSE: Words()}
"""Whose messages there are: the house's, and each game's by its name once it is loaded."""


@lru_cache(maxsize=64)
def _speech(words: Words, names: tuple[str, ...], locale: str) -> "Speech":
    # Here, since it takes a fifth of a second to load and many a process never says a word.
    from spyhouse.kernel.speech import Speech

    return Speech(words, names, locale)


@cache
def languages(package: str) -> frozenset[str]:
    """Those that a package has messages in."""
    folder = files(package or HOUSE).joinpath("locales")
    return frozenset(entry.name for entry in folder.iterdir()) if folder.is_dir() else frozenset()


def like_a_listed(move: "Move", legal: "Sequence[Move]", field: str) -> bool:
    """Whether it is one of those listed but for the words in this field, and has any."""
    own = getattr(move, field, "")
    return bool(own.strip()) and any(
        type(one) is type(move) and msgspec.structs.replace(one, **{field: own}) == move for one in legal
    )


def chain(locale: str) -> list[str]:
    """Where words are looked for: de-AT, de, en."""
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", locale):
        return [ENGLISH]
    parts = locale.split("-")
    return list(dict.fromkeys(["-".join(parts[:end]) for end in range(len(parts), 0, -1)] + [ENGLISH]))
