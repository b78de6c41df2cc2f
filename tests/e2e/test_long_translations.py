"""Long translations on small phones (`?lang=en-XA`), German accessibility, and the longest cards."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.terms import SideName
from tests.e2e.axe import grave_faults
from tests.e2e.conftest import Guests, Keeps
from tests.e2e.saved_tables import Moment, coming_back, keep, moments_of
from tests.e2e.text_overflow import crowded
from tests.games.spyclub.campaign.printed_text import side_of

SIDES: tuple[SideName, ...] = ("A", "B")
GAMES = ["spyclub", "spyfall", "spyguy", "spycatcher"]
LONGER, GERMAN = "en-XA", "de"
# Own names may be cut, and the names that a browser proposes have any length.
AS_ANN = """localStorage.setItem('spyhouse.me', '{"name": "Ann", "face": "fox"}')"""


@pytest.fixture(scope="module")
def moments(server: str, folder: Path) -> list[Moment]:
    moments = [
        *moments_of(
            "spyfall",
            {"rounds": 1, "round_seconds": 60},
            {
                "ASKED": lambda seen: seen.asked == 0,
                "VOTES": lambda seen: seen.phase == "vote",
                "REVEAL": lambda seen: seen.phase == "reveal",
            },
        ),
        *moments_of("spyguy", {"city": "golden"}, {"TOUR": lambda seen: seen.phase == "reveal"}),
        *moments_of(
            "spycatcher",
            {"permissions_needed": 3, "notebook": True, "challenge_seconds": 300},  # not opened meanwhile
            {
                "WAYS": lambda seen: seen.phase == "go" and seen.turn == 0,
                "HEARING": lambda seen: seen.phase == "challenge",
            },
        ),
        *moments_of(
            "spyclub",
            {"campaign": {"edition": "2018"}},
            {
                "CAST": lambda seen: seen.campaign.stage == "cast",
                "UNLOCK": lambda seen: seen.campaign.stage == "unlock",
                "REMOVAL": lambda seen: seen.phase == "removal",
            },
        ),
    ]
    keep(folder, moments)
    return moments


class PageAudit:
    """Collects the faults of several pages and reports them together."""

    def __init__(self, page: Page, language: str) -> None:
        page.add_init_script(AS_ANN)
        self.page = page
        self.language = language
        self.faults: list[str] = []

    def goes(self, path: str, until: str) -> None:
        self.page.goto(f"{path}?lang={self.language}")
        expect(self.page.locator(until).first).to_be_visible()

    def at(self, what: str) -> None:
        self.faults += [f"{what}: {fault}" for fault in crowded(self.page)]

    def done(self) -> None:
        assert not self.faults, "\n".join(self.faults)


POSTER = "li[data-name=spyfall] .acts button"
TABLE = ".shell nav"


def test_longer_translations_are_not_cut_off(guests: Guests, moments: list[Moment]) -> None:
    page = guests("Ann", phone=True).page
    look = PageAudit(page, LONGER)
    for nth, game in enumerate(GAMES):
        look.goes("/", POSTER)
        page.locator(".dots button").nth(nth).click()
        look.at(f"poster of {game}")
        page.locator(f"li[data-name={game}] .acts button").nth(1).click()
        for summary in page.locator("dialog summary").all():
            summary.click()
        look.at(f"new table of {game}")
    page.locator("dialog .lamp").click()
    expect(page.locator(".seat.free").first).to_be_visible()
    look.at("lobby")
    page.locator(".seat.free").first.click()
    look.at("chair")
    look.goes("/", POSTER)
    page.locator("button.tag").click()
    look.at("name tag")
    look.goes("/ASKED", "main .paper")
    look.at("door")
    for game in GAMES:
        look.goes(f"/learn/{game}", "progress")
        look.at(f"first game of {game}")
    look.goes("/replay", "input[type=file]")
    look.at("replay of a file")
    look.goes("/packs", "main .acts button")
    look.at("packs")
    page.locator("main .acts button").nth(2).click()
    look.at("a pack from a file")
    page.locator("dialog .shut").click()
    page.locator("main .acts button").first.click()
    look.at("editor of packs")

    page.context.add_init_script(coming_back(moments))
    look.goes("/", POSTER)
    expect(page.locator(".folder").first).to_be_visible()
    look.at("tables on the shelf")
    for moment in moments:
        look.goes(f"/{moment.code}", TABLE)
        look.at(f"{moment.game}, {moment.code}")
        if moment.code == "ASKED":
            look_into_drawers(look)
    look.done()


def look_into_drawers(look: PageAudit) -> None:
    page = look.page
    for name in ("chat", "menu"):
        page.locator(f"nav .{name}").click()
        look.at(name)
        page.keyboard.press("Escape")
    for nth, name in enumerate(("rules", "log")):
        page.locator("nav .menu").click()
        page.locator("dialog .links button").nth(nth).click()
        look.at(name)
        page.keyboard.press("Escape")
    page.locator("[data-point=places] button").click()
    look.at("places")
    page.keyboard.press("Escape")
    page.locator("button.note").focus()
    page.keyboard.press("Enter")
    look.at("card")
    page.keyboard.press("Enter")


def test_german_pages_have_no_grave_faults(guests: Guests, moments: list[Moment]) -> None:
    page = guests("Ann", phone=True).page
    page.add_init_script(coming_back(moments))
    look = PageAudit(page, GERMAN)
    places = {"/": POSTER, "/learn/spyclub": "progress"}
    for path, until in (places | dict.fromkeys(("/ASKED", "/TOUR", "/WAYS", "/UNLOCK"), TABLE)).items():
        look.goes(path, until)
        assert page.evaluate("document.documentElement.lang") == GERMAN
        look.faults += [f"{path}: {fault}" for fault in grave_faults(page)]
    look.done()


# Each line of a card, with it in the middle of the phone: what lies over it, if anything.
LINES_COVERED = """() => {
  const covered = []
  const card = [...document.querySelectorAll('.reading')].at(-1)
  for (const line of card.querySelectorAll('ul:first-of-type li p')) {
    line.scrollIntoView({ block: 'center', behavior: 'instant' })
    const words = document.createRange()
    words.selectNodeContents(line)
    for (const { left, top, height } of words.getClientRects()) {
      if (!line.contains(document.elementFromPoint(left + 4, top + height / 2))) covered.push(line.innerText)
    }
  }
  return covered
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_longest_cards_are_read_to_their_last_line(language: str, guests: Guests, keeps: Keeps) -> None:
    """CP-9: the longest cards are readable when they arrive and when they are in force."""
    lengths = {
        (card.number, side): [
            len(line.text) for line in side_of(card.number, side, locale=language).instructions
        ]
        for card in load_deck().card[3:]
        for side in SIDES
    }
    new = [
        max((one for one in lengths if one[1] == "A"), key=lambda one: of(lengths[one])) for of in (sum, max)
    ]
    old = max((one for one in lengths if one[1] == "B"), key=lambda one: sum(lengths[one]))
    coming = [
        keeps(as_it_comes(code, number, old))
        for code, (number, _) in zip(("LONGA", "LONGB"), new, strict=True)
    ]
    page = guests("Ann", phone=True).page
    page.add_init_script(coming_back(coming))
    for moment in coming:
        page.goto(f"/{moment.code}?lang={language}")
        expect(page.locator(".reading li").first).to_be_visible()
        assert page.evaluate(LINES_COVERED) == [], moment.code
    title = side_of(*old, locale=language).title
    page.get_by_role("button", name=title).click()
    expect(page.get_by_role("dialog").locator(".reading li").first).to_be_visible()
    assert page.evaluate(LINES_COVERED) == []


def as_it_comes(code: str, card: int, lies: tuple[int, SideName]) -> Moment:
    """Build the second case of a campaign while this card is read and another is in force."""
    number, side = lies
    members = [{"character": "Bookworm"}]
    played = {"how": "success", "difficulty": "standard", "members": members, "solved": [], "recorded": None}
    record = {
        "edition": "2018",
        "members": members,
        "cards": [{"number": number, "side": side}],
        "queue": [card],
        "log": [{**played, "lines": []}],
        "last": {"ideas": [1]},
    }

    def asks(seen: Any) -> bool:
        return seen.campaign.question is not None and seen.campaign.question.card == card

    return moments_of("spyclub", {"campaign": record}, {code: asks})[0]
