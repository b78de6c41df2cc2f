"""HTTP: tables are opened and joined here, games described, packs kept, finished games handed out."""

import asyncio
import gzip
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import version
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, SkipValidation
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from spyhouse import games
from spyhouse.kernel import Game, Rule, SpyhouseError, UnknownGame, own_files
from spyhouse.kernel.data import toml
from spyhouse.live.codes import CODE
from spyhouse.live.limits import PerAddress
from spyhouse.live.rooms import HouseFull, NoSuchTable, Rooms, hash_token
from spyhouse.live.work import NOT_NOW, NotNow
from spyhouse.record.export import read_game, written
from spyhouse.record.replay import replay, replay_file, tutorial_of
from spyhouse.record.transcript import Transcript, transcribe, unpack
from spyhouse.server.addresses import Names, household, is_this_machine
from spyhouse.server.api import (
    GameFacts,
    HouseFacts,
    NewPerson,
    NewTable,
    PackId,
    TableFacts,
    YouAre,
    YourTable,
)
from spyhouse.server.finder import Finder, TooOften
from spyhouse.server.metrics import Metrics
from spyhouse.server.options import options_schema
from spyhouse.server.refusals import gives, refusals
from spyhouse.server.scenes import Scenes
from spyhouse.server.settings import Settings
from spyhouse.server.static import ASK_FIRST, FOR_EVER
from spyhouse.store import Store, StoreFailed
from spyhouse.table import fair
from spyhouse.table.messages import Replay, TableView
from spyhouse.table.names import tidy
from spyhouse.table.refused import Refused

_log = logging.getLogger("spyhouse.http")

Code = Annotated[str, PathParameter(pattern=rf"^{CODE}$(?!\n)", description="The table's code")]
GameName = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9_-]{1,40}$(?!\n)", description="As /api/games has it")
]
Key = Annotated[str, QueryParameter(max_length=64, description="From the table, once the game is over")]
SeatAsked = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Through whose eyes; without it a spectator's")
]
MOST_GAMES = 1_000_000
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
    scenes: Scenes
    settings: Settings

    @property
    def store(self) -> Store:
        return self.rooms.services.store


TheHouse = NamedDependency[SkipValidation[House]]


# --- tables


@post("/tables", responses=refusals(400, 404, 409, 413, 415, 503))
async def open_table(request: Asked, house: TheHouse, data: JSONBody[NewTable]) -> YourTable:
    _not_too_often(house.opening, request, "open a table")
    return YourTable(*await house.rooms.open(data.game, data.options, data.name, data.face))


@get("/tables/{code:str}", responses=refusals(400, 404, 503))
async def look_at_table(request: Asked, house: TheHouse, code: Code) -> TableFacts:
    """Whoever sends their token as a bearer token also hears whether it is their turn."""
    table = (await house.finder.find(code.upper(), _address(request))).table
    view: TableView = table.view()
    names = [person.name for person in view.people]
    person = table.person_with(hash_token(_bearer(request)))
    return TableFacts(
        code=view.code,
        game=view.game,
        title=table.game.title,
        phase=view.phase,
        summary=view.summary,
        names=names,
        faces=[chair.face for chair in view.chairs if chair.face],
        locked=view.locked,
        days_left=house.rooms.days_left(table),
        your_turn=person is not None and table.waits_for(person),
    )


@delete("/tables/{code:str}", responses=refusals(400, 403, 404, 503))
async def delete_table(request: Asked, house: TheHouse, code: Code) -> None:
    """Its host, who sends their token as a bearer token, deletes a table with all its games for good."""
    seats = (await house.finder.find(code.upper(), _address(request))).table.seats
    if seats.person_with(hash_token(_bearer(request))) != seats.host:
        raise HTTPException("Only the host can delete a table.", status_code=403)
    await house.rooms.delete(code.upper(), "The host has closed this table for good.")


@post("/tables/{code:str}/people", responses=refusals(400, 404, 409, 413, 415, 503))
async def join_table(request: Asked, house: TheHouse, code: Code, data: JSONBody[NewPerson]) -> YouAre:
    await house.finder.find(code.upper(), _address(request))
    if not house.newcomers.take(f"{_address(request)} {code.upper()}"):
        raise HTTPException(
            "Enough people have joined this table from your address. You can still watch.", status_code=429
        )
    return YouAre(*await house.rooms.join(code.upper(), data.name, data.face))


@get("/tables/{code:str}/export", responses=gives(Written) | refusals(400, 403, 404, 503))
async def export_game(
    request: Asked,
    house: TheHouse,
    code: Code,
    number: Annotated[int | None, QueryParameter(ge=1, le=MOST_GAMES)] = None,
    key: Key = "",
) -> Response[bytes]:
    """A finished game in one JSON file, for `spyhouse verify`."""
    code = code.upper()
    game = (await _finished(request, house, code, number, key)).game
    file = f'attachment; filename="spyhouse-{code}.json"'
    return Response(written(game), media_type="application/json", headers={"Content-Disposition": file})


