"""Endpoints for the operator: health and metrics."""

import secrets
from typing import Annotated

from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import QueryParameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from spyhouse.server.addresses import is_loopback
from spyhouse.server.http.dependencies import (
    LitestarRequest,
    ServerContext,
    ServerContextDep,
    address,
    bearer,
)

_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Requests with these headers came through a proxy, so they do not count as local."""


@get("/healthz", include_in_schema=False)
async def healthz(
    request: LitestarRequest, context: ServerContextDep, detail: Annotated[bool, QueryParameter()] = False
) -> Response[dict[str, str]]:
    """Report whether the store can be written and read. The operator gets the cause with `?detail=1`."""
    trouble = await context.probe.trouble()
    shown = {"status": "failing" if trouble else "ok"}
    if detail:
        check_operator(request, context)
        shown["store"] = trouble or "ok"
    return Response(shown, status_code=503 if trouble else 200, headers={"Cache-Control": "no-store"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: LitestarRequest, context: ServerContextDep) -> Response[bytes]:
    """Serve metrics to the operator. They are not public, because counts can reveal secret actions."""
    check_operator(request, context)
    return Response(generate_latest(context.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def check_operator(request: LitestarRequest, context: ServerContext) -> None:
    """Raise unless the request has the operator's token or, without a token, comes from this machine."""
    token = context.settings.metrics_token
    if token and not secrets.compare_digest(bearer(request).encode(), token.encode()):
        raise HTTPException("Only the operator may use this.", status_code=401)
    came_by = any(header in request.headers for header in _FORWARDED)
    if not token and (came_by or not is_loopback(address(request))):
        raise HTTPException(
            "Only the operator may use this: on the server's machine, or with a metrics token.",
            status_code=403,
        )
