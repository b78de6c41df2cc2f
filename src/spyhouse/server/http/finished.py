"""Games that are over: as a file, and frame by frame."""

import asyncio
import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import PathParameter, QueryParameter

from spyhouse.record.export import read_game, written
from spyhouse.record.replay import replay, replay_file
from spyhouse.record.transcript import Transcript, transcribe, unpack
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
from spyhouse.server.refusals import gives, refusals
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
    async with turn(request, house):
        return await asyncio.to_thread(lambda: packed(request, replay(transcript, seat)))


async def _finished(request: Asked, house: House, code: str, number: int | None, key: str) -> Transcript:
    """For those who were there when it ended, and for whomever they gave the link."""
    room = await house.finder.find(code, address(request))
    async with turn(request, house):
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
    not_too_often(house.replaying, request, "look at games again")
    body = await request.body()
    async with turn(request, house):
        return await asyncio.to_thread(lambda: packed(request, replay_file(read_game(body), seat)))
