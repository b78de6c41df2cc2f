"""Hints from the strong bot, and the reasons of bots' moves."""

import asyncio
import dataclasses
import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from spyhouse import games
from spyhouse.kernel import Bot, Event, Move, TableConfig, View
from spyhouse.live.room import Room
from spyhouse.live.rooms import RoomRegistry
from spyhouse.record.verify import verify
from spyhouse.table.apply import fold
from spyhouse.table.commands.host import AllowHints, Pause
from spyhouse.table.commands.lobby import SeatBot, Sit, Start
from spyhouse.table.commands.play import Play
from spyhouse.table.messages import Hint
from tests.live.live_tables import RecordingListener, ask, opened, started
from tests.server.toy_game import PEBBLES, Take, Think, Took
from tests.table.table_builder import export


class Adviser(Bot):
    """A bot that repeats the last move and explains it; it counts private events too."""

    last = 1
    secrets = 0

    def observe(self, events: Sequence[Event], view: View) -> None:
        for event in events:
            if isinstance(event, Took):
                self.last = event.pebbles
            else:
                self.secrets += 1

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        self.why = f"The last to take took {self.last}; {self.secrets} thoughts."
        return Take(self.last)


@pytest.fixture(autouse=True)
def with_hints(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = dataclasses.replace(
        PEBBLES, table=TableConfig(hints="adviser"), bots={**PEBBLES.bots, "adviser": Adviser}
    )
    monkeypatch.setitem(games._extra, "pebbles", kind)


def speak_openly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        games._extra,
        "pebbles",
        dataclasses.replace(games.find("pebbles"), table=TableConfig(hints="adviser", shared_view=True)),
    )


def take(seat: int, pebbles: int) -> Play:
    return Play(seat, msgspec.Raw(msgspec.json.encode(Take(pebbles))))


async def hint(room: Room, ear: RecordingListener, seat: int = 0) -> dict[str, Any]:
    before = len(ear.raw)
    room.hints.ask(ear, Hint("h", seat), room.table)
    await ear.until(lambda: len(ear.raw) > before)
    return ear.heard[before]


async def reason_why_not(room: Room, ear: RecordingListener, seat: int = 0) -> str:
    answer = await hint(room, ear, seat)
    assert (answer["type"], answer["id"]) == ("No", "h")
    return str(answer["reason"])


# --- hints


async def test_hint_goes_to_the_asker_alone(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms, pebbles=9)
    await ask(room, ida, take(0, 2))
    watcher = RecordingListener()
    room.enter(watcher, 0)
    before = room.table.seq, len(watcher.raw)
    assert await hint(room, ida, 1) == {
        "type": "Hinted",
        "id": "h",
        "move": {"type": "Take", "pebbles": 2},
        "why": "The last to take took 2; 0 thoughts.",
    }
    assert (room.table.seq, len(watcher.raw)) == before, "nothing is stored, nobody else is told"


async def test_hint_bot_knows_only_what_the_seat_saw(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms, pebbles=9)
    think = msgspec.Raw(msgspec.json.encode(Think()))
    await ask(room, ida, Play(0, think))
    for _ in range(2):
        await ask(room, ida, Play(1, think))
    assert "1 thoughts" in (await hint(room, ida))["why"]
    await ask(room, ida, take(0, 1))
    assert "2 thoughts" in (await hint(room, ida, 1))["why"]


async def test_hint_is_cached_until_state_changes(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ida = await started(rooms)
    first = await hint(room, ida)
    monkeypatch.setattr(Adviser, "choose", None)
    assert await hint(room, ida) == first
    await ask(room, ida, take(0, 1))
    assert "Try again" in await reason_why_not(room, ida, 1)


async def test_one_hint_request_per_person(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    room.hints.ask(ida, Hint("first", 0), room.table)
    room.hints.ask(ida, Hint("second", 0), room.table)
    await ida.until(lambda: len(ida.raw) == 2)
    assert [(said["type"], said["id"]) for said in ida.heard] == [("No", "second"), ("Hinted", "first")]


async def test_hint_length_is_independent_of_the_move(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    await hint(room, ida)
    assert len(ida.raw[-1]) == 1024


async def test_refused_hint_has_a_reason(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await opened(rooms)
    await rooms.join(room.table.code, "Ben", "owl")
    ida, ben = RecordingListener("p1"), RecordingListener("p2")
    for ear, seat in ((ida, 0), (ben, 1)):
        room.enter(ear, 0)
        await ask(room, ear, Sit(seat))
    assert "isn\u2019t running" in await reason_why_not(room, ida)
    await ask(room, ida, Start())
    assert "not your move" in await reason_why_not(room, ben, 1)
    assert "your own chair" in await reason_why_not(room, ben, 0)
    assert "your own chair" in await reason_why_not(room, RecordingListener(), 0)
    await ask(room, ida, Pause())
    assert "isn\u2019t running" in await reason_why_not(room, ida)
    await ask(room, ida, AllowHints(on=False))
    assert "turned hints off" in await reason_why_not(room, ida)
    monkeypatch.setattr(room.table, "game", PEBBLES)
    assert "Pebbles has no hints" in await reason_why_not(room, ida)


async def test_everyone_sees_whether_hints_are_on(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    assert room.table.view().hints
    await ask(room, ida, AllowHints(on=False))
    assert not room.table.view().hints
    entries = await rooms.services.store.read_log(room.table.code)
    assert not fold(room.table.code, entries).view().hints


async def test_closed_room_cancels_hints(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    room.hints.ask(ida, Hint("h", 0), room.table)
    thinking = room.hints._thinking["p1"]
    room.close()
    await asyncio.wait([thinking])
    assert thinking.cancelled()


# --- reasons in the log


async def bot_plays(rooms: RoomRegistry) -> tuple[Room, RecordingListener]:
    room = await opened(rooms, pebbles=3)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), SeatBot(1, "adviser"), Start(), take(0, 1)):
        await ask(room, ida, command)
    await ida.until(lambda: ida.heard[-1].get("game", {}).get("to_act") == [0])
    return room, ida


async def test_open_game_stores_and_exports_bot_reasons(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_openly(monkeypatch)
    room, ida = await bot_plays(rooms)
    why = "The last to take took 1; 0 thoughts."
    assert ida.heard[-1]["happened"]["why"] == why
    await ask(room, ida, take(0, 1))
    entries = await rooms.services.store.read_log(room.table.code)
    later = RecordingListener()
    room.enter(later, 0)
    assert [each["why"] for each in later.heard[0]["missed"] if "why" in each] == [why]
    game = export(room.table.code, entries)
    assert [move.get("why") for move in json.loads(game)["moves"]] == [None, why, None]
    verify(game)


async def test_other_games_do_not_store_bot_reasons(rooms: RoomRegistry) -> None:
    room, ida = await bot_plays(rooms)
    assert "why" not in ida.heard[-1]["happened"]
    assert b"The last to take" not in b"".join(
        entry.body for entry in await rooms.services.store.read_log(room.table.code)
    )


async def test_a_log_from_before_bots_said_why_is_read_as_it_is(rooms: RoomRegistry) -> None:
    room, _ = await bot_plays(rooms)
    entries = await rooms.services.store.read_log(room.table.code)
    old = [replace(entry, body=entry.body.replace(b',"why":""', b"")) for entry in entries]
    assert old != entries
    assert fold(room.table.code, old).view() == room.table.view()
