"""Frame rate of panning and zooming a city of Spy Guy, from the browser's trace.

    spyhouse bench spyguy_frames

Pans and pinches the city during a search, on pages of phone and desktop size, with the CPU slowed down
four times. Every line has frames per second, the median and the 95th percentile of the gaps between
frames, the number of gaps longer than 50 ms, and the main-thread time per frame; 60 frames per second
leave 16 ms. "a bare page" is one square that follows the same gestures, as the limit of this machine.
On a busy machine `--slowdown 1` still measures the work, a quarter of it.
"""

import argparse
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from bench.client import free_port

LONG_MS = 50
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
FINGERS = ((-240, -100), (240, 100), (-240, 0), (200, 70))
"""Pan offsets in px."""
PINCHES = (2.0, 0.5, 1.6, 0.65)
BARE = """<body style="margin:0;touch-action:none"><div style="width:100vw;height:100vh;will-change:transform;
background:linear-gradient(45deg,#357f90,#f9e8c8)"></div><script>
addEventListener('pointermove', e => requestAnimationFrame(() =>
  document.querySelector('div').style.transform = `translate(${e.clientX / 9}px, ${e.clientY / 9}px)`))
</script>"""


@dataclass(frozen=True)
class Screen:
    """A screen size to measure."""

    name: str
    width: int
    height: int
    density: float
    wanted: int
    """Target frames per second."""

    @property
    def middle(self) -> dict[str, float]:
        """Return the centre of the screen."""
        return {"x": self.width * 0.45, "y": self.height * 0.55}


SCREENS = (Screen("phone", 360, 740, 2, 30), Screen("desktop", 1280, 800, 1, 45))
Trace = list[dict[str, Any]]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--slowdown", type=float, default=4)
    args = parser.parse_args(arguments)
    print(f"{'':<28} frames/s  wanted   median gap   95 % below   over {LONG_MS} ms   work a frame")
    with _running_server() as server, _browser() as browser:
        for screen in SCREENS:
            with _page(browser, server, screen) as (context, page):
                page.set_content(BARE)
                _measure(context, page, screen, args.slowdown, f"{screen.name}, a bare page")
                _begin_search(page)
                _measure(context, page, screen, args.slowdown, screen.name)
    return 0


def _measure(context: BrowserContext, page: Page, screen: Screen, slowdown: float, name: str) -> None:
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

    def pan() -> None:
        for dx, dy in FINGERS:
            way = {"xDistance": dx, "yDistance": dy, "speed": 500, "preventFling": True}
            session.send(
                "Input.synthesizeScrollGesture", screen.middle | way | {"gestureSourceType": "touch"}
            )

    def pinch() -> None:
        for factor in PINCHES:
            grow = {"scaleFactor": factor, "relativeSpeed": 350, "gestureSourceType": "touch"}
            session.send("Input.synthesizePinchGesture", screen.middle | grow)

    for what, gesture in (("pan", pan), ("pinch", pinch)):
        _print(f"{name}: {what}", _moved(_traced(page, session, gesture)), screen.wanted)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()


def _traced(page: Page, session: CDPSession, gesture: Callable[[], None]) -> Trace:
    events: Trace = []
    complete: list[object] = []

    def done(message: object) -> None:
        complete.append(message)

    session.on("Tracing.dataCollected", lambda message: events.extend(message["value"]))
    session.on("Tracing.tracingComplete", done)
    session.send(
        "Tracing.start",
        {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}},
    )
    page.evaluate("performance.mark('gesture begins')")
    gesture()
    page.evaluate("performance.mark('gesture ends')")
    session.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(20)
    return events


def _moved(trace: Trace) -> Trace:
    """Return what happened on the main thread during the gestures."""
    begins = next(event for event in trace if event["name"] == "gesture begins")
    ends = next(event for event in trace if event["name"] == "gesture ends")
    return [
        event
        for event in trace
        if event["tid"] == begins["tid"] and begins["ts"] <= event["ts"] <= ends["ts"]
    ]


def _print(name: str, trace: Trace, wanted: int) -> None:
    frames = sorted(event["ts"] / 1000 for event in trace if event["name"] == "Commit")
    gaps = [later - earlier for earlier, later in itertools.pairwise(frames)]
    work = sum(event.get("tdur", 0) / 1000 for event in trace if event["name"] == "RunTask")
    slow = quantiles(gaps, n=20)[-1]
    long = sum(gap > LONG_MS for gap in gaps) / len(gaps)
    print(
        f"{name:<28} {1000 * len(gaps) / sum(gaps):>8.0f}  {wanted:>6}   {median(gaps):>7.0f} ms   "
        f"{slow:>7.0f} ms   {long:>10.1%}   {work / len(frames):>9.1f} ms",
        flush=True,
    )


def _begin_search(page: Page) -> None:
    page.goto("/")
    poster = page.get_by_role("button", name="Show Spy Guy", exact=True)
    page.get_by_role("button", name="New table").first.wait_for()
    if poster.is_visible():
        poster.click()
        page.wait_for_timeout(1_500)  # until the animation ends
    page.get_by_role("button", name="Play now: Spy Guy with bots").click()
    page.get_by_role("button", name="I\u2019m ready").click()
    page.get_by_role("button", name="I\u2019m done").wait_for()
    page.wait_for_timeout(2_000)  # until the card is dealt and the city painted


@contextmanager
def _page(browser: Browser, server: str, screen: Screen) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(
        base_url=server,
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.density,
        has_touch=True,
        is_mobile=screen.name == "phone",
    )
    yield context, context.new_page()
    context.close()


@contextmanager
def _browser() -> Iterator[Browser]:
    browsers = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    found = next(filter(None, map(shutil.which, browsers)), None)
    if not found:
        raise SystemExit("Chromium is not installed; run `make tools`")
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=sandbox)
        yield browser
        browser.close()


@contextmanager
def _running_server() -> Iterator[str]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.bench_server", str(port), str(Path(folder) / "house.db")]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout
            server.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


if __name__ == "__main__":
    sys.exit(main())
