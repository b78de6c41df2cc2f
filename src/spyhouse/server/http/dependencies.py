"""Dependencies of the server's handlers, and the adapter from Litestar's request."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from spyhouse.api.context import AppContext
from spyhouse.api.endpoint import HttpRequest
from spyhouse.server.addresses import quota_key
from spyhouse.server.admission import Admission
from spyhouse.server.metrics import Metrics
from spyhouse.server.probe import Probe
from spyhouse.server.settings import Settings
from spyhouse.store.sql import SqlStore

if TYPE_CHECKING:
    from spyhouse.server.upgrade import ConnectionRegistry

LitestarRequest = Request[None, None, State]


@dataclass(frozen=True, kw_only=True)
class ServerContext(AppContext):
    """What handlers need, built when the server starts."""

    metrics: Metrics
    settings: Settings
    sql: SqlStore
    probe: Probe
    admission: Admission
    connections: "ConnectionRegistry"


ServerContextDep = NamedDependency[SkipValidation[ServerContext]]


def http_request(request: LitestarRequest) -> HttpRequest:
    """Return the request in the form that endpoints expect."""
    return HttpRequest(
        address=address(request),
        token=bearer(request),
        accepts_gzip="gzip" in request.headers.get("accept-encoding", ""),
        body=request.body,
    )


def bearer(request: LitestarRequest) -> str:
    """Return the bearer token of a request, or ""."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def address(request: LitestarRequest) -> str:
    """Return the client address that budgets count."""
    return quota_key(request.client.host) if request.client else "local"
