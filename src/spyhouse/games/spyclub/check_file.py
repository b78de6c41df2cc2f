"""Checks of an operator's data files before a server uses them."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from spyhouse.games.spyclub.box import ClueFile, MovementFile
from spyhouse.games.spyclub.campaign.caps import Caps
from spyhouse.games.spyclub.campaign.deck import read_deck
from spyhouse.games.spyclub.editions import EditionFile
from spyhouse.kernel.data import parse

KINDS: tuple[tuple[str, Callable[[str, str], object], str], ...] = (
    (r"^\[cards\]", partial(parse, kind=ClueFile), "the clue cards"),
    (r"^board\s*=", partial(parse, kind=MovementFile), "the movement cards"),
    (r"^\[editions\.", partial(parse, kind=EditionFile), "the editions"),
    (r"^\[points\]", partial(parse, kind=Caps), "the limits of the campaign"),
    (r"^\[\[card\]\]", read_deck, "the campaign deck"),
)


def check_file(path: Path) -> str:
    """Return what kind of data file this is. Raises `BadData` with file, line and reason."""
    text = path.read_text()
    for line, read, kind in KINDS:
        if re.search(line, text, re.MULTILINE):
            read(text, path.name)
            return kind
    return ""
