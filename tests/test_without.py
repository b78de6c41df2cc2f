"""Take away a game's two folders, and the house still builds, serves and passes its tests without it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from spyhouse import games
from tests.e2e.house import House

ROOT = Path(__file__).parents[1]
PARTS = ("src", "web", "tests", "bench", "docs", "examples", "deploy", "pyproject.toml")
GAME = min(games._folders())
HOMES = ("src/spyhouse/games", "web/src/games", "tests/games")
TESTS = (
    "tests/test_house.py",
    "tests/kernel/test_state.py",
    "tests/kernel/test_options.py",
    "tests/server/test_static.py",
    "tests/server/test_brought_games.py",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house without one of its games, and with a client built without it."""
    copy = tmp_path_factory.mktemp("without") / "house"
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=without_what_is_made)
        else:
            shutil.copy(ROOT / part, copy / part)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for home in HOMES:
        shutil.rmtree(copy / home / GAME)
    tools = {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    build = ["npm", "--prefix", str(copy / "web"), "run", "--silent", "build"]
    subprocess.run(build, env=os.environ | tools, check=True, capture_output=True)
    return copy


def without_what_is_made(folder: str, names: list[str]) -> set[str]:
    built = {"client"} if Path(folder).name == "server" else set()
    return {name for name in names if name in built | {"node_modules", "peer", "__pycache__"}}


def test_its_tests_pass(house: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(house / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *TESTS]
    result = subprocess.run(
        [*command, "-k", "not tracked"], cwd=house, env=env, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout[-3000:]


def test_it_opens_with_the_other_games(house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(house / "src"))
    server = House(tmp_path)
    server.open(house / "src" / "spyhouse" / "server" / "client")
    try:
        assert "<title>" in httpx.get(server.address).text
        listed = [game["name"] for game in httpx.get(f"{server.address}/api/games").json()]
    finally:
        server.close()
    assert listed == sorted(games._folders() - {GAME})
