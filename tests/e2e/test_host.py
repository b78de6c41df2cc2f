"""Host actions at a table, and what the others see of them (SF-29)."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests, Keeps
from tests.e2e.night import Night, comes_back
from tests.e2e.spyfall import Player

PAUSED = "Paused. The clock is stopped."


class Three:
    """A table of three: Ida is host and asks, Ben plays on a phone, Cy on a desktop."""

    def __init__(self, guests: Guests, keeps: Keeps) -> None:
        moment = keeps(Night("HOST", ("Ida", "Ben", "Cy"), open_chat=True).talks(3, -1).kept())
        self.code = moment.code
        self.ida, self.ben, self.cy = guests("Ida"), guests("Ben", phone=True), guests("Cy")
        for guest in (self.ida, self.ben, self.cy):
            comes_back(guest, moment).card.wait_for()


@pytest.fixture
def three(guests: Guests, keeps: Keeps) -> Three:
    return Three(guests, keeps)


def test_host_controls_clock_and_seats(three: Three) -> None:
    ida, ben, cy = three.ida, three.ben, three.cy
    with ida.drawer("Menu") as menu:
        menu.get_by_role("switch", name="Pause").click()
        expect(menu.get_by_role("switch", name="Pause")).to_be_checked()
    for guest in (ida, ben, cy):
        expect(guest.page.get_by_role("status").filter(has_text=PAUSED)).to_be_in_viewport()
    ida.press("Resume")
    for guest in (ida, ben, cy):
        expect(guest.page.get_by_text(PAUSED)).to_have_count(0)

    with ida.drawer("Menu") as menu:
        actions(menu, "Ben").get_by_role("button", name="Let a bot play on").click()
    ida.sees("A bot plays on for Ben when this turn is over.")
    expect(Player(ben).card).to_be_visible()
    Player(ida).asks(Player(cy), "Asleep?")
    with ida.drawer("Menu") as menu:
        expect(row(menu, "Ben").get_by_text("bot plays")).to_be_visible()
    expect(Player(ben).card).to_have_count(0)
    ben.press("Take my chair back")
    expect(Player(ben).card).to_be_visible()

    with ida.drawer("Menu") as menu:
        actions(menu, "Cy").get_by_role("button", name="Skip").click()
    expect(Player(cy).answer_field).to_have_count(0)
    cy.button(re.compile(r"^Ida \d")).click()
    testimony = cy.dialog("Ida")
    expect(testimony).to_be_visible()
    ida.ends_the_game()
    expect(testimony).to_have_count(0)  # nothing covers the open cards
    for guest in (ida, ben, cy):
        guest.sees("Case closed")
        guest.sees("was the spy" if guest.page.get_by_text("were the spy").count() == 0 else "were the spy")


def test_host_controls_door_chat_and_people(three: Three, guests: Guests) -> None:
    ida, ben, cy = three.ida, three.ben, three.cy
    with ben.drawer("Chat") as chat:
        chat.get_by_label("Say something").fill("Anyone else hungry?")
        chat.get_by_role("button", name="Send").click()
        expect(chat.get_by_role("listitem").filter(has_text="Anyone else hungry?")).to_be_visible()
    with ida.drawer("Menu") as menu:
        menu.get_by_role("switch", name="Lock the table").click()
        menu.get_by_role("switch", name="Chat and reactions").click()
        expect(menu.get_by_role("switch", name="Chat and reactions")).not_to_be_checked()
    with ben.drawer("Chat") as chat:
        expect(chat.get_by_text("The host has turned chat off.")).to_be_visible()
        expect(chat.get_by_label("Say something")).to_have_count(0)

    dee = guests("Dee")
    dee.page.goto(f"/{three.code}")
    dee.sees("The host has locked this table. You can watch, or ask to be let in.")
    expect(dee.button("Take a seat")).to_have_count(0)
    with ida.drawer("Menu") as menu:
        dee.press("Ask to be let in")
        menu.get_by_role("button", name="Not now").click()  # the question lies in the open sheet
        dee.sees("Ida said no this time.")
    dee.press("Just watch")
    expect(dee.page.get_by_role("timer")).to_be_visible()

    with ida.drawer("Menu") as menu:
        actions(menu, "Ben").get_by_role("button", name="Make host").click()
        expect(menu.get_by_role("alertdialog")).to_have_attribute("aria-label", "Make Ben the host?")
        row(menu, "Ben").get_by_role("button", name="Make host").click()
        expect(menu.get_by_role("heading", name="Host")).to_have_count(0)
    menu = ben.pulls("Menu")
    actions(menu, "Cy").get_by_role("button", name="Remove player").click()
    expect(menu.get_by_role("alertdialog")).to_have_attribute("aria-label", "Remove Cy from the table?")
    row(menu, "Cy").get_by_role("button", name="Remove player").click()
    expect(menu.get_by_role("button", name="Actions for Ben")).to_have_count(0)  # never oneself
    menu.get_by_role("button", name="Close").click()
    ben.sees("Cy leaves the table when this turn is over.")
    expect(Player(cy).card).to_be_visible()
    with ben.drawer("Menu") as menu:
        actions(menu, "Ida").get_by_role("button", name="Skip").click()
    cy.sees("You\u2019re no longer at this table")
    expect(menu).to_have_count(0)
    ben.ends_the_game()
    ida.sees("Case closed")


def row(menu: Locator, name: str) -> Locator:
    """Return the one row of this person."""
    found = menu.get_by_role("listitem").filter(has_text=name)
    expect(found).to_have_count(1)
    return found


def actions(menu: Locator, name: str) -> Locator:
    """Unfold what the host may do with this person, in their row."""
    more = menu.get_by_role("button", name=f"Actions for {name}")
    if more.get_attribute("aria-expanded") == "false":
        more.click()
    return row(menu, name)


def test_typed_text_is_shown_as_text(guests: Guests, keeps: Keeps) -> None:
    markup = "<img src=x onerror=a()>"
    words = "<script>alert(1)</script><img src=x onerror=alert(1)>"
    ida, odd, cy = guests("Ida"), guests(markup), guests("Cy", phone=True)
    moment = keeps(Night("MARKUP", ("Ida", markup, "Cy")).talks(3).kept())
    host, other, _ = (comes_back(guest, moment) for guest in (ida, odd, cy))
    ida.sees(markup)
    host.at(other, "Ask ").click()
    ida.page.get_by_label(f"Your question for {markup}").fill(words)
    ida.press(f"Ask {markup}")
    everyone: list[Guest] = [ida, odd, cy]
    for guest in everyone:
        guest.sees(words)
    with ida.drawer("Log") as log:
        expect(log.get_by_text(markup).first).to_be_visible()
        expect(log.get_by_text(f": “{words}”")).to_be_visible()
    for guest in everyone:
        expect(guest.page.locator("img[src='x'], [onerror]")).to_have_count(0)
