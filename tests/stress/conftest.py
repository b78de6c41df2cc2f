"""Fixtures of the stress tests."""

import pytest

from bench import ledger_game
from spyhouse import games


@pytest.fixture(autouse=True)
def the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the benchmark's game for these tests only."""
    monkeypatch.setitem(games._extra, ledger_game.GAME.name, ledger_game.GAME)
