"""Store fixtures: every test runs on SQLite and on a real PostgreSQL server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spyhouse.store.sql import SqlStore


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    name = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    return str(request.getfixturevalue(name))


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(url)
    yield store
    await store.close()
