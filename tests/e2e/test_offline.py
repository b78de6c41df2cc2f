"""Offline play on a static site: download once, cut the network, play all four games."""

import functools
import http.server
import json
import re
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from spyhouse.record.verify import verify
from spyhouse.server.site import write_site
from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.test_one_phone import hand_over
from tests.e2e.test_single_player import play_rounds

PLAY = Path(__file__).with_name("offline_play.js").read_text()
STORED = """(table) => new Promise((resolve, reject) => {
  const asked = indexedDB.open('spyhouse')
  asked.onerror = () => reject(asked.error)
  asked.onsuccess = () => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity])
    const all = asked.result.transaction('log').objectStore('log').getAll(range)
    all.onsuccess = () => (asked.result.close(), resolve(all.result.flatMap(({ command }) => command ?? [])))
  }
})"""
START_MS = 90_000
"""Timeout in ms for download and start on a busy machine."""
QUICK_BOTS = "localStorage.setItem('spyhouse.pace', '0.02')"
BASE = "/games/"
"""Folder of the site on its host."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    write_site(tmp_path / "host" / "games", BASE)
    handler = functools.partial(Quiet, directory=str(tmp_path / "host"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def download_and_play(guest: Guest) -> None:
    """Press the button on a page that offers offline play."""
    guest.press("Download and play")
    expect(guest.page.get_by_text("Playing as")).to_be_visible(timeout=START_MS)


def play(guest: Guest, **spec: Any) -> dict[str, Any]:
    result: dict[str, Any] = guest.page.evaluate(PLAY, spec)
    return result


def test_all_games_without_a_network(site: str, guests: Guests) -> None:
    """One test, because the download takes a third of its time."""
    offline = guests("Ida", base_url=site, service_workers="allow")
    asked: list[str] = []
    offline.context.on("request", lambda request: asked.append(request.url))
    offline.context.add_init_script(QUICK_BOTS)
    offline.front = BASE
    offline.page.goto(BASE)
    with offline.page.expect_request_finished(lambda request: request.url.endswith("offline.json")):
        download_and_play(offline)  # once started, it asks for a newer version
    offline.context.set_offline(True)
    offline.writes_name_tag()
    page_without_a_file_is_reloaded(offline)
    spyfall_round_alone_is_saved_and_proved(offline)
    one_phone_goes_round_and_survives_a_reload(offline)
    city_and_spycatcher_survive_the_end_of_the_worker(offline)
    second_tab_takes_over(offline)
    strange = {url for url in asked if not url.startswith((f"{site}{BASE}", "blob:", "data:"))}
    assert strange == set()


def page_without_a_file_is_reloaded(offline: Guest) -> None:
    card = offline.page.get_by_role("button", name=re.compile("^Your card"))
    offline.page.get_by_role("button", name="Play now: Spyfall with bots").click()
    expect(card).to_be_visible()
    offline.page.reload()  # the file server knows no page of a table
    expect(card).to_be_visible()
    offline.page.goto(offline.front)


def spyfall_round_alone_is_saved_and_proved(offline: Guest) -> None:
    play_rounds(offline, 1)
    with offline.page.expect_download() as saved:
        offline.page.get_by_role("link", name="Save as file").click()
    assert "all legal" in verify(Path(saved.value.path()).read_bytes())
    offline.page.get_by_role("link", name="Watch replay").click()
    expect(offline.page.get_by_role("button", name="Spectator")).to_be_visible()
    expect(offline.page.get_by_role("button", name="Share")).to_have_count(0)  # nobody else could open it


def one_phone_goes_round_and_survives_a_reload(offline: Guest) -> None:
    offline.page.goto(offline.front)
    offline.opens_table(deals=True)
    expect(offline.page.get_by_role("heading", name="Pass it around")).to_be_visible()
    offline.press("Menu")
    menu = offline.dialog("Menu")
    expect(menu.get_by_role("switch", name="Chat and reactions")).to_be_visible()
    for online_only in ("Lock the table", "Let researchers study my games here"):
        expect(menu.get_by_role("switch", name=online_only)).to_have_count(0)
    menu.get_by_role("button", name="Close").click()
    expect(menu).to_have_count(0)
    for chair, name in ((2, "Ben"), (3, "Cy")):
        offline.press(f"Add a bot: empty chair {chair}")
        sheet = offline.dialog(f"Chair {chair}")
        sheet.get_by_label("Player\u2019s name").fill(name)
        sheet.get_by_role("button", name="Sit here").click()
        expect(sheet).to_have_count(0)
    offline.starts(3)
    hand_over(offline, "Ida")
    begun = play(offline, game="spyclub", hands=2, most=12)
    offline.page.reload()
    hand_over(offline, "Ida")
    case = play(offline, on=begun, most=2000)
    assert (begun["phase"], case["phase"]) == ("playing", "over")
    assert "all legal" in verify(case["file"].encode())
    assert json.loads(case["file"])["game"] == "spyclub"


def city_and_spycatcher_survive_the_end_of_the_worker(offline: Guest) -> None:
    for game, hands, kills in (("spyguy", 1, 0), ("spycatcher", 2, 1)):
        begun = play(offline, game=game, hands=hands, most=10, kills=kills)
        assert begun["moves"] == 10 or begun["phase"] == "over"
        stored = Counter(offline.page.evaluate(STORED, begun["code"]))
        assert {command: stored[command] for command in begun["acknowledged"]} == dict.fromkeys(
            begun["acknowledged"], 1
        )


def second_tab_takes_over(offline: Guest) -> None:
    other = offline.context.new_page()
    other.goto(offline.front)
    other.get_by_role("button", name="Play here instead").click()
    expect(other.get_by_text("Playing as")).to_be_visible()
    offline.sees("Your offline tables are open in another tab.")
