"""From the front page to the first own move in every game: at most two taps, whatever the screen, and from
the accessibility tree alone."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.test_keyboard import Keys

SIZES = ((740, 360), (640, 400), (915, 412), (320, 640), (820, 1180), (360, 740))
"""Screen sizes: phones in landscape, half a screen, the smallest phone, a tablet."""

# Words that are smaller on the screen than this, in px. Posters and what lies beyond the screen are pictures.
SMALL = """async (least) => {
  const ends = ({ effect }) => effect.getComputedTiming().iterations !== Infinity
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished))
  const found = []
  const size = ({ a, b, c, d }) => Math.sqrt(Math.abs(a * d - b * c)) || 1
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: one, textContent } = walker.currentNode
    if (!textContent.trim() || one.closest('.sr, .poster, script, style')) continue
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const { width, height, right, left } = range.getBoundingClientRect()
    if (width < 2 || height < 2 || right < 0 || left > innerWidth) continue
    if (parseFloat(getComputedStyle(one).fontSize) === 0) continue // its first letter is larger
    let scale = one instanceof SVGElement ? size(one.getScreenCTM()) : (one.currentCSSZoom ?? 1)
    if (!(one instanceof SVGElement))
      for (let up = one; up; up = up.parentElement) {
        const { transform } = getComputedStyle(up)
        if (transform === 'none') continue
        scale *= size(new DOMMatrix(transform))
      }
    const high = parseFloat(getComputedStyle(one).fontSize) * scale
    if (high < least - 0.5) found.push(`${textContent.trim()} (${high.toFixed(1)} px)`)
  }
  return [...new Set(found)]
}"""


def deal(page: Page) -> list[Locator]:
    return [page.get_by_role("button", name=re.compile("^Your card"))]


def table(page: Page) -> list[Locator]:
    return [
        page.get_by_role("button", name=re.compile(f"^{name}")) for name in ("Your card", "Places", "Accuse")
    ]


def clues(page: Page) -> list[Locator]:
    cards = [page.get_by_role("button", name=re.compile(rf"^Your card {nth}\.")) for nth in (1, 2, 3)]
    return [*cards, page.get_by_role("button", name="End turn")]


def city(page: Page) -> list[Locator]:
    return [page.get_by_role("button", name=READY_TO_SEARCH)]


def whitehall(page: Page) -> list[Locator]:
    piles = [page.get_by_role("button", name=re.compile("^Take ")).nth(nth) for nth in (0, 1)]
    return [*piles, page.get_by_role("group", name="Your hand")]


READY_TO_SEARCH = "I\u2019m ready"


def looks_and_asks(keys: Keys) -> list[Locator]:
    page = keys.page
    keys.go_to(page.get_by_role("button", name=re.compile("^Your card")))
    keys.keyboard.press("Enter")
    keys.keyboard.press("Enter")
    keys.go_to(page.get_by_role("button", name=re.compile("^Ask ")).first)
    expect(page.get_by_role("button", name=re.compile("^Ask "))).to_have_count(4)
    expect(page.get_by_text("Round 1 of 3")).to_be_visible()
    expect(page.get_by_role("timer", name="Time left: 5:00")).to_be_visible()
    fits(
        page,
        lambda at: [
            at.get_by_role("button", name=re.compile("^Your card|^Places|^Accuse")).nth(nth)
            for nth in (0, 1, 2)
        ],
    )
    keys.go_to(page.get_by_role("button", name=re.compile("^Ask ")).first)
    keys.keyboard.press("Enter")
    keys.write(page.get_by_label(re.compile("^Your question for")), "Is it loud here?")
    return [page.get_by_text("Is it loud here?").first]


def confirms(keys: Keys) -> list[Locator]:
    page = keys.page
    keys.go_to(page.get_by_role("button", name=re.compile(r"^Your card \d\..*in focus")))
    keys.keyboard.press("Enter")
    keys.button(re.compile("^Confirm"))
    keys.go_to(page.get_by_role("button", name=re.compile("can be chosen now")).first)
    keys.keyboard.press("Enter")
    return [page.get_by_text("2 of 3 actions left")]


def searches(keys: Keys) -> list[Locator]:
    page = keys.page
    keys.button(READY_TO_SEARCH)
    done = page.get_by_role("button", name="I\u2019m done")
    expect(done).to_be_visible()
    fits(
        page,
        lambda at: [
            at.get_by_role("button", name="I\u2019m done"),
            at.get_by_role("button", name=re.compile("^Clue card")),
        ],
    )
    keys.button("I\u2019m done")
    return []


def draws(keys: Keys) -> list[Locator]:
    page = keys.page
    keys.button(re.compile("^Take an unseen card"))
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    expect(hand).to_have_count(8)
    expect(hand.first).to_be_focused()
    keys.keyboard.press("Enter")
    fits(page, lambda at: [at.get_by_role("button", name=re.compile("^Discard the"))])
    keys.button(re.compile("^Discard the"))
    return [page.get_by_text(re.compile("You rolled|application|memo", re.IGNORECASE)).first]


@pytest.mark.parametrize(
    ("game", "first", "moves"),
    [
        ("Spyfall", deal, looks_and_asks),
        ("Spy Club", clues, confirms),
        ("Spy Guy", city, searches),
        ("Spycatcher", whitehall, draws),
    ],
)
def test_newcomer_makes_a_first_move(
    game: str,
    first: Callable[[Page], list[Locator]],
    moves: Callable[[Keys], list[Locator]],
    guests: Guests,
    record_property: Callable[[str, object], None],
) -> None:
    """`pytest tests/e2e/test_first_move.py -s` prints the seconds."""
    ida = guests("Ida", phone=True)
    page = ida.page
    page.goto("/")
    expect(page.locator("li[data-name=spyfall] .acts button").first).to_be_visible()
    began = time.perf_counter()
    taps = opens(ida, game)
    assert taps <= 2
    waits_for(page, first(page)[0])
    seconds = round(time.perf_counter() - began, 1)
    record_property("seconds", seconds)
    print(f"{game}: {taps} taps and {seconds} s from the front page to the first move")
    for thing in first(page):
        expect(thing).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")  # the pressed button is gone
    fits(page, first)
    for seen in moves(Keys(ida)):
        expect(seen).to_be_visible()


def opens(ida: Guest, game: str) -> int:
    """Open a game by touch and return the number of taps."""
    taps = 0
    dot = ida.button(f"Show {game}")
    play = ida.button(f"Play now: {game} with bots")
    if not play.is_visible():
        dot.tap()
        taps += 1
    expect(play).to_be_in_viewport(ratio=0.99)
    play.tap()
    return taps + 1


def waits_for(page: Page, thing: Locator) -> None:
    """Wait for an element while others may move first."""
    passing = page.get_by_role("button", name=re.compile("^(Let it pass|Go on)$"))
    expect(thing.or_(passing).first).to_be_visible()
    while not thing.is_visible():
        if passing.first.is_visible() and passing.first.is_enabled():
            passing.first.click()
        page.wait_for_timeout(50)


def fits(page: Page, needed: Callable[[Page], list[Locator]]) -> None:
    """Check that controls are visible, nothing overflows sideways, and no text at rest is too small."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for thing in needed(page):
            expect(thing, f"{width} x {height}").to_be_in_viewport(ratio=0.97)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(SMALL, 12 if min(width, height) < 600 else 11) == [], (width, height)
