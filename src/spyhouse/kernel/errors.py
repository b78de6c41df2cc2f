"""What can go wrong, each with a sentence a player can read, in any language."""

import re
from typing import Any

import msgspec

_CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


class SpyhouseError(Exception):
    """Any refusal of the house. `str(error)` says in English what was wrong and what would be right.

    What players meet is a code and what fills it, `IllegalMove("spyclub-too-dear", price=3, ideas=1)`: the
    name of a message in `locales/<language>/refusals.ftl`, so that everyone reads it in their language. The
    codes of a game begin with its name. A sentence instead is said as it is: to whoever runs the house or
    writes for it, and by games that have no messages."""

    def __init__(self, said: str, /, **args: Any) -> None:
        super().__init__(said)
        self.code = said if _CODE.fullmatch(said) else ""
        self.fields = args

    def __str__(self) -> str:
        if not self.code:
            return str(self.args[0])
        # Here, since it takes a fifth of a second to load and many a process never says a word.
        from spyhouse.kernel.speech import refusal

        return refusal(self.code, self.fields)


class IllegalMove(SpyhouseError):
    """The rules do not allow this move now. Nothing has changed."""


class NoSuchSeat(IllegalMove):
    """Nobody sits there: a table for five has the seats 0 to 4."""


class BadOptions(SpyhouseError):
    """A game cannot be set up like this."""


class BadData(SpyhouseError):
    """A data file or pack is not what the game expects; names file, key and reason."""


class UnknownGame(SpyhouseError):
    """No game of that name lives here."""


def in_words(error: msgspec.DecodeError) -> str:
    """What a decoder found wrong, as the end of a sentence for whoever writes a client."""
    return str(error).replace("`$.", "`").replace(" - at `$`", "").replace("`$`", "the whole") + "."


_MISREAD = {
    "missing": r"Object missing required field `(?P<field>[^`]*)`",
    "unknown": r"Object contains unknown field `(?P<field>[^`]*)`",
    "short": r"Expected `(?P<right>\w+)` of length >= (?P<limit>\d+)",
    "long": r"Expected `(?P<right>\w+)` of length <= (?P<limit>\d+)",
    "low": r"Expected `\w+` >= (?P<limit>-?\d+)",
    "high": r"Expected `\w+` <= (?P<limit>-?\d+)",
    "letters": r"Expected `str` matching regex '\^\[a-z0-9-\]",
    "choice": r"Invalid enum value (?P<found>.+)",
    "wrong": r"Expected `(?P<right>[^`]+)`",
}


def misread(error: msgspec.DecodeError) -> dict[str, Any]:
    """The same for people, in any language: what the message `misread` is filled with."""
    said, _, path = str(error).partition(" - at `$")
    fault: dict[str, Any] = {"kind": "other", "at": path.strip("`."), "text": said}
    for kind, pattern in _MISREAD.items():
        if found := re.match(pattern, said):
            limit = {"limit": int(found["limit"])} if "limit" in found.groupdict() else {}
            return fault | {"kind": kind, "text": ""} | found.groupdict() | limit
    return fault
