"""Plugin games: listed with title and board, serving their client files only."""

import http.client
from pathlib import Path

import msgspec
import pytest

from spyhouse import games
from tests.server.live_server import RunningServer
from tests.server.toy_game import PEBBLES


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the toy game as a package with a client folder."""
    folder = tmp_path / "package"
    (folder / "client" / "pictures").mkdir(parents=True)
    (folder / "secret.py").write_text("the rules")
    (folder / "client" / "board.js").write_text("export function mount() {}")
    (folder / "client" / "pictures" / "ox.svg").write_text("<svg/>")
    monkeypatch.delitem(games._extra, "pebbles")
    monkeypatch.setattr(games, "_plugins", lambda: {"pebbles": (PEBBLES, folder)})
    return folder


def test_plugin_game_is_listed_with_its_board(package: Path, server: RunningServer) -> None:
    listed = {game["name"]: game for game in server.http.get("/api/games").json()}
    assert listed["pebbles"]["title"] == "Pebbles"
    assert listed["pebbles"]["board"] == "/games/pebbles/client/board.js"
    assert all(not game["board"] for name, game in listed.items() if name != "pebbles")


def test_plugin_game_without_a_board_lists_none(package: Path, server: RunningServer) -> None:
    (package / "client" / "board.js").unlink()
    listed = {game["name"]: game for game in server.http.get("/api/games").json()}
    assert listed["pebbles"]["board"] == ""
    assert server.http.get("/games/pebbles/client/board.js").status_code == 404


def test_plugin_poster_line_and_languages_are_listed(package: Path, server: RunningServer) -> None:
    (package / "client" / "board.js").unlink()
    (package / "client" / "poster.svg").write_text("<svg/>")
    listed = {game["name"]: game for game in server.http.get("/api/games").json()}
    assert listed["pebbles"]["poster"] == "/games/pebbles/client/poster.svg"
    assert server.http.get(listed["pebbles"]["poster"]).text == "<svg/>"
    assert listed["pebbles"]["languages"] == ["en"]
    german = {game["name"]: game for game in server.http.get("/api/games?lang=de").json()}
    assert (listed["spyfall"]["line"], listed["spyfall"]["poster"]) == (
        "Everyone knows where you are, except the spy. Ask carefully.",
        "",
    )
    assert german["spyfall"]["line"] != listed["spyfall"]["line"]
    assert set(german["spyfall"]["languages"]) >= {"de", "en"}


def test_game_messages_are_served_with_english_fallback(server: RunningServer) -> None:
    messages = server.http.get("/api/games/spyfall/words?lang=de-AT").json()["messages"]
    assert set(messages) == {"de", "en"}
    assert "\nspyfall-line = " in messages["de"]
    assert set(server.http.get("/api/games/spyfall/words").json()["messages"]) == {"en"}
    assert server.http.get("/api/games/pebbles/words").json() == {"messages": {}}
    assert server.http.get("/api/games/nogame/words").status_code == 404


def test_a_view_is_described_in_the_words_of_its_game(server: RunningServer) -> None:
    game = games.find("spycatcher")
    view = msgspec.to_builtins(game.new(2, "seed").view(0))
    sent = {"view": view, "names": ["Ida", "Ben"]}
    for lang in ("en", "de"):
        answer = server.http.post(f"/api/games/spycatcher/described?lang={lang}", json=sent)
        assert answer.status_code == 200
        expected = game.describe_view(game.new(2, "seed").view(0), ["Ida", "Ben"], lang)
        assert answer.json()["lines"] == expected.splitlines()
    assert server.http.post("/api/games/spycatcher/described", json={"view": {}}).status_code == 400
    wrong = sent | {"view": view | {"seat": 99}}
    assert server.http.post("/api/games/spycatcher/described", json=wrong).status_code in (200, 400)


def test_plugin_files_are_served_to_same_origin_only(package: Path, server: RunningServer) -> None:
    board = server.http.get("/games/pebbles/client/board.js")
    assert board.text == "export function mount() {}"
    assert board.headers["content-type"].startswith("text/javascript")
    assert board.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in board.headers["content-security-policy"]
    assert server.http.get("/games/pebbles/client/pictures/ox.svg").headers["content-type"] == "image/svg+xml"


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
def test_no_other_plugin_file_is_served(path: str, package: Path, server: RunningServer) -> None:
    connection = http.client.HTTPConnection(server.address)  # which sends a path as it is
    connection.request("GET", f"/games/pebbles/client/{path}")
    answer = connection.getresponse()
    assert answer.status == 404
    assert b"the rules" not in answer.read()
    connection.close()
