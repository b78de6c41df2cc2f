"""The hidden-role example, and packages that `spyhouse new-game` writes from it."""

from pathlib import Path

import pytest

from spyhouse.cli import main
from tests.examples.installed import install, python, run_tests


def test_a_new_game_passes_its_tests_and_is_known(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "lighthouse", "--into", str(tmp_path)]) == 0
    package = tmp_path / "spyhouse-lighthouse"
    assert f"pip install -e {package}" in capsys.readouterr().out
    texts = [file.read_text() for file in package.rglob("*") if file.is_file()]
    assert not any("ightwatch" in text.lower() or "Night Watch" in text for text in texts)
    env = install(package, tmp_path / "packages")
    run_tests(package, env, tmp_path)
    board = (
        "import spyhouse\n"
        "from spyhouse import games\n"
        "print(spyhouse.game('lighthouse').title, (games.client_folder('lighthouse') / 'board.js').exists())"
    )
    assert python(board, env).stdout.split() == ["Lighthouse", "True"]


@pytest.mark.parametrize(
    ("name", "said"), [("Big Game", "small letters"), ("spyfall", "already"), ("ab", "3 to 24")]
)
def test_bad_names_are_refused(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err
