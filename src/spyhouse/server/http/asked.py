"""What every handler is given, and what several of them do."""

import gzip
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from spyhouse.live.codes import CODE
from spyhouse.live.limits import PerAddress
from spyhouse.live.rooms import Rooms
from spyhouse.server.addresses import household
from spyhouse.server.finder import Finder, TooOften
from spyhouse.server.metrics import Metrics
from spyhouse.server.scenes import Scenes
from spyhouse.server.settings import Settings
from spyhouse.store import Store

if TYPE_CHECKING:
    from spyhouse.server.push import Push

Code = Annotated[str, PathParameter(pattern=rf"^{CODE}$(?!\n)", description="The table's code")]
GameName = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9_-]{1,40}$(?!\n)", description="As /api/games has it")
]
Language = Annotated[
    str, QueryParameter(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$(?!\n)", description="Such as de")
]
Written = dict[str, Any]
"""JSON that is described elsewhere, or by a schema of its own."""
Asked = Request[None, None, State]


@dataclass(frozen=True)
class House:
    """What the handlers need, made when the server starts."""

    rooms: Rooms
    metrics: Metrics
    opening: PerAddress
    finder: Finder
    newcomers: PerAddress
    """Also by table."""
    packing: PerAddress
    replaying: PerAddress
    drawing: PerAddress
    noticing: PerAddress
    scenes: Scenes
    settings: Settings
    push: "Push | None" = None

    @property
    def store(self) -> Store:
        return self.rooms.services.store


TheHouse = NamedDependency[SkipValidation[House]]


def bearer(request: Asked) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def address(request: Asked) -> str:
    return household(request.client.host) if request.client else "local"


def not_too_often(limit: PerAddress, request: Asked) -> None:
    if not limit.take(address(request)):
        raise TooOften("too-often")


def turn(request: Asked, house: House) -> AbstractAsyncContextManager[None]:
    """For what takes long: one thing at a time from each address."""
    return house.rooms.services.turns.turn(address(request))


def packed(request: Asked, shown: object) -> Response[bytes]:
    """For what is long and says nearly the same again and again: replays, the forms of all games."""
    body, headers = msgspec.json.encode(shown), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, media_type="application/json", headers=headers)


def json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")
