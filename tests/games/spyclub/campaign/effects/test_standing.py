"""Standing rules: actions, prices, bans, matches, gains, events, the suspect's steps, covers and pockets."""

import pytest

from spyhouse.games.spyclub.campaign.primitives.forbids import RefusalText
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.events import (
    CaseEnded,
    CluesUncovered,
    EventAverted,
    EventHappened,
    SuspectWalked,
    TurnBegan,
)
from spyhouse.games.spyclub.moves import (
    CompareNotes,
    Confirm,
    EndTurn,
    GetAdvice,
    Investigate,
    Scout,
    ShiftFocus,
    UseCard,
    UsePocket,
)
from tests.games.spyclub.builders import kinds, only
from tests.games.spyclub.campaign.effects.builders import CARD, Table, a_table

GAIN = [{"do": "ideas", "who": "active", "n": 1}]


def pass_on(table: Table) -> list[object]:
    told: list[object] = list(table.end_turn())
    while table.state.phase not in ("actions", "over"):
        told += table.answers(table.state.legal(next(iter(table.state.to_act())))[0])
    return told


# --- actions of cards


def test_action_charges_its_price() -> None:
    table = a_table().with_card(46, tokens=1).with_ideas(0, 2)
    table.with_rule(46, do="action", name="treat", actions=1, ideas=1, tokens=1, then=GAIN)
    table.uses("treat", 46)
    assert (table.state.actions, table.ideas(0), table.tokens(46)) == (2, 2, 0)
    table.refused(UseCard(46, "treat"), "from the card")


def test_free_step_needs_the_players_own_turn() -> None:
    table = a_table().with_rule(do="action", name="think", actions=0, limit="turn", then=GAIN)
    table.state.actions = 0
    table.uses("think")
    table.refused(UseCard(CARD, "think"), "again")
    pass_on(table)
    assert table.allows(UseCard(CARD, "think"))


def test_only_the_owner_uses_a_card_that_says_so() -> None:
    table = a_table().with_rule(9, 1, do="action", name="blast", actions=0, who="owner", then=GAIN)
    table.refused(UseCard(9, "blast"), "owner")
    assert table.with_active(1).allows(UseCard(9, "blast"))


def test_an_action_that_could_do_nothing_is_not_legal() -> None:
    back = [{"do": "escape", "n": -1}]
    table = a_table().with_escape(0).with_rule(do="action", name="back", actions=0, then=back)
    table.refused(UseCard(CARD, "back"), "do anything")


def test_more_and_fewer_actions_are_added_and_then_clamped() -> None:
    table = a_table()
    for _ in range(5):
        table.with_rule(do="extra_action", who="each", n=1)
    assert table.state.rules.actions(table.state, 0) == 5
    for _ in range(9):
        table.with_rule(do="extra_action", who="each", n=-1)
    assert table.state.rules.actions(table.state, 0) == 1


def test_an_action_more_in_this_turn_and_one_for_the_next_player() -> None:
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1)
    table.happens(do="extra_action", who="active", n=1, turns="this")
    assert table.state.actions == 4
    table.happens(do="extra_action", who="left", n=1, turns="this")
    pass_on(table)
    assert (table.state.active, table.state.actions) == (1, 4)


def test_one_action_less_in_everybodys_first_turn() -> None:
    table = a_table(2).with_rule(do="extra_action", who="each", n=-1, turns="first")
    actions = []
    for _ in range(3):
        pass_on(table)
        actions.append(table.state.actions)
    assert actions == [2, 3, 3]


# --- prices and gains


def test_prices_add_up_to_at_least_0() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins", focus=0)
    table.with_rule(do="cost", of="confirm", n=-2).with_rule(do="cost", of="confirm", n=1)
    assert [table.state.rules.confirm_price(table.state, 0, slot) for slot in range(3)] == [0, 0, 1]
    table.with_rule(do="cost", of="confirm", n=3)
    assert table.state.rules.confirm_price(table.state, 0, 0) == 2


def test_an_exchange_has_a_price_of_its_own() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins", focus=0, ideas=0).with_row("Hat")
    table.with_rule(do="cost", of="exchange", n=1)
    assert table.allows(Confirm(0, 1))
    assert not table.allows(Confirm(0, 0))


