"""Replays of finished games over HTTP."""

import os
import socket
import sqlite3
import tracemalloc
import zlib
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from spyhouse.live.rooms import RoomRegistry
from spyhouse.record.transcript import TranscriptBuilder
from tests.server.live_server import RunningServer, running_server

JSON = {"Content-Type": "application/json"}
MB = 1_000_000


async def finished(server: RunningServer) -> tuple[str, str]:
    """Return the code of a table with a finished game, and its key."""
    table = server.open(pebbles=2)
    async with server.guest(table.code, table.token) as ida:
        for seat in (0, 1):
            await ida.do("Sit", seat=seat)
        await ida.do("Start")
        for seat in (0, 1):
            await ida.take(seat)
    async with server.guest(table.code, table.token) as ida:
        return table.code, ida.welcome["table"]["key"]


async def test_replay_is_open_to_everyone_with_the_key(server: RunningServer) -> None:
    code, key = await finished(server)
    for eyes, words in (("", [""] * 3), ("&seat=1", None)):
        answer = server.http.get(f"/api/tables/{code.lower()}/games/1/replay?key={key}{eyes}")
        assert answer.status_code == 200
        assert answer.headers["Content-Encoding"] == "gzip"
        replay = answer.json()
        assert [frame["view"]["pebbles"] for frame in replay["frames"]] == [2, 1, 0]
        assert [frame["view"]["word"] for frame in replay["frames"]] == (
            words or [replay["frames"][0]["view"]["word"]] * 3
        )
        assert replay.get("seat") == (None if words else 1)
    assert replay["frames"][0]["view"]["word"], "her own word"


async def test_replay_needs_the_record_key(server: RunningServer) -> None:
    code, key = await finished(server)
    wrong = key[::-1]
    for path in ("export", "export?number=1", f"export?key={wrong}", "games/1/replay",
                 "games/1/replay?seat=0", f"games/1/replay?key={wrong}"):  # fmt: skip
        answer = server.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, "Ask one of them" in answer.json()["detail"]) == (403, True), path


async def test_running_game_has_no_replay(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*arguments: object) -> None:
        raise AssertionError("anyone may ask: the log is not read for that, however long it is")

    monkeypatch.setattr(TranscriptBuilder, "read", never)
    table = server.open()
    async with server.guest(table.code, table.token) as ida:
        for seat in (0, 1):
            await ida.do("Sit", seat=seat)
        for number in (0, 1, 2):
            assert server.http.get(f"/api/tables/{table.code}/games/{number}/replay").status_code == 400
        await ida.do("Start")
        answer = server.http.get(f"/api/tables/{table.code}/games/1/replay")
        assert answer.status_code == 400
        assert "still running" in answer.json()["detail"]
    assert server.http.get("/api/tables/BADO/games/1/replay").status_code == 404


async def test_replay_and_export_load_no_table(
    tmp_path: Path, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, key = await finished(server)
    server.down()

    async def loaded(*arguments: object) -> None:
        raise AssertionError("the archive has all that is needed")

    with running_server(tmp_path) as later:
        monkeypatch.setattr(RoomRegistry, "get", loaded)
        for path in ("games/1/replay", "export", "export?number=1"):
            answer = later.http.get(f"/api/tables/{code}/{path}", params={"key": key})
            assert answer.status_code == 200, path
        assert later.http.get(f"/api/tables/{code}/games/2/replay?key={key}").status_code == 400
        assert later.http.get("/api/tables/BADO/export").status_code == 404


async def test_exported_file_gives_the_same_replay(server: RunningServer) -> None:
    code, key = await finished(server)
    file = server.http.get(f"/api/tables/{code}/export?key={key}").content
    by_link = server.http.get(f"/api/tables/{code}/games/1/replay?seat=0&key={key}").json()
    assert server.http.post("/api/replay?seat=0", content=file, headers=JSON).json() == by_link
    answer = server.http.post("/api/replay", content=b"[]", headers=JSON)
    assert (answer.status_code, "isn\u2019t a game" in answer.json()["detail"]) == (400, True)


def make_long(database: Path, rows: str) -> int:
    """Lengthen the stored transcript and return its size in bytes."""
    with sqlite3.connect(database) as connection:
        (body,) = connection.execute("SELECT body FROM transcripts").fetchone()
        lines = zlib.decompress(body).split(b"\n")
        place = 1 if rows == "moves" else lines.index(b"") + 2  # after the header and the deal
        more = [_wordy(lines[place]) for _ in range(40_000)]
        longer = b"\n".join([*lines[:place], *more, *lines[place:]])
        connection.execute("UPDATE transcripts SET body = ?", [zlib.compress(longer, 1)])
    connection.close()
    return sum(map(len, more))


def _wordy(line: bytes) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(line), "why": os.urandom(250).hex()})


@pytest.mark.parametrize(("what", "rows"), [("export?", "moves"), ("games/1/replay?seat=1&", "frames")])
async def test_long_game_is_streamed_from_the_store(
    server: RunningServer, tmp_path: Path, caplog: pytest.LogCaptureFixture, what: str, rows: str
) -> None:
    code, key = await finished(server)
    path = f"/api/tables/{code}/{what}key={key}"
    short = server.http.get(path).json()
    size = make_long(tmp_path / "house.db", rows)
    assert size > 20 * MB
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        with ExitStack() as readers:
            for _ in range(20):  # slow readers
                reader = readers.enter_context(
                    socket.create_connection(server.listening.getsockname(), timeout=10)
                )
                reader.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                assert b"200 OK" in reader.recv(1000)
                while b'"why"' not in reader.recv(1000):
                    pass
            now, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert now - before < 20 * MB / 2, "all of them together, not even one file"
    assert most - before < 20 * MB
    answer = server.http.get(path)
    assert len(answer.content) > 20 * MB
    game = answer.json()
    assert len(game[rows]) == 40_000 + len(short[rows])
    assert {**game, rows: [*game[rows][: len(short[rows]) - 2], *game[rows][-2:]]} == short
    assert not caplog.text, "twenty went away in the middle, and nothing broke"
