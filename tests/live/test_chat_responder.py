"""Chat replies of bots: addressee, amount and information used."""

import random
from dataclasses import replace
from typing import Any

import pytest

from spyhouse import games
from spyhouse.kernel import ChatMessage, Phrase
from spyhouse.live.chat_responder import BURST, addressed_bot
from spyhouse.live.room import Room
from spyhouse.live.rooms import RoomRegistry
from spyhouse.table.commands.host import AllowChat
from spyhouse.table.commands.lobby import SeatBot, Sit, Start
from spyhouse.table.commands.server import BotSaid, Joined
from spyhouse.table.commands.talk import Say
from spyhouse.table.errors import Refused
from spyhouse.table.happened import as_seen_by
from tests.live.live_tables import RecordingListener, ask, opened
from tests.server.toy_game import PEBBLES, PebbleView
from tests.table.table_builder import ATable, everything

BOTS = [(1, "Rivet"), (2, "Ticker"), (3, "Ticker 2")]


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("Hello, Rivet!", 1),
        ("rivet?", 1),
        ("And you, Ticker 2?", 3),
        ("ticker, your turn", 2),
        ("What rivets me here?", None),
        ("Your turn, Ben.", None),
    ],
)
def test_bot_is_addressed_by_name(text: str, seat: int | None) -> None:
    assert addressed_bot(text, BOTS, alone=False, rng=random.Random(1)) == seat


def test_unnamed_line_addresses_bots_only_if_alone() -> None:
    rng = random.Random(1)
    seats = {seat for seat, _ in BOTS}
    assert {addressed_bot("Hello!", BOTS, True, rng) for _ in range(50)} == seats
    assert {addressed_bot("Well played, bots!", BOTS, False, rng) for _ in range(50)} == seats
    assert addressed_bot("Hello!", [], alone=True, rng=rng) is None


async def lobby_with_bots(rooms: RoomRegistry, bots: int = 1) -> tuple[Room, RecordingListener, list[str]]:
    room = await opened(rooms)
    ida = RecordingListener("p1")
    room.enter(ida, 0)
    await ask(room, ida, Sit(0))
    for seat in range(1, 1 + bots):
        await ask(room, ida, SeatBot(seat, "taker"))
    return room, ida, [chair.name for chair in room.table.seats.chairs[1 : 1 + bots]]


def said_by_bots(ear: RecordingListener) -> list[dict[str, Any]]:
    did = [message.get("happened", {}).get("did") or {} for message in ear.heard]
    return [one for one in did if one.get("type") == "BotSaid"]


async def quiet(room: Room) -> None:
    """Wait until no bot reply is pending."""
    task = room.bots._chat_responder._task
    if task:
        await task
    await room.wait_until_idle()


async def test_only_one_bot_replies(rooms: RoomRegistry) -> None:
    room, ida, names = await lobby_with_bots(rooms, bots=3)
    await ask(room, ida, Say(f"Good evening, {names[1]}!"))
    await ida.until(lambda: bool(said_by_bots(ida)))
    await quiet(room)
    [line] = said_by_bots(ida)
    assert (line["seat"], line["name"]) == (2, names[1])
    assert line["face"] == room.table.seats.chairs[2].face
    assert line["text"]["code"] == "chat-hello"


async def test_bots_ignore_chat_between_people(rooms: RoomRegistry) -> None:
    room, ida, [name] = await lobby_with_bots(rooms)
    await room.submit_and_wait(Joined("p2", "Ben", "owl", "hash"))
    ben = RecordingListener("p2")
    room.enter(ben, 0)
    await ask(room, ida, Say("Your turn, Ben."))
    await quiet(room)
    assert said_by_bots(ida) == []
    await ask(room, ben, Say(f"Is it, {name}?"))
    await ida.until(lambda: bool(said_by_bots(ida)))
    assert len(said_by_bots(ben)) == 1


async def test_bots_neither_flood_the_chat_nor_answer_each_other(rooms: RoomRegistry) -> None:
    room, ida, [name] = await lobby_with_bots(rooms)
    for _ in range(4 * BURST):
        await ask(room, ida, Say(f"{name}?"))
        await quiet(room)
    assert BURST <= len(said_by_bots(ida)) <= BURST + 1


async def test_bots_are_silent_while_chat_is_off(rooms: RoomRegistry) -> None:
    room, ida, [name] = await lobby_with_bots(rooms)
    room.services.bot_pace = 0.1
    await ask(room, ida, Say(f"Hello, {name}!"))
    await ask(room, ida, AllowChat(False))  # while the reply is pending
    await quiet(room)
    assert said_by_bots(ida) == []


async def test_a_bot_answers_from_what_a_watcher_sees(
    rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[ChatMessage] = []

    def chat(spoken: ChatMessage, rng: random.Random) -> Phrase | str:
        heard.append(spoken)
        return "Hm."

    talkative = replace(PEBBLES, table=replace(PEBBLES.table, chat=chat))
    monkeypatch.setitem(games._extra, "pebbles", talkative)
    room, ida, _ = await lobby_with_bots(rooms)
    await ask(room, ida, Say("Shall we?"))
    await quiet(room)
    await ask(room, ida, Start())
    await ask(room, ida, Say("Your word?"))
    await quiet(room)
    assert [line["text"] for line in said_by_bots(ida)] == ["Hm.", "Hm."]
    in_the_lobby, in_play = heard
    assert in_the_lobby.view is None
    assert isinstance(in_play.view, PebbleView)
    assert in_play.view.word == ""
    assert in_play.seat == 1


async def test_failing_chat_reply_is_dropped(rooms: RoomRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    def chat(spoken: ChatMessage, rng: random.Random) -> Phrase | str:
        raise RuntimeError

    failing = replace(PEBBLES, table=replace(PEBBLES.table, chat=chat))
    monkeypatch.setitem(games._extra, "pebbles", failing)
    room, ida, [name] = await lobby_with_bots(rooms)
    await ask(room, ida, Say(f"{name}!"))
    await quiet(room)
    assert said_by_bots(ida) == []
    assert (await ask(room, ida, Say("Never mind.")))["type"] == "Done"


def test_bot_said_needs_server_and_a_bot_seat() -> None:
    table = ATable().with_people("Ann", "Ben").started()
    with pytest.raises(Refused):
        table.does("ann", BotSaid(1, "I am Ben."))
    with pytest.raises(Refused):
        table.server(BotSaid(1, "I am Ben."))


def test_bot_chat_changes_no_state() -> None:
    table = ATable().with_people("Ann")
    table.does("ann", SeatBot(1, "easy"))
    before = table.table.view()
    said = table.server(BotSaid(1, Phrase("chat-hello", {"line": 0})))
    happened = as_seen_by(said, [])
    assert happened is not None
    assert happened.by == "bot"
    assert table.table.view() == before
    assert everything(table.folded()) == everything(table.table)
