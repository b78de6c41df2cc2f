from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.live.rooms import Rooms
from spyhouse.live.services import HouseClock, Services
from spyhouse.live.thinkers import Thinkers
from spyhouse.store import Store
from tests.live.live import deliver
from tests.server.toy import PEBBLES


@pytest.fixture
async def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rooms]:
    monkeypatch.setitem(games._extra, "pebbles", PEBBLES)
    store = await Store.open(f"sqlite:///{tmp_path / 'house.db'}")
    with Thinkers() as thinkers:
        rooms = Rooms(Services(store, HouseClock(0), deliver, thinkers, bot_pace=0))
        yield rooms
        await rooms.close()
    await store.close()
