"""Stored tables at chosen moments of games, to which a browser can reconnect."""

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from msgspec import structs

from spyhouse.store.sql import SqlStore
from spyhouse.table.entry import LogRow
from tests.golden.scripted_game import Evening


@dataclass
class Moment:
    code: str
    game: str
    log: list[LogRow]


def moments_of(
    game: str, options: Mapping[str, Any], come: Mapping[str, Callable[[Any], bool]]
) -> list[Moment]:
    """Return the stored moments of a game of three people, in order, and its end under the game's name."""
    # As the server of the browser tests deals.
    with mock.patch("spyhouse.table.seats.Seating.names_and_faces", return_value=()):
        evening = Evening(game, game, dict(options), people=3, bots=0).everyone_sits().starts()
        found = []
        for code, seen in come.items():
            while not seen(_view(evening)):
                evening.plays(1)
            found.append(Moment(code, game, [*evening.log]))
        return [*found, Moment(game.upper()[:9], game, evening.stops().log)]


def keep(folder: Path, moments: Iterable[Moment]) -> None:
    """Store new tables in the folder of a server, which may be running: all that happened is long ago."""
    with ThreadPoolExecutor(1) as beside:  # Playwright has this thread's loop
        beside.submit(lambda: asyncio.run(_keep(folder, moments))).result()


async def _keep(folder: Path, moments: Iterable[Moment]) -> None:
    store = await SqlStore.open(f"sqlite:///{folder}/house.db")
    for moment in moments:
        if await store.table_exists(moment.code):
            continue
        last = moment.log[-1].at
        await store.append(moment.code, *(structs.replace(row, at=row.at - last) for row in moment.log))
    await store.close()


_KEY = {"game": "", "seen": 1}


def coming_back(moments: Iterable[Moment]) -> str:
    """Return a script that stores the first person's tables in the browser."""
    known = {
        one.code: {"code": one.code, "game": one.game, "token": f"{one.game}/Ann", "seen": 1}
        for one in moments
    }
    return f"localStorage.setItem('spyhouse.tables', {json.dumps(json.dumps(known))})"


def _view(evening: Evening) -> Any:
    assert evening.table.phase == "playing", "it never came to that"
    assert evening.table.state
    return evening.table.state.view(0)
