"""Errors of the library and of games, with a message that can be localised."""

import re
from typing import Any

import msgspec

_CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


class SpyhouseError(Exception):
    """Base of all errors of Spyhouse. `str(error)` is the English message.

    For players use a code with arguments, `IllegalMove("spyclub-too-dear", price=3, ideas=1)`: the name of a
    message in `locales/<language>/refusals.ftl`. Codes of a game begin with its name. For operators and
    developers, and in games without messages, use a sentence.
    """

    def __init__(self, said: str, /, **args: Any) -> None:
        super().__init__(said)
        self.code = said if _CODE.fullmatch(said) else ""
        self.fields = args

    def __str__(self) -> str:
        if not self.code:
            return str(self.args[0])
        # Imported here because it takes 0.2 s to load, and many processes never need it.
        from spyhouse.kernel.localization import refusal

        return refusal(self.code, self.fields)


class IllegalMove(SpyhouseError):
    """The rules do not allow this move now. Nothing has changed."""


class NoSuchSeat(IllegalMove):
    """The seat does not exist: a table for five has the seats 0 to 4."""


class BadOptions(SpyhouseError):
    """The options or the number of seats are invalid."""


class BadData(SpyhouseError):
    """A data file or pack is invalid. The message names file, key and reason."""


class UnknownGame(SpyhouseError):
    """No game has this name."""


def describe_decode_error(error: msgspec.DecodeError) -> str:
    """Return the decoder's message as the end of a sentence, for developers of clients."""
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


def decode_error_args(error: msgspec.DecodeError) -> dict[str, Any]:
    """Return the arguments of the localised message `decode_error_args` for a decoding error."""
    said, _, path = str(error).partition(" - at `$")
    fault: dict[str, Any] = {
        "kind": "other",
        "at": path.strip("`."),
        "text": said.removeprefix(": ").rstrip("."),
    }
    for kind, pattern in _MISREAD.items():
        if found := re.match(pattern, said):
            limit = {"limit": int(found["limit"])} if "limit" in found.groupdict() else {}
            said_of = found.groupdict()
            if "right" in said_of:
                said_of["right"] = said_of["right"].partition(" | ")[0]  # without "or null"
            return fault | {"kind": kind, "text": ""} | said_of | limit
    return fault
