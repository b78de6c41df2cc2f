"""Pass-and-play: three hands on one phone, each hidden until a tap (SF-28), and room for them."""

import contextlib
import re

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests
from tests.e2e.spyfall import Player


def test_one_phone_is_passed_round(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    me = Player(ida)
    ida.comes_in()
    ida.opens_table(deals=True)
    add_hands(ida, "Ben", "Cy")
    ida.starts(3)

    cards = []
    for name in ("Ida", "Ben", "Cy"):  # a round of looking comes first, and the clock waits for it
        hand_over(ida, name)
        faces = ida.page.get_by_role("group", name="Your chairs").locator("img")
        assert len({face.get_attribute("src") for face in faces.all()}) == 3
        cards.append(me.peeks())
    assert len(set(cards)) == 2  # one spy, and two who know the place
    hand_over(ida, "Ida")
    ida.sees("Not started")
    ida.page.get_by_role("button", name="Ask Ben").click()
    ida.page.get_by_label("Your question for Ben").fill("Nice here, is it not?")
    ida.press("Ask Ben")

    ida.sees("Pass the phone to Ben")
    ida.page.reload()
    hand_over(ida, "Ben")
    ida.sees("“Nice here, is it not?”")
    assert me.peeks() == cards[1]

    ida.page.get_by_role("group", name="Your chairs").get_by_role("button", name="Cy").click()
    hand_over(ida, "Cy")
    assert me.peeks() == cards[2]
    ida.pulls("Menu").get_by_role("button", name="Log").click()
    expect(ida.dialog("Log").get_by_text("Cy sat down.")).to_be_visible()


def add_hands(phone: Guest, *names: str) -> None:
    """Seat more players on this phone."""
    for chair, name in enumerate(names, start=2):
        phone.press(f"Add a bot: empty chair {chair}")
        sheet = phone.dialog(f"Chair {chair}")
        sheet.get_by_label("Player\u2019s name").fill(name)
        sheet.get_by_role("button", name="Sit here").click()
        expect(sheet).to_have_count(0)


def hand_over(phone: Guest, name: str) -> None:
    """Pass the phone on: neither card nor board is visible until the next player taps."""
    phone.sees(f"Pass the phone to {name}")
    expect(Player(phone).card).to_have_count(0)
    expect(phone.page.get_by_role("timer")).to_have_count(0)
    phone.press(f"I\u2019m {name}")
    expect(Player(phone).card).to_be_visible()


SHORT_MS = 3_000
"""Patience in ms for a button that may have gone already."""


@pytest.mark.parametrize(
    ("game", "in_view"),
    [
        ("Spy Club", (r"^Your card 1\.", r"^Your card 3\.", "^End turn")),
        ("Spycatcher", ("^Take an unseen card", "^Take the ")),
    ],
)
def test_row_of_chairs_leaves_room_for_hand_and_actions(
    game: str, in_view: tuple[str, ...], guests: Guests
) -> None:
    ida = guests("Ida", phone=True)
    page = ida.page
    ida.adds_nothing_to_the_deal()
    ida.comes_in()
    ida.wants_table(game).get_by_role("button", name="Open the table").click()
    add_hands(ida, "Bartholomew", "Christabelle")
    ida.starts(3)
    ready = page.get_by_role("button", name=re.compile("^I\u2019m (Ida|Bart|Chris)"))
    expect(ready.or_(page.get_by_role("button", name=re.compile(in_view[0]))).first).to_be_visible()
    if ready.is_visible():
        # Gone again if the turn is that of who holds the phone.
        with contextlib.suppress(TimeoutError):
            ready.click(timeout=SHORT_MS)
    for width, height in ((360, 740), (320, 640), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        for name in in_view:
            expect(page.get_by_role("button", name=re.compile(name)), f"{width} px").to_be_in_viewport(
                ratio=0.97
            )
