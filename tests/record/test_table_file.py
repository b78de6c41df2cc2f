"""Table files: saved on a device, continued elsewhere, with the deal marked."""

import itertools
from typing import Any

import msgspec
import pytest

from spyhouse import games
from spyhouse.kernel import SpyhouseError
from spyhouse.record import table_file
from spyhouse.record.table_file import Importer, read_table, write_table
from spyhouse.record.transcript import transcribe
from spyhouse.record.verify import verify
from spyhouse.table.apply import apply, fold
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import Ready, SeatBot, Sit, Start
from spyhouse.table.commands.play import HostPlay
from spyhouse.table.commands.server import Joined, Opened
from spyhouse.table.commands.talk import Say
from spyhouse.table.decide import decide
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import encode_row
from spyhouse.table.table import Table
from tests.browser.evenings import Evening

NOW = 5_000
"""Server-clock time of the import; this server started after the game began."""


def imported(data: bytes, code: str = "OTTER") -> tuple[Importer, Table]:
    importer = Importer(code, read_table(data), NOW, map(str, itertools.count()), "server's secret")
    lines = importer.run()
    return importer, fold(code, lines)


def saved(evening: Evening) -> bytes:
    return write_table("KITE", evening.lines)


def half_played(name: str, number: int = 0, moves: int = 25) -> Evening:
    evening = Evening(name, number)
    for _ in range(moves):
        if evening.table.phase != "playing" or not evening.move():
            break
    return evening


def views(table: Table) -> list[bytes]:
    assert table.state is not None
    seats = range(len(table.seats.chairs))
    return [msgspec.json.encode(table.state.view(seat)) for seat in seats]


@pytest.mark.parametrize("name", games.names())
def test_unfinished_game_has_the_same_state_elsewhere(name: str) -> None:
    evening = half_played(name)
    importer, table = imported(saved(evening))
    before = evening.table
    assert (table.phase, table.code) == (before.phase, "OTTER")
    assert views(table) == views(before)
    assert table.state is not None
    assert before.state is not None
    assert table.state.deadline() == before.state.deadline()
    assert table.seats.chairs == before.seats.chairs
    assert table.clock.time(NOW) == before.clock.time(before.last_entry_ms)
    assert table.last_entry_ms == NOW
    assert table.asleep or table.phase != "playing"
    assert table.view().from_device
    assert importer.token_of == {"p1": "0"}
    assert table.seats.person_with("0") == "p1"


def with_bots(*commands: Any) -> list[LogRow]:
    """Return the file of a Spyfall table with Ann and three bots."""
    table, lines = Table("KITE"), []
    begin = [("", Opened("spyfall", 0, {}, "device's secret")), ("", Joined("p1", "Ann", "fox", "hash"))]
    seats = [("p1", Sit(0)), *(("p1", SeatBot(seat, "easy")) for seat in (1, 2, 3))]
    for number, (person, command) in enumerate([*begin, *seats, *commands]):
        for entry in decide(table, command, person, 1000 * number, f"c{number}" if person else ""):
            apply(table, entry)
            lines.append(encode_row(entry))
    return lines


def test_imported_bots_keep_their_names() -> None:
    lines = with_bots(("p1", Start("salt")))
    for code in ("OTTER", "HERON", "FALCON"):
        _, table = imported(write_table("KITE", lines), code)
        assert table.seats.chairs == fold("KITE", lines).seats.chairs
        assert views(table) == views(fold("KITE", lines))
    # Import the imported table again.
    importer, _ = imported(write_table("KITE", lines))
    _, again = imported(write_table("OTTER", importer.lines), "FALCON")
    assert views(again) == views(fold("KITE", lines))


def test_file_has_no_chat_and_no_token() -> None:
    data = write_table("KITE", with_bots(("p1", Say("hello"))))
    assert b"hello" not in data
    assert b'"hash"' not in data


def test_lobby_gets_a_secret_of_the_server_and_nobody_is_ready() -> None:
    _, table = imported(write_table("KITE", with_bots(("p1", Ready(True, "salt")))))
    assert (table.secret, table.view().from_device) == ("server's secret", False)
    assert not table.seats.chairs[0].ready


def test_only_games_dealt_on_the_device_are_marked() -> None:
    evening = half_played("spycatcher", moves=5)
    evening.do(HostPlay(msgspec.Raw(b'{"type":"Stop"}')), "p1")
    assert evening.table.phase == "over"
    importer, table = imported(saved(evening))
    assert table.view().from_device
    first = transcribe("OTTER", importer.lines).game
    assert "dealt on a device" in verify(msgspec.json.encode(first))
    assert "dealt on a device" not in verify(msgspec.json.encode(transcribe("KITE", evening.lines).game))

    class Outside:
        def new_secret(self) -> str:
            return "next"

        def away_s(self, person: str) -> float:
            return 0

    for entry in decide(table, Rematch(), "p1", NOW, "again", context=Outside()):
        apply(table, entry)
    assert not table.view().from_device


def changed(data: bytes, **fields: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(data), **fields})


def replaced(entries: Any, text: str, other: str) -> Any:
    whole = msgspec.json.encode(entries).replace(msgspec.json.encode(text), msgspec.json.encode(other))
    return msgspec.json.decode(whole)


def test_changed_files_are_refused() -> None:
    data = saved(half_played("spycatcher"))
    entries = msgspec.json.decode(data)["entries"]
    for harm in (
        lambda all: all[1:],
        lambda all: [],
        lambda all: all[:8] + all[9:],  # a move is missing
        lambda all: [*all[:-1], {**all[-1], "told": "00000000"}],
        lambda all: [*all, {"at": 0, "do": {"type": "BotPlayed", "seat": 0, "move": {"type": "Stop"}}}],
        lambda all: [*all, {"at": 0, "do": {"type": "Ticked"}}],
        lambda all: [*all, {"at": 0, "person": "p9", "do": {"type": "Pause"}}],
        lambda all: [*all, {"at": 0, "do": {"type": "NewSecret", "secret": "mine"}}],
        lambda all: replaced(all, "p1", "p\0"),
        lambda all: replaced(all, "p1", "\u202e1"),
    ):
        with pytest.raises(SpyhouseError):
            imported(changed(data, entries=harm(entries)))


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"[]", "no-saved-table"), (b'{"table":2}', "newer-file"), (b'{"table":1,"x":1}', "no-saved-table")],
)
def test_file_that_is_no_table_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(SpyhouseError) as refused:
        read_table(data)
    assert refused.value.code == code


def test_file_that_takes_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_file, "LONGEST_S", -1)
    with pytest.raises(SpyhouseError) as refused:
        imported(saved(half_played("spycatcher")))
    assert refused.value.code == "file-too-long"
