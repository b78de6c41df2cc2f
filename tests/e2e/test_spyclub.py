"""A case of Spy Club with two people, one on a phone and one by keyboard, and two bots."""

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Error as TooLate
from playwright.sync_api import Locator, Page, expect

from tests.e2e.axe import grave_faults
from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.spyclub import Detective
from tests.e2e.test_keyboard import Keys

PATIENCE = 400
"""Maximum number of steps of a case."""
MANY = 5
"""Number of ideas to save up."""
AT_ONCE_MS = 2000
LOOKS_MS = 300
"""Milliseconds until the coach has measured the page again."""

# Tags over the player's own cards, and what they cover.
COVERED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((found) =>
    [found.textContent.trim(), found.getBoundingClientRect()])
  const over = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const under = [...boxes('.escape'), ...boxes('.lies .card:not(.small) .band')]
  return boxes('.tag:not(.narrow)').flatMap(([tag, box]) =>
    under.filter(([, other]) => over(box, other)).map(([text]) => `${tag} covers ${text}`))
}"""


# Rings of a coach, and the controls.
RINGED = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((found) => found.getBoundingClientRect())
  const rings = boxes('i[aria-hidden=true]').filter(({ width }) => width > 30)
  return boxes('.op').filter(({ left, right, top, bottom }) => rings.some((ring) =>
    ring.left < right && left < ring.right && ring.top < bottom && top < ring.bottom)).length
}"""

# Frame by frame, whose turn it is: what the bar says, and the panel.
WATCHES = """() => {
  const word = (where) => document.querySelector(where)?.textContent ?? ''
  window.named = []
  const look = () => {
    named.push([word('header .turn'), word('.me .turn b')])
    requestAnimationFrame(look)
  }
  look()
}"""

# What lies in the panel's way: out of the window, over each other, or in more lines than one.
UNTIDY = """() => {
  const boxes = ['.tray', '.coins > :last-child', '.bell'].map((one) =>
    [one, document.querySelector(`.me ${one}`).getBoundingClientRect()])
  const over = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  const out = ({ left, right, top, bottom }) =>
    left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
  const bell = document.querySelector('.bell b')
  const wraps = bell.offsetHeight > 1.5 * parseFloat(getComputedStyle(bell).fontSize)
  return [
    ...boxes.filter(([, box]) => out(box)).map(([one]) => `${one} leaves the screen`),
    ...boxes.flatMap(([one, box], nth) =>
      boxes.slice(nth + 1).filter(([, other]) => over(box, other)).map(([other]) => `${one} over ${other}`)),
    ...(wraps ? ['the bell has two lines'] : []),
  ]
}"""

# Names, and titles that name somebody, which are cut or in more lines than one.
CUT = """() => [...document.querySelectorAll('.plate .name, .me .turn b')].filter((one) =>
  one.scrollWidth > one.clientWidth || one.offsetHeight > 1.5 * parseFloat(getComputedStyle(one).fontSize)
).map((one) => one.textContent)"""

# A card under the mouse grows, within the window and off the prices.
GROWN = """() => {
  const { left, right, top, bottom } = document.querySelector('.card.zoomed').getBoundingClientRect()
  const priced = [...document.querySelectorAll('.price')].some((price) => {
    const { x, y, width, height } = price.getBoundingClientRect()
    return x + width / 2 > left && x + width / 2 < right && y + height / 2 > top && y + height / 2 < bottom
  })
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && !priced
}"""


def test_a_case_to_its_end(guests: Guests) -> None:
    ida, ben = guests("Idamarie"), guests("Ben-Anton", phone=True)  # as long as bots' names get
    keys = Keys(ida)

    def by_keyboard(target: Locator) -> None:
        keys.go_to(target)
        ida.page.keyboard.press("Enter")

    one, two = Detective(ida, by_keyboard), Detective(ben)
    ida.adds_nothing_to_the_deal()
    ida.comes_in()
    sheet = ida.wants_table("Spy Club")
    sheet.get_by_role("group", name="Difficulty").get_by_role("button", name="Advanced").click()
    sheet.get_by_role("button", name="Open the table").click()
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    ben.joins(ida.code())
    ida.adds_bots(3, 4)
    ida.starts(4)

    todo = [investigate_and_reload, take_a_step_back, take_a_hint]
    for detective in play_on(one, two):
        if len(todo) == 3:
            faults = grave_faults(detective.page)
            assert not faults, "\n".join(faults)
            for guest in (ida, ben):
                assert guest.page.evaluate(CUT) == [], guest.name
        if todo:
            todo.pop(0)(detective)
        if detective.is_up():
            detective.ends_turn()
    assert not todo, "the case ended before everything was tried"
    for guest in (ida, ben):
        expect(guest.page.get_by_role("heading", level=2).first).to_be_visible()
        guest.sees("In numbers")
        assert guest.page.evaluate("innerWidth == screen.width")  # read before axe changes the layout
        assert not grave_faults(guest.page)
    look_again(ben)


