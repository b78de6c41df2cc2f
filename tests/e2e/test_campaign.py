"""The finale of a campaign that came as a file: the desk, a case, the log, the grade, the book."""

import random
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Error as TooLate
from playwright.sync_api import expect

import spyhouse
from spyhouse import games
from tests.e2e.axe import grave_faults
from tests.e2e.conftest import Guests
from tests.e2e.guest import Guest

AT_ONCE_MS = 2000


@cache
def record_of_four_cases() -> str:
    """As another house would have saved it."""
    record: dict[str, Any] = {}
    for case in range(4):
        state = spyhouse.new("spyclub", seats=2, seed=f"case {case}", campaign=record)
        rng = random.Random(case)
        while state.outcome() is None:
            seat = min(state.to_act())
            state.apply(seat, rng.choice(state.legal(seat)), at=0)
        record = games.find("spyclub").sequel(state)["campaign"]
    return msgspec.json.encode(record).decode()


class Detective:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def picks_a_character(self, name: str) -> None:
        self.page.get_by_placeholder("Name, if you like").fill(name)
        self.page.get_by_role("button", name="Play the ").click()

    def does_what_is_asked(self) -> bool:
        """Whatever lies before this player now; False when there is nothing to do."""
        for way in (
            self.page.get_by_role("button", name="I have read it"),
            self.page.get_by_role("button", name="That is our story"),
            self.page.locator(".way.proposed:enabled"),
            self.page.locator(".way:enabled"),
            self.page.locator(".asked .answers button"),
            self.page.get_by_role("button", name="Let them go"),
            self.page.get_by_role("button", name=re.compile(r"^End turn$|End\?$")),
        ):
            usable = way.and_(self.page.locator(":enabled"))
            if usable.count():
                with suppress(TooLate):  # somebody else's move may take it away at this very moment
                    usable.first.click(timeout=AT_ONCE_MS, force=True)
                return True
        return False


def plays_on_until(text: str, *detectives: Detective) -> None:
    first = detectives[0].page
    for _ in range(600):
        if first.get_by_text(text).count():
            return
        did = [one.does_what_is_asked() for one in detectives]  # each of them, not only the first who can
        if not any(did):
            first.wait_for_timeout(30)
    raise AssertionError(f"Nobody ever saw {text!r}.")


def test_the_last_case(guests: Guests, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_text(record_of_four_cases())
    ada, bo = guests("Ada"), guests("Bo", phone=True)
    ada.comes_in()
    sheet = ada.wants_table("Spy Club")
    sheet.get_by_role("switch", name="Campaign").click()
    sheet.get_by_label("Go on from a file").set_input_files(file)
    sheet.get_by_role("button", name="Open the table").click()
    ada.sees("Campaign, case 5 of 5")
    bo.joins(ada.code())
    ada.starts(2)

    first, second = Detective(ada), Detective(bo)
    for who, faults in ((ada, grave_faults(ada.page)), (bo, grave_faults(bo.page))):
        assert not faults, (who.name, faults)
    first.picks_a_character("Countess")
    second.picks_a_character("Zip")
    plays_on_until("The last page", first, second)  # what the fourth case unlocked is read by both
    assert grave_faults(ada.page) == []
    plays_on_until("cards in force", first, second)
    ada.page.reload()
    expect(ada.button("in force", exact=False)).to_be_visible()
    ada.button("in force", exact=False).click()
    expect(
        ada.dialog("What is different in this case").get_by_role("button", name="Club rules")
    ).to_be_visible()
    assert grave_faults(ada.page) == []
    ada.page.keyboard.press("Escape")

    plays_on_until("Final grade", first, second)
    for guest in (ada, bo):
        guest.sees("Final grade")
        guest.sees("The club")
        assert grave_faults(guest.page) == []
