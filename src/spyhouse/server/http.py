"""HTTP: tables are opened and joined here, games described, packs kept, finished games handed out."""

import asyncio
import gzip
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, SkipValidation
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from spyhouse import games
from spyhouse.kernel import Game, Rule, SpyhouseError, UnknownGame
from spyhouse.server.limits import PerAddress
from spyhouse.server.measures import Measures
from spyhouse.server.options import options_schema
from spyhouse.server.pages import ASK_FIRST, FOR_EVER
from spyhouse.server.scenes import Scenes
from spyhouse.store import Store, StoreFailed
from spyhouse.table import reel
from spyhouse.table.commands import Face, Name
from spyhouse.table.export import export, finished, read
from spyhouse.table.messages import Reel, TableView
from spyhouse.table.refused import Refused
from spyhouse.table.rooms import HouseFull, NoSuchTable, Rooms

_log = logging.getLogger("spyhouse.http")

Code = Annotated[str, PathParameter(pattern="^[A-Za-z]{4,7}$", description="The table's code")]
Asked = Request[None, None, State]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    name: Name
    face: Face
    options: dict[str, Any] = {}


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    face: Face


class YourTable(msgspec.Struct):
    code: str
    person: str
    token: str
    """Proves that you are this person. Only your browser has it; keep it."""


class YouAre(msgspec.Struct):
    person: str
    token: str


class TableFacts(msgspec.Struct):
    """What somebody at the door may know."""

    code: str
    game: str
    title: str
    phase: str
    summary: str
    names: list[str]
    locked: bool


class GameFacts(msgspec.Struct):
    name: str
    title: str
    version: int
    least: int
    most: int
    summary: str
    """Of the usual options."""
    options: dict[str, Any]
    """JSON schema."""
    bots: list[str]
    undo: bool
    hints: bool
    """Whether a strong bot can be asked for a hint."""
    tutorial: int
    """How many minutes its tutorial takes; 0 if it has none."""
    packs: bool
    """Whether players can make their own content for it."""


class PackId(msgspec.Struct):
    id: str


@dataclass(frozen=True)
class House:
    """What the handlers need, made when the server starts."""

    rooms: Rooms
    measures: Measures
    opening: PerAddress
    joining: PerAddress
    drawing: PerAddress
    scenes: Scenes

    @property
    def store(self) -> Store:
        return self.rooms.house.store


TheHouse = NamedDependency[SkipValidation[House]]


# --- tables


@post("/tables")
async def open_table(request: Asked, house: TheHouse, data: JSONBody[NewTable]) -> YourTable:
    _not_too_often(house.opening, request, "open a table")
    return YourTable(*await house.rooms.open(data.game, data.options, data.name, data.face))


@get("/tables/{code:str}")
async def look_at_table(request: Asked, house: TheHouse, code: Code) -> TableFacts:
    _not_too_often(house.joining, request, "look for a table")
    table = (await house.rooms.get(code.upper())).table
    view: TableView = table.view()
    names = [person.name for person in view.people]
    return TableFacts(view.code, view.game, table.game.title, view.phase, view.summary, names, view.locked)


@post("/tables/{code:str}/people")
async def join_table(request: Asked, house: TheHouse, code: Code, data: JSONBody[NewPerson]) -> YouAre:
    _not_too_often(house.joining, request, "join a table")
    return YouAre(*await house.rooms.join(code.upper(), data.name, data.face))


@get("/tables/{code:str}/export")
async def export_game(
    request: Asked, house: TheHouse, code: Code, number: Annotated[int | None, QueryParameter(ge=1)] = None
) -> Response[bytes]:
    """A finished game in one JSON file, for `spyhouse verify`."""
    _not_too_often(house.joining, request, "export a game")
    code = code.upper()
    entries = await house.store.log(code)
    if not entries:
        raise NoSuchTable(f"There is no table {code}. Check the letters.")
    file = f'attachment; filename="spyhouse-{code}.json"'
    body = await asyncio.to_thread(export, code, entries, number)
    return Response(body, media_type="application/json", headers={"Content-Disposition": file})


@get("/tables/{code:str}/games/{number:int}/replay")
async def replay_game(
    request: Asked,
    house: TheHouse,
    code: Code,
    number: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=0)] = None,
) -> Response[bytes]:
    """A finished game frame by frame, through the eyes of a seat or of a spectator."""
    _not_too_often(house.joining, request, "look at games again")
    code = code.upper()
    entries = await house.store.log(code)
    if not entries:
        raise NoSuchTable(f"There is no table {code}. Check the letters.")
    return await asyncio.to_thread(
        lambda: _packed(request, reel.replay(finished(code, entries, number), seat))
    )


