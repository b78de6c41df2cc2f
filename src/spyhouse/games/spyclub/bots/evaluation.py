"""Evaluation of a position at the end of a turn, from what a bot knows.

What counts is the effort that is left, in actions, until all aspects are solved, and how near the case
is to each of its bad ends. A thousand points are a case won or lost. Nothing here looks at a face that
was not seen: where one is not known, the odds of what it may be stand in for it.
"""

from collections.abc import Collection
from math import exp
from typing import Final

from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP, Board
from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.refill import refill_hands, refill_incoming
from spyhouse.games.spyclub.terms import (
    CARDS,
    CRIME,
    DISTRACTION,
    EMPTY,
    FACES,
    LOCATION,
    MOTIVE,
    OBJECT,
    SUSPECT,
)

WON: Final = 1000.0
LOST: Final = -1000.0
EFFORT: Final = 20.0
"""Value of an action that is no longer needed."""
STRANGER: Final[tuple[float, ...]] = (3.5, 3.3, 3.1, 2.8, 2.6)
"""By aspect: actions for a card that is not in sight yet. Motives are hard to get."""
SOLVED: Final = 90.0
"""Value of a solved aspect in addition to the effort it took.

Effort counts a card for both of its faces, so the last cards of an aspect seem expensive.
"""
IN_A_ROW: Final[tuple[float, ...]] = (0.0, 0.0, 6.0, 18.0, 40.0, 40.0)
"""By number of cards of an open aspect in the row: their value."""
IN_VAIN: Final = 0.25
"""Factor on both if the case is lost, so that bots do not give up."""
HOLDING_UP: Final = 1.7
"""Factor on the cost of a card not in sight if the row has to wait for it."""
FROM_HAND: Final = 1.1
A_TURN_AWAY: Final = 0.1
A_SLOT_AWAY: Final = 0.12
TO_FLIP: Final = 0.45
ARRIVING: Final = 0.65
NOT_SEEN: Final = 0.2
LATER: Final = 0.3
"""Extra cost for cards of aspects that have to wait for another one."""
HELD: Final[tuple[float, ...]] = (0.0, 9.0, 16.0, 21.0, 24.0, 25.5, 26.5, 27.0, *(27.0,) * 11)
"""By number of ideas: their value to a player. The first ones are worth most."""
ACTIONS_A_TURN: Final = 3.0
DECOYS_A_TURN: Final = 0.1
PER_TURN: Final = 0.35
"""Ideas that the suspect takes per turn if the team is careful."""


class Odds:
    """Probabilities of what is hidden: unseen faces and the next movement cards."""

    __slots__ = ("anything", "behind", "declined", "heights", "icons", "limit", "numbers")

    def __init__(self, b: Board, declined: Collection[int] = ()) -> None:
        box = b.box
        self.declined = declined
        """Partners who declined teamwork in this turn."""
        placed = [False] * CARDS
        for card in range(CARDS):
            if b.seen[card] == SEEN_UP | SEEN_DOWN:
                placed[b.up[card] >> 1] = True
        self.limit = b.top
        """Cards below this one are unknown, even if a sampled world turned them up."""
        self.behind = [_behind(box, number, placed) for number in range(len(box.names))]
        """By name: probabilities of the other aspects on the other side."""
        self.anything = _share([box.type[face] for face in range(FACES) if not placed[face >> 1]])
        self.numbers = b.rules.move_distances(b)
        self.heights = heights(b)
        """Probability that each number counts."""
        self.icons = _icons(b)


def _behind(box: Box, number: int, placed: list[bool]) -> tuple[tuple[int, float], ...]:
    shares = _share([box.type[face ^ 1] for face in box.with_name[number] if not placed[face >> 1]])
    nothing_new = (DISTRACTION, box.type[box.with_name[number][0]])
    return tuple((kind, share) for kind, share in enumerate(shares) if share and kind not in nothing_new)


def _share(types: list[int]) -> tuple[float, ...]:
    return tuple(types.count(kind) / len(types) if types else 0.0 for kind in range(6))


def evaluate(b: Board, odds: Odds) -> float:
    """Return the value of a position when this turn ends, with the suspect's likely move."""
    if b.phase == "over":
        return WON if b.ended == "success" else LOST
    turns = len(b.movement) - b.drawn
    refilled = b
    if EMPTY in b.hands:
        refilled = _refilled(b)
    in_row = _in_row(b)
    spare = _spare_clues(refilled)
    if turns == 0 or refilled.phase == "over" or spare < 0:
        return LOST + IN_VAIN * _progress(b, in_row)
    reach = _within_reach(refilled, odds)
    effort = _effort(b, reach, in_row, turned=False)
    needed = min(float(turns), effort / ACTIONS_A_TURN)
    lead = b.rules.level.track - b.escape - odds.icons * needed / turns - DECOYS_A_TURN * needed
    value = _ideas(b, needed) + _danger_of_no_clues(spare) + _danger_of_escape(lead) - EFFORT * effort
    value += _progress(b, in_row) + _suspect(refilled, odds, needed, lead)
    roadblock = _chance_of_roadblock(refilled, odds)
    if roadblock:
        value += roadblock * EFFORT * (effort - _effort(b, reach, in_row, turned=True))
    return value + _matches(refilled, odds)


