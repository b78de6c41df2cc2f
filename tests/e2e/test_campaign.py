"""A campaign of five cases in browsers: two people begin it, and end it on another server with a third."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.record import CASES, Campaign
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.lab.play import play_to_end
from tests.e2e.axe import grave_faults
from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.server_process import server_in

TO_DO = (
    "^I\u2019ve read it$|Let them go$|^End turn$|End\\?$|^Pin it up$|^Back to the desk$|^Pin up |^Agree to "
    "|^Go on$"
)
TO_ANSWER = (
    ".way.proposed:enabled, .ways:not(:has(.proposed)) .way:enabled, .asked .answers button, "
    ".pinup:not(:has(.chosen)) .choice:enabled"
)
SOLUTION = "^Row.* can be chosen now$"
"""Label of a completed row, whose solution people choose."""
SEES = "(text) => document.body.innerText.toLowerCase().includes(text.toLowerCase())"
TOUCHES = """({ named, shaped, unless }) => {
  if (unless && (SEES)(unless)) return false
  const name = (button) => button.ariaLabel ?? button.textContent.trim()
  const buttons = [...document.querySelectorAll('button:enabled')]
  const right = buttons.filter((one) => RegExp(named).test(name(one)))
  for (const one of [...right, ...(shaped ? document.querySelectorAll(shaped) : [])]) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue
    one.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = one.getBoundingClientRect()
    if (!one.contains(document.elementFromPoint(x + width / 2, y + height / 2))) continue
    one.click()
    return true
  }
  return false
}""".replace("SEES", SEES)
"""Script: find the first of these buttons that nothing covers.

One call per step takes a tenth of the time of finding, waiting and clicking.
"""
THE_LAST_PAGE = 1
CLOSED = ("is in the log", "Final grade")
LONGEST = 3000
"""Maximum number of steps; a short case takes fewer."""
DEALS = {1: 24, 2: 3, 5: 6}
"""Bytes added to the deal of each case, chosen so that the cases end early."""


@pytest.fixture
def other_server(tmp_path: Path) -> Iterator[str]:
    with server_in(tmp_path) as address:
        yield address


class Detective:
    """A player that reads, agrees with every proposal and never moves otherwise."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def picks_a_character(self, name: str = "") -> None:
        """Pick a character; a returning player keeps theirs."""
        if name:
            self.page.get_by_placeholder("Name, if you like").fill(name)
        self.page.get_by_role("button", name="Play the ").click()

    def reads_from_the_title_on(self, card: str, was: str) -> None:
        """Read a card from its title on, and check that no line is covered by the buttons."""
        self.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        self.page.get_by_role("button", name="I\u2019ve read it").click()
        expect(self.page.get_by_role("article", name=was)).to_have_count(0)
        new = self.page.get_by_role("article", name=card)
        expect(new.locator("header")).to_be_in_viewport(ratio=1)
        line, foot = new.locator("li").last.bounding_box(), new.locator(".question").bounding_box()
        assert line
        assert foot
        assert line["y"] + line["height"] <= foot["y"]

    def agrees_to_the_story(self) -> bool:
        return self._touches("^That\u2019s our story$")

    def does_what_is_asked(self, unless: str = "") -> bool:
        """Do what is asked now. Return False if nothing is, or if `unless` is visible."""
        return self._touches(TO_DO, TO_ANSWER, unless) or self._touches(SOLUTION, unless=unless)

    def sees(self, text: str) -> bool:
        seen: bool = self.page.evaluate(SEES, text)
        return seen

    def _touches(self, named: str, shaped: str = "", unless: str = "") -> bool:
        what = {"named": named, "shaped": shaped, "unless": unless}
        touched: bool = self.page.evaluate(TOUCHES, what)
        return touched


class Club:
    def __init__(self, *guests: Guest) -> None:
        self.detectives = [Detective(guest) for guest in guests]
        self.host = guests[0]

    def begins_a_case(self, number: int) -> None:
        self.host.adds_to_the_deal(DEALS[number])
        self.host.starts(4)
        for one in self.detectives:
            expect(one.page.get_by_role("heading", name=f"Case {number} of 5")).to_be_attached()

    def plays_on_until(self, text: str) -> None:
        for _ in range(LONGEST):
            if self.detectives[0].sees(text):
                return
            did = [one.does_what_is_asked(unless=text) for one in self.detectives]
            if not any(did):
                self.host.page.wait_for_timeout(100)  # a bot's turn
        seen = [one.page.locator("main").aria_snapshot() for one in self.detectives]
        raise AssertionError(f"Nobody ever saw {text!r}, but:\n" + "\n\n".join(seen))

    def closes_the_case(self, story: str = "") -> None:
        """Play the case to its end and record it."""
        self.plays_on_until("In your own words")
        expect(self.host.page.get_by_text(re.compile("points so far"))).to_have_text(re.compile("^[1-9]"))
        if story:
            writes(self.host, story)
        for _ in range(LONGEST):
            if any(map(self.detectives[0].sees, CLOSED)):
                return
            for one in self.detectives:  # some may not have finished reading
                one.agrees_to_the_story() or one.does_what_is_asked()
            self.host.page.wait_for_timeout(100)
        raise AssertionError("The case is never closed.")

    def decided(self, about: str, card: int) -> bool:
        """Return whether the log says that all have agreed."""
        told = re.compile(rf'"type":"Decided"[^}}]*"about":"{about}","card":{card},')
        return any(told.search(frame) for frame in self.host.heard)

    def look_fine(self) -> None:
        """Check the layout on desktop and phone."""
        for one in self.detectives[:2]:
            assert grave_faults(one.page) == [], one.guest.name


