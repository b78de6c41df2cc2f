"""Text for people: in `locales/` only, never in code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "spyhouse"
REFUSALS = {"IllegalMove", "Refused", "BadOptions", "Unavailable", "ServerFull", "NoSuchTable", "RateLimited"}
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")

SENTENCE = re.compile("^[A-Z][a-z\u2019']+ [a-z\u201c$]|[a-z] [a-z ,\u2019']+[.!?\u2026]$")
READ = "aria-label|title|placeholder|alt|label|heading|text|aria-valuetext|aria-roledescription"
"""HTML attributes with text for people."""


def literals(text: str, svelte: bool) -> Iterator[str]:
    """Return the texts for people in a file of the client."""
    script, markup = (
        ("\n".join(re.findall(r"<script.*?</script>", text, re.S)), text) if svelte else (text, "")
    )
    for line in re.sub(r"/\*.*?\*/", "", script, flags=re.S).splitlines():
        code = re.sub(r"(?<![:'\"`])//.*", "", line)
        if re.search(r"console\.|\bimport\b", code):
            continue
        for quote in ("'", '"', "`"):
            for said in re.findall(rf"{quote}((?:[^{quote}\\\n]|\\.)*){quote}", code):
                if SENTENCE.search(said) and not said.startswith("Bearer "):
                    yield said
    markup = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", markup, flags=re.S)
    for said in re.findall(rf'[\s](?:{READ})="([^"{{]*[A-Za-z]{{2}}[^"{{]*)"', markup):
        yield said
    # What stands in braces is code; what then stands between tags is read.
    while (plain := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = plain
    for said in re.findall(r"(?<![=-])>([^<>]*)<", markup):
        if re.search(r"[A-Za-z]{2}", re.sub(r"&\w+;", "", said)):
            yield " ".join(said.split())


def sources() -> list[Path]:
    tests = re.compile(r"\.test\.ts$|/testing\.ts$|wire\.ts$|\.d\.ts$")
    found = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in found if not tests.search(path.as_posix())]


def test_client_has_no_literal_text() -> None:
    found = {
        path.relative_to(WEB).as_posix(): said
        for path in sources()
        if (said := [*literals(path.read_text("utf-8"), path.suffix == ".svelte")])
    }
    assert {name: said for name, said in found.items() if not name.startswith(NOT_YET)} == {}


NOT_YET: tuple[str, ...] = ()
"""Folders of the client whose texts are not in `locales/` yet."""


def refusals(tree: ast.AST) -> Iterator[str]:
    """Yield refusals with a sentence instead of a code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", "") in REFUSALS:
            said = node.args[0]
            if isinstance(said, ast.JoinedStr):
                parts = [part.value for part in said.values if isinstance(part, ast.Constant)]
                if not all(re.fullmatch("[a-z0-9-]+", str(part)) for part in parts):
                    yield ast.unparse(said)
            elif isinstance(said, ast.Constant) and not CODE.fullmatch(str(said.value)):
                yield str(said.value)


@pytest.mark.parametrize("folder", ["table", "live", "games"])
def test_refusals_are_codes(folder: str) -> None:
    found = {
        path.relative_to(PYTHON).as_posix(): said
        for path in (PYTHON / folder).rglob("*.py")
        if (said := [*refusals(ast.parse(path.read_text("utf-8")))])
    }
    assert {name: said for name, said in found.items() if not name.startswith(NOT_YET)} == {}


@pytest.mark.parametrize(
    "text",
    [
        "<p>Your turn</p>",
        '<button aria-label="Close the door">x</button>',
        "<p>{count} left</p>",
        "<script>\nconst line = 'Nobody is here'\n</script>",
        "<script>\nthrow new Error('that is not so.')\n</script>",
    ],
)
def test_a_literal_is_found(text: str) -> None:
    assert [*literals(text, svelte=True)]


@pytest.mark.parametrize(
    "text",
    [
        "<p>{say('table-turn-yours')}</p>",
        '<button aria-label={say("close")} onclick={() => (a > b)}>x</button>',
        "<script>\nconsole.error('The board failed.', error) // Nobody is here\n</script>",
        "<style>\n.a > .b { content: 'x' }\n</style>",
    ],
)
def test_code_is_no_literal(text: str) -> None:
    assert [*literals(text, svelte=True)] == []


def test_a_refusal_without_a_code_is_found() -> None:
    assert [*refusals(ast.parse('raise Refused("You sit there already.")'))] == ["You sit there already."]
    assert [*refusals(ast.parse('raise Refused(f"{name} sits there.")'))]
    assert [*refusals(ast.parse('raise Refused("seat-taken", name=name)'))] == []
