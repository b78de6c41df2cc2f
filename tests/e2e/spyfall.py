"""A Spyfall player that acts through the page."""

import contextlib
import re
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.e2e.browser_player import Guest

SPY = "the spy"
OPEN_CHAT = "Chat while the clock runs"
A_LOOK_MS = 300
"""Milliseconds for which a card must be open to count as seen."""
LANDED = """(card) => Promise.allSettled(card.getAnimations()
  .filter(({ animationName }) => animationName?.endsWith('dealt')).map(({ finished }) => finished))"""
"""Script: wait until a dealt card lies where it will be pressed; it rests somewhere else before it flies."""


class Player:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.name = guest.name
        self.page = guest.page

    # --- the card

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Your card"))

    @property
    def dealt_card(self) -> Locator:
        """Return the card of a new deal, which covers the table until it was read."""
        return self.card.and_(self.page.locator(".deal"))

    @property
    def face(self) -> Locator:
        """Return the open card."""
        return self.page.get_by_role("status").filter(has_text=re.compile("You are( here|… somewhere)"))

    @contextlib.contextmanager
    def open_card(self) -> Iterator[Locator]:
        """Hold the card open for a block. Before and after, the page contains no word of it (SF-28).

        Only while nobody can accuse: a vote is a new scene, which closes the card.
        """
        expect(self.face).to_have_count(0)
        self.card.evaluate(LANDED)
        self.card.hover()
        self.page.mouse.down()
        expect(self.face).to_be_visible()
        self.page.wait_for_timeout(A_LOOK_MS)
        yield self.face
        self.page.mouse.up()
        expect(self.face).to_have_count(0)

    def peeks(self) -> str:
        """Read the card and return the place, or `SPY`."""
        with self.open_card() as face:
            words = face.get_by_role("heading", level=2).inner_text()
        return SPY if "spy" in words else words

    def looks(self) -> None:
        """Look at the dealt card, which is required before the table appears."""
        self.card.wait_for()
        if self.page.get_by_text("have looked").is_visible():
            self.peeks()
        expect(self.page.get_by_text("have looked")).to_have_count(0)

    # --- questions

    def at(self, other: "Player", verb: str = "") -> Locator:
        """Return a face at the table; `verb` is what a tap on it does."""
        return self.page.get_by_role("button", name=re.compile(rf"^{verb}{re.escape(other.name)} \d"))

    def is_dealer(self) -> None:
        self.looks()
        self.guest.sees("You deal. Ask the first question and the clock starts.")

    def asks(self, other: "Player", words: str) -> None:
        self.looks()
        other.looks()
        self.at(other, "Ask ").click()
        self.page.get_by_label(f"Your question for {other.name}").fill(words)
        self.guest.press(f"Ask {other.name}")
        other.answer_field.wait_for()

    @property
    def answer_field(self) -> Locator:
        return self.page.get_by_label("Your answer")

    def answers(self, words: str) -> None:
        self.answer_field.fill(words)
        self.guest.press("Answer")

    def may_ask(self, other: "Player") -> bool:
        """Return whether it is the own turn to ask this player."""
        self.guest.sees("Your turn to ask.")
        return self.at(other, "Ask ").count() > 0

    def looks_at(self, other: "Player") -> None:
        """Open another player's details, which is not possible while asking."""
        self.at(other).click()

    def seconds_left(self) -> int:
        shown = self.page.get_by_role("timer").first.get_attribute("aria-label") or ""
        minutes, seconds = re.findall(r"\d+", shown)
        return int(minutes) * 60 + int(seconds)

    # --- places

    @contextlib.contextmanager
    def places(self) -> Iterator[Locator]:
        """Open the places: always visible on a desktop, a drawer on a phone."""
        if drawer := self._open_places():
            yield drawer
            self.guest.press("Close the drawer")
        else:
            yield self.page.get_by_role("complementary")

    def _open_places(self) -> Locator | None:
        """Return the opened drawer of a phone; None on a desktop."""
        shut = self.page.get_by_role("button", name=re.compile("^Places"))
        shut.or_(self.page.get_by_role("complementary")).first.wait_for()
        if not shut.is_visible():
            return None
        shut.click()
        return self.guest.dialog("Places")

    def strikes(self, place: str) -> None:
        with self.places() as places:
            places.get_by_role("button", name=place, exact=True).click()
            expect(places.get_by_role("button", name=f"{place}, crossed out by you")).to_be_visible()

    def struck(self) -> list[str]:
        with self.places() as places:
            found = places.get_by_role("button", pressed=True).all()
            return [one.inner_text().strip() for one in found]

    def names(self, place: str) -> None:
        """Guess the place as the spy."""
        places = self._open_places() or self.page.get_by_role("complementary")
        places.get_by_role("button", name="Name the place…").click()
        places.get_by_role("button", name=f"Name {place}", exact=True).click()
        self.guest.dialog("Stop pretending?").get_by_role("button", name="Say it").click()
        # The reveal is a new scene, which closes a phone's drawer.
        expect(self.guest.dialog("Stop pretending?")).to_have_count(0)
        expect(self.guest.dialog("Places")).to_have_count(0)

    # --- accusations

    def accuses(self, other: "Player") -> None:
        self.looks()
        bells = self.page.get_by_role("button", name="Accuse", exact=True)
        bells.last.click()  # after time there is also one in the middle of the table
        line_up = self.guest.dialog("Who is the spy?")
        line_up.get_by_role("radio", name=other.name).click()
        line_up.get_by_role("button", name=f"Accuse {other.name}").click()
        expect(line_up).to_have_count(0)

    def trial_of(self, other: "Player") -> Locator:
        return self.page.get_by_role("region", name=f"{other.name} is accused")

    def votes(self, guilty: bool) -> None:
        self.guest.press("Guilty" if guilty else "Not guilty")

    def passes(self) -> None:
        self.guest.press("Pass")

    # --- the end of a round

    def sees_the_show(self) -> None:
        """Watch the reveal to its end, then continue to the votes."""
        self.guest.press("Votes and best line")

    def goes_on(self, *, last: bool = False) -> None:
        show = self.guest.button("Votes and best line")
        on = self.guest.button("Final score" if last else "Next round")
        show.or_(on).wait_for()
        if show.is_visible():
            show.click()
        on.click()

    def unfolds_sheet(self) -> None:
        """Unfold the score sheet, which is folded between rounds."""
        folded = self.page.locator("details:not([open]) > summary").filter(has_text="Score sheet")
        if folded.is_visible():
            folded.click()

    def score_sheet(self) -> dict[str, list[int]]:
        """Return, by name, the points of each round and the total."""
        self.unfolds_sheet()
        rows = self.page.locator("table tbody tr").filter(visible=True)
        rows.first.wait_for()
        return {
            row.get_by_role("rowheader").inner_text(): [
                int(cell)
                for text in row.get_by_role("cell").all_inner_texts()
                if (cell := text.strip().replace("·", "0"))
            ]
            for row in rows.all()
        }
