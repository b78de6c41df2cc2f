"""A game from another package: installed, listed, and played on the generic board and on its own."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import PATIENCE_MS
from tests.e2e.server_process import server_in
from tests.examples.installed import DEADDROP, install

OWN = "on its own board"
LOOK_MS = 50
GENERIC = "on the generic board"


@pytest.mark.parametrize("where", [OWN, GENERIC])
def test_two_people_and_a_bot_play_it_to_the_end(
    where: str, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", install(DEADDROP, tmp_path / "packages")["PYTHONPATH"])
    (tmp_path / "packages" / "spyhouse_deaddrop" / "locales" / "de").mkdir()
    (tmp_path / "packages" / "spyhouse_deaddrop" / "locales" / "de" / "deaddrop.ftl").write_text(
        "ending-emptied = Der Briefkasten ist leer\nwon = Nichts mehr da. { NAMES($winners) } hat gewonnen.\n"
        "deaddrop-line = Wer den letzten Brief nimmt, gewinnt.\n"
    )
    if where == GENERIC:
        shutil.rmtree(tmp_path / "packages" / "spyhouse_deaddrop" / "client")
    with server_in(tmp_path) as server:
        ida, ben = (Guest(browser, server, name) for name in ("Ida", "Ben"))
        sit_down(ida, ben)
        head = "tap a letter|is at the drop" if where == OWN else "^What you can do$"
        for guest in (ida, ben):
            guest.sees(re.compile(head))
        letters = re.compile(r"^Take .* from row \d$")
        while (player := whose_turn(ida, ben, letters)) is not None:
            player.button(letters).and_(player.page.locator(":enabled")).first.click()
            expect(player.button(letters).and_(player.page.locator(":enabled"))).to_have_count(0)
        for guest in (ida, ben):
            expect(the_end(guest)).to_be_visible()
            assert not guest.complaints
        reads_how_it_ended(ida, "The drop is empty")
        jan = Guest(browser, server, "Jan", locale="de-DE")
        jan.page.goto(f"/{ida.code()}")
        jan.press("Nur zuschauen")
        reads_how_it_ended(jan, "Der Briefkasten ist leer")
        if where == GENERIC:
            expect(jan.page.locator(".told")).to_contain_text("hat gewonnen")
        expect(jan.page.locator("main [lang=en], main[lang=en]")).to_have_count(0)
        jan.page.goto(f"/{ida.code()}?lang=pl")
        expect(jan.page.locator("main [lang=en]")).to_have_count(1)
        jan.page.goto("/?lang=de")
        jan.sees("Wer den letzten Brief nimmt, gewinnt.")
        for guest in (ida, ben, jan):
            guest.context.close()


def sit_down(ida: Guest, ben: Guest) -> None:
    for guest in (ida, ben):
        guest.page.set_default_timeout(PATIENCE_MS)
    ida.comes_in()
    ida.wants_table("Dead Drop").get_by_role("button", name="Open the table").click()
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    ben.joins(ida.code())
    ben.is_ready()
    ida.adds_bots(3, level="Courier")
    ida.starts(3)


def whose_turn(ida: Guest, ben: Guest, letters: re.Pattern[str]) -> Guest | None:
    """Wait until one of the two can move, and return them; None when the game is over."""
    for _ in range(PATIENCE_MS // LOOK_MS):
        for guest in (ida, ben):
            if the_end(guest).is_visible():
                return None
            if guest.button(letters).and_(guest.page.locator(":enabled")).count():
                return guest
        ida.page.wait_for_timeout(LOOK_MS)
    raise AssertionError("nobody could take a letter, and the game was not over")


def the_end(guest: Guest) -> Locator:
    return guest.page.get_by_role("heading", name=re.compile(r" wins$"))


def reads_how_it_ended(guest: Guest, words: str) -> None:
    """Check the text of the end in the reader's language."""
    expect(guest.page.locator(".stamp")).to_have_text(words)
