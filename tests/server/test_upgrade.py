"""WebSocket upgrades: who may connect, and rate limits."""

import asyncio
import json
from pathlib import Path

import pytest
import websockets

from spyhouse.live.session import MAX_THROTTLED
from tests.server.live_server import Guest, RunningServer, running_server


def connect(server: RunningServer, path: str, **settings: object) -> websockets.connect:
    return websockets.connect(f"ws://{server.address}{path}", proxy=None, **settings)  # type: ignore[arg-type]


async def bye(guest: Guest) -> tuple[str, int]:
    """Return the last message and the close code."""
    reason = (await guest.next("Bye"))["reason"]
    await guest.wire.wait_closed()
    assert guest.wire.close_code
    return reason, guest.wire.close_code


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1"])
async def test_foreign_origins_are_refused(server: RunningServer, origin: str) -> None:
    table = server.open()
    with pytest.raises(websockets.InvalidStatus) as refused:
        await connect(server, f"/ws/{table.code}", origin=origin)
    assert refused.value.response.status_code == 403


async def test_own_and_allowed_origins_connect(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, origins=("https://friend.example",)) as server:
        table = server.open()
        for origin in (f"http://{server.address}", "https://friend.example"):
            async with connect(server, f"/ws/{table.code}", origin=origin) as wire:
                await wire.send('{"type": "Ping"}')
                assert json.loads(await wire.recv())["type"] == "Pong"


@pytest.mark.parametrize("path", ["/ws/", "/ws/k1te", "/ws/FARTOOLONG", "/", "/ws/KITE/x"])
async def test_only_table_paths_upgrade(server: RunningServer, path: str) -> None:
    with pytest.raises(websockets.InvalidStatus) as refused:
        await connect(server, path)
    assert refused.value.response.status_code == 404


async def test_lower_case_codes_are_accepted(server: RunningServer) -> None:
    table = server.open()
    async with server.guest(table.code.lower()) as guest:
        assert guest.welcome["table"]["code"] == table.code


