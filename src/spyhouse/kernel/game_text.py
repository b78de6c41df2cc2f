"""Text configuration of a game: where its messages are, and the functions they may call."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer
    from spyhouse.kernel.structs import Event, Move

DEFAULT_LOCALE = "en"
CORE = "spyhouse"
"""The package with the messages that all games share."""


@dataclass(frozen=True)
class PrintedText:
    """Texts printed on cards and other things, by the key that views use. Used by Spy Club.

    Boards fetch them in the reader's language.
    """

    kind: type[msgspec.Struct]
    read: "Callable[[str, Localizer], msgspec.Struct]"
    """Return the text of a key. Raises `LookupError` for an unknown key."""
    seen: "Callable[[Any], Collection[str]]"
    """Return the keys of everything that the holder of a view has read."""


@dataclass(frozen=True, kw_only=True, eq=False)
class GameText:
    """Text configuration of a game. Without one, a game is described by its structs."""

    package: str = ""
    """The package with the folder `locales`."""
    functions: Mapping[str, "Callable[[Any, Localizer], Any]"] = field(default_factory=dict)
    """Functions for messages besides the common ones, by name: for fields that are only numbers."""
    describe: "Callable[[Any, Localizer], Iterable[str]] | None" = None
    """Describe a view line by line, with everything that matters for playing from it."""
    verbose: "Callable[[Event, Localizer], Iterable[str]] | None" = None
    """Describe what the log omits because the board shows it, for text players. Used by Spy Guy."""

    printed: "PrintedText | None" = None

    takes_free_text: "Callable[[Any, Move, Sequence[Move]], bool]" = lambda view, move, legal: False
    """Return whether an unlisted move is legal too because it carries free text or points."""

    idle_moves: "Collection[type[Move]]" = ()
    """Moves that do nothing. A text player with no other move is not asked. Used by Spyfall."""

    has_unlisted_moves: bool = False
    """Whether some kinds of moves are never listed, such as a tap on a picture. Used by Spy Guy."""

    def speech(self, names: Sequence[str] = (), locale: str = DEFAULT_LOCALE) -> "Localizer":
        """Return a localizer for a table with these names."""
        return _speech(self, tuple(names), self.best_locale(locale))

    def best_locale(self, locale: str) -> str:
        """Return the nearest supported language: de for de-AT.

        Unsupported ones are mapped before caching, so that requests for them cannot evict others.
        """
        known = available_locales(CORE) | available_locales(self.package)
        return next((one for one in fallback_chain(locale) if one in known), DEFAULT_LOCALE)


_localizers: dict[str, GameText] = {CORE: GameText()}
"""Text configurations by name: the core's, and each loaded game's."""


@lru_cache(maxsize=64)
def _speech(words: GameText, names: tuple[str, ...], locale: str) -> "Localizer":
    # Imported here because it takes 0.2 s to load, and many processes never need it.
    from spyhouse.kernel.localization import Localizer

    return Localizer(words, names, locale)


@cache
def available_locales(package: str) -> frozenset[str]:
    """Return the languages that a package has messages in."""
    folder = files(package or CORE).joinpath("locales")
    return frozenset(entry.name for entry in folder.iterdir()) if folder.is_dir() else frozenset()


def matches_listed(move: "Move", legal: "Sequence[Move]", field: str) -> bool:
    """Return whether a move equals a listed one except for a non-empty text in this field."""
    own = getattr(move, field, "")
    return bool(own.strip()) and any(
        type(one) is type(move) and msgspec.structs.replace(one, **{field: own}) == move for one in legal
    )


def fallback_chain(locale: str) -> list[str]:
    """Return the languages to search in order: de-AT, de, en."""
    if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", locale):
        return [DEFAULT_LOCALE]
    parts = locale.split("-")
    return list(dict.fromkeys(["-".join(parts[:end]) for end in range(len(parts), 0, -1)] + [DEFAULT_LOCALE]))
