"""The list of games in every language, made when the bundle is built.

Making it loads every game, which is a quarter of a start. The lists cannot change within a bundle.
"""

from importlib.resources import files

import msgspec

from spyhouse.api.games import all_games
from spyhouse.kernel.game_text import available_locales

FILE = "game_lists.json"
"""The lists by the address that the page requests. `web/vite/offline.js` writes it."""


def build_game_lists() -> str:
    """Return the content of the file."""
    locales = sorted(available_locales("spyhouse"))
    return msgspec.json.encode({f"/api/games?lang={lang}": all_games(lang) for lang in locales}).decode()


def load_game_lists() -> dict[str, bytes]:
    """Return the lists in JSON by address: none outside a bundle."""
    file = files("spyhouse.browser") / FILE
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw]) if file.is_file() else {}
    return {address: bytes(body) for address, body in found.items()}
