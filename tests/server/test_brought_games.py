"""A game that a package brought: listed with title and board, whose files are served, and no others."""

import http.client
from pathlib import Path

import pytest

from spyhouse import games
from tests.server.house import HouseUp
from tests.server.toy import PEBBLES


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The toy as if it had come from elsewhere."""
    folder = tmp_path / "package"
    (folder / "client" / "pictures").mkdir(parents=True)
    (folder / "secret.py").write_text("the rules")
    (folder / "client" / "board.js").write_text("export function mount() {}")
    (folder / "client" / "pictures" / "ox.svg").write_text("<svg/>")
    monkeypatch.delitem(games._extra, "pebbles")
    monkeypatch.setattr(games, "_brought", lambda: {"pebbles": (PEBBLES, folder)})
    return folder


def test_it_is_listed_with_its_board(package: Path, house: HouseUp) -> None:
    listed = {game["name"]: game for game in house.http.get("/api/games").json()}
    assert listed["pebbles"]["title"] == "Pebbles"
    assert listed["pebbles"]["board"] == "/games/pebbles/client/board.js"
    assert all(not game["board"] for name, game in listed.items() if name != "pebbles")


def test_without_a_board_there_is_none_to_load(package: Path, house: HouseUp) -> None:
    (package / "client" / "board.js").unlink()
    listed = {game["name"]: game for game in house.http.get("/api/games").json()}
    assert listed["pebbles"]["board"] == ""
    assert house.http.get("/games/pebbles/client/pictures/ox.svg").status_code == 404


def test_its_files_are_served_as_what_they_are_to_our_own_page_only(package: Path, house: HouseUp) -> None:
    board = house.http.get("/games/pebbles/client/board.js")
    assert board.text == "export function mount() {}"
    assert board.headers["content-type"].startswith("text/javascript")
    assert board.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in board.headers["content-security-policy"]
    assert house.http.get("/games/pebbles/client/pictures/ox.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "../secret.py",
        "%2e%2e/secret.py",
        "..%2fsecret.py",
        "pictures/../../secret.py",
        "/etc/passwd",
        "no.js",
    ],
)
def test_nothing_beside_them_is(path: str, package: Path, house: HouseUp) -> None:
    connection = http.client.HTTPConnection(house.address)  # which sends a path as it is
    connection.request("GET", f"/games/pebbles/client/{path}")
    answer = connection.getresponse()
    assert answer.status == 404
    assert b"the rules" not in answer.read()
    connection.close()
