"""Games from other packages, and isolation of broken ones."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spyhouse import games
from tests.examples.installed import DEADDROP, bring, install, python, run_tests


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(DEADDROP, tmp_path_factory.mktemp("packages"))


def test_installed_plugins_own_tests_pass(env: dict[str, str], tmp_path: Path) -> None:
    run_tests(DEADDROP, env, tmp_path)


def test_sim_knows_plugin_games(env: dict[str, str]) -> None:
    command = [sys.executable, "-m", "spyhouse.cli", "sim", "deaddrop", "--games", "5", "--json"]
    played = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    result = json.loads(played.stdout)
    assert (result["game"], result["games"], result["ends"]) == ("deaddrop", 5, {"emptied": 5})


@pytest.mark.parametrize(
    ("name", "code", "reason"),
    [
        ("crashes", "1 / 0", "ZeroDivisionError"),
        ("nothing", "GAME = None", "is not a Game"),
        ("misnamed", "import spyhouse\nGAME = spyhouse.game(spyhouse.games()[0])", "needs an entry point"),
    ],
)
def test_a_broken_package_is_named_and_left_out(name: str, code: str, reason: str, tmp_path: Path) -> None:
    env = bring(name, code, tmp_path / "packages")
    listed = python("import logging, spyhouse; logging.basicConfig(); print(*spyhouse.games())", env)
    assert listed.stdout.split() == sorted(games.builtin_names())
    assert f"skipped broken game '{name}' of package {name}" in listed.stderr
    assert reason in listed.stderr
