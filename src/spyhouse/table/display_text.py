"""Sanitising of names and texts typed by people, and names for bots."""

import hashlib
import re
import unicodedata
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from spyhouse.kernel import Move
from spyhouse.table.errors import Refused
from spyhouse.table.look_alikes import IGNORABLE, LOOK_ALIKES

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
"""Each face belongs to three names, far apart in the list, so that no two bots of a table look alike."""

_JOINERS = "\u200c\u200d"  # these join emoji, and Persian and Indic words
_INVISIBLE = re.compile(f"[{''.join(f'{chr(first)}-{chr(last)}' for first, last in IGNORABLE)}]")
"""Invisible joiners and variation selectors."""
_HOMOGLYPHS = str.maketrans(
    "\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0443\u0445\u04bb\u043a\u043c\u0442\u043d\u0432"
    "\u03b1\u03bf\u03c1\u03bd\u03b9\u03ba\u03c4\u03c5\u0131\u0261\u026a" + "l|1!0",
    "aceijopsyxhkmthb" + "aopviktu" + "igi" + "iiiio",
)
"""Lower-case letters whose capitals look Latin, and digits that look like letters."""
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # invisible letters and symbols


def clean_text(text: str, limit: int = NAME_LENGTH) -> str:
    """Return the text without invisible, direction-changing or line-breaking characters.

    `most` is the maximum length.
    """
    shown_text = _single_line(text)[:limit].strip()
    if not any(_is_visible(mark) for mark in shown_text):
        raise Refused("nothing-to-read")
    return shown_text


def clean_options(value: Any, tidied: Callable[[str], str] | None = None) -> Any:
    """Return options, or a pack, with all texts sanitised."""
    tidied = tidied or _single_line
    if isinstance(value, str):
        return tidied(value)
    if isinstance(value, dict):
        return {key: clean_options(part, tidied) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [clean_options(part, tidied) for part in value]
    return value


def tidy_move(raw: bytes) -> bytes:
    """Return a JSON move with all texts sanitised. Line breaks are kept."""
    if raw.isascii() and b"\\" not in raw and b"\x7f" not in raw:
        return raw
    return msgspec.json.encode(clean_options(msgspec.json.decode(raw), _in_lines))


def tidy_typed_move(move: Move) -> Any:
    """Return a typed move as plain data with all texts sanitised, as `tidy_move` does for JSON."""
    return clean_options(
        msgspec.to_builtins(move),
        lambda text: text if text.isascii() and text.isprintable() else _in_lines(text),
    )


def _in_lines(text: str) -> str:
    return "\n".join(_single_line(line) for line in text.splitlines())


def unique(name: str, taken: Collection[str]) -> str:
    """Return the name, or "Ida 2" if an Ida or a look-alike name is taken."""
    used = {key for other in taken for key in lookalike_keys(other)}
    fitting, count = name, 1
    while lookalike_keys(fitting) & used:
        count += 1
        suffix = f" {count}"
        fitting = name[: NAME_LENGTH - len(suffix)].rstrip() + suffix
    return fitting


def lookalike_keys(name: str) -> set[str]:
    """Return two keys; names that share one look the same on a screen.

    Letters are compared as written and in lower case: a Greek capital Nu looks like N, a small one like v.
    """
    shown = _INVISIBLE.sub("", unicodedata.normalize("NFKC", name))
    as_written, lower = shown.translate(LOOK_ALIKES), shown.casefold().translate(LOOK_ALIKES)
    return {key.casefold().translate(_HOMOGLYPHS) for key in (as_written, lower)}


def bot_name(code: str, taken: Collection[str]) -> str:
    """Return a free name for a bot. The table code determines where in the list the search starts."""
    first = hashlib.sha256(code.encode()).digest()[0]
    used = {other.casefold() for other in taken}
    for step in range(len(BOT_NAMES)):
        name = BOT_NAMES[(first + step) % len(BOT_NAMES)]
        if name.casefold() not in used:
            return name
    return unique(BOT_NAMES[first % len(BOT_NAMES)], taken)


def bot_face(name: str) -> str:
    """Return the face of a bot with this name, also for "Ticker 2"."""
    return BOT_FACES[BOT_NAMES.index(name.split()[0]) % len(BOT_FACES)]


def _single_line(text: str) -> str:
    line = " ".join(unicodedata.normalize("NFC", text).split())
    return " ".join("".join(mark for mark in line if _is_displayable(mark)).split())


def _is_displayable(mark: str) -> bool:
    if mark in _BLANKS:
        return False
    return mark in _JOINERS or unicodedata.category(mark) not in ("Cc", "Cf", "Cs", "Cn")


def _is_visible(mark: str) -> bool:
    return mark not in _JOINERS and unicodedata.category(mark)[0] in "LNPS"
