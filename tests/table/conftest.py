from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.store import Store
from spyhouse.table.house import House, HouseClock
from spyhouse.table.rooms import Rooms
from tests.server.toy import PEBBLES
from tests.table.live import deliver


@pytest.fixture
async def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rooms]:
    monkeypatch.setitem(games._extra, "pebbles", PEBBLES)
    store = await Store.open(f"sqlite:///{tmp_path / 'house.db'}")
    with ThreadPoolExecutor(1) as thinkers:
        rooms = Rooms(House(store, HouseClock(0), deliver, thinkers, bot_pace=0))
        yield rooms
        await rooms.close()
    await store.close()
