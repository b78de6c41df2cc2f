"""A server below a path of its host: no request goes above that path."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Guests
from tests.server.live_server import running_server

BASE = "/spy"


def test_two_people_meet_at_a_table_below_a_path(tmp_path: Path, guests: Guests) -> None:
    with running_server(tmp_path, base_path=BASE) as server:
        top = f"http://{server.address}"
        ida = guests("Ida", base_url=top, service_workers="allow")
        ben = guests("Ben", base_url=top)
        asked: list[str] = []
        for guest in (ida, ben):
            guest.context.on("request", lambda request: asked.append(request.url))
            guest.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
        ida.front = f"{BASE}/"
        ida.comes_in()
        code = ida.opens_table()
        assert ida.page.url == f"{top}{BASE}/{code}"
        ida.sees(f"{server.address}{BASE}/{code}")  # the link to share
        ben.page.goto(f"{BASE}/{code}")
        ben.takes_a_chair()
        ida.sees("Ben")
        expect(ida.page.get_by_role("img", name=re.compile(code)).first).to_be_attached()  # the QR code
        scope = "navigator.serviceWorker.ready.then((ready) => new URL(ready.scope).pathname)"
        assert ida.page.evaluate(scope) == f"{BASE}/"
        ida.page.reload()
        ida.sees("Ben")
        ida.context.close()
        ben.context.close()
    assert any("/ws/" in url for url in asked)
    assert {url for url in asked if not url.startswith((f"{top}{BASE}/", "blob:", "data:"))} == set()
