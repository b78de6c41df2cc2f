"""What there is to play: the games, their rules, lessons and pictures."""

import asyncio
import gzip
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import version
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath, QueryParameter

from spyhouse import games
from spyhouse.kernel import ENGLISH, Game, Rule, UnknownGame, own_files
from spyhouse.kernel.data import toml
from spyhouse.record.replay import tutorial_of
from spyhouse.server.api import GameFacts, HouseFacts
from spyhouse.server.http.asked import (
    Asked,
    GameName,
    Language,
    TheHouse,
    Written,
    address,
    json,
    not_too_often,
    packed,
    turn,
)
from spyhouse.server.options import options_schema
from spyhouse.server.refusals import gives, refusals
from spyhouse.server.static import ASK_FIRST, FOR_EVER
from spyhouse.table.messages import Replay

Keys = Annotated[
    str,
    QueryParameter(
        pattern=r"^[A-Za-z0-9_.-]+(,[A-Za-z0-9_.-]+)*$(?!\n)", max_length=1000, description="With commas"
    ),
]


@get("/house", sync_to_thread=False, responses=refusals())
def house_facts(house: TheHouse) -> HouseFacts:
    push = house.push.public_key if house.push else ""
    return HouseFacts(version("spyhouse"), house.settings.keep_days, push)


# In a thread: the first time in a language its messages are read.
@get("/games", sync_to_thread=True, responses=gives(list[GameFacts]) | refusals(400))
def list_games(request: Asked, lang: Language = ENGLISH) -> Response[bytes]:
    return packed(request, every_game(lang))


def every_game(lang: str) -> list[GameFacts]:
    return [_facts(games.find(name), lang) for name in games.names()]


@get("/games/{name:str}/schema", sync_to_thread=False, responses=gives(Written) | refusals(400, 404))
def schema(name: GameName) -> Response[bytes]:
    """JSON schema of what is played, told, seen and set in a game, with what each of it means."""
    return json(_schema(name))


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
    return json(msgspec.json.encode(toml(found.read_text("utf-8"), file)))


@get("/games/{name:str}/rules", sync_to_thread=False, responses=refusals(400, 404))
def rules(name: GameName, lang: Language = ENGLISH) -> Sequence[Rule]:
    return _rules(name, games.find(name).words.spoken(lang))


@lru_cache(maxsize=128)
def _rules(name: str, locale: str) -> Sequence[Rule]:
    return games.find(name).rules(locale)


@get("/games/{name:str}/printed", sync_to_thread=False, responses=gives(list[Written]) | refusals(400, 404))
def printed(request: Asked, name: GameName, keys: Keys, lang: Language = ENGLISH) -> Response[bytes]:
    """What is printed on things that views name by their keys, such as a campaign's cards, in a language."""
    words = games.find(name).words
    try:
        if words.printed is None:
            raise LookupError(f"Nothing is printed in {name}.")
        speech = words.speech((), lang)
        return packed(request, [words.printed.read(key, speech) for key in keys.split(",")])
    except LookupError as error:
        raise HTTPException(str(error), status_code=404) from None


@get("/games/{name:str}/tutorial", responses=gives(Replay) | refusals(400, 404))
async def tutorial(
    request: Asked, house: TheHouse, name: GameName, lang: Language = ENGLISH
) -> Response[bytes]:
    locale = games.find(name).words.spoken(lang)
    async with turn(request, house):
        return await asyncio.to_thread(lambda: packed(request, _tutorial(name, locale)))


@lru_cache(maxsize=32)
def _tutorial(name: str, locale: str) -> Replay:
    return tutorial_of(games.find(name), locale)


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
        not_too_often(house.drawing, request)
    body = await house.scenes.packed(game, key, address(request))
    headers = {"Cache-Control": FOR_EVER if v == game.version else ASK_FIRST, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)


def _facts(game: Game, lang: str) -> GameFacts:
    summary, options, minutes, endings, sides = _form(game.name, game.words.spoken(lang))
    return GameFacts(
        name=game.name,
        title=game.title,
        version=game.version,
        least=game.seats.start,
        most=game.seats.stop - 1,
        summary=summary,
        options=options,
        bots=list(game.bots),
        undo=game.table.undo,
        hints=bool(game.table.hints),
        tutorial=minutes,
        packs=game.packs is not None,
        board=f"/games/{game.name}/client/board.js" if games.client_of(game.name) else "",
        endings=endings,
        sides=sides,
        own_files=own_files.names(game.name),
    )


@lru_cache(maxsize=128)
def _form(name: str, locale: str) -> tuple[str, Written, int, dict[str, str], dict[str, str]]:
    """What takes long: the game in a line, its options, how long its tutorial takes, and its ends."""
    game = games.find(name)
    speech = game.words.speech((), locale)
    return (
        game.summary(game.options()),
        options_schema(game.options, speech),
        game.table.tutorial().minutes if game.table.tutorial else 0,
        speech.named("ending-"),
        speech.named("side-"),
    )
