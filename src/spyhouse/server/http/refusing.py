"""Saying no: to a request before anything is done, and for whatever went wrong."""

import logging
from collections.abc import Awaitable, Callable, Mapping

from litestar import Response
from litestar.exceptions import HTTPException

from spyhouse.kernel import SpyhouseError, UnknownGame
from spyhouse.live.limits import PerAddress
from spyhouse.live.rooms import HouseFull, NoSuchTable
from spyhouse.live.work import NOT_NOW, NotNow
from spyhouse.server.addresses import Names
from spyhouse.server.finder import TooOften
from spyhouse.server.http.asked import Asked, not_too_often
from spyhouse.server.refusals import NoSuchPack, NotAllowed, Refusal
from spyhouse.server.settings import Settings
from spyhouse.store import StoreFailed
from spyhouse.table.refused import Refused

_log = logging.getLogger("spyhouse.http")


def check_request(settings: Settings) -> Callable[[Asked], Awaitable[None]]:
    """What holds for every request, before anything is done."""
    names = Names(settings.hosts)
    asking = PerAddress(settings.requests_per_minute, 60)

    async def check(request: Asked) -> None:  # what is not async would wait for a free thread
        name = request.headers.get("host", "")
        if not names.knows(name):
            raise HTTPException(
                f"This house does not go by the name {name}. Whoever runs it can add it to SPYHOUSE_HOSTS.",
                status_code=421,
            )
        if request.method == "POST" and request.content_type[0] != "application/json":
            # No page elsewhere can send that without asking first.
            raise HTTPException("Send the body as application/json.", status_code=415)
        if request.url.path.startswith(("/api/", "/schema")):
            not_too_often(asking, request)

    return check


_STATUS: dict[type[SpyhouseError], int] = {
    NoSuchTable: 404,
    TooOften: 429,
    UnknownGame: 404,
    NoSuchPack: 404,
    NotAllowed: 403,
    Refused: 409,
    HouseFull: 503,
    StoreFailed: 503,
    NotNow: 503,
}


def refuse(request: Asked, error: SpyhouseError) -> Response[Refusal]:
    # What is wrong with the store is for whoever runs the house.
    said = NotNow(NOT_NOW) if isinstance(error, StoreFailed) else error
    return _told(said, _STATUS.get(type(error), 400))


_KNOWN = {
    "Not Found": "nothing-here",
    "Method Not Allowed": "wrong-method",
    "Request Entity Too Large": "body-too-long",
}
_NO_BODY = {"'data'": "There must be a body, in JSON"}


def explain(request: Asked, error: HTTPException) -> Response[Refusal]:
    """Litestar's own refusals: bad input, bad addresses, bodies that are too long."""
    if isinstance(error.extra, list):
        problems = ((each["message"], each.get("key", "body")) for each in error.extra)
        why = " ".join(f"{_NO_BODY.get(message, message)} ({key})." for message, key in problems)
        said = SpyhouseError("not-understood", why=why)
    elif code := _KNOWN.get(error.detail):
        said = SpyhouseError(code)
    elif error.detail.endswith("."):
        said = SpyhouseError(error.detail)
    else:
        said = SpyhouseError("not-understood", why=f"{error.detail}.")
    return _told(said, error.status_code, error.headers)


def too_deep(request: Asked, error: RecursionError) -> Response[Refusal]:
    """Nothing here is recursive but what people send."""
    return _told(SpyhouseError("not-understood", why="it is nested too deeply."), 400)


def no_text(request: Asked, error: UnicodeDecodeError) -> Response[Refusal]:
    """Nor is anything else here read as text."""
    return _told(SpyhouseError("not-understood", why="it is not UTF-8."), 400)


def give_up(request: Asked, error: Exception) -> Response[Refusal]:
    _log.error("a request failed", exc_info=error)
    return _told(SpyhouseError("went-wrong"), 500)


def _told(said: SpyhouseError, status: int, headers: Mapping[str, str] | None = None) -> Response[Refusal]:
    return Response(Refusal(str(said), said.code, said.fields), status_code=status, headers=headers)
