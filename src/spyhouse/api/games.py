"""Games: list, rules, texts, tutorials and scenes."""

import asyncio
import gzip
from collections.abc import Callable, Collection, Sequence
from functools import lru_cache, partial
from importlib.metadata import version
from typing import Annotated, Any, TypeVar

import msgspec

from spyhouse import games
from spyhouse.api.context import (
    AppContext,
    GameName,
    JsonObject,
    Language,
    check_rate,
    gzip_response,
    slow_work_slot,
)
from spyhouse.api.endpoint import IMMUTABLE, REVALIDATE, HttpRequest, Parameter, Response, endpoint
from spyhouse.api.errors import NotFound, missing_input, not_understood
from spyhouse.api.options import options_schema
from spyhouse.api.types import (
    Described,
    GameInfo,
    GameWords,
    Measured,
    MeasuredLine,
    ServerInfo,
    ToDescribe,
    ToMeasure,
)
from spyhouse.kernel import DEFAULT_LOCALE, Game, Rule, UnknownGame, overrides
from spyhouse.kernel.data import toml
from spyhouse.kernel.game_text import PrintedText, available_locales
from spyhouse.live.rooms import hash_token
from spyhouse.live.table_codes import CODE
from spyhouse.record.replay import tutorial_replay
from spyhouse.table.messages import Replay
from spyhouse.table.table import Table

T = TypeVar("T")

POSTERS = ("poster.svg", "poster.webp", "poster.png", "poster.jpg")

TableCode = Annotated[str | None, Parameter(pattern=rf"^{CODE}$(?!\n)", description="The table's code")]
Keys = Annotated[
    str,
    Parameter(
        pattern=r"^[A-Za-z0-9_.-]+(,[A-Za-z0-9_.-]+)*$(?!\n)", max_length=4000, description="With commas"
    ),
]


@endpoint("GET", "/house")
def server_info(context: AppContext) -> ServerInfo:
    """Return facts about this server."""
    push = context.push.public_key if context.push else ""
    return ServerInfo(version("spyhouse"), context.keep_days, push, context.offline)


# In a thread: the first request in a language reads its messages.
@endpoint("GET", "/games", refuses=(400,), gives=list[GameInfo], in_thread=True)
def list_games(request: HttpRequest, lang: Language = DEFAULT_LOCALE) -> Response:
    """List all games."""
    return gzip_response(request, all_games(lang))


def all_games(lang: str) -> list[GameInfo]:
    """Return all games in a language."""
    return [_facts(games.find(name), lang) for name in games.names()]


@endpoint("GET", "/games/{name}/schema", refuses=(400, 404), gives=JsonObject)
def schema(name: GameName) -> Response:
    """Return the JSON schema of a game's moves, events, views and options, with descriptions."""
    return Response(_schema(name))


@lru_cache
def _schema(name: str) -> bytes:
    game = games.find(name)
    kinds = {"moves": game.moves, "events": game.events, "view": game.view, "options": game.options}
    found = {key: msgspec.json.schema(kind) for key, kind in kinds.items()}
    return msgspec.json.encode({"game": game.name, "version": game.version, **found})


@endpoint("GET", "/games/{name}/files/{file}", refuses=(400, 404), gives=JsonObject)
def override_file(name: GameName, file: str) -> Response:
    """Return a data file with which the operator replaces one of the game, for boards that read it."""
    found = overrides.find(name, file) if file in overrides.overridden_files(games.find(name).name) else None
    if found is None:
        raise NotFound("no-own-file")
    return Response(msgspec.json.encode(toml(found.read_text("utf-8"), file)))


@endpoint("GET", "/games/{name}/rules", refuses=(400, 404))
def rules(name: GameName, lang: Language = DEFAULT_LOCALE) -> Sequence[Rule]:
    """Return the rules of a game."""
    return _rules(name, games.find(name).words.best_locale(lang))


@lru_cache(maxsize=128)
def _rules(name: str, locale: str) -> Sequence[Rule]:
    return games.find(name).rules(locale)


@endpoint("GET", "/games/{name}/words", refuses=(400, 404), gives=GameWords)
def words(request: HttpRequest, name: GameName, lang: Language = DEFAULT_LOCALE) -> Response:
    """Return the messages of a game, in a language and in English.

    For games that are not part of the client.
    """
    return gzip_response(request, _messages(name, games.find(name).words.best_locale(lang)))


@lru_cache(maxsize=64)
def _messages(name: str, locale: str) -> GameWords:
    from spyhouse.kernel.localization import message_sources  # it takes 0.2 s to import

    package = games.find(name).words.package
    found = (
        {one: "".join(message_sources(package, one).values()) for one in (locale, DEFAULT_LOCALE)}
        if package
        else {}
    )
    return GameWords(found)


@endpoint("POST", "/games/{name}/described", refuses=(400, 404, 413, 415), status=200)
async def described(
    request: HttpRequest,
    context: AppContext,
    name: GameName,
    data: ToDescribe,
    lang: Language = DEFAULT_LOCALE,
) -> Described:
    """Describe a view in sentences, for boards that do not know the game."""
    game = games.find(name)
    async with slow_work_slot(request, context):
        return await asyncio.to_thread(_described, game, data, game.words.best_locale(lang))


def _described(game: Game, request: ToDescribe, locale: str) -> Described:
    said = partial(game.describe_view, names=request.names, locale=locale)
    return Described(_of_a_view(game, request.view, said).splitlines())


@endpoint("POST", "/games/{name}/leaks", refuses=(400, 404, 413, 415), status=200)
async def leaks(request: HttpRequest, context: AppContext, name: GameName, data: ToMeasure) -> Measured:
    """Measure what each line of a finished round gave away, in games with a leak meter."""
    game = games.find(name)
    if game.lab.leaks_seen is None:
        raise UnknownGame("no-leak-meter", game=game.title)
    async with slow_work_slot(request, context):
        return await asyncio.to_thread(_measured, game, data)