async def test_firefox_upgrade_header_is_accepted(server: RunningServer) -> None:
    table = server.open()
    reader, writer = await asyncio.open_connection(*server.address.split(":"))
    writer.write(
        f"GET /ws/{table.code} HTTP/1.1\r\nHost: {server.address}\r\nConnection: keep-alive, Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert (await reader.readline()) == b"HTTP/1.1 101 Switching Protocols\r\n"
    writer.close()
    await writer.wait_closed()


@pytest.mark.parametrize("compression", ["deflate", None])
@pytest.mark.parametrize("size", [16 * 1024 + 1, 60_000])
async def test_a_message_that_is_too_long_ends_the_connection(
    server: RunningServer, compression: str | None, size: int
) -> None:
    table = server.open()
    async with connect(server, f"/ws/{table.code}", compression=compression) as wire:
        guest = Guest(wire)
        await guest.send({"type": "Hello", "token": "x" * size})
        assert await bye(guest) == ("That\u2019s too long: a message can be at most 16 KiB.", 1009)


async def test_far_too_long_frame_is_not_read(server: RunningServer) -> None:
    table = server.open()
    async with connect(server, f"/ws/{table.code}", compression=None) as wire:
        await wire.send("x" * 65_537)
        await wire.wait_closed()
        assert wire.close_code == 1009
    async with server.guest(table.code, table.token) as ida:
        await ida.do("Sit", seat=0)


async def test_fragments_are_assembled_up_to_the_limit(server: RunningServer) -> None:
    table = server.open()
    async with server.guest(table.code, table.token) as ida:
        await ida.wire.send(['{"type": "Request", "id": "1", ', '"do": {"type": "Sit", ', '"seat": 0}}'])
        assert (await ida.answer("1"))["type"] == "Done"
        await ida.wire.send(["x" * 6000] * 3)
        assert (await bye(ida))[1] == 1009


async def test_binary_messages_are_refused(server: RunningServer) -> None:
    table = server.open()
    async with server.guest(table.code, table.token) as ida:
        await ida.wire.send(b"\x00\x01")
        assert await bye(ida) == ("Only text messages are understood here.", 1003)


async def test_flooding_client_is_throttled_then_disconnected(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, messages_per_s=0.001, messages_at_once=5) as server:
        table = server.open()
        async with server.guest(table.code, table.token) as ida:
            for _ in range(4):
                await ida.drained()
            await ida.send({"type": "Request", "id": "quick", "do": {"type": "Sit", "seat": 0}})
            no = await ida.hear()
            assert "too fast" in no["reason"]
            assert (no["id"], no["again"]) == ("quick", True)
            for _ in range(MAX_THROTTLED):
                await ida.send({"type": "Ping"})
            assert (await bye(ida))[1] == 1008


async def test_socket_without_hello_is_closed(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, hello_s=0.05) as server:
        async with connect(server, "/ws/KITE") as wire:
            reason, _ = await bye(Guest(wire))
            assert reason.startswith("Say Hello first.")


async def test_sockets_per_address_are_limited(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, sockets_per_address=2, watchers_per_table=1) as server:
        table = server.open()
        async with server.guest(table.code), connect(server, f"/ws/{table.code}") as second:
            await second.send('{"type": "Hello"}')
            assert "as many spectators" in (await bye(Guest(second)))[0]
            async with connect(server, f"/ws/{table.code}"):
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await connect(server, f"/ws/{table.code}")
                assert refused.value.response.status_code == 429
                behind = {"X-Forwarded-For": "192.0.2.7"}
                async with connect(server, f"/ws/{table.code}", additional_headers=behind):
                    pass  # another visitor of the same proxy


async def test_socket_that_never_reads_is_dropped(tmp_path: Path, pebbles: None) -> None:
    """A client that never reads is dropped, and the other plays on."""
    with running_server(tmp_path, unread_bytes=100_000) as server:
        table = server.open(pebbles=1_000_000, filling=100_000)
        async with server.guest(table.code, table.token) as ida:
            await ida.do("Sit", seat=0)
            await ida.do("Sit", seat=1)
            await ida.do("Start")
            async with connect(
                server, f"/ws/{table.code}", compression=None, max_queue=1, close_timeout=0
            ) as wire:
                await wire.send('{"type": "Hello"}')
                gone = False
                while not gone:
                    for seat in (0, 1):
                        await ida.take(seat)
                    gone = "spyhouse_sockets 1.0" in server.http.get("/metrics").text
            await ida.take(0)


async def test_shutdown_sends_bye(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path) as server:
        table = server.open()
        async with server.guest(table.code, table.token) as ida:
            server.uvicorn.should_exit = True
            reason, code = await bye(ida)
            assert reason.startswith("Spyhouse is restarting.")
            assert code == 1012


@pytest.mark.parametrize(
    "frame", [b"\x89\x80mask", b"\x8a\x80mask", b"\x00\x80mask"], ids=["ping", "pong", "continuation"]
)
async def test_control_frames_are_counted_like_messages(tmp_path: Path, pebbles: None, frame: bytes) -> None:
    with running_server(tmp_path, messages_per_s=20, messages_at_once=60) as server:
        table = server.open()
        async with connect(server, f"/ws/{table.code}") as wire:
            await wire.send('{"type": "Hello"}')
            await wire.recv()
            first = b"\x01\x81mask\x16" if frame[0] == 0 else b""  # a message to continue
            wire.transport.write(first + frame * 10_000)
            await wire.wait_closed()
        async with server.guest(table.code) as guest:
            await guest.drained()


async def test_pongs_that_nobody_reads_end_the_connection(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, unread_bytes=64 * 1024) as server:
        table = server.open()
        reader, writer = await asyncio.open_connection(*server.address.split(":"))
        writer.write(
            f"GET /ws/{table.code} HTTP/1.1\r\nHost: {server.address}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        reader.feed_data(b"x" * 300_000)  # nobody reads from now on
        ping = b"\x89\xfd\x00\x00\x00\x00" + b"p" * 125
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(2000):
                writer.write(ping * 100)
                await writer.drain()


async def test_watchers_cannot_lock_anyone_out(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, watchers_per_table=3, watchers_per_address=2) as server:
        table = server.open()
        async with server.guest(table.code), server.guest(table.code):
            async with connect(server, f"/ws/{table.code}") as third:
                await third.send('{"type": "Hello"}')
                assert "as many spectators" in (await bye(Guest(third)))[0]
            behind = {"X-Forwarded-For": "192.0.2.7"}
            async with connect(server, f"/ws/{table.code}", additional_headers=behind) as elsewhere:
                await elsewhere.send('{"type": "Hello"}')
                assert (await Guest(elsewhere).next("Welcome"))["you"] == ""
                async with server.guest(table.code, table.token) as host:
                    assert host.welcome["you"] == table.person


def test_newcomers_from_one_address_cannot_fill_a_table(tmp_path: Path, pebbles: None) -> None:
    with running_server(tmp_path, people_per_address=2) as server:
        people = f"/api/tables/{server.open().code}/people"
        ben = {"name": "Ben", "face": "owl"}
        assert [server.http.post(people, json=ben).status_code for _ in range(3)] == [201, 201, 429]
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert server.http.post(people, json=ben, headers=elsewhere).status_code == 201
        other = f"/api/tables/{server.open().code}/people"
        assert server.http.post(other, json=ben).status_code == 201


async def test_a_locked_table_may_be_closed_to_watchers(server: RunningServer) -> None:
    table = server.open()
    _, token = table.join("Ben")
    async with server.guest(table.code, table.token) as host, server.guest(table.code) as watcher:
        await host.do("Lock", on=True)
        async with server.guest(table.code):
            pass  # locked to newcomers, open to watchers
        await host.do("Lock", on=True, watchers=False)
        assert "closed to spectators" in (await bye(watcher))[0]
        async with connect(server, f"/ws/{table.code}") as another:
            await another.send('{"type": "Hello"}')
            assert "closed to spectators" in (await bye(Guest(another)))[0]
        async with server.guest(table.code, token) as ben:
            assert ben.welcome["table"]["private"]
