"""The leak meter over HTTP, for the debrief in the browser."""

from typing import Any

import msgspec

from spyhouse import games
from spyhouse.lab import leaks
from spyhouse.lab.play import play_to_end
from tests.server.live_server import RunningServer

GAME = games.find("spyfall")
OPTIONS = {"rounds": 1}
LEAKS = "/api/games/spyfall/leaks"


def test_a_finished_round_is_measured_from_its_view(server: RunningServer) -> None:
    state, _, _ = play_to_end(GAME, 5, "measured", GAME.read_options(OPTIONS), ["strong"])
    view: dict[str, Any] = msgspec.to_builtins(state.view(None))
    answer = server.http.post(LEAKS, json={"view": view, "options": OPTIONS})
    assert answer.status_code == 200
    told = answer.json()
    [whole] = leaks(state)
    assert told["secret"] == whole.secret_name
    assert [line["text"] for line in told["lines"]] == [line.text for line in whole.lines if line.text]
    grown = [line["after"] - line["before"] for line in told["lines"]]
    assert grown[told["fatal"]] > 0
    assert server.http.post(LEAKS, json={"view": view | {"talk": []}}).json()["lines"] == []


def test_leaks_refuse_running_rounds_and_other_views(server: RunningServer) -> None:
    state = GAME.new(5, "going on", GAME.read_options(OPTIONS))
    view: dict[str, Any] = msgspec.to_builtins(state.view(0))
    assert server.http.post(LEAKS, json={"view": view}).json()["lines"] == []
    assert server.http.post(LEAKS, json={"view": {"round": 1}}).status_code == 400
    assert server.http.post("/api/games/spyclub/leaks", json={"view": view}).status_code == 404
    ended, _, _ = play_to_end(GAME, 5, "measured", GAME.read_options(OPTIONS), ["strong"])
    shown: dict[str, Any] = msgspec.to_builtins(ended.view(None))
    crowded = shown | {"scores": [0] * 1000}
    assert server.http.post(LEAKS, json={"view": crowded}).status_code == 400


def test_a_round_of_twelve_is_measured(server: RunningServer) -> None:
    options = GAME.read_options(OPTIONS | {"up_to_twelve": True})
    state, _, _ = play_to_end(GAME, 12, "measured", options, ["strong"])
    view: dict[str, Any] = msgspec.to_builtins(state.view(None))
    answer = server.http.post(LEAKS, json={"view": view})
    assert answer.status_code == 200
    assert answer.json()["lines"]
