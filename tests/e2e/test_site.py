"""A static site in a folder of a plain file server: self-contained, with a complete game."""

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from spyhouse.record.verify import verify
from spyhouse.server.site import write_site
from tests.e2e.conftest import Guests
from tests.e2e.test_offline import QUICK_BOTS, play

BASE = "/games/"


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


def test_site_plays_from_a_folder_without_other_requests(site: str, guests: Guests) -> None:
    ida = guests("Ida", base_url=site, service_workers="allow")
    asked: list[str] = []
    ida.context.on("request", lambda request: asked.append(request.url))
    ida.context.add_init_script(QUICK_BOTS)
    ida.front = BASE
    ida.page.goto(BASE)
    ida.press("Download and play")
    expect(ida.button(re.compile("^Playing as"))).to_be_visible()
    ida.context.set_offline(True)
    ida.writes_name_tag()
    ida.page.get_by_role("button", name="Play now: Spyfall with bots").click()
    ida.page.wait_for_url(f"{site}{BASE}*")
    expect(ida.page.get_by_role("button", name=re.compile("^Your card"))).to_be_visible()
    ida.page.reload()  # the file server knows no such page
    expect(ida.page.get_by_role("button", name=re.compile("^Your card"))).to_be_visible()
    game = play(ida, game="spyclub", hands=2, most=2000)
    assert game["phase"] == "over"
    assert "all legal" in verify(game["file"].encode())
    strange = {url for url in asked if not url.startswith((f"{site}{BASE}", "blob:", "data:"))}
    assert strange == set()
