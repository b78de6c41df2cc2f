"""The games of the house. Each folder here is one game and names its facts `GAME`."""

import importlib
import pkgutil
from functools import cache
from typing import cast

from spyhouse.kernel import Game, UnknownGame

_extra: dict[str, Game] = {}


def names() -> list[str]:
    return sorted(_folders() | set(_extra))


def find(name: str) -> Game:
    """The game of that name, loaded when first asked for."""
    if name in _extra:
        return _extra[name]
    if name not in _folders():
        raise UnknownGame(f"There is no game called {name!r} here. There are: {', '.join(names())}.")
    return cast(Game, importlib.import_module(f"spyhouse.games.{name}").GAME)


def register(game: Game) -> None:
    """Add a game that lives in another package."""
    _extra[game.name] = game


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__))