def test_five_cases_on_two_servers(other_server: str, guests: Guests, tmp_path: Path) -> None:
    ada, bo = guests("Ada"), guests("Bo", phone=True)
    club = Club(ada, bo)
    wants_a_campaign(ada).get_by_role("button", name="Open the table").click()
    ada.sees("Campaign, case 1 of 5")
    bo.joins(ada.code())
    ada.adds_bots(3, 4, level="Normal")
    club.begins_a_case(1)
    for one, name in zip(club.detectives, ("Countess", "Zip"), strict=True):
        one.picks_a_character(name)
    ada.press("I\u2019ve read it")
    club.detectives[1].reads_from_the_title_on("The master case", was="Club rules")
    club.plays_on_until("What it\u2019s worth")
    expect(ada.button("Rematch")).to_have_count(0)
    club.look_fine()
    club.plays_on_until("What do we pin up?")
    club.look_fine()
    club.plays_on_until("wants out")
    club.look_fine()
    club.closes_the_case("It was in the wrong hall.")
    for guest in (ada, bo):
        guest.sees("Case 1 is in the log")
        guest.sees("It was in the wrong hall.")
    assert club.decided("record", 0)
    file = tmp_path / "campaign.json"
    with ada.page.expect_download() as kept:
        ada.page.get_by_role("link", name="Save the campaign as a file").click()
    kept.value.save_as(file)

    ada.press("Open case 2")
    club.begins_a_case(2)
    for one in club.detectives:
        one.picks_a_character()
    club.plays_on_until("In force")
    sees_what_is_different(ada, "Club rules")

    bots_play_until_the_last_case(file)
    ada, bo, cy = (
        guests("Ada", base_url=other_server),
        guests("Bo", phone=True, base_url=other_server),
        guests("Cy", phone=True, base_url=other_server),
    )
    elsewhere = Club(ada, bo, cy)
    sheet = wants_a_campaign(ada)
    sheet.get_by_label("Continue from a file").set_input_files(file)
    expect(sheet.get_by_text("Case 5 of 5 comes next")).to_be_visible()
    sheet.get_by_role("button", name="Open the table").click()
    ada.sees("Campaign, case 5 of 5")
    bo.joins(ada.code())
    cy.joins(ada.code())
    ada.adds_bots(4, level="Normal")
    elsewhere.begins_a_case(5)
    for one, name in zip(elsewhere.detectives, ("", "", "Newt"), strict=True):
        one.picks_a_character(name)
    elsewhere.plays_on_until("The last page")
    elsewhere.look_fine()
    elsewhere.plays_on_until("In force")
    cy.page.reload()
    expect(cy.page.get_by_text("In force").first).to_be_visible()
    elsewhere.closes_the_case()
    for guest in (ada, bo, cy):
        guest.sees("Final grade")
        guest.sees("The mastermind, unmasked:")
        guest.sees("The club")
        for name in ("Countess", "Zip", "Newt", "It was in the wrong hall."):
            guest.sees(name)
    elsewhere.look_fine()
    assert elsewhere.decided("choice", THE_LAST_PAGE)
    with ada.page.expect_download() as poster:
        ada.press("Save the poster")
    assert poster.value.suggested_filename.endswith(".png")
    bo.page.set_viewport_size({"width": 740, "height": 360})
    shown = bo.page.locator("img.wide")
    shown.scroll_into_view_if_needed()
    expect(shown).to_be_in_viewport(ratio=0.95)  # it is slightly rotated


def bots_play_until_the_last_case(file: Path) -> None:
    """Continue the campaign in this file and save it there."""
    record = msgspec.json.decode(file.read_bytes(), type=Campaign)
    while record.case < CASES:
        options = SpyClubOptions(campaign=record, difficulty="advanced")
        state, *_ = play_to_end(GAME, 4, f"case {record.case}", options, ["easy"])
        assert isinstance(state, SpyClub)
        assert state.mosaic
        assert state.mosaic.result
        record = state.mosaic.result
    file.write_bytes(msgspec.json.encode(record))


def wants_a_campaign(guest: Guest) -> Locator:
    guest.comes_in()
    sheet = guest.wants_table("Spy Club")
    sheet.get_by_role("group", name="Difficulty").get_by_role("button", name="Advanced").click()
    sheet.get_by_role("button", name=re.compile("^Campaign")).click()
    return sheet


def writes(guest: Guest, story: str) -> None:
    guest.page.get_by_label("In your own words").fill(story)
    guest.press("Write it down")
    expect(guest.page.locator("blockquote").get_by_text(story)).to_be_visible()


def sees_what_is_different(guest: Guest, card: str) -> None:
    """Open a card in force with one tap."""
    guest.page.get_by_role("list", name="In force").get_by_role("button", name=card).click()
    expect(guest.dialog(card).get_by_role("article", name=card)).to_be_visible()
    assert grave_faults(guest.page) == []
    guest.page.keyboard.press("Escape")
