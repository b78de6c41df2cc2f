"""What HTTP says instead of what was asked for, and how its description (OpenAPI) tells of it."""

from typing import Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from spyhouse.kernel import SpyhouseError

_WHEN = {
    400: "What was sent was not understood, or does not fit the game.",
    403: "Only the host may do that, or the key does not open this game.",
    404: "There is no such table, game, pack or picture.",
    409: "The table does not allow it now.",
    413: "The body is too long.",
    415: "The body is not application/json.",
    421: "The house does not go by the name in Host.",
    429: "Too often from this address.",
    503: "The house is full, or its store is away.",
}
_ALWAYS = (421, 429)


class NotAllowed(SpyhouseError):
    """Not for you: the host's, or somebody else's game."""


class NoSuchPack(SpyhouseError):
    """It is not kept here."""


class Refusal(msgspec.Struct, omit_defaults=True):
    detail: str
    """A sentence that says what was wrong."""
    code: str = ""
    """The message that it is in English, by its name in `refusals.ftl`; "" where it has none."""
    args: dict[str, Any] = {}
    """What fills it."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The `responses` of a handler that may refuse so."""
    return {
        status: ResponseSpec(Refusal, description=_WHEN[status], generate_examples=False)
        for status in sorted({*statuses, *_ALWAYS})
    }


def gives(kind: type, status: int = 200) -> dict[int, ResponseSpec]:
    """The `responses` of a handler that writes this itself."""
    return {status: ResponseSpec(kind, description="As asked for.", generate_examples=False)}
