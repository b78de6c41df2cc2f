"""Translation reports: every message is used and defined, and German and Polish are complete."""

import re
import textwrap
from pathlib import Path

import pytest
from fluent.syntax import ast

from spyhouse import games
from spyhouse.kernel.game_text import CORE, DEFAULT_LOCALE
from spyhouse.lab import translation_report
from spyhouse.lab.message_lint import Uses, read, variables_of
from spyhouse.lab.translation_report import SOURCE, UsageIndex, missing, missing_files, packages, sources

CALL = re.compile(r"(?<![\w.])say\(\s*(['\"`])((?:(?!\1).)+)\1(?:,\s*\{([^{}]*)\})?")


def test_no_core_message_is_unused() -> None:
    core = dict(read(CORE, DEFAULT_LOCALE))
    said_at = UsageIndex(sources())
    in_messages = set().union(*[Uses(message).said for message in core.values()])
    structs = {"Tick", "Skip", "Leave", "Stop", "Skipped", "LeftForGood"}
    unsaid = [name for name in core if name not in in_messages | structs and not said_at.of(name)]
    assert unsaid == []


def test_client_messages_exist_with_their_arguments() -> None:
    by_package = {package: dict(read(package, DEFAULT_LOCALE)) for package in packages()}
    core = by_package[CORE]
    covers = {name: message for messages in by_package.values() for name, message in messages.items()}
    wrong = []
    for file, text in sources().items():
        if not file.startswith("web/"):
            continue
        game = re.match(r"web/src/games/(\w+)/", file)
        own = by_package[games.find(game[1]).words.package] if game else covers
        known = core | own
        for _, name, given in CALL.findall(text):
            if "$" in name:
                pattern = re.compile(re.sub(r"\$\{[^}]*\}", r"[\\w-]+", name).partition(".")[0])
                if not any(pattern.fullmatch(one) for one in known):
                    wrong.append(f"{file}: {name}")
                continue
            message = known.get(name.partition(".")[0])
            if message is None:
                wrong.append(f"{file}: {name}")
            elif given and "..." not in given:
                keys = set(re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", given.strip()))
                lacking = (
                    {one.partition("-")[0] for one in variables_of(part(message, name), known)} - keys - {""}
                )
                wrong += [f"{file}: {name} lacks ${one}" for one in sorted(lacking)]
    assert wrong == []


def part(message: ast.Message, name: str) -> ast.Message:
    """Return the text of a message, or of one of its attributes."""
    _, _, wanted = name.partition(".")
    values = {one.id.name: one.value for one in message.attributes} | {"": message.value}
    return ast.Message(message.id, values.get(wanted))


@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("package", packages())
def test_every_language_is_whole(package: str, language: str) -> None:
    assert [
        f"{entry.file}: {entry.name}"
        for entry in missing(package, language)
        if (language, entry.file) not in NOT_YET
    ] == []
    assert [*missing_files(package, language)] == []


NOT_YET = {("pl", "text/campaign-lines.ftl")}
"""Files that are still being written."""


def test_english_only_messages_are_not_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english = """
    colour-red = red
        .a = a red
    it-is = It is { WORD($colour, of: "colour", form: "a") } { SAY($thing, as: "bare-thing") }. { the-end }
    bare-thing = { $name }
    the-end = The end.
    """
    files = {
        "en": english,
        "de": """
    colour-red = rot
    it-is = Fertig.
    the-end = Ende.
    """,
        "pl": """
    colour-red = czerwony
    it-is = To { WORD($colour, of: "colour", form: "a") } { SAY($thing, as: "bare-thing") }.
    """,
    }
    (tmp_path / "__init__.py").touch()
    for language, text in files.items():
        (tmp_path / "locales" / language).mkdir(parents=True)
        (tmp_path / "locales" / language / "toy.ftl").write_text(textwrap.dedent(text), "utf-8")
    monkeypatch.syspath_prepend(tmp_path.parent)
    assert [entry.name for entry in missing(tmp_path.name, "de")] == []
    assert [entry.name for entry in missing(tmp_path.name, "pl")] == ["colour-red.a", "bare-thing"]
    (tmp_path / "locales" / "de" / "toy.ftl").write_text("colour-red = rot", "utf-8")
    assert [entry.name for entry in missing(tmp_path.name, "de")] == ["it-is"]


def test_a_message_is_shown_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    code = {"a.svelte": "<p>{say('end-title')}</p>\n<p>{say(`log-${type}`)}</p>"}
    monkeypatch.setattr(translation_report, "sources", lambda: code)
    shown = translation_report.report_usage("de", "end-title").splitlines()
    assert shown[:4] == [
        "spyhouse app.ftl: end-title",
        "    en: The end",
        "    de: Das Ende",
        "    said in: a.svelte:1",
    ]
    assert "said in: a.svelte:2" in translation_report.report_usage("de", "log-Slept")


def test_missing_messages_are_listed_with_english() -> None:
    listed = translation_report.report_missing("xx").splitlines()
    assert "spyhouse app.ftl: end-title = The end" in listed
    assert "spyhouse.games.spyclub rules.toml: the whole file" in listed
    assert listed[-1].endswith("messages and files are missing in xx.")


def test_repository_root_is_found() -> None:
    assert Path(SOURCE).is_dir()
