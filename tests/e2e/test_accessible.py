"""Accessibility of all pages, in light and dark mode: axe-core finds nothing serious."""

from tests.e2e.axe import grave_faults
from tests.e2e.browser_player import READY, Guest
from tests.e2e.conftest import Guests, Keeps
from tests.e2e.night import Night, comes_back
from tests.e2e.spyfall import Player


class PageAudit:
    """Collects the faults of several pages and reports them together."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def at(self, what: str, *guests: Guest) -> None:
        for guest in guests:
            self.faults += [f"{what}, {guest.name}: {fault}" for fault in grave_faults(guest.page)]
        # Dark mode changes only colours, which are the same on every screen.
        page = guests[0].page
        page.emulate_media(color_scheme="dark")
        dark = grave_faults(page, runOnly=["color-contrast"])
        self.faults += [f"{what}, by night: {fault}" for fault in dark]
        page.emulate_media(color_scheme="light")

    def done(self) -> None:
        assert not self.faults, "\n".join(self.faults)


def test_front_door_and_packs(guests: Guests) -> None:
    ida = guests("Ida")
    ben = guests("Ben", phone=True)
    look = PageAudit()
    ida.comes_in()
    ben.page.goto("/")
    ben.button("Show Spyfall").wait_for()
    look.at("front page", ida, ben)
    sheet = ida.wants_table()
    sheet.get_by_text("More house rules").click()
    look.at("new table", ida)
    sheet.get_by_role("button", name="Close").click()

    code = ida.opens_table()
    ben.page.goto(f"/{code}")
    ben.sees("Ida invites you to play Spyfall")
    look.at("door", ben)
    ben.takes_a_chair()
    ben.button(READY).wait_for()
    look.at("lobby", ida, ben)
    ida.press("Add a bot: empty chair 3")
    look.at("empty chair", ida)
    ben.page.goto("/NOPE")
    ben.sees("There\u2019s no table NOPE")
    look.at("unknown code", ben)

    ida.page.goto("/packs")
    look.at("packs", ida)
    ida.press("New pack")
    ida.page.get_by_label("Name of the pack").wait_for()
    look.at("pack editor", ida)
    ida.page.get_by_role("button", name="All packs").click()
    ida.press("Import")
    look.at("import", ida)
    look.done()


def test_table(guests: Guests, keeps: Keeps) -> None:
    ida = guests("Ida")
    ben = guests("Ben", phone=True)
    third = Player(guests("Cy"))
    look = PageAudit()
    moment = keeps(Night("AUDIT", ("Ida", "Ben", "Cy")).kept())
    host, phone = (comes_back(guest, moment) for guest in (ida, ben))

    host.is_dealer()
    phone.card.wait_for()
    look.at("cards dealt", ben)
    with phone.open_card():
        look.at("own card", ben)
    for name in ("Rules", "Log", "Chat", "Menu"):
        with ida.drawer(name):
            look.at(name, ida)
    with ben.drawer("Menu"):
        look.at("menu and settings", ben)

    host.asks(phone, "How long have you been here?")
    look.at("question", ida, ben)
    with phone.places():
        look.at("places", ben)
    phone.looks_at(third)
    look.at("a player up close", ben)
    ben.dialog("Cy").get_by_role("button", name="Close").click()

    ida.press("Accuse")
    look.at("line-up", ida)
    ida.dialog("Who is the spy?").get_by_role("button", name="Not yet").click()
    host.accuses(third)
    ben.button("Guilty").wait_for()
    look.at("vote", ida, ben)
    phone.votes(guilty=True)
    ida.sees("pointed at Cy")
    look.at("the show", ben)
    for guest in (ida, ben):
        guest.press("Votes and best line")
    look.at("cards on the table", ida, ben)

    with ida.drawer("Menu") as menu:
        menu.get_by_role("switch", name="Pause").click()
    ben.sees("Paused. The clock is stopped.")
    look.at("paused", ben)
    ida.press("Resume")
    ida.ends_the_game()
    ben.sees("Case closed")
    look.at("end", ida, ben)
    look.done()