def _measured(game: Game, request: ToMeasure) -> Measured:
    measure, options = game.lab.leaks_seen, game.read_options(request.options)
    assert measure
    found = _of_a_view(game, request.view, lambda view: measure(view, options))
    if found is None:
        return Measured()
    lines = [line for line in found.lines if line.text]
    return Measured(
        secret=found.secret_name,
        lines=[
            MeasuredLine(line.seat, line.text, round(100 * line.before), round(100 * line.after))
            for line in lines
        ],
        fatal=lines.index(found.fatal) if found.fatal in lines else None,
        not_understood=found.not_understood,
    )


def _of_a_view(game: Game, sent: dict[str, Any], work: Callable[[Any], T]) -> T:
    """Process a view that a client sent. Raises `BadData` if no game can have produced it."""
    try:
        return work(msgspec.convert(sent, game.view))
    except msgspec.ValidationError as error:
        raise not_understood(error) from None
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        # The types are right, but it names a seat or a place that does not exist.
        raise not_understood(type(error).__name__) from None


@endpoint("GET", "/games/{name}/printed", refuses=(400, 404, 503), gives=list[JsonObject])
async def printed(
    request: HttpRequest,
    context: AppContext,
    name: GameName,
    keys: Keys,
    table: TableCode = None,
    lang: Language = DEFAULT_LOCALE,
) -> Response:
    """Return the texts printed on things that views name by key, such as campaign cards.

    Only what has been read at the table is returned (CP-29). If the table is closed to watchers, send your
    token as a bearer token.
    """
    if table is None:
        raise missing_input("table")
    words = games.find(name).words
    at = (await context.finder.find(table.upper(), request.address)).table
    try:
        if words.printed is None:
            raise LookupError(f"Nothing is printed in {name}.")
        asked, read = (
            keys.split(","),
            _read_at(at, words.printed, request.token) if at.game.name == name else (),
        )
        if unread := [key for key in asked if key not in read]:
            raise LookupError(f"{unread[0]} has not been read at this table.")
        speech = words.speech((), lang)
        return gzip_response(request, [words.printed.read(key, speech) for key in asked])
    except LookupError as error:
        raise NotFound(str(error)) from None


def _read_at(table: Table, printed: PrintedText, token: str) -> Collection[str]:
    if table.state is None or (table.seats.private and table.seats.person_with(hash_token(token)) is None):
        return ()
    return printed.seen(table.state.view(None))


@endpoint("GET", "/games/{name}/tutorial", refuses=(400, 404), gives=Replay)
async def tutorial(
    request: HttpRequest, context: AppContext, name: GameName, lang: Language = DEFAULT_LOCALE
) -> Response:
    """Return the tutorial of a game as a replay."""
    locale = games.find(name).words.best_locale(lang)
    async with slow_work_slot(request, context):
        return await asyncio.to_thread(lambda: gzip_response(request, _tutorial(name, locale)))


@lru_cache(maxsize=32)
def _tutorial(name: str, locale: str) -> Replay:
    return tutorial_replay(games.find(name), locale)


@endpoint("GET", "/games/{name}/scenes/{key}", refuses=(400, 404), gives=JsonObject)
async def scene(
    request: HttpRequest,
    context: AppContext,
    name: GameName,
    key: str,
    v: Annotated[int, Parameter(description="The version of the game")] = 0,
) -> Response:
    """Return the picture that a game is played on. With the game's version it can be cached forever."""
    game = games.find(name)
    if game.pictures is None:
        raise UnknownGame("no-pictures-here", game=game.title)
    if not context.scenes.is_cached_or_in_use(game, key):
        check_rate(context.scene_limit, request)
    body = await context.scenes.gzipped(game, key, request.address)
    headers = {"Cache-Control": IMMUTABLE if v == game.version else REVALIDATE, "Vary": "Accept-Encoding"}
    if request.accepts_gzip:
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers)


def _facts(game: Game, lang: str) -> GameInfo:
    summary, options, minutes, endings, sides, line, time = _options_form(
        game.name, game.words.best_locale(lang)
    )
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        least=game.seats.start,
        most=game.chairs(game.options()),
        summary=summary,
        options=options,
        bots=list(game.bots),
        undo=game.table.undo,
        hints=bool(game.table.hints),
        tutorial=minutes,
        packs=game.packs is not None,
        board=games.client_file(game.name, "board.js"),
        endings=endings,
        sides=sides,
        own_files=overrides.overridden_files(game.name),
        line=line,
        time=time,
        minutes=game.table.minutes,
        poster=games.client_file(game.name, *POSTERS),
        languages=sorted(available_locales(game.words.package)) if game.words.package else [DEFAULT_LOCALE],
    )


@lru_cache(maxsize=128)
def _options_form(
    name: str, locale: str
) -> tuple[str, JsonObject, int, dict[str, str], dict[str, str], str, str]:
    """Return what is slow to build: house rules, options form, tutorial minutes, endings, texts."""
    game = games.find(name)
    speech = game.words.speech((), locale)
    time = speech.say("game-minutes", {"minutes": game.table.minutes}) if game.table.minutes else ""
    return (
        game.summary(game.options()),
        options_schema(game.options, speech),
        game.table.tutorial().minutes if game.table.tutorial else 0,
        speech.messages_with_prefix("ending-"),
        speech.messages_with_prefix("side-"),
        speech.say(f"{name}-line", {}) if speech.has_message(f"{name}-line") else "",
        speech.say(f"{name}-time", {}) if speech.has_message(f"{name}-time") else time,
    )
