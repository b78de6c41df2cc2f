"""When something is not as hoped, the page says so and what to do."""

from playwright.sync_api import expect

from tests.e2e.conftest import Guests


def test_a_code_that_nobody_has(guests: Guests) -> None:
    ida = guests("Ida")
    ida.types_code("NOPE")
    ida.sees("No table called NOPE.")
    ida.sees("Check the code: four or five letters")
    ida.press("Front page")
    expect(ida.page.get_by_label("The code of a table")).to_be_visible()


def test_a_house_that_does_not_answer(guests: Guests) -> None:
    ida = guests("Ida")
    with ida.forgiving("ERR_FAILED"):
        ida.context.route("**/api/**", lambda route: route.abort())
        ida.page.goto("/")
        ida.sees("The house does not answer. Are you online? Trying again…")
        ida.context.unroute_all()
        expect(ida.button("New table for Spyfall")).to_be_visible()
