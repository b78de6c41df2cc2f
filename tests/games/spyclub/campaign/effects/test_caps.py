"""CP-27: when a limit cuts off what a card says, the log says so, in every language."""

from typing import Any, get_args

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.engine.agenda import execute
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.campaign.record import CardInPlay
from spyhouse.games.spyclub.events import CapName, CapReached, EventHappened
from spyhouse.games.spyclub.moves import Confirm
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import Event
from tests.games.spyclub.builders import only
from tests.games.spyclub.campaign.builders import a_desk, after
from tests.games.spyclub.campaign.effects.builders import CARD, Table, a_table, an_effect
from tests.games.spyclub.campaign.test_single_cards import stops_over


def in_set_up(table: Table, **words: Any) -> list[Event]:
    table.state.emitted = []
    table.mosaic.running.setting_up = True
    execute(table.state, Frame(CARD, an_effect(**words)))
    table.mosaic.running.setting_up = False
    told, table.state.emitted = table.state.emitted, []
    return told


def caps_of(told: list[Event]) -> list[CapReached]:
    return [event for event in told if isinstance(event, CapReached)]


@pytest.mark.parametrize(
    ("times", "words", "told"),
    [
        (3, {"do": "ideas", "who": "starter", "n": 1}, CapReached(cap="ideas", most=4, by=CARD)),
        (2, {"do": "escape", "n": 1}, CapReached(cap="escape", most=2, by=CARD)),
        (3, {"do": "time", "n": -1, "set": "any"}, CapReached(cap="time", most=3, by=CARD)),
        (
            2,
            {"do": "mark", "kind": "wild", "where": "hands", "n": 1, "choose": "random"},
            CapReached(cap="marked", most=2, by=CARD),
        ),
        (2, {"do": "stock", "n": -3}, CapReached(cap="supply", most=9, by=CARD)),
    ],
    ids=["ideas", "escape", "time", "marked", "supply"],
)
def test_log_names_the_limit_of_the_set_up(times: int, words: dict[str, Any], told: CapReached) -> None:
    table = a_table(3)
    for _ in range(times):
        assert caps_of(in_set_up(table, **words)) == []
    assert caps_of(in_set_up(table, **words)) == [told]


def test_log_names_the_limit_of_seeded_cards_at_once() -> None:
    cards = (CardInPlay(147, "B"), CardInPlay(15, "B"), CardInPlay(116))
    desk = a_desk(after(1, "motive", cards=cards)).until_the_case()
    assert [(one.cap, one.most) for one in caps_of(desk.told)] == [("seeded", 2)]


@pytest.mark.parametrize(("n", "cap", "most"), [(3, "actions", 5), (-5, "few_actions", 1)])
def test_log_names_the_limit_of_actions(n: int, cap: CapName, most: int) -> None:
    running = a_table()
    told = only(CapReached, running.happens(do="extra_action", who="active", n=n, turns="this"))
    assert (told.cap, told.most, told.by) == (cap, most, CARD)
    waiting = a_table().with_rule(do="extra_action", when="during", who="each", n=n)
    waiting.end_turn()
    assert waiting.state.actions == most


def test_third_event_of_a_turn_is_announced_and_skipped() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Ants")
    table.mosaic.counters.events_now = 2
    told = stops_over(table, 0, 1)
    assert [one.cap for one in caps_of(told)] == ["events"]
    assert not any(isinstance(event, EventHappened) for event in told)


def test_special_cards_over_the_limit_are_announced() -> None:
    table = a_table().with_row("Dog", "Mom", "Hat", "Cake").with_hand(0, "Kite", "Neighbor", "Ants", focus=0)
    for row in (2, 3):
        table.with_mark("wild", table.state.row[row])
    table.with_mark("wild", table.card_of(0, 0))
    told = table.do(Confirm(0, 4))
    assert [(one.cap, one.most) for one in caps_of(told)] == [("special", 2)]
    assert table.state.solved == [EMPTY] * len(table.state.solved)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_limit_has_a_sentence(language: str) -> None:
    told = [GAME.describe_event(CapReached(cap=cap, most=2), [], language) for cap in get_args(CapName)]
    assert len({*told}) == len(told)
    assert all(told)
