"""Architecture checks: import layers, no game names in shared code, a test for every rule."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.kernel import DEFAULT_LOCALE
from tests.import_graph import cycles, import_graph, reachable

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "bots": {"bots", "kernel"},
    "citydraw": {"citydraw", "kernel"},
    "games": {"bots", "citydraw", "kernel"},
    "table": {"table", "games", "kernel"},
    "store": {"store", "table", "kernel"},
    "record": {"record", "table", "store", "games", "kernel"},
    "live": {"live", "record", "table", "store", "games", "kernel"},
    "api": {"api", "live", "record", "table", "store", "games", "kernel"},
    "browser": {"browser", "api", "live", "record", "table", "store", "games", "kernel"},
    "server": {"server", "api", "live", "record", "table", "store", "games", "kernel"},
    "lab": {"lab", "bots", "games", "kernel"},
    "research": {"research", "lab", "bots", "games", "kernel"},
}
ALSO = {
    # The client's types are made from the wire format, wherever that is.
    "spyhouse.lab.typescript": {
        "spyhouse.table.commands",
        "spyhouse.table.messages",
        "spyhouse.api.types",
    },
    "spyhouse.lab.protocol_docs": {"spyhouse.api", "spyhouse.api.endpoint"},
    # Takes an address apart; opens none.
    "spyhouse.browser.router": {"urllib.parse"},
    # A lock decides when a thing is read, not what.
    "spyhouse.kernel.data": {"threading"},
    "spyhouse.games.spyguy.city_cache": {"threading"},
    # Reads its own data file.
    "spyhouse.table.look_alikes": {"importlib.resources"},
}

IMPURE = {"asyncio", "datetime", "os", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
NETWORK = {"http", "httpx", "litestar", "picows", "redis", "socket", "ssl", "urllib", "uvicorn", "websockets"}
NEVER_NAME_A_GAME = ("server", "browser", "api", "live", "record", "table", "store")
PURE = ("kernel", "games", "bots", "citydraw", "table")
"""Packages that use no clock, no foreign files and no asyncio."""
TABLE_NEEDS = {"collections", "hashlib", "math", "msgspec", "re", "typing", "unicodedata"}
"""External modules that `table` may import."""
OFFLINE = (*PURE, "record", "live", "api", "browser")
"""Packages that use no network code."""
SHORT = ("table", "live", "record", "store")
MOST_LINES = 430
LARGEST_CYCLE = {"live": 4, "table": 6}
LARGEST_CYCLE_IN_A_GAME = 3
"""Numbers of modules that may import each other, imports for types included."""
OUTSIDE_THE_RULES = {"bots", "encoding", "leaks", "tally", "wording"}
"""Parts of a game that read its rules. The rules never import them."""
CITYDRAW = {"spyhouse.citydraw", "spyhouse.citydraw.scene"}
"""The public modules of the city generator, for games."""


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
        (
            "spyhouse.games.one.rules",
            "from spyhouse.citydraw.canvas import Cover",
            "spyhouse.citydraw.canvas",
        ),
        ("spyhouse.citydraw.town", "from spyhouse.games.one import GAME", "spyhouse.games.one"),
        ("spyhouse.server.app", "from spyhouse.citydraw import draw", "spyhouse.citydraw"),
        ("spyhouse.store.log", "from spyhouse.live.rooms import Rooms", "spyhouse.live.rooms"),
        ("spyhouse.table.clock", "import asyncio", "asyncio"),
        ("spyhouse.table.clock", "from pathlib import Path", "pathlib"),
        ("spyhouse.table.clock", "from spyhouse.store import Store", "spyhouse.store"),
        ("spyhouse.record.replay", "from spyhouse.live.room import Room", "spyhouse.live.room"),
        ("spyhouse.live.cluster", "import redis.asyncio", "redis.asyncio"),
        (
            "spyhouse.live.room",
            "from spyhouse.server.connection import deliver",
            "spyhouse.server.connection",
        ),
        ("spyhouse.table.clock", "from spyhouse.server import app", "spyhouse.server"),
        ("spyhouse.lab.play", "from spyhouse.table.messages import Hello", "spyhouse.table.messages"),
        ("spyhouse.server.app", "from spyhouse.games.one import GAME", "spyhouse.games.one"),
        ("spyhouse.research.pettingzoo", "from spyhouse.live.room import Room", "spyhouse.live.room"),
        ("spyhouse.lab.play", "from spyhouse.research import numbered", "spyhouse.research"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str, wrong: str) -> None:
    assert [*wrong_imports(module, source)] == [f"{module} imports {wrong}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spyhouse.games.one.rules", "from spyhouse.games.one.data import x"),
        ("spyhouse.games.one.rules", "import random\nfrom spyhouse.kernel import Move"),
        ("spyhouse.games.one.rules", "from spyhouse.citydraw import draw"),
        (
            "spyhouse.server.app",
            "import asyncio\nfrom spyhouse import games\nfrom spyhouse.table import table",
        ),
        ("spyhouse.lab.typescript", "from spyhouse.table.messages import Hello"),
        ("spyhouse.cli", "from spyhouse.server.app import serve"),
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
        elif top != "spyhouse" and layer == "table":
            right = top in TABLE_NEEDS
        elif top != "spyhouse":
            right = not ((layer in PURE and top in IMPURE) or (layer in OFFLINE and top in NETWORK))
        elif parts[:1] == ["games"] and len(parts) > 1:  # inside one game: only for that game itself
            right = home is not None and f"{imported}.".startswith(f"{home}.")
        elif parts[:1] == ["citydraw"] and layer == "games":
            right = imported in CITYDRAW
        else:
            right = parts[:1] != [] and parts[0] in MAY_IMPORT[layer]
        if not right and imported not in ALSO.get(module, set()):
            yield f"{module} imports {imported}"


def imports(source: str) -> Iterator[str]:
    """Yield the modules that a module imports anywhere in its text."""
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


def test_modules_on_the_path_of_a_move_are_short() -> None:
    modules = [path for layer in SHORT for path in (SOURCE / "spyhouse" / layer).rglob("*.py")]
    assert len(modules) > 40
    assert {path.name: lines for path in modules if (lines := lines_in(path)) > MOST_LINES} == {}


@pytest.mark.parametrize(("layer", "most"), LARGEST_CYCLE.items())
def test_import_cycles_stay_small(layer: str, most: int) -> None:
    graph = import_graph(f"spyhouse.{layer}")
    assert len(graph) > 15
    assert [sorted(knot) for knot in cycles(graph) if len(knot) > most] == []


def test_table_parts_import_no_commands() -> None:
    graph = import_graph("spyhouse.table")
    found = {module for module in reachable(graph, "spyhouse.table.table") if "commands" in module}
    assert found == set()


def test_room_parts_do_not_import_the_room() -> None:
    graph = import_graph("spyhouse.live")
    parts = reachable(graph, "spyhouse.live.room")
    assert "spyhouse.live.recovery" in parts
    assert parts.isdisjoint({f"spyhouse.live.{name}" for name in ("room", "rooms", "session")})


@pytest.mark.parametrize("name", sorted(games.builtin_names()))
def test_imports_inside_a_game_point_one_way(name: str) -> None:
    home = f"spyhouse.games.{name}"
    graph = import_graph(home)
    rules = {part.removeprefix(f"{home}.").split(".")[0] for part in reachable(graph, f"{home}.state")}
    assert {"board", "handlers", "legal", "view"} <= rules
    assert rules.isdisjoint({"state", home} | OUTSIDE_THE_RULES)
    assert [sorted(knot) for knot in cycles(graph) if len(knot) > LARGEST_CYCLE_IN_A_GAME] == []


def test_no_part_of_a_room_holds_it_weakly() -> None:
    """A part gets the room as an argument, so that no cycle needs a weak proxy."""
    live = (SOURCE / "spyhouse/live").rglob("*.py")
    assert [path.name for path in live if re.search(r"weakref.*\bproxy\b", path.read_text())] == []


def test_a_cycle_is_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [{"a", "b", "c"}]


def lines_in(path: Path) -> int:
    return len(path.read_text().splitlines())


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
    """Yield the strings of a module that contain a game's name or title."""
    words = {word.lower() for name in games.names() for word in (name, games.find(name).title)}
    texts = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and any(word in text.lower() for word in words)]


