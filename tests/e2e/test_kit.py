"""The kit for third-party boards (`/kit/1.js`) on a page of the server."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Guests

PLAYED = """async ({cues, skip}) => {
  const { Stage } = await import('/kit/1.js')
  const seen = []
  await new Promise((over) => {
    const enter = ({ name }) => { seen.push(name); if (name === skip) stage.skip() }
    const done = () => { seen.push('done'); over() }
    const stage = new Stage(enter, done)
    stage.play(cues)
    seen.push('on the way')
  })
  return seen
}"""

ON_TOP = "([x, y, side]) => document.elementFromPoint(x, y).textContent === side"


def a_page(guests: Guests, *, still: bool) -> Page:
    """Return a page with the kit and a focusable button."""
    ida = guests("Ida", reduced_motion="reduce" if still else "no-preference")
    ida.comes_in()
    page = ida.page
    page.evaluate(
        """async () => {
          await import('/kit/1.js')
          document.body.innerHTML = '<button id="before">A button of the board</button>'
        }"""
    )
    return page


def put(page: Page, html: str) -> None:
    """Create elements first, then insert them, as a board does."""
    page.evaluate(
        """(html) => {
          const made = document.createElement('template')
          made.innerHTML = html
          document.body.append(document.importNode(made.content, true))
        }""",
        html,
    )


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.textContent"))


def test_a_dialog_opens_keeps_the_focus_and_closes(guests: Guests) -> None:
    page = a_page(guests, still=True)
    opener = page.get_by_role("button", name="A button of the board")
    dialog = page.get_by_role("dialog", name="The file")
    for close in ("Escape", "Close"):
        opener.focus()
        put(page, "<spy-dialog heading='The file'><p>Who was it?</p><button>The butler</button></spy-dialog>")
        page.evaluate(
            """() => {
              window.told = 0
              const dialog = document.querySelector('spy-dialog')
              dialog.addEventListener('close', () => { window.told += 1; dialog.remove() })
            }"""
        )
        expect(dialog.get_by_text("Who was it?")).to_be_visible()
        reached = set()
        for _ in range(6):
            page.keyboard.press("Tab")
            reached.add(focused(page))
        assert "The butler" in reached
        assert "A button of the board" not in reached
        if close == "Escape":
            page.keyboard.press("Escape")
        else:
            dialog.get_by_role("button", name=close).click()
        page.wait_for_function("() => window.told")
        expect(page.locator("spy-dialog")).to_have_count(0)
        expect(opener).to_be_focused()
        assert page.evaluate("window.told") == 1


def test_a_card_turns_over(guests: Guests) -> None:
    page = a_page(guests, still=True)
    put(page, "<spy-card><p>The front</p><p>The back</p></spy-card>")
    card = page.locator("spy-card")
    box = card.bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    for down, side in ((False, "The front"), (True, "The back"), (False, "The front")):
        card.evaluate("(card, down) => card.toggleAttribute('down', down)", down)
        page.wait_for_function(ON_TOP, arg=[*middle, side])
    card.evaluate("(card) => card.remove()")
    expect(page.get_by_text("The front")).to_have_count(0)


def test_card_turn_is_animated_unless_motion_is_reduced(guests: Guests) -> None:
    for still in (False, True):
        page = a_page(guests, still=still)
        put(page, "<spy-card><p>The front</p><p>The back</p></spy-card>")
        seconds = page.locator("spy-card .card").evaluate(
            "(card) => getComputedStyle(card).transitionDuration"
        )
        assert (float(re.sub("s$", "", seconds)) < 0.01) is still


def test_a_stage_shows_one_cue_after_the_other(guests: Guests) -> None:
    page = a_page(guests, still=False)
    cues = [{"name": name, "ms": 60} for name in ("one", "two", "three")]
    assert page.evaluate(PLAYED, {"cues": cues, "skip": ""}) == ["one", "on the way", "two", "three", "done"]
    assert page.evaluate(PLAYED, {"cues": cues, "skip": "two"}) == ["one", "on the way", "two", "done"]


def test_reduced_motion_shows_all_but_holding_cues_at_once(guests: Guests) -> None:
    page = a_page(guests, still=True)
    cues = [{"name": "one", "ms": 60}, {"name": "two", "ms": 60}, {"name": "held", "ms": 60, "holds": True}]
    told = page.evaluate(PLAYED, {"cues": [*cues, {"name": "last", "ms": 60}], "skip": ""})
    assert told == ["one", "two", "held", "on the way", "last", "done"]
