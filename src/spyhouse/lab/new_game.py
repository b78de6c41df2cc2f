"""`spyhouse new-game NAME`: create a package with a small complete game as a starting point.

The package is the example Night Watch under another name: a hidden role, private events, a clock,
sides, two languages, an encoding, a board, bots and tests.
"""

import re
from pathlib import Path

from spyhouse import games
from spyhouse.kernel import BadOptions

EXAMPLE, TITLE, CLASS, RULES = "nightwatch", "Night Watch", "NightWatch", "NW"
_IN_WHEEL = Path(__file__).parent / "template"
_IN_CLONE = Path(__file__).parents[3] / "examples" / EXAMPLE
_LEFT_OUT = {"__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache"}


def new_game(name: str, into: Path) -> Path:
    """Write the package `spyhouse-NAME` into a folder of that name.

    Raises `BadOptions` if the name is invalid or taken.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]{2,23}", name):
        raise BadOptions(f"A game's name has 3 to 24 small letters and digits, a letter first, not {name!r}.")
    if name in games.names():
        raise BadOptions(f"There is a game called {name} already.")
    folder = into / f"spyhouse-{name}"
    if folder.exists():
        raise BadOptions(f"{folder} exists already.")
    source = _IN_WHEEL if _IN_WHEEL.is_dir() else _IN_CLONE
    for file in sorted(source.rglob("*")):
        inside = file.relative_to(source)
        if file.is_file() and not _LEFT_OUT & set(inside.parts):
            target = folder / _renamed(inside.as_posix(), name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(file.read_text("utf-8"), name), encoding="utf-8")
    return folder


def _renamed(text: str, name: str) -> str:
    rules = name[:2].upper()
    for old, new in (
        (TITLE, name.capitalize()),
        (CLASS, name.capitalize()),
        (EXAMPLE, name),
        (f"{RULES}-", f"{rules}-"),
        (f"test_{RULES.lower()}_", f"test_{rules.lower()}_"),
    ):
        text = text.replace(old, new)
    return text
