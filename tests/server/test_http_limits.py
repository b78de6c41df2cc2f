"""Limits of HTTP requests: length, time and number of open ones."""

import asyncio
import gc
import os
import socket
import sys
import threading
import time
from pathlib import Path

import pytest

from spyhouse.server import static
from spyhouse.server.app import _raise_file_limit
from spyhouse.server.http_limits import MAX_PIPELINED
from tests.server.live_server import RunningServer, running_server

HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"


async def answer_to(server: RunningServer, *pieces: bytes) -> bytes:
    """Return everything until the server closes the connection."""
    reader, writer = await asyncio.open_connection(*server.address.split(":"))
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionError:
        return b"cut off"
    finally:
        writer.close()


@pytest.mark.parametrize(
    "pieces",
    [
        (HEAD, *[b"X-More: " + b"x" * 8000 + b"\r\n"] * 400),
        (b"GET /", *[b"x" * 8000] * 400),
        (HEAD, *[b"a: b\r\n" * 1000] * 400),
    ],
    ids=["headers", "address", "many headers"],
)
async def test_long_request_head_is_refused(server: RunningServer, pieces: tuple[bytes, ...]) -> None:
    answer = await answer_to(server, *pieces)
    assert answer == b"cut off" or answer.startswith(b"HTTP/1.1 431 ")
    assert server.http.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    ("pieces", "answer"),
    [
        ((), b""),
        ((HEAD,), b"HTTP/1.1 408 Request Timeout"),
        ((b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
          b"Content-Type: application/json\r\n\r\n{",), b""),
    ],
    ids=["silence", "half a head", "half a body"],
)  # fmt: skip
async def test_incomplete_requests_time_out(
    tmp_path: Path, pebbles: None, pieces: tuple[bytes, ...], answer: bytes
) -> None:
    with running_server(tmp_path, request_s=0.3) as server:
        assert (await answer_to(server, *pieces)).startswith(answer)
        async with server.guest(server.open().code) as guest:  # a socket is no request that never ends
            await asyncio.sleep(0.6)
            await guest.drained()


async def test_connections_per_address_are_limited(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, connections_per_address=2, proxies=()) as server:
        host, port = server.address.split(":")
        held = [await asyncio.open_connection(host, port) for _ in range(2)]
        assert (await answer_to(server)).startswith(b"HTTP/1.1 429 ")
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        request = HEAD + b"Connection: close\r\n\r\n"
        answers = [await answer_to(server, request) for _ in range(5)]  # as soon as the server has noticed
        assert answers[-1].startswith(b"HTTP/1.1 200 ")


async def test_pipelined_requests_are_limited(server: RunningServer) -> None:
    answer = await answer_to(server, (HEAD + b"\r\n") * 500)
    assert answer.count(b"HTTP/1.1 200 ") <= MAX_PIPELINED + 1
    assert b"HTTP/1.1 400 " in answer


async def test_admission_needs_no_worker_thread(server: RunningServer) -> None:
    """Admission uses no worker thread, because all may be busy."""
    release, loop = threading.Event(), server.uvicorn.servers[0].get_loop()
    for _ in range(40):
        loop.call_soon_threadsafe(loop.run_in_executor, None, release.wait, 10)
    try:
        assert server.http.get("/api/house").status_code == 200
    finally:
        release.set()


async def test_gc_is_tuned_at_start(server: RunningServer) -> None:
    """A garbage collection stops everything else."""
    first, second, _ = gc.get_threshold()
    assert first * second <= 20_000
    assert gc.get_freeze_count() > first * second


def test_client_that_never_reads_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unread responses are dropped."""
    (tmp_path / "index.html").write_text("<head></head>")
    (tmp_path / "long.txt").write_bytes(os.urandom(20_000_000))
    monkeypatch.setattr(static, "CLIENT", tmp_path)
    with running_server(tmp_path, silence_s=1) as server, socket.socket() as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 10_000)
        reader.connect(server.listening.getsockname())
        reader.sendall(b"GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200 OK" in reader.recv(1000)
        until = time.monotonic() + 10
        while server.uvicorn.server_state.connections and time.monotonic() < until:
            time.sleep(0.05)
        assert not server.uvicorn.server_state.connections


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_file_limit_is_raised_at_start() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
    try:
        _raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 200
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
