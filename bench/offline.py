"""Offline play: download by part, seconds to the first deal, thinking time of bots, memory, durable commits.

    spyhouse bench offline                  # this machine, then with three busy processes beside it
    spyhouse bench offline --kills 1000     # end the worker at random moments during play, and check the logs

Starts a server on 127.0.0.1, downloads the bundle into a fresh browser, cuts the network, and plays.
"""

import argparse
import json
import multiprocessing
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from spyhouse.server import offline
from tests.e2e.conftest import BROWSERS
from tests.e2e.server_process import server_in

ROOT = Path(__file__).parents[1]
PLAY = (ROOT / "tests/e2e/offline_play.js").read_text()
FIRST_DEAL = """async (game) => {
  const port = spyhouse.offline
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const body = JSON.stringify({ game, options: {}, name: 'Ida', face: 'fox' })
  const table = await (await port.ask('/api/tables', { ...post, body })).json()
  let wire
  await new Promise((dealt) => {
    let next = 0
    const bots = [1, 2, 3].map((seat) => ({ type: 'SeatBot', seat, level: 'easy' }))
    const steps = [{ type: 'Sit', seat: 0 }, ...bots, { type: 'Start', salt: 'abcdefgh' }]
    const step = () => wire.send(JSON.stringify({ type: 'Request', id: `s${next}`, do: steps[next++] }))
    wire = port.connect(table.code, {
      opened: () => wire.send(JSON.stringify({ type: 'Hello', token: table.token, seq: 1, legal: true })),
      message: (text) => {
        const said = JSON.parse(text)
        if (said.type === 'Welcome') step()
        else if ((said.type === 'Done' || said.answers) && next < steps.length) step()
        if (said.game) dealt()
      },
      closed: () => undefined,
    })
  })
  const at = performance.now()
  wire.close()
  return at
}"""
LOG = """(table) => new Promise((resolve, reject) => {
  const asked = indexedDB.open('spyhouse')
  asked.onerror = () => reject(asked.error)
  asked.onsuccess = () => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity])
    const all = asked.result.transaction('log').objectStore('log').getAll(range)
    all.onsuccess = () => resolve(all.result.map(({ seq, command = '' }) => [seq, command]))
  }
})"""
QUICK_BOTS = "localStorage.setItem('spyhouse.pace', '0')"
GAMES = ("spycatcher", "spyclub", "spyfall", "spyguy")
KILLS_A_GAME = 25
BOT_MOVES = 150
"""Number of moves played by each kind of bot."""
BUSY = 3
"""Number of busy processes that simulate a slow core."""
MOST_MB, COLD_S, WARM_S, THOUGHT_S, COMMIT_MS = 8, 6, 3, 3, 5
"""Goals; sizes in brotli as a release packs it (SPYHOUSE_RELEASE=1)."""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=0, metavar="N", help="only end the worker so often")
    args = parser.parse_args()
    bundle = offline.find_bundle()
    if bundle is None:
        print("Run `make offline` first.", file=sys.stderr)
        return 2
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    with downloaded() as (page, context, cold_s):
        if args.kills:
            return kill(page, args.kills)
        goal("download, brotli", download(bundle) / 1e6, MOST_MB, "MB")
        goal("first deal, cold", cold_s, COLD_S, "s")
        for busy in (0, BUSY):
            with busy_processes(busy):
                started, dealt = warm(page)
                print(f"warm, {busy} busy processes: open after {started:.1f} s, dealt after {dealt:.1f} s")
            if not busy:
                goal("first deal, warm", dealt, WARM_S, "s")
        goal("durable commit, median", play_all(page), COMMIT_MS, "ms")
        print(f"whole renderer: {renderer_mb(context):.0f} MB")
    with busy_processes(BUSY), downloaded() as (_, _, cold_s):
        print(f"cold, {BUSY} busy processes: dealt {cold_s:.1f} s after pressing Download")
    goal("longest thought of a bot", thoughts(bundle), THOUGHT_S, "s")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")
    return 0


def goal(name: str, figure: float, most: float, unit: str) -> None:
    """Print a figure beside its goal."""
    print(f"{'ok  ' if figure <= most else 'MISS'} {name}: {figure:.2f} {unit} (goal: {most:g} {unit})")


