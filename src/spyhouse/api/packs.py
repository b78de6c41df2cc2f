"""Packs: content that players write."""

import asyncio

import msgspec

from spyhouse import games
from spyhouse.api.context import AppContext, GameName, JsonObject, Language, check_rate, slow_work_slot
from spyhouse.api.endpoint import HttpRequest, Response, endpoint
from spyhouse.api.errors import NoSuchPack, not_understood
from spyhouse.api.types import PackId
from spyhouse.kernel import DEFAULT_LOCALE, BadData, Game, UnknownGame, decode_error_args
from spyhouse.table.display_text import clean_options


@endpoint("GET", "/games/{name}/pack", refuses=(400, 404), gives=JsonObject)
def default_pack(name: GameName, lang: Language = DEFAULT_LOCALE) -> Response:
    """Return the game's own pack."""
    game = _game_with_packs(name)
    assert game.packs
    return Response(msgspec.json.encode(game.packs.default(game.words.best_locale(lang))))


@endpoint("POST", "/games/{name}/packs", refuses=(400, 404, 413, 415))
async def save_pack(request: HttpRequest, context: AppContext, name: GameName) -> PackId:
    """Store a pack. Its id is a hash of its content. Only JSON; TOML files are for `spyhouse data check`."""
    check_rate(context.pack_limit, request)
    game = _game_with_packs(name)
    body = await request.body()
    async with slow_work_slot(request, context):
        pack = await asyncio.to_thread(_read_pack, game, body)
    return PackId(await context.store.save_pack(game.name, msgspec.json.encode(pack)))


@endpoint("GET", "/games/{name}/packs/{id}", refuses=(400, 404), gives=JsonObject)
async def pack(context: AppContext, name: GameName, id: str) -> Response:
    """Return a stored pack."""
    body = await context.store.load_pack(_game_with_packs(name).name, id)
    if body is None:
        raise NoSuchPack("no-such-pack")
    return Response(body)


def _read_pack(game: Game, body: bytes) -> msgspec.Struct:
    assert game.packs
    try:
        written = clean_options(msgspec.json.decode(body))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        place = decode_error_args(error).get("byte")
        line = body.count(b"\n", 0, place) + 1 if place is not None else 0
        raise BadData("not-json", line=line) from None
    if not isinstance(written, dict):
        raise not_understood("Expected `object`")  # other values might be read as TOML
    return game.packs.read(msgspec.json.encode(written))


def _game_with_packs(name: str) -> Game:
    game = games.find(name)
    if game.packs is None:
        raise UnknownGame("no-packs-here", game=game.title)
    return game
