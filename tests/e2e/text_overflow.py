"""Detection of text that is cut off, overflows or overlaps."""

from pathlib import Path

from playwright.sync_api import Page

# Until nothing on the page has changed for a moment.
SETTLED = """() => new Promise((yes) => {
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(yes))
  const quiet = () => document.fonts.ready.then(drawn)
  let timer = setTimeout(quiet, 200)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(quiet, 200)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  setTimeout(quiet, 2500)
})"""

CROWDED = Path(__file__).with_suffix(".js").read_text()


def crowded(page: Page) -> list[str]:
    """Return text that is cut, overflowing or overlapping, once the page has settled."""
    page.evaluate(SETTLED)
    return page.evaluate(CROWDED)  # type: ignore[no-any-return]
