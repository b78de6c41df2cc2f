"""The page "How a card works": its links lead to the lines they name, and its recipe adds a verb.

    python -m tests.games.spyclub.campaign.test_how_a_card_works

updates the line numbers of the links after code has moved.
"""

import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import spyhouse

ROOT = Path(__file__).parents[4]
PAGE = ROOT / "docs/internals/how-a-card-works.md"
LINK = re.compile(r"\[`(\w+)`\]\(\.\./\.\./([^)#]+)#L(\d+)\)")
LINKS = LINK.findall(PAGE.read_text(encoding="utf-8"))
LINE = (
    '{ when = "during", do = "action", name = "settle-a-score", actions = 0, tokens = 5, limit = "turn", '
    'then = [{ do = "escape", n = -1 }] },'
)

TRY_IT = """
from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.wording.card_text import printed
from tests.games.spyclub.campaign.effects.builders import a_table

for language in ("en", "de", "pl"):
    side = printed(107, "A", "2018", GAME.words.speech((), language))
    print(next(one.text for one in side.instructions if "1 " in one.text and one.icon == "hourglass"
               and side.actions["settle-a-score"] in one.text))
table = a_table().with_card(107, tokens=5, lines=True)
before = table.state.ideas[0]
table.uses("settle-a-score", 107)
print(table.state.ideas[0] - before, table.tokens(107))

from spyhouse.games.spyclub.campaign.deck import load_deck
from tests.games.spyclub.campaign import test_lines_match_effects
from tests.games.spyclub.campaign.line_checks import suspect
from tests.games.spyclub.campaign.test_how_a_card_works import block

exec(block("python-test"), vars(suspect))
test_lines_match_effects.test_card_does_what_its_lines_say(load_deck()[107])
"""


def block(kind: str) -> str:
    [found] = re.findall(rf"^ +```{kind}\n(.*?)^ +```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    return textwrap.dedent(found)


def test_page_has_links() -> None:
    assert len(LINKS) > 25


@pytest.mark.parametrize(("name", "path", "number"), LINKS)
def test_link_names_the_line_of_its_definition(name: str, path: str, number: str) -> None:
    assert int(number) == _line_of(name, path), f"python -m {__name__} updates it"


def _line_of(name: str, path: str) -> int:
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    defined = re.compile(rf"(class|def) {name}\b|{name}: ")
    [number] = [at for at, line in enumerate(lines, 1) if defined.match(line)]
    return number


def test_recipe_adds_a_verb(tmp_path: Path) -> None:
    """Follow the recipe of the page on a copy of the package."""
    package = tmp_path / "spyhouse"
    source = Path(spyhouse.__file__).parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("client", "bundle", "__pycache__", "*.so"))
    club = package / "games/spyclub"
    with (club / "campaign/primitives/ideas.py").open("a", encoding="utf-8") as file:
        file.write(f"\n\n{block('python-snippet')}")
    for language in ("en", "de", "pl"):
        messages = club / f"locales/{language}/text/campaign-lines.ftl"
        with messages.open("a", encoding="utf-8") as file:
            file.write(f"\n{block(f'ftl-{language}')}")
    deck = club / "data/deck.toml"
    text = deck.read_text(encoding="utf-8")
    assert LINE in text
    deck.write_text(text.replace(LINE, block("toml-line").strip()), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TRY_IT],
        env={"PYTHONPATH": f"{tmp_path}:{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    english, german, polish, result = done.stdout.splitlines()
    assert "every other player gives you 1 of their ideas" in english
    assert "Alle anderen geben dir 1 ihrer Ideen" in german
    assert "dostajesz od każdej innej osoby 1 pomysł" in polish.lower()
    assert result == "2 0"


def _set_line_numbers() -> None:
    def link(found: re.Match[str]) -> str:
        name, path, _ = found.groups()
        return f"[`{name}`](../../{path}#L{_line_of(name, path)})"

    PAGE.write_text(LINK.sub(link, PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    _set_line_numbers()
