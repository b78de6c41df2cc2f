"""A game of Spycatcher with two people, one by keyboard and one on a phone, and two bots."""

from playwright.sync_api import Locator, expect

from spyhouse.games.spycatcher.moves import Pass, Seek
from tests.e2e.axe import grave_faults
from tests.e2e.browser_player import Guest, unfold
from tests.e2e.conftest import Guests
from tests.e2e.spycatcher import AT_ONCE_MS, NEEDED, Seated
from tests.e2e.test_keyboard import Keys

A_SHORT_RACE = 1
"""A byte whose deal soon leads to both kinds of challenge."""
CHECKED = ("draw", "go", "challenge")
"""Phases whose layout is checked, once per screen size."""
LONGEST = 20_000
"""Maximum number of steps of a short game."""


DECIDES_EARLY = """{
  window.early = 0
  new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('.acts button')]
    const asked = buttons.some((one) => one.textContent.includes('Let it pass'))
    if (asked && !document.querySelector('.hearing article')) window.early += 1
  }).observe(document, { childList: true, subtree: true })
}"""
"""Script: count how often a decision was offered without the application on the table."""


class ByKeyboard(Seated):
    """A player who uses only the keyboard."""

    def touch(self, target: Locator, *, at_the_edge: bool = False) -> None:
        Keys(self.guest).go_to(target, AT_ONCE_MS)
        self.page.keyboard.press("Enter")


# On a phone the map is larger than its window: the window shows the piece whose turn it is.
PAWN_IN_SIGHT = """() => {
  const [pawn] = document.querySelectorAll('.pawn:has([fill="#ffcf70"])')
  const [one, all] = [pawn, pawn.closest('.window')].map((part) => part.getBoundingClientRect())
  return one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom
}"""


class Race:
    def __init__(self, people: list[Seated]) -> None:
        self.people = people
        self.refused = self.upheld = self.reloaded = False
        """What must have occurred: a successful and a failed challenge, and a reload during one."""
        self.checked: set[str] = set()

    def run(self) -> None:
        """Play until everything has occurred."""
        for _ in range(LONGEST):
            view = self.people[0].view
            assert view.phase != "over", "the race ended before everything was tried"
            if view.last:
                self.refused |= any(shown.succeeds for shown in view.last.challenges)
                self.upheld |= any(not shown.succeeds for shown in view.last.challenges)
            if self.refused and self.upheld and len(self.checked) == len(CHECKED) * len(self.people):
                return
            asked = next((person for person in self.people if person.is_asked()), None)
            if asked:
                self._moves(asked)
            else:
                self.people[0].page.wait_for_timeout(10)  # the bot's turn
        raise AssertionError("nobody moves")

    def hand_over(self) -> None:
        """Let bots play for everyone, as fast as they can."""
        for person in self.people:
            person.reads_on()
            menu = person.guest.pulls("Menu")
            if person is self.people[0]:
                menu.get_by_role("button", name="Instant").click()
            menu.get_by_role("button", name="Let a bot play for me").click()

    def _moves(self, person: Seated) -> None:
        phase = person.view.phase
        person.reads_on()
        if phase == "challenge":
            self._hearing(person)
        elif phase == "seek":
            if person.phone:
                person.page.wait_for_function(PAWN_IN_SIGHT)
            seeks = [move for move in person.options() if isinstance(move, Seek)]
            person.does(seeks[-1] if seeks else Pass())
        else:
            self._looks_good(person, phase)
            person.does(person.best())

    def _hearing(self, person: Seated) -> None:
        if not self.reloaded:
            person.page.reload()
            self.reloaded = True
        person.reads_until(person.guest.button("Let it pass"))
        self._looks_good(person, "challenge")
        person.does(person.weakest() if self.refused else person.strongest())

    def _looks_good(self, person: Seated, what: str) -> None:
        """Check the layout once per screen size."""
        if what in CHECKED and f"{what} {person.phone}" not in self.checked:
            self.checked.add(f"{what} {person.phone}")
            assert grave_faults(person.page) == []
            if what == "go" and person.phone:
                self._ways_fit(person)

    def _ways_fit(self, person: Seated) -> None:
        """On a phone the map fits, each way has a row, and the piece waits for a choice."""
        rows = person.page.locator(".ways li button")
        person.reads_until(rows.first)
        spots = person.page.locator(".spot.lit")
        expect(spots).to_have_count(rows.count())
        wide = person.page.viewport_size
        assert wide
        for spot in spots.all():
            box = spot.bounding_box()
            assert box
            assert box["x"] > -30
            assert box["x"] + box["width"] < wide["width"] + 30
        if rows.count() > 1:
            expect(person.guest.button("Pick a way")).to_be_disabled()


def test_two_people_and_bots_play_to_a_publication(guests: Guests) -> None:
    ida, ben = guests("Ida", viewport={"width": 1024, "height": 768}), guests("Ben", phone=True)
    for guest in (ida, ben):
        guest.context.add_init_script(DECIDES_EARLY)
    sit_down(ida, ben)
    people = [ByKeyboard(ida, 0), Seated(ben, 1, phone=True)]
    for person in people:
        expect(person.page.get_by_role("group", name="Your hand")).to_be_visible()
    race = Race(people)
    race.run()
    race.hand_over()
    for person in people:
        person.reads_until(person.page.get_by_text("The course of the race").first)
        assert not person.page.evaluate("window.early"), person.guest.name
        assert grave_faults(person.page) == []
        with person.page.expect_download() as kept:
            person.press(person.guest.button("Keep the front page"))
        assert kept.value.suggested_filename == "whitehall-gazette.png"
    assert any(len(player.permits) >= NEEDED for player in people[0].view.players)


def sit_down(ida: Guest, ben: Guest) -> None:
    """Seat everyone for a short game, with bots on the last chairs."""
    ida.adds_to_the_deal(A_SHORT_RACE)
    ida.comes_in()
    sheet = ida.wants_table("Spycatcher")
    unfold(sheet)
    sheet.get_by_role("group", name="Permissions to publish").get_by_role("button", name="3").click()
    for _ in range(10):  # a slow machine needs up to two minutes
        sheet.get_by_role("button", name="Time to challenge: more").click()
    sheet.get_by_role("button", name="Open the table").click()
    expect(ida.page.get_by_role("heading", name="House rules")).to_be_visible()
    ben.joins(ida.code())
    ida.adds_bots(3, 4)
    ida.starts(4)
