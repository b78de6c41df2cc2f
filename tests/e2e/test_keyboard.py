"""A whole game by keyboard alone."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.spyfall import Player

FARTHEST = 120
"""Maximum number of presses of Tab to any control."""


class Keys:
    """A player who uses only the keyboard."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.keyboard = guest.page.keyboard

    def go_to(self, target: Locator, timeout: float | None = None) -> None:
        reached = "one => one === document.activeElement && one.matches(':focus-visible')"
        expect(target).to_be_enabled(timeout=timeout)
        for _ in range(FARTHEST):
            if target.evaluate(reached, timeout=timeout):
                return
            self.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def button(self, name: str | re.Pattern[str], times: int = 1) -> None:
        target = self.guest.button(name)
        for _ in range(times):
            self.go_to(target)
            self.keyboard.press("Enter")

    def write(self, field: Locator, words: str) -> None:
        """Type into the field that the page has focused."""
        expect(field).to_be_focused()
        self.keyboard.type(words)
        self.keyboard.press("Enter")


def test_a_game_by_keyboard(guests: Guests) -> None:
    # On a desk the thirty places lie open, which makes a long way for Tab: on a tablet they are in a drawer.
    ida = guests("Ida", viewport={"width": 800, "height": 900})
    ben, cy = guests("Ben"), guests("Cy")
    me, second, third = map(Player, (ida, ben, cy))
    keys = Keys(ida)
    ida.page.goto("/")
    name_oneself(keys)
    open_a_table(keys)
    ben.joins(ida.code())
    cy.joins(ida.code())
    keys.button("Start with 3")
    peek(keys, me)

    me.is_dealer()
    second.looks()
    third.looks()
    keys.button(re.compile("^Ask Ben"))
    keys.write(ida.page.get_by_label("Your question for Ben"), "Cold in here?")
    second.answers("Not very.")
    second.asks(third, "Warm?")
    third.answers("Not very either.")
    third.asks(me, "Well, which?")
    keys.write(me.answer_field, "Both.")
    ben.sees("“Both.”")
    keys.go_to(ida.page.get_by_role("button", name=re.compile("^Places")))
    keys.keyboard.press("Enter")
    keys.button("Bank")
    expect(ida.button("Bank, crossed out by you")).to_be_visible()
    keys.keyboard.press("Escape")
    expect(ida.dialog("Places")).to_have_count(0)

    keys.button("Accuse")
    line_up = ida.dialog("Who is the spy?")
    keys.go_to(line_up.get_by_role("radio", name="Ben"))
    keys.keyboard.press("ArrowRight")
    expect(line_up.get_by_role("radio", name="Cy")).to_be_checked()
    keys.keyboard.press("ArrowLeft")
    keys.button("Accuse Ben")
    third.votes(guilty=False)
    ida.sees("Ben walks free")
    keys.keyboard.press("Escape")  # any key continues at once
    third.accuses(second)
    keys.button("Guilty")
    ida.sees("Cy pointed at Ben")

    keys.button("Votes and best line")
    keys.button("Next round")
    second.goes_on()
    third.goes_on()
    ida.sees(re.compile("deals|You deal"))
    keys.button("Menu")
    keys.button("End and reveal")
    keys.button("Yes")
    ida.sees("Case closed")
    keys.button("Rematch")
    expect(ida.button("Start with 3")).to_be_visible()


def name_oneself(keys: Keys) -> None:
    keys.button(re.compile("^Playing as"))
    field = keys.page.get_by_label("Name", exact=True)
    keys.go_to(field)
    keys.keyboard.press("ControlOrMeta+A")
    keys.write(field, "Ida")
    expect(keys.guest.button("Playing as Ida")).to_be_visible()


def open_a_table(keys: Keys) -> None:
    """Open a table with the host as first dealer; add a bot and remove it again."""
    keys.button("New table for Spyfall")
    more = keys.page.get_by_text("More house rules")
    keys.go_to(more)
    keys.keyboard.press("Enter")
    keys.button("Rounds: less", times=3)
    keys.button("First dealer: more")
    keys.button("Open the table")
    keys.button("Add a bot: empty chair 2")
    keys.button("Easy")
    expect(keys.guest.button("Add a bot: empty chair 2")).to_have_count(0)
    keys.go_to(keys.page.get_by_role("button", name=re.compile("^bot ")))
    keys.keyboard.press("Enter")
    keys.button("Remove bot")
    expect(keys.guest.button("Add a bot: empty chair 2")).to_be_visible()


def peek(keys: Keys, me: Player) -> None:
    """Open the card with the space bar held, or from one Enter to the next (SF-28)."""
    keys.go_to(me.card)
    expect(me.face).to_have_count(0)
    keys.keyboard.down("Space")
    expect(me.face).to_be_visible()
    keys.keyboard.up("Space")
    expect(me.face).to_have_count(0)
    keys.go_to(me.card)  # after a long look it is another button, on the table
    keys.keyboard.press("Enter")
    expect(me.face).to_be_visible()
    keys.keyboard.press("Enter")
    expect(me.face).to_have_count(0)
