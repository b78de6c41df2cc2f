"""The context of every endpoint, and shared helpers."""

import gzip
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol

import msgspec

from spyhouse.api.endpoint import HttpRequest, Parameter, Response
from spyhouse.api.scenes import Scenes
from spyhouse.api.types import Subscription
from spyhouse.live.rate_limits import RateLimited, RateLimiter
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.table_codes import CODE
from spyhouse.live.table_lookup import TableLookup
from spyhouse.store import Store

Code = Annotated[str, Parameter(pattern=rf"^{CODE}$(?!\n)", description="The table's code")]
GameName = Annotated[str, Parameter(pattern=r"^[a-z0-9_-]{1,40}$(?!\n)", description="As /api/games has it")]
Language = Annotated[
    str, Parameter(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$(?!\n)", description="Such as de")
]
JsonObject = dict[str, Any]
"""JSON that is described elsewhere, or by its own schema."""


class WebPush(Protocol):
    """Web Push notices, as endpoints use them."""

    @property
    def public_key(self) -> str:
        """The key that browsers need to subscribe."""

    async def subscribe(self, table: str, person: str, subscription: Subscription, at: int) -> str:
        """Store a subscription and return its id."""

    async def unsubscribe(self, table: str, person: str, id: str) -> None:
        """Remove a subscription."""


def _no_limit() -> RateLimiter:
    return RateLimiter(0, 60)


@dataclass(frozen=True, kw_only=True)
class AppContext:
    """What endpoints need. Limits default to none."""

    rooms: RoomRegistry
    finder: TableLookup
    scenes: Scenes
    keep_days: int = 0
    """Days for which an unvisited table is kept; 0 forever."""
    table_limit: RateLimiter = field(default_factory=_no_limit)
    join_limit: RateLimiter = field(default_factory=_no_limit)
    """Per address and table."""
    pack_limit: RateLimiter = field(default_factory=_no_limit)
    replay_limit: RateLimiter = field(default_factory=_no_limit)
    scene_limit: RateLimiter = field(default_factory=_no_limit)
    notice_limit: RateLimiter = field(default_factory=_no_limit)
    push: WebPush | None = None
    offline: bool = False
    """Whether the server serves the offline bundle."""

    @property
    def store(self) -> Store:
        """The store of the rooms."""
        return self.rooms.services.store


def check_rate(limit: RateLimiter, request: HttpRequest) -> None:
    """Raise `RateLimited` if the caller's address has used up a limit."""
    if not limit.take(request.address):
        raise RateLimited("too-often")


def slow_work_slot(request: HttpRequest, context: AppContext) -> AbstractAsyncContextManager[None]:
    """Wait for a slot of the scheduler: one slow job at a time per address."""
    return context.rooms.services.scheduler.slot(request.address)


def gzip_response(request: HttpRequest, shown: object) -> Response:
    """Encode as JSON, compressed if the client accepts it. For large responses."""
    body, headers = msgspec.json.encode(shown), {"Vary": "Accept-Encoding"}
    if request.accepts_gzip:
        body, headers["Content-Encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, headers)