def test_only_the_first_of_a_turn_is_cheaper() -> None:
    table = a_table().with_ideas(0, 4).with_rule(do="cost", of="scout_top", n=-1, first=True)
    usual = table.state.rules.top
    assert table.state.rules.scout_price(table.state, 0) == usual - 1
    table.do(Scout(0, 0))
    assert table.state.rules.scout_price(table.state, 0) == usual


def test_a_type_can_cost_more() -> None:
    table = a_table().with_hand(0, "Hat", "Mom", "Twins", focus=0, ideas=0)
    table.with_rule(do="cost", of="confirm", n=1, filter="type:object")
    table.refused(Confirm(0, 0), "costs one idea")


def test_trading_with_the_favourite_costs_an_idea() -> None:
    table = a_table().with_hand(0, "Dog", "Kite", "Ants", focus=0, ideas=1)
    table.with_hand(1, "Mom", "Hat", "Key", focus=0)
    table.with_rule(102, 1, do="cost", of="trade", n=1, if_="partner=owner")
    table.do(CompareNotes(1, 0, 0))
    assert table.ideas(0) == 0
    table.refused(CompareNotes(1, 1, 1), "costs one idea")


def test_shift_gain_is_never_negative() -> None:
    table = a_table().with_hand(0, "Kite", "Mom", "Hat", focus=2, ideas=0)
    table.with_rule(do="focus_gain", n=2, filter="distraction", first=True)
    table.with_rule(do="focus_gain", n=-3, filter="type:suspect")
    table.do(ShiftFocus(0))
    assert table.ideas(0) == 2
    table.do(ShiftFocus(1))
    assert table.ideas(0) == 2


# --- bans and matches


def test_forbidden_action_is_not_legal_but_passing_is() -> None:
    table = a_table()
    for what in ("investigate", "shift", "confirm", "scout", "teamwork"):
        table.with_rule(do="forbid", what=what)
    assert table.state.legal(0) == [EndTurn()]
    table.refused(Investigate(0), "allow that now")


def test_a_step_that_is_barred_names_its_card() -> None:
    table = a_table().with_hand(0, "Dog", "Mom", "Twins", focus=0)
    table.with_mark("locked", table.card_of(0, 1)).with_rule(do="forbid", what="shift")
    view = table.state.view(0).table
    assert view
    why = {one.move: (one.card, one.why) for one in view.barred}
    assert why[Investigate(1)] == (3, RefusalText("spyclub-card-locks", {"card": 3}))
    assert why[ShiftFocus(1)] == (CARD, RefusalText("spyclub-card-forbids", {"card": CARD}))
    assert not {one.move for one in view.barred} & set(table.state.legal(0))


def test_a_rule_says_where_on_the_table_it_acts() -> None:
    table = a_table()
    table.happens(do="forbid", what="scout", who="active", until="turn")
    view = table.state.view(0).table
    assert view
    assert [(one.rule, one.acts) for one in view.standing] == [("action", ""), ("forbid", "incoming")]


def test_step_is_forbidden_beyond_its_limit_per_turn() -> None:
    table = a_table().with_rule(do="forbid", what="scout", over=1).with_ideas(0, 4)
    right = table.state.places() - 1
    table.do(Scout(right, 0))
    assert not any(isinstance(move, Scout) for move in table.state.legal(0))


def test_turn_prohibition_ends_with_the_turn() -> None:
    table = a_table()
    table.happens(do="forbid", what="investigate", who="active", until="turn")
    table.refused(Investigate(0), "allow that now")
    pass_on(table)
    assert table.allows(Investigate(0))


def test_round_prohibition_follows_the_player() -> None:
    table = a_table(2)
    table.happens(do="forbid", what="shift", who="active", until="round")
    pass_on(table)
    assert any(isinstance(move, ShiftFocus) for move in table.state.legal(1))
    pass_on(table)
    assert any(isinstance(move, ShiftFocus) for move in table.state.legal(0))


def test_teamwork_without_a_match_for_a_price_once_a_round() -> None:
    table = a_table().with_hand(0, "Dog", "Kite", "Ants", focus=0, ideas=2)
    table.with_hand(1, "Hat", "Key", "Cake", focus=0, ideas=2)
    table.with_rule(do="match", rule="any", pay=1, limit="round")
    table.do(GetAdvice(1, 1))
    assert (table.ideas(0), table.ideas(1)) == (2, 1)
    assert not table.allows(GetAdvice(1, 1))


