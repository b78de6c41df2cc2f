"""Loading a table from its log in a worker thread, and generating new secrets."""

import asyncio
import secrets
from collections.abc import Sequence

from spyhouse.live.services import Services
from spyhouse.table.apply import fold
from spyhouse.table.entry import Entry, LogRow
from spyhouse.table.table import Table


async def fold_in_thread(code: str, lines: Sequence[LogRow]) -> Table:
    """Build a table from its log in a worker thread, and render its scene."""

    def fold_and_warm() -> Table:
        table = fold(code, lines)
        table.warm()
        return table

    return await asyncio.to_thread(fold_and_warm)


async def warm_and_store(
    services: Services, table: Table, entries: Sequence[Entry], lines: Sequence[LogRow], address: str
) -> None:
    """Render the new game's scene before storing the deal, so that nobody waits for it in play."""
    if played := entries[0].prepared:
        async with services.scheduler.slot(address, urgent=True):
            await asyncio.to_thread(table.warm, played.state)
    await services.store.append(table.code, *lines)


def new_secret() -> str:
    """Return the secret half of a game's seed."""
    return secrets.token_hex(32)
