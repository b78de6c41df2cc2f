"""The endpoints of `spyhouse.api` as Litestar routes with OpenAPI descriptions."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from litestar import Response as LitestarResponse
from litestar import Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.types import Empty

from spyhouse.api import ENDPOINTS
from spyhouse.api.context import AppContext
from spyhouse.api.endpoint import Endpoint, HttpRequest, Parameter, Response, StreamResponse
from spyhouse.api.errors import ErrorBody
from spyhouse.server.http.dependencies import LitestarRequest, ServerContextDep, http_request

_WHEN = {
    400: "What was sent was not understood, or does not fit the game.",
    403: "Only the host may do that, or the key does not open this game.",
    404: "There is no such table, game, pack or picture.",
    409: "The table does not allow it now.",
    413: "The body is too long.",
    415: "The body is not application/json.",
    421: "The host name is not allowed here.",
    429: "Too often from this address.",
    503: "The server is full, or its database is unavailable.",
}
_ALWAYS = (421, 429)
_RETURNS: dict[Any, Any] = {Response: LitestarResponse[bytes], StreamResponse: Stream}


def make_router() -> Router:
    """Return a router with all endpoints."""
    return Router("/api", route_handlers=[_route(endpoint) for endpoint in ENDPOINTS])


def _route(endpoint: Endpoint) -> HTTPRouteHandler:
    is_async = inspect.iscoroutinefunction(endpoint.handler)
    route = HTTPRouteHandler(
        _litestar_path(endpoint),
        http_method=endpoint.method,
        status_code=endpoint.status,
        responses=_described(endpoint),
        sync_to_thread=None if is_async else endpoint.in_thread,
        request_max_body_size=endpoint.max_bytes or Empty,
    )
    return route(_litestar_handler(endpoint, is_async))


def _litestar_path(endpoint: Endpoint) -> str:
    path = endpoint.path
    for name, hint in get_type_hints(endpoint.handler).items():
        path = path.replace(f"{{{name}}}", f"{{{name}:{'int' if hint is int else 'str'}}}")
    return path


def _described(endpoint: Endpoint) -> dict[int, ResponseSpec]:
    """Return OpenAPI's description of the error responses, and of a body that the endpoint encodes itself."""
    described: dict[int, ResponseSpec] = {}
    if endpoint.gives is not None:
        described[endpoint.status] = ResponseSpec(
            endpoint.gives, description="As asked for.", generate_examples=False
        )
    for status in sorted({*endpoint.refuses, *_ALWAYS}):
        described[status] = ResponseSpec(ErrorBody, description=_WHEN[status], generate_examples=False)
    return described


def _litestar_handler(endpoint: Endpoint, is_async: bool) -> Callable[..., Any]:
    """Wrap an endpoint in a function with the signature that Litestar reads."""
    hints = get_type_hints(endpoint.handler, include_extras=True)
    signature = inspect.signature(endpoint.handler)
    parameters = [
        parameter.replace(annotation=_annotation(endpoint, name, hints[name]))
        for name, parameter in signature.parameters.items()
    ]

    def ours(given: dict[str, Any]) -> dict[str, Any]:
        if "request" in given:
            given["request"] = http_request(given["request"])
        return given

    if is_async:

        async def handle(**given: Any) -> Any:
            return _converted(await endpoint.handler(**ours(given)))
    else:

        def handle(**given: Any) -> Any:  # type: ignore[misc]  # one of two
            return _converted(endpoint.handler(**ours(given)))

    handle.__name__ = endpoint.handler.__name__
    handle.__qualname__ = endpoint.handler.__qualname__
    handle.__module__ = endpoint.handler.__module__
    handle.__doc__ = endpoint.handler.__doc__
    gives = _RETURNS.get(hints["return"], hints["return"])
    handle.__signature__ = signature.replace(parameters=parameters, return_annotation=gives)  # type: ignore[attr-defined]
    handle.__annotations__ = {each.name: each.annotation for each in parameters} | {"return": gives}
    return handle


def _annotation(endpoint: Endpoint, name: str, hint: Any) -> Any:
    if hint is HttpRequest:
        return LitestarRequest
    if hint is AppContext:
        return ServerContextDep
    if name == "data":
        return JSONBody[hint]  # type: ignore[misc]  # mypy knows no computed types
    in_path = f"{{{name}}}" in endpoint.path
    if get_origin(hint) is not Annotated:
        return FromPath[hint] if in_path else hint  # type: ignore[misc]
    kind, parameter = get_args(hint)
    assert isinstance(parameter, Parameter)
    bounds = {key: value for key, value in vars(parameter).items() if value is not None}
    return Annotated[kind, PathParameter(**bounds) if in_path else QueryParameter(**bounds)]


def _converted(answer: Any) -> Any:
    if isinstance(answer, Response):
        return LitestarResponse(answer.body, media_type=answer.media_type, headers=answer.headers)
    if isinstance(answer, StreamResponse):
        return Stream(answer.body, media_type=answer.media_type, headers=answer.headers)
    return answer
