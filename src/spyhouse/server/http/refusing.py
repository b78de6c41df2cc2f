"""Saying no: to a request before anything is done, and for whatever went wrong."""

import logging
from collections.abc import Awaitable, Callable

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
    return Response(Refusal(str(said), said.code, said.fields), status_code=_STATUS.get(type(error), 400))


_IN_WORDS = {
    "Not Found": "There is nothing at this address.",
    "Method Not Allowed": "This address does not take that method.",
    "Request Entity Too Large": "This is too long. A pack or the options of a table are far shorter.",
    "'data'": "There must be a body, in JSON",
}


def explain(request: Asked, error: HTTPException) -> Response[dict[str, str]]:
    """Litestar's own refusals: bad input, bad addresses, bodies that are too long."""
    detail = _IN_WORDS.get(error.detail, error.detail)
    if isinstance(error.extra, list):
        problems = ((each["message"], each.get("key", "body")) for each in error.extra)
        detail = " ".join(f"{_IN_WORDS.get(message, message)} ({key})." for message, key in problems)
    elif not detail.endswith("."):
        detail = f"This request was not understood: {detail}."
    return Response({"detail": detail}, status_code=error.status_code, headers=error.headers)


def too_deep(request: Asked, error: RecursionError) -> Response[dict[str, str]]:
    """Nothing here is recursive but what people send."""
    return Response({"detail": "This request was not understood: it is nested too deeply."}, status_code=400)


def no_text(request: Asked, error: UnicodeDecodeError) -> Response[dict[str, str]]:
    """Nor is anything else here read as text."""
    return Response({"detail": "This request was not understood: it is not UTF-8."}, status_code=400)


def give_up(request: Asked, error: Exception) -> Response[Refusal]:
    _log.error("a request failed", exc_info=error)
    said = SpyhouseError("went-wrong")
    return Response(Refusal(str(said), said.code), status_code=500)
