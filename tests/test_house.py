"""The house keeps its shape: imports point one way, nobody names a game, every rule has a test."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from spyhouse import games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "bots": {"bots", "kernel"},
    "games": {"bots", "kernel"},
    "store": {"store", "games", "kernel"},
    "table": {"table", "store", "games", "kernel"},
    "server": {"server", "table", "store", "games", "kernel"},
    "lab": {"lab", "bots", "games", "kernel"},
}
ALSO = {
    # The client's types are made from the wire format, wherever that is.
    "spyhouse.lab.typescript": {"spyhouse.table.commands", "spyhouse.table.messages"},
    # A lock decides when a thing is read, not what.
    "spyhouse.kernel.data": {"threading"},
}

IMPURE = {"asyncio", "datetime", "os", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
NEVER_NAME_A_GAME = ("server", "table", "store")


def test_imports_point_one_way() -> None:
    assert [*wrong_imports_of_all()] == []


def wrong_imports_of_all() -> Iterator[str]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield from wrong_imports(module_name(path), path.read_text())


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("spyhouse.kernel.state", "import time", "time"),
        ("spyhouse.kernel.state", "from asyncio import sleep", "asyncio"),
        ("spyhouse.kernel.state", "from spyhouse import games", "spyhouse.games"),
        ("spyhouse.games.one.rules", "from spyhouse.games.two import GAME", "spyhouse.games.two"),
        ("spyhouse.games.one.rules", "from spyhouse.games import two", "spyhouse.games"),
        ("spyhouse.games.one.rules", "from ..two.rules import x", "..two.rules"),
        ("spyhouse.games.one.rules", "import spyhouse.table.table", "spyhouse.table.table"),
        ("spyhouse.games.one.rules", "def f():\n    from spyhouse.store import Log", "spyhouse.store"),
        ("spyhouse.games.one.rules", "import spyhouse", "spyhouse"),
        ("spyhouse.games.one.rules", "import os", "os"),
        ("spyhouse.store.log", "from spyhouse.table.commands import Deed", "spyhouse.table.commands"),
        ("spyhouse.table.clock", "from spyhouse.server import run", "spyhouse.server"),
        ("spyhouse.lab.play", "from spyhouse.table.messages import Hello", "spyhouse.table.messages"),
        ("spyhouse.server.app", "from spyhouse.games.one import GAME", "spyhouse.games.one"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str, wrong: str) -> None:
    assert [*wrong_imports(module, source)] == [f"{module} imports {wrong}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spyhouse.games.one.rules", "from spyhouse.games.one.data import x"),
        ("spyhouse.games.one.rules", "import random\nfrom spyhouse.kernel import Move"),
        (
            "spyhouse.server.app",
            "import asyncio\nfrom spyhouse import games\nfrom spyhouse.table import table",
        ),
        ("spyhouse.lab.typescript", "from spyhouse.table.messages import Hello"),
        ("spyhouse.cli", "from spyhouse.server.run import serve"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str) -> None:
    assert [*wrong_imports(module, source)] == []


def wrong_imports(module: str, source: str) -> Iterator[str]:
    _, layer, *rest = [*module.split("."), ""]
    if layer not in MAY_IMPORT:
        return
    home = f"spyhouse.games.{rest[0]}" if layer == "games" and rest[0] else None
    for imported in imports(source):
        top, *parts = imported.split(".")
        if top == "":  # relative: the reader should see where a thing comes from
            right = False
        elif top != "spyhouse":
            right = layer not in ("kernel", "games", "bots") or top not in IMPURE
        elif parts[:1] == ["games"] and len(parts) > 1:  # inside one game: only for that game itself
            right = home is not None and f"{imported}.".startswith(f"{home}.")
        else:
            right = parts[:1] != [] and parts[0] in MAY_IMPORT[layer]
        if not right and imported not in ALSO.get(module, set()):
            yield f"{module} imports {imported}"


def imports(source: str) -> Iterator[str]:
    """The modules that a module's text imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            if origin in ("spyhouse", "spyhouse.games"):
                yield from (_member(origin, alias.name) for alias in node.names)
            else:
                yield origin


def _member(package: str, name: str) -> str:
    is_module = (SOURCE / package.replace(".", "/") / name).is_dir()
    return f"{package}.{name}" if is_module else package


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def test_the_server_never_names_a_game() -> None:
    named = {
        f"{module_name(path)}: {text!r}"
        for layer in NEVER_NAME_A_GAME
        for path in (SOURCE / "spyhouse" / layer).rglob("*.py")
        for text in game_names_in(path.read_text())
    }
    assert named == set()


def game_names_in(source: str) -> list[str]:
    """The texts in a module in which a game's name or title occurs."""
    words = {word.lower() for name in games.names() for word in (name, games.find(name).title)}
    texts = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and any(word in text.lower() for word in words)]


def test_a_named_game_is_found() -> None:
    name = games.names()[0]
    assert game_names_in(f"x = 1\nif game == '{name}': pass") == [name]


def test_no_tracked_file_knows_this_machine_or_a_registry() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
    assert files
    found = {str(file.relative_to(ROOT)): strangers(file.read_text(errors="ignore")) for file in files}
    assert {file: texts for file, texts in found.items() if texts} == {}


STRANGE = re.compile(
    r"(?<![\w.~-])/(?:root|home|work|Users)/[\w.-]+"  # a path that exists on one machine only
    r"|registry\.[\w.-]+/|[\w.-]*pythonhosted\.org|pypi\.org/simple|file:///[\w.-]+"
)


def strangers(text: str) -> list[str]:
    return STRANGE.findall(text)


@pytest.mark.parametrize(
    "pieces",
    [
        ("cd /", "root/house"),
        ('"/', 'home/ann/x"'),
        ("https://registry", ".npmjs.org/svelte"),
        ("https://files.python", "hosted.org/packages"),
        ("--index-url https://pypi", ".org/simple"),
    ],
)
def test_a_path_or_registry_is_found(pieces: tuple[str, str]) -> None:
    assert strangers("".join(pieces))


@pytest.mark.parametrize("name", games.names())
def test_every_rule_has_a_test_that_cites_it(name: str) -> None:
    rules = [rule.id for rule in games.find(name).rules()]
    assert rules
    assert len(rules) == len(set(rules))
    cited = cited_rules()
    missing = [rule for rule in rules if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def cited_rules() -> set[str]:
    tests = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("web/src/**/*.test.ts")]
    return {
        rule
        for path in tests
        if path != Path(__file__)
        for rule in re.findall(r"\b[A-Z]{2,3}-\d+[a-z]?\b", path.read_text())
    }
