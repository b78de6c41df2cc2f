"""Tables on which every adapter and encoding is tested."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import Options
from spyhouse.lab.campaigns import random_game


@dataclass(frozen=True)
class Table:
    name: str
    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    longest: int = 1_000
    """Upper bound on the moves of random play."""

    def __str__(self) -> str:
        return self.name

    def read(self) -> Options:
        return games.find(self.game).read_options(self.options)


@cache
def third_case() -> Mapping[str, Any]:
    """Return the options of a third case after two lost ones, with cards in force."""
    if "spyclub" not in games.names():
        return {}
    game = games.find("spyclub")
    options = game.read_options({"campaign": {}})
    for case in range(2):
        state, _ = random_game(game, 3, f"case/{case}", options)
        options = game.read_options(game.table.next_options(state))
    return {"campaign": msgspec.to_builtins(options)["campaign"]}


SPYCATCHER = Table("spycatcher", "spycatcher", 3, {"permissions_needed": 3}, longest=60_000)
TABLES = [
    table
    for table in (
        Table("spyclub", "spyclub", 3),
        Table("campaign", "spyclub", 3, third_case()),
        Table("spyfall", "spyfall", 5, {"rounds": 2}),
        Table("spyguy", "spyguy", 2, {"city": "2026-11-16"}, longest=5_000),
        SPYCATCHER,
    )
    if table.game in games.names()
]
"""The tables of installed games, because any game may be removed."""
