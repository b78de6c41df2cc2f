"""Error responses of the HTTP API: status and body for each error."""

import logging
from typing import Any

import msgspec

from spyhouse.kernel import BadData, SpyhouseError, UnknownGame, decode_error_args, validation_args
from spyhouse.kernel.errors import DecodeFailure
from spyhouse.live.rate_limits import RateLimited
from spyhouse.live.room_queue import NOT_NOW, Damaged, Unavailable
from spyhouse.live.rooms import NoSuchTable, ServerFull
from spyhouse.store import StoreDamaged, StoreFailed
from spyhouse.table.errors import Refused

_log = logging.getLogger("spyhouse.http")

BAD_REQUEST = 400


class NotAllowed(SpyhouseError):
    """The caller is not the host, or not part of the game."""


class NoSuchPack(SpyhouseError):
    """No such pack is stored here."""


class NotFound(SpyhouseError):
    """Nothing has this name."""


class ErrorBody(msgspec.Struct, omit_defaults=True):
    """The body of an error response."""

    detail: str
    """A sentence that says what was wrong."""
    code: str = ""
    """Name of the message in `refusals.ftl` that `detail` shows in English."""
    args: dict[str, Any] = {}
    """Arguments of that message."""


_STATUS: dict[type[SpyhouseError], int] = {
    NoSuchTable: 404,
    RateLimited: 429,
    UnknownGame: 404,
    NoSuchPack: 404,
    NotFound: 404,
    NotAllowed: 403,
    Refused: 409,
    ServerFull: 503,
    StoreFailed: 503,
    StoreDamaged: 503,
    Unavailable: 503,
    Damaged: 503,
}


def not_understood(why: DecodeFailure | str, at: str = "") -> BadData:
    """Build the error for data that cannot be read: a decoding error, or a message and where it applies."""
    fault = validation_args(why.rstrip("."), at) if isinstance(why, str) else decode_error_args(why)
    return BadData("not-understood", fault=fault)


def missing_input(name: str) -> BadData:
    """Build the error for a body or parameter that was not sent."""
    return BadData("not-understood", fault={"kind": "missing", "at": "", "text": "", "field": name})


def refusal(error: SpyhouseError) -> ErrorBody:
    """Build the body for an error."""
    return ErrorBody(str(error), error.code, error.fields)


def error_response(error: Exception) -> tuple[int, ErrorBody]:
    """Return the status and body for an error that an endpoint raised."""
    if isinstance(error, SpyhouseError):
        # Details of a store failure are for the operator only.
        shown = Unavailable(NOT_NOW) if isinstance(error, StoreFailed) else error
        return _STATUS.get(type(error), BAD_REQUEST), refusal(shown)
    # Only data from clients is decoded recursively.
    if isinstance(error, RecursionError | UnicodeDecodeError):
        return BAD_REQUEST, refusal(not_understood(error))
    _log.error("request failed", exc_info=error)
    return 500, refusal(SpyhouseError("went-wrong"))
