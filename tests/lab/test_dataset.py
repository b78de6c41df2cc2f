"""Datasets of decisions."""

import json
from functools import partial
from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

import spyhouse
from spyhouse.cli import main
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.kernel import CLOCK
from spyhouse.lab.dataset import hide_names, typed_changed


def test_every_decision_of_bots_is_a_row(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    line = f"dataset spyfall --seats 4 --games 2 --bots strong --option rounds=1 --into {file}"
    assert main(line.split()) == 0
    rows = pq.read_table(file).to_pylist()
    assert {row["seed"] for row in rows} == {"dataset/0", "dataset/1"}
    assert {row["role"] for row in rows} == {"spy", "agent"}
    for row in rows:
        view = json.loads(row["view"])
        assert view["seat"] == row["seat"]
        kinds = {json.loads(move)["type"] for move in row["legal"]}
        assert json.loads(row["choice"])["type"] in kinds
    told = [row for row in rows if row["text"]]
    assert all(row["bits"] is not None and len(row["suspicion"]) == 4 for row in told)
    assert all(row["bits"] is None for row in rows if not row["text"])


@pytest.mark.parametrize("game", ["spycatcher", "spyclub"])
def test_games_without_a_meter_have_no_beliefs(game: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert (
        main(["dataset", game, "--games", "1", "--bots", "random", "--seats", "2", "--into", str(file)]) == 0
    )
    rows = pq.read_table(file).to_pylist()
    assert len(rows) > 5
    assert {row["bits"] for row in rows} == {None}


def test_exported_games_lose_their_names(tmp_path: Path) -> None:
    moves = []
    state = spyhouse.new("spyfall", seats=3, seed="export", rounds=1, first_dealer=0)
    for seat, move, at in (
        (0, Ask(1, "Is it loud here, wilhelmina?"), 10),
        (1, Answer("Yes, very loud."), 20),
    ):
        state.apply(seat, move, at)
        moves.append({"seat": seat, "at": at, "move": msgspec.to_builtins(move)})
    while not state.view(None).sheet:
        at = state.deadline() or 0
        state.apply(CLOCK, state.legal(CLOCK)[0], at)
        moves.append({"seat": CLOCK, "at": at, "move": {"type": "Tick"}})
    exported = {
        "game": "spyfall",
        "options": {"rounds": 1, "first_dealer": 0},
        "names": ["Wilhelmina", "seat", "talk"],
    }
    game, file = tmp_path / "game.json", tmp_path / "people.parquet"
    game.write_bytes(msgspec.json.encode(exported | {"seed": "export", "moves": moves}))
    assert main(["dataset", str(game), "--into", str(file)]) == 0
    rows = pq.read_table(file).to_pylist()
    assert [row["text"] for row in rows] == ["Is it loud here, Player 1?", "Yes, very loud."]
    assert {row["player"] for row in rows} == {"player"}
    assert "wilhelmina" not in json.dumps(rows).lower()
    assert json.loads(rows[1]["view"])["talk"][0]["question"] == "Is it loud here, Player 1?"


def test_names_of_characters_and_stories_lose_names_too() -> None:
    picked = {"type": "PickCharacter", "character": "Bookworm", "name": "Wilhelmina"}
    clue = {"card": 1, "type": "motive", "name": "wilhelmina"}
    written = json.dumps({"cast": [picked], "row": [clue], "story": "Wilhelmina did it."})
    hidden = json.loads(typed_changed(written, partial(hide_names, names=["Wilhelmina"])))
    assert hidden["cast"] == [picked | {"name": "Player 1"}]
    assert (hidden["row"], hidden["story"]) == ([clue], "Player 1 did it.")
