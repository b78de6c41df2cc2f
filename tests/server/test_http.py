"""The HTTP side: opening, joining, looking, packs, exports, and how it says no."""

from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.server.house import HouseUp, house_up

IDA = {"game": "pebbles", "options": {}, "name": "Ida", "face": "fox"}


def test_a_table_is_opened_looked_at_and_joined(house: HouseUp) -> None:
    opened = house.http.post("/api/tables", json=IDA)
    assert opened.status_code == 201
    code = opened.json()["code"]
    assert opened.json()["person"] == "p1"
    assert len(opened.json()["token"]) == 22  # 128 bits
    ben = house.http.post(f"/api/tables/{code.lower()}/people", json={"name": " Ben\u202e ", "face": "owl"})
    assert ben.json()["person"] == "p2"
    assert house.http.get(f"/api/tables/{code}").json() == {
        "code": code,
        "game": "pebbles",
        "title": "Pebbles",
        "phase": "lobby",
        "summary": "5 pebbles",
        "names": ["Ida", "Ben"],
        "locked": False,
    }


@pytest.mark.parametrize(
    ("path", "body", "status", "detail"),
    [
        ("/api/tables", {**IDA, "game": "chess"}, 404, "There is no game called 'chess' here."),
        ("/api/tables", {**IDA, "options": {"pebbles": 0}}, 400, "These options do not fit Pebbles"),
        ("/api/tables", {**IDA, "name": ""}, 400, "length >= 1"),
        ("/api/tables", {**IDA, "name": "\u200b"}, 409, "There is nothing to read in that."),
        ("/api/tables", {**IDA, "face": "<b>"}, 400, "matching regex"),
        ("/api/tables", {**IDA, "more": 1}, 400, "unknown field `more`"),
        ("/api/tables", [], 400, "Expected `object`"),
        ("/api/tables/ZZZZ/people", {"name": "Ben", "face": "owl"}, 404, "There is no table ZZZZ."),
        ("/api/tables/no.code/people", {"name": "Ben", "face": "owl"}, 400, "matching regex"),
        ("/api/games/pebbles/packs", {}, 404, "Pebbles has no packs."),
        ("/api/games/spyfall/packs", {"places": "none"}, 400, "pack: places: expected array"),
    ],
)
def test_bad_requests_get_a_sentence(house: HouseUp, path: str, body: Any, status: int, detail: str) -> None:
    answer = house.http.post(path, json=body)
    assert (answer.status_code, list(answer.json())) == (status, ["detail"])
    assert detail in answer.json()["detail"]


def test_bodies_have_a_limit(house: HouseUp) -> None:
    answer = house.http.post("/api/tables", json={**IDA, "name": "x" * 70_000})
    assert answer.status_code == 413
    assert house.http.post("/api/tables", content=b"{").status_code == 400


def test_a_locked_or_unfinished_table(house: HouseUp) -> None:
    table = house.open()
    answer = house.http.get(f"/api/tables/{table.code}/export")
    assert answer.status_code in (400, 409)
    assert "detail" in answer.json()
    assert house.http.get("/api/tables/ZZZZ/export").status_code == 404


def test_tables_for_each_address_are_limited(tmp_path: Path, pebbles: None) -> None:
    with house_up(tmp_path, tables_per_hour=2) as house:
        assert [house.http.post("/api/tables", json=IDA).status_code for _ in range(3)] == [201, 201, 429]
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert house.http.post("/api/tables", json=IDA, headers=elsewhere).status_code == 201


async def test_nobody_can_try_every_code(tmp_path: Path, pebbles: None) -> None:
    with house_up(tmp_path, joins_per_minute=2) as house:
        table = house.open()
        tries = [house.http.get(f"/api/tables/{code}").status_code for code in ("BABA", "BABE", "BABI")]
        assert tries == [404, 404, 429]
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await house.guest("BABO").__aenter__()
        assert closed.value.rcvd
        assert closed.value.rcvd.reason.startswith("You look for tables too often.")
        async with house.guest(table.code):
            pass  # who knows a table that is awake may come in


def test_the_house_can_be_full(tmp_path: Path, pebbles: None) -> None:
    with house_up(tmp_path, live_tables=1) as house:
        table = house.open()
        answer = house.http.post("/api/tables", json=IDA)
        assert answer.status_code == 503
        assert "full" in answer.json()["detail"]
        assert house.http.get(f"/api/tables/{table.code}").status_code == 200


def test_games_rules_and_packs(house: HouseUp) -> None:
    games = {game["name"]: game for game in house.http.get("/api/games").json()}
    assert games["pebbles"]["bots"] == ["random", "taker", "stubborn", "broken"]
    assert (games["pebbles"]["least"], games["pebbles"]["most"]) == (2, 4)
    assert "PebbleOptions" in games["pebbles"]["options"]["$defs"]
    assert house.http.get("/api/games/pebbles/rules").json()[0]["id"] == "PB-1"
    default = house.http.get("/api/games/spyfall/pack")
    saved = house.http.post("/api/games/spyfall/packs", content=default.content)
    assert saved.status_code == 201
    again = house.http.post("/api/games/spyfall/packs", content=default.content)
    assert again.json() == saved.json()
    kept = house.http.get(f"/api/games/spyfall/packs/{saved.json()['id']}")
    assert kept.json() == default.json()
    assert house.http.get("/api/games/spyfall/packs/none").status_code == 404
    torn = house.http.post("/api/games/spyfall/packs", content=b'name = "Home"\n\n[[places]\n')
    assert (torn.status_code, "line 3" in torn.json()["detail"]) == (400, True)


def test_what_a_host_looks_at(house: HouseUp) -> None:
    assert house.http.get("/healthz").json() == {"status": "ok"}
    house.open()
    metrics = house.http.get("/metrics").text
    assert "spyhouse_tables_awake 1.0" in metrics
    schema = house.http.get("/schema/openapi.json").json()
    assert "/api/tables/{code}/people" in schema["paths"]


def test_every_answer_has_the_security_headers(house: HouseUp) -> None:
    for path in ("/", "/KITE", "/api/games", "/api/tables/ZZZZ", "/nothing/here"):
        headers = house.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
