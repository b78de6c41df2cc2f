"""Loading a table from its log in a worker thread, and generating new secrets."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from spyhouse.table.apply import fold
from spyhouse.table.entry import Entry, LogRow
from spyhouse.table.table import Table

if TYPE_CHECKING:
    from spyhouse.live.room import Room


async def fold_in_thread(code: str, lines: Sequence[LogRow]) -> Table:
    """Build a table from its log in a worker thread, and render its scene."""

    def fold_and_warm() -> Table:
        table = fold(code, lines)
        table.warm()
        return table

    return await asyncio.to_thread(fold_and_warm)


async def warm_and_store(
    room: "Room", entries: Sequence[Entry], lines: Sequence[LogRow], address: str
) -> None:
    """Render the new game's scene before storing the deal, so that nobody waits for it in play."""
    if played := entries[0].prepared:
        async with room.services.scheduler.slot(address, urgent=True):
            await asyncio.to_thread(room.table.warm, played.state)
    await room.services.store.append(room.table.code, *lines)


def new_secret() -> str:
    """Return the secret half of a game's seed."""
    return secrets.token_hex(32)
