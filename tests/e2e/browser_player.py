"""A player with a browser: front page, joining, lobby and the table's drawers."""

import contextlib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, WebSocket, expect

READY = "I\u2019m ready"
NO_STEPS: Mapping[str, int] = {}
# Every picture is drawn by the processor here: without motion, unless a test asks for it, and without shadows
# and the wood of the desk, which are half of the work. Nothing is kept for later by a service worker.
DESK = {
    "viewport": {"width": 1280, "height": 800},
    "reduced_motion": "reduce",
    "service_workers": "block",
}
NOT_OURS = "Service Worker registration blocked by Playwright"
PHONE = DESK | {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

PLAIN = """document.addEventListener('DOMContentLoaded', () => {
  const style = new CSSStyleSheet()
  style.replaceSync(`body { background: var(--desk-1) !important }
    *, ::before, ::after {
      box-shadow: none !important; text-shadow: none !important; filter: none !important
    }`)
  document.adoptedStyleSheets.push(style)
})"""
SALTING = """(byte) => {
  const random = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (into) => (into instanceof Uint8Array ? into.fill(byte) : random(into))
}"""


class Guest:
    """A player that uses only accessible names on the page."""

    def __init__(
        self, browser: Browser, server: str, name: str, *, phone: bool = False, **context: Any
    ) -> None:
        shape = PHONE if phone else DESK
        self.name = name
        self.server = server
        self.front = "/"
        """Path of the front page: /offline/ for the server in the browser."""
        self.context = browser.new_context(**({"base_url": server} | shape | context))
        self.context.add_init_script(PLAIN)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.heard: list[str] = []
        self.sent: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("dialog", lambda dialog: self.complaints.append(f"a dialog opened: {dialog.message}"))
        self.page.on("websocket", self._listen)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NOT_OURS:
            self.complaints.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def adds_nothing_to_the_deal(self) -> None:
        """Make this browser add zeros instead of random bytes to the deal."""
        self.adds_to_the_deal(0)

    def adds_to_the_deal(self, byte: int) -> None:
        """Make this browser add the same byte from now on."""
        self.context.add_init_script(f"({SALTING})({byte})")
        self.page.evaluate(SALTING, byte)

    # --- what is on the page

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, name: str | re.Pattern[str]) -> None:
        self.button(name).click()

    def dialog(self, title: str) -> Locator:
        return self.page.get_by_role("dialog", name=title, exact=True)

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    # --- the front page and the door

    def comes_in(self) -> None:
        """Open the front page and enter a name."""
        self.page.goto(self.front)
        self.writes_name_tag()

    def writes_name_tag(self) -> None:
        """Enter a name on the front page."""
        self.press(re.compile("^Playing as"))
        tag = self.dialog("Your name tag")
        tag.get_by_label("Name", exact=True).fill(self.name)
        tag.get_by_role("button", name="Save").click()
        expect(self.button(f"Playing as {self.name}")).to_be_visible()

    def opens_table(
        self, steps: Mapping[str, int] = NO_STEPS, *, deals: bool = False, switches: Sequence[str] = ()
    ) -> str:
        """Open a table and return its code.

        `steps`: presses of "more" by option, negative for "less". `deals`: be the first dealer. `switches`:
        house rules to turn on.
        """
        sheet = self.wants_table()
        if steps or deals or switches:
            unfold(sheet)
        for option, times in steps.items():
            label = f"{option}: {'more' if times > 0 else 'less'}"
            for _ in range(abs(times)):
                sheet.get_by_role("button", name=label, exact=True).click()
        if deals:
            sheet.get_by_role("button", name="First dealer: more", exact=True).click()
        for name in switches:
            sheet.get_by_role("switch", name=name).click()
        sheet.get_by_role("button", name="Open the table").click()
        expect(self.page.get_by_role("heading", name="House rules")).to_be_visible()
        return self.code()

    def wants_table(self, game: str = "Spyfall") -> Locator:
        """Open the sheet of house rules for a new table."""
        dot = self.button(f"Show {game}")  # a phone shows one poster at a time
        expect(self.page.get_by_role("button", name="New table").first).to_be_visible()
        if dot.is_visible():
            dot.click()
        self.press(f"New table for {game}")
        return self.dialog(f"New table: {game}")

    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    def types_code(self, code: str) -> None:
        self.page.goto("/")
        self.page.get_by_label("Table code").fill(code)
        self.press("Join")

    def takes_a_chair(self) -> None:
        """Take a chair on the join page of a table."""
        self.page.get_by_label("Name", exact=True).fill(self.name)
        self.press("Take a seat")

    def joins(self, code: str) -> None:
        """Join a table by its link."""
        self.page.goto(f"/{code}")
        self.takes_a_chair()

    # --- the lobby

    def adds_bots(self, *chairs: int, level: str = "Easy") -> None:
        for chair in chairs:
            self.press(f"Add a bot: empty chair {chair}")
            self.dialog(f"Chair {chair}").get_by_role("button", name=level).click()
            expect(self.button(f"Add a bot: empty chair {chair}")).to_have_count(0)

    def is_ready(self) -> None:
        self.press(READY)
        expect(self.button("Wait, not yet")).to_be_visible()

    def starts(self, players: int) -> None:
        self.press(f"Start with {players}")

    # --- drawers

    def pulls(self, name: str) -> Locator:
        """Open a drawer."""
        self.page.get_by_role("navigation", name="Menu").get_by_role("button", name=name, exact=True).click()
        return self.dialog(name)

    @contextlib.contextmanager
    def drawer(self, name: str) -> Iterator[Locator]:
        """Open a drawer for the length of a block."""
        drawer = self.pulls(name)
        yield drawer
        drawer.get_by_role("button", name="Close").click()
        expect(drawer).to_have_count(0)

    def ends_the_game(self) -> None:
        """End the game as the host (SF-29)."""
        menu = self.pulls("Menu")
        menu.get_by_role("button", name="End and reveal").click()
        menu.get_by_role("button", name="Yes").click()
        expect(menu).to_have_count(0)

    # --- trouble

    @contextlib.contextmanager
    def forgiving(self, words: str) -> Iterator[None]:
        """Ignore console messages with these words, for failures that the test causes."""
        before = len(self.complaints)
        yield
        self.complaints[before:] = [said for said in self.complaints[before:] if words not in said]


def unfold(sheet: Locator, summary: str = "More house rules") -> None:
    """Unfold the options that are hidden at first."""
    sheet.get_by_text(summary, exact=True).click()


def is_on_top(thing: Locator) -> bool:
    box = thing.bounding_box()
    assert box
    top = """(thing, [x, y]) => thing.contains(document.elementFromPoint(x, y))"""
    return bool(thing.evaluate(top, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]))
