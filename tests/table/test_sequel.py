"""State that a game carries into its rematch."""

from typing import Any

import msgspec

from spyhouse.kernel import Stop
from spyhouse.record.verify import verify
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import Configure
from tests.table.table_builder import ATable, everything, export


def played(**options: Any) -> ATable:
    a = ATable(**options).with_people("Ida", "Karim").started()
    a.host_plays(Stop())
    return a


def again(a: ATable) -> ATable:
    a.does("ida", Rematch())
    return a


def test_the_rematch_starts_with_the_carried_options() -> None:
    a = again(played(pile=5, grows=3, clock=False))
    assert a.table.view().options == {"pile": 8, "clock": False, "no_pairs": False, "grows": 3}
    assert a.table.view().summary == "a pile of 8"
    a.started()
    assert a.sees("ida")[0].left == 8
    a.host_plays(Stop())
    assert again(a).table.view().options["pile"] == 11


def test_without_a_sequel_the_options_stay() -> None:
    assert again(played(pile=5)).table.view().options["pile"] == 5


def test_the_host_may_change_carried_options() -> None:
    a = again(played(pile=5, grows=3))
    a.does("ida", Configure({"pile": 2}))
    assert a.started().sees("ida")[0].left == 2


def test_carried_options_survive_replay_and_export() -> None:
    a = again(played(pile=5, grows=3)).started()
    assert everything(a.folded()) == everything(a.table)
    a.host_plays(Stop())
    exported = [export("KITE", a.log, number) for number in (1, 2)]
    assert [msgspec.json.decode(game)["options"]["pile"] for game in exported] == [5, 8]
    assert all("all legal" in verify(game) for game in exported)
