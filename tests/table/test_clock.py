"""The table clock: milliseconds of play, independent of the server clock."""

import pytest

from spyhouse.table.clock import Clock
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import Start
from spyhouse.table.commands.play import Ticked
from spyhouse.table.commands.server import Slept, Woke
from spyhouse.table.errors import Refused
from tests.table.table_builder import ATable
from tests.table.toy_game import TURN_MS, Count


def test_clock_counts_only_while_running() -> None:
    clock = Clock()
    assert (clock.time(500), clock.when(100)) == (0, None)
    clock.run(1_000)
    assert (clock.time(1_300), clock.when(400)) == (300, 1_400)
    clock.stop(1_300)
    assert (clock.time(9_000), clock.when(400)) == (300, None)
    clock.run(9_000)
    assert (clock.time(9_001), clock.when(400)) == (301, 9_100)


def test_clock_starts_at_0_with_each_game() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim").after(7_777).started()
    assert a.table.clock.time(a.now) == 0
    assert a.table.due() == 7_777 + TURN_MS
    a.after(500).plays("ida", 0, Count(1))
    assert a.table.due() is None
    assert a.table.clock.time(a.now + 99_999) == 500
    a.does("ida", Rematch())
    a.after(1_000).does("ida", Start())
    assert a.table.clock.time(a.now + 5) == 5


def test_the_clock_ticks_when_due_and_not_before() -> None:
    a = ATable().with_people("Ida", "Karim").started().after(TURN_MS - 1)
    with pytest.raises(Refused, match="Time isn.t up"):
        a.server(Ticked())
    told = a.after(1).server(Ticked())
    assert (a.table.phase, told.at, told.effect.table_changed) == ("over", TURN_MS, True)


def test_clock_stops_while_the_table_sleeps() -> None:
    a = ATable().with_people("Ida", "Karim").started().after(3_000)
    a.server(Slept())
    assert (a.table.due(), a.table.view().asleep) == (None, True)
    a.after(1_000_000)
    with pytest.raises(Refused, match="It wakes up when someone comes in"):
        a.plays("ida", 0, Count(1))
    a.server(Woke())
    assert a.table.clock.time(a.now) == 3_000
    assert a.table.due() == a.now + TURN_MS - 3_000


def test_clock_never_runs_backwards() -> None:
    a = ATable().with_people("Ida", "Karim").after(1_000).started().after(2_000)
    a.plays("ida", 0, Count(1))
    told = a.after(-1_500).plays("karim", 1, Count(1))
    assert told.at == 2_000


def test_no_deadline_means_nothing_due() -> None:
    assert ATable(clock=False).with_people("Ida", "Karim").started().table.due() is None