@get(
    "/tables/{code:str}/games/{number:int}/replay",
    responses=gives(Replay) | refusals(400, 403, 404, 503),
)
async def replay_game(
    request: Asked,
    house: TheHouse,
    code: Code,
    number: Annotated[int, PathParameter(ge=1, le=MOST_GAMES)],
    seat: SeatAsked = None,
    key: Key = "",
) -> Response[bytes]:
    """A finished game frame by frame, through the eyes of a seat or of a spectator."""
    transcript = await _finished(request, house, code.upper(), number, key)
    async with _turn(request, house):
        return await asyncio.to_thread(lambda: _packed(request, replay(transcript, seat)))


async def _finished(request: Asked, house: House, code: str, number: int | None, key: str) -> Transcript:
    """For those who were there when it ended, and for whomever they gave the link."""
    room = await house.finder.find(code, _address(request))
    async with _turn(request, house):
        transcript = await _kept(house, code, number or room.table.last_over or None)
    if not secrets.compare_digest(key.encode(), fair.key(transcript.game.secret).encode()):
        raise HTTPException(
            "This game is kept for those who played it. Ask one of them for the link.", status_code=403
        )
    return transcript


async def _kept(house: House, code: str, number: int | None) -> Transcript:
    """As it was kept when it ended; else, for one that is older than keeping, as the log tells it."""
    body = await house.store.transcript(code, number) if number else None
    if body is not None:
        return await asyncio.to_thread(unpack, body)
    lines = await house.store.log(code)
    return await asyncio.to_thread(transcribe, code, lines, number)


@post("/replay", status_code=200, responses=gives(Replay) | refusals(400, 404, 413, 415))
async def replay_kept(request: Asked, house: TheHouse, seat: SeatAsked = None) -> Response[bytes]:
    """The same for an exported game that somebody has kept."""
    _not_too_often(house.replaying, request, "look at games again")
    body = await request.body()
    async with _turn(request, house):
        return await asyncio.to_thread(lambda: _packed(request, replay_file(read_game(body), seat)))


# --- games


@get("/house", sync_to_thread=False, responses=refusals())
def house_facts(house: TheHouse) -> HouseFacts:
    return HouseFacts(version("spyhouse"), house.settings.keep_days)


@get("/games", sync_to_thread=False, responses=gives(list[GameFacts]) | refusals())
def list_games(request: Asked) -> Response[bytes]:
    return _packed(request, [_facts(games.find(name)) for name in games.names()])


@get("/games/{name:str}/schema", sync_to_thread=False, responses=gives(Written) | refusals(400, 404))
def schema(name: GameName) -> Response[bytes]:
    """JSON schema of what is played, told, seen and set in a game, with what each of it means."""
    return _json(_schema(name))


@lru_cache
def _schema(name: str) -> bytes:
    game = games.find(name)
    kinds = {"moves": game.moves, "events": game.events, "view": game.view, "options": game.options}
    found = {key: msgspec.json.schema(kind) for key, kind in kinds.items()}
    return msgspec.json.encode({"game": game.name, "version": game.version, **found})


@get(
    "/games/{name:str}/files/{file:str}", sync_to_thread=False, responses=gives(Written) | refusals(400, 404)
)
def own_file(name: GameName, file: FromPath[str]) -> Response[bytes]:
    """A data file that the host has put in place of the game's, for boards that read it too."""
    found = own_files.find(name, file) if file in own_files.names(games.find(name).name) else None
    if found is None:
        raise HTTPException("The host has no such file of their own.", status_code=404)
    return _json(msgspec.json.encode(toml(found.read_text("utf-8"), file)))


@get("/games/{name:str}/rules", sync_to_thread=False, responses=refusals(400, 404))
def rules(name: GameName) -> Sequence[Rule]:
    return games.find(name).rules()


@get("/games/{name:str}/tutorial", responses=gives(Replay) | refusals(400, 404))
async def tutorial(request: Asked, house: TheHouse, name: GameName) -> Response[bytes]:
    async with _turn(request, house):
        return await asyncio.to_thread(lambda: _packed(request, _tutorial(name)))


@lru_cache
def _tutorial(name: str) -> Replay:
    return tutorial_of(games.find(name))


@get("/games/{name:str}/pack", sync_to_thread=False, responses=gives(Written) | refusals(400, 404))
def default_pack(name: GameName) -> Response[bytes]:
    game = _game_with_packs(name)
    assert game.packs
    return _json(msgspec.json.encode(game.packs.default()))


