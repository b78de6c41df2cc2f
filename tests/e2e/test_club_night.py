"""Game night at the Spy Club: the first move, refusals, hints, the others' turns, legible cards, new tables,
and what is left of a case."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from unittest import mock

import pytest
from playwright.sync_api import Page, expect

from spyhouse.table.entry import LogRow
from tests.e2e.axe import grave_faults
from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.saved_tables import Moment, coming_back, keep
from tests.e2e.server_process import server_in
from tests.e2e.spyclub import Detective
from tests.e2e.text_overflow import SETTLED, crowded
from tests.golden.scripted_game import Evening

DAY = "2026-11-18"
LONGEST_SENTENCE = 12
"""Maximum number of words in a sentence; a card's name may have three."""

# Which of these things lie over which of those, in more than a rim of their shadows.
OVER = """([what, under]) => {
  const EDGE = 3
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => [one.className + ' ' + one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
  const over = (one, other) => one.left < other.right - EDGE && other.left < one.right - EDGE
    && one.top < other.bottom - EDGE && other.top < one.bottom - EDGE
  return boxes(what).flatMap(([name, box]) => boxes(under).filter(([, other]) => over(box, other))
    .map(([other]) => `${name} lies over ${other}`))
}"""

# Words on the board that are smaller on the screen than this, in px.
SMALL = """(least) => {
  const stage = document.querySelector('.stage')
  const scale = stage.getBoundingClientRect().width / stage.offsetWidth
  const found = []
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: one, textContent } = walker.currentNode
    if (!textContent.trim() || one.closest('.sr, script, style') || !one.checkVisibility()) continue
    const size = parseFloat(getComputedStyle(one).fontSize) * scale
    if (size < least - 0.1) found.push(`${textContent.trim()} (${size.toFixed(1)} px)`)
  }
  return found
}"""

CARDS = ".lies.row .card, .lies.hand .card:not(.small)"
PLACES = f"{CARDS}, .place[data-point^=row], .place[data-point^=incoming]"


@pytest.mark.parametrize("phone", [False, True])
def test_the_first_turn_of_a_newcomer(guests: Guests, phone: bool) -> None:
    """First move in two taps, refusals with ways out, hints, and the others' turns."""
    ida = guests("Ida", phone=phone)
    ida.adds_nothing_to_the_deal()
    me = plays_now(ida)
    page = ida.page
    expect(page.locator(".plate .name" if phone else ".plate.w, .plate.e")).to_have_count(2)
    expect(page.get_by_text("Tap me")).to_be_visible()
    expect(page.get_by_text("Five of a kind in the row solves an aspect.")).to_be_visible()
    assert page.evaluate(OVER, [".tap", f"{CARDS} .name"]) == []
    assert page.evaluate(SMALL, 12 if phone else 11) == []
    if not phone:
        assert not grave_faults(page)

    me.focus().click()
    expect(page.locator(".place.lit.empty")).to_have_count(1)
    page.keyboard.press("Escape")
    refuses(ida, me)
    takes_a_hint(ida)
    assert page.evaluate(SMALL, 12 if phone else 11) == []
    watches_the_others(ida, me)
    if phone:
        fits_every_screen(page, me)


def fits_every_screen(page: Page, me: Detective) -> None:
    """Check on all screens that the controls are visible."""
    for width, height in ((740, 360), (640, 400), (320, 640), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        expect(me.bell).to_be_in_viewport(ratio=0.99)
        for nth in (1, 2, 3):
            expect(me.card(nth)).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = page.evaluate(SMALL, 12)
        assert not [words for words in small if re.match("Suspect|Motive|Object|Crime|Location", words)]


def plays_now(ida: Guest) -> Detective:
    ida.comes_in()
    dot = ida.button("Show Spy Club")
    expect(ida.page.get_by_role("button", name="New table").first).to_be_visible()
    if dot.is_visible():
        dot.click()
    ida.press("Play now: Spy Club with bots")
    me = Detective(ida)
    expect(me.bell).to_be_visible()
    ida.sees("Your turn")
    return me


def refuses(ida: Guest, me: Detective) -> None:
    """A refusal names both numbers, keeps the card chosen, and its first button solves the problem."""
    page = ida.page
    me.card(1).click()
    page.locator(".place[data-point=row-2]").click()
    slip = page.get_by_role("region", name="Not like that")
    expect(slip.get_by_role("alert")).to_contain_text("Confirm costs 2 ideas, you have 1.")
    expect(me.card(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".place.unpaid")).to_have_count(5)
    ways = slip.locator(".way")
    expect(ways).to_have_count(2)
    # The hand moves up to make room for the hint.
    page.wait_for_function(f"given => !({OVER})(given).length", arg=[".refusal", CARDS])
    leaves_the_cards_free_on_its_side(page)
    assert not grave_faults(page)
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)


def takes_a_hint(ida: Guest) -> None:
    """A hint first points, then names the move in three short sentences, and covers no card it mentions."""
    page = ida.page
    ida.press("Hint")
    note = page.get_by_role("region", name="Hint", exact=True)
    expect(note.get_by_role("heading")).to_have_text(re.compile("^Look at "))
    assert page.evaluate(OVER, [".panel section", CARDS]) == []
    note.get_by_role("button", name="Show me the move").click()
    lines = note.get_by_role("listitem")
    expect(lines.nth(1)).to_be_visible()
    for line in lines.all_inner_texts():
        assert len(line.split()) <= LONGEST_SENTENCE, line
    expect(page.locator(".arrow")).to_be_visible()
    assert page.evaluate(OVER, [".panel section", CARDS]) == []
    leaves_the_cards_free_on_its_side(page)
    assert not grave_faults(page)
    note.locator(".do").click()
    expect(note).to_have_count(0)