@contextmanager
def downloaded() -> Iterator[tuple[Page, BrowserContext, float]]:
    """Yield a page with everything downloaded and the network cut."""
    found = next(filter(None, map(shutil.which, BROWSERS)))
    with (
        tempfile.TemporaryDirectory() as folder,
        server_in(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        context = browser.new_context(base_url=server)
        context.add_init_script(QUICK_BOTS)
        page = context.new_page()
        page.goto("/offline/")
        page.get_by_role("button", name="Download and play").click()
        began = time.perf_counter()
        page.get_by_text("Playing as").first.wait_for(timeout=120_000)
        page.evaluate(FIRST_DEAL, "spyfall")
        cold = time.perf_counter() - began
        context.set_offline(True)
        yield page, context, cold
        browser.close()


def download(bundle: offline.Bundle) -> int:
    """Print the size of every part. Return the sum in brotli."""
    total: Counter[str] = Counter()
    print(f"{'':24}{'raw':>12}{'gzip':>12}{'brotli':>12}")
    for name in bundle.files:
        sizes = [
            (offline.BUNDLE / bundle.id / f"{name}{ending}").stat().st_size for ending in ("", ".gz", ".br")
        ]
        total.update(dict(zip(("raw", "gz", "br"), sizes, strict=True)))
        print(f"{name:24}" + "".join(f"{size:12,}" for size in sizes))
    print(f"{'all':24}" + "".join(f"{total[form]:12,}" for form in ("raw", "gz", "br")))
    return total["br"]


def warm(page: Page) -> tuple[float, float]:
    """Return the seconds from loading the page until the server is ready, and until cards are dealt."""
    page.reload()
    page.get_by_text("Playing as").first.wait_for(timeout=120_000)
    opened = page.evaluate("performance.now()")
    dealt = page.evaluate(FIRST_DEAL, "spyfall")
    return opened / 1000, dealt / 1000


def play_all(page: Page) -> float:
    """Play a part of every game. Return the median time of a durable commit in ms."""
    for game in GAMES:
        spec = {"game": game, "hands": 1 if game == "spyguy" else 3, "most": 60}
        result = page.evaluate(PLAY, spec)
        print(f"{game}: {result['moves']} moves, {result['phase']}")
    figures = page.evaluate("spyhouse.offline.figures()")
    commits = figures["commits"]
    print(
        f"durable commit: {statistics.median(commits):.1f} ms in the middle of {len(commits)}, "
        f"{statistics.quantiles(commits, n=20)[-1]:.1f} ms in 19 of 20"
    )
    print(f"Python's memory after these games: {figures['memory'] / 1e6:.0f} MB")
    return float(statistics.median(commits))


def kill(page: Page, kills: int) -> int:
    """End the worker at random moments. Every acknowledged command must be in its log exactly once."""
    done = lost = twice = commands = 0
    while done < kills:
        spec = {"game": "spyclub", "hands": 2, "most": 200, "kills": min(KILLS_A_GAME, kills - done)}
        result: dict[str, Any] = page.evaluate(PLAY, spec)
        stored = Counter(command for _, command in page.evaluate(LOG, result["code"]) if command)
        seqs = [seq for seq, _ in page.evaluate(LOG, result["code"])]
        assert seqs == sorted(set(seqs))
        commands += len(result["acknowledged"])
        lost += sum(not stored[command] for command in result["acknowledged"])
        twice += sum(count > 1 for count in stored.values())
        done += result["killed"]
        print(f"{done} kills, {commands} acknowledged commands, {lost} lost, {twice} twice", flush=True)
    return 1 if lost or twice else 0


def thoughts(bundle: offline.Bundle) -> float:
    """Print each bot's longest thought in Pyodide, under Node, in CPU seconds. Return the maximum."""
    node = Path(sys.prefix) / "bin" / "node"
    script = ROOT / "tests/browser/bundle.mjs"
    command = [str(part) for part in (node, script, offline.BUNDLE / bundle.id, ROOT, BOT_MOVES)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(shown.stdout)
    for bot, longest in found["longest"].items():
        print(f"longest thought of {bot}: {longest:.2f} s")
    return float(max(found["longest"].values()))


def renderer_mb(context: BrowserContext) -> float:
    """Return the resident memory of the largest renderer, in MB."""
    shown = subprocess.run(["ps", "-eo", "rss,args"], capture_output=True, text=True, check=True).stdout
    sizes = [int(line.split()[0]) for line in shown.splitlines() if "--type=renderer" in line]
    return max(sizes, default=0) / 1024


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Keep `count` processes busy in this context."""
    workers = [multiprocessing.Process(target=_spin, daemon=True) for _ in range(count)]
    for worker in workers:
        worker.start()
    try:
        yield
    finally:
        for worker in workers:
            worker.terminate()
            worker.join()


def _spin() -> None:
    while True:
        sum(range(10_000))


if __name__ == "__main__":
    sys.exit(main())
