"""Imports of Spy Club go one way, those for types like all others, and its functions are short."""

import ast

import pytest

from tests.import_graph import cycles, import_graph, modules, reachable

PACKAGE = "spyhouse.games.spyclub"
GRAPH = import_graph(PACKAGE)


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
    """The option `campaign` is a record, which may not import the board."""
    seen = reachable(GRAPH, f"{PACKAGE}.board")
    campaign = {module for module in seen if module.startswith(f"{PACKAGE}.campaign")}
    names = {module.removeprefix(f"{PACKAGE}.campaign.") for module in campaign}
    assert not {module for module in GRAPH[f"{PACKAGE}.board"] if ".campaign" in module}
    assert names <= {"moves", "record", "terms"}


LAYERS = (
    ("terms", "caps"),
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


def test_functions_are_shorter_than_60_lines() -> None:
    too_long = [
        f"{module}.{node.name}"
        for module, path in modules(PACKAGE).items()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 59
    ]
    assert not too_long
