"""A custom pack, chosen in the lobby and played (SF-31)."""

import json

from playwright.sync_api import expect

from tests.e2e.conftest import Guests
from tests.e2e.spyfall import SPY, Player

TRICKS = ("Constructor", "__proto__", "toString")
"""Names that every object of a browser has: none of them may blank the board."""
PLACES = (*TRICKS, *(f"Tower {number}" for number in range(len(TRICKS) + 1, 31)))
LINE = "Nobody has ever seen you do it, and nobody has ever asked you what you do all day, or why. "


def a_long_pack() -> str:
    """Return a pack that is longer than a socket message may be."""
    roles = [{"name": f"Guard of door {door}", "line": LINE * 2} for door in range(1, 8)]
    places = [{"name": name, "roles": roles} for name in PLACES]
    text = json.dumps({"name": "Thirty towers", "places": places})
    assert len(text) > 32 * 1024
    return text


def test_a_long_pack_is_chosen_in_the_lobby_and_played(guests: Guests) -> None:
    ida = guests("Ida")
    ida.comes_in()
    ida.page.goto("/packs")
    ida.press("Import")
    sheet = ida.dialog("Import a pack")
    sheet.get_by_label("The pack as text").fill(a_long_pack())
    sheet.get_by_role("button", name="Import", exact=True).click()
    ida.sees("Ready to play.")

    ida.page.goto("/")
    ida.opens_table(deals=True)
    ida.press("Change")
    rules = ida.dialog("House rules")
    rules.get_by_text("More house rules").click()
    rules.get_by_role("button", name="Make your own").click()
    ida.dialog("Your own pack").get_by_role("button", name="Use this pack").click()
    ida.press("Save rules")
    ida.sees("pack “Thirty towers”")

    ida.adds_bots(2, 3)
    ida.starts(3)
    player = Player(ida)
    player.is_dealer()
    card = player.peeks()
    assert card == SPY or card.startswith(PLACES)
    with player.places() as places:
        for name in (*TRICKS, "Tower 30"):
            expect(places.get_by_role("button", name=name, exact=True)).to_be_visible()
