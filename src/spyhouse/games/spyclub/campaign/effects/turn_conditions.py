"""Conditions about the turn, the suspect and the figures; those about the campaign are in conditions.py."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.conditions import test
from spyhouse.games.spyclub.campaign.effects.figures import sits_with
from spyhouse.games.spyclub.campaign.effects.standing import clamp
from spyhouse.games.spyclub.campaign.grammar import Condition, compare
from spyhouse.games.spyclub.campaign.mosaic import opened, seat_of
from spyhouse.games.spyclub.words import EVENT_OF, Daytime


@test("events")
def _events(b: Board, card: int, condition: Condition) -> bool:
    return compare(opened(b).tally.events, condition)


@test("escape")
def _escape(b: Board, card: int, condition: Condition) -> bool:
    return compare(b.escape, condition)


@test("set")
def _set(b: Board, card: int, condition: Condition) -> bool:
    return daytime(b) == condition.about


def daytime(b: Board) -> Daytime:
    """The set on top: that of the movement card revealed last."""
    last = b.last_movement()
    return last.daytime if last else "day"


@test("zero_ideas")
def _zero_ideas(b: Board, card: int, condition: Condition) -> bool:
    return b.ideas[b.active] == 0


@test("first_turn")
def _first_turn(b: Board, card: int, condition: Condition) -> bool:
    return opened(b).tally.turns[b.active] <= 1


@test("before_shift")
def _before_shift(b: Board, card: int, condition: Condition) -> bool:
    return not opened(b).tally.steps.get("shift")


@test("actions_left")
def _actions_left(b: Board, card: int, condition: Condition) -> bool:
    m = opened(b)
    return compare(m.tally.actions_left if m.running.between_turns else b.actions, condition)


@test("actions_used")
def _actions_used(b: Board, card: int, condition: Condition) -> bool:
    m = opened(b)
    return compare(
        clamp(m.tally.turn_actions) - (m.tally.actions_left if m.running.between_turns else b.actions),
        condition,
    )


@test("no_teamwork")
def _no_teamwork(b: Board, card: int, condition: Condition) -> bool:
    return not opened(b).tally.steps.get("teamwork")


@test("lock_taken")
def _lock_taken(b: Board, card: int, condition: Condition) -> bool:
    return opened(b).tally.lock_taken


@test("used")
def _used(b: Board, card: int, condition: Condition) -> bool:
    """An action of this card, in this turn; at the end of a round, since the last one."""
    m = opened(b)
    at_round_end = m.running.context.occasion is not None and m.running.context.occasion.name == "round_end"
    return card in (m.tally.used_cards_by_round if at_round_end else m.tally.used_cards)


@test("last_event_type")
def _last_event_type(b: Board, card: int, condition: Condition) -> bool:
    occasion = opened(b).running.context.occasion
    return occasion is not None and EVENT_OF[b.box.type[occasion.face]] == opened(b).tally.last_event


@test("active")
def _active(b: Board, card: int, condition: Condition) -> bool:
    return b.active == _owner(b, card)


@test("victim")
def _victim(b: Board, card: int, condition: Condition) -> bool:
    """The player the occasion is about; `:` asks for a figure with them, `=` for the owner."""
    occasion = opened(b).running.context.occasion
    seat = occasion.seat if occasion else b.spot(b.pawn).seat
    if condition.about:
        return sits_with(b, condition.about, seat)
    return (seat == _owner(b, card)) == (condition.relation == "=")


test("partner")(_victim)


@test("with")
def _with(b: Board, card: int, condition: Condition) -> bool:
    return sits_with(b, condition.about, b.active)


def _owner(b: Board, card: int) -> int | None:
    return seat_of(b, opened(b).cards[card].owner)
