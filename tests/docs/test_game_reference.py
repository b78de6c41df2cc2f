"""Tables of docs/game-reference.md: every hook of a game, and the games of ours that use it."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from spyhouse import games
from spyhouse.kernel import Bot, Encoding, Game, GameText, LabConfig, State, TableConfig
from spyhouse.kernel.deprecated import OldName

PAGE = (Path(__file__).parents[2] / "docs/game-reference.md").read_text()
OURS = [games.find(name) for name in games.builtin_names()]
INTERNAL = {"LabConfig": {"real_time"}}
"""Deprecated fields, which the page leaves out."""


def tables() -> dict[str, dict[str, str]]:
    """By heading: the last column of each row, by the name in its first."""
    found: dict[str, dict[str, str]] = {}
    for heading, text in re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL):
        rows = re.findall(r"^\| `(\w+)[^|]* \| .+ \| ([^|]*) \|$", text, re.MULTILINE)
        found[heading.strip("`")] = dict(rows)
    return found


def users_of_fields(kind: type, facet: Callable[[Game], Any]) -> dict[str, str]:
    """By public field of a facet: which of our games set it to something else than its default."""
    usual = {
        field.name: field.default_factory() if field.default_factory is not MISSING else field.default
        for field in fields(kind)
        if not field.name.startswith("_") and field.name not in INTERNAL.get(kind.__name__, ())
    }
    set_by = {
        game.title: {name for name, value in usual.items() if getattr(facet(game), name) != value}
        for game in OURS
    }
    return users(usual, set_by)


def users_of_hooks() -> dict[str, str]:
    """By method or class variable of `State` that a game may define: which of our games do."""
    hooks = [name for name in vars(State) if is_hook(name) and name not in ("_dispatch_host", "_viewer")]
    return users(hooks, {game.title: own_names(game) for game in OURS})


def is_hook(name: str) -> bool:
    value = vars(State)[name]
    if name.startswith("__") or isinstance(value, OldName) or getattr(value, "__final__", False):
        return False
    return callable(value) or name in State.__annotations__


def own_names(game: Game) -> set[str]:
    state = game.new(max(3, game.seats.start), "seed")
    own = [kind for kind in type(state).__mro__ if kind.__module__.startswith("spyhouse.games")]
    return {name for kind in own for name in vars(kind)}


def users(names: Iterable[str], defined: Mapping[str, set[str]]) -> dict[str, str]:
    """By name: the titles of the games that define it, as the page writes them."""
    found = {name: sorted(title for title, own in defined.items() if name in own) for name in names}
    return {
        name: "all" if len(titles) == len(OURS) else ", ".join(titles) or "none"
        for name, titles in found.items()
    }


@pytest.mark.parametrize(
    ("kind", "facet"),
    [
        (Game, lambda game: game),
        (TableConfig, lambda game: game.table),
        (LabConfig, lambda game: game.lab),
        (GameText, lambda game: game.words),
        (Encoding, lambda game: game.encoding),
    ],
)
def test_page_lists_every_field_with_its_users(kind: type, facet: Callable[[Game], Any]) -> None:
    assert tables()[kind.__name__] == users_of_fields(kind, facet)


def test_page_lists_every_hook_of_a_state_with_its_users() -> None:
    assert tables()["State"] == users_of_hooks()


def test_page_lists_every_member_of_a_bot() -> None:
    listed = re.findall(r"^\| `(\w+)", PAGE.partition("## `Bot`")[2].partition("\n## ")[0], re.MULTILINE)
    members = {name for name in {*vars(Bot), *Bot.__annotations__} if not name.startswith("_")}
    assert {*listed} == members - {"pace", "watch", "words"} | {"rng"}