def _in_row(b: Board) -> list[int]:
    """Return the number of cards in the center row, by type."""
    in_row = [0] * 6
    kinds, up = b.box.type, b.up
    for card in b.row:
        if card != EMPTY:
            in_row[kinds[up[card]]] += 1
    return in_row


def _progress(b: Board, in_row: list[int]) -> float:
    best = 0
    for kind in range(5):
        if b.solved[kind] == EMPTY and in_row[kind] > best:
            best = in_row[kind]
    return SOLVED * b.solved_count() + IN_A_ROW[best]


def _refilled(b: Board) -> Board:
    twin = b.copy()
    refill_hands(twin)
    if twin.phase != "over":
        refill_incoming(twin)
    return twin


class Reach:
    """Cards that show a type and can be reached: how many, and their total cost to get into the row.

    Those in hands have it in front or at the back, and cost more if they have to be turned over; the others
    are on their way. Numbers of an object, not of a list: compiled, they need no boxes.
    """

    __slots__ = ("arriving", "arriving_cost", "back", "back_cost", "front", "front_cost")

    def __init__(self) -> None:
        self.front = self.front_cost = 0.0
        self.back = self.back_cost = 0.0
        self.arriving = self.arriving_cost = 0.0


def _within_reach(b: Board, odds: Odds) -> list[Reach]:
    """Return the reachable cards, by type."""
    up, seen, kinds, names, limit = b.up, b.seen, b.box.type, b.box.name, odds.limit
    reach = [Reach(), Reach(), Reach(), Reach(), Reach(), Reach()]
    slots, seats, hands = b.slots, b.seats, b.hands
    position = 0
    for seat in range(seats):
        base = FROM_HAND + A_TURN_AWAY * ((seat - b.active - 1) % seats)
        focus = b.focus[seat]
        for slot in range(slots):
            card = hands[position]
            position += 1
            known = seen[card]
            if card > limit or not known & SEEN_UP:
                continue
            cost = base + A_SLOT_AWAY * abs(slot - focus)
            face = up[card]
            there = reach[kinds[face]]
            there.front += 1.0
            there.front_cost += cost
            if known & SEEN_DOWN:
                if kinds[face ^ 1] != kinds[face]:  # one card counts once
                    there = reach[kinds[face ^ 1]]
                    there.back += 1.0
                    there.back_cost += cost
            else:
                cost += NOT_SEEN
                for kind, share in odds.behind[names[face]]:
                    there = reach[kind]
                    there.back += share
                    there.back_cost += cost * share
    for place in range(b.places()):
        card = b.incoming_card(place)
        if card == EMPTY or card > limit:
            continue
        face = up[card]
        there = reach[kinds[face]]
        there.arriving += 1.0
        there.arriving_cost += FROM_HAND + ARRIVING
        if seen[card] & SEEN_DOWN and kinds[face ^ 1] != kinds[face]:
            there = reach[kinds[face ^ 1]]
            there.arriving += 1.0
            there.arriving_cost += FROM_HAND + ARRIVING + TO_FLIP
    return reach


def _effort(b: Board, reach: list[Reach], in_row: list[int], turned: bool) -> float:
    """Return the actions until all open aspects are solved. One of them owns the row, the others wait.

    `turned` looks at the hands as they would lie after a roadblock.
    """
    total = gain = 0.0
    for kind in range(5):
        if b.solved[kind] != EMPTY:
            continue
        there, need = reach[kind], 5.0 - in_row[kind]
        known = there.front + there.back + there.arriving
        strangers = max(0.0, need - known)
        effort = _cost_of(there, need - strangers, turned)
        waiting = effort + LATER * (need - strangers) + strangers * STRANGER[kind]
        waiting += in_row[kind] * (FROM_HAND + LATER)
        total += waiting
        gain = max(gain, waiting - effort - strangers * STRANGER[kind] * HOLDING_UP)
    return total - gain


def _cost_of(there: Reach, need: float, turned: bool) -> float:
    """Return the actions for this many cards: those that lie right first, then those to turn over."""
    lying, lying_cost = there.front, there.front_cost
    turning, turning_cost = there.back, there.back_cost
    if turned:
        lying, lying_cost, turning, turning_cost = turning, turning_cost, lying, lying_cost
    if need <= lying:
        return need * lying_cost / lying if lying else 0.0
    need -= lying
    turning_cost += TO_FLIP * turning
    if need <= turning:
        return lying_cost + need * turning_cost / turning
    need -= turning
    if there.arriving:
        turning_cost += need * there.arriving_cost / there.arriving
    return lying_cost + turning_cost


