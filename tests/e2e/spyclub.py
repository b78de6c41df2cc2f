"""A Spy Club player: reads the board by accessible names and acts through the page."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.e2e.browser_player import Guest

Press = Callable[[Locator], None]


class Detective:
    """A player of Spy Club. `press` presses a button, by touch or by keyboard."""

    def __init__(self, guest: Guest, press: Press = Locator.click) -> None:
        self.guest = guest
        self.page = guest.page
        self.press = press
        self.bell = guest.button("End turn")
        self.file = self.page.get_by_text(re.compile("^Case 1 · "))

    def is_up(self) -> bool:
        return self.bell.is_visible()

    def has_actions(self) -> bool:
        return not self.page.get_by_text("No actions left").is_visible()

    def ideas(self) -> int:
        """Return the number of ideas."""
        counted = self.page.locator("[data-point=ideas]").get_by_role("img", name="idea")
        said = (counted.get_attribute("aria-label") or "").split()[0]
        return {"no": 0, "one": 1}[said] if said.isalpha() else int(said)

    def card(self, nth: int) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^Your card {nth}\."))

    def deed(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^{name}\b"))

    def investigates(self, nth: int) -> str:
        """Flip a card and return its new face."""
        before = self.card(nth).get_attribute("aria-label")
        self.press(self.card(nth))
        self.press(self.deed("Investigate"))
        expect(self.card(nth)).not_to_have_attribute("aria-label", before or "")
        return self.card(nth).get_attribute("aria-label") or ""

    def carries(self, card: Locator, to: Locator) -> None:
        """Drag a card to a place."""
        mouse = self.page.mouse
        mouse.move(*_middle(card))
        mouse.down()
        mouse.move(*_middle(to), steps=8)
        mouse.up()

    def shifts_focus(self) -> None:
        """Shift focus to a card that is not in focus."""
        before = self.focus().get_attribute("aria-label") or ""
        away = self.page.get_by_role("button", name=re.compile(r"^Your card \d\.(?!.*in focus)")).first
        self.press(away)
        self.press(self.deed("Focus"))
        expect(self.focus()).not_to_have_attribute("aria-label", before)

    def focus(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile(r"^Your card \d\..*in focus"))

    def ends_turn(self) -> None:
        """End the turn and confirm it while actions are left.

        Quick bots may have moved before the page is read.
        """
        bell = self.bell.element_handle()
        self.press(self.bell)
        sure = self.page.get_by_role("button", name=re.compile(r"left\. End\?$"))
        if sure.is_visible():
            self.press(sure)
        self.page.wait_for_function("bell => !bell.isConnected", arg=bell)

    def settles(self) -> None:
        """Answer every open question with the proposed answer."""
        go = self.guest.button(re.compile("Let them go$"))
        if go.is_visible():
            self.press(go)
            expect(go).to_have_count(0)


def _middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