@get("/games/{name:str}/scenes/{key:str}", responses=gives(Written) | refusals(400, 404))
async def scene(
    request: Asked,
    house: TheHouse,
    name: GameName,
    key: FromPath[str],
    v: Annotated[int, QueryParameter(description="The version of the game")] = 0,
) -> Response[bytes]:
    """The picture that a game is played on. With the version of the game it can be kept for ever."""
    game = games.find(name)
    if game.pictures is None:
        raise UnknownGame(f"{game.title} has no pictures.")
    if not house.scenes.known(game, key):
        _not_too_often(house.drawing, request, "ask for new pictures")
    body = await house.scenes.packed(game, key, _address(request))
    headers = {"Cache-Control": FOR_EVER if v == game.version else ASK_FIRST, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


@post("/games/{name:str}/packs", responses=refusals(400, 404, 413, 415))
async def save_pack(request: Asked, house: TheHouse, name: GameName) -> PackId:
    """Keep a pack; its id is made from its content. Files in TOML are for `spyhouse data check`."""
    _not_too_often(house.packing, request, "save a pack")
    game = _game_with_packs(name)
    body = await request.body()
    async with _turn(request, house):
        pack = await asyncio.to_thread(_read_pack, game, body)
    return PackId(await house.store.save_pack(game.name, msgspec.json.encode(pack)))


@get("/games/{name:str}/packs/{id:str}", responses=gives(Written) | refusals(400, 404))
async def pack(house: TheHouse, name: GameName, id: FromPath[str]) -> Response[bytes]:
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
        summary=game.table.summary(game.options()),
        options=options_schema(game.options),
        bots=list(game.bots),
        undo=game.table.undo,
        hints=bool(game.table.hints),
        tutorial=game.table.tutorial().minutes if game.table.tutorial else 0,
        packs=game.packs is not None,
        board=f"/games/{game.name}/client/board.js" if games.client_of(game.name) else "",
        own_files=own_files.names(game.name),
    )


def _read_pack(game: Game, body: bytes) -> msgspec.Struct:
    assert game.packs
    try:
        written = tidy(msgspec.json.decode(body))
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise HTTPException("This is not JSON.", status_code=400) from None
    return game.packs.read(msgspec.json.encode(written))


def _game_with_packs(name: str) -> Game:
    game = games.find(name)
    if game.packs is None:
        raise UnknownGame(f"{game.title} has no packs.")
    return game


# --- for whoever runs the house


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> dict[str, str]:
    """Whether the store can be written and read."""
    await house.store.check()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked, house: TheHouse) -> Response[bytes]:
    """For whoever runs the house: what it counts could tell players what somebody did in secret."""
    token = house.settings.metrics_token
    if token and not secrets.compare_digest(_bearer(request).encode(), token.encode()):
        raise HTTPException("These figures are for whoever runs the house.", status_code=401)
    if not token and not is_this_machine(_address(request)):
        raise HTTPException(
            "These figures are for whoever runs the house: on its own machine, or with a metrics token.",
            status_code=403,
        )
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


api = Router(
    "/api",
    route_handlers=[
        open_table, look_at_table, join_table, delete_table, export_game, replay_game, replay_kept,
        house_facts,
        list_games, schema, own_file, rules, tutorial, default_pack, save_pack, pack, scene,
    ],
)  # fmt: skip


# --- saying no


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
            _not_too_often(asking, request, "ask for things")

    return check


_STATUS: dict[type[SpyhouseError], int] = {
    NoSuchTable: 404,
    TooOften: 429,
    UnknownGame: 404,
    Refused: 409,
    HouseFull: 503,
    StoreFailed: 503,
    NotNow: 503,
}


def refuse(request: Asked, error: SpyhouseError) -> Response[dict[str, str]]:
    # What is wrong with the store is for whoever runs the house.
    detail = NOT_NOW if isinstance(error, StoreFailed) else str(error)
    return Response({"detail": detail}, status_code=_STATUS.get(type(error), 400))


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


def give_up(request: Asked, error: Exception) -> Response[dict[str, str]]:
    _log.error("a request failed", exc_info=error)
    return Response(
        {"detail": "Something went wrong in the house. It has been written down."}, status_code=500
    )


def _bearer(request: Asked) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def _address(request: Asked) -> str:
    return household(request.client.host) if request.client else "local"


def _not_too_often(limit: PerAddress, request: Asked, what: str) -> None:
    if not limit.take(_address(request)):
        raise TooOften(f"You {what} too often. Please wait a little.")


def _turn(request: Asked, house: House) -> AbstractAsyncContextManager[None]:
    """For what takes long: one thing at a time from each address."""
    return house.rooms.services.turns.turn(_address(request))


def _packed(request: Asked, shown: object) -> Response[bytes]:
    """For what is long and says nearly the same again and again: replays, the forms of all games."""
    body, headers = msgspec.json.encode(shown), {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, media_type="application/json", headers=headers)


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json")
