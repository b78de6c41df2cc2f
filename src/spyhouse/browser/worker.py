"""Glue between the worker's script and Python, which only converts JavaScript values.

Runs in Pyodide only.
"""

from collections.abc import Sequence
from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]

from spyhouse.browser.indexeddb_store import Row
from spyhouse.browser.local_server import LocalServer


class JsDisk:
    """`web/src/offline/disk.ts` as a `Disk`."""

    def __init__(self, disk: Any) -> None:
        self._disk = disk

    async def append(self, rows: Sequence[Row]) -> bool:
        return bool(await self._disk.append(to_js(rows)))

    async def log(self, table: str, after: int, limit: int) -> list[tuple[int, int, str, str, bytes]]:
        rows = (await self._disk.log(table, after, limit)).to_py()
        return [(seq, at, person, command, bytes(body)) for seq, at, person, command, body in rows]

    async def put(self, key: str, body: bytes, durable: bool) -> None:
        await self._disk.put(key, to_js(body), durable)

    async def get(self, key: str) -> bytes | None:
        found = await self._disk.get(key)
        return None if found is None else bytes(found.to_bytes())

    async def keys(self, prefix: str) -> list[str]:
        return list((await self._disk.keys(prefix)).to_py())

    async def remove(self, table: str, prefix: str) -> None:
        await self._disk.remove(table, prefix)

    async def count(self) -> int:
        return int(await self._disk.count())

    async def latest(self) -> int:
        return int(await self._disk.latest())

    def close(self) -> None:
        self._disk.close()


class Worker:
    """The interface of the worker's script."""

    def __init__(self, server: LocalServer) -> None:
        self._server = server
        self.connect = server.connect
        self.on_message = server.on_message
        self.disconnect = server.disconnect
        self.hide = server.hide
        self.show = server.show
        self.close = server.close

    async def request(self, method: str, address: str, headers: Any, body: Any) -> Any:
        """Return status, header pairs and body."""
        answer = await self._server.request(
            method, address, headers.to_py(), body.to_bytes() if body else b""
        )
        return to_js([answer.status, [list(pair) for pair in answer.headers.items()], answer.body])


async def start(disk: Any, build: str, bot_pace: float) -> Worker:
    """Open the server and return its interface."""
    return Worker(await LocalServer.open(JsDisk(disk), build, bot_pace))
