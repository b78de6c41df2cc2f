"""Errors of the library and of games, with a message that can be localised."""

import re
from typing import Any

import msgspec

_CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
SENTENCE = "as-said"
"""Code of an error whose message is an English sentence. Its one argument is `text`."""


class SpyhouseError(Exception):
    """Base of all errors of Spyhouse. `str(error)` is the English message.

    For players use a code with arguments, `IllegalMove("spyclub-too-dear", price=3, ideas=1)`: the name of a
    message in `locales/<language>/refusals.ftl`. Codes of a game begin with its name. For operators and
    developers, and in games without messages, use a sentence; its code is `as-said`.
    """

    def __init__(self, said: str, /, **args: Any) -> None:
        super().__init__(said)
        self.code = said if _CODE.fullmatch(said) else SENTENCE
        self.fields: dict[str, Any] = args if self.code == said else {"text": said}

    def __str__(self) -> str:
        if self.code == SENTENCE:
            return str(self.fields["text"])
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


DecodeFailure = msgspec.DecodeError | RecursionError | UnicodeError
"""Why data could not be decoded."""

_MISREAD = {
    "missing": r"(?:Object missing|Missing) required (?:\w+ )*(?:field|parameter) [`'](?P<field>[^`']*)[`']",
    "unknown": r"Object contains unknown field `(?P<field>[^`]*)`",
    "short": r"Expected `(?P<right>\w+)` of length >= (?P<limit>\d+)",
    "long": r"Expected `(?P<right>\w+)` of length <= (?P<limit>\d+)",
    "low": r"Expected `\w+` >= (?P<limit>-?[\d.]+)",
    "high": r"Expected `\w+` <= (?P<limit>-?[\d.]+)",
    "letters": r"Expected `str` matching regex '\^\[a-z0-9-\]",
    "form": r"Expected `str` matching regex '(?P<form>.*)'",
    "choice": r"Invalid (?:enum )?value (?P<found>.+)",
    "wrong": r"Expected `(?P<right>[^`]+)`",
    "malformed": r"JSON is malformed: .+ \(byte (?P<byte>\d+)\)",
}


def decode_error_args(error: DecodeFailure) -> dict[str, Any]:
    """Return a decoding error as the arguments of the localised message `misread`.

    `kind` says what is wrong and `at` where.
    """
    if isinstance(error, RecursionError):
        return {"kind": "deep", "at": "", "text": ""}
    if isinstance(error, UnicodeError):
        return {"kind": "encoding", "at": "", "text": ""}
    return validation_args(*decode_error_reason(error))


def validation_args(message: str, path: str = "") -> dict[str, Any]:
    """Return a validation message of msgspec or Litestar as the arguments of the message `misread`.

    This is the only place that reads their English. What it does not know is passed on as `text`.
    """
    fault: dict[str, Any] = {"kind": "other", "at": path, "text": message}
    for kind, pattern in _MISREAD.items():
        if found := re.match(pattern, message):
            args: dict[str, Any] = found.groupdict()
            for number in {"limit", "byte"} & args.keys():
                args[number] = float(args[number]) if "." in args[number] else int(args[number])
            if "right" in args:
                args["right"] = args["right"].partition(" | ")[0]  # without "or null"
            return fault | {"kind": kind, "text": ""} | args
    return fault


def decode_error_reason(error: DecodeFailure) -> tuple[str, str]:
    """Return what is wrong in English, for developers, and the path to it; "" for the whole."""
    if isinstance(error, RecursionError):
        return "nested too deeply", ""
    if isinstance(error, UnicodeError):
        return "not UTF-8", ""
    said, _, path = str(error).partition(" - at `$")
    return said.removeprefix(": ").rstrip("."), path.strip("`.")


def describe_decode_error(error: DecodeFailure) -> str:
    """Return a decoding error as the end of an English sentence, for developers of clients."""
    said, path = decode_error_reason(error)
    return f"{said} - at `{path}`." if path else f"{said}."
