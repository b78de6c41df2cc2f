"""A game of Spy Guy with three people: mouse, phone, and descriptions by keyboard."""

import contextlib
import json
import math
import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from spyhouse.citydraw import HEIGHT, WIDTH, Item, kinds
from spyhouse.games.spyguy.city_cache import cached_city, passers_in
from spyhouse.games.spyguy.wording import WORDS
from tests.e2e.axe import grave_faults
from tests.e2e.browser_player import READY, Guest
from tests.e2e.conftest import Guests

LEAD = 4
"""Lead of Doctor Moritz in spaces; about ten finds catch him."""
MORE_SAND = 3
"""Presses of "more": two minutes per card, for busy machines."""
AT_ONCE_MS = 3_000
"""Timeout in ms for elements that the clock may remove."""
MOST_CARDS = 12
CAUGHT = "Doctor Moritz is caught"
LIFTED = """() => ({ lifted: new Promise((yes) => {
  const names = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes].map((one) => one.localName))
  new MutationObserver((changes) => names(changes).includes("canvas") && yes(true))
    .observe(document.querySelector('[role=application] .carried'), { childList: true })
}) })"""

NEXT_FRAME = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

IN_THE_LIGHT = """([across, down]) => {
  const city = document.querySelector('canvas.whole').getBoundingClientRect()
  const light = document.querySelector('.spot')
  const { left, top, width, height } = light.getBoundingClientRect()
  const [x, y] = [city.left - left + across * city.width, city.top - top + down * city.width]
  const lit = ['--x', '--y'].map((name) => parseFloat(light.style.getPropertyValue(name)))
  const words = light.querySelector('b').getBoundingClientRect()
  return Math.hypot(lit[0] - x, lit[1] - y) < 2 && x > 0 && x < width && y > 0 && y < height &&
    words.left >= left && words.right <= left + width
}"""

LEFT_OF_IT = """async (words) => {
  await Promise.all(words.getAnimations().map(({ finished }) => finished))
  return getComputedStyle(words).opacity
}"""
"""Fading words stay visible with reduced motion."""


def test_a_chase_to_its_end(guests: Guests) -> None:
    ida, ben, cleo = (
        Searcher(guests("Ida")),
        Searcher(guests("Ben", phone=True)),
        Searcher(guests("Cleo")),
    )
    team = (ida, ben, cleo)
    for searcher in team:  # so that it is a city in which no panel lies over the cat or Doctor Moritz
        searcher.guest.adds_nothing_to_the_deal()
    ida.guest.comes_in()
    code = opens_table(ida.guest)
    for searcher in (ben, cleo):
        searcher.guest.joins(code)
        searcher.guest.is_ready()
    ida.guest.starts(3)
    for searcher in team:
        searcher.guest.press(READY)
    for searcher in team:
        expect(searcher.guest.button("I\u2019m done")).to_be_visible()

    # The first card: a wrong thing, a pan that is no tap, one find by the phone, and everyone is done.
    other = ida.something_else()  # measured before the window moves
    with ida.something_jumps():
        ida.taps(other)
    ida.guest.sees("Not that one")
    ida.guest.sees(WORDS.speech().say(f"item-{ida.card['item']}"))
    ben.pans()
    ben.guest.press("Hide the panels")
    expect(ben.guest.button("I\u2019m done")).to_be_hidden()
    ben.guest.press("Show the panels")
    copies = len(ben.sought())
    ben.taps(next(ben.in_sight()))
    for searcher in team:
        searcher.has_found(1, copies)
    assert ben.moves("Tap") == 1
    look_at(ida, ben)

    # Things on no card: a gag is no move, and Doctor Moritz is a bonus that all see.
    before = ida.moves("Tap")
    ida.taps(ida.cat())
    assert ida.page.get_by_text("The fish! Every time.").evaluate(LEFT_OF_IT) == "1"
    assert ida.moves("Tap") == before
    him = cached_city(ida.view["city"]).moritz
    ida.taps((him.x, him.y))
    for searcher in team:
        searcher.guest.sees("Doctor Moritz himself!")
    assert ida.view["wrong"] == 1
    for searcher in team:
        searcher.guest.press("I\u2019m done")
    for searcher in team:
        searcher.guest.sees(f"1 of {copies}")
    footprints = ida.card["footprints"]
    expect(ida.track).to_have_accessible_name(
        re.compile(f"Spy Guy on space 1, Doctor Moritz on space {LEAD + footprints} ")
    )
    look_at(ben)
    for searcher in (ida, ben):
        searcher.looks_through_what_was_missed(copies)
    ben.turns_the_phone()

    # The next ones: Cleo finds one in words, Ida all that no panel hides.
    all_go_on(team)
    cleo.reads_the_city()
    cleo.marks_one_in_words()
    cleo.meets_in_words("painter", "a painter at an easel", "He paints what he sees.")
    cleo.meets_in_words("stranger", "somebody in a long black coat", "found by Ida")
    look_at(cleo)
    for _ in range(MOST_CARDS):
        for spot in list(ida.in_sight()):
            if ida.view["phase"] == "search" and spot not in ida.marked():
                ida.taps(spot)
        everyone_is_done(team)
        if ida.view["phase"] == "over":
            break
        all_go_on(team)

    for searcher in team:
        expect(searcher.page.get_by_role("heading", name=CAUGHT)).to_be_visible()
        searcher.guest.sees("Who found what")
        searcher.guest.sees(re.compile(r"^Spy Guy \S+ \(family, 3 players\): caught in"))
    ida.guest.sees("You spotted Doctor Moritz in the crowd")
    ben.guest.sees("Ida spotted Doctor Moritz in the crowd")
    ida.guest.sees("1 of 3 running gags seen")
    look_at(ida, ben)
    assert sum(ida.view["result"]["found"]) == sum(sum(card["found"]) for card in ida.view["cards"])
    assert ida.view["result"]["found"][2] >= 1


