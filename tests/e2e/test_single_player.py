"""One person and three bots: two rounds to the final score, and the bots' debrief."""

import contextlib
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests, Keeps
from tests.e2e.night import Night, comes_back
from tests.e2e.spyfall import Player

DEFAULT_ROUNDS = 5
BOTS = 3
PATIENCE = 400
"""Maximum number of steps in two rounds."""
AT_ONCE_MS = 3_000
"""Timeout in ms for elements that a bot's move may remove."""


def test_two_rounds_alone_with_bots_and_their_debrief(guests: Guests, keeps: Keeps) -> None:
    night = Night("ALONE", ("Ida",), BOTS, rounds=2, round_seconds=60, call_time=True)
    play_on(comes_back(guests("Ida"), keeps(night.kept())), 2)


def play_rounds(ida: Guest, rounds: int) -> None:
    """Play from the front page to the final score."""
    presses = {"Length of a round": -14, "Rounds": rounds - DEFAULT_ROUNDS}
    ida.opens_table(presses, switches=["Call time early"])
    ida.adds_bots(*range(2, BOTS + 2))
    ida.starts(BOTS + 1)
    play_on(Player(ida), rounds)


def play_on(me: Player, rounds: int) -> None:
    """Play from the deal to the final score."""
    ida = me.guest
    over = ida.button("Rematch")
    go_on = ida.page.get_by_role("button", name=re.compile("^(Next round|Final score)$"))
    ask = ida.page.get_by_role("button", name=re.compile(r"^Ask \w+ \d")).first
    question = ida.page.get_by_label(re.compile("^Your question for"))
    enough = ida.page.get_by_role("button", name=re.compile("^Call time"), pressed=False)
    reading = ida.page.get_by_role("dialog").get_by_role("button", name="Close")
    show = ida.button("Votes and best line")
    todo: list[tuple[Locator, Callable[[], None]]] = [
        (show, lambda: press(show)),
        (me.dealt_card, lambda: look(me.dealt_card)),
        (reading, lambda: press(reading)),  # a chair pressed too late
        (ida.button("Not guilty"), lambda: press(ida.button("Not guilty"))),
        (ida.button("Pass"), lambda: press(ida.button("Pass"))),
        (enough, lambda: press(enough)),  # the bots end the round too
        (me.answer_field, lambda: say(me.answer_field, "It depends who is asking.")),
        (question, lambda: say(question, "How crowded is it on an ordinary day?")),
        (ask, lambda: press(ask)),
    ]
    read = 0
    for _ in range(PATIENCE):
        if over.is_visible():
            break
        if usable(go_on):
            read_debrief(me)
            read += 1
            go_on.click()
            expect(go_on).to_have_count(0)
        for thing, do in todo:
            if usable(thing):
                do()
                break
        else:
            ida.page.wait_for_timeout(250)  # the bots' turn
    expect(over).to_be_visible()
    assert read == rounds
    sheet = me.score_sheet()
    assert len(sheet) == BOTS + 1
    for points in sheet.values():
        assert len(points) == rounds + 1
        assert points[-1] == sum(points[:-1])


def usable(control: Locator) -> bool:
    """Return whether a control can be used now, without waiting."""
    enabled = control.and_(control.page.locator(":enabled"))
    return enabled.count() == 1 and enabled.is_visible()


def press(control: Locator) -> None:
    with contextlib.suppress(TooLate):
        control.click(timeout=AT_ONCE_MS)


def look(card: Locator) -> None:
    """Open and close the dealt card, unless a bot accuses somebody meanwhile: a vote closes it."""
    with contextlib.suppress(TooLate):
        for _ in ("open", "close"):
            card.press("Enter", timeout=AT_ONCE_MS)


def say(field: Locator, words: str) -> None:
    with contextlib.suppress(TooLate):
        field.fill(words, timeout=AT_ONCE_MS)
        field.press("Enter", timeout=AT_ONCE_MS)


def read_debrief(me: Player) -> None:
    """Check that every bot explains its thoughts after the reveal."""
    told = me.page.locator("figure").filter(has_text="What you gave away")
    expect(told).to_contain_text(re.compile(r"went from \d+% to \d+%|No line told the spy anything"))
    expect(told.get_by_role("img", name=re.compile("How likely .* looked to the spy"))).to_be_visible()
    me.page.get_by_role("button", name="The debrief").first.click()
    file = me.guest.dialog("The debrief")
    expect(file.get_by_role("tab")).to_have_count(BOTS)
    file.get_by_role("button", name="Close").click()
    expect(file).to_have_count(0)
