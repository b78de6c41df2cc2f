"""Error pages and what they tell the player to do."""

from playwright.sync_api import expect

from tests.e2e.conftest import Guests


def test_unknown_code_shows_the_error_page(guests: Guests) -> None:
    ida = guests("Ida")
    ida.types_code("NOPE")
    ida.sees("There\u2019s no table NOPE")
    ida.sees("Check the code on the host\u2019s screen")
    ida.press("Home")
    expect(ida.page.get_by_label("Table code")).to_be_visible()


def test_unreachable_server_shows_the_error_page(guests: Guests) -> None:
    ida = guests("Ida")
    with ida.forgiving("ERR_FAILED"):
        ida.context.route("**/api/**", lambda route: route.abort())
        ida.page.goto("/")
        ida.sees("Can\u2019t reach Spyhouse. Are you online? Trying again…")
        ida.context.unroute_all()
        expect(ida.button("New table for Spyfall")).to_be_visible()
