"""Fixtures: a server, a browser, and players. Any error on a player's page fails the test."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.browser_player import Guest
from tests.e2e.saved_tables import Moment, keep
from tests.e2e.server_process import server_in

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Browsers to try. The headless shell comes first: its pages cost half as much."""
SHORT_LIVED = ["--process-per-site", "--js-flags=--no-opt"]
"""Pages are short-lived: one process per site and no optimised code save a tenth of the work."""
PATIENCE_MS = 30_000
"""Timeout in ms, generous because the machine may be busy."""

Failed = pytest.StashKey[bool]()


# For the package, not the session: while Playwright is open, no other test of this worker may run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, f"None of {', '.join(BROWSERS)} is installed; `make tools` does it."
    # A container's root has no sandbox.
    arguments = [*SHORT_LIVED, "--no-sandbox"] if os.geteuid() == 0 else SHORT_LIVED
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the server."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="package")
def server(folder: Path) -> Iterator[str]:
    with server_in(folder) as address:
        yield address


Guests = Callable[..., Guest]
Keeps = Callable[[Moment], Moment]
NEW_CODES = map("".join, product("ABCDEFGH", repeat=8))


@pytest.fixture
def keeps(server: str, folder: Path) -> Keeps:
    """Return a function that stores a table for the server under a new code: a second try starts afresh."""

    def kept(moment: Moment) -> Moment:
        moment = replace(moment, code=next(NEW_CODES))
        keep(folder, [moment])
        return moment

    return kept


@pytest.fixture
def guests(browser: Browser, server: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Guests]:
    """Return a function that opens a browser: `guests("Ida")`, `guests("Ben", phone=True)`."""
    here: list[Guest] = []

    def come(name: str, *, phone: bool = False, **context: object) -> Guest:
        guest = Guest(browser, server, name, phone=phone, **context)
        guest.page.set_default_timeout(PATIENCE_MS)
        here.append(guest)
        return guest

    yield come
    if request.node.stash.get(Failed, False):
        for guest in here:
            guest.page.screenshot(path=tmp_path / f"{guest.name[:20]}.png")
        print(f"What everyone saw is in {tmp_path}.")
    complaints = {guest.name: guest.complaints for guest in here if guest.complaints}
    for guest in here:
        guest.context.close()
    assert not complaints


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[Failed] = report.failed
    return report
