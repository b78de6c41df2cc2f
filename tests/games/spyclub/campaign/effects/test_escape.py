"""The escape marker, calm, and the movement cards."""

from typing import Any

import pytest

from spyhouse.games.spyclub.campaign import flow
from spyhouse.games.spyclub.campaign.engine.agenda import execute
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.campaign.record import CardInPlay
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.events import (
    Calmed,
    EscapeAdvanced,
    EventAverted,
    EventHappened,
    MovementChanged,
    SuspectStayed,
)
from spyhouse.games.spyclub.moves import UseCard
from spyhouse.games.spyclub.terms import DAYTIMES
from tests.games.spyclub.builders import kinds, only
from tests.games.spyclub.campaign.builders import a_desk, after
from tests.games.spyclub.campaign.effects.builders import CARD, Table, a_table, an_effect, push
from tests.games.spyclub.campaign.printed_text import instructions

SIDES: tuple[SideName, ...] = ("A", "B")


def in_set_up(table: Table, **words: Any) -> None:
    table.mosaic.running.setting_up = True
    execute(table.state, Frame(CARD, an_effect(**words)))
    table.mosaic.running.setting_up = False


def test_escape_marker_stops_at_bottom_and_can_end_case() -> None:
    table = a_table().with_escape(1)
    table.happens(do="escape", n=-3)
    assert table.state.escape == 0
    track = table.state.rules.level.track
    table.with_escape(track - 1).happens(do="escape", n=2)
    assert table.state.ended == "escape"


@pytest.mark.parametrize("side", ["A", "B"])
def test_60_escape_step_that_ends_case_removes_ticks(side: SideName) -> None:
    record = after(1, "motive", cards=(CardInPlay(3), CardInPlay(4), CardInPlay(60, side, None, 2)))
    desk = a_desk(record).until_the_case()
    b = desk.state
    b.escape = b.rules.level.track - 1
    push(b, 60, [an_effect(do="token", n=1)])
    flow.go_on(b)
    assert b.ended == "escape"
    assert desk.mosaic.cards[60].tokens == 0
    assert desk.mosaic.cards[60].side != side  # A turns because it has no ticks, B because its line says so


def test_in_set_up_cards_add_at_most_two_spaces() -> None:
    table = a_table()
    start = table.state.rules.level.escape
    for _ in range(3):
        in_set_up(table, do="escape", n=1)
    assert table.state.escape == start + 2


def test_a_calm_event_does_not_happen_and_the_next_one_does() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins").with_steps(1)
    table.happens(do="calm", what="event")
    told = table.end_turn()
    assert only(EventAverted, told).event == "sabotage"
    assert "EventHappened" not in kinds(told)
    assert not table.mosaic.on_table.calm


def test_one_calm_of_a_kind_may_wait() -> None:
    table = a_table().with_rule(do="action", name="hush", actions=0, then=[{"do": "calm", "what": "event"}])
    table.uses("hush")
    assert not any(type(move).__name__ == "UseCard" for move in table.state.legal(0))


def test_resting_suspect_shows_card_and_icon() -> None:
    table = a_table().with_steps(1, escape=True)
    before = table.state.pawn, table.state.escape
    table.happens(do="calm", what="move")
    told = table.end_turn()
    only(SuspectStayed, told)
    only(EscapeAdvanced, told)
    assert (table.state.pawn, table.state.escape) == (before[0], before[1] + 1)
    assert not [event for event in told if isinstance(event, EventHappened)]


def test_a_calm_icon_does_not_count_once() -> None:
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1, escape=True)
    before = table.state.escape
    table.happens(do="calm", what="escape")
    table.end_turn()
    assert (table.state.escape, table.mosaic.on_table.calm) == (before, frozenset())


def test_card_set_aside_returns_to_deck_and_set() -> None:
    table = a_table()
    only(MovementChanged, table.happens(do="time", n=1, set="night"))
    b = table.state
    assert b.box.movement[b.movement[-1]].daytime == "night"
    assert len(b.aside) == 2
    in_set_up(table, do="time", n=1, set="day")
    times = [DAYTIMES.index(b.box.movement[number].daytime) for number in b.movement]
    assert times == sorted(times)
    assert table.happens(do="time", n=1, set="night") == []


def test_prototype_ignores_an_escape_icon_instead_of_a_card_put_back() -> None:
    """CP-5: that edition sets no card aside, so nothing could come back."""
    table = a_table(edition="prototype")
    for number in (19, 114, 139, 164):
        for side in SIDES:
            printed = " ".join(line.text for line in instructions(number, side, "prototype"))
            assert "unused" not in printed
    assert only(Calmed, table.happens(do="time", n=1, set="night")).what == "escape"
    assert table.mosaic.on_table.calm == {"escape"}


def test_prototype_buys_five_more_minutes() -> None:
    """Regression: nobody could use 114A, because no card was set aside."""
    table = a_table(edition="prototype").with_card(84, tokens=1).with_card(114, lines=True)
    table.uses("five-more-minutes", 114)
    assert (table.mosaic.on_table.calm, table.tokens(84)) == (frozenset({"escape"}), 0)
    table.refused(UseCard(114, "five-more-minutes"), "be used again")


def test_setup_takes_three_cards_and_leaves_four_per_set() -> None:
    table = a_table()
    b = table.state
    before = len(b.movement)
    for _ in range(3):
        in_set_up(table, do="time", n=-2, set="night")
    nights = [number for number in b.movement if b.box.movement[number].daytime == "night"]
    assert len(nights) >= 4
    assert before - len(b.movement) <= 3
