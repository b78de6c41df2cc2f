"""The shell around the games: navigation, dialogs, sounds and edge cases."""

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.browser_player import Guest, is_on_top
from tests.e2e.conftest import Guests

HEAR = """() => {
  window.sounds = 0
  const tone = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    window.sounds++
    return tone.call(this)
  }
}"""


def test_the_first_letter_of_a_code_stays_in_sight(guests: Guests) -> None:
    page = guests("Ida").page
    page.goto("/")
    field = page.get_by_label("Table code")
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 740})
        for code in ("UGUV", "WHEEL"):
            field.fill("")
            field.press_sequentially(code)
            field.blur()
            assert field.evaluate("field => field.scrollLeft") == 0
            assert field.evaluate("field => field.scrollWidth <= field.clientWidth"), code


def test_automatic_language_can_be_chosen_again(guests: Guests) -> None:
    ida = guests("Ida")
    ida.page.goto("/")
    sheet = ida.wants_table("Spy Guy")
    sheet.get_by_text("More house rules").click()
    automatic = sheet.get_by_role("button", name=re.compile(": automatic$")).first
    expect(automatic).to_have_attribute("aria-pressed", "true")
    title = str(automatic.get_attribute("aria-label")).removesuffix(": automatic")
    field = sheet.get_by_role("group", name=title, exact=True)
    field.get_by_role("button", name=f"{title}: more").click()
    expect(automatic).to_have_attribute("aria-pressed", "false")
    expect(field.get_by_role("status")).to_have_text("1:00")  # sensible default and steps
    field.get_by_role("button", name=f"{title}: less").click()
    expect(field.get_by_role("status")).to_have_text("0:55")
    automatic.click()
    expect(automatic).to_have_attribute("aria-pressed", "true")
    expect(field.get_by_role("status")).not_to_have_text(re.compile(r"\d"))


def test_removing_a_bot_never_removes_a_person(guests: Guests) -> None:
    ida, ben = guests("Ida"), guests("Ben")
    ida.page.goto("/")
    code = ida.opens_table()
    ben.page.goto(f"/{code}")
    ben.page.get_by_label("Name", exact=True).fill("Ben")
    ida.press("Add a bot: empty chair 2")
    expect(ida.dialog("Chair 2")).to_be_visible()
    ben.press("Take a seat")
    expect(ida.dialog("Chair 2")).to_have_count(0)  # nor has it become one that removes Ben
    expect(ida.page.get_by_role("dialog")).to_have_count(0)
    ida.sees("Someone else just took that chair.")
    seat = ida.button(re.compile(r"Ben$"))
    seat.click()
    ida.dialog("Ben").get_by_role("button", name="Free up this chair").click()
    ida.sees("Free up Ben\u2019s chair? They can sit down again.")
    ida.dialog("Ben").get_by_role("button", name="Cancel").click()
    expect(seat).to_be_visible()
    seat.click()
    ida.dialog("Ben").get_by_role("button", name="Free up this chair").click()
    ida.dialog("Ben").get_by_role("button", name="Yes, free it up").click()
    expect(seat).to_have_count(0)


def test_given_name_is_unique(guests: Guests) -> None:
    ida, ben = guests("Ida"), guests("Ben")
    for guest in (ida, ben):
        guest.context.add_init_script("Math.random = () => 0")  # everyone would get the same alias
    ida.page.goto("/")
    given = str(ida.button(re.compile("^Playing as")).get_attribute("aria-label")).removeprefix("Playing as ")
    code = ida.opens_table()
    ben.page.goto(f"/{code}")
    expect(ben.page.get_by_label("Name", exact=True)).not_to_have_value(given)
    expect(ben.page.get_by_label("Name", exact=True)).to_have_value(re.compile("[A-Z]"))


