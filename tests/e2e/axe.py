"""axe-core, a checker for accessibility problems of a page."""

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")

# Set from the debugger, so that the page's policy against foreign scripts still applies. Wait until
# things that move have come to rest, also those that are about to move: half-faded words have half the
# contrast. A timer never rests, so the wait has an end. It is twice as quick without fetching the styles
# again, which hardly any rule reads, and without a path to every element.
RUN = """async (rules) => {
  const endless = ({ effect }) => effect.getComputedTiming().iterations === Infinity
  for (let [tries, still] = [0, 0]; still < 2 && tries < 5; tries++) {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && !endless(one))
    still = moving.length ? 0 : still + 1
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }
  const quick = { resultTypes: ['violations'], preload: false, selectors: false }
  const { violations } = await axe.run(document, { ...quick, ...rules })
  return violations.map(({ id, impact, help, nodes }) =>
    ({ id, impact, help, nodes: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`) }))
}"""


def grave_faults(page: Page, **rules: object) -> list[str]:
    """Return the violations of all rules, or of those in `runOnly`."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text())
    return [
        f"{fault['id']} ({fault['impact']}): {fault['help']}\n  " + "\n  ".join(fault["nodes"])
        for fault in page.evaluate(RUN, rules)
        if fault["impact"] in GRAVE
    ]
