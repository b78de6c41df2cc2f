"""A night of Spyfall: scenes, the deal, the vote, the show and the television, for six, and for twelve with
long names in a language a third longer."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests, Keeps
from tests.e2e.night import TWELVE, Night, coming_back
from tests.e2e.saved_tables import Moment, keep
from tests.e2e.spyfall import Player
from tests.e2e.test_spyfall_scenes import box_of, shot
from tests.e2e.text_overflow import crowded

SIX = ("Ida", "Dan", "Odile", "Karim", "Basil", "Rivet")
LONGER = "en-XA"
OTHER_SCREENS = ((320, 640), (740, 360), (640, 400), (820, 1180))
"""The smallest phone, a phone on its side, half a screen, a tablet."""
ALIKE = ("TIME", "FRAMED", "MISSED")
"""Scenes laid out like another one, which is measured on the other screens."""
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}


def twelve() -> Iterator[Moment]:
    yield Night("LOBBY", TWELVE).lobby
    yield Night("DEALT", TWELVE).kept()
    yield Night("ASKING", TWELVE).talks(2).kept()
    vote = Night("VOTE", TWELVE).talks()
    accused = next(seat for seat in range(3, 12) if seat != vote.spy)
    yield vote.accuses(1, accused, 6).kept()
    yield Night("TIME", TWELVE).talks().runs_out().kept()
    caught = Night("CAUGHT", TWELVE).talks()
    yield caught.convicts(caught.honest[0], caught.spy).stars(1, 1, 1).kept()
    framed = Night("FRAMED", TWELVE).talks()
    yield framed.convicts(framed.honest[1], framed.honest[2]).kept()
    yield Night("MISSED", TWELVE).talks().guesses(right=False).kept()
    over = Night("OVER", TWELVE, rounds=1).talks()
    yield over.convicts(over.honest[0], over.spy).goes_on().kept()


@pytest.fixture(scope="module")
def kept(server: str, folder: Path) -> list[Moment]:
    """Return tables that are only looked at."""
    moments = [*twelve(), Night("DOOR", SIX).lobby]
    keep(folder, moments)
    return moments


def comes_back(guests: Guests, kept: list[Moment], name: str, **how: object) -> Guest:
    guest = guests(name, **how)
    guest.context.add_init_script(coming_back(kept, name))
    return guest


def goes(page: Page, code: str, *, screen: bool = False, lang: str = LONGER) -> None:
    page.goto(f"/{code}?lang={lang}{'&screen' if screen else ''}")
    expect(page.locator(".board .board, .board.screen").last).to_be_visible()


@pytest.mark.parametrize("phone", [True, False])
def test_twelve_with_long_names_fit_every_scene(phone: bool, kept: list[Moment], guests: Guests) -> None:
    """SF-37: nothing is cut, covered or overlapping, measured by rectangles."""
    guest = comes_back(guests, kept, TWELVE[0], phone=phone)
    page, faults = guest.page, []
    for code in ("DEALT", "ASKING", "VOTE", "TIME", "CAUGHT", "FRAMED", "MISSED", "OVER"):
        goes(page, code)
        if code in ("CAUGHT", "FRAMED", "MISSED"):
            expect(page.locator(".show .band")).to_be_visible()
            faults += crowded_everywhere(page, f"{code}, verdict", phone and code not in ALIKE)
            expect(page.locator(".show .hat").first).to_be_visible()
            for depth in page.locator(".show .person .faces").evaluate_all(STAMPED):
                assert depth <= 1, code
            page.locator(".show .foot > button").click()
            expect(page.locator(".show")).to_have_count(0)
        faults += crowded_everywhere(page, code, phone and code not in ALIKE)
        if not phone and code in ("DEALT", "ASKING", "VOTE", "TIME"):
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), code
        shot(guest, f"{code}-{'phone' if phone else 'desk'}")
        if code == "VOTE":
            nobody_covers_another(page)
    assert not faults, "\n".join(faults)


def test_lobby_of_twelve_and_every_face_fit_a_phone(kept: list[Moment], guests: Guests) -> None:
    page = comes_back(guests, kept, TWELVE[0], phone=True).page
    page.goto("/LOBBY")
    names = page.locator(".place b")
    expect(names).to_have_count(12)
    assert names.evaluate_all(CUT) == []
    apart([box_of(name) for name in names.all()])

    page = guests("Eve", phone=True).page
    page.goto("/DOOR")
    faces = page.locator(".faces label")
    for thing in (faces.first, faces.last, page.get_by_role("button", name="Take a seat")):
        expect(thing).to_be_in_viewport(ratio=1)
    expect(page.locator(".faces .taken")).to_have_count(6)
    # The seventh chair, which is the next free one, has a dashed ring.
    assert page.locator(".faces .chosen").evaluate(RING) == ["dashed", "rgb(176, 124, 72)"]


CUT = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
RING = """(face) => {
  const { borderTopStyle, borderTopColor } = getComputedStyle(face, '::after')
  return [borderTopStyle, borderTopColor]
}"""
STAMPED = """(all) => all.filter((faces) => faces.querySelector('em')).map((faces) => {
  const stamp = faces.querySelector('em')
  const room = faces.offsetHeight + parseFloat(getComputedStyle(faces).marginBottom)
  return stamp.offsetTop + stamp.offsetHeight - room
})"""
"""Script: by how many pixels each stamp covers the name under the face."""


def crowded_everywhere(page: Page, scene: str, others: bool) -> list[str]:
    """Return the faults of a scene, on other screens too; its main button stays in sight."""
    usual = page.viewport_size
    assert usual
    faults = [f"{scene}: {fault}" for fault in crowded(page)]
    for width, height in OTHER_SCREENS if others else ():
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{scene}, {width} x {height}: {fault}" for fault in crowded(page)]
        for button in page.locator(".show .foot > button, .deal .note, .mine button").all():
            expect(button, f"{scene}, {width} x {height}").to_be_in_viewport(ratio=0.97)
    page.set_viewport_size(usual)
    return faults


def nobody_covers_another(page: Page) -> None:
    """Check that name plate, question, verdict rule and jurors do not overlap."""
    parts = page.locator(".trial h2, .trial .question, .trial .must, .trial li b, .trial .count").all()
    boxes = [box_of(part) for part in parts if part.is_visible()]
    assert len(boxes) >= 14
    apart(boxes)


def apart(boxes: list[dict[str, float]]) -> None:
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
            down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
            assert across <= 1 or down <= 1, (one, other)


SMALLEST = """() => Math.min(...[...document.querySelectorAll('.trial *, .show *, .score *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => !one.closest('.sr, svg, [role=timer]') && one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1)))"""


def test_the_television_shows_one_thing_at_a_time_in_large_type(kept: list[Moment], guests: Guests) -> None:
    """No word under 36 px, and nothing to press."""
    page = comes_back(guests, kept, TWELVE[0], **TELEVISION).page
    faults = []
    for code in ("VOTE", "CAUGHT", "FRAMED", "OVER"):
        goes(page, code, screen=True, lang="en")
        expect(page.locator(".trial.screen, .show.screen .band, .score").first).to_be_visible()
        if code == "VOTE":
            nobody_covers_another(page)
        assert page.evaluate(SMALLEST) >= 35.5, code
        expect(page.locator(".board button").filter(visible=True)).to_have_count(0)
        faults += [f"{code}: {fault}" for fault in crowded(page) if "dots in" not in fault]
    goes(page, "ASKING", screen=True, lang="en")
    assert box_of(page.get_by_role("timer").first)["width"] >= 199
    goes(page, "CAUGHT", screen=True, lang="en")
    expect(page.locator(".score")).to_be_visible()  # opens after the verdict
    assert page.evaluate(SMALLEST) >= 35.5
    assert not faults, "\n".join(faults)


def test_conviction_of_an_innocent_is_said(kept: list[Moment], guests: Guests) -> None:
    """SF-21."""
    guest = comes_back(guests, kept, TWELVE[0])
    goes(guest.page, "FRAMED", lang="en")
    guest.press("Votes and best line")
    guest.sees("Hermenegilda pointed at Bartholomeus, and everyone agreed. All wrong.")


def test_scenes_close_what_lies_open_and_turns_do_not(keeps: Keeps, guests: Guests) -> None:
    """A vote is not covered by a drawer, and an open Accuse sheet survives a question."""
    live = keeps(Night("LIVE", SIX, rounds=2, round_seconds=3600).talks(1).kept())
    kept = [live]
    phone, desk = comes_back(guests, kept, "Ida", phone=True), comes_back(guests, kept, "Dan")
    for guest in (phone, desk):
        goes(guest.page, live.code, lang="en")
    ida, dan = Player(phone), Player(desk)
    phone.press("Accuse")
    sheet = phone.dialog("Who is the spy?")
    sheet.get_by_role("radio", name="Odile").click()
    dan.at(Player(guests("Karim")), "Ask ").click()
    desk.page.get_by_label("Your question for Karim").fill("Is it far from here?")
    desk.press("Ask Karim")
    desk.sees("Waiting for Karim to answer.")
    expect(sheet.get_by_role("radio", name="Odile")).to_be_checked()  # still open, still chosen
    phone.press("Not yet")

    banners_push_nothing(phone)

    phone.button(re.compile("^Places")).click()
    expect(phone.dialog("Places")).to_be_visible()
    desk.press("Accuse")
    line_up = desk.dialog("Who is the spy?")
    line_up.get_by_role("radio", name="Odile").click()
    line_up.get_by_role("button", name="Accuse Odile").click()
    expect(phone.dialog("Places")).to_have_count(0)
    phone.sees("All 5 must agree")
    shot(phone, "vote")
    ida.votes(guilty=True)
    phone.sees("You said guilty")


def banners_push_nothing(guest: Guest) -> None:
    """A lost connection is shown at once over the bar, and the clock stops."""
    page = guest.page
    table = page.locator(".board.table .head")
    before = box_of(table)
    with guest.forgiving("ERR_"):
        page.context.set_offline(True)
        page.evaluate("dispatchEvent(new Event('offline'))")
        guest.sees("Connection lost. Reconnecting…")
        assert box_of(table) == before
        stood = page.get_by_role("timer").first.get_attribute("aria-label")
        page.wait_for_timeout(1_200)
        assert page.get_by_role("timer").first.get_attribute("aria-label") == stood
        page.context.set_offline(False)
        expect(page.get_by_text("Connection lost")).to_have_count(0)


TAPPED = """(card) => ['keydown', 'keyup'].forEach((type) =>
  card.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true })))"""
"""Script: press and let go at once. Between two messages to a busy browser a press may become a look."""


def test_the_deal_and_typing_on_a_phone(keeps: Keeps, guests: Guests) -> None:
    """The card comes first and needs a long press; the answer field grows with its text."""
    dealt = keeps(Night("TYPE", SIX).kept())
    guest = comes_back(guests, [dealt], "Ida", phone=True)
    page = guest.page
    goes(page, dealt.code, lang="en")
    ida = Player(guest)
    guest.sees("0 of 6 have looked")
    expect(guest.button("Accuse")).to_have_count(0)
    ida.card.evaluate(TAPPED)
    guest.sees("Keep holding")
    shot(guest, "deal")
    ida.peeks()
    expect(page.get_by_text("have looked")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Ask Dan")).click()
    field = page.get_by_label("Your question for Dan")
    low = box_of(field)["height"]
    words = "If a stranger in a very good hat asked you the way, would you point up, down, or overboard?"
    field.fill(words)
    assert box_of(field)["height"] > 2 * low
    assert field.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")  # nothing of it is hidden
    guest.sees(f"{len(words)} of 200")
    shot(guest, "ask")
    page.set_viewport_size({"width": 360, "height": 420})  # as a keyboard does
    expect(field).to_be_in_viewport(ratio=1)
    expect(guest.button("Ask Dan")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Odile", exact=True).click()
    expect(page.get_by_label("Your question for Odile")).to_have_value(words)
    page.keyboard.press("Enter")
    guest.sees("Waiting for Odile to answer.")


def test_a_convicted_odd_one_out_has_the_last_word(keeps: Keeps, guests: Guests) -> None:
    """SF-36: the option is red and has a title and a confirmation."""
    odd = Night("ODD", SIX, odd_one_out=True).talks(1)
    convicted = keeps(odd.convicts(odd.honest[0], odd.spy).kept())
    guest = comes_back(guests, [convicted], SIX[odd.spy], phone=True)
    goes(guest.page, convicted.code, lang="en")
    guest.sees("You were the odd one out!")
    guest.press("Name the place…")
    expect(guest.page.get_by_role("heading", name="Where are you all?")).to_be_visible()
    guest.page.get_by_role("button", name=re.compile("^Name ")).nth(3).click()
    shot(guest, "naming")
    guest.dialog("Where were the others?").get_by_role("button", name="Say it").click()
    guest.sees("Spy caught")
