"""Rooms in memory: storing, broadcasting, unloading and loading, without a network."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from spyhouse.kernel import Bot, Event, Move, View
from spyhouse.live import rooms as rooms_module
from spyhouse.live import table_codes
from spyhouse.live.rooms import RoomRegistry, hash_token
from spyhouse.live.services import ServerClock
from spyhouse.store import Conflict, StoreFailed
from spyhouse.table.commands import host
from spyhouse.table.commands.host import ClaimHost, SetBotPace
from spyhouse.table.commands.lobby import Rename, SeatBot, Sit, Start
from spyhouse.table.commands.play import Play
from spyhouse.table.commands.server import Slept, Woke
from spyhouse.table.commands.talk import Say
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import decode_row
from spyhouse.table.messages import Request
from spyhouse.table.table import Table
from tests.live.live_tables import RecordingListener, ask, opened, started
from tests.server.toy_game import PEBBLES, Take, Took

TAKE = Play(0, msgspec.Raw(b'{"type":"Take","pebbles":1}'))


class Watching(Bot):
    """A bot that takes one pebble at a time and records its events."""

    told: list[Event]

    def observe(self, events: Sequence[Event], view: View) -> None:
        self.told = [*getattr(self, "told", []), *events]

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        return Take(1)


# --- acknowledged means durable


async def test_updates_are_sent_only_after_the_commit(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ida = await started(rooms)
    asked, go = asyncio.Event(), asyncio.Event()
    append = rooms.services.store.append

    async def slowly(table: str, *entries: LogRow) -> None:
        asked.set()
        await go.wait()
        await append(table, *entries)

    monkeypatch.setattr(rooms.services.store, "append", slowly)
    room.request(ida, Request("mine", TAKE))
    await asked.wait()
    late = RecordingListener()
    room.enter(late, 0)
    assert ida.kinds == late.kinds == []
    go.set()
    await room.wait_until_idle()
    assert ida.kinds == ["Update"]
    assert ida.heard[0]["answers"] == "mine"
    assert late.heard[0]["seq"] == ida.heard[0]["seq"]
    stored = await rooms.services.store.read_log(room.table.code)
    assert stored[-1].command == "mine"


async def test_failed_write_changes_nothing(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    room, ida = await started(rooms)
    watcher = RecordingListener()
    room.enter(watcher, 0)

    async def fail(table: str, *entries: LogRow) -> None:
        raise StoreFailed("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(rooms.services.store, "append", fail)
        answer = await ask(room, ida, TAKE)
    assert answer["type"] == "No"
    assert "try again" in answer["reason"]
    assert answer["again"]
    assert ida.kinds == ["No"]
    assert watcher.kinds == ["Welcome"], "nobody was shown what is not in the log"
    assert (await ask(room, ida, TAKE))["type"] == "Done"
    assert watcher.heard[-1]["game"]["seats"][0]["view"]["pebbles"] == 4


async def test_conflict_catches_up_and_retries(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    said = msgspec.json.encode(Say("from elsewhere"))
    await rooms.services.store.append(room.table.code, LogRow(room.table.seq + 1, 10_000, "p1", "x", said))
    assert (await ask(room, ida, TAKE))["type"] == "Done"
    assert ida.kinds == ["Update", "Update"]
    assert room.table.answered_seq("p1", "x") is not None
    assert room.table.seq == len(await rooms.services.store.read_log(room.table.code))


async def test_command_stored_despite_error_is_done(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, ida = await started(rooms)
    append = rooms.services.store.append

    async def lose_the_answer(table: str, *entries: LogRow) -> None:
        await append(table, *entries)
        raise Conflict("This very command is in the log.")

    monkeypatch.setattr(rooms.services.store, "append", lose_the_answer)
    assert (await ask(room, ida, TAKE))["type"] == "Done"
    assert ida.kinds == ["Update", "Done"]
    assert ida.heard[0]["game"]["seats"][0]["view"]["pebbles"] == 4


async def test_bug_in_a_command_harms_no_table(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    room, ida = await started(rooms)

    went_on = Table.record_applied

    def fail_once(self: Table, *args: Any) -> None:
        monkeypatch.setattr(Table, "record_applied", went_on)
        self.seats.people.clear()
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "record_applied", fail_once)
    assert (await ask(room, ida, TAKE))["type"] == "Done", "it is stored: that we stumbled is our own affair"
    assert ida.kinds == ["Welcome", "Done"]
    assert (await ask(room, ida, Play(1, TAKE.move)))["type"] == "Done"


# --- broadcasts


async def test_two_watchers_share_one_encoding(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    one, two = RecordingListener(), RecordingListener()
    room.enter(one, 0)
    room.enter(two, 0)
    await ask(room, ida, TAKE)
    assert one.raw[-1] is two.raw[-1]
    assert one.raw[-1] != ida.raw[-1]


async def test_listener_that_left_the_queue_is_not_admitted(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    hasty = RecordingListener()
    room.request(ida, Request("c", TAKE))
    room.enter(hasty, 0)
    room.leave(hasty)
    await room.wait_until_idle()
    assert hasty.raw == []
    assert room.audience.listeners == [ida]


async def test_host_role_can_be_claimed_only_from_absent_host(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await opened(rooms)
    await rooms.join(room.table.code, "Ben", "owl")
    ida, ben = RecordingListener("p1"), RecordingListener("p2")
    room.enter(ida, 0)
    room.enter(ben, 0)
    assert "The host is here" in (await ask(room, ben, ClaimHost()))["reason"]
    room.leave(ida)
    assert (await ask(room, ben, ClaimHost()))["type"] == "No"
    monkeypatch.setattr(host, "HOST_AWAY_S", 0)
    assert (await ask(room, ben, ClaimHost()))["type"] == "Done"
    assert room.table.seats.host == "p2"


# --- sleep


async def test_arrival_during_unload_wakes_the_table(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    room.leave(ida)
    room.unload(rooms._drop)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    await room.wait_until_idle()
    assert not room.table.asleep
    assert rooms.awake == {room.table.code: room}
    assert (await ask(room, ida, TAKE))["type"] == "Done"


async def test_unloaded_table_leaves_only_its_log(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms, seconds=60)
    code = room.table.code
    assert room in rooms.services.rooms_with_timer
    room.leave(ida)
    room.unload(rooms._drop)
    await room.wait_until_idle()
    assert rooms.awake == {}
    assert not rooms.services.rooms_with_timer
    assert decode_row((await rooms.services.store.read_log(code))[-1]).command == Slept()
    again = await rooms.get(code)
    assert again is not room
    assert again.table.asleep
    again.enter(RecordingListener("p1"), 0)
    await again.wait_until_idle()
    assert not again.table.asleep


async def test_concurrent_loads_share_one_room(rooms: RoomRegistry) -> None:
    room = await opened(rooms)
    rooms._drop(room)
    one, two = await asyncio.gather(rooms.get(room.table.code), rooms.get(room.table.code))
    assert one is two


async def test_clock_stops_at_last_heartbeat_after_crash(rooms: RoomRegistry) -> None:
    room, _ = await started(rooms, seconds=60)
    entries = await rooms.services.store.read_log(room.table.code)
    rooms.services.clock = ServerClock(entries[-1].at + 5_000)  # as on another server
    rooms.awake.clear()
    room.close()
    again = await rooms.get(room.table.code)
    assert again.table.asleep
    assert again.table.clock.time(10**9) == room.table.clock.time(entries[-1].at + 5_001)


# --- bots


async def test_bot_observes_each_visible_event_once(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PEBBLES.bots, "watching", Watching)
    room = await opened(rooms, pebbles=9)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), SeatBot(1, "watching"), Start()):
        await ask(room, ida, command)
    for turn in range(3):
        await ask(room, ida, TAKE)
        await ida.until(lambda: ida.heard[-1].get("game", {}).get("to_act") == [0])
        if turn == 1:
            room.bots.reset()  # as after loading: it reads the log again
    await room.wait_until_idle()
    bot = room.bots._players[1]._bot
    assert isinstance(bot, Watching)
    expected = [Took(seat=seat, pebbles=1) for _ in range(3) for seat in (0, 1)]
    assert bot.told == expected[:-1], "all but its own last move, which it hears when next asked"


async def test_bots_follow_the_hosts_pace(rooms: RoomRegistry) -> None:
    rooms.services.bot_pace = 1e9  # would be slow without the bots' pace
    room = await opened(rooms, pebbles=9)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), SeatBot(1, "taker"), SetBotPace("at once"), Start(), TAKE):
        await ask(room, ida, command)
    await ida.until(lambda: ida.heard[-1].get("game", {}).get("to_act") == [0])


async def test_bots_leave_the_games_pause_at_any_pace(rooms: RoomRegistry) -> None:
    rooms.services.bot_pace = 1
    room = await opened(rooms, pebbles=9)
    room.table.game = replace(PEBBLES, table=replace(PEBBLES.table, pause_ms=2_000))
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (Sit(0), SeatBot(1, "taker"), SetBotPace("at once"), Start()):
        await ask(room, ida, command)
    before = asyncio.get_running_loop().time()
    await ask(room, ida, TAKE)
    thinking = room.bots._players[1]._running
    assert isinstance(thinking, asyncio.Task)
    await thinking
    timer = room.bots._players[1]._running
    assert isinstance(timer, asyncio.TimerHandle)
    assert timer.when() - before > 1.9  # two seconds a line, to be read


async def test_bots_stop_while_nobody_watches(rooms: RoomRegistry) -> None:
    room = await opened(rooms, pebbles=1000)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    for command in (SeatBot(0, "taker"), SeatBot(1, "taker"), Start()):
        await ask(room, ida, command)
    room.leave(ida)
    room.bots.reset()
    room.bots.schedule(room)
    assert room.bots._players == {}


# --- codes, names, tokens


async def test_taken_code_is_replaced(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "new_code", lambda tables, attempt: "KITE" if attempt < 3 else "KIBOT")
    assert (await opened(rooms)).table.code == "KITE"
    assert (await opened(rooms)).table.code == "KIBOT"


async def test_codes_grow_with_tables_and_are_reused(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def noting(tables: int, attempt: int) -> str:
        asked.append(tables)
        return table_codes.new_code(tables, attempt) if tables else "KITE"

    monkeypatch.setattr(rooms_module, "new_code", noting)
    for _ in range(3):
        await opened(rooms)
    await rooms.delete("KITE", "")
    monkeypatch.setattr(rooms_module, "COUNT_EVERY_S", 0)
    await opened(rooms)
    assert asked == [0, 1, 2, 2]
    monkeypatch.setattr(rooms_module, "new_code", lambda tables, attempt: "KITE")
    assert (await opened(rooms)).table.code == "KITE"


@pytest.mark.parametrize(
    ("tables", "letters"), [(0, 4), (10, 4), (500, 5), (5_000, 6), (10_000, 7), (60_000, 7), (10**9, 9)]
)
def test_table_codes_resist_guessing(tables: int, letters: int) -> None:
    found = {table_codes.new_code(tables) for _ in range(300)}
    assert max(map(len, found)) in (letters, 5 if tables == 0 else letters)
    assert len(found) > (200 if tables < 500 else 295)
    assert all(re.fullmatch(table_codes.CODE, code) for code in found)
    assert {*"AEIOUY"} & {*found.pop()}


def test_first_codes_are_words() -> None:
    assert len(table_codes.words()) > 500
    assert {"KITE", "MOTH", "RIVER"} <= {*table_codes.words()}
    assert {table_codes.new_code(0) for _ in range(200)} <= {*table_codes.words()}


async def test_only_the_hash_of_a_token_is_stored(rooms: RoomRegistry) -> None:
    code, _, token = await rooms.open("pebbles", {}, "Ida", "fox")
    log = b"".join(entry.body for entry in await rooms.services.store.read_log(code))
    assert token.encode() not in log
    assert hash_token(token).encode() in log
    assert (await rooms.get(code)).table.seats.person_with(hash_token(token)) == "p1"


async def test_concurrent_joins_get_unique_ids(rooms: RoomRegistry) -> None:
    room = await opened(rooms)
    joined = await asyncio.gather(*(rooms.join(room.table.code, "Ben", "owl") for _ in range(5)))
    assert [person for person, _ in joined] == ["p2", "p3", "p4", "p5", "p6"]


def test_server_clock_never_goes_back() -> None:
    clock = ServerClock(1000)
    assert clock.start == 1001
    assert 1001 <= clock.now() <= clock.now()


async def test_names_are_sanitised_before_storing(rooms: RoomRegistry) -> None:
    room = await opened(rooms)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    await ask(room, ida, Rename("I\u202eda\n", "fox"))
    assert room.table.seats.people["p1"].name == "Ida"
    assert "\u202e".encode() not in (await rooms.services.store.read_log(room.table.code))[-1].body


async def test_clients_cannot_send_server_commands(rooms: RoomRegistry) -> None:
    room, ida = await started(rooms)
    room.request(ida, Request("s", Slept()))
    room.request(ida, Request("w", Woke()))
    await room.wait_until_idle()
    assert ida.kinds == ["No", "No"]
