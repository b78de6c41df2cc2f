"""Games that are over: as a file, and frame by frame."""

import asyncio
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Annotated, TypeVar

import msgspec
from litestar import get, post
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream

from spyhouse.record.export import ExportedGame, around, read_game
from spyhouse.record.replay import around_frames, replay, replay_file
from spyhouse.record.transcript import Eyes, Kept, Scribe, nothing_to_show, unpack
from spyhouse.server.http.asked import (
    Asked,
    Code,
    House,
    TheHouse,
    Written,
    address,
    not_too_often,
    turn,
)
from spyhouse.server.refusals import NotAllowed, gives, refusals
from spyhouse.table import fair
from spyhouse.table.messages import Frame, Replay

Key = Annotated[str, QueryParameter(max_length=64, description="From the table, once the game is over")]
SeatAsked = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Through whose eyes; without it a spectator's")
]
MOST_GAMES = 1_000_000
_A_PIECE = 64 * 1024
_LEVEL = 5
_GZIP = 31

Pack = Callable[[bytes], bytes]
_PLAIN: tuple[Pack, Callable[[], bytes]] = bytes, bytes

T = TypeVar("T")


@get("/tables/{code:str}/export", responses=gives(Written) | refusals(400, 403, 404, 503))
async def export_game(
    request: Asked,
    house: TheHouse,
    code: Code,
    number: Annotated[int | None, QueryParameter(ge=1, le=MOST_GAMES)] = None,
    key: Key = "",
) -> Stream:
    """A finished game in one JSON file, for `spyhouse verify`."""
    kept = await _kept(request, house, code.upper(), number, key)
    file = f'attachment; filename="spyhouse-{code.upper()}.json"'
    body = _file(kept.head.game, kept.moves())
    return Stream(body, media_type="application/json", headers={"Content-Disposition": file})


async def _file(game: ExportedGame, moves: AsyncIterator[list[bytes]]) -> AsyncIterator[bytes]:
    """Straight from the store to whoever reads it, however long it is and however slowly they read."""
    before, after = around(game)
    yield before
    comma = b""
    async for some in moves:
        if some:
            yield comma + b",".join(b"\n  " + move for move in some)
            comma = b","
    yield after


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
) -> Stream:
    """A finished game frame by frame, through the eyes of a seat or of a spectator."""
    kept = await _kept(request, house, code.upper(), number, key)
    eyes = Eyes(kept.head, seat)
    frames = (eyes.frames(some) async for some in kept.moments())
    return _shown(request, house, replay(kept.head, seat), frames)


async def _kept(request: Asked, house: House, code: str, number: int | None, key: str) -> Kept:
    """The game of that number, or the last that is over."""
    room = await house.finder.find(code, address(request))
    over = room.table.last_over
    number = number or over or None
    if number is None or number > over:
        raise nothing_to_show(room.table, number)
    await house.rooms.services.keeper.kept(code, number)
    kept = await unpack(house.store.transcript_in_pieces(code, number))
    if kept is None:
        async with turn(request, house):
            kept = await unpack(_one(await _written_now(house, code, number)))
    assert kept is not None, "it was written"
    _check_key(key, kept.head.game)
    return kept


async def _written_now(house: House, code: str, number: int) -> bytes:
    """A game that is older than keeping, as the log tells it."""
    scribe = Scribe(code, number)
    async for page in house.store.pages(code):
        await asyncio.to_thread(scribe.read, page)
    return await asyncio.to_thread(scribe.wanted().packed)


async def _one(all_of_it: T) -> AsyncIterator[T]:
    yield all_of_it


def _check_key(key: str, game: ExportedGame) -> None:
    """It is for those who were there when it ended, and for whomever they gave the link."""
    if not secrets.compare_digest(key.encode(), fair.key(game.secret).encode()):
        raise NotAllowed("not-your-game")


@post("/replay", status_code=200, responses=gives(Replay) | refusals(400, 404, 413, 415))
async def replay_kept(request: Asked, house: TheHouse, seat: SeatAsked = None) -> Stream:
    """The same for an exported game that somebody has kept."""
    not_too_often(house.replaying, request)
    body = await request.body()
    async with turn(request, house):
        again = await asyncio.to_thread(lambda: replay_file(read_game(body), seat))
    return _shown(request, house, again, _one(iter(again.frames)))


def _shown(request: Asked, house: House, replay: Replay, frames: AsyncIterator[Iterator[Frame]]) -> Stream:
    headers = {"Vary": "Accept-Encoding"}
    pack, finish = _PLAIN
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        gzip = zlib.compressobj(_LEVEL, wbits=_GZIP)
        pack, finish = gzip.compress, gzip.flush
    body = _written(request, house, replay, frames, pack, finish)
    return Stream(body, media_type="application/json", headers=headers)


async def _written(
    request: Asked,
    house: House,
    replay: Replay,
    frames: AsyncIterator[Iterator[Frame]],
    pack: Pack,
    finish: Callable[[], bytes],
) -> AsyncIterator[bytes]:
    """A piece at a time, and a turn for each: however long a game is and however slowly somebody reads it,
    little of it is held, and nobody held up."""
    before, after = around_frames(replay)

    def next_piece(texts: Iterator[bytes]) -> bytes | None:
        nonlocal before
        text = next(texts, None)
        if text is None:
            return None
        before, text = b",", before + text
        return pack(text)

    async for some in frames:
        texts = _texts(some)
        piece: bytes | None = b""
        while piece is not None:
            yield piece
            async with turn(request, house):
                piece = await asyncio.to_thread(next_piece, texts)
    yield pack(after) + finish()


def _texts(frames: Iterator[Frame]) -> Iterator[bytes]:
    while text := b",".join(_a_few(frames)):
        yield text


def _a_few(frames: Iterator[Frame]) -> Iterator[bytes]:
    size = 0
    while size < _A_PIECE and (frame := next(frames, None)):
        text = msgspec.json.encode(frame)
        size += len(text)
        yield text
