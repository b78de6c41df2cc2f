"""Terminology: replaced words do not come back."""

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
ROOT = Path(__file__).parents[2]
PAGES = {"spyclub": "spy-club", "spyguy": "spy-guy"}
FOR_BOTS = ("words.toml", "tells.toml")
"""Files that only bots read, in any spelling."""
FOR_MODELS = ("text/models.ftl", "text/mcp.ftl")
"""Prompts of language models: their wording has its own version."""
PLACEABLE = re.compile(r"\{[^{}]*\}")
SELECTOR = re.compile(r"^\s*\*?\[[^]]*\]", re.MULTILINE)


def package_of(name: str) -> str:
    return CORE if name == "spyhouse" else games.find(name).words.package


def texts(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Return a game's texts for players by location: messages, rules, places, talk and how-to-play pages."""
    package = package_of(name)
    for entry in entries(package, language):
        if entry.file not in FOR_MODELS:
            yield f"{entry.file}: {entry.name}", readable(entry.text)
    folder = ROOT / "src" / Path(*package.split(".")) / "locales" / language
    for file in sorted(folder.rglob("*.toml")):
        if file.name not in FOR_BOTS:
            for line in lines_in(tomllib.loads(file.read_text("utf-8"))):
                yield file.name, line
    page = (
        ROOT / "docs/how-to-play" / f"{PAGES.get(name, name)}{'' if language == 'en' else f'.{language}'}.md"
    )
    if page.is_file():
        for line in re.sub(r"`[^`]*`|\]\([^)]*\)", "", page.read_text("utf-8")).splitlines():
            yield page.name, line


def lines_in(content: object) -> Iterator[str]:
    """Yield all texts of a data file."""
    match content:
        case str():
            yield content
        case dict():
            for value in content.values():
                yield from lines_in(value)
        case list():
            for value in content:
                yield from lines_in(value)


def readable(pattern: str) -> str:
    """Return a Fluent pattern without variables, functions and selector keys."""
    text = SELECTOR.sub(" ", pattern)
    while PLACEABLE.search(text):
        inner = PLACEABLE.search(text)
        assert inner
        kept = inner[0][1:-1]
        kept = kept.partition("->")[2] if "->" in kept else ""
        text = text[: inner.start()] + kept + text[inner.end() :]
    return text


EVERYWHERE = TERMS.pop("everywhere")


@pytest.mark.parametrize("name", ["spyhouse", *sorted(games.builtin_names())])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_replaced_terms_are_absent(name: str, language: str) -> None:
    found = [
        f"{where} says “{match[0]}”: use {instead}"
        for where, text in texts(name, language)
        for term, instead in {**EVERYWHERE.get(language, {}), **TERMS[name].get(language, {})}.items()
        if (match := re.search(term, text))
    ]
    assert found == []


def test_every_term_can_be_found() -> None:
    """The check reads texts, choices inside them, and rules."""
    assert readable("{ $n ->\n    [one] one idea\n   *[other] { $n } ideas\n} { NAME($seat) }").split() == [
        "one", "idea", "ideas",
    ]  # fmt: skip
    read = {where for where, _ in texts("spyfall", "de")}
    assert {"rules.toml", "places.toml", "prompts.toml", "questions-a.toml", "spyfall.de.md"} <= read