def play_on(*players: Detective) -> Iterator[Detective]:
    """Let the active player move until the case is over."""
    for _ in range(PATIENCE):
        if all(player.file.is_visible() for player in players):
            return
        for player in players:
            player.settles()
            if player.is_up():
                yield player
                break
        else:
            players[0].page.wait_for_timeout(60)  # the bots' turn
    raise AssertionError("the case does not end")


def investigate_and_reload(detective: Detective) -> None:
    """SC-16: an investigation continues after a reload within the same action."""
    detective.investigates(1)
    detective.guest.sees("2 of 3 actions left")
    detective.page.reload()
    expect(detective.bell).to_be_visible()
    detective.investigates(2)
    detective.guest.sees("2 of 3 actions left")


def take_a_step_back(detective: Detective) -> None:
    """SC-41."""
    before = detective.focus().get_attribute("aria-label") or ""
    detective.shifts_focus()
    detective.press(detective.guest.button("Undo"))
    expect(detective.focus()).to_have_attribute("aria-label", before)
    detective.guest.sees("3 of 3 actions left")


def take_a_hint(detective: Detective) -> None:
    """Take a hint: it has a reason, and one press makes the move."""
    detective.press(detective.guest.button("Hint"))
    slip = detective.page.get_by_role("region", name="Hint", exact=True)
    expect(slip.get_by_role("status")).to_have_text(re.compile(r"\w+ .*[.?!]"))
    more = slip.get_by_role("button", name="Show me the move")
    if more.is_visible():
        detective.press(more)
    detective.press(slip.locator(".do"))
    expect(slip).to_have_count(0)


def look_again(guest: Guest) -> None:
    """Open the replay by its link and step through it, from several seats, to the same end."""
    guest.page.get_by_role("link", name="Watch replay").click()
    scrub = guest.page.get_by_role("slider", name="Position in the game")
    expect(scrub).to_have_value("0")
    guest.press("Step forward")
    guest.press("Step forward")
    expect(scrub).to_have_value("2")
    controls = scrub.bounding_box()
    guest.page.locator("footer p span").evaluate("caption => caption.append(' and so on'.repeat(9))")
    assert scrub.bounding_box() == controls, "captions push the controls away"
    guest.press("Step back")
    expect(scrub).to_have_value("1")
    assert not grave_faults(guest.page)
    guest.press(re.compile("^As seen by Idamarie"))
    expect(guest.button("As seen by Idamarie")).to_have_attribute("aria-pressed", "true")
    guest.press("To the end")
    guest.sees("In numbers")


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_can_be_carried_as_well_as_tapped(guests: Guests, phone: bool) -> None:
    """Drag an incoming clue onto an own card to scout it; dropped elsewhere, it returns."""
    ida = guests("Ida-Josephine von Borke", phone=phone)
    ida.adds_nothing_to_the_deal()
    ida.comes_in()
    ida.wants_table("Spy Club").get_by_role("button", name="Open the table").click()
    ida.adds_bots(2)
    ida.starts(2)
    me = Detective(ida)
    expect(me.bell).to_be_visible()
    if not phone:
        assert ida.page.locator(".self b").evaluate("name => name.scrollWidth <= name.clientWidth")
        for card in (
            ida.page.locator("[data-point^=incoming-]").last,
            ida.page.locator("[data-point=hand-1-0]"),
        ):
            card.hover()
            expect(ida.page.locator(".zoomed")).to_have_count(1)
            assert ida.page.evaluate(GROWN)
    clue = ida.button(re.compile("^Incoming clue, free"))
    name = (clue.get_attribute("aria-label") or "").split(". ")[1]
    assert name not in (me.card(1).get_attribute("aria-label") or "")

    me.carries(clue, ida.page.locator("[data-point=jar]"))
    expect(clue).to_have_attribute("aria-label", re.compile(name))
    expect(clue).to_have_attribute("aria-pressed", "false")
    ida.sees("3 of 3 actions left")

    me.carries(clue, me.card(1))
    expect(me.card(1)).to_have_attribute("aria-label", re.compile(name))
    ida.sees("2 of 3 actions left")
    if not phone:
        read_the_rules(ida)
    watch_the_bots(me)
    save_up_ideas(me)


