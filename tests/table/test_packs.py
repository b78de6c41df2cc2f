"""Packs in a log: stored once, then referenced by id."""

from typing import Any

import msgspec
import pytest

from spyhouse import games
from spyhouse.kernel import Stop
from spyhouse.table.apply import apply, fold
from spyhouse.table.command import Command
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import Configure, SeatBot, Start
from spyhouse.table.commands.play import HostPlay
from spyhouse.table.commands.server import Joined, Opened
from spyhouse.table.decide import decide
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import encode_row
from spyhouse.table.pack_registry import MAX_PACKS
from spyhouse.table.table import Table
from tests.table.table_builder import CONTEXT


class Evening:
    """A table of Spyfall that measures its log."""

    def __init__(self) -> None:
        self.table, self.log = Table("KITE"), list[LogRow]()
        self.does("", Opened("spyfall", 0, {"rounds": 1}, "secret"))
        self.does("", Joined("p1", "Ida", "fox", "hash"))

    def does(self, person: str, command: Command) -> int:
        """Issue a command and return its bytes in the log."""
        entries = decide(self.table, command, person, 0, context=CONTEXT)
        lines = [encode_row(entry) for entry in entries]
        for entry in entries:
            apply(self.table, entry)
        self.log += lines
        return sum(len(line.body) for line in lines)

    def plays_in(self, pack: Any) -> int:
        size = self.does("p1", Configure({"pack": pack}))
        assert msgspec.to_builtins(self.table.options)["pack"] == pack
        assert fold("KITE", self.log).options == self.table.options
        return size


@pytest.fixture
def evening() -> Evening:
    return Evening()


def a_pack(name: str) -> Any:
    packs = games.find("spyfall").packs
    assert packs
    return {**msgspec.to_builtins(packs.default("en")), "name": name}


def test_pack_is_stored_once(evening: Evening) -> None:
    home, away = a_pack("Home"), a_pack("Away")
    first = [evening.plays_in(pack) for pack in (home, away)]
    again = [evening.plays_in(pack) for pack in (home, None, away, away, home)]
    assert min(first) > 10_000
    assert max(again) < 200


def test_rematch_and_configure_do_not_repeat_the_pack(evening: Evening) -> None:
    evening.plays_in(a_pack("Home"))
    for seat in range(3):
        evening.does("p1", SeatBot(seat, "easy"))
    sizes = [evening.does("p1", Configure({"rounds": 2})), evening.does("p1", Start())]
    evening.does("p1", HostPlay(msgspec.Raw(msgspec.json.encode(Stop()))))
    sizes.append(evening.does("p1", Rematch()))
    assert max(sizes) < 300
    assert fold("KITE", evening.log).options == evening.table.options


def test_a_table_remembers_its_latest_packs(evening: Evening) -> None:
    packs = [a_pack(f"Pack {number}") for number in range(MAX_PACKS + 1)]
    for pack in packs:
        evening.plays_in(pack)
    assert evening.plays_in(packs[1]) < 200
    assert evening.plays_in(packs[0]) > 10_000


def test_logs_with_packs_in_every_entry_stay_readable(evening: Evening) -> None:
    """Logs with full packs in every entry stay readable."""
    home = a_pack("Home")
    options = {**msgspec.to_builtins(evening.table.options), "pack": home}
    for seq in (3, 4):
        body = msgspec.json.encode({"do": {"type": "Configure", "options": {**options, "rounds": seq}}})
        evening.log.append(LogRow(seq, 0, "p1", "", body))
    table = fold("KITE", evening.log)
    assert msgspec.to_builtins(table.options) == {**options, "rounds": 4}