@post("/replay", status_code=200)
async def replay_file(
    request: Asked, house: TheHouse, seat: Annotated[int | None, QueryParameter(ge=0)] = None
) -> Response[bytes]:
    """The same for an exported game that somebody has kept."""
    _not_too_often(house.joining, request, "look at games again")
    body = await request.body()
    return await asyncio.to_thread(lambda: _packed(request, reel.replay(read(body), seat)))


# --- games


@get("/games", sync_to_thread=False)
def list_games() -> list[GameFacts]:
    return [_facts(games.find(name)) for name in games.names()]


@get("/games/{name:str}/rules", sync_to_thread=False)
def rules(name: FromPath[str]) -> Sequence[Rule]:
    return games.find(name).rules()


@get("/games/{name:str}/tutorial")
async def tutorial(request: Asked, name: FromPath[str]) -> Response[bytes]:
    return _packed(request, await asyncio.to_thread(_tutorial, name))


@lru_cache
def _tutorial(name: str) -> Reel:
    return reel.tutorial(games.find(name))


@get("/games/{name:str}/pack", sync_to_thread=False)
def default_pack(name: FromPath[str]) -> Response[bytes]:
    game = _game_with_packs(name)
    assert game.default_pack
    return _json(msgspec.json.encode(game.default_pack()))


@get("/games/{name:str}/scenes/{key:str}")
async def scene(
    request: Asked,
    house: TheHouse,
    name: FromPath[str],
    key: FromPath[str],
    v: Annotated[int, QueryParameter(description="The version of the game")] = 0,
) -> Response[bytes]:
    """The picture that a game is played on. With the version of the game it can be kept for ever."""
    game = games.find(name)
    if game.scene is None:
        raise UnknownGame(f"{game.title} has no pictures.")
    if not house.scenes.known(game, key):
        _not_too_often(house.drawing, request, "ask for new pictures")
    body = await house.scenes.packed(game, key)
    headers = {"Cache-Control": FOR_EVER if v == game.version else ASK_FIRST, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


@post("/games/{name:str}/packs")
async def save_pack(request: Asked, house: TheHouse, name: FromPath[str]) -> PackId:
    """Keep a pack, in JSON or TOML, for ever; its id is made from its content."""
    _not_too_often(house.opening, request, "save a pack")
    game = _game_with_packs(name)
    assert game.read_pack
    pack = game.read_pack(await request.body())
    return PackId(await house.store.save_pack(game.name, msgspec.json.encode(pack)))


@get("/games/{name:str}/packs/{id:str}")
async def pack(house: TheHouse, name: FromPath[str], id: FromPath[str]) -> Response[bytes]:
    body = await house.store.pack(_game_with_packs(name).name, id)
    if body is None:
        raise HTTPException("There is no such pack.", status_code=404)
    return _json(body)


def _facts(game: Game) -> GameFacts:
    return GameFacts(
        name=game.name,
        title=game.title,
        version=game.version,
        least=game.seats.start,
        most=game.seats.stop - 1,
        summary=game.summary(game.options()),
        options=options_schema(game.options),
        bots=list(game.bots),
        undo=game.undo,
        hints=bool(game.hints),
        tutorial=game.tutorial().minutes if game.tutorial else 0,
        packs=game.pack is not None,
    )


def _game_with_packs(name: str) -> Game:
    game = games.find(name)
    if game.pack is None:
        raise UnknownGame(f"{game.title} has no packs.")
    return game


# --- for whoever runs the house


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> dict[str, str]:
    await house.store.clock()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(house: TheHouse) -> Response[bytes]:
    return Response(generate_latest(house.measures.registry), media_type=CONTENT_TYPE_LATEST)


api = Router(
    "/api",
    route_handlers=[
        open_table, look_at_table, join_table, export_game, replay_game, replay_file,
        list_games, rules, tutorial, default_pack, save_pack, pack, scene,
    ],
)  # fmt: skip


# --- saying no

_STATUS: dict[type[SpyhouseError], int] = {
    NoSuchTable: 404,
    UnknownGame: 404,
    Refused: 409,
    HouseFull: 503,
    StoreFailed: 503,
}


def refuse(request: Asked, error: SpyhouseError) -> Response[dict[str, str]]:
    return Response({"detail": str(error)}, status_code=_STATUS.get(type(error), 400))


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


def give_up(request: Asked, error: Exception) -> Response[dict[str, str]]:
    _log.error("a request failed", exc_info=error)
    return Response(
        {"detail": "Something went wrong in the house. It has been written down."}, status_code=500
    )


def _not_too_often(limit: PerAddress, request: Asked, what: str) -> None:
    address = request.client.host if request.client else "local"
    if not limit.take(address):
        raise HTTPException(f"You {what} too often. Please wait a little.", status_code=429)


def _packed(request: Asked, shown: Reel) -> Response[bytes]:
    """A reel is long and says nearly the same again and again."""
    body, headers = msgspec.json.encode(shown), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, media_type="application/json", headers=headers)


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")
