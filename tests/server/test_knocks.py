"""Asking the host of a locked table for admission."""

from pathlib import Path
from typing import Any

import httpx

from spyhouse.live import knocks
from spyhouse.live.knocks import MAX_WAITING
from tests.server.live_server import Guest, Opened, RunningServer, running_server

BEN = {"name": " Ben\u202e ", "face": "owl"}
DOT = {"name": "Dot", "face": "cat"}


def knock(table: Opened, person: dict[str, str]) -> httpx.Response:
    return table.server.http.post(f"/api/tables/{table.code}/knocks", json=person)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def answer(table: Opened, token: str) -> Any:
    asked = table.server.http.get(f"/api/tables/{table.code}/knocks", headers=bearer(token))
    return asked.json().get("answer") if asked.status_code == 200 else asked.status_code


def join(table: Opened, person: dict[str, str], token: str) -> httpx.Response:
    address = f"/api/tables/{table.code}/people"
    return table.server.http.post(address, json=person, headers=bearer(token))


async def answers(host: Guest, number: int, admit: bool) -> None:
    await host.send({"type": "AnswerKnock", "knock": number, "admit": admit})
    await host.drained()


async def test_host_admits_one_and_turns_another_away(server: RunningServer) -> None:
    table = server.open()
    async with server.guest(table.code, table.token) as ida:
        await ida.do("Lock", on=True)
        ben, dot = knock(table, BEN).json()["token"], knock(table, DOT).json()["token"]
        await ida.next("Knocks")
        waiting = [{"number": 1, "name": "Ben", "face": "owl"}, {"number": 2, "name": "Dot", "face": "cat"}]
        assert (await ida.next("Knocks"))["waiting"] == waiting
        assert [answer(table, token) for token in (ben, dot, "guessed")] == ["waiting", "waiting", 404]
        assert join(table, BEN, ben).json()["code"] == "table-locked"  # not answered yet

        async with server.guest(table.code, table.token) as tab:
            assert (await tab.next("Knocks"))["waiting"] == waiting
        await answers(ida, 1, admit=True)
        await answers(ida, 2, admit=False)
        await answers(ida, 2, admit=True)  # too late
        assert ida.heard[-2] == {"type": "Knocks", "waiting": []}
        assert [answer(table, token) for token in (ben, dot)] == ["in", "no"]
        assert join(table, DOT, dot).json()["code"] == "table-locked"

        joined = join(table, {"name": "Somebody else", "face": "fox"}, ben).json()
        assert (await ida.next("Update"))["happened"]["did"]["admitted"]
        async with server.guest(table.code, joined["token"]) as guest:
            people = guest.welcome["table"]["people"]
            assert [one["name"] for one in people] == ["Ida", "Ben"]  # the name that the host read
        assert join(table, BEN, ben).json()["code"] == "table-locked"  # once only
        assert answer(table, ben) == 404


async def test_only_the_host_hears_of_a_knock_and_answers_it(server: RunningServer) -> None:
    table = server.open()
    _, bens = table.join()
    async with (
        server.guest(table.code, table.token) as ida,
        server.guest(table.code, bens) as ben,
        server.guest(table.code) as watcher,
    ):
        await ida.do("Lock", on=True)
        before = server.http.get(f"/api/tables/{table.code}").json()
        token = knock(table, DOT).json()["token"]
        await ida.next("Knocks")
        for other in (ben, watcher):
            await other.send({"type": "AnswerKnock", "knock": 1, "admit": True})
            assert (await other.next("No"))["code"] == "only-the-host"
        assert answer(table, token) == "waiting"
        await answers(ida, 1, admit=False)
        assert server.http.get(f"/api/tables/{table.code}").json() == before
        for other in (ben, watcher):
            await other.drained()
            kinds = {message["type"] for message in other.heard}
            assert kinds <= {"Welcome", "Presence", "Update", "No", "Pong"}
            assert "Dot" not in "".join(other.texts)
        seen = [message["seq"] for message in ida.heard if message["type"] == "Update"][-1]
        assert (await ida.do("Say", text="who was that?"))["seq"] == seen + 1  # it was no entry of the log

        token = knock(table, DOT).json()["token"]
        await ida.do("HandOver", person="p2")
        assert (await ben.next("Knocks"))["waiting"][0]["name"] == "Dot"  # the new host answers
        await ben.do("Lock", on=False)
        assert answer(table, token) == "in"
        assert (await ben.next("Knocks"))["waiting"] == []


async def test_knocks_are_refused_limited_and_end(tmp_path: Path, pebbles: None, monkeypatch: Any) -> None:
    with running_server(tmp_path, people_per_address=MAX_WAITING + 4) as server:
        table = server.open()
        table.join()
        assert knock(table, BEN).json()["code"] == "not-locked"
        async with server.guest(table.code, table.token) as ida:
            await ida.do("Lock", on=True, watchers=False)
            for _ in range(MAX_WAITING - 1):
                assert knock(table, BEN).status_code == 201
            monkeypatch.setattr(knocks, "KNOCK_S", 0)
            ended = knock(table, DOT).json()["token"]
            while len((await ida.next("Knocks"))["waiting"]) < MAX_WAITING:
                pass
            assert len((await ida.next("Knocks"))["waiting"]) == MAX_WAITING - 1
            assert answer(table, ended) == 404
            monkeypatch.undo()
            assert knock(table, DOT).status_code == 201
            assert knock(table, DOT).json()["code"] == "knock-later"  # enough people are waiting
            assert knock(table, DOT).status_code == 429


async def test_nobody_knocks_while_the_host_is_away(server: RunningServer) -> None:
    table = server.open()
    table.join()
    async with server.guest(table.code, table.token) as ida:
        await ida.do("Lock", on=True)
        await ida.do("HandOver", person="p2")  # who is not connected
        assert knock(table, DOT).json()["code"] == "knock-later"
