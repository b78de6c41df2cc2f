import pytest

from bench import ledger
from spyhouse import games


@pytest.fixture(autouse=True)
def the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trials play it too; for other tests it does not exist."""
    monkeypatch.setitem(games._extra, ledger.GAME.name, ledger.GAME)
