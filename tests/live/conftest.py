"""Fixtures: rooms in memory with fast bots."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.services import ServerClock, Services
from spyhouse.store.sql import SqlStore
from tests.live.live_tables import deliver
from tests.server.toy_game import PEBBLES


@pytest.fixture
async def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RoomRegistry]:
    monkeypatch.setitem(games._extra, "pebbles", PEBBLES)
    store = await SqlStore.open(f"sqlite:///{tmp_path / 'house.db'}")
    with BotWorkers() as thinkers:
        rooms = RoomRegistry(Services(store, ServerClock(0), deliver, thinkers, bot_pace=0))
        yield rooms
        await rooms.close()
    await store.close()
