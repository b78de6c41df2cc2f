"""Moderation: refused clients, and removal of tables and visitors by the operator."""

from pathlib import Path

import httpx
import pytest
import websockets

from spyhouse.cli import main
from tests.server.live_server import RunningServer, running_server


def admin(server: RunningServer, *arguments: str) -> int:
    return main(["admin", *arguments, "--house", f"http://{server.address}"])


def test_tables_are_listed_with_names_and_deleted(
    server: RunningServer, capsys: pytest.CaptureFixture[str]
) -> None:
    code = server.open().code
    assert admin(server, "tables") == 0
    listed = capsys.readouterr().out
    assert code in listed
    assert "pebbles, lobby: Ida" in listed
    assert admin(server, "delete", code.lower()) == 0
    assert server.http.get(f"/api/tables/{code}").status_code == 404
    assert admin(server, "delete", code) == 2
    assert "no table" in capsys.readouterr().err
    assert admin(server, "delete") == 2


async def test_blocked_address_is_refused_until_the_block_ends(
    server: RunningServer, capsys: pytest.CaptureFixture[str]
) -> None:
    table = server.open()
    visitor = {"X-Forwarded-For": "192.0.2.9"}
    wire = await websockets.connect(
        f"ws://{server.address}/ws/{table.code}", additional_headers=visitor, proxy=None
    )
    assert server.http.get("/api/house", headers=visitor).status_code == 200
    assert admin(server, "block", "192.0.2.9", "--minutes", "5") == 0
    assert server.http.get("/api/house", headers=visitor).status_code == 429
    assert "too-often" in str(await wire.recv())
    with pytest.raises(websockets.ConnectionClosed):
        await wire.recv()
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            f"ws://{server.address}/ws/{table.code}", additional_headers=visitor, proxy=None
        )
    assert server.http.get("/api/house").status_code == 200
    assert admin(server, "refusals") == 0
    assert "192.0.2.9" in capsys.readouterr().out
    assert admin(server, "unblock", "192.0.2.9") == 0
    assert server.http.get("/api/house", headers=visitor).status_code == 200


def test_admin_endpoints_need_the_operator(
    tmp_path: Path, pebbles: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_server(tmp_path, metrics_token="sesame") as server:
        for method, path in (
            ("GET", "refusals"),
            ("GET", "tables"),
            ("DELETE", "tables/KITE"),
            ("DELETE", "blocked/x"),
        ):
            assert server.http.request(method, f"/admin/{path}").status_code == 401
        answer = httpx.post(f"http://{server.address}/admin/blocked", json={"address": "192.0.2.9"})
        assert answer.status_code == 401
        assert admin(server, "tables") == 2
        monkeypatch.setenv("SPYHOUSE_METRICS_TOKEN", "sesame")
        assert admin(server, "tables") == 0
    with running_server(tmp_path) as server:
        assert server.http.get("/admin/tables").status_code == 200
        for header in ({"Sec-Fetch-Site": "cross-site"}, {"X-Forwarded-For": "192.0.2.9"}):
            assert server.http.get("/admin/tables", headers=header).status_code == 403
