"""A host's data overrides in boards that read them."""

from pathlib import Path

import pytest

from spyhouse.kernel import overrides
from tests.server.live_server import RunningServer


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "box" / "pebbles"
    folder.mkdir(parents=True)
    (folder / "board.toml").write_text('name = "A board of our own"\n', "utf-8")
    (folder / "notes.txt").write_text("for nobody", "utf-8")
    monkeypatch.setattr(overrides, "_folder", tmp_path / "box")
    return folder


def test_overrides_are_listed_and_served(box: Path, server: RunningServer) -> None:
    listed = {game["name"]: game["own_files"] for game in server.http.get("/api/games").json()}
    assert listed.pop("pebbles") == ["board.toml"]
    assert not any(listed.values())
    assert server.http.get("/api/games/pebbles/files/board.toml").json() == {"name": "A board of our own"}


@pytest.mark.parametrize("name", ["notes.txt", "other.toml", "..%2Fboard.toml", "%2e%2e"])
def test_no_other_file_is_served(name: str, box: Path, server: RunningServer) -> None:
    assert server.http.get(f"/api/games/pebbles/files/{name}").status_code == 404
