"""With words a third longer (`?lang=en-XA`) nothing is cut off on a small phone and nothing lies over other
words; and in German, axe-core finds nothing grave."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import grave_faults
from tests.e2e.conftest import Guests
from tests.e2e.crowded import crowded
from tests.e2e.house import house_in
from tests.e2e.moments import Moment, coming_back, keep, moments_of

GAMES = ["spyclub", "spyfall", "spyguy", "spycatcher"]
LONGER, GERMAN = "en-XA", "de"
# A name of one's own may be cut, and the names that a browser proposes are of any length.
AS_ANN = """localStorage.setItem('spyhouse.me', '{"name": "Ann", "face": "fox"}')"""


@pytest.fixture(scope="module")
def moments() -> list[Moment]:
    return [
        *moments_of(
            "spyfall",
            {"rounds": 1, "round_seconds": 60},
            {
                "ASKED": lambda seen: seen.asked == 0,
                "VOTE": lambda seen: seen.phase == "vote",
                "REVEAL": lambda seen: seen.phase == "reveal",
            },
        ),
        *moments_of("spyguy", {"city": "golden"}, {"TOUR": lambda seen: seen.phase == "reveal"}),
        *moments_of(
            "spycatcher",
            {"permissions_needed": 3, "notebook": True},
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


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, moments: list[Moment]) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("moments")
    keep(folder, moments)
    with house_in(folder) as address:
        yield address


class Look:
    """Page after page; what is wrong is told for all of them at the end."""

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


def test_nothing_is_cut_off_with_longer_words(guests: Guests, moments: list[Moment]) -> None:
    page = guests("Ann", phone=True).page
    look = Look(page, LONGER)
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


def look_into_drawers(look: Look) -> None:
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
    look = Look(page, GERMAN)
    places = {"/": POSTER, "/learn/spyclub": "progress", "/packs": "main .acts button"}
    for path, until in (places | dict.fromkeys(("/ASKED", "/TOUR", "/WAYS", "/UNLOCK"), TABLE)).items():
        look.goes(path, until)
        assert page.evaluate("document.documentElement.lang") == GERMAN
        look.faults += [f"{path}: {fault}" for fault in grave_faults(page)]
    look.done()