def leaves_the_cards_free_on_its_side(page: Page) -> None:
    """Check that on a phone's side the slip lies below the row, the hand and the clues to scout."""
    upright = page.viewport_size
    assert upright
    if upright["width"] > upright["height"]:
        return
    page.set_viewport_size({"width": 740, "height": 360})
    page.wait_for_function(f"given => !({OVER})(given).length", arg=[".panel section", PLACES])
    page.set_viewport_size(upright)
    page.evaluate(SETTLED)  # the panel is built again


def watches_the_others(ida: Guest, me: Detective) -> None:
    """The others' moves have one line each, rings on what changed, and a replay button."""
    page = ida.page
    me.ends_turn()
    expect(me.bell).to_be_visible()
    expect(page.locator(".beat-ring").first).to_be_visible()
    again = ida.button(re.compile(r"^Replay( last 2 turns)?$"))
    expect(again).to_be_visible()
    if page.viewport_size and page.viewport_size["width"] > 999:
        expect(page.get_by_role("region", name="While you wait").get_by_role("listitem")).to_have_count(2)
    page.emulate_media(reduced_motion="no-preference")
    again.click()
    expect(ida.button(re.compile("Skip"))).to_be_visible()
    page.mouse.click(5, 60)  # anywhere
    expect(me.bell).to_be_visible()
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("phone", [False, True])
def test_a_new_table_in_three_taps(guests: Guests, phone: bool) -> None:
    """The sheet of a new table has pictures, levels with win rates and a line per bot, and fits without
    scrolling.
    """
    ida = guests("Ida", phone=phone)
    ida.comes_in()
    sheet = ida.wants_table("Spy Club")
    expect(sheet.get_by_role("button", name=re.compile("^Single case"))).to_have_attribute(
        "aria-pressed", "true"
    )
    levels = sheet.get_by_role("group", name="Difficulty")
    expect(levels.get_by_role("button", name=re.compile("^Standard 3 in 4"))).to_be_visible()
    expect(sheet.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
    expect(sheet.get_by_text("Prototype").first).not_to_be_visible()
    assert sheet.locator(".body").evaluate("body => body.scrollHeight <= body.clientHeight")
    assert crowded(ida.page) == []
    assert not grave_faults(ida.page)
    for width, height in ((320, 640), (740, 360)) if phone else ():
        ida.page.set_viewport_size({"width": width, "height": height})
        expect(sheet.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
    sheet.get_by_role("button", name=re.compile("^Strong")).click()
    sheet.get_by_role("button", name=re.compile("^Campaign")).click()
    sheet.get_by_role("button", name="Open the table").click()
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    expect(ida.page.get_by_role("button", name=re.compile("^bot "))).to_have_count(1)
    ida.sees("Campaign, case 1 of 5")


@pytest.fixture(scope="module")
def cases() -> list[Moment]:
    """Play two cases to their end: a plain one and a daily one."""
    with mock.patch("spyhouse.table.seats.Seating.names_and_faces", return_value=()):
        return [
            Moment(code, "spyclub", _played(people, bots, options))
            for code, people, bots, options in (
                ("ENDED", 2, 1, {"difficulty": "easy"}),
                ("TODAY", 1, 2, {"difficulty": "easy", "deal": DAY, "first_player": 0}),
            )
        ]


def _played(people: int, bots: int, options: Mapping[str, object]) -> list[LogRow]:
    evening = Evening("spyclub", "spyclub", dict(options), people=people, bots=bots)
    return [*evening.everyone_sits().starts().plays().log]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory, cases: list[Moment]) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("cases")
    keep(folder, cases)
    with server_in(folder) as address:
        yield address


@pytest.mark.parametrize("phone", [False, True])
def test_case_end_offers_sharing(guests: Guests, finished: str, cases: list[Moment], phone: bool) -> None:
    """The end offers a picture to share, the campaign, a replay in chapters, and the streak of days."""
    ida = guests("Ida", phone=phone, base_url=finished)
    ida.context.add_init_script(coming_back(cases))
    page = ida.page
    page.goto("/ENDED")
    expect(ida.button("Make this the first case of a campaign")).to_be_visible()
    expect(page.get_by_text("Solved in this order")).to_be_visible()
    shares_a_picture(ida)
    assert not grave_faults(page)
    if phone:
        grows_with_the_text(page)

    page.get_by_role("link", name="Watch replay").click()
    chapters = page.get_by_role("navigation", name="Chapters")
    expect(chapters.get_by_role("button", name=re.compile("^The deal"))).to_have_attribute(
        "aria-current", "true"
    )
    solved = chapters.get_by_role("button", name=re.compile(r"turn \d+$")).nth(1)
    solved.click()
    expect(solved).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    ida.press(re.compile(r"^Highlights \d+ s$"))
    expect(ida.button("Pause")).to_be_visible()
    assert not grave_faults(page)

    page.goto("/TODAY")
    ida.sees("in a row")
    expect(page.get_by_text("never a clue")).to_be_visible()
    shares_a_picture(ida)
    page.goto("/")
    strip = page.get_by_role("region", name="Case of the day")
    expect(strip.get_by_role("button")).to_be_visible()
    assert crowded(page) == []


def grows_with_the_text(page: Page) -> None:
    """Check that nothing is lost when the browser's text is twice as large."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert crowded(page) == []
    page.evaluate("document.documentElement.style.fontSize = ''")


def shares_a_picture(ida: Guest) -> None:
    page: Page = ida.page
    with page.expect_download() as download:
        ida.press("Share the picture")
    head = Path(download.value.path()).read_bytes()[:24]
    assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (1080, 1350)
