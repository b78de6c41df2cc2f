"""Triggers: when they fire, how often, and who decides."""

from typing import Any

import pytest

from spyhouse.games.spyclub.events import CardFired, EscapeAdvanced, EventAverted, EventHappened
from spyhouse.games.spyclub.moves import (
    Accept,
    CompareNotes,
    Confirm,
    EndTurn,
    GetAdvice,
    Investigate,
    Refuse,
    Scout,
    ShiftFocus,
    UseCard,
)
from spyhouse.kernel import Move
from tests.games.spyclub.builders import kinds, only
from tests.games.spyclub.campaign.effects.builders import Table, a_table
from tests.games.spyclub.campaign.test_single_cards import stops_over

CALM = [{"do": "calm", "what": "event"}]
GAIN = [{"do": "ideas", "who": "starter", "n": 1}]


def quiet(**rule: Any) -> Table:
    """Build a table on which nothing else changes the starter's ideas."""
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants", focus=2, ideas=3)
    return table.with_rule(do="on", then=GAIN, **rule)


@pytest.mark.parametrize(
    ("event", "move"),
    [
        ("investigate", Investigate(0)),
        ("shift", ShiftFocus(0)),
        ("confirm", Confirm(2, 0)),
        ("scout", Scout(2, 0)),
        ("discard", Scout(2, 0)),
        ("turn_end", EndTurn()),
        ("turn_start", EndTurn()),
        ("movement", EndTurn()),
        ("suspect_stops", EndTurn()),
    ],
)
def test_trigger_fires_after_its_cause(event: str, move: Move) -> None:
    table = quiet(event=event).with_steps(1)
    assert only(CardFired, table.do(move)).event == event


def test_trades_and_advice_are_about_the_partner() -> None:
    table = (
        a_table()
        .with_hand(0, "Dog", "Kite", "Ants", focus=0)
        .with_hand(1, "Mom", "Hat", "Key", focus=0, ideas=2)
    )
    then = [{"do": "ideas", "who": "partner", "n": 1}]
    table.with_rule(do="on", event="trade", then=then).with_rule(do="on", event="advice", then=then)
    table.do(CompareNotes(1, 1, 1))
    assert table.ideas(1) == 3
    table.do(GetAdvice(1, 2))
    assert table.ideas(1) == 2


def test_an_exchange_is_also_a_confirm() -> None:
    table = a_table().with_hand(0, "Dog", "Kite", "Ants", focus=0, ideas=0).with_row("Hat")
    table.with_rule(do="on", event="confirm", then=GAIN).with_rule(do="on", event="exchange", then=GAIN)
    table.do(Confirm(0, 0))
    assert table.ideas(0) == 2


def test_a_filter_looks_at_the_face_that_lies_up() -> None:
    table = a_table().with_hand(0, "Dog", "Kite", "Ants", focus=0, ideas=3)
    table.with_rule(do="on", event="confirm", filter="distraction", then=GAIN)
    assert "CardFired" not in kinds(table.do(Confirm(0, 0)))
    assert "CardFired" in kinds(table.do(Confirm(1, 1)))


def test_at_most_once_a_turn_a_round_a_case() -> None:
    for limit, fired in (("turn", 2), ("round", 1), ("case", 1), ("", 4)):
        table = a_table().with_hand(0, "Kite", "Puddle", "Ants", focus=2, ideas=3)
        table.with_rule(do="on", event="investigate", limit=limit, then=GAIN)
        told = table.do(Investigate(0), Investigate(0))
        told += table.with_steps(1).end_turn()
        told += table.do(Investigate(0), Investigate(0))
        assert kinds(told).count("CardFired") == fired


def test_every_second_time() -> None:
    table = quiet(event="investigate", every=2)
    assert kinds(table.do(Investigate(0), Investigate(0), Investigate(0))).count("CardFired") == 1


def test_chains_stop_at_depth_three() -> None:
    table = a_table(difficulty="easy").with_escape(0)
    steps = [{"do": "escape", "n": -1}, {"do": "escape", "n": 1}]
    for _ in range(4):
        table.with_rule(do="on", event="escape_moves", then=steps)
    told = table.happens(do="escape", n=1)
    assert kinds(told).count("CardFired") == 4 + 4 * 3 + 4 * 3 * 2


def test_single_trigger_counts_as_a_chain_of_one() -> None:
    table = a_table().with_rule(do="on", event="escape_moves", then=[{"do": "escape", "n": 1}])
    told = table.happens(do="escape", n=1)
    assert kinds(told).count("EscapeAdvanced") == 2


def test_the_older_card_comes_first() -> None:
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants", ideas=1)
    table.with_rule(do="on", event="investigate", then=[{"do": "ideas", "who": "active", "n": -9}])
    table.with_rule(do="on", event="investigate", then=[{"do": "ideas", "who": "active", "n": 2}])
    table.do(Investigate(0))
    assert table.ideas(0) == 2


def test_an_offer_can_be_accepted_or_refused() -> None:
    for answer, gain in ((Accept(), 1), (Refuse(), 0)):
        table = quiet(event="investigate", optional=True)
        table.do(Investigate(0))
        table.answers(answer)
        assert table.ideas(0) == 3 + gain


