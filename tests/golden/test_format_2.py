"""Recorded sessions: each log folds, byte for byte, to what everyone saw.

Raise the game's version if moves do something else; not if only views change. In both cases run `make golden`
and read the difference.
"""

import dataclasses
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from spyhouse import games
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.kernel import Options, State
from spyhouse.record.transcript import transcribe
from spyhouse.table.apply import fold
from spyhouse.table.commands.lobby import Start
from spyhouse.table.commands.play import GameMove
from spyhouse.table.commands.server import Opened
from spyhouse.table.log_codec import decode_row
from tests.golden.golden_files import FORMAT_2, as_text, read_log
from tests.golden.scripts import EVENINGS

LOGS = sorted(file for file in FORMAT_2.glob("*.jsonl") if ".game-" not in file.name)


def opened(file: Path) -> Opened:
    first = decode_row(read_log(file)[0]).command
    assert isinstance(first, Opened)
    return first


def of_todays_rules(file: Path) -> bool:
    recorded, today = opened(file).version, games.find(opened(file).game).version
    if recorded != today:
        warnings.warn(f"{file.name} is of version {recorded}, not {today}: `make golden`", stacklevel=2)
    return recorded == today


def finished(file: Path) -> Iterator[tuple[int, Path]]:
    for game in sorted(FORMAT_2.glob(f"{file.stem}.game-*.jsonl")):
        found = re.search(r"game-(\d+)", game.name)
        assert found
        yield int(found[1]), game


def test_every_evening_is_recorded() -> None:
    assert {file.stem for file in LOGS} == {*EVENINGS}


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_log_folds_byte_for_byte_to_its_transcripts(file: Path) -> None:
    check(file)


def check(file: Path) -> None:
    log = read_log(file)
    table = fold("KITE", log)
    assert table.seq == len(log), "people and chairs are readable whatever became of the rules"
    if of_todays_rules(file):
        assert not table.stuck, "moves do something else: raise the version of the game, then `make golden`"
        why = "people see something else; if that is meant, `make golden` and read the difference"
        assert [number for number, _ in finished(file)] == table.verified_games, why
        for number, recorded in finished(file):
            assert as_text(transcribe("KITE", log, number)) == recorded.read_bytes(), why


def test_changed_moves_without_new_version_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    file = FORMAT_2 / "spyfall-left.jsonl"
    game = games.find(opened(file).game)

    def otherwise(seats: int, seed: str, options: Options) -> State:
        return game.start(seats, f"{seed}, shuffled once more", options)

    changed = dataclasses.replace(game, start=otherwise)
    monkeypatch.setattr(games, "find", lambda name: changed)
    if of_todays_rules(file):
        with pytest.raises(AssertionError, match="raise the version"):
            check(file)
    changed = dataclasses.replace(changed, version=game.version + 1)
    with pytest.warns(match="make golden"):
        check(file)


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_every_move_has_its_fingerprint(file: Path) -> None:
    entries = [decode_row(line) for line in read_log(file)]
    assert {entry.format for entry in entries} <= {2, 3}
    assert all(entry.fingerprint for entry in entries if isinstance(entry.command, GameMove | Start))


def test_recordings_cover_the_main_commands() -> None:
    lived = {type(decode_row(line).command).__name__ for file in LOGS for line in read_log(file)}
    assert lived >= {
        "Undo", "Pause", "Resume", "BotPlayed", "BotTold", "Stand", "Remove", "HostPlay", "Rematch", "Slept",
        "Woke", "Ticked", "Play", "Say", "React",
    }  # fmt: skip


def test_every_campaign_module_was_in_force() -> None:
    modules = {card.number: card.module for card in load_deck().card}
    seen: set[str] = set()
    for file in LOGS:
        for _, game in finished(file):
            head = game.read_bytes().split(b"\n", 1)[0]
            options = msgspec.json.decode(head)["game"]["options"]
            campaign = options.get("campaign") or {}
            seen |= {modules.get(card["number"], "") for card in campaign.get("cards", ())}
    assert seen >= {*load_deck().index()}
