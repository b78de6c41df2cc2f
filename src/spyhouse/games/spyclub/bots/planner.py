"""Planning of a turn: beam search over actions and teamwork, with probabilities for flips."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from spyhouse.games.spyclub import teamwork
from spyhouse.games.spyclub.board import SEEN_DOWN, Board
from spyhouse.games.spyclub.bots.evaluation import Odds, evaluate
from spyhouse.games.spyclub.legal import CONFIRM, INVESTIGATE, SCOUT, SHIFT_FOCUS
from spyhouse.games.spyclub.moves import ChooseSolution, CompareNotes, GetAdvice, Investigate
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import CARDS, DISTRACTION, EMPTY
from spyhouse.kernel import Move

ACTION_VALUE: Final = 14.0
"""Value of an unused action when plans of different length are compared."""
KNOWING: Final = 8.0
"""Value of having seen the other side of a card."""
GAMBLERS: Final = 4
"""Number of plans per step that are tried with a flip of an unknown card."""
LONGEST: Final = 9


@dataclass(slots=True)
class Plan:
    """A sequence of moves and the state after them."""

    value: float
    moves: tuple[Move, ...]
    state: SpyClub
    """The state after the moves, before the turn ends."""
    gamble: bool = False
    """Whether the last move flips an unknown card; the rest is planned after the flip."""


def best_plans(b: SpyClub, odds: Odds, width: int, count: int = 1, gamble: int = 2) -> list[Plan]:
    """Return the best plans for this turn, best first. `gamble` is the beam width behind a flip."""
    start = Plan(evaluate(b, odds), (), b)
    found = [start]
    beam = [start]
    known = {_key(b)}
    for _ in range(LONGEST):
        steps: list[Plan] = []
        for rank, plan in enumerate(beam):
            _expand(plan, odds, known, steps, found, gamble if rank < GAMBLERS else 0)
        if not steps:
            break
        beam = _prune_beam(steps, width)
        found += beam
    found.sort(key=lambda plan: -plan.value)
    return found[:count]


def _prune_beam(steps: list[Plan], width: int) -> list[Plan]:
    """Keep the best plans, at most half of them with the same number of actions left.

    Otherwise teamwork, which is free and has many ways, would crowd out plans that have begun to act.
    """
    steps.sort(key=_beam_score, reverse=True)
    beam: list[Plan] = []
    share = [max(1, width // 2)] * 10
    for plan in steps:
        if share[plan.state.actions] and len(beam) < width:
            share[plan.state.actions] -= 1
            beam.append(plan)
    return beam


def _beam_score(plan: Plan) -> float:
    return plan.value + ACTION_VALUE * plan.state.actions


def _expand(
    plan: Plan, odds: Odds, known: set[object], steps: list[Plan], found: list[Plan], gamble: int
) -> None:
    b = plan.state
    seat = b.active
    for move in steps_worth_trying(b, seat, odds.declined):
        if b.rules.is_barred(b, seat, move):
            continue
        if isinstance(move, Investigate):
            card = b.card(seat, move.slot)
            if not b.seen[card] & SEEN_DOWN or card > odds.limit:
                if gamble:
                    found.append(_gamble(plan, move, card, odds, gamble))
                continue
        twin = b.copy()
        twin.apply(seat, move, 0)
        if twin.phase == "solution":
            twin.apply(seat, ChooseSolution(0), 0)
        count = len(known)
        known.add(_key(twin))
        if len(known) == count:
            continue
        child = Plan(evaluate(twin, odds), (*plan.moves, move), twin)
        (steps if twin.phase == "actions" else found).append(child)


def _gamble(plan: Plan, move: Investigate, card: int, odds: Odds, width: int) -> Plan:
    """Plan a flip of an unknown card and the best continuation."""
    b = plan.state
    box = b.box
    placed = {b.up[other] >> 1 for other in range(CARDS) if b.seen[other] & SEEN_DOWN}
    fits = [face for face in box.with_name[box.name[b.up[card]]] if face >> 1 not in placed] or [b.up[card]]
    total = 0.0
    for face in fits:
        twin = b.copy()
        twin.up[card] = face
        twin.apply(b.active, move, 0)
        total += best_plans(twin, odds, width, gamble=0)[0].value
    return Plan(total / len(fits) + KNOWING, (*plan.moves, move), b, gamble=True)


def steps_worth_trying(b: Board, seat: int, declined: Collection[int] = ()) -> list[Move]:
    """Return the legal moves without equivalent and useless ones."""
    moves: list[Move] = []
    slots, kinds, up = b.slots, b.box.type, b.up
    hand = b.hands[seat * slots : (seat + 1) * slots]
    for slot, card in enumerate(hand):
        if card != EMPTY and ((b.actions and not b.flipped) or (b.flipped and not b.flipped >> slot & 1)):
            moves.append(INVESTIGATE[slot])
    if not b.actions:
        return moves
    rules, ideas, focus = b.rules, b.ideas[seat], b.focus[seat]
    targets = _row_targets(b)
    for slot, card in enumerate(hand):
        if card == EMPTY:
            continue
        kind = kinds[up[card]]
        if slot != focus:
            moves.append(SHIFT_FOCUS[slot])
        if kind != DISTRACTION and b.solved[kind] == EMPTY and rules.confirm_price(b, seat, slot) <= ideas:
            moves += [CONFIRM[slot][row] for there, row in targets if there != kind]
    empty = [slot for slot, card in enumerate(hand) if card == EMPTY][:1]
    for place in range(b.places()):
        if b.incoming_card(place) != EMPTY and rules.scout_price(b, place) <= ideas:
            moves += [SCOUT[slots][place][slot] for slot in (empty or range(slots))]
    for partner in teamwork.partners(b, seat):
        if partner not in declined:
            moves += _teamwork(b, seat, partner, hand)
    return moves


def _row_targets(b: Board) -> list[tuple[int, int]]:
    """Return one empty slot, and one slot per type in the row."""
    targets: dict[int, int] = {}
    guarded = b.rules.guarded_slots(b)
    for row, card in enumerate(b.row):
        if row not in guarded:
            targets.setdefault(b.box.type[b.up[card]] if card != EMPTY else EMPTY, row)
    return list(targets.items())


def _teamwork(b: Board, seat: int, partner: int, hand: list[int]) -> list[Move]:
    moves: list[Move] = []
    if b.ideas[partner]:
        moves.append(GetAdvice(partner, b.ideas[partner]))
    if len(b.given) >= 6:
        return moves
    theirs = b.hands[partner * b.slots : (partner + 1) * b.slots]
    given, kinds, up = teamwork.blocked_returns(b), b.box.type, b.up
    for mine, card in enumerate(hand):
        if card == EMPTY or (partner, card) in given:
            continue
        moves += [
            CompareNotes(partner, mine, other)
            for other, got in enumerate(theirs)
            if got != EMPTY and kinds[up[got]] != kinds[up[card]] and (seat, got) not in given
        ]
    return moves


def _key(b: Board) -> object:
    """Return a key that is equal for positions of equal value. The order in the row does not matter."""
    up = b.up
    key = [up[card] + 1 if card != EMPTY else 0 for card in b.row]
    key.sort()
    key += [up[card] + 1 if card != EMPTY else 0 for card in b.hands]
    key += [card + 1 for card in b.incoming]
    key += b.focus
    key += b.ideas
    key += (b.top, b.actions)
    return bytes(key), b.flipped
