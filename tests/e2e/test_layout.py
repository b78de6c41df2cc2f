"""The first load is light, the lobby holds still, and a phone needs neither zoom nor sideways scroll."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Guests
from tests.e2e.guest import READY, Guest
from tests.e2e.spyfall import Player

LIGHT_BYTES = 150_000
STEADY = 0.05
SMALLEST_PX = 14

SHIFTS = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifted += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""

WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(({ name, encodedBodySize }) => [encodedBodySize, name])"""

# Pictures may have small print; what is there to be read may not.
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


def test_first_load_is_light(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    ida.page.goto("/")
    expect(ida.button("Show Spyfall")).to_be_visible()
    ida.page.evaluate("document.fonts.ready.then(() => true)")
    ida.page.wait_for_load_state("networkidle")
    parts = ida.page.evaluate(WEIGHT)
    assert len(parts) > 5
    assert sum(size for size, _ in parts) < LIGHT_BYTES, sorted(parts, reverse=True)


def test_the_lobby_holds_still(guests: Guests) -> None:
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
    code = ida.opens_table(deals=True)
    for other in others:
        other.joins(code)
    ida.adds_bots(4, 5, 6, 7, 8)
    fits(ida, "lobby")
    ida.starts(8)
    Player(ida).is_dealer()
    fits(ida, "table")
    ida.page.get_by_role("button", name="Ask Cy").click()
    fits(ida, "question")
    with Player(ida).places():
        fits(ida, "places")


def fits(guest: Guest, what: str) -> None:
    width, room = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room, f"{what} is {width} px wide on a screen of {room}"
    assert guest.page.evaluate(SMALL_PRINT, SMALLEST_PX) == [], what
