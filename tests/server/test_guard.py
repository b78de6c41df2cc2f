"""Access to a private server by password or proxy header."""

from pathlib import Path

import httpx
import pytest
import websockets

from spyhouse.server.guard import read_form
from tests.server.live_server import running_server


async def test_private_server_needs_the_password(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, password="melon & plum") as server:
        asked = server.http.get("/KITE")
        assert asked.status_code == 401
        assert 'name="to" value="/KITE"' in asked.text
        assert server.http.get("/api/games").json()["code"] == "private-house"
        assert server.http.get("/assets/x.js").status_code == 401
        assert server.http.get("/healthz?detail=1").status_code == 200
        for near in ("/enterprise", "/healthz/KITE", "/metrics.js"):
            assert server.http.get(near).status_code == 401
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"ws://{server.address}/ws/KITE", proxy=None)
        wrong = server.http.post("/enter", data={"password": "lemon", "to": "/KITE"})
        assert (wrong.status_code, "not the password" in wrong.text) == (401, True)

        right = server.http.post("/enter", data={"password": "melon & plum", "to": "/KITE"})
        assert (right.status_code, right.headers["location"]) == (303, "/KITE")
        cookie = right.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "melon" not in cookie
        table = server.open()  # httpx keeps the cookie
        one = {"Cookie": cookie.partition(";")[0]}
        async with websockets.connect(
            f"ws://{server.address}/ws/{table.code}", additional_headers=one, proxy=None
        ) as wire:
            await wire.send('{"type":"Hello"}')
            assert "Welcome" in str(await wire.recv())
    with running_server(tmp_path, password="another") as server:
        assert server.http.get("/api/games", headers=one).status_code == 401


def test_password_tries_are_limited(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, password="plum") as server:
        tries = [server.http.post("/enter", data={"password": str(n)}).status_code for n in range(12)]
        assert tries == [401] * 10 + [429] * 2
        assert server.http.post("/enter", data={"password": "plum"}).status_code == 429


def test_only_trusted_proxies_set_the_client_address(tmp_path: Path, pebbles: None) -> None:
    ada = {"Remote-User": "ada"}
    with running_server(tmp_path, identity_header="Remote-User") as server:
        assert server.http.get("/api/games").status_code == 401
        assert server.http.get("/api/games", headers=ada).status_code == 200
        assert "password" not in server.http.get("/").text
    with running_server(tmp_path, identity_header="Remote-User", proxies=("10.0.0.1",)) as server:
        assert server.http.get("/api/games", headers=ada).status_code == 401


@pytest.mark.parametrize("to", ["https://evil.example", "//evil.example", "/\\evil.example", "", "/a\r\nb"])
def test_password_page_redirects_only_locally(to: str) -> None:
    body = str(httpx.QueryParams({"password": "x", "to": to})).encode()
    assert read_form(body) == ("x", "/")