def opens_table(guest: Guest) -> str:
    """Open a table with a short chase."""
    sheet = guest.wants_table("Spy Guy")
    sheet.get_by_text("More house rules").click()
    sand = sheet.get_by_role("group", name="Sand timer")
    for _ in range(MORE_SAND):
        sand.get_by_role("button", name="More").click()
    lead = sheet.get_by_role("group", name="Doctor Moritz\u2019s lead (spaces)")
    for _ in range(LEAD):
        lead.get_by_role("button", name="More").click()
    expect(lead.get_by_role("status")).to_have_text(str(LEAD))
    sheet.get_by_role("button", name="Open the table").click()
    expect(guest.page.get_by_role("heading", name="House rules")).to_be_visible()
    return guest.code()


def everyone_is_done(team: tuple["Searcher", ...]) -> None:
    """End the search, unless the last copy has ended it."""
    over = team[0].page.get_by_role("heading", name=CAUGHT)
    for searcher in team:
        if searcher.view["phase"] == "search":
            with contextlib.suppress(TooLate):
                searcher.guest.button("I\u2019m done").click(timeout=AT_ONCE_MS)
    expect(team[0].next_card.or_(over).first).to_be_visible()


def all_go_on(team: tuple["Searcher", ...]) -> None:
    """Continue to the next card after everyone has seen what was missed."""
    for searcher in team:
        searcher.next_card.click()
    for searcher in team:
        expect(searcher.guest.button("I\u2019m done")).to_be_visible()


def look_at(*searchers: "Searcher") -> None:
    """Check accessibility in light and dark mode."""
    faults: list[str] = []
    for searcher in searchers:
        for scheme in ("light", "dark"):
            searcher.page.emulate_media(color_scheme=scheme)
            only = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
            faults += [
                f"{searcher.guest.name}, {scheme}: {fault}" for fault in grave_faults(searcher.page, **only)
            ]
    assert not faults, "\n".join(faults)


Spot = tuple[float, float]


