"""Write budgets: more than normal play can use."""

from typing import Any

import pytest

from spyhouse.live.budgets import WriteBudgets
from spyhouse.live.rooms import RoomRegistry
from spyhouse.table.commands.talk import Say
from spyhouse.table.messages import Request
from tests.live.live_tables import RecordingListener, opened


async def said(
    rooms: RoomRegistry, budgets: WriteBudgets, times: int, length: int = 10
) -> list[dict[str, Any]]:
    """Return the answers to this many chat lines of one person."""
    rooms.services.budgets = budgets
    room, ida = await opened(rooms), RecordingListener("p1")
    for number in range(times):
        room.request(ida, Request(f"c{number}", Say("x" * length)))
    await room.wait_until_idle()
    return [message for message in ida.heard if message["type"] in ("Done", "No")]


@pytest.mark.parametrize(
    ("budgets", "reason"),
    [
        (WriteBudgets(entries_per_minute=12), "Too much is happening here"),
        (WriteBudgets(bytes_per_minute=700), "Too much is happening here"),
        (WriteBudgets(bytes_per_hour=700), "in a short time"),
        (WriteBudgets(in_all=1400), "log is full"),
    ],
    ids=["entries", "bytes", "an address", "in all"],
)
async def test_exceeded_budget_is_refused_with_a_code(
    rooms: RoomRegistry, budgets: WriteBudgets, reason: str
) -> None:
    answers = await said(rooms, budgets, 10, length=150)
    done = [answer for answer in answers if answer["type"] == "Done"]
    refused = [answer for answer in answers if answer["type"] == "No"]
    assert 1 <= len(done) <= 5
    assert len(done) + len(refused) == 10
    assert all(reason in answer["reason"] and answer["again"] for answer in refused)
    assert rooms.services.refusal_counts["TooMuch"] == len(refused)


async def test_log_size_is_known_after_loading(rooms: RoomRegistry) -> None:
    await said(rooms, WriteBudgets(), 3)
    (code, room), *_ = rooms.awake.items()
    lines = await rooms.services.store.read_log(code)
    assert room.log_bytes == sum(len(line.body) for line in lines)
    rooms.awake.clear()
    assert (await rooms.get(code)).log_bytes == sum(len(line.body) for line in lines)
