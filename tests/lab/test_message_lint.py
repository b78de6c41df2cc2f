"""The message lint: no missing messages or arguments, and equal text in Python and the client."""

from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from spyhouse import games
from spyhouse.lab import message_lint
from spyhouse.lab.message_lint import languages, lint, read
from tests.golden.sentences import NAMES, kinds, read_sentences

GAMES = sorted(games.builtin_names())


@pytest.mark.parametrize("name", GAMES)
def test_messages_exist_with_the_arguments_they_use(name: str) -> None:
    game = games.find(name)
    assert [*lint(game)] == []
    for locale in languages(game.words.package):
        found = [fault for fault in lint(game, locale) if "not translated" not in fault]
        assert found == [], locale


@pytest.mark.parametrize("name", GAMES)
def test_recorded_events_read_as_in_the_browser(name: str) -> None:
    """web/src/lib/localizer.test.ts compares the browser's sentences with the same files."""
    game = games.find(name)
    told = read_sentences(game)
    assert {kind.__name__ for kind in kinds(game)} == {one.event["type"] for one in told}
    for one in told:
        assert game.describe_event(msgspec.convert(one.event, game.events), NAMES) == one.says


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Voted = { NAME($sent) } has voted.", "Voted: there is no $sent in Voted"),
        ("Voted = { SHOUT($seat) } has voted.", "Voted: there is no function SHOUT"),
        ("Voted = { nobody } has voted.", "Voted: there is no message nobody"),
        ("Vetoed = No.", "Vetoed: nobody says it"),
        ("Passed = No.\nPassed = Yes.", "Passed: is there 2 times"),
        ('RoundEnded = { SAY($result, as: "how") }\nhow = { $why }', "how: there is no $why in RoundResult"),
        (
            'RoundEnded = { LIST($result-spies, as: "who") }\nwho = { $seat }',
            "who: there is no $seat in Item",
        ),
        ("RoundEnded = { $result-whose }", "RoundEnded: there is no $result-whose in RoundEnded"),
    ],
)
def test_message_fault_is_found(text: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_more(text, "en", monkeypatch)
    assert [*lint(games.find("spyfall"))] == [fault]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Voted = { NAME($seat) } hat über { $whom } abgestimmt.", "Voted: English has no $whom here"),
        ("Gewählt2 = Ja.", "unreadable"),
        ("Chosen = Ja.", "Chosen: not a message in English"),
    ],
)
def test_a_translation_says_no_more_than_english(
    text: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_more(text, "tlh", monkeypatch)
    found = [*lint(games.find("spyfall"), "tlh")]
    assert "Dealt: not translated" in found
    assert [one for one in found if "not translated" not in one] == ([] if fault == "unreadable" else [fault])


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_has_as_many_lines_in_every_language(name: str) -> None:
    """A hint says what to do, why and what next, a line each."""
    package = games.find(name).words.package
    told = {locale: dict(read(package, locale)) for locale in languages(package)}
    hints = [key for key in told["en"] if key.startswith(("hint-", "reason-"))]
    counted = {key: {locale: breaks(told[locale][key].value) for locale in told} for key in hints}
    assert [(key, lines) for key, lines in counted.items() if len({*lines.values()}) > 1] == []


def breaks(pattern: ast.Pattern | None) -> int:
    """Count the line breaks of a message in its longest variants."""
    count = 0
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            count += element.value.count("\n")
        elif isinstance(element.expression, ast.SelectExpression):
            count += max(breaks(variant.value) for variant in element.expression.variants)
    return count


def test_unreadable_message_is_reported_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = FluentParser().parse("Voted = { NAME($seat }").body
    monkeypatch.setattr(message_lint, "parsed", lambda text: broken)
    with pytest.raises(ValueError, match=r"spyfall, en/\w+.ftl: Expected token"):
        dict(read("spyhouse.games.spyfall", "en"))


def with_more(text: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add messages to the game's files, replacing those of the same name."""
    more = [item for item in FluentParser().parse(text).body if isinstance(item, ast.Message)]

    def and_more(package: str, asked: str) -> Iterator[tuple[str, ast.Message]]:
        names = {item.id.name for item in more} if asked == locale else set()
        yield from ((name, item) for name, item in read(package, asked) if name not in names)
        if package.startswith("spyhouse.games") and asked == locale:
            yield from ((item.id.name, item) for item in more)

    monkeypatch.setattr(message_lint, "read", and_more)
