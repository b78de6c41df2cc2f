"""Debriefs of bots after a round."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spyhouse.live.bot_workers import BotWorkers
from spyhouse.live.rooms import RoomRegistry
from spyhouse.live.services import ServerClock, Services
from spyhouse.store.sql import SqlStore
from spyhouse.table.commands.lobby import SeatBot, Start
from spyhouse.table.commands.server import BotTold
from spyhouse.table.errors import Refused
from spyhouse.table.happened import as_seen_by
from tests.live.live_tables import RecordingListener, ask, deliver
from tests.table.table_builder import ATable, everything

NOTE = {"type": "Note", "words": "I knew it."}


def test_debrief_is_broadcast_and_not_kept_in_memory() -> None:
    table = ATable().with_people("Ann", "Ben").started()
    before = table.sees("ann")
    told = table.server(BotTold(1, NOTE))
    for viewer in ("ann", "ben", ""):
        happened = as_seen_by(told, table.table.seats_of(viewer))
        assert happened is not None
        assert happened.by == "bot"
        assert json.loads(msgspec.json.encode(happened.did)) == {
            "type": "BotTold", "seat": 1, "note": NOTE,
        }  # fmt: skip
    assert table.sees("ann") == before
    assert everything(table.folded()) == everything(table.table)


def test_only_the_server_stores_debriefs() -> None:
    table = ATable().with_people("Ann", "Ben").started()
    with pytest.raises(Refused):
        table.does("ann", BotTold(1, NOTE))


def test_debrief_is_refused_in_the_lobby() -> None:
    with pytest.raises(Refused):
        ATable().with_people("Ann").server(BotTold(0, NOTE))


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[RoomRegistry]:
    store = await SqlStore.open(f"sqlite:///{tmp_path / 'house.db'}")
    with BotWorkers() as thinkers:
        rooms = RoomRegistry(Services(store, ServerClock(0), deliver, thinkers, bot_pace=0))
        yield rooms
        await rooms.close()
    await store.close()


async def test_debriefs_come_only_after_cards_are_shown(
    rooms: RoomRegistry,
) -> None:
    code, _, _ = await rooms.open("spyfall", {"rounds": 2}, "Ida", "fox")
    room = await rooms.get(code)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for seat in range(4):
        await ask(room, ida, SeatBot(seat, "strong"))
    await ask(room, ida, Start())

    def notes() -> list[tuple[int, int]]:
        return [(note["round"], note["seat"]) for note in debriefs(ida)]

    await ida.until(lambda: len(notes()) == 8)
    await room.wait_until_idle()
    assert sorted(notes()) == [(number, seat) for number in (1, 2) for seat in range(4)]
    shown = 0
    for message in ida.heard:
        happened = message.get("happened", {})
        shown += sum(event["type"] == "RoundEnded" for event in happened.get("events", ()))
        did = happened.get("did") or {}
        if did.get("type") == "BotTold":
            assert did["note"]["round"] <= shown


def debriefs(ear: RecordingListener) -> list[dict[str, Any]]:
    did = [message.get("happened", {}).get("did") or {} for message in ear.heard]
    return [one["note"] for one in did if one.get("type") == "BotTold"]
