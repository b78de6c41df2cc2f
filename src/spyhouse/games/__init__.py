"""Registry of the installed games, by name.

Built-in games are the folders of this package: adding or deleting a folder adds or removes a game.
Other packages register games through an entry point in the group `spyhouse.games`. Both kinds export a
`GAME` and behave alike.
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
    """Return the names of all installed games."""
    return sorted(builtin_names() | set(_extra) | set(_plugins()))


def find(name: str) -> Game:
    """Return the game of that name, loading it on first use. Raises `UnknownGame`."""
    if name in _extra:
        return _extra[name]
    if name in builtin_names():
        return cast(Game, importlib.import_module(f"{__name__}.{name}").GAME)
    if name in _plugins():
        return _plugins()[name][0]
    raise UnknownGame("game-not-here", name=name, games=names())


def client_folder(name: str) -> Path | None:
    """Return the `client` folder of a plugin's package, with its board or poster, or None."""
    if name not in _plugins():
        return None
    game, package = _plugins()[name]
    if find(name).start is not game.start:  # `register` has replaced the plugin's game
        return None
    folder = package / "client"
    return folder if folder.is_dir() else None


def client_file(name: str, *files: str) -> str:
    """Return the address of the first of these files that a plugin has; "" if it has none."""
    folder = client_folder(name)
    found = (file for file in files if folder and (folder / file).is_file())
    return next((f"/games/{name}/client/{file}" for file in found), "")


def register(game: Game) -> None:
    """Register a game for this process only, to try it out."""
    _extra[game.name] = game


@cache
def builtin_names() -> frozenset[str]:
    """Return the names of the games in this package."""
    return frozenset(module.name for module in pkgutil.iter_modules(__path__))


@cache
def _plugins() -> dict[str, tuple[Game, Path]]:
    """Return the games of other packages with their folders. A broken plugin is logged and skipped."""
    found: dict[str, tuple[Game, Path]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            game = _load_entry(entry)
            if entry.name in found or entry.name in builtin_names():
                raise SpyhouseError("a game of that name is already installed")
            found[entry.name] = game, Path(str(importlib.import_module(entry.module).__file__)).parent
        except Exception as error:
            package = entry.dist.name if entry.dist else "unknown"
            _log.error("skipped broken game %r of package %s: %r", entry.name, package, error)
    return found


def _load_entry(entry: EntryPoint) -> Game:
    game = entry.load()
    if not isinstance(game, Game):
        raise SpyhouseError(f"{entry.value} is not a Game")
    if game.name != entry.name or not _NAME.fullmatch(game.name):
        raise SpyhouseError(f"the game {game.name!r} needs an entry point of the same name, in lower case")
    return game


class _Games(ModuleType):
    """Callable module: in a notebook, `spyhouse.games()` returns the names."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
