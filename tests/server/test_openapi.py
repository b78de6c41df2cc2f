"""The OpenAPI description: every allowed request gets a described answer, and every answer occurs."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from spyhouse import games
from spyhouse.api.tables import MAX_BYTES
from spyhouse.kernel import overrides
from spyhouse.store import StoreFailed
from spyhouse.store.sql import SqlStore
from tests.golden.golden_files import FORMAT_1
from tests.server.live_server import Opened, RunningServer, running_server

JSON = {"Content-Type": "application/json"}
IDA = {"name": "Ida", "face": "fox"}
SUBSCRIPTION = {
    "endpoint": "https://push.example.net/x",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""A subscription with the keys of RFC 8291's example."""
A_TABLE = (
    b'{"table": 1, "code": "KITE", "entries": ['
    b'{"at": 0, "do": {"type": "Opened", "game": "spyfall", "version": 0, "options": {}, "secret": "x"}},'
    b'{"at": 0, "do": {"type": "Joined", "person": "p1", "name": "Ida", "face": "fox", "token_hash": ""}}]}'
)
TOO_LONG = MAX_BYTES
"""Maximum body size, also for the endpoint with the longest ones."""
EXAMPLES = 4
HANDS = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    with running_server(folder, scenes_per_minute=0, push="mailto:host@example.org") as server:
        yield server


def described(server: RunningServer) -> dict[tuple[str, str], set[int]]:
    """Return the described statuses of each operation."""
    paths = server.http.get("/schema/openapi.json").json()["paths"]
    return {
        (method.upper(), path): {int(status) for status in operation["responses"]}
        for path, operations in paths.items()
        for method, operation in operations.items()
    }


def test_every_request_gets_a_described_answer(server: RunningServer) -> None:
    schema = schemathesis.openapi.from_url(f"http://{server.address}/schema/openapi.json")
    known = described(server)
    for found in schema.get_all_operations():
        operation: Any = cast(Any, found).ok()
        send(operation, known[operation.method.upper(), operation.path])


def send(operation: Any, statuses: set[int]) -> None:
    @HANDS
    @given(case=operation.as_strategy())
    def every(case: Any) -> None:
        answer = case.call()
        assert answer.status_code < 500, (case.as_curl_command(), answer.text)
        assert answer.status_code in statuses, (case.as_curl_command(), answer.text)

    every()


