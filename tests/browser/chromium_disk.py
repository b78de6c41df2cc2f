"""The worker's own `disk.ts` in Chromium, as a `Disk` for tests of the store."""

import asyncio
import itertools
import shutil
import subprocess
import sys
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from playwright.async_api import async_playwright

from spyhouse.browser.indexeddb_store import Row
from tests.e2e.conftest import BROWSERS

T = TypeVar("T")

SOURCE = Path(__file__).parents[2] / "web/src/offline/disk.ts"
NODE = Path(sys.prefix) / "bin" / "node"
WITHOUT_TYPES = """const { stripTypeScriptTypes } = require('node:module')
process.removeAllListeners('warning').stdout.write(
  stripTypeScriptTypes(require('node:fs').readFileSync(process.argv[1], 'utf8')))"""
ADDRESS = "http://localhost/"
"""Never called: the test serves the page."""
PAGE = """<script type="module">
{script}
globalThis.disks = new Map()
globalThis.told = []
globalThis.open = (name) => openDisk(name, (fault) => fault && told.push(fault)).then(
  (disk) => (disks.set(name, disk), ''), faultOnOpening)
/** A method of a disk. Bytes cross as lists of numbers. */
globalThis.call = async (name, method, values) => {{
  const bytes = (value) =>
    value?.bytes ? new Uint8Array(value.bytes) : Array.isArray(value) ? value.map(bytes) : value
  const plain = (value) =>
    value instanceof Uint8Array ? {{ bytes: [...value] }} : Array.isArray(value) ? value.map(plain) : value
  return plain(await disks.get(name)[method](...values.map(bytes)))
}}
</script>"""


class Chromium:
    """A browser with one page and its own event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._numbers = itertools.count()
        code = [str(NODE), "-e", WITHOUT_TYPES, str(SOURCE)]
        script = subprocess.run(code, capture_output=True, text=True, check=True).stdout
        self._wait_for(self._open(PAGE.format(script=script)))

    async def evaluate(self, script: str, given: Any = None) -> Any:
        """Run a script in the page."""
        work = asyncio.run_coroutine_threadsafe(self._page.evaluate(script, given), self._loop)
        return await asyncio.wrap_future(work)

    async def open(self, name: str) -> str:
        """Open a database. Return the fault, or an empty string."""
        return str(await self.evaluate("name => open(name)", name))

    async def disk(self, name: str = "") -> "ChromiumDisk":
        """Open a new or an existing database."""
        name = name or f"disk {next(self._numbers)}"
        assert await self.open(name) == ""
        return ChromiumDisk(self, name)

    def close(self) -> None:
        self._wait_for(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def close_disk(self, name: str) -> None:
        self._wait_for(self._page.evaluate("name => disks.get(name).close()", name))

    def _wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _open(self, body: str) -> None:
        found = next(filter(None, map(shutil.which, BROWSERS)))
        self._playwright = await async_playwright().start()
        self._browser = await self._playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        self._page = await self._browser.new_page()
        await self._page.route("**/*", lambda route: route.fulfill(body=body, content_type="text/html"))
        await self._page.goto(ADDRESS)

    async def _close(self) -> None:
        await self._browser.close()
        await self._playwright.stop()


class ChromiumDisk:
    def __init__(self, chromium: Chromium, name: str) -> None:
        self.chromium = chromium
        self.name = name

    async def append(self, rows: Sequence[Row]) -> bool:
        return bool(await self._call("append", [[*row[:5], _sent(row[5])] for row in rows]))

    async def log(self, table: str, after: int, most: int) -> list[tuple[int, int, str, str, bytes]]:
        rows = await self._call("log", table, after, most)
        return [(seq, at, person, command, _got(body)) for seq, at, person, command, body in rows]

    async def put(self, key: str, body: bytes, durable: bool) -> None:
        await self._call("put", key, _sent(body), durable)

    async def get(self, key: str) -> bytes | None:
        found = await self._call("get", key)
        return None if found is None else _got(found)

    async def keys(self, prefix: str) -> list[str]:
        return list(await self._call("keys", prefix))

    async def remove(self, table: str, prefix: str) -> None:
        await self._call("remove", table, prefix)

    async def count(self) -> int:
        return int(await self._call("count"))

    async def latest(self) -> int:
        return int(await self._call("latest"))

    def close(self) -> None:
        self.chromium.close_disk(self.name)

    async def _call(self, method: str, *values: Any) -> Any:
        return await self.chromium.evaluate("given => call(...given)", [self.name, method, values])


def _sent(body: bytes) -> dict[str, list[int]]:
    return {"bytes": list(body)}


def _got(body: dict[str, list[int]]) -> bytes:
    return bytes(body["bytes"])
