"""Request checks and error responses."""

from collections.abc import Awaitable, Callable

from litestar import Response
from litestar.exceptions import HTTPException

from spyhouse.api.errors import ErrorBody, error_response, missing_input, not_understood, refusal
from spyhouse.kernel import SpyhouseError
from spyhouse.server.addresses import HostNames
from spyhouse.server.guard import ENTER
from spyhouse.server.http.dependencies import LitestarRequest


def check_request(names: HostNames) -> Callable[[LitestarRequest], Awaitable[None]]:
    """Return the checks that run before every request."""

    async def check(request: LitestarRequest) -> None:  # Litestar runs sync functions in a thread
        name = request.headers.get("host", "")
        if not names.accepts(name):
            raise HTTPException(
                f"Host name {name} is not allowed here. The operator can add it to SPYHOUSE_HOSTS.",
                status_code=421,
            )
        if (
            request.method == "POST"
            and request.scope["path"] != ENTER
            and request.content_type[0] != "application/json"
        ):
            # Pages of other origins cannot send this content type without a CORS preflight.
            raise HTTPException("Send the body as application/json.", status_code=415)

    return check


def handle_refusal(request: LitestarRequest, error: Exception) -> Response[ErrorBody]:
    """Turn an error raised by an endpoint into a response."""
    status, body = error_response(error)
    return Response(body, status_code=status)


_KNOWN = {
    "Not Found": "nothing-here",
    "Method Not Allowed": "wrong-method",
    "Request Entity Too Large": "body-too-long",
}
_NO_BODY = "'data'"
"""Litestar's message about a missing body."""


def handle_http_exception(request: LitestarRequest, error: HTTPException) -> Response[ErrorBody]:
    """Turn Litestar's own errors into a response: invalid input, unknown paths, too large bodies."""
    if isinstance(error.extra, list):
        first = error.extra[0]
        message = first["message"]
        said: SpyhouseError = (
            missing_input("body") if message == _NO_BODY else not_understood(message, first.get("key", ""))
        )
    elif code := _KNOWN.get(error.detail):
        said = SpyhouseError(code)
    elif error.detail.endswith("."):
        said = SpyhouseError(error.detail)
    else:
        said = not_understood(error.detail)
    return Response(refusal(said), status_code=error.status_code, headers=error.headers)
