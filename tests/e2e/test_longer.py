"""With words a third longer (`?lang=en-XA`) no board grows wider than a small phone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Guests

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
GAMES = ["spyclub", "spyfall", "spyguy", "spycatcher"]


@pytest.mark.parametrize("game", GAMES)
def test_no_board_grows_wider_than_the_phone(guests: Guests, game: str) -> None:
    page = guests("Ida", phone=True).page
    page.goto("/?lang=en-XA")
    first = page.locator(f"li[data-name={game}] .acts button").first
    expect(page.locator("li[data-name=spyfall] .acts button").first).to_be_visible()
    page.locator(".dots button").nth(GAMES.index(game)).click()
    expect(first).to_be_visible()
    first.click()
    expect(page.locator(".shell nav")).to_be_visible()
    page.wait_for_timeout(1500)
    assert page.evaluate(SIDEWAYS) <= 0
