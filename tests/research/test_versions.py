"""Stability of encodings within a game's version, for agents that were trained on them.

After raising a version on purpose, `make golden` records the numbers again.
"""

import hashlib
from pathlib import Path

import pytest

from spyhouse import games
from tests.research.table_matrix import TABLES, Table

RECORDED = Path(__file__).with_name("versions.txt")


def line(table: Table) -> str:
    """Return the game's version and fingerprints of its encoding."""
    game, options = games.find(table.game), table.read()
    actions, features = game.actions(table.seats, options), game.features(table.seats, options)
    meant = [actions.text(n) for n in range(actions.size)]
    seen = [*zip(features.names, features.low, features.high, strict=True)]
    prints = [hashlib.sha256(repr(parts).encode()).hexdigest()[:16] for parts in (meant, seen)]
    return f"{table} {game.version}: {actions.size} {prints[0]}, {features.length} {prints[1]}"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_numbers_change_only_with_the_version(table: Table) -> None:
    now = line(table)
    recorded = {text.split()[0]: text for text in RECORDED.read_text().splitlines()}[str(table)]
    same_version = recorded.partition(":")[0] == now.partition(":")[0]
    assert now == recorded or not same_version, "raise the game's version, or keep its numbers"


if __name__ == "__main__":
    RECORDED.write_text("".join(f"{line(table)}\n" for table in TABLES))
