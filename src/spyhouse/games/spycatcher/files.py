"""Data files that somebody changed: which of ours one is, and whether it adds up."""

import re
from pathlib import Path

from spyhouse.games.spycatcher import data
from spyhouse.games.spycatcher.board import load_board
from spyhouse.games.spycatcher.permissions import PermissionFile, make_packs


def check_file(path: Path) -> str:
    text = path.read_text()
    if re.search(r"^\[\[circles\]\]", text, re.MULTILINE):
        load_board(path)
        return "the board"
    if re.search(r"^\[\[permissions\]\]", text, re.MULTILINE):
        make_packs(data.of_a_file(path, PermissionFile), path.name)
        return "the permission cards"
    return ""
