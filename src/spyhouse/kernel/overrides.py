"""The operator's own data files, which replace those of a game.

They are in one folder with a folder for each game, under the names of the files they replace.
"""

from pathlib import Path

from spyhouse.kernel.errors import BadData

_folder: Path | None = None


def set_folder(folder: Path | None) -> None:
    """Use data files from a folder. Call it before any game is loaded, because data is cached.

    Raises `BadData` if the folder does not exist.
    """
    global _folder
    if folder and not folder.is_dir():
        raise BadData(f"SPYHOUSE_BOX: there is no folder {folder}.")
    _folder = folder


def overridden_files(game: str) -> list[str]:
    """Return the replaced files of a game."""
    return sorted(file.name for file in (_folder / game).glob("*.toml")) if _folder else []


def find(game: str, name: str) -> Path | None:
    """Return the replacement of a file, or None."""
    file = _folder / game / name if _folder else None
    return file if file and file.is_file() else None
