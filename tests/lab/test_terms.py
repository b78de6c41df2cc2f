"""Terminology: replaced words do not come back, and numbers agree with their nouns."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.kernel.game_text import CORE
from spyhouse.lab.translation_report import entries

TERMS: dict[str, dict[str, dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("terms.toml").read_text("utf-8")
)
FOR_MODELS = ("text/models.ftl", "text/mcp.ftl")
"""Prompts of language models: their wording has a version of its own."""
PLACEABLE = re.compile(r"\{[^{}]*\}")
SELECTOR = re.compile(r"^\s*\*?\[[^]]*\]", re.MULTILINE)
ONE = re.compile(
    r"\[(?:one|1)\]\s*(?:[^\[\]{}]*)\b1 (?:ideas|cards|clues|events|points|players|actions|steps)\b"
    r"|\b1 (?:ideas|cards|clues|events|points|players|actions|steps|Karten|Ideen|Punkte)\b"
)
BARE_PLURAL = re.compile(
    r"\{ \$\w+ \} (?:ideas|actions|events|clues|tokens|Ideen|Aktionen|Ereignisse) (?:are|have|gehen|sind)\b"
)
"""A number and a plural verb without a choice: "1 ideas are lost"."""


def package_of(name: str) -> str:
    return CORE if name == "spyhouse" else games.find(name).words.package


def texts(name: str, language: str) -> Iterator[tuple[str, str]]:
    """What players read of a game, by where it is: messages and rules."""
    package = package_of(name)
    for entry in entries(package, language):
        if entry.file not in FOR_MODELS:
            yield f"{entry.file}: {entry.name}", readable(entry.text)
    folder = Path(__file__).parents[2] / "src" / Path(*package.split(".")) / "locales" / language
    if (rules := folder / "rules.toml").is_file():
        for rule in tomllib.loads(rules.read_text("utf-8"))["rules"]:
            yield f"rules.toml: {rule['id']}", rule["text"]


def readable(pattern: str) -> str:
    """A Fluent pattern without its variables, functions and the keys of its choices."""
    text = SELECTOR.sub(" ", pattern)
    while PLACEABLE.search(text):
        inner = PLACEABLE.search(text)
        assert inner
        kept = inner[0][1:-1]
        kept = kept.partition("->")[2] if "->" in kept else ""
        text = text[: inner.start()] + kept + text[inner.end() :]
    return text


@pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in TERMS for language in TERMS[name]]
)
def test_words_that_were_given_up_do_not_come_back(name: str, language: str) -> None:
    found = [
        f"{where} says “{match[0]}”: use {instead}"
        for where, text in texts(name, language)
        for term, instead in TERMS[name][language].items()
        if (match := re.search(term, text))
    ]
    assert found == []


def test_every_term_can_be_found() -> None:
    """The check reads what it is meant to: texts, choices inside them and rules."""
    assert readable("{ $n ->\n    [one] one idea\n   *[other] { $n } ideas\n} { NAME($seat) }").split() == [
        "one", "idea", "ideas",
    ]  # fmt: skip
    assert any(where.startswith("rules.toml") for where, _ in texts("spyfall", "de"))


@pytest.mark.parametrize("name", ["spyhouse", *sorted(games.builtin_names())])
@pytest.mark.parametrize("language", ["en", "de"])
def test_numbers_agree_with_their_nouns(name: str, language: str) -> None:
    wrong = [
        f"{entry.file}: {entry.name}: {match[0]}"
        for entry in entries(package_of(name), language)
        if (match := ONE.search(entry.text) or BARE_PLURAL.search(entry.text))
    ]
    assert wrong == []
