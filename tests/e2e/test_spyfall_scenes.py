"""Special screens of Spyfall: tutorial, places, vote, end of a round."""

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests, Keeps
from tests.e2e.night import Night, comes_back
from tests.e2e.spyfall import Player

THREE = ("Ida", "Ben", "Cy")


def test_a_newcomer_is_taught_in_one_round(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    ida.page.goto("/learn/spyfall")
    coach = ida.page.get_by_role("region", name="Coach")

    def goes_on(*words: str) -> None:
        for said in words:
            expect(coach).to_contain_text(said)
            coach.get_by_role("button", name="Next").click()

    goes_on("This is your card.")
    ida.page.locator("form").get_by_role("button", name=re.compile("^Ask ")).click()
    goes_on("The clock is running.", "She knows.", "Now Bruno asks you.")
    ida.press("Answer")
    expect(coach).to_contain_text("stop the clock")
    ida.press("Accuse")
    line_up = ida.dialog("Who is the spy?")
    line_up.get_by_role("radio", name="Bruno").click()
    line_up.get_by_role("button", name="Accuse Bruno").click()
    goes_on("Everyone but Bruno votes")
    ida.sees("Bruno was the spy")
    expect(coach.get_by_role("button", name="Play with bots")).to_be_visible()


def test_a_bot_writes_in_the_chat(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    ida.page.goto("/")
    ida.opens_table()
    ida.adds_bots(2)
    ida.press("Chat")
    chat = ida.dialog("Chat")
    chat.get_by_label("Say something").fill("Good evening!")
    chat.get_by_role("button", name="Send").click()
    answer = chat.get_by_role("listitem").nth(1)
    expect(answer).to_contain_text(re.compile("Hello there|Good evening|Hi!|Ah, somebody|Evening"))
    shot(ida, "chat")


MIRRORED = """() => {
  window.turning = 0
  window.mirrored = new Set()
  const styleOf = (thing) => getComputedStyle(thing)
  const asSeen = (thing) => {
    const matrix = new DOMMatrix(styleOf(thing).transform)
    return thing.parentElement ? asSeen(thing.parentElement).multiply(matrix) : matrix
  }
  const look = () => {
    for (const { effect: { target } } of document.getAnimations()) {
      if (!styleOf(target).transform.startsWith('matrix3d')) continue
      turning++
      const { a, b, c, d } = asSeen(target)
      const shown = styleOf(target).backfaceVisibility === 'visible'
      if (shown && a * d < b * c) mirrored.add(target.outerHTML.slice(0, 80))
    }
    requestAnimationFrame(look)
  }
  look()
}"""
"""Script: check in every frame that no turning card shows a mirrored face."""


def test_turning_cards_show_no_mirrored_face(guests: Guests, keeps: Keeps) -> None:
    ida = guests("Ida", reduced_motion="no-preference")
    player = comes_back(ida, keeps(Night("TURNING", THREE).talks(1).accuses(1, 2).kept()))
    ida.button("Guilty").wait_for()
    ida.page.evaluate(MIRRORED)
    player.votes(True)
    expect(ida.button("Votes and best line")).to_be_visible()
    ida.page.wait_for_function(
        "() => document.getAnimations().every(({ playState }) => playState === 'finished')"
    )
    assert ida.page.evaluate("turning") > 0
    assert ida.page.evaluate("[...mirrored]") == []


def test_places_vote_and_reveal(guests: Guests, keeps: Keeps) -> None:
    night = Night("PLACES", THREE, rounds=2).talks(1)
    moment = keeps(night.kept())
    ida, ben, cy = guests("Ida"), guests("Ben", phone=True), guests("Cy")
    players = [comes_back(guest, moment) for guest in (ida, ben, cy)]
    spy = players[night.spy]
    accuser, other = (player for player in players if player is not spy)

    all_places_are_seen_at_a_glance(players[1])
    all_places_are_seen_at_a_glance(players[2])
    all_is_read_from_across_the_room(guests("Tv"), moment.code)

    accuser.accuses(spy)
    other.trial_of(spy).wait_for()
    for guest in (ida, ben, cy):
        shot(guest, "vote")
        nothing_overlaps(guest)
    other.votes(True)

    for guest in (ida, ben, cy):
        shot(guest, "show")
        the_show_ends_with_the_verdict(guest)
        guest.press("Votes and best line")
        guest.sees(f"{'You were' if guest is spy.guest else f'{spy.name} was'} the spy")
        expect(guest.page.get_by_text("guilty", exact=True)).to_have_count(2)  # SF-33: votes stay in sight
        assert guest.page.evaluate("scrollY") == 0
        shot(guest, "reveal")
        expect(guest.page.locator("header .turn")).to_have_text("Everyone\u2019s turn")
    star = cy.page.get_by_role("button", name="Give a star to “When it rains.”")
    star.click()
    cy.sees("You\u2019ve given your star.")
    expect(star).to_have_attribute("aria-label", "Give a star to “When it rains.” by Ben, 1 star so far")
    expect(ben.page.get_by_role("button", name="Give a star to “When it rains.”")).to_be_disabled()
    keeps_the_picture(cy)
    ida.press("Next round")
    ben.press("Next round")
    ben.sees("2 of 3 ready")
    cy.sees("No rush: the table waits for everyone.")
    cy.press("Next round")
    ida.sees("Round 2 of 2")


def the_show_ends_with_the_verdict(guest: Guest) -> None:
    """The reveal ends with the winner's band, a stamp on the spy and the hat, uncovered."""
    show = guest.page.get_by_role("region", name="The cards of round 1")
    expect(show.get_by_text("Spy caught")).to_be_visible()
    expect(show.get_by_text("Caught", exact=True)).to_be_visible()
    expect(show.locator(".hat").first).to_be_visible()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def keeps_the_picture(guest: Guest) -> None:
    with guest.page.expect_download() as kept:
        guest.press("Save as a picture")
    assert kept.value.suggested_filename == "spyfall.png"
    picture = kept.value.path().read_bytes()
    width, height = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))  # of a PNG
    assert (width, height) == (1080, 1350)
    if folder := os.environ.get("SHOTS"):
        (Path(folder) / "souvenir.png").write_bytes(picture)


