"""Restoring bots from their own seat's part of the log."""

from spyhouse.live.bot_restore import restore_bot
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import SeatBot
from tests.table.table_builder import ATable
from tests.table.toy_game import Count


def test_bot_is_restored_in_a_seat_that_is_new() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim").started()
    a.plays("ida", 0, Count(1))
    a.does("ida", Rematch())
    a.does("ida", SeatBot(2, "easy"))
    a.started()
    _, table = restore_bot("KITE", a.log, 2, "easy")
    assert table.number == 2