def test_priced_offer_goes_to_owner_named_by_condition() -> None:
    table = a_table().with_hand(0, "Kite", "Dog", "Ants").with_steps(1).with_ideas(1, 2)
    table.with_rule(
        97,
        1,
        do="on",
        event="suspect_stops",
        pay=2,
        if_="victim!=owner",
        then=[{"do": "calm", "what": "event"}],
    )
    table.end_turn()
    assert table.state.to_act() == {1}
    only(EventAverted, table.answers(Accept()))
    assert table.ideas(1) == 0


def test_offer_skips_players_who_cannot_pay() -> None:
    table = a_table().with_hand(0, "Kite", "Dog", "Ants").with_steps(1).with_ideas(1, 1)
    table.with_rule(
        97,
        1,
        do="on",
        event="suspect_stops",
        pay=2,
        if_="victim!=owner",
        then=[{"do": "calm", "what": "event"}],
    )
    only(EventHappened, table.end_turn())


def test_the_suspect_passes_every_slot_the_last_included() -> None:
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants").with_steps(2)
    table.with_rule(do="on", event="suspect_passes", filter="distraction", then=GAIN)
    assert kinds(table.end_turn()).count("CardFired") == 2


def test_a_round_ends_after_the_turn_before_the_starting_players() -> None:
    table = a_table(2).with_rule(do="on", event="round_end", then=GAIN)
    fired = []
    for _ in range(4):
        told = table.end_turn()
        while table.state.phase not in ("actions", "over"):
            told += table.answers(table.state.legal(next(iter(table.state.to_act())))[0])
        fired.append(kinds(told).count("CardFired"))
    assert fired == [0, 1, 0, 1]


def test_the_first_card_of_sunset_changes_the_set() -> None:
    table = a_table().with_rule(do="on", event="set_change", then=GAIN)
    b = table.state
    days = [number for number in b.movement if b.box.movement[number].daytime == "day"]
    b.drawn = len(days) - 1
    assert "CardFired" not in kinds(table.end_turn())
    while b.phase != "actions":
        table.answers(b.legal(next(iter(b.to_act())))[0])
    assert "CardFired" in kinds(table.end_turn())


def test_full_tokens_fire_once_when_the_last_one_comes() -> None:
    table = a_table().with_card(112, tokens=4, lines=True)
    before = table.state.escape
    only(EscapeAdvanced, table.happens(do="token", n=1, card=112))
    assert table.happens(do="token", n=1, card=112) == []
    assert table.state.escape == before + 1


@pytest.mark.parametrize(
    ("card", "before", "after"), [(5, 6, 4), (6, 2, 0), (46, 1, 1), (47, 3, 3), (104, 2, 2)]
)
def test_now_lines_run_when_a_card_is_unlocked(card: int, before: int, after: int) -> None:
    """Regression: 5B could not turn back, because side A repeated its "Now" line."""
    table = a_table().with_card(card, "B", before)
    if before > after:
        table.happens(card, do="token", n=after - before)
    table.happens(card, do="turn_card", side="A")
    assert (table.mosaic.cards[card].side, table.tokens(card)) == ("A", after)


def test_52b_keeps_its_owner_when_turned_back() -> None:
    table = a_table().with_card(52, "B", owner=1)
    owner = table.mosaic.cards[52].owner
    table.happens(52, do="turn_card", side="A")
    assert table.mosaic.cards[52].owner == owner


def solved_but_the_suspect() -> Table:
    """Build a table on which player 0 solves the last aspect with `Confirm(0, 4)`."""
    table = a_table().with_solved("motive", "location", "crime", "object").with_last_movement("star")
    table.with_row("Dog", "Mom", "Cashier", "Librarian")
    return table.with_hand(0, "Neighbor", "Kite", "Ants", focus=0).with_ideas(0, 1)


def test_47a_solve_that_wins_the_case_puts_a_coin() -> None:
    table = solved_but_the_suspect().with_card(47, tokens=2, lines=True)
    table.do(Confirm(0, 4))
    assert (table.state.ended, table.tokens(47)) == ("success", 3)


def test_107a_counts_a_sabotage_that_ends_the_case() -> None:
    table = a_table().with_card(107, tokens=2, lines=True).with_hand(0, "Dog", "Kite", "Ants")
    for seat in range(3):
        table.with_ideas(seat, 0)
    table.with_supply(2)
    stops_over(table, 0, 0)
    assert (table.state.ended, table.tokens(107)) == ("out_of_ideas", 3)


def test_only_the_record_changes_after_the_case() -> None:
    """A state effect would wait for the set-up of the next case, and nobody can be asked."""
    table = solved_but_the_suspect().with_card(47, tokens=2)
    gain, coin = {"do": "ideas", "who": "each", "n": 1}, {"do": "token", "n": 1, "card": 47}
    table.with_rule(do="on", event="solve", then=[gain, coin])
    table.with_rule(do="on", event="solve", then=[coin], optional=True)
    table.do(Confirm(0, 4))
    assert table.tokens(47) == 3
    assert table.mosaic.later == ()
    assert table.mosaic.stage == "record"


def test_turning_a_card_changes_the_rules_at_once() -> None:
    table = a_table().with_card(83, tokens=3, lines=True).with_ideas(0, 2)
    table.uses("reason-with-max", 83)
    assert table.mosaic.cards[83].side == "B"
    assert not [move for move in table.state.legal(0) if isinstance(move, UseCard) and move.card == 83]