class Searcher:
    """A player who knows where every item is."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    # --- what the table has said

    @property
    def view(self) -> dict[str, Any]:
        messages = map(json.loads, reversed(self.guest.heard))
        return next(message["game"]["seats"][0]["view"] for message in messages if message.get("game"))

    @property
    def card(self) -> dict[str, Any]:
        return self.view["card"]  # type: ignore[no-any-return]

    def moves(self, kind: str) -> int:
        return sum(f'"type":"{kind}"' in message for message in self.guest.sent)

    @cached_property
    def things(self) -> list[Item]:
        """Return the items of the city, which only the server knows."""
        return cached_city(self.view["city"]).things

    # --- the city

    @property
    def city(self) -> Locator:
        return self.page.get_by_role("application", name=re.compile("^The city of"))

    @property
    def track(self) -> Locator:
        return self.page.get_by_role("img", name=re.compile("^The track"))

    def sought(self) -> list[Spot]:
        """Return all copies that look as on the card."""
        return [(each.x, each.y) for each in self.things if each.kind == self.card["kind"] and not each.look]

    def something_else(self) -> Spot:
        """Return a ring with only water in its hole, away from the panels."""
        self.sees_all()
        afloat = [each for each in self.things if each.place == "open-sea"]
        rings = [(each.x, each.y) for each in afloat if kinds()[each.kind].icon == "ring-buoy"]
        return min(filter(self.is_free, rings), key=lambda spot: math.dist(spot, (WIDTH / 2, HEIGHT / 2)))

    def cat(self) -> Spot:
        return next(
            (each.x, each.y - 8 * each.size)
            for each in cached_city(self.view["city"]).life
            if each.kind == "cat"
        )

    def in_sight(self) -> Iterator[Spot]:
        self.sees_all()
        return filter(self.is_free, self.sought())

    def marked(self) -> set[Spot]:
        return {(marker["spot"]["x"], marker["spot"]["y"]) for marker in self.view["markers"]}

    def sees_all(self) -> None:
        self.city.focus()
        self.page.keyboard.press("0")
        self.page.evaluate(NEXT_FRAME)  # the window has moved by then

    def at(self, spot: Spot) -> Spot:
        """Return where a spot is on the page now."""
        box = self.city.locator("canvas.whole").bounding_box()
        assert box
        zoom = box["width"] / WIDTH
        return box["x"] + spot[0] * zoom, box["y"] + spot[1] * zoom

    def is_free(self, spot: Spot) -> bool:
        """Return whether no panel covers a spot."""
        return bool(
            self.page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y)?.closest('[role=application]') != null",
                self.at(spot),
            )
        )

    def taps(self, spot: Spot) -> None:
        self.sees_all()
        if self.guest.name == "Ben":
            self.page.touchscreen.tap(*self.at(spot))
            expect(self.page.locator("svg.cross")).to_have_count(0)  # the cross is for keyboards
        else:
            self.page.mouse.click(*self.at(spot))

    @contextlib.contextmanager
    def something_jumps(self) -> Iterator[None]:
        """Check that a tapped item jumps, if motion is allowed."""
        self.page.emulate_media(reduced_motion="no-preference")
        lifted = self.page.evaluate_handle(LIFTED)
        yield
        self.page.wait_for_function("({ lifted }) => lifted", arg=lifted)
        self.page.emulate_media(reduced_motion="reduce")

    def pans(self) -> None:
        """Pan the city by touch."""
        x, y = self.at((1600, 1000))
        touch = self.guest.context.new_cdp_session(self.page)
        for kind, step in (("touchStart", 0), ("touchMove", 30), ("touchMove", 60), ("touchEnd", 60)):
            points = [] if kind == "touchEnd" else [{"x": x - step, "y": y - step}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # --- the search

    def has_found(self, found: int, copies: int) -> None:
        expect(self.page.get_by_role("group", name=f"{found} of {copies} found")).to_be_visible()

    @property
    def next_card(self) -> Locator:
        return self.page.get_by_role("button", name="Seen enough")

    def looks_through_what_was_missed(self, copies: int) -> None:
        """Step through the missed copies to the last one."""
        tour = self.page.get_by_role("region", name="What you missed")
        expect(tour.get_by_text(f"Missed: 1 of {copies - 1}")).to_be_visible()
        tour.get_by_role("button", name="Next").click()
        expect(tour.get_by_text(f"Missed: 2 of {copies - 1}")).to_be_visible()
        self.sees_in_the_light(self.view["missed"][1])
        stops = tour.get_by_role("listitem").get_by_role("button")
        expect(stops).to_have_count(copies)
        stops.last.click()
        expect(stops.last).to_have_attribute("aria-current", "true")

    def turns_the_phone(self) -> None:
        """Check that a missed copy stays highlighted when the window changes."""
        tour = self.page.get_by_role("region", name="What you missed")
        tour.get_by_role("listitem").get_by_role("button").first.click()
        for width, height in ((740, 360), (360, 740)):
            self.page.set_viewport_size({"width": width, "height": height})
            self.sees_in_the_light(self.view["missed"][0])

    def sees_in_the_light(self, spot: dict[str, float]) -> None:
        """Check that a missed copy is highlighted, also at the edge of the city."""
        self.page.wait_for_function(IN_THE_LIGHT, arg=[spot["x"] / WIDTH, spot["y"] / WIDTH])

    # --- in words

    def reads_the_city(self) -> None:
        """Turn on the text search by keyboard."""
        words = self.guest.button("In words")
        words.focus()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("heading", name="The city in words")).to_be_visible()

    def marks_one_in_words(self) -> None:
        """Read the districts until a copy is named, and mark it with Enter."""
        kind = kinds()[self.card["kind"]]
        item = WORDS.speech().say(f"item-{kind.icon}")
        name = re.compile(rf"^\d+\. (an? )?{item},", re.IGNORECASE)
        districts = self.page.get_by_role("list", name="Districts").get_by_role("button")
        districts.first.focus()
        for _ in range(districts.count()):
            self.page.keyboard.press("Enter")
            heading = self.page.get_by_role("region").get_by_role("heading").inner_text()
            things = self.page.get_by_role("list", name=heading).get_by_role("button")
            expect(things.first).to_be_focused()
            names = things.all_inner_texts()
            at = next(
                (at for at, words in enumerate(names) if name.match(words) and "found by" not in words), None
            )
            if at is not None:
                for _ in range(at):
                    self.page.keyboard.press("ArrowDown")
                before = self.moves("MarkTold")
                self.page.keyboard.press("Enter")
                expect(things.nth(at)).to_contain_text("found by you")
                assert self.moves("MarkTold") == before + 1
                self.page.keyboard.press("Escape")
                return
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"No {item} is told of in any district.")

    def meets_in_words(self, who: str, told: str, comes_of_it: str) -> None:
        """Find a person who is on no card."""
        passers = passers_in(self.view["city"])
        district = next(n for n, each in enumerate(passers) if who in [passer.who for passer in each])
        self.page.get_by_role("list", name="Districts").get_by_role("button").nth(district).focus()
        self.page.keyboard.press("Enter")
        passer = self.page.get_by_role("button", name=told)
        passer.focus()
        self.page.keyboard.press("Enter")
        expect(passer).to_contain_text(comes_of_it)
        self.page.keyboard.press("Escape")
