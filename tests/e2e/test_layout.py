"""Page weight, layout stability and small screens."""

import contextlib
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from spyhouse.kernel.game_text import CORE, available_locales
from tests.e2e.browser_player import READY, Guest, is_on_top
from tests.e2e.conftest import Guests
from tests.e2e.spyfall import OPEN_CHAT, Player

LIGHT_BYTES = 150_000
STEADY = 0.05
SMALLEST_PX = 14
LONG_NAMES_PX = 12
"""Names of twelve letters are written smaller in the lobby, so that none is cut."""
WIDTH, HEIGHT, OVER_THE_KEYBOARD = 360, 740, 400

SHIFTS = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""

WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(({ name, encodedBodySize }) => [encodedBodySize, name])"""

# Pictures may have small print; text may not.
SMALL_PRINT = """(least) => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!textContent.trim() || parentElement.closest('[aria-hidden=true], .sr, script, style')) continue
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const size = parseFloat(getComputedStyle(parentElement).fontSize)
    if (size < least) found.push(`${textContent.trim()} (${size} px)`)
  }
  return found
}"""


@pytest.mark.parametrize("language", sorted(available_locales(CORE)))
def test_first_load_is_light(language: str, guests: Guests) -> None:
    """The first load includes the needed fonts and only one language."""
    page = guests("Ida", phone=True, locale=language).page
    page.goto("/")
    expect(page.locator("li[data-name=spyfall] .acts button").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    parts = page.evaluate(WEIGHT)
    assert len(parts) > 5
    assert sum(size for size, _ in parts) < LIGHT_BYTES, sorted(parts, reverse=True)


def test_lobby_does_not_shift(guests: Guests) -> None:
    ida, ben = guests("Ida"), guests("Ben", phone=True)
    ida.page.add_init_script(SHIFTS)
    ben.page.add_init_script(SHIFTS)
    ida.comes_in()
    code = ida.opens_table()
    ben.joins(code)
    ben.button(READY).wait_for()
    for guest in (ida, ben):
        guest.page.evaluate("document.fonts.ready.then(() => { shifted = 0 })")
    cy = guests("Cy")
    cy.joins(code)
    cy.is_ready()
    ida.adds_bots(4, 5)
    expect(ida.button("Start with 5")).to_be_visible()
    expect(ben.page.get_by_role("button", name=re.compile("^bot "))).to_have_count(2)
    for guest in (ida, ben):
        assert guest.page.evaluate("shifted") < STEADY, guest.name


def test_readable_on_a_phone(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    others = [guests(name) for name in ("Bartholomew-Maximilian X", "Cy")]
    ida.comes_in()
    fits(ida, "front page")
    code = ida.opens_table(deals=True, switches=[OPEN_CHAT])
    ida.press(re.compile(r"Ida \(you\)"))
    can_write(ida, ida.dialog("Ida"), "Name", "Save")
    ida.press("Add a bot: empty chair 2")
    can_write(ida, ida.dialog("Chair 2"), "Player\u2019s name", "Sit here")
    for other in others:
        other.joins(code)
    ida.adds_bots(4, 5, 6, 7, 8)
    fits(ida, "lobby", least=LONG_NAMES_PX)
    for name in ida.page.locator(".place b").all():
        stays_within(name)
    ida.starts(8)
    Player(ida).is_dealer()
    fits(ida, "table")
    for name in ida.page.locator(".ring .player b").all():
        stays_within(name)
    ida.press("Hint")
    expect(ida.page.get_by_role("region", name="A hint")).to_be_in_viewport(ratio=1)
    for thing in (ida.page.get_by_role("timer"), ida.button("Accuse")):
        assert is_on_top(thing)
    ida.press("Close the hint")
    ida.press("Chat")
    can_write(ida, ida.dialog("Chat"), "Say something", "Send")
    ida.page.get_by_role("button", name="Ask Cy").click()
    fits(ida, "question")
    with keyboard(ida):
        for thing in (ida.page.get_by_label("Your question for Cy"), ida.button("Ask Cy")):
            expect(thing).to_be_in_viewport(ratio=1)
    ida.press("Back to the table")
    with Player(ida).places():
        fits(ida, "places")


def stays_within(name: Locator) -> None:
    """Check that the page clips and does not scroll sideways."""
    box = name.bounding_box()
    assert box
    assert box["x"] >= 0, name
    assert box["x"] + box["width"] <= WIDTH, name


def can_write(guest: Guest, dialog: Locator, field: str, act: str) -> None:
    """Check that field and send button stay visible above the on-screen keyboard."""
    dialog.get_by_label(field, exact=True).focus()
    with keyboard(guest):
        for thing in (dialog.get_by_label(field, exact=True), dialog.get_by_role("button", name=act)):
            expect(thing).to_be_in_viewport(ratio=1)
            assert is_on_top(thing)
    dialog.get_by_role("button", name="Close").click()


@contextlib.contextmanager
def keyboard(guest: Guest) -> Iterator[None]:
    """Shrink the page as an on-screen keyboard does (`interactive-widget=resizes-content`)."""
    guest.page.set_viewport_size({"width": WIDTH, "height": OVER_THE_KEYBOARD})
    yield
    guest.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})


def fits(guest: Guest, what: str, least: int = SMALLEST_PX) -> None:
    width, room = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room, f"{what} is {width} px wide on a screen of {room}"
    assert guest.page.evaluate(SMALL_PRINT, least) == [], what
