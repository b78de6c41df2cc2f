"""Content that players make."""

import asyncio
import re

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from spyhouse import games
from spyhouse.kernel import ENGLISH, BadData, Game, UnknownGame
from spyhouse.server.api import PackId
from spyhouse.server.http.asked import Asked, GameName, Language, TheHouse, Written, json, not_too_often, turn
from spyhouse.server.refusals import NoSuchPack, gives, refusals
from spyhouse.table.names import tidy


@get("/games/{name:str}/pack", sync_to_thread=False, responses=gives(Written) | refusals(400, 404))
def default_pack(name: GameName, lang: Language = ENGLISH) -> Response[bytes]:
    game = _game_with_packs(name)
    assert game.packs
    return json(msgspec.json.encode(game.packs.default(game.words.spoken(lang))))


@post("/games/{name:str}/packs", responses=refusals(400, 404, 413, 415))
async def save_pack(request: Asked, house: TheHouse, name: GameName) -> PackId:
    """Keep a pack; its id is made from its content. Files in TOML are for `spyhouse data check`."""
    not_too_often(house.packing, request)
    game = _game_with_packs(name)
    body = await request.body()
    async with turn(request, house):
        pack = await asyncio.to_thread(_read_pack, game, body)
    return PackId(await house.store.save_pack(game.name, msgspec.json.encode(pack)))


@get("/games/{name:str}/packs/{id:str}", responses=gives(Written) | refusals(400, 404))
async def pack(house: TheHouse, name: GameName, id: FromPath[str]) -> Response[bytes]:
    body = await house.store.pack(_game_with_packs(name).name, id)
    if body is None:
        raise NoSuchPack("no-such-pack")
    return json(body)


def _read_pack(game: Game, body: bytes) -> msgspec.Struct:
    assert game.packs
    try:
        written = tidy(msgspec.json.decode(body))
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        place = re.search(r"\(byte (\d+)\)", str(error))
        line = body.count(b"\n", 0, int(place[1])) + 1 if place else 0
        raise BadData("not-json", line=line) from None
    if not isinstance(written, dict):
        raise BadData("not-understood", why="Expected `object`.")  # what is none might be read as TOML
    return game.packs.read(msgspec.json.encode(written))


def _game_with_packs(name: str) -> Game:
    game = games.find(name)
    if game.packs is None:
        raise UnknownGame(f"{game.title} has no packs.")
    return game
