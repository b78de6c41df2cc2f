"""Finished games whose players agreed to have them studied, for `spyhouse dataset`."""

import asyncio
from collections.abc import AsyncIterator

from spyhouse.record.export import envelope
from spyhouse.record.transcript import unpack
from spyhouse.store.sql import SqlStore
from spyhouse.table.apply import fold


async def studied_games(store: SqlStore) -> AsyncIterator[bytes]:
    """Yield each game in the export format. Tables that cannot be loaded are skipped."""
    for code in await store.codes():
        lines = await store.read_log(code)
        try:
            table = await asyncio.to_thread(fold, code, lines)
        except Exception:
            continue
        for number in table.studied():
            transcript = await unpack(store.iter_transcript(code, number))
            if transcript is None:
                continue
            before, after = envelope(transcript.head.game)
            moves = [move async for some in transcript.moves() for move in some]
            yield before + b",".join(moves) + after


def read_studied(database: str) -> list[bytes]:
    """Return all studied games of a database."""

    async def read() -> list[bytes]:
        store = await SqlStore.open(database)
        try:
            return [game async for game in studied_games(store)]
        finally:
            await store.close()

    return asyncio.run(read())
