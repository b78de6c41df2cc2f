"""Runnable examples in the documentation."""

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
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md")), *sorted(ROOT.glob("examples/*/README.md"))]


def code_in(page: Path) -> str:
    return "\n".join(re.findall(r"^```python\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if code_in(page)], ids=lambda page: str(page.relative_to(ROOT))
)
def test_python_in_a_page_runs(page: Path) -> None:
    exec(compile(code_in(page), page.name, "exec"), {"__name__": page.stem})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)\)", page.read_text())
    assert [target for target, _ in links if not (page.parent / target).exists()] == []
    named = [(page.parent / target if target else page, anchor) for target, anchor in links if anchor]
    pages = [(found, anchor) for found, anchor in named if found.suffix == ".md"]
    assert [(found.name, anchor) for found, anchor in pages if anchor not in anchors(found)] == []


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and MkDocs make them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_doctests_of_the_package_hold() -> None:
    """`help(spyhouse)` and `help(spyhouse.new)`."""
    result = doctest.testmod(spyhouse, optionflags=doctest.ELLIPSIS)
    assert (result.failed, result.attempted > 8) == (0, True)


COMMANDS = re.findall(
    r"^    (?:\w+=\S+ )?spyhouse (.*)$", (ROOT / "docs/bots-and-agents.md").read_text(), re.MULTILINE
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.split()[0])
def test_commands_for_researchers_run(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run each command of the page with two games, and a report on the first bots that it compares."""
    learned = tmp_path / "learned.npz"
    table = spyhouse.game("spycatcher")
    Network(Eyes(table.features(2)).length, table.actions(2).size).save(learned)
    monkeypatch.setenv("LEARNED", str(learned))
    monkeypatch.chdir(tmp_path)
    line = shlex.split(re.sub(r"--games \d+", "--games 2", command))
    cli.main([*line, "--bots", "easy,normal"] if line[0] == "report" else line)
    assert capsys.readouterr().out
