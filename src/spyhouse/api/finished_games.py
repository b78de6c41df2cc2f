"""Finished games as files and as replays."""

import asyncio
import secrets
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Annotated, TypeVar

import msgspec

from spyhouse.api.context import AppContext, Code, JsonObject, check_rate, slow_work_slot
from spyhouse.api.endpoint import HttpRequest, Parameter, StreamResponse, endpoint
from spyhouse.api.errors import NotAllowed
from spyhouse.record.export import ExportedGame, decode_game, envelope
from spyhouse.record.replay import replay, replay_envelope, replay_file
from spyhouse.record.transcript import (
    TranscriptBuilder,
    TranscriptPlayer,
    TranscriptReader,
    missing_game_error,
    unpack,
)
from spyhouse.table import fair_deal
from spyhouse.table.messages import Frame, Replay

Key = Annotated[str, Parameter(max_length=64, description="From the table, once the game is over")]
SeatAsked = Annotated[
    int | None, Parameter(ge=0, le=99, description="Through whose eyes; without it a spectator's")
]
MAX_GAMES = 1_000_000
_CHUNK_BYTES = 64 * 1024
_LEVEL = 5
_GZIP = 31

Pack = Callable[[bytes], bytes]
_PLAIN: tuple[Pack, Callable[[], bytes]] = bytes, bytes

T = TypeVar("T")


@endpoint("GET", "/tables/{code}/export", refuses=(400, 403, 404, 503), gives=JsonObject)
async def export_game(
    request: HttpRequest,
    context: AppContext,
    code: Code,
    number: Annotated[int | None, Parameter(ge=1, le=MAX_GAMES)] = None,
    key: Key = "",
) -> StreamResponse:
    """Return a finished game as one JSON file, for `spyhouse verify`."""
    transcript = await _load_transcript(request, context, code.upper(), number, key)
    file = f'attachment; filename="spyhouse-{code.upper()}.json"'
    body = _file(transcript.head.game, transcript.moves())
    return StreamResponse(body, {"Content-Disposition": file})


async def _file(game: ExportedGame, moves: AsyncIterator[list[bytes]]) -> AsyncIterator[bytes]:
    """Stream the file from the store, whatever its length."""
    before, after = envelope(game)
    yield before
    comma = b""
    async for some in moves:
        if some:
            yield comma + b",".join(b"\n  " + move for move in some)
            comma = b","
    yield after


@endpoint("GET", "/tables/{code}/games/{number}/replay", refuses=(400, 403, 404, 503), gives=Replay)
async def replay_game(
    request: HttpRequest,
    context: AppContext,
    code: Code,
    number: Annotated[int, Parameter(ge=1, le=MAX_GAMES)],
    seat: SeatAsked = None,
    key: Key = "",
) -> StreamResponse:
    """Return a finished game frame by frame, as a seat or a spectator saw it."""
    transcript = await _load_transcript(request, context, code.upper(), number, key)
    eyes = TranscriptPlayer(transcript.head, seat)
    frames = (eyes.frames(some) async for some in transcript.moments())
    return _replay_response(request, context, replay(transcript.head, seat), frames)


async def _load_transcript(
    request: HttpRequest, context: AppContext, code: str, number: int | None, key: str
) -> TranscriptReader:
    """Open the transcript of a game by number, or of the last finished one. No table is loaded."""
    await context.finder.check(code, request.address)
    archiver = context.rooms.services.archiver
    if room := context.rooms.awake.get(code):
        number = number or room.table.last_finished or None
        if number is None or number > room.table.last_finished:
            raise missing_game_error(room.table, number)
    else:
        number = number or max(await archiver.finished(code), default=None)
    transcript = None
    if number is not None:
        await archiver.wait_for(code, number)
        transcript = await unpack(context.store.iter_transcript(code, number))
    if transcript is None:
        async with slow_work_slot(request, context):
            transcript = await unpack(_one(await _transcribe_now(context, code, number)))
    assert transcript is not None, "a recorder packs at least the deal"
    _check_record_key(key, transcript.head.game)
    return transcript


async def _transcribe_now(context: AppContext, code: str, number: int | None) -> bytes:
    """Build the transcript of a game that is older than the archive, from the log."""
    scribe = TranscriptBuilder(code, number)
    async for page in context.store.iter_log(code):
        await asyncio.to_thread(scribe.read, page)
    return await asyncio.to_thread(scribe.recorder().packed)


async def _one(all_of_it: T) -> AsyncIterator[T]:
    yield all_of_it


def _check_record_key(key: str, game: ExportedGame) -> None:
    """Raise `NotAllowed` unless the key opens this game. People who were there at the end have it."""
    if not secrets.compare_digest(key.encode(), fair_deal.record_key(game.secret).encode()):
        raise NotAllowed("not-your-game")


@endpoint("POST", "/replay", refuses=(400, 404, 413, 415), gives=Replay, status=200)
async def replay_upload(request: HttpRequest, context: AppContext, seat: SeatAsked = None) -> StreamResponse:
    """Return an exported game frame by frame, as a seat or a spectator saw it."""
    check_rate(context.replay_limit, request)
    body = await request.body()
    async with slow_work_slot(request, context):
        again = await asyncio.to_thread(lambda: replay_file(decode_game(body), seat))
    return _replay_response(request, context, again, _one(iter(again.frames)))


def _replay_response(
    request: HttpRequest, context: AppContext, replay: Replay, frames: AsyncIterator[Iterator[Frame]]
) -> StreamResponse:
    headers = {"Vary": "Accept-Encoding"}
    pack, finish = _PLAIN
    if request.accepts_gzip:
        headers["Content-Encoding"] = "gzip"
        gzip = zlib.compressobj(_LEVEL, wbits=_GZIP)
        pack, finish = gzip.compress, gzip.flush
    body = _stream_replay(request, context, replay, frames, pack, finish)
    return StreamResponse(body, headers)


async def _stream_replay(
    request: HttpRequest,
    context: AppContext,
    replay: Replay,
    frames: AsyncIterator[Iterator[Frame]],
    pack: Pack,
    finish: Callable[[], bytes],
) -> AsyncIterator[bytes]:
    """Stream a replay piece by piece, with a scheduler slot for each.

    Little of it is in memory at a time, and a slow reader delays nobody.
    """
    before, after = replay_envelope(replay)

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
            async with slow_work_slot(request, context):
                piece = await asyncio.to_thread(next_piece, texts)
    yield pack(after) + finish()


def _texts(frames: Iterator[Frame]) -> Iterator[bytes]:
    while text := b",".join(_batches(frames)):
        yield text


def _batches(frames: Iterator[Frame]) -> Iterator[bytes]:
    size = 0
    while size < _CHUNK_BYTES and (frame := next(frames, None)):
        text = msgspec.json.encode(frame)
        size += len(text)
        yield text
