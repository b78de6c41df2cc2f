"""Validation of customised data files."""

import re
from pathlib import Path

from spyhouse.games.spycatcher.permissions import PermissionFile
from spyhouse.games.spycatcher.whitehall_file import WhitehallFile
from spyhouse.kernel.data import parse


def check_file(path: Path) -> str:
    """Return a summary of a data file, or "" if it is none of this game's. Raises `BadData`."""
    text = path.read_text("utf-8")
    if re.search(r"^\[\[circles\]\]", text, re.MULTILINE):
        parse(text, path.name, WhitehallFile)
        return "the board"
    if re.search(r"^\[\[permissions\]\]", text, re.MULTILINE):
        parse(text, path.name, PermissionFile)
        return "the permission cards"
    return ""