def test_a_real_match_uses_up_no_rule() -> None:
    table = a_table().with_hand(0, "Dog", "Kite", "Ants", focus=0, ideas=2)
    table.with_hand(1, "Mom", "Key", "Cake", focus=0, ideas=2)
    table.with_rule(do="match", rule="any", pay=1, limit="round")
    table.do(GetAdvice(1, 1))
    assert table.ideas(0) == 3
    assert not table.mosaic.counters.used


def test_neighbours_distractions_and_solved_types_match() -> None:
    table = a_table(4).with_hand(0, "Kite", "Dog", "Mom", focus=0)
    table.with_hand(2, "Ants", "Hat", "Key", focus=0)
    rules = table.state.rules
    assert not rules.match(table.state, 0, 2)
    table.with_rule(do="match", rule="neighbours")
    assert rules.match(table.state, 0, 1)
    assert not rules.match(table.state, 0, 2)
    table.with_rule(do="match", rule="distractions")
    assert rules.match(table.state, 0, 2)
    table.state.focus[0] = table.state.focus[2] = 1
    assert not rules.match(table.state, 0, 2)
    table.with_solved("suspect", "object").with_rule(do="match", rule="solved_types")
    assert rules.match(table.state, 0, 2)


def test_empty_slots_never_match() -> None:
    table = a_table().with_hand(0, None, "Dog", "Mom", focus=0).with_rule(do="match", rule="any")
    assert not table.state.rules.match(table.state, 0, 1)


# --- events


def test_events_change_one_step_and_the_older_card_decides() -> None:
    table = a_table().with_hand(0, "Kite", "Dog", "Ants").with_steps(1)
    table.with_rule(do="change_event", event="sabotage", to="decoy")
    table.with_rule(do="change_event", event="decoy", to="roadblock")
    table.with_rule(do="change_event", event="sabotage", to="none")
    assert only(EventHappened, table.end_turn()).event == "decoy"


@pytest.mark.parametrize(("card", "side"), [(105, "A"), (170, "B")])
def test_61b_fatigue_turned_roadblock_does_not_happen(card: int, side: SideName) -> None:
    table = a_table().with_card(card, side, lines=True).with_card(61, "B", lines=True)
    table.with_hand(0, "Kite", "Hat", "Ants").with_steps(1)
    averted = only(EventAverted, table.end_turn())
    assert (averted.event, averted.by) == ("roadblock", card)


def test_61b_10a_replaced_event_counts_as_first_decoy() -> None:
    table = a_table().with_card(10, lines=True).with_card(61, "B", lines=True)
    b = table.with_hand(0, "Love", "Cabin", "Hat").state
    at = [b.position(0, slot) for slot in range(3)]
    assert [b.rules.event_at(b, position) for position in at] == ["nothing", "fatigue", "roadblock"]


@pytest.mark.parametrize(
    ("card", "side", "action", "tokens"), [(47, "A", "buy-time", 4), (104, "A", "eat-a-slice", 3)]
)
def test_action_is_not_sold_at_the_action_limit(card: int, side: SideName, action: str, tokens: int) -> None:
    table = a_table().with_card(card, side, tokens, lines=True)
    table.happens(do="extra_action", who="active", n=1, turns="this")
    assert table.allows(UseCard(card, action))
    table.happens(do="extra_action", who="active", n=1, turns="this")
    table.refused(UseCard(card, action), "do anything")


@pytest.mark.parametrize(("focused", "thrown"), [("Dog", True), (None, False)])
def test_62b_throws_no_dice_for_an_empty_focus(focused: str | None, thrown: bool) -> None:
    """The dice mark the card in focus or flip it."""
    table = a_table().with_card(62, "B", lines=True).with_hand(0, focused, "Kite", "Ants", focus=0)
    table.with_ideas(0, 2)
    assert table.allows(UseCard(62, "snap")) == thrown


def test_141b_gives_nothing_at_the_action_limit() -> None:
    table = a_table().with_card(141, "B", owner=0, lines=True)
    assert table.allows(UseCard(141, "serve-it"))
    table.happens(do="extra_action", who="active", n=2, turns="this")
    table.refused(UseCard(141, "serve-it"), "do anything")


