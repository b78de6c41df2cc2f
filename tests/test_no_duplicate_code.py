"""Duplicate code between games, in Python and in the client."""

import re
from collections.abc import Iterator
from itertools import combinations
from keyword import kwlist
from pathlib import Path

import pytest

from spyhouse import games

ROOT = Path(__file__).parents[1]
HOMES = (ROOT / "src" / "spyhouse" / "games", ROOT / "web" / "src" / "games")
KINDS = {".py", ".ts", ".svelte"}
GENERATED = "wire.ts"
LONGEST = 15
_TOKEN = re.compile(r"""'[^']*'|"[^"]*"|`[^`]*`|\d+|[A-Za-z_]\w*""")
_DECLARED = re.compile(r"x\??: (x|\(x: x\) => x),?")
"""A field declaration, or a text of the client."""
_KEPT = {
    *kwlist,
    "const",
    "export",
    "function",
    "let",
    "new",
    "type",
    "interface",
    "switch",
    "case",
    "default",
}


def test_games_share_no_passage() -> None:
    by_game = {name: passages(files_of(name)) for name in sorted(games.builtin_names())}
    assert all(len(found) > 1000 for found in by_game.values())
    alike = [
        f"{one[shape]} and {other[shape]}"
        for one, other in combinations(by_game.values(), 2)
        for shape in one.keys() & other.keys()
    ]
    assert alike == []


@pytest.mark.parametrize(
    "line",
    [
        "    {name}_{n}.put('{name}', {n})",
        "  const {name}{n} = {name}.find((one) => one.{name} === `{n}`)",
        "    {{#each {name} as one}}<li class:{name}={{one.{name}}}>{{one.{name}{n}}}</li>{{/each}}",
    ],
    ids=["Python", "TypeScript", "Svelte"],
)
def test_a_passage_under_other_names_is_found(line: str, tmp_path: Path) -> None:
    for lines, alike in ((LONGEST, False), (LONGEST + 1, True)):
        for name in ("mine", "yours"):
            text = "\n".join(line.format(name=name, n=n) for n in range(lines))
            (tmp_path / name).write_text(f"import {name}\n\n{text}\n")
        one, other = (passages([tmp_path / name]) for name in ("mine", "yours"))
        assert bool(one.keys() & other.keys()) is alike


def files_of(game: str) -> Iterator[Path]:
    for home in HOMES:
        for path in sorted((home / game).rglob("*.*")):
            if path.suffix in KINDS and path.name != GENERATED:
                yield path


def passages(files: Iterator[Path] | list[Path]) -> dict[tuple[str, ...], str]:
    """Return every run of too many similar lines by its shape, with its locations."""
    found: dict[tuple[str, ...], str] = {}
    for path in files:
        numbered = enumerate(path.read_text().splitlines(), 1)
        lines = [(number, shape) for number, line in numbered if (shape := shape_of(line))]
        shapes = [shape for _, shape in lines]
        for first in range(len(lines) - LONGEST):
            found.setdefault(tuple(shapes[first : first + LONGEST + 1]), f"{path.name}:{lines[first][0]}")
    return found


def shape_of(line: str) -> str:
    """Return the line without names, texts and numbers; "" for declarations, imports and comments."""
    text = line.strip()
    if (
        text.startswith(("#", "//", "*", "/*", '"""', "class ", "import ", "from "))
        or len(_TOKEN.findall(text)) < 2
    ):
        return ""
    shape = _TOKEN.sub(lambda token: token[0] if token[0] in _KEPT else "x", text)
    return "" if _DECLARED.fullmatch(shape) else shape
