"""Rule tables in the documentation: they name existing rules and tests."""

import re
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.kernel import DEFAULT_LOCALE

ROOT = Path(__file__).parents[2]
PAGES = {"spyfall": 54, "spyclub": 76, "spyguy": 30, "spycatcher": 44}
"""Minimum number of sentences by game."""


@pytest.mark.parametrize("game", PAGES)
def test_every_sentence_has_a_rule_and_a_test(game: str) -> None:
    known = {rule.id for rule in games.find(game).rules(DEFAULT_LOCALE)}
    rows = sentences(game)
    assert len(rows) >= PAGES[game]
    for _, ids, code, proofs in rows:
        named = set(re.findall(r"\b[A-Z]{2}-\d+", ids))
        assert named, ids
        assert named <= known, ids
        assert code
        assert proven(ROOT / "tests", game, proofs), proofs


def sentences(game: str) -> list[list[str]]:
    page = (ROOT / "docs/rulebooks" / f"{game}.md").read_text()
    rows = re.findall(r"^\| (.+) \|$", page, re.MULTILINE)
    return [row.split(" | ") for row in rows[1:]]  # without the heads of the columns


def proven(tests: Path, game: str, proofs: str) -> bool:
    """Each file named exists, and has each test that is named after it, whole or by its beginning: `sf12`."""
    source = ""
    named = re.findall(r"`([\w/]+\.py)?(?:::(\w+))?`|\b([a-z]{2}\d+)\b", proofs)
    for file, test, number in named:
        if file:
            home = tests if file.startswith(("citydraw/", "e2e/")) else tests / "games" / game
            source = (home / file).read_text()
        if (test and f"def {test}(" not in source) or (number and f"def test_{number}_" not in source):
            return False
    return bool(source)


@pytest.mark.parametrize(
    "proofs",
    ["", "a look", "`test_setup.py::test_that_nobody_wrote`", "`test_setup.py` sf99"],
)
def test_a_sentence_without_a_proof_is_found(proofs: str) -> None:
    assert not proven(ROOT / "tests", "spyfall", proofs)
