"""Slow work in a separate process."""

import os
import sys
from collections.abc import Iterator

import pytest

from spyhouse.games.spyguy import city_cache
from spyhouse.kernel import offload
from spyhouse.server.worker_process import WorkerProcess

CITY = "worker.island.day.some.normal"


@pytest.fixture
def worker() -> Iterator[WorkerProcess]:
    worker = WorkerProcess()
    yield worker
    worker.close()


def pid_of(worker: WorkerProcess) -> int:
    pid: int = worker("os", "getpid", ())
    return pid


def test_worker_draws_the_same_city(worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    here = city_cache.known.__wrapped__(CITY), city_cache.scene(CITY)
    monkeypatch.setattr(city_cache, "cached_city", None)
    offload.set_runner(worker)
    try:
        assert (city_cache.known.__wrapped__(CITY), city_cache.scene(CITY)) == here
    finally:
        offload.set_runner(None)


def test_killed_worker_is_restarted(worker: WorkerProcess) -> None:
    first = pid_of(worker)
    assert first not in (0, os.getpid())
    os.kill(first, 9)
    assert pid_of(worker) != first


def test_worker_ends_when_idle_or_orphaned() -> None:
    for idle_s in (0.05, 600):
        worker = WorkerProcess(idle_s=idle_s)
        pid_of(worker)
        assert worker._process
        assert worker._process.stdin
        if idle_s == 600:
            worker._process.stdin.close()
        assert worker._process.wait(10) == 0
        worker.close()


def test_failed_call_runs_in_the_server(worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(offload.NotOffloaded):
        worker("math", "sqrt", ("no number",))
    assert worker("math", "sqrt", (4,)) == 2
    monkeypatch.setattr(sys, "executable", "/nowhere")
    broken = WorkerProcess()
    for _ in range(2):
        with pytest.raises(offload.NotOffloaded):
            broken("math", "sqrt", (4,))
