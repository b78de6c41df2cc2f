"""The endpoints of `spyhouse.api` without a web server: routing, parameters, call."""

import inspect
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from spyhouse.api import ENDPOINTS, ON_A_DEVICE
from spyhouse.api.context import AppContext
from spyhouse.api.endpoint import Endpoint, HttpRequest, Parameter, Response, StreamResponse
from spyhouse.api.errors import ErrorBody, error_response, missing_input, not_understood, refusal
from spyhouse.kernel import SpyhouseError, decode_error_reason

PREFIX = "/api"
ADDRESS = "this device"
"""The address of all requests."""
_NOT_FOUND, _WRONG_METHOD = 404, 405
_JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True)
class Answer:
    """A response to the page."""

    status: int
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class _Route:
    endpoint: Endpoint
    pattern: re.Pattern[str]
    parameters: Mapping[str, inspect.Parameter]
    types: dict[str, Any] = field(default_factory=dict)
    """Types and bounds of path and query parameters and of the body."""


class Router:
    """Dispatches requests to endpoints."""

    def __init__(self, context: AppContext, prepared: Mapping[str, bytes] | None = None) -> None:
        """Build the routes. `prepared` holds the answers to GET requests that need no handler, by address."""
        self._context = context
        self._prepared = prepared or {}
        self._routes = [route_of(endpoint) for endpoint in (*ENDPOINTS, *ON_A_DEVICE)]

    async def handle(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Handle a request. Header names are in lower case."""
        if method == "GET" and address in self._prepared:
            return Answer(200, dict(_JSON), self._prepared[address])
        url = urlsplit(address)
        found = [(route, match) for route in self._routes if (match := route.pattern.fullmatch(url.path))]
        for route, match in found:
            if route.endpoint.method == method:
                given = {name: unquote(value) for name, value in match.groupdict().items()}
                query = dict(parse_qsl(url.query, keep_blank_values=True))
                try:
                    return await self._call(route, {**query, **given}, headers, body)
                except Exception as error:
                    return _encoded(*error_response(error))
        if found:
            return _refused(_WRONG_METHOD, SpyhouseError("wrong-method"))
        return _refused(_NOT_FOUND, SpyhouseError("nothing-here"))

    async def _call(
        self, route: _Route, given: dict[str, str], headers: Mapping[str, str], body: bytes
    ) -> Answer:
        async def read_body() -> bytes:
            return body

        token = headers.get("authorization", "").removeprefix("Bearer ")
        fixed = {"request": HttpRequest(ADDRESS, token, False, read_body), "context": self._context}
        values = {name: value for name, value in fixed.items() if name in route.parameters}
        values |= _read(route, given, body)
        shown = route.endpoint.handler(**values)
        if inspect.isawaitable(shown):
            shown = await shown
        status = route.endpoint.status
        if isinstance(shown, StreamResponse):
            pieces = [piece async for piece in shown.body]
            return Answer(status, {"Content-Type": shown.media_type, **shown.headers}, b"".join(pieces))
        if isinstance(shown, Response):
            return Answer(status, {"Content-Type": shown.media_type, **shown.headers}, shown.body)
        return _encoded(status, shown)


def route_of(endpoint: Endpoint) -> _Route:
    """Return how requests to an endpoint look."""
    pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", PREFIX + endpoint.path)
    parameters = inspect.signature(endpoint.handler).parameters
    hints = get_type_hints(endpoint.handler, include_extras=True)
    types = {name: _bounded(hints[name]) for name in parameters if name not in ("request", "context")}
    for name, type in types.items():
        if type is int or get_args(type)[:1] == (int,):
            pattern = pattern.replace(f"(?P<{name}>[^/]+)", rf"(?P<{name}>[+-]?\d+)")
    return _Route(endpoint, re.compile(pattern), parameters, types)


def _bounded(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return hint
    kind, parameter = get_args(hint)
    assert isinstance(parameter, Parameter)
    bounds = {key: value for key, value in vars(parameter).items() if value is not None}
    meta = msgspec.Meta(**bounds)
    if type(None) in get_args(kind):
        return Annotated[get_args(kind)[0], meta] | None
    return Annotated[kind, meta]


def _read(route: _Route, given: dict[str, str], body: bytes) -> dict[str, Any]:
    """Convert path, query and body to their types. Raises `BadData` for the first that is invalid."""
    values: dict[str, Any] = {}
    for name, parameter in route.parameters.items():
        is_required = parameter.default is inspect.Parameter.empty
        if name in route.types and name != "data" and name not in given and is_required:
            raise missing_input(name)
    raw: dict[str, Any] = dict(given)
    if "data" in route.types:
        raw["data"] = _json(body)
    for name, type in route.types.items():
        if name not in raw:
            if name == "data":
                raise missing_input("body")
            continue
        try:
            values[name] = msgspec.convert(raw[name], type, strict=False, str_keys=True)
        except msgspec.ValidationError as error:
            reason, path = decode_error_reason(error)
            raise not_understood(reason, path or name) from None
    return values


def _json(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body)
    except msgspec.DecodeError as error:
        raise not_understood(error) from None


def _refused(status: int, error: SpyhouseError) -> Answer:
    return _encoded(status, refusal(error))


def _encoded(status: int, shown: ErrorBody | Any) -> Answer:
    body = b"" if shown is None else msgspec.json.encode(shown)
    return Answer(status, dict(_JSON), body)
