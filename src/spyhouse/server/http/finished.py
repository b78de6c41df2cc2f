"""Games that are over: as a file, and frame by frame."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream

from spyhouse.record.export import ExportedGame, around, read_game
from spyhouse.record.replay import replay, replay_file
from spyhouse.record.transcript import Scribe, unpack, unpack_game
from spyhouse.server.http.asked import (
    Asked,
    Code,
    House,
    TheHouse,
    Written,
    address,
    not_too_often,
    packed,
    turn,
)
from spyhouse.server.refusals import NotAllowed, gives, refusals
from spyhouse.table import fair
from spyhouse.table.messages import Replay

Key = Annotated[str, QueryParameter(max_length=64, description="From the table, once the game is over")]
SeatAsked = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Through whose eyes; without it a spectator's")
]
MOST_GAMES = 1_000_000


@get("/tables/{code:str}/export", responses=gives(Written) | refusals(400, 403, 404, 503))
async def export_game(
    request: Asked,
    house: TheHouse,
    code: Code,
    number: Annotated[int | None, QueryParameter(ge=1, le=MOST_GAMES)] = None,
    key: Key = "",
) -> Stream:
    """A finished game in one JSON file, for `spyhouse verify`."""
    code = code.upper()
    number = await _which(request, house, code, number)
    kept = await unpack_game(house.store.transcript_in_pieces(code, number)) if number else None
    if kept is None:
        async with turn(request, house):
            kept = await unpack_game(_one(await _written_now(house, code, number)))
    assert kept is not None, "it was written"
    game, moves = kept
    _check_key(key, game)
    file = f'attachment; filename="spyhouse-{code}.json"'
    return Stream(_file(game, moves), media_type="application/json", headers={"Content-Disposition": file})


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
) -> Response[bytes]:
    """A finished game frame by frame, through the eyes of a seat or of a spectator."""
    code = code.upper()
    await _which(request, house, code, number)
    async with turn(request, house):
        body = await house.store.transcript(code, number) or await _written_now(house, code, number)
        transcript = await asyncio.to_thread(unpack, body)
        _check_key(key, transcript.game)
        return await asyncio.to_thread(lambda: packed(request, replay(transcript, seat)))


async def _which(request: Asked, house: House, code: str, number: int | None) -> int | None:
    """The game of that number, or the last that is over; kept by now, if it can be."""
    room = await house.finder.find(code, address(request))
    number = number or room.table.last_over or None
    if number:
        await house.rooms.services.keeper.kept(code, number)
    return number


async def _written_now(house: House, code: str, number: int | None) -> bytes:
    """A game that is older than keeping, as the log tells it."""
    scribe = Scribe(code, number)
    async for page in house.store.pages(code):
        await asyncio.to_thread(scribe.read, page)
    return await asyncio.to_thread(scribe.wanted().packed)


async def _one(body: bytes) -> AsyncIterator[bytes]:
    yield body


def _check_key(key: str, game: ExportedGame) -> None:
    """It is for those who were there when it ended, and for whomever they gave the link."""
    if not secrets.compare_digest(key.encode(), fair.key(game.secret).encode()):
        raise NotAllowed("not-your-game")


@post("/replay", status_code=200, responses=gives(Replay) | refusals(400, 404, 413, 415))
async def replay_kept(request: Asked, house: TheHouse, seat: SeatAsked = None) -> Response[bytes]:
    """The same for an exported game that somebody has kept."""
    not_too_often(house.replaying, request)
    body = await request.body()
    async with turn(request, house):
        return await asyncio.to_thread(lambda: packed(request, replay_file(read_game(body), seat)))