def test_a_named_game_is_found() -> None:
    name = games.names()[0]
    assert game_names_in(f"x = 1\nif game == '{name}': pass") == [name]


def test_the_shell_of_the_client_never_names_a_game() -> None:
    shell = [path for path in (ROOT / "web" / "src").rglob("*.*") if "games" not in path.parts]
    named = {f"{path.name}: {name}" for path in shell for name in client_names_in(path.read_text())}
    assert {entry for entry in named if ".test.ts: " not in entry} == set()


def client_names_in(source: str) -> list[str]:
    """Yield the games named in a file of the client."""
    words = sorted({word.lower() for name in games.names() for word in (name, games.find(name).title)})
    return [word for word in words if re.search(rf"\b{word}\b", source, re.IGNORECASE)]


def test_a_game_named_in_the_client_is_found() -> None:
    name = games.names()[0]
    assert client_names_in(f"import Cover from '../games/{name}/Cover.svelte'") == [name]


def test_styles_read_what_is_set_and_every_token_is_read() -> None:
    styles = ROOT / "web" / "src"
    text = "\n".join(
        path.read_text() for path in styles.rglob("*.*") if path.suffix in {".css", ".ts", ".svelte"}
    )
    read = set(re.findall(r"var\((--[\w-]*\w)[,)]", text))
    assert read <= set(re.findall(r"(--[\w-]+)(?=:|=|'?, )", text))
    assert set(re.findall(r"^  (--[\w-]+):", (styles / "tokens.css").read_text(), re.MULTILINE)) <= read


