"""Admission control: cheap requests stay cheap, and no address blocks the others."""

import asyncio
import logging
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from spyhouse.server import http_limits, logs, static
from spyhouse.server.admission import SLOTS, Slots
from spyhouse.server.probe import Probe
from spyhouse.store.sql import SqlStore
from tests.server.live_server import RunningServer, running_server

PAGE = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<head></head>")
    monkeypatch.setattr(static, "CLIENT", folder)
    return folder


def test_health_checks_are_shared(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = []
    check = SqlStore.check

    async def counted(self: SqlStore) -> None:
        checks.append(time.monotonic())
        await check(self)

    monkeypatch.setattr(SqlStore, "check", counted)
    began = time.monotonic()
    for _ in range(20):
        assert server.http.get("/healthz").json() == {"status": "ok"}
    assert len(checks) <= 1 + (time.monotonic() - began)


async def test_failed_health_check_answers_all_waiters() -> None:
    class Broken:
        asked = 0

        async def check(self) -> None:
            self.asked += 1
            await asyncio.sleep(0)
            raise OSError("disk on fire")

    store: Any = Broken()
    probe = Probe(store)
    assert await asyncio.gather(*(probe.trouble() for _ in range(9))) == ["disk on fire"] * 9
    assert store.asked == 1


def test_health_details_need_the_operator(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, metrics_token="tell me") as server:
        assert server.http.get("/healthz?detail=1").status_code == 401
        mine = server.http.get("/healthz?detail=1", headers={"Authorization": "Bearer tell me"})
        assert mine.json() == {"status": "ok", "store": "ok"}


def test_pages_and_files_are_limited(
    tmp_path: Path, pebbles: None, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_limits, "PENALTY_S", 0.01)
    with running_server(tmp_path, files_per_minute=3) as server:
        assert [server.http.get(path).status_code for path in ("/", "/ABCD", "/", "/")] == [
            200,
            200,
            200,
            429,
        ]
        refused = server.http.get("/")
        assert refused.json()["code"] == "too-often"
        assert "content-security-policy" in refused.headers
        assert server.http.get("/api/house").status_code == 200


def test_proxy_address_is_never_charged(tmp_path: Path, pebbles: None, client: Path) -> None:
    with running_server(tmp_path, files_per_minute=2) as server:
        for visitor in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
            for _ in range(2):
                answer = server.http.get("/", headers={"X-Forwarded-For": visitor})
                assert answer.status_code == 200


def test_refusal_is_delayed_and_keeps_the_connection(tmp_path: Path, pebbles: None, client: Path) -> None:
    with running_server(tmp_path, files_per_minute=1) as server:
        assert server.http.get("/").status_code == 200
        began = time.monotonic()
        assert server.http.get("/").status_code == 429
        assert time.monotonic() - began >= http_limits.PENALTY_S * 0.9
        assert server.http.get("/api/house").status_code == 200


def test_requests_ahead_of_a_refusal_end_the_connection(tmp_path: Path, pebbles: None, client: Path) -> None:
    with (
        running_server(tmp_path, files_per_minute=1) as server,
        socket.create_connection(server.listening.getsockname()) as wire,
    ):
        wire.settimeout(30)
        wire.sendall(PAGE * 1000)
        heard = b""
        while piece := wire.recv(65536):
            heard += piece
        assert heard.count(b"HTTP/1.1 200 ") == 1
        assert heard.count(b"HTTP/1.1 ") <= 3


def test_hanging_up_on_a_refusal_frees_no_connection(
    tmp_path: Path, pebbles: None, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_limits, "PENALTY_S", 60)
    with running_server(tmp_path, files_per_minute=1, connections_per_address=1, proxies=()) as server:
        with socket.create_connection(server.listening.getsockname()) as wire:
            wire.sendall(PAGE * 3)
            assert wire.recv(65536).startswith(b"HTTP/1.1 200 ")
        with socket.create_connection(server.listening.getsockname()) as wire:
            wire.settimeout(30)
            assert b"too many connections" in wire.recv(65536)


def test_new_sockets_are_charged_like_requests(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, requests_per_minute=2) as server:
        code = server.open().code
        asked = (
            f"GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        ).encode()

        def connect(origin: bytes = b"") -> bytes:
            with socket.create_connection(server.listening.getsockname()) as wire:
                wire.settimeout(30)
                wire.sendall(asked + origin + b"\r\n")
                return wire.recv(65536)[9:12]

        foreign = b"Origin: https://elsewhere.example\r\n"
        assert [connect(foreign) for _ in range(3)] == [b"403"] * 3  # a foreign page takes none of it
        assert [connect() for _ in range(2)] == [b"101", b"429"]


def test_pipelined_static_responses_are_few(server: RunningServer, client: Path) -> None:
    """Pipelined requests for a file do not fill the server's memory."""
    with socket.create_connection(server.listening.getsockname()) as wire:
        wire.settimeout(30)
        wire.sendall(PAGE * 1000)
        heard = b""
        try:
            while piece := wire.recv(65536):
                heard += piece
        except ConnectionResetError:
            pass
        assert heard.count(b"HTTP/1.1 200 ") <= http_limits.MAX_PIPELINED * 2


async def test_one_address_has_few_concurrent_requests() -> None:
    running: dict[str, int] = {"a": 0, "b": 0}
    most = dict(running)
    release = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        who = scope["client"][0]
        running[who] += 1
        most[who] = max(most[who], running[who])
        await release.wait()
        running[who] -= 1
        await send({"type": "http.response.body"})

    async def send(message: Any) -> None:
        await asyncio.sleep(0)

    slots = Slots(app)

    def ask(who: str) -> asyncio.Task[None]:
        return asyncio.create_task(slots({"type": "http", "path": "/", "client": (who, 1)}, None, send))

    asked = [ask("a") for _ in range(SLOTS * 5)]
    await asyncio.sleep(0)
    asked += [ask("b") for _ in range(2)]
    asked[-3].cancel()
    await asyncio.sleep(0.01)
    assert most == {"a": SLOTS, "b": 2}
    release.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert most == {"a": SLOTS, "b": 2}
    assert not slots._running
    assert not slots._waiting


@pytest.mark.parametrize("host", ["::1%.evil.com", "fe80::1%@evil.com", "[::1", ""])
@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz"])
def test_unknown_host_is_refused_without_an_error_log(
    server: RunningServer, client: Path, host: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = server.http.get(path, headers={"Host": host})
    assert answer.status_code == 421
    assert not caplog.records


def test_client_disconnect_is_not_logged(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    request = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for pieces in (request * 40, request + b"\0\0\0", request * 2):
        with socket.create_connection(server.listening.getsockname()) as wire:
            wire.sendall(pieces)
            wire.settimeout(30)
            wire.recv(10)
    server.http.get("/api/house")
    assert not [record for record in caplog.records if record.levelno >= 40]


def test_foreign_page_cannot_exhaust_a_visitors_budget(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, wrong_codes_per_hour=3, origins=("https://friend.example",)) as server:
        for path in ("/api/tables/ZZZZ", "/%61pi/tables/ZZZZ", "/api%2ftables%2fZZZZ") * 3:
            answer = server.http.get(path, headers={"Sec-Fetch-Site": "cross-site"})
            assert (answer.status_code, answer.json()["code"]) == (403, "from-elsewhere")
        for dest in ("image", "iframe", "empty"):
            foreign = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": dest}
            assert server.http.get("/healthz", headers=foreign).status_code == 403
        followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document"}
        assert server.http.get("/healthz", headers=followed).status_code == 200
        code = server.open().code
        assert (
            server.http.get(f"/api/tables/{code}", headers={"Sec-Fetch-Site": "same-origin"}).status_code
            == 200
        )
        friend = {"Sec-Fetch-Site": "cross-site", "Origin": "https://friend.example"}
        assert server.http.get(f"/api/tables/{code}", headers=friend).status_code == 200


async def test_table_closed_to_watchers_names_nobody(server: RunningServer, client: Path) -> None:
    table = server.open()
    async with server.guest(table.code, table.token) as host:
        assert server.http.get(f"/api/tables/{table.code}").json()["names"] == ["Ida"]
        assert "Ida" in server.http.get(f"/{table.code}").text
        await host.do("Lock", on=True, watchers=False)
        facts = server.http.get(f"/api/tables/{table.code}").json()
        assert (facts["names"], facts["faces"]) == ([], [])
        assert "Ida" not in server.http.get(f"/{table.code}").text
        mine = server.http.get(
            f"/api/tables/{table.code}", headers={"Authorization": f"Bearer {table.token}"}
        )
        assert mine.json()["names"] == ["Ida"]


def test_responses_have_security_headers(server: RunningServer, client: Path) -> None:
    table = server.open()
    for path in ("/", f"/api/tables/{table.code}"):
        headers = server.http.get(path).headers
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
    assert server.http.get(f"/api/tables/{table.code}").headers["cache-control"] == "no-store"
    assert "cache-control" not in server.http.get("/api/games").headers


def test_logged_failure_has_the_request_id(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lines = []

    class Written(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(logs._JsonFormatter().format(record))

    async def fails(*_: object) -> None:
        raise RuntimeError("terces a"[::-1])

    monkeypatch.setattr(SqlStore, "table_exists", fails)
    handler = Written()
    logging.getLogger("spyhouse").addHandler(handler)
    answer = server.http.get("/api/tables/ABCD")
    logging.getLogger("spyhouse").removeHandler(handler)
    assert answer.status_code == 500
    assert [line for line in lines if f'"request":"{answer.headers["x-request-id"]}"' in line]
    assert "a secret" not in "".join(lines)


async def test_log_has_the_events_of_a_table(server: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "spyhouse")
    table = server.open(pebbles=2)
    async with server.guest(table.code, table.token) as ida:
        for seat in (0, 1):
            await ida.do("Sit", seat=seat)
        await ida.do("Start")
        for seat in (0, 1):
            await ida.take(seat)
    server.http.delete(f"/api/tables/{table.code}", headers={"Authorization": f"Bearer {table.token}"})
    told = [record.getMessage() for record in caplog.records if getattr(record, "table", "") == table.code]
    assert told == ["table opened", "game started", "game ended", "table deleted"]
    assert "Ida" not in caplog.text


def test_metrics_have_memory_lag_queues_and_growth(server: RunningServer) -> None:
    before = server.http.get("/metrics").text
    server.open()
    after = server.http.get("/metrics").text
    for name in (
        "process_resident_memory_bytes",
        "spyhouse_loop_lag_seconds",
        "spyhouse_store_failures_total",
        "spyhouse_log_bytes_total",
        'spyhouse_waiting{queue="commits"}',
        'spyhouse_waiting{queue="commands"}',
    ):
        assert name in before
        assert name in after
