"""The first log format, which must stay readable."""

from pathlib import Path

import msgspec
import pytest

from spyhouse import games
from spyhouse.record.export import decode_game
from spyhouse.record.verify import verify
from spyhouse.table.apply import apply, fold
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.server import Opened
from spyhouse.table.decide import decide
from spyhouse.table.log_codec import decode_row
from tests.golden.golden_files import FORMAT_1, read_log
from tests.table.table_builder import CONTEXT, export

LOGS = sorted(FORMAT_1.glob("*.jsonl"))
GAMES = sorted(FORMAT_1.glob("*.game-*.json"))


def named(path: Path) -> str:
    return path.name.removesuffix(path.suffix)


def test_every_game_was_recorded() -> None:
    assert {_opened(file).game for file in LOGS} == {"spyclub", "spyfall", "spyguy", "spycatcher"}


def _opened(file: Path) -> Opened:
    return msgspec.json.decode(read_log(file)[0].body, type=Opened)


@pytest.mark.parametrize("file", LOGS, ids=named)
def test_every_entry_is_understood(file: Path) -> None:
    for line in read_log(file):
        entry = decode_row(line)
        assert entry.format == 1
        assert msgspec.json.encode(entry.command) == line.body


@pytest.mark.parametrize("file", LOGS, ids=named)
def test_format_1_log_folds_under_changed_rules(file: Path) -> None:
    log = read_log(file)
    table = fold("KITE", log)
    assert table.seq == len(log)
    assert {person.name for person in table.seats.people.values()} >= {"Ann", "Ben"}
    if _opened(file).version == games.find(_opened(file).game).version:
        assert not table.stuck
    elif table.phase == "playing":
        assert "The rules of" in table.stuck  # nobody can vouch for it
        (entry, secret) = decide(table, Rematch(), "p1", table.last_entry_ms, context=CONTEXT)
        apply(table, entry)
        apply(table, secret)
        assert not table.stuck


@pytest.mark.parametrize("file", GAMES, ids=named)
def test_an_exported_game_is_understood(file: Path) -> None:
    game = decode_game(file.read_bytes())
    if game.version == games.find(game.game).version:
        assert "all legal" in verify(file.read_bytes())
        evening, number = named(file).split(".game-")
        exported = export("KITE", read_log(FORMAT_1 / f"{evening}.jsonl"), int(number))
        assert [move.move for move in decode_game(exported).moves] == [move.move for move in game.moves]


def test_campaign_continues_from_its_record() -> None:
    record = msgspec.json.decode((FORMAT_1 / "campaign.record.json").read_bytes())
    game = games.find("spyclub")
    state = game.new(3, "any", game.read_options({"campaign": record}))
    assert state.outcome() is None
    assert len(record["log"]) == 2
