"""What the documents show can be run."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import spyhouse
from examples.learn.network import Network
from examples.learn.player import Eyes
from spyhouse import cli

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("examples/*/README.md"))]


def code_in(page: Path) -> str:
    return "\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("page", [page for page in PAGES if code_in(page)], ids=lambda page: page.name)
def test_python_in_a_page_runs(page: Path) -> None:
    exec(compile(code_in(page), page.name, "exec"), {"__name__": page.stem})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text())
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert not missing


def test_what_help_shows_is_so() -> None:
    """`help(spyhouse)` and `help(spyhouse.new)`."""
    result = doctest.testmod(spyhouse, optionflags=doctest.ELLIPSIS)
    assert (result.failed, result.attempted > 8) == (0, True)


COMMANDS = re.findall(
    r"^    (?:\w+=\S+ )?spyhouse (.*)$", (ROOT / "docs/research.md").read_text(), re.MULTILINE
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.split()[0])
def test_commands_for_researchers_run(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As the page has them, with four games."""
    learned = tmp_path / "learned.npz"
    table = spyhouse.game("spycatcher")
    Network(Eyes(table.features(2)).length, table.actions(2).size).save(learned)
    monkeypatch.setenv("LEARNED", str(learned))
    monkeypatch.chdir(tmp_path)
    cli.main(shlex.split(re.sub(r"--games \d+", "--games 4", command)))
    assert capsys.readouterr().out
