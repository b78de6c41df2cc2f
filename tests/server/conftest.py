"""Fixtures: a running server with the toy game Pebbles."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from spyhouse import games
from tests.server.live_server import RunningServer, running_server
from tests.server.toy_game import PEBBLES


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._extra, "pebbles", PEBBLES)


@pytest.fixture
def server(tmp_path: Path, pebbles: None) -> Iterator[RunningServer]:
    with running_server(tmp_path) as server:
        yield server