def all_places_are_seen_at_a_glance(player: Player) -> None:
    """SF-4: all thirty places fit on one screen without scrolling."""
    with player.places() as places:
        buttons = places.locator("li button")
        expect(buttons).to_have_count(30)
        for place in (buttons.first, buttons.last):
            expect(place).to_be_in_viewport(ratio=1)
            assert box_of(place)["height"] >= 44
        shot(player.guest, "places")
        places.get_by_role("button", name="Pictures").click()
        shot(player.guest, "pictures")
        places.get_by_role("button", name="Pictures").click()


def all_is_read_from_across_the_room(television: Guest, code: str) -> None:
    """The television shows the answer larger than the question, all places, and no controls."""
    page = television.page
    page.goto(f"/{code}?screen")
    places = page.get_by_role("listitem")
    expect(places).to_have_count(30)
    expect(places.last).to_be_in_viewport(ratio=1)
    question, answer = (
        page.get_by_text(said, exact=True) for said in ("“Is it loud here?”", "“When it rains.”")
    )
    size = "(words) => parseFloat(getComputedStyle(words).fontSize)"
    assert answer.evaluate(size) > question.evaluate(size)
    expect(page.get_by_role("button", name="Accuse")).to_have_count(0)
    shot(television, "television")


def nothing_overlaps(guest: Guest) -> None:
    """During a vote, name plate, question, jury and papers do not overlap."""
    trial = guest.page.get_by_role("region", name="accused")
    parts = [trial.get_by_role("heading", level=2), trial.get_by_role("status")]
    parts += [part for part in trial.locator("li b").all() if part.is_visible()]
    parts += [part for part in trial.get_by_role("heading", level=3).all() if part.is_visible()]
    boxes = [box_of(part) for part in parts]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = (
                one["x"] + one["width"] <= other["x"] + 1
                or other["x"] + other["width"] <= one["x"] + 1
                or one["y"] + one["height"] <= other["y"] + 1
                or other["y"] + other["height"] <= one["y"] + 1
            )
            assert apart, (one, other)


def box_of(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def shot(guest: Guest, name: str, after_ms: int = 0) -> None:
    """Save a screenshot if the variable `SHOTS` names a folder."""
    if folder := os.environ.get("SHOTS"):
        guest.page.wait_for_timeout(after_ms)
        guest.page.screenshot(path=Path(folder) / f"{name}-{guest.name}.png")
