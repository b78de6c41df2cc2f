"""Imports of Spy Club go one way. Imports for types count like all others."""

import ast
from pathlib import Path

import pytest

import spyhouse.games.spyclub

ROOT = Path(spyhouse.games.spyclub.__file__).parent
PACKAGE = "spyhouse.games.spyclub"


def modules() -> dict[str, Path]:
    found = {}
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join((PACKAGE, *(part for part in parts if part != "__init__")))] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of Spy Club that one imports anywhere in its text. A package is not its modules."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name} has a relative import"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else str(node.module))
    return {module for module in found if module in known and module != name}


def graph() -> dict[str, set[str]]:
    known = modules()
    return {name: imports(name, path, known) for name, path in known.items()}


def cycles(edges: dict[str, set[str]]) -> list[set[str]]:
    """Sets of modules that all reach each other."""
    reached: dict[str, set[str]] = {}
    for start in edges:
        seen: set[str] = set()
        left = list(edges[start])
        while left:
            module = left.pop()
            if module not in seen:
                seen.add(module)
                left += edges.get(module, ())
        reached[start] = seen
    knots = {
        frozenset(other for other in seen if start in reached[other])
        for start, seen in reached.items()
        if start in seen
    }
    return [set(knot) for knot in knots]


GRAPH = graph()


@pytest.mark.parametrize(("where", "most"), [(f"{PACKAGE}.campaign", 6), (PACKAGE, 10)])
def test_import_cycles_stay_small(where: str, most: int) -> None:
    inside = {
        name: {one for one in found if one.startswith(where)}
        for name, found in GRAPH.items()
        if name.startswith(where)
    }
    too_large = [sorted(knot) for knot in cycles(inside) if len(knot) > most]
    assert not too_large


def test_board_imports_nothing_of_the_campaign_but_the_record() -> None:
    """The option `campaign` is a record, and records know nothing of the board."""
    seen: set[str] = set()
    left = [f"{PACKAGE}.board"]
    while left:
        module = left.pop()
        if module not in seen:
            seen.add(module)
            left += GRAPH[module]
    campaign = {module for module in seen if module.startswith(f"{PACKAGE}.campaign")}
    names = {module.removeprefix(f"{PACKAGE}.campaign.") for module in campaign}
    assert not {module for module in GRAPH[f"{PACKAGE}.board"] if ".campaign" in module}
    assert names <= {"moves", "record", "terms", "words"}


LAYERS = (
    ("terms", "words", "caps"),
    ("deck_syntax",),
    ("engine.effect",),
    ("deck_types", "engine.frame"),
    ("case_state",),
    ("mosaic",),
    ("engine.targets", "engine.execution"),
    ("conditions", "wording.line_context"),
    ("engine.agenda",),
    ("primitives.",),
    ("effect_types",),
    ("deck",),
    ("flow",),
)


def test_layers_of_the_campaign_point_down() -> None:
    def layer(module: str) -> int:
        name = module.removeprefix(f"{PACKAGE}.campaign.")
        for number, names in enumerate(LAYERS):
            if any(name.startswith(one) if one.endswith(".") else name == one for one in names):
                return number
        return -1

    upward = [
        (name, other) for name, found in GRAPH.items() for other in found if -1 < layer(name) < layer(other)
    ]
    assert not upward


def test_cycles_finds_one() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [{"a", "b", "c"}]