def test_first_event_of_a_case_is_cancelled() -> None:
    table = a_table().with_rule(do="change_event", event="decoy", to="none", limit="case").with_escape(0)
    table.with_hand(0, "Kite", "Cabin", "Ants").with_steps(1)
    assert only(EventAverted, table.end_turn()).by == CARD
    assert table.state.rules.event_at(table.state, 1) == "decoy"


def test_event_sizes_add_up_and_stay_positive() -> None:
    table = a_table()
    rules, b = table.state.rules, table.state
    usual = rules.event_size(b, "decoy")
    for _ in range(4):
        table.with_rule(do="event_size", event="decoy", n=1)
    assert rules.event_size(b, "decoy") == usual + 4
    for _ in range(9):
        table.with_rule(do="event_size", event="decoy", n=-1)
    assert rules.event_size(b, "decoy") == 0


def test_suspect_walks_at_least_one_step_reversed_at_night() -> None:
    table = a_table().with_rule(do="suspect_step", n=-9)
    assert len(table.state.rules.suspect_path(table.state, 3)) == 1
    table = a_table().with_rule(do="suspect_step", n=4).with_rule(do="suspect_step", dir="ccw", set="night")
    path = table.state.rules.suspect_path(table.state, 3)
    assert path == [1, 2, 3, 4, 5, 6, 7]
    b = table.state
    b.drawn = len(b.movement)
    assert table.state.rules.suspect_path(table.state, 3)[0] == len(b.hands) - 1


def test_suspect_walks_that_far_in_play() -> None:
    table = a_table().with_rule(do="suspect_step", n=1).with_steps(2)
    assert len(only(SuspectWalked, table.end_turn()).path) == 3


# --- covers and pockets


def test_a_covered_clue_is_hidden_until_it_is_drawn_or_peeked_at() -> None:
    table = a_table().with_rule(do="cover", place="top").with_ideas(0, 4)
    table.do(Scout(0, 0))
    assert table.view.incoming[0].clue is None
    assert table.allows(Scout(0, 1))
    table.happens(do="peek", where="deck_top", n=1)
    assert table.view.incoming[0].clue is not None


def test_covered_cards_vary_in_imagined_states() -> None:
    import random

    table = a_table().with_rule(do="cover", place="top").with_ideas(0, 4)
    table.do(Scout(0, 0))
    rng = random.Random(3)
    tops = {table.state.imagine(None, rng).up[table.state.top] for _ in range(20)}
    assert len(tops) > 5


def test_a_pocket_takes_a_card_and_gives_it_back() -> None:
    table = a_table().with_rule(do="pocket", who="each", size=1, actions=1)
    card = table.card_of(0, 0)
    table.do(UsePocket(CARD, 0, None))
    assert (table.mosaic.on_table.pockets[CARD], table.state.actions) == ((card,), 2)
    table.refused(UsePocket(CARD, 1, None), "hold a clue")
    other = table.card_of(0, 1)
    table.do(UsePocket(CARD, 1, card))
    assert (table.card_of(0, 1), table.mosaic.on_table.pockets[CARD]) == (card, (other,))
    table.do(UsePocket(CARD, 0, other))
    assert table.mosaic.on_table.pockets[CARD] == ()


def test_pocketed_card_is_a_loose_end() -> None:
    table = a_table().with_rule(do="pocket", who="each", size=1, actions=1)
    card = table.card_of(0, 0)
    table.do(UsePocket(CARD, 0, None))
    table.state.escape = table.state.rules.level.track - 1
    ended = only(CaseEnded, table.happens(do="escape", n=1))
    assert card in [clue.card for clue in ended.loose_ends]


def test_uncovering_a_clue_ends_undo() -> None:
    """SC-41."""
    table = a_table().with_rule(do="cover", place="top").with_ideas(0, 4)
    table.do(Scout(0, 0))
    assert only(CluesUncovered, table.do(Scout(0, 1))).reveals


def test_turn_began_is_emitted_once() -> None:
    table = a_table().with_hand(0, "Kite", "Puddle", "Ants").with_steps(1)
    assert only(TurnBegan, table.end_turn()).seat == 1
    assert kinds(table.do(Investigate(0))) == ["Flipped"]
