"""Equal answers of both API adapters: Litestar over HTTP, and the browser's router."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from spyhouse.api import ENDPOINTS
from spyhouse.api.endpoint import Endpoint
from spyhouse.browser.local_server import LocalServer
from spyhouse.browser.router import route_of
from tests.browser.disk import MemoryDisk
from tests.server.live_server import RunningServer, running_server

IDA = {"name": "Ida", "face": "fox"}
CODES = ("CODE", "code", "ZZZZ", "no.code", "KITE%0A")
GAMES = ("spyguy", "spyfall", "spyclub", "chess", "No.Name")
PEOPLE: tuple[Any, ...] = (
    IDA,
    {},
    {"name": "Ben"},
    {"name": "\u200b", "face": "owl"},
    {"name": "Ann", "face": "nobody"},
    {"name": 1, "face": "fox"},
    {**IDA, "x": 1},
    [],
)
TABLES: tuple[Any, ...] = (
    {"game": "chess", **IDA},
    {"game": "spyclub", **IDA, "options": []},
    {"game": "spyclub", **IDA, "options": {"edition": "x"}},
    {"game": "spyclub"},
    "x",
    {"game": "spyfall", "name": "a" * 100, "face": "fox"},
)
BODIES = (b"[", b"{}", b"[]", b"[" * 50_000, b'"\xff"', b'{\n"x":\n,}')
POSTED = (
    "/api/games/spyfall/packs",
    "/api/games/spyfall/leaks",
    "/api/games/spyclub/leaks",
    "/api/games/spyclub/described?lang=pl",
    "/api/games/spycatcher/described?lang=no+language",
    "/api/games/chess/described",
    "/api/tables/CODE/notices",
)
VIEWS: tuple[Any, ...] = (
    {"view": {}, "names": ["Ida"]},
    {"view": {}, "options": {}},
    {"view": {"phase": "x"}, "options": {"rounds": 0}},
    {"view": 1, "names": [1]},
)
PATHS = (
    "/api/tables/{code}",
    "/api/tables/{code}/knocks",
    "/api/tables/{code}/export",
    "/api/tables/{code}/export?number=0",
    "/api/tables/{code}/export?number=x&key=" + "k" * 65,
    "/api/tables/{code}/games/1/replay",
    "/api/tables/{code}/games/0/replay?seat=100",
    "/api/tables/{code}/games/x/replay",
    "/api/games/{game}/schema",
    "/api/games/{game}/words",
    "/api/games/{game}/words?lang=de",
    "/api/games/{game}/rules?lang=de",
    "/api/games/{game}/rules?lang=no+language",
    "/api/games/{game}/tutorial",
    "/api/games/{game}/pack?lang=pl",
    "/api/games/{game}/packs/none",
    "/api/games/{game}/files/own.toml",
    "/api/games/{game}/scenes/x?v=x",
    "/api/games/{game}/scenes/day.harbour.day.none.large",
    "/api/games/{game}/printed",
    "/api/games/{game}/printed?keys=2018.3A&lang=de&table={code}",
    "/api/games/{game}/printed?keys=2018.999A&table={code}",
    "/api/games",
    "/api/games?lang=pl",
    "/api/nothing",
    "/api/",
)


def examples() -> list[tuple[str, str, bytes]]:
    found = [
        ("GET", path.format(code=code, game=game), b"")
        for path in PATHS
        for code, game in zip(CODES, GAMES, strict=True)
    ]
    found += [("DELETE", f"/api/tables/{code}", b"") for code in CODES]
    found += [("DELETE", "/api/games", b""), ("POST", "/api/tables/CODE", b"{}")]
    found += [
        ("POST", f"/api/tables/{code}/{where}", json.dumps(body).encode())
        for where in ("people", "knocks")
        for code in CODES
        for body in PEOPLE
    ]
    found += [("POST", "/api/tables", json.dumps(body).encode()) for body in TABLES]
    found += [("POST", path, json.dumps(body).encode()) for path in POSTED for body in (*VIEWS, *PEOPLE)]
    found += [("DELETE", f"/api/tables/{code}/notices/{'n' * 22}", b"") for code in CODES]
    found += [
        ("POST", path, body)
        for path in ("/api/tables", "/api/replay", "/api/import", *POSTED)
        for body in BODIES
    ]
    return list(dict.fromkeys(found))


async def test_equal_answers(tmp_path: Path) -> None:
    local = await LocalServer.open(MemoryDisk())
    with running_server(tmp_path, scenes_per_minute=0, keep_days=0) as server:
        there = server.http.post("/api/tables", json={"game": "spyclub", **IDA}).json()["code"]
        body = json.dumps({"game": "spyclub", **IDA}).encode()
        here = json.loads((await local.request("POST", "/api/tables", {}, body)).body)["code"]
        different = {}
        for example in examples():
            by_server = over_http(server, there, *example)
            by_router = await through_router(local, here, *example)
            if by_server != by_router:
                different[(*example[:2], example[2][:60])] = (by_server, by_router)
    await local.close()
    assert not different, "\n".join(map(repr, list(different.items())[:20]))


def test_every_endpoint_has_an_example() -> None:
    asked = [(method, urlsplit(path).path) for method, path, _ in examples()]

    def matches(endpoint: Endpoint) -> bool:
        pattern = route_of(endpoint).pattern
        return any(method == endpoint.method and pattern.fullmatch(path) for method, path in asked)

    without = [endpoint.path for endpoint in ENDPOINTS if not matches(endpoint)]
    assert without == ["/house"]  # a device has no notices and nothing to download


def over_http(server: RunningServer, code: str, method: str, path: str, body: bytes) -> tuple[Any, ...]:
    headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"}
    answer = server.http.request(method, named(path, code), content=body, headers=headers)
    return compared(answer.status_code, answer.headers.get("content-type", ""), answer.content, code)


async def through_router(
    local: LocalServer, code: str, method: str, path: str, body: bytes
) -> tuple[Any, ...]:
    answer = await local.request(method, named(path, code), {}, body)
    return compared(answer.status, answer.headers["Content-Type"], answer.body, code)


def named(path: str, code: str) -> str:
    return path.replace("CODE", code).replace("/code", f"/{code.lower()}")


def compared(status: int, kind: str, body: bytes, code: str) -> tuple[Any, ...]:
    text = body.decode()
    # A code is a word, so a shop of a city or a headline may have it in its name.
    if not text.startswith('{"messages"') and '"districts"' not in text:
        text = text.replace(code, "CODE")
    shown = json.loads(text) if text else None
    if isinstance(shown, dict) and "token" in shown:
        shown = sorted(shown)  # differs for every newcomer
    return status, kind if body else "", shown


@pytest.mark.parametrize("header", ["Bearer ", ""])
async def test_host_deletes_a_table_by_token(header: str) -> None:
    local = await LocalServer.open(MemoryDisk())
    body = json.dumps({"game": "spyfall", **IDA}).encode()
    table = json.loads((await local.request("POST", "/api/tables", {}, body)).body)
    mine = {"authorization": f"{header}{table['token'] if header else ''}"}
    answer = await local.request("DELETE", f"/api/tables/{table['code']}", mine, b"")
    assert (answer.status, answer.body == b"") == ((204, True) if header else (403, False))
    await local.close()