def test_every_described_answer_occurs(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[tuple[str, str], set[int]] = {operation: set() for operation in described(server)}

    def ask(at: RunningServer, method: str, template: str, path: str = "", **more: Any) -> httpx.Response:
        answer = at.http.request(method, path or template, **more)
        seen[method, template].add(answer.status_code)
        return answer

    def everywhere(at: RunningServer, **more: Any) -> None:
        for method, template in seen:
            path = template.format(code="KITE", number=1, name="spyfall", id="0", key="x", file="x")
            ask(at, method, template, path, **more)

    everywhere(server, headers={"Host": "rebound.example"})
    with running_server(tmp_path, requests_per_minute=1) as busy:
        busy.http.get("/api/house")
        everywhere(busy, headers=JSON)
    posts = [template for method, template in seen if method == "POST"]
    for template in posts:
        path = template.format(code="KITE", name="spyfall")
        ask(server, "POST", template, path, content=b"{}", headers={"Content-Type": "text/plain"})
        ask(server, "POST", template, path, content=b"{}" + b" " * TOO_LONG, headers=JSON)
        ask(server, "POST", template, path, content=b"[", headers=JSON)

    table = ask(server, "POST", "/api/tables", json={"game": "spyguy", **IDA}).json()
    for body in ({"game": "chess", **IDA}, {"game": "spyguy", "name": "\u200b", "face": "fox"}):
        ask(server, "POST", "/api/tables", json=body)
    over, key = a_finished_game(server)
    one, people = "/api/tables/{code}", "/api/tables/{code}/people"
    export, replay = "/api/tables/{code}/export", "/api/tables/{code}/games/{number}/replay"
    knocks = "/api/tables/{code}/knocks"

    async def knock() -> None:
        locked = Opened(server, **server.http.post("/api/tables", json={"game": "spyfall", **IDA}).json())
        async with server.guest(locked.code, locked.token) as host:
            await host.do("Lock", on=True)
            knocked = ask(server, "POST", knocks, f"/api/tables/{locked.code}/knocks", json=IDA).json()
            mine = {"Authorization": f"Bearer {knocked['token']}"}
            ask(server, "GET", knocks, f"/api/tables/{locked.code}/knocks", headers=mine)

    asyncio.run(knock())
    for code in (table["code"], "ZZZZ", "no.code"):
        ask(server, "POST", knocks, f"/api/tables/{code}/knocks", json=IDA)
        ask(server, "GET", knocks, f"/api/tables/{code}/knocks")
        ask(server, "GET", one, f"/api/tables/{code}")
        ask(server, "POST", people, f"/api/tables/{code}/people", json=IDA)
        ask(server, "DELETE", one, f"/api/tables/{code}")
        ask(server, "GET", export, f"/api/tables/{code}/export")
        ask(server, "GET", replay, f"/api/tables/{code}/games/1/replay")
    ask(server, "POST", people, f"/api/tables/{table['code']}/people", json={"name": "\u200b", "face": "fox"})
    game = ask(server, "GET", export, f"/api/tables/{over}/export", params={"key": key}).json()
    for params in ({"key": key}, {"key": "wrong"}):
        ask(server, "GET", export, f"/api/tables/{over}/export", params=params)
        ask(server, "GET", replay, f"/api/tables/{over}/games/1/replay", params=params)
    for file in (game, {**game, "game": "chess"}):
        ask(server, "POST", "/api/replay", json=file)
    ask(server, "POST", "/api/import", content=A_TABLE, headers=JSON)
    mine = {"Authorization": f"Bearer {table['token']}"}
    notices, notice = "/api/tables/{code}/notices", "/api/tables/{code}/notices/{id}"
    for code in (table["code"], over, "ZZZZ"):
        ask(server, "POST", notices, f"/api/tables/{code}/notices", json=SUBSCRIPTION, headers=mine)
        ask(server, "DELETE", notice, f"/api/tables/{code}/notices/{'0' * 32}", headers=mine)
    ask(server, "DELETE", notice, f"/api/tables/{table['code']}/notices/x", headers=mine)
    ask(server, "DELETE", one, f"/api/tables/{table['code']}", headers=mine)

    pack = server.http.get("/api/games/spyfall/pack").json()
    view = msgspec.to_builtins(games.find("spyfall").new(3, "seed").view(0))
    id = ask(server, "POST", "/api/games/{name}/packs", "/api/games/spyfall/packs", json=pack).json()["id"]
    own = tmp_path / "box" / "spyfall" / "own.toml"
    own.parent.mkdir(parents=True)
    own.touch()
    monkeypatch.setattr(overrides, "_folder", tmp_path / "box")
    for name in ("spyguy", "spyfall", "chess", "No.Name"):
        ask(server, "GET", "/api/games/{name}/files/{file}", f"/api/games/{name}/files/own.toml")
        for what in ("schema", "rules", "tutorial", "pack", "words"):
            ask(server, "GET", "/api/games/{name}/" + what, f"/api/games/{name}/{what}")
        for kept in (id, "none"):
            ask(server, "GET", "/api/games/{name}/packs/{id}", f"/api/games/{name}/packs/{kept}")
        for scene in ("day.harbour.day.none.large", "x"):
            ask(server, "GET", "/api/games/{name}/scenes/{key}", f"/api/games/{name}/scenes/{scene}")
        ask(server, "POST", "/api/games/{name}/packs", f"/api/games/{name}/packs", json=pack)
        told = "/api/games/{name}/described"
        ask(server, "POST", told, f"/api/games/{name}/described", json={"view": view})
        measured = "/api/games/{name}/leaks"
        ask(server, "POST", measured, f"/api/games/{name}/leaks", json={"view": view})
    printed = ("GET", "/api/games/{name}/printed", "/api/games/spyclub/printed")
    for keys in ({"keys": "2018.3A", "table": a_campaign(server)}, {"keys": "2018.3A", "table": over}, {}):
        ask(server, *printed, params=keys)
    for path in ("/api/house", "/api/games"):
        ask(server, "GET", path)
    ask(server, "GET", "/api/games", params={"lang": "no language"})

    async def away(*_: object) -> None:
        raise StoreFailed("The database does not answer.")

    for question in ("table_exists", "append", "count_tables", "read_log"):
        monkeypatch.setattr(SqlStore, question, away)
    ask(server, "POST", "/api/tables", json={"game": "spyfall", **IDA})
    ask(server, "POST", "/api/import", content=A_TABLE, headers=JSON)
    ask(server, "GET", one, "/api/tables/KITE")
    ask(server, "DELETE", one, "/api/tables/KITE")
    ask(server, "POST", people, "/api/tables/KITE/people", json=IDA)
    ask(server, "POST", knocks, "/api/tables/KITE/knocks", json=IDA)
    ask(server, "GET", export, "/api/tables/KITE/export")
    ask(server, "GET", replay, "/api/tables/KITE/games/1/replay")
    ask(server, *printed, params={"keys": "2018.3A", "table": "KITE"})
    ask(server, "POST", notices, "/api/tables/KITE/notices", json=SUBSCRIPTION)
    ask(server, "DELETE", notice, f"/api/tables/KITE/notices/{'0' * 32}")

    for operation, statuses in described(server).items():
        assert seen[operation] == statuses, operation


def a_finished_game(server: RunningServer) -> tuple[str, str]:
    """Return the code of a table with a finished game, and its key."""

    async def play() -> tuple[str, str]:
        table = server.http.post("/api/tables", json={"game": "spyfall", **IDA}).json()
        async with server.guest(table["code"], table["token"]) as ida:
            for seat in range(3):
                await ida.do("SeatBot", seat=seat, level="easy")
            await ida.do("Start")
            await ida.send(
                {"type": "Request", "id": "stop", "do": {"type": "HostPlay", "move": {"type": "Stop"}}}
            )
            while True:
                heard = (await ida.hear()).get("table") or {}
                if heard.get("phase") == "over":
                    return table["code"], heard["key"]

    return asyncio.run(play())


def a_campaign(server: RunningServer) -> str:
    """Return the code of a campaign table in which card 3 has been read."""
    record = msgspec.json.decode((FORMAT_1 / "campaign.record.json").read_bytes())

    async def start() -> str:
        new = {"game": "spyclub", "options": {"campaign": record}, **IDA}
        table = server.http.post("/api/tables", json=new).json()
        async with server.guest(table["code"], table["token"]) as ida:
            for seat in range(3):
                await ida.do("SeatBot", seat=seat, level="easy")
            await ida.do("Start")
        return str(table["code"])

    return asyncio.run(start())
