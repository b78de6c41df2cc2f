"""Logs and transcripts recorded by earlier builds.

Spyfall 3, Spy Guy 10, Spy Club 12, and Spycatcher 3 before one could name who starts.

What is proved: every entry of the logs is understood. A table folds to its last entry with all its people.
The finished game counts as finished. A game that today's rules do not play the same says so, and the host
can deal it again. The transcript of the finished game, which a server keeps beside the log, is read without
the rules: names, every moment, the outcome and the last scores are as they were.

What is not proved: that a running game of the earlier rules continues. It does if each of its moves does
today what the log says.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spyhouse.record.transcript import TranscriptHeader, TranscriptPlayer, TranscriptStep
from spyhouse.table.apply import apply, fold
from spyhouse.table.commands.host import Rematch
from spyhouse.table.decide import decide
from tests.golden.golden_files import FOLDER, read_log
from tests.table.table_builder import CONTEXT

EARLIER = FOLDER / "earlier"
LOGS = sorted(file for file in EARLIER.glob("*.jsonl") if ".game-" not in file.name)
GAMES = sorted(EARLIER.glob("*.game-*.jsonl"))
GAMES_OF = {"campaign": 2}
"""Number of finished games of a table, if not one."""
ENDS: dict[str, tuple[list[str], tuple[int, ...], dict[str, Any]]] = {
    "spyfall.game-1": (
        ["Ann", "Ben", "Cleo", "Pixel", "Marzipan"],
        (6, 1, 0, 1, 1),
        {"phase": "over", "scores": [6, 1, 0, 1, 1]},
    ),
    "spyfall-left.game-1": (
        ["Ann", "Ben", "Cleo", "Dov"],
        (0, 0, 0, 4),
        {"phase": "over", "scores": [0, 0, 0, 4]},
    ),
    "campaign.game-1": (
        ["Ann", "Ben", "Pixel"],
        (17, 17, 17),
        {"phase": "over", "turn": 18, "ended": "escape"},
    ),
    "campaign.game-2": (["Ann", "Ben", "Pixel"], (8, 8, 8), {"phase": "over", "turn": 14, "ended": "escape"}),
    "spyclub-2018.game-1": (
        ["Ann", "Ben", "Pixel"],
        (2, 2, 2),
        {"phase": "over", "turn": 22, "ended": "out_of_ideas"},
    ),
    "spycatcher.game-1": (
        ["Ann", "Ben", "Pixel", "Marzipan"],
        (1, 1, 0, 2),
        {"phase": "over", "waiting_for": []},
    ),
    "spyguy.game-1": (["Ann", "Ben", "Pixel"], (8, 8, 8), {"phase": "over", "moritz": 62, "turn": 14}),
}
"""By game: names, scores and final views."""


def test_all_earlier_logs_are_there() -> None:
    names = ["campaign", "spycatcher", "spyclub-2018", "spyfall-left", "spyfall", "spyguy"]
    assert [file.stem for file in LOGS] == names
    assert {file.stem for file in GAMES} == {*ENDS}


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_table_of_an_earlier_build_folds(file: Path) -> None:
    log = read_log(file)
    table = fold("KITE", log)
    assert table.seq == len(log)
    assert {person.name for person in table.seats.people.values()} >= {"Ann", "Ben"}
    assert table.last_finished == GAMES_OF.get(file.stem, 1)
    if table.stuck:
        assert "have changed since this game began" in table.stuck
        entry, secret = decide(table, Rematch(), table.seats.host, table.last_entry_ms, context=CONTEXT)
        apply(table, entry)
        apply(table, secret)
        assert not table.stuck


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_earlier_finished_game_keeps_its_outcome(file: Path) -> None:
    first, *lines = file.read_bytes().splitlines()
    head = msgspec.json.decode(b'{"format":2,' + first[1:], type=TranscriptHeader)
    moments = [msgspec.json.decode(line, type=TranscriptStep) for line in lines]
    names, scores, last = ENDS[file.stem]
    assert head.game.names == names
    for seat in (None, *range(len(names))):
        *_, end = TranscriptPlayer(head, seat).frames(moments)
        assert end.outcome is not None
        assert end.outcome.scores == scores
        assert end.view | last == end.view
