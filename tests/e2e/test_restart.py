"""A server restart during play: clients recover without a click, and nothing is lost."""

import contextlib
import json
import re
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spyhouse.server.static import CLIENT
from tests.e2e.browser_player import Guest
from tests.e2e.conftest import PATIENCE_MS
from tests.e2e.server_process import ServerProcess

DOWN_S = 1
AS_PEOPLE_DO = {"service_workers": "allow"}
"""Browser contexts with service workers, as people have them."""
LINE = "What I was about to say"
TITLES = ("Spy Club", "Spyfall")
"""A game that waits for its players, and one with a clock."""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.open()
    yield server
    server.close(signal.SIGKILL)


Comes = Callable[..., Guest]


@pytest.fixture
def comes(browser: Browser, own_server: ServerProcess) -> Iterator[Comes]:
    """Open browsers for that server; console errors are allowed, because it is down at times."""
    with contextlib.ExitStack() as leave:

        def come(name: str, **context: Any) -> Guest:
            guest = Guest(browser, own_server.address, name, **context)
            leave.callback(guest.context.close)
            guest.page.set_default_timeout(PATIENCE_MS)
            guest.page.goto("/")
            return guest

        yield come


@pytest.fixture
def ida(comes: Comes) -> Guest:
    return comes("Ida", **AS_PEOPLE_DO)


def test_clients_reconnect_after_a_restart(comes: Comes, own_server: ServerProcess, tmp_path: Path) -> None:
    tables = [Table(comes, title) for title in TITLES]
    before = [entry(table.host.page) for table in tables]
    own_server.close()
    own_server.open(another_build(tmp_path / "new"))
    for table, old in zip(tables, before, strict=True):
        table.begins_though_the_build_has_changed(old)
        table.has_a_line_half_written()
    guests = [*(table.host for table in tables), watcher_of(tables[0], comes)]

    for how in (signal.SIGTERM, signal.SIGKILL):
        since = time.monotonic()
        shown = [clock(table.host) for table in tables]
        own_server.close(how)
        for table in tables:
            table.says(how)
        time.sleep(DOWN_S)
        heard = [(guest, len(guest.heard)) for guest in guests]
        own_server.open()
        for guest, so_far in heard:
            expect(guest.page.locator(".banner.alarm")).to_have_count(0)
            assert guest.heard[so_far:], "the connection is open again, but the server sent nothing"
        for table, then in zip(tables, shown, strict=True):
            ran = clock(table.host) - then
            passed = (time.monotonic() - since) * 1000
            assert ran <= passed - DOWN_S * 1000, f"{table.title} ran while the server was down"
            if table.typed.count():
                expect(table.typed).to_have_value(LINE)
    for table in tables:
        table.sends_the_line()


class Table:
    """A table of one game, with its host and two bots."""

    def __init__(self, comes: Comes, title: str) -> None:
        self.title = title
        self.host = comes("Ida", **AS_PEOPLE_DO)
        self.host.wants_table(title).get_by_role("button", name="Open the table").click()
        self.host.adds_bots(2, 3)
        self.code = self.host.code()

    def begins_though_the_build_has_changed(self, before: str) -> None:
        self.host.sees("new version of Spyhouse")
        assert entry(self.host.page) == before
        self.host.starts(3)  # this page's board no longer exists
        expect(self.host.page.get_by_role("navigation", name="Menu")).to_be_visible()
        assert self.host.code() == self.code
        assert entry(self.host.page) != before

    def has_a_line_half_written(self) -> None:
        self.menu = self.host.pulls("Chat")
        self.typed = self.menu.get_by_label("Say something")
        if self.typed.count():  # chat is closed at some moments
            self.typed.fill(LINE)

    def says(self, how: signal.Signals) -> None:
        expect(self.host.page.locator(".banner.alarm")).to_have_text(SAYS[how])
        expect(self.menu.get_by_text(SAYS[how])).to_be_visible()  # above the open drawer too

    def sends_the_line(self) -> None:
        if not self.typed.count():
            return
        self.menu.get_by_role("button", name="Send").click()
        expect(self.menu.get_by_role("listitem").filter(has_text=LINE)).to_be_visible()
        expect(self.typed).to_have_value("")


SAYS = {
    signal.SIGTERM: re.compile("Spyhouse is restarting. Your table is safe"),
    signal.SIGKILL: re.compile("Connection lost. Reconnecting"),
}


def watcher_of(table: Table, comes: Comes) -> Guest:
    watcher = comes("Watcher")
    watcher.page.goto(f"/{table.code}")
    watcher.press("Just watch")
    expect(watcher.page.get_by_role("navigation", name="Menu")).to_be_visible()
    return watcher


def clock(guest: Guest) -> float:
    """Return the time shown by the table's clock, in ms."""
    before = len(guest.heard)
    guest.page.evaluate(
        "document.dispatchEvent(new Event('visibilitychange'))"
    )  # makes the page ask for the time
    while True:
        heard: list[dict[str, Any]] = [json.loads(text) for text in guest.heard[before:]]
        if pongs := [message for message in heard if message["type"] == "Pong"]:
            now: float = pongs[0]["now"]
            return now
        guest.page.wait_for_timeout(10)


def test_request_during_restart_is_done_once(own_server: ServerProcess, ida: Guest) -> None:
    ida.press("New table for Spyfall")
    ida.dialog("New table: Spyfall").get_by_role("button", name="Open the table").click()
    chat = ida.page.get_by_role("button", name="Chat", exact=True)
    chat.click()
    drawer = ida.dialog("Chat")
    line = drawer.get_by_label("Say something")
    expect(line).to_be_visible()  # the drawer has loaded before the server stops
    own_server.close()
    line.fill("Anyone there?")
    say = drawer.get_by_role("button", name="Send")
    say.click()
    expect(say).to_have_attribute("data-pending", "")
    own_server.open()
    expect(drawer.get_by_role("listitem").filter(has_text="Anyone there?")).to_have_count(1)
    expect(say).not_to_have_attribute("data-pending", "")


def test_an_old_page_finds_a_new_build(own_server: ServerProcess, ida: Guest, tmp_path: Path) -> None:
    ida.press("New table for Spyfall")
    ida.dialog("New table: Spyfall").get_by_role("button", name="Open the table").click()
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    code, before = ida.code(), entry(ida.page)
    own_server.close()
    own_server.open(another_build(tmp_path / "new"))
    ida.sees("There\u2019s a new version of Spyhouse.")
    assert entry(ida.page) == before  # a reload is offered, not forced
    ida.page.get_by_role("button", name="Chat", exact=True).click()  # a part that no longer exists
    ida.page.wait_for_function("before => !document.documentElement.innerHTML.includes(before)", arg=before)
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    assert ida.code() == code
    ida.page.get_by_role("button", name="Chat", exact=True).click()
    expect(ida.dialog("Chat")).to_be_visible()


def entry(page: Page) -> str:
    """Return the name of the page's entry script."""
    source = page.locator("script[type=module]").first.get_attribute("src")
    assert source
    return source


def another_build(folder: Path) -> Path:
    """Copy the client with other file names, as after a change in every part."""
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    names = {file.name: f"{file.stem}x{file.suffix}" for file in (folder / "assets").iterdir()}
    for file in (folder / "index.html", *folder.glob("assets/*.js"), *folder.glob("assets/*.css")):
        text = file.read_text()
        file.write_text(re.sub(r"[\w.-]+\.\w+", lambda found: names.get(found[0], found[0]), text))
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    return folder
