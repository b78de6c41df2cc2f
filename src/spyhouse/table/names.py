"""Names and texts as people type them, made fit to show; and names for bots."""

import hashlib
import re
import unicodedata
from collections.abc import Collection
from typing import Any

from spyhouse.table.refused import Refused

NAME_LENGTH = 24
TEXT_LENGTH = 280

BOT_NAMES = (
    "Twitch", "Sprocket", "Velvet", "Cogsworth", "Pixel", "Marzipan", "Tumbler", "Flint",
    "Rivet", "Bramble", "Dynamo", "Juniper", "Static", "Pocket", "Quill", "Mothball",
    "Gasket", "Saffron", "Clover", "Bobbin", "Ticker", "Walnut", "Fizz", "Lantern",
)  # fmt: skip
BOT_FACES = (
    "robot-tin", "robot", "robot-radio", "robot-clock",
    "robot-television", "robot-carton", "robot-cyclops", "robot-diver",
)  # fmt: skip
"""Each goes with three of the names, as far apart as can be: at one table no two bots look alike."""

_JOINERS = "\u200c\u200d"  # they hold emoji together, and Persian and Indic words
_UNSEEN = re.compile("[\u034f\u180b-\u180d\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that join, or choose a form, and are not seen themselves."""
_TWINS = str.maketrans(
    "\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0443\u0445\u04bb\u043a\u043c\u0442\u043d\u0432"
    "\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c4\u03c5\u0131\u0261\u026a" + "l|1!0",
    "aceijopsyxhkmthb" + "aopviktu" + "igi" + "iiiio",
)
"""Cyrillic, Greek and other small letters that look like Latin ones, and digits that look like letters."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that nobody can see


def clean(text: str, most: int = NAME_LENGTH) -> str:
    """The text without anything that hides, turns or breaks the line it will stand in."""
    kept = _in_a_line(text)[:most].strip()
    if not any(_can_be_seen(mark) for mark in kept):
        raise Refused("nothing-to-read")
    return kept


def tidy(value: Any) -> Any:
    """Options, or a pack, with all their texts fit to show."""
    if isinstance(value, str):
        return _in_a_line(value)
    if isinstance(value, dict):
        return {key: tidy(part) for key, part in value.items()}
    if isinstance(value, list):
        return [tidy(part) for part in value]
    return value


def unique(name: str, taken: Collection[str]) -> str:
    """The name, or "Ida 2" where an Ida already is, or somebody whose name looks the same."""
    used = {look(other) for other in taken}
    fitting, count = name, 1
    while look(fitting) in used:
        count += 1
        suffix = f" {count}"
        fitting = name[: NAME_LENGTH - len(suffix)].rstrip() + suffix
    return fitting


def look(name: str) -> str:
    """The same for names that one cannot tell apart on a screen."""
    shown = "".join(mark for mark in unicodedata.normalize("NFKC", name) if not _UNSEEN.match(mark))
    return shown.casefold().translate(_TWINS)


def bot_name(code: str, taken: Collection[str]) -> str:
    """A bot's own name. Each table begins elsewhere in the list, and always at the same place."""
    first = hashlib.sha256(code.encode()).digest()[0]
    used = {other.casefold() for other in taken}
    for step in range(len(BOT_NAMES)):
        name = BOT_NAMES[(first + step) % len(BOT_NAMES)]
        if name.casefold() not in used:
            return name
    return unique(BOT_NAMES[first % len(BOT_NAMES)], taken)


def bot_face(name: str) -> str:
    """The face that goes with a bot's name, also with "Ticker 2"."""
    return BOT_FACES[BOT_NAMES.index(name.split()[0]) % len(BOT_FACES)]


def _in_a_line(text: str) -> str:
    line = " ".join(unicodedata.normalize("NFC", text).split())
    return " ".join("".join(mark for mark in line if _may_show(mark)).split())


def _may_show(mark: str) -> bool:
    if mark in _BLANKS:
        return False
    return mark in _JOINERS or unicodedata.category(mark) not in ("Cc", "Cf", "Cs")


def _can_be_seen(mark: str) -> bool:
    return mark not in _JOINERS and unicodedata.category(mark)[0] in "LNPS"
