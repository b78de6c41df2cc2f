"""The house goes down while people play, and comes up again: nobody clicks, nothing is lost."""

import json
import re
import shutil
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spyhouse.server.static import CLIENT
from tests.e2e.conftest import PATIENCE_MS
from tests.e2e.guest import Guest
from tests.e2e.house import House

DOWN_S = 1
TITLES = ("Spy Club", "Spyfall", "Spy Guy", "Spycatcher")


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.open()
    yield house
    house.close(signal.SIGKILL)


@pytest.fixture
def ida(browser: Browser, own_house: House) -> Iterator[Guest]:
    guest = Guest(browser, own_house.address, "Ida", service_workers="allow")
    guest.page.set_default_timeout(PATIENCE_MS)
    yield guest
    guest.context.close()


@pytest.mark.parametrize("title", TITLES)
def test_everyone_comes_back_by_themselves(
    browser: Browser, own_house: House, ida: Guest, title: str, tmp_path: Path
) -> None:
    begins_though_the_build_has_changed(own_house, ida, title, tmp_path)
    watcher = Guest(browser, own_house.address, "Watcher")
    menu = ida.pulls("Chat")
    typed = menu.get_by_label("Say something")
    if typed.count():  # some moments want silence
        typed.fill("What I was about to say")

    watcher.page.goto(f"/{ida.code()}")
    watcher.press("Just watch")
    expect(watcher.page.get_by_role("navigation", name="Menu")).to_be_visible()

    for how in (signal.SIGTERM, signal.SIGKILL):
        since = time.monotonic()
        shown = clock(watcher)
        own_house.close(how)
        expect(ida.page.locator(".banner.alarm")).to_have_text(SAYS[how])
        expect(menu.get_by_text(SAYS[how])).to_be_visible()  # above the open drawer too
        time.sleep(DOWN_S)
        heard = {guest: len(guest.heard) for guest in (ida, watcher)}
        own_house.open()
        for guest in (ida, watcher):
            expect(guest.page.locator(".banner.alarm")).to_have_count(0)
            assert guest.heard[heard[guest] :], "it is open again without a word from the house"
        ran = clock(watcher) - shown
        passed = (time.monotonic() - since) * 1000
        assert ran <= passed - DOWN_S * 1000  # it stood still while the house was down
        if typed.count():
            expect(typed).to_have_value("What I was about to say")
    if typed.count():
        menu.get_by_role("button", name="Send").click()
        expect(menu.get_by_role("listitem").filter(has_text="What I was about to say")).to_be_visible()
        expect(typed).to_have_value("")
    watcher.context.close()


def begins_though_the_build_has_changed(house: House, host: Guest, title: str, folder: Path) -> None:
    host.page.goto("/")
    host.wants_table(title).get_by_role("button", name="Open the table").click()
    host.adds_bots(2, 3)
    code, before = host.code(), entry(host.page)
    house.close()
    house.open(another_build(folder / "new"))
    host.sees("new version of Spyhouse")
    assert entry(host.page) == before
    host.starts(3)  # the board of this page is gone by now
    expect(host.page.get_by_role("navigation", name="Menu")).to_be_visible()
    assert host.code() == code
    assert entry(host.page) != before


SAYS = {
    signal.SIGTERM: re.compile("The house is restarting. Your table is safe"),
    signal.SIGKILL: re.compile("Connection lost. Reconnecting"),
}


def clock(guest: Guest) -> float:
    """What the table's clock shows, in ms."""
    before = len(guest.heard)
    guest.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # then the page asks
    while True:
        heard: list[dict[str, Any]] = [json.loads(text) for text in guest.heard[before:]]
        if pongs := [message for message in heard if message["type"] == "Pong"]:
            now: float = pongs[0]["now"]
            return now
        guest.page.wait_for_timeout(10)


def test_what_was_asked_while_the_house_was_down_is_done_once(own_house: House, ida: Guest) -> None:
    ida.page.goto("/")
    ida.press("New table for Spyfall")
    ida.dialog("New table: Spyfall").get_by_role("button", name="Open the table").click()
    chat = ida.page.get_by_role("button", name="Chat", exact=True)
    chat.click()
    drawer = ida.dialog("Chat")
    line = drawer.get_by_label("Say something")
    expect(line).to_be_visible()  # all of the drawer is here before the house is not
    own_house.close()
    line.fill("Anyone there?")
    say = drawer.get_by_role("button", name="Send")
    say.click()
    expect(say).to_have_attribute("data-pending", "")
    own_house.open()
    expect(drawer.get_by_role("listitem").filter(has_text="Anyone there?")).to_have_count(1)
    expect(say).not_to_have_attribute("data-pending", "")


def test_an_old_page_finds_a_new_build(own_house: House, ida: Guest, tmp_path: Path) -> None:
    ida.page.goto("/")
    ida.press("New table for Spyfall")
    ida.dialog("New table: Spyfall").get_by_role("button", name="Open the table").click()
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    code, before = ida.code(), entry(ida.page)
    own_house.close()
    own_house.open(another_build(tmp_path / "new"))
    ida.sees("There\u2019s a new version of Spyhouse.")
    assert entry(ida.page) == before  # offered, not forced
    ida.page.get_by_role("button", name="Chat", exact=True).click()  # a part that is gone by now
    ida.page.wait_for_function("before => !document.documentElement.innerHTML.includes(before)", arg=before)
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    assert ida.code() == code
    ida.page.get_by_role("button", name="Chat", exact=True).click()
    expect(ida.dialog("Chat")).to_be_visible()


def entry(page: Page) -> str:
    """The name of the script that this page began with."""
    source = page.locator("script[type=module]").first.get_attribute("src")
    assert source
    return source


def another_build(folder: Path) -> Path:
    """The same client under other names, as if something in every part of it had changed."""
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    names = {file.name: f"{file.stem}x{file.suffix}" for file in (folder / "assets").iterdir()}
    for file in (folder / "index.html", *folder.glob("assets/*.js"), *folder.glob("assets/*.css")):
        text = file.read_text()
        file.write_text(re.sub(r"[\w.-]+\.\w+", lambda found: names.get(found[0], found[0]), text))
    for old, new in names.items():
        (folder / "assets" / old).rename(folder / "assets" / new)
    return folder
