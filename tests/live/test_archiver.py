"""Archiving of finished games, also after failures."""

import asyncio

import pytest

from spyhouse.live.archiver import TranscriptArchiver
from spyhouse.live.rooms import RoomRegistry
from spyhouse.record.transcript import TranscriptPlayer, unpack
from spyhouse.store import StoreFailed
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.play import Play
from tests.live.live_tables import ask, started
from tests.live.test_room import TAKE


async def kept(rooms: RoomRegistry) -> None:
    """Wait until all transcripts are written."""
    while writing := rooms.services.archiver._writing:
        await asyncio.wait(writing.values())


async def test_transcript_is_stored_when_the_game_ends(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms, pebbles=2)
    await ask(room, ida, TAKE)
    await kept(rooms)
    assert await rooms.services.store.transcript_numbers(room.table.code) == set()
    await ask(room, ida, Play(1, TAKE.move))
    assert room.table.phase == "over"
    await kept(rooms)
    game = await unpack(rooms.services.store.iter_transcript(room.table.code, 1))
    assert game
    eyes = TranscriptPlayer(game.head, 0)
    frames = [frame async for some in game.moments() for frame in eyes.frames(some)]
    assert [frame.view["pebbles"] for frame in frames] == [2, 1, 0]


async def test_transcript_is_stored_after_a_store_failure(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spyhouse.live.archiver._PAUSES_S", (0.0, 0.0))
    room, ida = await started(rooms, pebbles=1)
    log = rooms.services.store.read_log

    async def fail(*asked: object) -> None:
        monkeypatch.setattr(rooms.services.store, "read_log", log)
        raise StoreFailed("The disk is full.")

    monkeypatch.setattr(rooms.services.store, "read_log", fail)
    await ask(room, ida, TAKE)
    await kept(rooms)
    assert await rooms.services.store.transcript_numbers(room.table.code) == {1}


async def test_archiver_completes_transcripts_after_crash(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ida = await started(rooms, pebbles=1)
    with monkeypatch.context() as down:
        down.setattr(TranscriptArchiver, "archive", lambda *args: None)
        await ask(room, ida, TAKE)
        await ask(room, ida, Rematch())
    room.close()
    rooms._drop(room)
    assert (await rooms.get(room.table.code)).table.phase == "lobby"
    await kept(rooms)
    assert await rooms.services.store.transcript_numbers(room.table.code) == {1}
