"""The offline bundle under Node: start-up, and the same games as on this Python."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.server import offline
from tests.browser.evenings import everything

ROOT = Path(__file__).parents[2]
NODE = Path(sys.prefix) / "bin" / "node"
NOT_IN_A_BROWSER = {"sqlalchemy", "litestar", "picows", "uvicorn", "asyncpg", "alembic", "redis"}


def test_bundle_plays_the_same_games() -> None:
    bundle = offline.find_bundle()
    assert bundle, "`make offline` builds it"
    script = Path(__file__).with_name("bundle.mjs")
    with subprocess.Popen(
        [NODE, script, offline.BUNDLE / bundle.id, ROOT], stdout=subprocess.PIPE, text=True
    ) as node:
        here = everything()
        assert node.stdout
        shown = node.stdout.read()
    assert node.returncode == 0
    there = json.loads(shown)
    assert there["python"] != here["python"]
    assert there["games"] == here["games"]
    assert there["bots"] == here["bots"]
    strong = {name for name in here["bots"] if name.endswith("/strong")}
    assert strong == {f"{game}/strong" for game in games.builtin_names()}
    assert there["same_lists"] == dict.fromkeys(("en", "de", "pl"), True)
    loaded = there["loaded"]
    assert not NOT_IN_A_BROWSER & {name.split(".")[0] for name in loaded}
    # A start loads no game and no texts: each is a part of a second on a slow core.
    assert [name for name in loaded if name.startswith(("spyhouse.games.", "fluent", "babel"))] == []


def test_browser_loads_no_server_package() -> None:
    """Checked here as well, where all of them are installed."""
    code = "import sys, spyhouse.browser.local_server; print(*{name.split('.')[0] for name in sys.modules})"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not NOT_IN_A_BROWSER & set(shown.stdout.split())


@pytest.mark.parametrize("missing", ["bundle.json", ""])
def test_bundle_is_offered_only_when_whole(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "abc").mkdir()
    (tmp_path / "abc" / "pyodide.mjs").write_text("x")
    (tmp_path / "bundle.json").write_text('{"id":"abc","files":["pyodide.mjs"]}')
    if missing:
        (tmp_path / missing).unlink()
    monkeypatch.setattr(offline, "BUNDLE", tmp_path)
    assert [*offline.bundle_files()] == ([] if missing else ["assets/offline-abc/pyodide.mjs"])
