"""Generated TypeScript types: correct, and up to date with the structs."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from spyhouse import games
from spyhouse.kernel import SpyhouseError
from spyhouse.lab import protocol_docs, typescript
from spyhouse.lab.typescript import TypeScriptFile

WEB = Path(__file__).parents[2] / "web" / "src"
DOCS = Path(__file__).parents[2] / "docs"


def test_the_files_of_the_client_are_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_extra", {})  # toys of other tests in this process
    stale = [name for name, text in typescript.files().items() if _read(WEB / name) != text]
    assert not stale, f"run `spyhouse types`: {', '.join(stale)} would change"


@pytest.fixture(scope="module")
def pages() -> Iterator[dict[str, str]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "_extra", {})
        yield protocol_docs.pages()


def test_the_docs_of_each_games_protocol_are_fresh(pages: dict[str, str]) -> None:
    stale = [name for name, text in pages.items() if _read(DOCS / name) != text]
    assert not stale, f"run `spyhouse types`: {', '.join(stale)} would change"


def test_protocol_page_lists_moves_events_and_fields(pages: dict[str, str]) -> None:
    page = pages["protocol/spyfall.md"]
    assert "### Ask\n\nAsk a player a question" in page
    assert "| `rounds?` | `number` | Five make a good first evening. |" in page
    for part in ("## Moves", "## Events", "## View", "## Options"):
        assert part in page


def test_messages_page_lists_endpoints_commands_and_fields(pages: dict[str, str]) -> None:
    page = pages["protocol/messages.md"]
    assert "| `POST /api/tables` | `NewTable` | 201 `TableCreated` |" in page
    for field in ("code?", "args?", "house_rules", "bot_pace", "stuck"):
        assert f"| `{field}` |" in page
    assert "### SetBotPace\n\nHost: set how long bots take." in page


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


class Ball(msgspec.Struct, tag=True):
    size: int
    colour: Literal["red", "blue"] = "red"


class Box(msgspec.Struct, tag=True):
    """A struct that contains others."""

    things: "list[Ball | Box]"
    corners: Annotated[tuple[int, float], msgspec.Meta(title="Corners")]
    label: str | None = None
    """Written on the lid."""


class Note(msgspec.Struct, omit_defaults=True):
    by: dict[str, Any] = {}
    extra: int | UnsetType = UNSET


class Plain(msgspec.Struct):
    loud: bool = True
    extra: Ball | UnsetType = UNSET


def test_tagged_union_is_discriminated_by_type() -> None:
    text = TypeScriptFile(sent={}, received={"Thing": Ball | Box}).text()
    assert "export type Thing =\n  | Ball\n  | Box;" in text
    assert 'export interface Ball {\n  type: "Ball";\n  size: number;\n  colour: "blue" | "red";\n}' in text
    assert "things: Thing[];" in text
    assert "corners: [number, number];" in text


def test_docstrings_become_comments() -> None:
    text = TypeScriptFile(sent={}, received={"Box": Box}).text()
    assert "/** A struct that contains others. */\nexport interface Box {" in text
    assert "  /** Written on the lid. */\n  label: string | null;" in text


def test_received_fields_are_optional_if_omitted() -> None:
    text = TypeScriptFile(sent={}, received={"Note": Note, "Plain": Plain}).text()
    assert "by?: Record<string, unknown>;\n  extra?: number;" in text
    assert "loud: boolean;\n  extra?: Ball;" in text


def test_sent_fields_with_defaults_are_optional() -> None:
    assert "loud?: boolean;" in TypeScriptFile(sent={"Plain": Plain}, received={}).text()
    assert "colour?: " in TypeScriptFile(sent={"Plain": Plain}, received={"Ball": Ball}).text()


def test_a_game_imports_what_the_table_has() -> None:
    table = TypeScriptFile(sent={}, received={"Ball": Ball})
    text = TypeScriptFile(sent={}, received={"View": Box}, imports=table).text()
    assert 'import type { Ball } from "../../wire";' in text
    assert "interface Ball" not in text
    assert "export type View = Box;" in text


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Ball", [("size", int)])
    with pytest.raises(SpyhouseError, match="need different names"):
        TypeScriptFile(sent={"Ball": Ball}, received={"Other": other})


def test_types_without_typescript_are_refused() -> None:
    class Odd(msgspec.Struct):
        data: bytes

    with pytest.raises(SpyhouseError, match="There is no TypeScript for BytesType"):
        TypeScriptFile(sent={}, received={"Odd": Odd}).text()


def test_writing_touches_only_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typescript, "files", lambda: {"wire.ts": "new"})
    assert tmp_path / "wire.ts" in typescript.write(tmp_path)
    assert typescript.write(tmp_path) == []
    (tmp_path / "wire.ts").write_text("old")
    assert typescript.write(tmp_path) == [tmp_path / "wire.ts"]


def test_writing_outside_a_clone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpyhouseError, match="at the top of a clone"):
        typescript.write(tmp_path / "nowhere")
