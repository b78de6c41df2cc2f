"""Data files of one's own, looked at before the house plays with them."""

import re
from pathlib import Path

from spyhouse.games.spyclub.box import ClueFile, MovementFile
from spyhouse.games.spyclub.campaign.caps import Caps
from spyhouse.games.spyclub.campaign.deck import read_deck
from spyhouse.games.spyclub.editions import EditionFile
from spyhouse.kernel.data import parse


def check_file(path: Path) -> str:
    """What kind of data file this is, in words; or `BadData` with its name, the line and what is wrong."""
    text = path.read_text()
    if re.search(r"^\[cards\]", text, re.MULTILINE):
        parse(text, path.name, ClueFile)
        return "the clue cards"
    if re.search(r"^board\s*=", text, re.MULTILINE):
        parse(text, path.name, MovementFile)
        return "the movement cards"
    if re.search(r"^\[editions\.", text, re.MULTILINE):
        parse(text, path.name, EditionFile)
        return "the editions"
    if re.search(r"^\[points\]", text, re.MULTILINE):
        parse(text, path.name, Caps)
        return "the limits of the campaign"
    if re.search(r"^\[\[card\]\]", text, re.MULTILINE):
        read_deck(text, path.name)
        return "the campaign deck"
    return ""
