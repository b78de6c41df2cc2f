"""HTTP endpoints as plain functions: what each takes, gives and refuses, without a web framework.

    @endpoint("GET", "/tables/{code}", refuses=(400, 404, 503))
    async def get_table(request: HttpRequest, context: AppContext, code: Code) -> TableInfo: ...

A parameter named in the path comes from there, `data` is the body in JSON, and every other one except
`request` and `context` comes from the query. An adapter turns endpoints into routes: `server.http.routes` for
the web server, `browser.router` for the browser.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

Method = Literal["GET", "POST", "DELETE"]

CREATED, NO_CONTENT = 201, 204
_USUAL_STATUS: dict[Method, int] = {"GET": 200, "POST": CREATED, "DELETE": NO_CONTENT}

IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"


@dataclass(frozen=True)
class Parameter:
    """Bounds of a path or query parameter, for `Annotated`."""

    description: str | None = None
    pattern: str | None = None
    ge: int | None = None
    le: int | None = None
    max_length: int | None = None


@dataclass(frozen=True)
class HttpRequest:
    """What an endpoint may know about its caller."""

    address: str
    """Client address, for limits."""
    token: str
    """Bearer token; "" without one."""
    accepts_gzip: bool
    body: Callable[[], Awaitable[bytes]]


@dataclass(frozen=True)
class Response:
    """A response whose body the endpoint has encoded."""

    body: bytes
    headers: dict[str, str] = field(default_factory=dict)
    media_type: str = "application/json"


@dataclass(frozen=True)
class StreamResponse:
    """A response that is sent in pieces."""

    body: AsyncIterator[bytes]
    headers: dict[str, str] = field(default_factory=dict)
    media_type: str = "application/json"


@dataclass(frozen=True)
class Endpoint:
    """A function with its HTTP declaration."""

    method: Method
    path: str
    """Path below `/api`, with parameters in braces."""
    handler: Callable[..., Any]
    status: int
    """Status of a successful response."""
    refuses: tuple[int, ...]
    """Statuses of its error responses, besides those of every endpoint."""
    gives: Any
    """Type of a body that the endpoint encodes itself; None if the return type says it."""
    in_thread: bool
    """Whether a synchronous handler is slow and must run in a worker thread."""
    max_bytes: int = 0
    """Maximum size of the body; 0 for the server's default."""


def endpoint(
    method: Method,
    path: str,
    *,
    refuses: tuple[int, ...] = (),
    gives: Any = None,
    status: int | None = None,
    in_thread: bool = False,
    max_bytes: int = 0,
) -> Callable[[Callable[..., Any]], Endpoint]:
    """Declare a function as an endpoint."""

    def declare(handler: Callable[..., Any]) -> Endpoint:
        usual = status or _USUAL_STATUS[method]
        return Endpoint(method, path, handler, usual, refuses, gives, in_thread, max_bytes)

    return declare
