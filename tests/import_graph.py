"""Imports between the modules of a package, for architecture tests.

Imports for types count like all others.
"""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"

Graph = dict[str, set[str]]


def import_graph(package: str) -> Graph:
    """Return, for each module of a package, the modules of the same package that it imports."""
    known = modules(package)
    return {name: imports(name, path, known) for name, path in known.items()}


def modules(package: str) -> dict[str, Path]:
    """Return the modules of a package by name."""
    root = SOURCE.joinpath(*package.split("."))
    found = {}
    for path in root.rglob("*.py"):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join((package, *(part for part in parts if part != "__init__")))] = path
    return found


def imports(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """Return the known modules that one imports anywhere in its text. A package is not its modules."""
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


def reachable(edges: Graph, start: str) -> set[str]:
    """Return the modules that one imports, directly or not. It is among them if it is part of a cycle."""
    seen: set[str] = set()
    left = list(edges[start])
    while left:
        module = left.pop()
        if module not in seen:
            seen.add(module)
            left += edges.get(module, ())
    return seen


def cycles(edges: Graph) -> list[set[str]]:
    """Return the sets of modules that all reach each other."""
    reached = {start: reachable(edges, start) for start in edges}
    knots = {
        frozenset(other for other in seen if start in reached[other])
        for start, seen in reached.items()
        if start in seen
    }
    return [set(knot) for knot in knots]
