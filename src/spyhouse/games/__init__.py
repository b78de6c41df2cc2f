"""The games of the house, each by its name.

Ours are the folders here: one that is there is a game of the house, one that was deleted is not, and nothing
else has to know. Others come in packages with an entry point in the group `spyhouse.games`. Both name their
facts `GAME`, and nobody who asks here can tell them apart.
"""

import importlib
import logging
import pkgutil
import re
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import cast

from spyhouse.kernel import Game, SpyhouseError, UnknownGame

GROUP = "spyhouse.games"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
_log = logging.getLogger("spyhouse.games")
_extra: dict[str, Game] = {}


def names() -> list[str]:
    return sorted(_folders() | set(_extra) | set(_brought()))


def find(name: str) -> Game:
    """The game of that name, loaded when first asked for."""
    if name in _extra:
        return _extra[name]
    if name in _folders():
        return cast(Game, importlib.import_module(f"{__name__}.{name}").GAME)
    if name in _brought():
        return _brought()[name][0]
    raise UnknownGame("game-not-here", name=name, games=names())


def client_of(name: str) -> Path | None:
    """The folder with the built board (`board.js`) that a game's package brought, if it did."""
    if name not in _brought():
        return None
    game, package = _brought()[name]
    if find(name).start is not game.start:  # another one of that name is being tried out
        return None
    folder = package / "client"
    return folder if (folder / "board.js").is_file() else None


def register(game: Game) -> None:
    """Add a game for this process only, to try it out."""
    _extra[game.name] = game


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__))


@cache
def _brought() -> dict[str, tuple[Game, Path]]:
    """The games of other packages, and where their packages are. One that is broken is named in the log, and
    the house goes on without it."""
    found: dict[str, tuple[Game, Path]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = _loaded(entry)
            if entry.name in found or entry.name in _folders():
                raise SpyhouseError("there is a game of that name already")
            found[entry.name] = game, Path(str(importlib.import_module(entry.module).__file__)).parent
        except Exception as error:
            package = entry.dist.name if entry.dist else "unknown"
            _log.error("The game %r of the package %s is left out: %r", entry.name, package, error)
    return found


def _loaded(entry: EntryPoint) -> Game:
    game = entry.load()
    if not isinstance(game, Game):
        raise SpyhouseError(f"{entry.value} is no Game")
    if game.name != entry.name or not _NAME.fullmatch(game.name):
        raise SpyhouseError(f"the game {game.name!r} needs an entry point of that name, in small letters")
    return game


class _Games(ModuleType):
    """In a notebook, `spyhouse.games()` should simply say which there are."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
