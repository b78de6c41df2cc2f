"""Scenes over HTTP."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path

import pytest

from spyhouse import games
from spyhouse.api import scenes
from spyhouse.kernel import BadOptions, Game, SceneConfig
from spyhouse.live.fair_scheduler import FairScheduler
from tests.server.live_server import RunningServer, running_server
from tests.server.toy_game import PEBBLES

WHERE = "/api/games/pebbles/scenes"


class SlowRenderer:
    """A scene renderer that records requests and can be made to wait."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.begun, self.go = threading.Event(), threading.Event()
        self.go.set()

    def __call__(self, key: str) -> bytes:
        if not key.isalnum():
            raise BadOptions("There is no such beach. Its name has letters and digits.")
        self.asked.append(key)
        self.begun.set()
        assert self.go.wait(10)
        return b'{"beach":"' + key.encode() * 50 + b'"}'


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> SlowRenderer:
    painter = SlowRenderer()
    monkeypatch.setitem(
        games._extra,
        "pebbles",
        replace(
            PEBBLES,
            version=7,
            pictures=SceneConfig(scene=painter, key=lambda state: "lido", warm=lambda state: None),
        ),
    )
    return painter


@pytest.fixture
def beach(painter: SlowRenderer, tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path, scenes_per_minute=3) as server:
        yield server


def test_scene_is_sent_compressed_or_plain(beach: RunningServer) -> None:
    for encoding in ("gzip", "identity"):
        answer = beach.http.get(f"{WHERE}/lido", headers={"Accept-Encoding": encoding})
        assert answer.json() == {"beach": "lido" * 50}
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "application/json"


def test_versioned_scene_is_immutable(beach: RunningServer) -> None:
    kept = [
        beach.http.get(f"{WHERE}/lido", params=params).headers["cache-control"]
        for params in ({"v": 7}, {"v": 6}, {})
    ]
    assert kept == ["public, max-age=31536000, immutable", "no-cache", "no-cache"]


def test_concurrent_requests_share_one_rendering(beach: RunningServer, painter: SlowRenderer) -> None:
    painter.go.clear()
    with ThreadPoolExecutor(5) as people:
        answers = [people.submit(beach.http.get, f"{WHERE}/lido") for _ in range(5)]
        assert painter.begun.wait(10)
        assert beach.http.get("/healthz").status_code == 200  # the server answers meanwhile
        painter.go.set()
        assert {answer.result().status_code for answer in answers} == {200}
    assert beach.http.get(f"{WHERE}/lido").status_code == 200
    assert painter.asked == ["lido"]


def test_unknown_scene_key_is_refused_with_a_sentence(beach: RunningServer) -> None:
    answer = beach.http.get(f"{WHERE}/no.beach")
    assert (answer.status_code, answer.json()["detail"]) == (
        400,
        "There is no such beach. Its name has letters and digits.",
    )
    answer = beach.http.get("/api/games/spyfall/scenes/lido")
    assert (answer.status_code, answer.json()["detail"]) == (404, "Spyfall has no pictures.")


def test_scene_requests_are_limited(beach: RunningServer, painter: SlowRenderer) -> None:
    answers = [beach.http.get(f"{WHERE}/beach{n}") for n in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert "Too many requests" in answers[-1].json()["detail"]
    assert beach.http.get(f"{WHERE}/beach0").status_code == 200  # cached scenes are free
    assert len(painter.asked) == 3


def test_old_scenes_are_evicted(
    painter: SlowRenderer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "KEPT", 2)
    with running_server(tmp_path, scenes_per_minute=0) as server:
        for key in ("a", "b", "a", "c", "a", "b"):
            server.http.get(f"{WHERE}/{key}")
    assert painter.asked == ["a", "b", "c", "b"]


def test_many_scene_requests_delay_only_their_address(
    tmp_path: Path, painter: SlowRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = threading.Event()
    packed = scenes.Scenes.gzipped

    async def noting(self: scenes.Scenes, game: Game, key: str, address: str) -> bytes:
        if key == "honest":
            heard.set()
        return await packed(self, game, key, address)

    monkeypatch.setattr(scenes.Scenes, "gzipped", noting)
    with running_server(tmp_path, scenes_per_minute=0) as server, ThreadPoolExecutor(9) as people:
        painter.go.clear()
        greedy = [people.submit(server.http.get, f"{WHERE}/greedy{number}") for number in range(8)]
        assert painter.begun.wait(10)
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        honest = people.submit(server.http.get, f"{WHERE}/honest", headers=elsewhere)
        assert heard.wait(10)
        painter.go.set()
        assert honest.result(10).status_code == 200
        assert [answer.result(10).status_code for answer in greedy] == [200] * 8
    assert painter.asked.index("honest") <= 2


async def test_live_tables_scene_is_always_served(tmp_path: Path, painter: SlowRenderer) -> None:
    """A live table's scene goes ahead of queued requests."""
    with running_server(tmp_path, scenes_per_minute=1) as server:
        table = server.open()
        async with server.guest(table.code, table.token) as ida:
            for seat in (0, 1):
                await ida.do("Sit", seat=seat)
            await ida.do("Start")
        assert server.http.get(f"{WHERE}/other").status_code == 200
        assert server.http.get(f"{WHERE}/another").status_code == 429
        assert server.http.get(f"{WHERE}/lido").status_code == 200  # in use by a live table


async def test_live_tables_scene_is_rendered_first(
    tmp_path: Path, painter: SlowRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    needed = {}
    turn = FairScheduler.slot

    def noting(self: FairScheduler, owner: str, urgent: bool = False) -> AbstractAsyncContextManager[None]:
        needed[owner] = urgent
        return turn(self, owner, urgent)

    with running_server(tmp_path) as server:
        table = server.open()
        async with server.guest(table.code, table.token) as ida:
            for seat in (0, 1):
                await ida.do("Sit", seat=seat)
            await ida.do("Start")
            monkeypatch.setattr(FairScheduler, "slot", noting)
            for key, address in (("other", "192.0.2.7"), ("lido", "192.0.2.8")):
                server.http.get(f"{WHERE}/{key}", headers={"X-Forwarded-For": address})
    assert (needed["192.0.2.7"], needed["192.0.2.8"]) == (False, True)