def watch_the_bots(me: Detective) -> None:
    """While the bots' moves are shown, the bar and the panel name the same player."""
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.evaluate(WATCHES)
    me.ends_turn()
    expect(me.bell).to_be_visible()
    named = me.page.evaluate("named")
    me.page.emulate_media(reduced_motion="reduce")
    assert {panel for _, panel in named} > {"Your turn"}, "nothing was shown"
    assert {(bar, panel) for bar, panel in named if bar not in ("", panel)} == set()


def save_up_ideas(me: Detective) -> None:
    """With five ideas, the rest of the turn and its end button keep their places."""
    for _ in range(PATIENCE):
        me.settles()
        if not me.is_up():
            me.page.wait_for_timeout(60)  # the bot's turn
        elif me.ideas() >= MANY:
            break
        elif me.has_actions():
            me.shifts_focus()
        else:
            me.ends_turn()
    assert me.ideas() >= MANY
    assert me.page.evaluate(UNTIDY) == []


def read_the_rules(guest: Guest) -> None:
    """The rules have a guide with pictures and numbered rules, and the search finds both."""
    with guest.drawer("Rules") as rules:
        expect(rules.get_by_role("heading", name="Five aspects")).to_be_visible()
        assert not grave_faults(guest.page)
        rules.get_by_label("Search the rules").fill("refill")
        expect(rules.get_by_role("heading", level=4)).to_have_text(["Refill", "Clueless"])
        expect(rules.get_by_text("SC-26")).to_be_visible()
        rules.get_by_label("Search the rules").fill("")
        rules.get_by_role("button", name="Every rule").click()
        expect(rules.get_by_text("SC-1", exact=True)).to_be_visible()
        expect(rules.get_by_role("heading", name="Five aspects")).to_have_count(0)


def test_tutorial_can_be_left_and_resumed(guests: Guests) -> None:
    ida = guests("Ida")
    page = ida.page
    ida.comes_in()
    page.get_by_role("link", name=re.compile("^Learn.*: Spy Club$")).click()
    coach = page.get_by_role("region", name="Coach")
    me = Detective(ida)
    for _ in range(3):
        coach.get_by_role("button", name="Next").click()
    me.press(me.card(1))
    me.press(me.deed("Investigate"))
    expect(coach).to_contain_text("try this first")
    page.keyboard.press("Escape")
    assert "School" in me.investigates(2)
    expect(coach).to_contain_text("A School!")
    page.reload()
    expect(coach).to_contain_text("A School!")
    assert not grave_faults(page)
    run_to_the_end(page, me)
    expect(coach).to_contain_text("At the Museum")
    expect(coach.get_by_role("button", name="Play with bots")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_tags_and_rings_leave_free_what_matters(guests: Guests, language: str) -> None:
    """Check bands, escape track and actions at the narrowest layout: two players with four cards."""
    ida = guests("Ida", phone=True)
    ida.page.goto(f"/learn/spyclub?lang={language}")
    expect(ida.page.locator(".tag")).to_have_count(3)
    covered = ida.page.evaluate(COVERED)
    assert not covered, covered
    for _ in range(3):
        ida.page.locator(".acts .lamp").click()
    ida.page.locator(".place.beckons").click()
    expect(ida.page.locator(".op.beckons")).to_be_visible()
    ida.page.wait_for_timeout(LOOKS_MS)
    assert ida.page.evaluate(RINGED) == 0


def run_to_the_end(page: Page, me: Detective) -> None:
    """Play the tutorial by following its highlights."""
    coach = page.get_by_role("region", name="Coach")
    last = coach.get_by_role("button", name="Play with bots")
    go_on, beckoning = coach.get_by_role("button", name="Next"), page.locator(".beckons")
    moment = page.get_by_role("button", name="Go on").filter(has_text="solved")
    for _ in range(PATIENCE):
        if last.is_visible():
            return
        deeds, lit = page.locator(".op.beckons"), page.locator(".place.lit.beckons")
        for target in (moment, go_on, deeds, lit, beckoning):
            if target.first.is_visible():
                with suppress(TooLate):  # the solved aspect is shown only briefly
                    target.first.click(timeout=AT_ONCE_MS)
                break
        else:
            page.wait_for_timeout(30)
    raise AssertionError("the tutorial does not end")
