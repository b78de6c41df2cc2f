"""Removal of a game's two folders: the rest still builds, serves and passes its tests.

This runs the client's build and the quick tests that a missing game could break: kernel, table, record,
live, lab and architecture. Left out are tests that name the game, files that use no game, documents and
examples, which show games by name, and slow tests: browsers, other databases, kills, adapters and HTTP.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from spyhouse import games
from tests.e2e.server_process import ServerProcess

ROOT = Path(__file__).parents[1]
PARTS = ("src", "web", "tests", "bench", "docs", "examples", "deploy", "pyproject.toml")
GAME = min(games.builtin_names())
HOMES = ("src/spyhouse/games", "web/src/games", "tests/games")
TESTS = ("test_architecture.py", "kernel", "table", "record", "live", "lab")
SLOW = (
    "kernel/test_data.py",
    "lab/test_batch.py",
    "lab/test_message_lint.py",
    "lab/test_plurals.py",
    "lab/test_report.py",
    "lab/test_same_everywhere.py",
    "lab/test_suites.py",
    "lab/test_terms.py",
    "lab/test_text.py",
    "lab/test_translation_report.py",
    "lab/test_typescript.py",
    "table/test_random_commands.py",
)
"""Costly tests that look at one game at a time: for the others they have passed already."""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository without one game, with its client built."""
    copy = tmp_path_factory.mktemp("without") / "copy"
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=without_what_is_made)
        else:
            shutil.copy(ROOT / part, copy / part)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for home in HOMES:
        shutil.rmtree(copy / home / GAME)
    tools = {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    # Compression is half of the work, and no test here reads what it makes.
    (copy / "web/vite/compress.js").write_text("export const compress = () => undefined\n")
    build = ["npm", "--prefix", str(copy / "web"), "run", "--silent", "build", "--", "--minify", "false"]
    subprocess.run(build, env=os.environ | tools, check=True, capture_output=True)
    return copy


def without_what_is_made(folder: str, names: list[str]) -> set[str]:
    built = {"client"} if Path(folder).name == "server" else set()
    return {name for name in names if name in built | {"node_modules", "peer", "__pycache__"}}


def test_tests_pass_without_the_game(copied: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(copied / "src")}
    tests = [str(copied / "tests" / name) for name in TESTS]
    ignored = [
        f"--ignore={file}" for file in [*(copied / "tests" / slow for slow in SLOW), *no_matter(copied)]
    ]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    result = subprocess.run(
        [*command, "-k", f"not tracked and not {GAME}", *ignored, *tests],
        cwd=copied,
        env=env,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout[-3000:]


def no_matter(copied: Path) -> list[Path]:
    """Return test files that name the game, or no game at all."""
    named = re.compile(f"{GAME}|{games.find(GAME).title}", re.IGNORECASE)
    texts = {file: file.read_text("utf-8") for file in copied.rglob("test_*.py")}
    own = [file for file, text in texts.items() if named.search(text)]
    assert 0 < len(own) < 40
    return own + [file for file, text in texts.items() if "games" not in text]


def test_server_starts_without_the_game(
    copied: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(copied / "src"))
    server = ServerProcess(tmp_path)
    server.open(copied / "src" / "spyhouse" / "server" / "client")
    try:
        assert "<title>" in httpx.get(server.address, timeout=60).text
        listed = [game["name"] for game in httpx.get(f"{server.address}/api/games", timeout=60).json()]
    finally:
        server.close()
    assert listed == sorted(games.builtin_names() - {GAME})
