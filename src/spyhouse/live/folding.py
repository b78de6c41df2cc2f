"""A table out of its log, away from the event loop; and what no log can give."""

import asyncio
import secrets
from collections.abc import Sequence

from spyhouse.table.apply import fold
from spyhouse.table.entry import Line
from spyhouse.table.table import Table


async def folded(code: str, lines: Sequence[Line]) -> Table:
    """In another thread: a long log takes its time, and so may what a game does to be ready."""

    def fold_and_warm() -> Table:
        table = fold(code, lines)
        table.warm()
        return table

    return await asyncio.to_thread(fold_and_warm)


def new_secret() -> str:
    """The secret half of a game's seed."""
    return secrets.token_hex(32)
