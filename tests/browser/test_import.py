"""Import of a device's table by a server; only a device exports its secrets."""

import asyncio
import json
from pathlib import Path

import pytest

from spyhouse.api.tables import MAX_BYTES
from spyhouse.browser.local_server import LocalServer
from spyhouse.live.rooms import IMPORT_BATCH
from spyhouse.store import StoreFailed
from spyhouse.store.sql import SqlStore
from spyhouse.table.entry import LogRow
from tests.browser.disk import MemoryDisk
from tests.browser.test_local_server import Page, a_game, a_table
from tests.server.live_server import running_server

JSON = {"Content-Type": "application/json"}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def saved(local: LocalServer) -> tuple[bytes, list[str]]:
    """Return the file of a running game of Spyfall, and its people."""
    table, page = await a_game(local)
    await page.hears(lambda said: (said.get("table") or {}).get("phase") == "playing")
    answer = await local.request("GET", f"/api/tables/{table['code']}/file", bearer(table["token"]), b"")
    assert answer.status == 200
    stranger = await local.request("GET", f"/api/tables/{table['code']}/file", bearer("x"), b"")
    assert stranger.status == 403
    chairs = local.rooms.awake[table["code"]].table.seats.chairs
    return answer.body, [chair.name for chair in chairs]


async def test_table_continues_on_a_server(tmp_path: Path) -> None:
    local = await LocalServer.open(MemoryDisk(), bot_pace=0)
    file, names = await saved(local)
    with running_server(tmp_path, bytes_per_hour=4 * len(file)) as server:
        answer = server.http.post("/api/import", content=file, headers=JSON)
        assert answer.status_code == 201, answer.text
        mine = answer.json()
        facts = server.http.get(f"/api/tables/{mine['code']}", headers=bearer(mine["token"])).json()
        assert (facts["phase"], facts["names"]) == ("playing", names[:1])
        assert server.http.get(f"/api/tables/{mine['code']}/file").status_code == 404
        other = server.http.post("/api/import", content=file, headers=JSON).json()
        assert other["code"] != mine["code"]
        for body, status in ((b"{}", 400), (b"x" * (MAX_BYTES + 1), 413)):
            assert server.http.post("/api/import", content=body, headers=JSON).status_code == status
        more = [server.http.post("/api/import", content=file, headers=JSON) for _ in range(6)]
        assert more[0].status_code == 201
        assert (more[-1].status_code, more[-1].json()["code"]) == (429, "too-much-from-you")
    await local.close()


def test_long_table_is_stored_in_pieces_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player's move waits for one piece at most."""
    begin = [
        {"type": "Opened", "game": "spyfall", "version": 0, "options": {}, "secret": "x"},
        {"type": "Joined", "person": "p1", "name": "Eve", "face": "fox", "token_hash": ""},
    ]
    entries = [{"at": 0, "do": do} for do in begin]
    configured = ({"type": "Configure", "options": {"rounds": 1 + number % 3}} for number in range(500))
    entries += [{"at": 0, "person": "p1", "do": do} for do in configured]
    file = json.dumps({"table": 1, "code": "KITE", "entries": entries})
    append, pieces = SqlStore.append, list[int]()

    def counted(self: SqlStore, table: str, *lines: LogRow) -> asyncio.Future[None]:
        pieces.append(len(lines))
        if len(pieces) == 5:
            raise StoreFailed("no space left on device")
        return append(self, table, *lines)

    monkeypatch.setattr(SqlStore, "append", counted)
    with running_server(tmp_path) as server:
        answer = server.http.post("/api/import", content=file, headers=JSON)
        assert answer.status_code == 201, answer.text
        assert max(pieces) == IMPORT_BATCH
        assert sum(pieces) > 500
        assert server.http.post("/api/import", content=file, headers=JSON).status_code == 503
        assert [table["code"] for table in server.http.get("/admin/tables").json()] == [answer.json()["code"]]


async def test_table_continues_on_another_device() -> None:
    local = await LocalServer.open(MemoryDisk(), bot_pace=0)
    file, names = await saved(local)
    await local.close()
    other = await LocalServer.open(MemoryDisk(), bot_pace=0)
    answer = await other.request("POST", "/api/import", {}, file)
    table = json.loads(answer.body)
    page = Page(other, table["code"], table["token"])
    welcome = await page.hears(lambda said: said["type"] == "Welcome")
    assert [chair["name"] for chair in welcome["table"]["chairs"]] == names
    assert welcome["table"]["from_device"]
    assert welcome["game"]["seats"][0]["seat"] == 0
    await page.hears(lambda said: (said.get("table") or {}).get("asleep") is False)
    await other.close()


async def test_a_table_that_was_not_imported_has_no_mark() -> None:
    local = await LocalServer.open(MemoryDisk())
    table = await a_table(local)
    page = Page(local, table["code"], table["token"])
    assert not (await page.hears(lambda said: said["type"] == "Welcome"))["table"]["from_device"]
    await local.close()