def _ideas(b: Board, turns: float) -> float:
    """Return the value of ideas in hands: for use, and against the end of the case."""
    value = 0.0
    for ideas in b.ideas:
        value += HELD[ideas]
    return value + _danger_of_no_ideas(b.ideas_left() - PER_TURN * turns)


def _danger_of_no_ideas(slack: float) -> float:
    return -300.0 * exp(-slack / 2.5)


def _danger_of_escape(lead: float) -> float:
    """Return the risk of escape. `lead` is the number of steps left when the last aspect is solved."""
    return max(LOST, -250.0 * exp(-lead / 1.5))


def _icons(b: Board) -> float:
    """Return the expected number of escape icons. Which cards were put aside is unknown."""
    to_come = sum(b.box.movement[number].escape for number in (*b.movement[b.drawn :], *b.aside))
    left = len(b.movement) - b.drawn
    return to_come * left / (left + len(b.aside)) if left else 0.0


def _spare_clues(b: Board) -> int:
    """Return the clues beyond those that must come into the row. Below zero the case is lost."""
    left = CARDS - b.top + len(b.incoming) - b.incoming.count(EMPTY)
    needed = 5 * b.solved.count(EMPTY) - (5 - b.row.count(EMPTY))
    return left + b.rules.actions(b, b.active) - needed


def _danger_of_no_clues(spare: int) -> float:
    return -100.0 * exp(-spare / 3.0)


def _suspect(b: Board, odds: Odds, turns: float, lead: float) -> float:
    """Return the average cost of the suspect's next move, without roadblocks."""
    value = 0.0
    for height in range(3):
        chance = odds.heights[height]
        card = b.card_at((b.pawn + odds.numbers[height]) % len(b.hands))
        if b.seen[card] & SEEN_UP and card <= odds.limit:
            value += chance * _cost(b, b.box.type[b.up[card]], turns, lead)
        else:
            for kind in range(SUSPECT, DISTRACTION):
                value += chance * odds.anything[kind] * _cost(b, kind, turns, lead)
    return value


def _chance_of_roadblock(b: Board, odds: Odds) -> float:
    """Return the probability that the suspect stops over a motive."""
    value = 0.0
    for height in range(3):
        card = b.card_at((b.pawn + odds.numbers[height]) % len(b.hands))
        if b.seen[card] & SEEN_UP and card <= odds.limit and b.box.type[b.up[card]] == MOTIVE:
            value += odds.heights[height]
    return value


def _cost(b: Board, kind: int, turns: float, lead: float) -> float:
    if kind in (SUSPECT, OBJECT):
        return _loss_of(b, b.rules.event_size(b, "sabotage" if kind == SUSPECT else "fatigue"), turns)
    if kind == LOCATION:
        size = b.rules.event_size(b, "decoy")
        if b.escape + size >= b.rules.level.track:
            return LOST
        return _danger_of_escape(lead - size) - _danger_of_escape(lead)
    if kind == CRIME:
        return -8.0
    return 0.0


def _loss_of(b: Board, ideas: int, turns: float) -> float:
    there = b.ideas_left()
    if ideas > there:
        return LOST
    slack = there - PER_TURN * turns
    loss = _danger_of_no_ideas(slack - ideas) - _danger_of_no_ideas(slack)
    return loss - 4.0 * max(0, ideas - b.supply)


def heights(b: Board) -> tuple[float, ...]:
    """Return the probabilities of the next card's suspect icon, from the undrawn cards of its set."""
    if b.drawn == len(b.movement):
        return 0.0, 0.0, 0.0
    daytime = b.box.movement[b.movement[b.drawn]].daytime
    icons = [
        b.box.icon[number]
        for number in (*b.movement[b.drawn :], *b.aside)
        if b.box.movement[number].daytime == daytime
    ]
    count = len(icons)
    return icons.count(0) / count, icons.count(1) / count, icons.count(2) / count


def _matches(b: Board, odds: Odds) -> float:
    """Return the teamwork that will be possible for the next player."""
    following = (b.active + 1) % b.seats
    mine = _focus_type(b, following, odds)
    if mine is None:
        return 0.0
    value = 0.0
    for other in range(b.seats):
        if other != following and _focus_type(b, other, odds) == mine:
            value += 10.0 + 2.0 * b.ideas[other]
    return value


def _focus_type(b: Board, seat: int, odds: Odds) -> int | None:
    card = b.hands[seat * b.slots + b.focus[seat]]
    if card == EMPTY or card > odds.limit or not b.seen[card] & SEEN_UP:
        return None
    kind = b.box.type[b.up[card]]
    return kind if kind != DISTRACTION else None
