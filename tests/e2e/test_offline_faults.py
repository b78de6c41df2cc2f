"""Faults of offline tables: an update, a full disk, cleared storage, and a copy of a table."""

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.e2e.conftest import Guests
from tests.e2e.test_offline import QUICK_BOTS, download_and_play

ANOTHER_TABLE = """() => void spyhouse.offline.ask('/api/tables', {
  method: 'POST', body: JSON.stringify({ game: 'spyfall', name: 'Ida', face: 'fox' }),
})"""
"""Script: make a change that must be stored."""

ASKED = "() => spyhouse.offline.ask('/api/games', {}).then(({ status }) => status)"

FILL_THE_DISK = """() => {
  const stores = IDBObjectStore.prototype
  const { add, put } = stores
  const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error')
  const aborted = new WeakSet()
  const full = (write) => function (...row) {
    const change = this.transaction
    if (!aborted.has(change)) queueMicrotask(() => change.abort())
    aborted.add(change)
    return write.apply(this, row)
  }
  Object.assign(stores, { add: full(add), put: full(put) })
  Object.defineProperty(IDBTransaction.prototype, 'error', {
    configurable: true,
    get: () => new DOMException('no room', 'QuotaExceededError'),
  })
  self.makeRoom = () => {
    Object.assign(stores, { add, put })
    Object.defineProperty(IDBTransaction.prototype, 'error', error)
  }
}"""
"""Abort every write like a full disk; Chromium checks its own quota only every 30 seconds."""


PLAYED_BY_A_NEWER_VERSION = """(table) => new Promise((resolve, reject) => {
  const asked = indexedDB.open('spyhouse')
  asked.onsuccess = () => {
    const change = asked.result.transaction('log', 'readwrite')
    const first = change.objectStore('log').get([table, 1])
    first.onsuccess = () => {
      const body = new TextDecoder().decode(first.result.body).replace('"format":3', '"format":4')
      change.objectStore('log').put({ ...first.result, body: new TextEncoder().encode(body) })
    }
    change.oncomplete = () => (asked.result.close(), resolve())
    change.onabort = () => reject(change.error)
  }
})"""

REFUSED = "() => { throw new DOMException('', 'SecurityError') }"
OF_A_NEWER_VERSION = """() => {
  const asked = { error: new DOMException('', 'VersionError') }
  setTimeout(() => asked.onerror())
  return asked
}"""

IN_THE_WORKER = """async (open) => {
  const script = `IDBFactory.prototype.open = ${open}`
  const cache = await caches.open('spyhouse-offline-newer')
  const [file] = (await cache.keys()).filter(({ url }) => /\\/offline-worker-[^/]+\\.js$/.test(url))
  const kept = await cache.match(file)
  const really = (await kept.text()).split('/* before */').pop()
  await cache.put(file, new Response(`${script};/* before */${really}`, { headers: kept.headers }))
}"""


def test_game_survives_an_update_a_full_disk_and_a_move(guests: Guests, tmp_path: Path) -> None:
    ida = guests("Ida", service_workers="allow")
    ida.context.add_init_script(QUICK_BOTS)
    ida.page.goto("/")
    card = ida.page.get_by_role("button", name=re.compile("^Your card"))
    ida.context.route("**/api/offline", newer)
    ida.context.route("**/api/offline", Route.continue_, times=1)  # the one that is downloaded first
    ida.page.get_by_role("link", name="Play offline").click()
    ida.front = "/offline/"
    download_and_play(ida)
    ida.writes_name_tag()
    ida.page.get_by_role("button", name="Play now: Spyfall with bots").click()
    expect(card).to_be_visible()

    # A newer version, while a game is open. Its files are the same here, under another name.
    ida.sees("There\u2019s a newer version.")
    ida.press(re.compile("^Get it"))
    ida.sees("The newer version is here.")
    ida.context.set_offline(True)
    expect(card).to_be_visible()
    ida.press("Reload")
    expect(card).to_be_visible()
    kept = "async () => (await caches.keys()).filter((name) => name.startsWith('spyhouse-offline-'))"
    ida.page.wait_for_function(f"async () => (await ({kept})()).length === 1")
    assert ida.page.evaluate(kept) == ["spyhouse-offline-newer"]

    # From here on the store fails. A slow worker may fail and recover more often than it is made to.
    with ida.forgiving("tables suspended"), ida.forgiving("tables resumed"):
        # The disk is full: nothing is acknowledged, and play resumes when there is room.
        (worker,) = ida.page.workers
        with ida.page.expect_console_message(lambda said: "tables suspended" in said.text):
            worker.evaluate(FILL_THE_DISK)
            ida.page.evaluate(ANOTHER_TABLE)
        ida.sees("This device has no room left")
        with ida.page.expect_console_message(lambda said: "tables resumed" in said.text):
            worker.evaluate("() => self.makeRoom()")
        expect(ida.page.get_by_text("This device has no room left")).to_have_count(0)

        # The table is saved, and imported as another one. A newer version has played the first meanwhile.
        first = ida.code()
        with ida.drawer("Menu") as menu, ida.page.expect_download() as saved:
            menu.get_by_role("button", name="Save this table as a file").click()
        file = tmp_path / "table.json"
        saved.value.save_as(file)
        ida.page.evaluate(PLAYED_BY_A_NEWER_VERSION, first)
        ida.page.goto("/offline/")
        ida.sees("This table was last played with a newer version of Spyhouse.")
        ida.page.get_by_label("Open a table you saved").set_input_files(file)
        expect(card).to_be_visible()
        assert ida.code() != first
        with ida.drawer("Menu") as menu:
            expect(menu.get_by_text("This game was dealt on a device")).to_be_visible()

        # The browser clears the storage of this page: a new worker answers.
        devtools = ida.context.new_cdp_session(ida.page)
        devtools.send("Storage.clearDataForOrigin", {"origin": ida.server, "storageTypes": "indexeddb"})
        ida.sees("The browser has cleared what was stored here.")
        assert ida.page.evaluate(ASKED) == 200
        ida.sees("There\u2019s no table")

        # A private window refuses; a database of a newer version is left alone.
        for opening, told in (
            (REFUSED, "This browser doesn\u2019t let the page store anything"),
            (OF_A_NEWER_VERSION, "These tables were last played with a newer version of Spyhouse."),
        ):
            ida.page.evaluate(IN_THE_WORKER, opening)
            with ida.forgiving("Error"):
                ida.page.reload()
                ida.sees(told)


def newer(route: Route) -> None:
    described = route.fetch().json()
    route.fulfill(body=json.dumps({**described, "id": "newer"}), content_type="application/json")
