"""The OpenAPI description: every allowed request gets a described answer, and every answer occurs."""

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
from tests.server.live_server import HouseUp, house_up

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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseUp]:
    folder = tmp_path_factory.mktemp("house")
    with house_up(folder, scenes_per_minute=0, push="mailto:host@example.org") as house:
        yield house


def described(house: HouseUp) -> dict[tuple[str, str], set[int]]:
    """Return the described statuses of each operation."""
    paths = house.http.get("/schema/openapi.json").json()["paths"]
    return {
        (method.upper(), path): {int(status) for status in operation["responses"]}
        for path, operations in paths.items()
        for method, operation in operations.items()
    }


def test_every_request_gets_a_described_answer(house: HouseUp) -> None:
    schema = schemathesis.openapi.from_url(f"http://{house.address}/schema/openapi.json")
    known = described(house)
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
    house: HouseUp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[tuple[str, str], set[int]] = {operation: set() for operation in described(house)}

    def ask(at: HouseUp, method: str, template: str, path: str = "", **more: Any) -> httpx.Response:
        answer = at.http.request(method, path or template, **more)
        seen[method, template].add(answer.status_code)
        return answer

    def everywhere(at: HouseUp, **more: Any) -> None:
        for method, template in seen:
            path = template.format(code="KITE", number=1, name="spyfall", id="0", key="x", file="x")
            ask(at, method, template, path, **more)

    everywhere(house, headers={"Host": "rebound.example"})
    with house_up(tmp_path, requests_per_minute=1) as busy:
        busy.http.get("/api/house")
        everywhere(busy, headers=JSON)
    posts = [template for method, template in seen if method == "POST"]
    for template in posts:
        path = template.format(code="KITE", name="spyfall")
        ask(house, "POST", template, path, content=b"{}", headers={"Content-Type": "text/plain"})
        ask(house, "POST", template, path, content=b"{}" + b" " * TOO_LONG, headers=JSON)
        ask(house, "POST", template, path, content=b"[", headers=JSON)

    table = ask(house, "POST", "/api/tables", json={"game": "spyguy", **IDA}).json()
    for body in ({"game": "chess", **IDA}, {"game": "spyguy", "name": "\u200b", "face": "fox"}):
        ask(house, "POST", "/api/tables", json=body)
    over, key = a_finished_game(house)
    one, people = "/api/tables/{code}", "/api/tables/{code}/people"
    export, replay = "/api/tables/{code}/export", "/api/tables/{code}/games/{number}/replay"
    for code in (table["code"], "ZZZZ", "no.code"):
        ask(house, "GET", one, f"/api/tables/{code}")
        ask(house, "POST", people, f"/api/tables/{code}/people", json=IDA)
        ask(house, "DELETE", one, f"/api/tables/{code}")
        ask(house, "GET", export, f"/api/tables/{code}/export")
        ask(house, "GET", replay, f"/api/tables/{code}/games/1/replay")
    ask(house, "POST", people, f"/api/tables/{table['code']}/people", json={"name": "\u200b", "face": "fox"})
    game = ask(house, "GET", export, f"/api/tables/{over}/export", params={"key": key}).json()
    for params in ({"key": key}, {"key": "wrong"}):
        ask(house, "GET", export, f"/api/tables/{over}/export", params=params)
        ask(house, "GET", replay, f"/api/tables/{over}/games/1/replay", params=params)
    for file in (game, {**game, "game": "chess"}):
        ask(house, "POST", "/api/replay", json=file)
    ask(house, "POST", "/api/import", content=A_TABLE, headers=JSON)
    mine = {"Authorization": f"Bearer {table['token']}"}
    notices, notice = "/api/tables/{code}/notices", "/api/tables/{code}/notices/{id}"
    for code in (table["code"], over, "ZZZZ"):
        ask(house, "POST", notices, f"/api/tables/{code}/notices", json=SUBSCRIPTION, headers=mine)
        ask(house, "DELETE", notice, f"/api/tables/{code}/notices/{'0' * 32}", headers=mine)
    ask(house, "DELETE", notice, f"/api/tables/{table['code']}/notices/x", headers=mine)
    ask(house, "DELETE", one, f"/api/tables/{table['code']}", headers=mine)

    pack = house.http.get("/api/games/spyfall/pack").json()
    view = msgspec.to_builtins(games.find("spyfall").new(3, "seed").view(0))
    id = ask(house, "POST", "/api/games/{name}/packs", "/api/games/spyfall/packs", json=pack).json()["id"]
    own = tmp_path / "box" / "spyfall" / "own.toml"
    own.parent.mkdir(parents=True)
    own.touch()
    monkeypatch.setattr(overrides, "_folder", tmp_path / "box")
    for name in ("spyguy", "spyfall", "chess", "No.Name"):
        ask(house, "GET", "/api/games/{name}/files/{file}", f"/api/games/{name}/files/own.toml")
        for what in ("schema", "rules", "tutorial", "pack", "words"):
            ask(house, "GET", "/api/games/{name}/" + what, f"/api/games/{name}/{what}")
        for kept in (id, "none"):
            ask(house, "GET", "/api/games/{name}/packs/{id}", f"/api/games/{name}/packs/{kept}")
        for scene in ("day.harbour.day.none.large", "x"):
            ask(house, "GET", "/api/games/{name}/scenes/{key}", f"/api/games/{name}/scenes/{scene}")
        ask(house, "POST", "/api/games/{name}/packs", f"/api/games/{name}/packs", json=pack)
        told = "/api/games/{name}/described"
        ask(house, "POST", told, f"/api/games/{name}/described", json={"view": view})
        measured = "/api/games/{name}/leaks"
        ask(house, "POST", measured, f"/api/games/{name}/leaks", json={"view": view})
    printed = ("GET", "/api/games/{name}/printed", "/api/games/spyclub/printed")
    for keys in ({"keys": "2018.3A", "table": a_campaign(house)}, {"keys": "2018.3A", "table": over}, {}):
        ask(house, *printed, params=keys)
    for path in ("/api/house", "/api/games"):
        ask(house, "GET", path)
    ask(house, "GET", "/api/games", params={"lang": "no language"})

    async def away(*_: object) -> None:
        raise StoreFailed("The database does not answer.")

    for question in ("table_exists", "append", "count_tables", "read_log"):
        monkeypatch.setattr(SqlStore, question, away)
    ask(house, "POST", "/api/tables", json={"game": "spyfall", **IDA})
    ask(house, "POST", "/api/import", content=A_TABLE, headers=JSON)
    ask(house, "GET", one, "/api/tables/KITE")
    ask(house, "DELETE", one, "/api/tables/KITE")
    ask(house, "POST", people, "/api/tables/KITE/people", json=IDA)
    ask(house, "GET", export, "/api/tables/KITE/export")
    ask(house, "GET", replay, "/api/tables/KITE/games/1/replay")
    ask(house, *printed, params={"keys": "2018.3A", "table": "KITE"})
    ask(house, "POST", notices, "/api/tables/KITE/notices", json=SUBSCRIPTION)
    ask(house, "DELETE", notice, f"/api/tables/KITE/notices/{'0' * 32}")

    for operation, statuses in described(house).items():
        assert seen[operation] == statuses, operation


def a_finished_game(house: HouseUp) -> tuple[str, str]:
    """Return the code of a table with a finished game, and its key."""
    import asyncio

    async def play() -> tuple[str, str]:
        table = house.http.post("/api/tables", json={"game": "spyfall", **IDA}).json()
        async with house.guest(table["code"], table["token"]) as ida:
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


def a_campaign(house: HouseUp) -> str:
    """Return the code of a campaign table in which card 3 has been read."""
    import asyncio

    record = msgspec.json.decode((FORMAT_1 / "campaign.record.json").read_bytes())

    async def start() -> str:
        new = {"game": "spyclub", "options": {"campaign": record}, **IDA}
        table = house.http.post("/api/tables", json=new).json()
        async with house.guest(table["code"], table["token"]) as ida:
            for seat in range(3):
                await ida.do("SeatBot", seat=seat, level="easy")
            await ida.do("Start")
        return str(table["code"])

    return asyncio.run(start())