def test_back_closes_a_drawer_before_it_leaves_the_table(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    ida.page.goto("/")
    code = ida.opens_table()
    for how in ("back", "button", "back"):
        ida.page.get_by_role("button", name="Menu", exact=True).click()
        expect(ida.dialog("Menu")).to_be_visible()
        if how == "back":
            ida.page.go_back()
        else:
            ida.dialog("Menu").get_by_role("button", name="Close").click()
        expect(ida.dialog("Menu")).to_have_count(0)
        assert ida.code() == code
    ida.page.go_back()
    expect(ida.page.get_by_label("Table code")).to_be_visible()


def test_failing_board_leaves_the_table_usable(guests: Guests) -> None:
    ida = guests("Ida")
    broken = [True]

    def spoil(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if broken[0] and message.get("game"):
                message["game"]["seats"] = [{**seat, "view": {}} for seat in message["game"]["seats"]]
            wire.send(json.dumps(message))

        server.on_message(tell)

    with ida.forgiving(""):  # the page logs the error
        ida.page.route_web_socket(re.compile("/ws/"), spoil)
        ida.page.goto("/")
        ida.press("Play now: Spyfall with bots")
        ida.sees("Something went wrong on this page.")
        expect(ida.page.get_by_role("navigation", name="Menu")).to_be_visible()
        broken[0] = False
        ida.press("Reload")
        expect(ida.page.get_by_text("Something went wrong on this page")).to_have_count(0)
        expect(ida.page.get_by_role("navigation", name="Menu")).to_be_visible()


def test_failed_page_chunk_is_requested_again(guests: Guests) -> None:
    ida = guests("Ida")
    with ida.forgiving(""):
        ida.page.goto("/")
        expect(ida.button("New table for Spyfall")).to_be_visible()
        ida.context.route("**/assets/NewTable*", lambda route: route.abort())
        ida.press("New table for Spyfall")
        ida.sees("Part of this page didn\u2019t load.")
        ida.context.unroute_all()
        ida.press("Try again")
        expect(ida.dialog("New table: Spyfall")).to_be_visible()


def test_a_refusal_is_shown_above_its_dialog(guests: Guests) -> None:
    ida = guests("Ida")
    ida.page.goto("/")
    ida.opens_table()
    ida.press("Add a bot: empty chair 2")
    dialog = ida.dialog("Chair 2")
    dialog.get_by_label("Player\u2019s name").fill("\u200b")  # an invisible name
    dialog.get_by_role("button", name="Sit here").click()
    slip = ida.page.locator(".toasts button")
    expect(slip).to_be_visible()
    assert is_on_top(slip)
    slip.click()
    expect(slip).to_have_count(0)
    expect(dialog).to_be_visible()


def test_sounds_start_at_first_tap_and_one_setting_stops_them(guests: Guests) -> None:
    ida = guests("Ida")
    ida.context.add_init_script(f"({HEAR})()")
    ida.page.goto("/")
    ida.opens_table()
    before = heard_sounds(ida)
    ida.adds_bots(2)
    assert heard_sounds(ida) > before
    ida.press("Sound on")
    expect(ida.button("Sound off")).to_be_visible()
    before = heard_sounds(ida)
    ida.adds_bots(3)
    assert heard_sounds(ida) == before


def heard_sounds(guest: Guest) -> int:
    return int(guest.page.evaluate("window.sounds"))


def test_on_a_phone_it_says_whose_turn_it_is_beside_the_bulb(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    ida.page.goto("/")
    ida.wants_table("Spy Club").get_by_role("button", name="Open the table").click()
    ida.adds_bots(2)
    ida.starts(2)
    expect(ida.button("Hint")).to_be_visible()
    expect(ida.page.locator("header .turn")).to_be_visible()
    expect(ida.page.locator("header .turn")).to_have_text(re.compile("turn"))


def test_a_television_shows_the_table_and_no_secret(guests: Guests) -> None:
    ida = guests("Ida", viewport={"width": 1920, "height": 1080})
    ida.page.goto("/")
    ida.press("Play now: Spyfall with bots")
    expect(ida.page.get_by_role("navigation", name="Menu")).to_be_visible()
    code = ida.code()
    ida.heard.clear()
    ida.page.goto(f"/{code}?screen")  # in the browser that holds a seat
    expect(ida.page.get_by_role("img", name=f"QR code for table {code}")).to_be_visible()
    ida.sees("Scan it or type the code")
    ida.sees("Places")
    welcome = next(message for message in map(json.loads, ida.heard) if message["type"] == "Welcome")
    assert welcome["you"] == ""
    assert [seat.get("seat") for seat in welcome["game"]["seats"]] == [None]
    expect(ida.page.get_by_role("navigation", name="Menu")).to_have_count(0)


def test_the_city_of_the_day_is_one_tap_away(guests: Guests) -> None:
    ida = guests("Ida")
    ida.page.goto("/")
    ida.press("Play Spy Guy: City of the day")
    expect(ida.page.get_by_role("navigation", name="Menu")).to_be_visible()
    today = ida.page.evaluate("new Date().toISOString().slice(0, 10)")
    tables = [message["table"] for message in map(json.loads, ida.heard) if "table" in message]
    assert tables[-1]["options"]["city"] == today
    assert len([chair for chair in tables[-1]["chairs"] if chair.get("person") or chair.get("bot")]) == 1
    ida.page.goto("/")
    ida.sees("The same for everyone")  # so far only a draft
    ida.page.route_web_socket(re.compile("/ws/"), over_at_once)
    ida.press("Play Spy Guy: City of the day")
    ida.page.wait_for_function("() => localStorage['spyhouse.days']?.includes('spyguy')")
    ida.page.goto("/")
    ida.sees("Done for today. Come back tomorrow!")
    expect(ida.button("Play Spy Guy again: City of the day")).to_be_visible()


def over_at_once(wire: WebSocketRoute) -> None:
    """Make the server say that the game is over."""
    server = wire.connect_to_server()

    def tell(text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("game"):
            message["game"]["outcome"] = {"how": "escaped", "winners": [], "scores": [0]}
        wire.send(json.dumps(message))

    server.on_message(tell)
