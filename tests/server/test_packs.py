"""Packs: uploaded once, then referenced by id."""

import json
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spyhouse import games
from spyhouse.api import packs
from spyhouse.kernel import Game
from spyhouse.store import StoreFailed
from spyhouse.store.sql import SqlStore
from tests.server.live_server import Guest, RunningServer, running_server


def a_long_pack() -> dict[str, Any]:
    """Return a pack longer than a socket message."""
    packs = games.find("spyfall").packs
    assert packs
    pack: dict[str, Any] = json.loads(msgspec.json.encode(packs.default("en")))
    for place in pack["places"]:
        for role in place["roles"]:
            role["line"] = "-".join(["Nobody has ever seen you work."] * 4)
    assert len(json.dumps(pack)) > 32 * 1024
    return {**pack, "name": "A long one"}


def left_with(server: RunningServer) -> str:
    answer = server.http.post("/api/games/spyfall/packs", json=a_long_pack())
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def opened(server: RunningServer, **options: Any) -> tuple[int, dict[str, Any]]:
    body = {"game": "spyfall", "options": options, "name": "Ida", "face": "fox"}
    answer = server.http.post("/api/tables", json=body)
    return answer.status_code, answer.json()


def pack_of(said: dict[str, Any]) -> Any:
    return said["table"]["options"]["pack"]


async def sits_with_bots(ida: Guest) -> None:
    await ida.do("Sit", seat=0)
    for seat in (1, 2):
        await ida.do("SeatBot", seat=seat, level="easy")


async def test_pack_is_chosen_in_the_lobby_and_played(server: RunningServer) -> None:
    _, table = opened(server)
    async with server.guest(table["code"], table["token"]) as ida:
        await sits_with_bots(ida)
        # Both at once: a command that names a pack is resolved before the next one.
        await ida.send(request("1", {"type": "Configure", "options": {"pack": left_with(server)}}))
        await ida.send(request("2", {"type": "Start"}))
        assert (await ida.answer("2"))["type"] == "Done"
    async with server.guest(table["code"], table["token"]) as ida:
        assert pack_of(ida.welcome) == a_long_pack()
        assert ida.welcome["game"]["seats"]
    same = {"type": "Request", "id": "1", "do": {"type": "Configure", "options": {"pack": "gone"}}}
    async with server.guest(table["code"], table["token"]) as ida:
        await ida.send(same)
        assert (await ida.answer("1"))["type"] == "Done", "a resend is answered as before"


def request(id: str, do: dict[str, Any]) -> dict[str, Any]:
    return {"type": "Request", "id": id, "do": do}


async def test_table_opens_with_a_pack_id(server: RunningServer) -> None:
    status, table = opened(server, pack=left_with(server))
    assert status == 201
    async with server.guest(table["code"]) as watcher:
        assert pack_of(watcher.welcome) == a_long_pack()


async def test_unknown_pack_is_refused(server: RunningServer) -> None:
    assert opened(server, pack="0" * 32) == (
        409,
        {"detail": "There\u2019s no such pack.", "code": "no-such-pack"},
    )
    _, table = opened(server)
    async with server.guest(table["code"], table["token"]) as ida:
        no = await ida.ask("Configure", options={"pack": "0" * 32})
        assert (no["type"], no["reason"]) == ("No", "There\u2019s no such pack.")
        await ida.do("Configure", options={"rounds": 2})


async def test_pack_command_during_an_outage_is_retried(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = left_with(server)
    _, table = opened(server)

    async def away(*_: object) -> None:
        raise StoreFailed("house.db: disk I/O error. Look after its disk.")

    async with server.guest(table["code"], table["token"]) as ida:
        with monkeypatch.context() as trouble:
            trouble.setattr(SqlStore, "load_pack", away)
            no = await ida.ask("Configure", options={"pack": id})
            assert (no["type"], no["again"]) == ("No", True)
        await ida.do("Configure", options={"pack": id})


async def test_naming_a_pack_costs_as_much_as_sending_it(tmp_path: Path) -> None:
    with running_server(tmp_path, messages_per_s=0.1, messages_at_once=60) as server:
        id = left_with(server)
        _, table = opened(server)
        async with server.guest(table["code"], table["token"]) as ida:
            answers = [await ida.ask("Configure", options={"pack": id}) for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["Done"] * 3 + ["No"] * 2
            assert "too fast" in answers[-1]["reason"]
            await ida.do("Say", text="Then not.")


def test_pack_is_read_in_a_worker_thread(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []
    read = packs._read_pack

    def noticed(game: Game, body: bytes) -> msgspec.Struct:
        threads.append(threading.current_thread())
        return read(game, body)

    monkeypatch.setattr(packs, "_read_pack", noticed)
    left_with(server)
    assert threads
    assert server.thread not in threads


def test_packs_per_address_are_limited(tmp_path: Path) -> None:
    with running_server(tmp_path, packs_per_hour=2) as server:
        posts = [server.http.post("/api/games/spyfall/packs", json=[]).status_code for _ in range(3)]
        assert posts == [400, 400, 429]
