"""Hints over WebSocket."""

import dataclasses
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.kernel import TableConfig
from tests.server.live_server import Guest, running_server
from tests.server.toy_game import PEBBLES


async def ask(guest: Guest) -> str:
    await guest.send({"type": "Hint", "id": "h", "seat": 0})
    while (said := await guest.hear()).get("id") != "h":
        pass
    return str(said.get("reason") or said["move"])


async def test_hints_are_limited_per_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        games._extra, "pebbles", dataclasses.replace(PEBBLES, table=TableConfig(hints="taker"))
    )
    with running_server(tmp_path, hints_per_minute=2) as server:
        table = server.open(pebbles=50)
        async with server.guest(table.code, table.token) as ida:
            for seat in (0, 1):
                await ida.do("Sit", seat=seat)
            assert "isn\u2019t running" in await ask(ida)
            await ida.do("Start")
            assert await ask(ida) == "{'type': 'Take', 'pebbles': 1}"
            assert "a lot of hints" in await ask(ida)
