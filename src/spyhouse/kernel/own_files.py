"""Data files of the host's own, in place of those that come with a game.

They lie in one folder with a folder for each game, and have the names of the files they stand in for.
"""

from pathlib import Path

_folder: Path | None = None


def use(folder: Path | None) -> None:
    """Before any game is made: what was read is kept."""
    global _folder
    _folder = folder


def names(game: str) -> list[str]:
    """The files that stand in for this game's."""
    return sorted(file.name for file in (_folder / game).glob("*.toml")) if _folder else []


def find(game: str, name: str) -> Path | None:
    file = _folder / game / name if _folder else None
    return file if file and file.is_file() else None
