"""A complete game of Spyfall in German, with cards and bots' talk."""

import contextlib
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from spyhouse.games.spyfall.bots.phrase_bank import load_bank
from spyhouse.games.spyfall.packs import default_pack
from tests.e2e.browser_player import unfold
from tests.e2e.conftest import Guests

PATIENCE = 400
"""Maximum number of steps in one round."""
AT_ONCE_MS = 3_000
"""Timeout in ms for elements that may disappear."""
NOBODY: Callable[[str], None] = lambda moment: None  # noqa: E731


def play_in_german(page: Page, look: Callable[[str], None] = NOBODY) -> list[str]:
    """Play one round with bots and return what was said. `look` is called at each new moment."""
    page.goto("/?lang=de")
    new_table = page.get_by_role("button", name="Neuer Tisch für Spyfall")
    expect(page.get_by_role("button", name="Neuer Tisch").first).to_be_visible()
    dot = page.get_by_role("button", name="Spyfall zeigen")
    if dot.is_visible():
        dot.click()
    look("front")
    new_table.click()
    sheet = page.get_by_role("dialog")
    unfold(sheet, "Mehr Hausregeln")
    expect(sheet.get_by_role("radio", name="Deutsch").or_(sheet.get_by_text("Deutsch")).first).to_be_visible()
    look("new-table")
    fewer = sheet.get_by_role("button", name="Runden: weniger")
    for _ in range(4):
        fewer.click()
    for _ in range(14):
        sheet.get_by_role("button", name="Länge einer Runde: weniger").click()
    sheet.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_role("heading", name="Hausregeln")).to_be_visible()
    for chair in (2, 3, 4):
        page.get_by_role("button", name=re.compile(f"Bot.*Stuhl {chair}$")).click()
        page.get_by_role("dialog").get_by_role("button", name="Leicht").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    look("lobby")
    page.get_by_role("button", name="Zu viert starten").click()
    return _to_the_end(page, look)


def _to_the_end(page: Page, look: Callable[[str], None]) -> list[str]:
    card = page.get_by_role("button", name=re.compile("Deine Karte"))
    expect(card).to_be_visible()
    look("dealt")
    dealt = card.and_(page.locator(".deal"))
    over = page.get_by_role("button", name=re.compile("^(Revanche|Noch einmal)"))
    go_on = page.get_by_role("button", name="Zum Endstand")
    answer = page.get_by_label("Deine Antwort")
    question = page.get_by_label(re.compile("^Deine Frage an"))
    ask = page.get_by_role("button", name=re.compile(r"^Fragen: ")).first
    not_guilty = page.get_by_role("button", name="Nicht schuldig")
    accuse = page.get_by_role("button", name="Anklagen")
    votes = page.get_by_role("button", name="Stimmen und bester Satz")
    said: list[str] = []
    seen: set[str] = set()

    def first(moment: str) -> None:
        if moment not in seen:
            seen.add(moment)
            look(moment)

    for _ in range(PATIENCE):
        if over.is_visible():
            break
        if usable(go_on):
            first("reveal")
            go_on.click()
            expect(go_on).to_have_count(0)
        elif usable(dealt):
            _look_at(dealt, first)
        elif usable(votes):
            first("show")
            votes.click()
        elif usable(not_guilty):
            first("vote")
            not_guilty.click()
        elif usable(page.get_by_role("button", name="Passen")):
            first("after-time")
            page.get_by_role("button", name="Passen").click()
        elif usable(answer) and len(said) == 2 and "accuse" not in seen:  # the game waits for the answer
            accuse.click()
            first("accuse")
            page.get_by_role("radio").first.click()
            page.get_by_role("button", name=re.compile(" anklagen$")).click()
            expect(answer).to_have_count(0)
        elif usable(answer):
            first("answer")
            said.append(page.locator(".paper .words").inner_text())
            _say(answer, "Kommt drauf an, wer fragt.")
        elif usable(question):
            first("ask")
            _say(question, "Wie laut ist es bei dir?")
        elif usable(ask):
            ask.click()
        else:
            page.wait_for_timeout(100)
    expect(over).to_be_visible()
    look("end")
    return said


def _look_at(card: Locator, look: Callable[[str], None]) -> None:
    """Open and close the dealt card, unless a bot accuses somebody meanwhile: a vote closes it."""
    with contextlib.suppress(TooLate):
        card.press("Enter", timeout=AT_ONCE_MS)
        look("card")
        card.press("Enter", timeout=AT_ONCE_MS)


def usable(thing: Locator) -> bool:
    return thing.and_(thing.page.locator(":enabled")).is_visible()


def _say(field: Locator, words: str) -> None:
    """Say something, unless an accusation interrupts."""
    with contextlib.suppress(TooLate):
        field.fill(words, timeout=AT_ONCE_MS)
        field.press("Enter", timeout=AT_ONCE_MS)
        expect(field).to_have_count(0)


def test_full_game_in_german(guests: Guests) -> None:
    ida = guests("Ida", phone=True)
    ida.adds_nothing_to_the_deal()
    said = play_in_german(ida.page)
    german = {f"„{text}“" for text in load_bank("de").asked}
    assert said
    assert all(question in german for question in said), "bots ask in the table's language"
    place = ida.page.locator(".place .here b").first.inner_text()
    assert place in {one.name for one in default_pack("de").places}
    assert ida.page.evaluate("document.documentElement.lang") == "de"
    everything = ida.page.locator("body").inner_text()
    assert not re.findall(r"\b(?:the spy|was the|were|Next|round|points?|Score)\b", everything), everything