def test_tracked_files_have_no_machine_path_or_registry() -> None:
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


def test_the_same_job_has_the_same_file_in_every_game() -> None:
    """The table in docs/make-a-game.md."""
    page = (ROOT / "docs" / "make-a-game.md").read_text()
    files = re.findall(r"^\| [^|]+ \| `([\w.]+)` \|$", page, re.MULTILINE)
    assert len(files) > 8
    homes = [SOURCE / "spyhouse" / "games" / name for name in games.builtin_names()]
    assert [f"{home.name}/{file}" for home in homes for file in files if not (home / file).exists()] == []


@pytest.mark.parametrize("name", games.names())
def test_every_rule_has_a_test_that_cites_it(name: str) -> None:
    rules = [rule.id for rule in games.find(name).rules(DEFAULT_LOCALE)]
    assert rules
    assert len(rules) == len(set(rules))
    cited = cited_rules()
    missing = [rule for rule in rules if rule not in cited]
    assert not missing, f"no test cites {', '.join(missing)}"


def cited_rules() -> set[str]:
    tests = ROOT.glob("tests/**/*.py")
    return {rule for path in tests if path != Path(__file__) for rule in rules_in(path.read_text())}


def rules_in(text: str) -> list[str]:
    books = {
        rule.id.split("-")[0] for name in games.names() for rule in games.find(name).rules(DEFAULT_LOCALE)
    }
    return re.findall(rf"\b(?:{'|'.join(books)})-\d+[a-z]?\b", text)


def test_the_client_cites_no_rule() -> None:
    """The client computes no legal moves: they come from the server."""
    cited = {path.name: rules_in(path.read_text()) for path in (ROOT / "web" / "src").rglob("*.*")}
    assert {name: rules for name, rules in cited.items() if rules} == {}


def test_a_cited_rule_is_found() -> None:
    rule = games.find(games.names()[0]).rules(DEFAULT_LOCALE)[0].id
    assert rules_in(f"// AB-1, and ({rule})") == [rule]
