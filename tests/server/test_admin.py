"""Moderation: refused clients, and removal of tables and visitors by the operator."""

from pathlib import Path

import httpx
import pytest
import websockets

from spyhouse.cli import main
from tests.server.live_server import HouseUp, house_up


def admin(house: HouseUp, *arguments: str) -> int:
    return main(["admin", *arguments, "--house", f"http://{house.address}"])


def test_tables_are_listed_with_names_and_deleted(house: HouseUp, capsys: pytest.CaptureFixture[str]) -> None:
    code = house.open().code
    assert admin(house, "tables") == 0
    listed = capsys.readouterr().out
    assert code in listed
    assert "pebbles, lobby: Ida" in listed
    assert admin(house, "delete", code.lower()) == 0
    assert house.http.get(f"/api/tables/{code}").status_code == 404
    assert admin(house, "delete", code) == 2
    assert "no table" in capsys.readouterr().err
    assert admin(house, "delete") == 2


async def test_blocked_address_is_refused_until_the_block_ends(
    house: HouseUp, capsys: pytest.CaptureFixture[str]
) -> None:
    table = house.open()
    visitor = {"X-Forwarded-For": "192.0.2.9"}
    wire = await websockets.connect(
        f"ws://{house.address}/ws/{table.code}", additional_headers=visitor, proxy=None
    )
    assert house.http.get("/api/house", headers=visitor).status_code == 200
    assert admin(house, "block", "192.0.2.9", "--minutes", "5") == 0
    assert house.http.get("/api/house", headers=visitor).status_code == 429
    assert "too-often" in str(await wire.recv())
    with pytest.raises(websockets.ConnectionClosed):
        await wire.recv()
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            f"ws://{house.address}/ws/{table.code}", additional_headers=visitor, proxy=None
        )
    assert house.http.get("/api/house").status_code == 200
    assert admin(house, "refusals") == 0
    assert "192.0.2.9" in capsys.readouterr().out
    assert admin(house, "unblock", "192.0.2.9") == 0
    assert house.http.get("/api/house", headers=visitor).status_code == 200


def test_admin_endpoints_need_the_operator(
    tmp_path: Path, pebbles: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with house_up(tmp_path, metrics_token="sesame") as house:
        for method, path in (
            ("GET", "refusals"),
            ("GET", "tables"),
            ("DELETE", "tables/KITE"),
            ("DELETE", "blocked/x"),
        ):
            assert house.http.request(method, f"/admin/{path}").status_code == 401
        answer = httpx.post(f"http://{house.address}/admin/blocked", json={"address": "192.0.2.9"})
        assert answer.status_code == 401
        assert admin(house, "tables") == 2
        monkeypatch.setenv("SPYHOUSE_METRICS_TOKEN", "sesame")
        assert admin(house, "tables") == 0
    with house_up(tmp_path) as house:
        assert house.http.get("/admin/tables").status_code == 200
        for header in ({"Sec-Fetch-Site": "cross-site"}, {"X-Forwarded-For": "192.0.2.9"}):
            assert house.http.get("/admin/tables", headers=header).status_code == 403
