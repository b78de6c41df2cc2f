"""Legal moves of a seat, in a stable order."""

from collections.abc import Iterator
from typing import Final

from spyhouse.games.spyclub import suspect, teamwork
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.moves import (
    Agree,
    ChooseSolution,
    CompareNotes,
    Confirm,
    Decline,
    EndTurn,
    GetAdvice,
    Investigate,
    RemoveIdeas,
    Scout,
    ShiftFocus,
    Teamwork,
)
from spyhouse.games.spyclub.terms import CARDS, EMPTY, IN_THE_ROW
from spyhouse.kernel import Move

# Moves are values and shared: building them takes half the time of a list.
_MAX_SEATS: Final = 4
_MAX_SLOTS: Final = 4
_MAX_PLACES: Final = 4
_MAX_IDEAS: Final = 60
INVESTIGATE: Final = tuple(Investigate(slot) for slot in range(_MAX_SLOTS))
SHIFT_FOCUS: Final = tuple(ShiftFocus(slot) for slot in range(_MAX_SLOTS))
CONFIRM: Final = tuple(tuple(Confirm(slot, row) for row in range(IN_THE_ROW)) for slot in range(_MAX_SLOTS))
SCOUT: Final = tuple(
    tuple(tuple(Scout(place, slot) for slot in range(slots)) for place in range(_MAX_PLACES))
    for slots in range(_MAX_SLOTS + 1)
)
"""By slots of a hand, place and slot."""
COMPARE_NOTES: Final = tuple(
    tuple(
        tuple(CompareNotes(seat, mine, theirs) for theirs in range(_MAX_SLOTS)) for mine in range(_MAX_SLOTS)
    )
    for seat in range(_MAX_SEATS)
)
GET_ADVICE: Final = tuple(
    tuple(GetAdvice(seat, ideas) for ideas in range(1, _MAX_IDEAS + 1)) for seat in range(_MAX_SEATS)
)
"""By seat: moves that take one idea, two ideas and more."""
END_TURN: Final = EndTurn()
_ANSWERS: Final[tuple[Move, ...]] = (Agree(), Decline())
_SOLUTIONS: Final[tuple[Move, ...]] = tuple(ChooseSolution(row) for row in range(IN_THE_ROW))


def for_seat(b: Board, seat: int) -> list[Move]:
    """Return the legal moves of a seat."""
    if b.phase == "actions":
        if seat != b.active:
            return []
        return active_moves(b, seat) if b.mosaic is None else b.rules.active_moves(b, seat)
    if not b.waits_for(seat):
        return []
    match b.phase:
        case "consent":
            return [*_ANSWERS]
        case "solution":
            kind = b.rules.solved_type(b)
            return [_SOLUTIONS[row] for row in b.rules.solution_slots(b, kind)] if kind is not None else []
        case "removal":
            return _splits(b)
        case "card":
            return b.rules.legal_answers(b)
        case "desk" | "over":
            return []


def active_moves(b: Board, seat: int) -> list[Move]:
    """Return the moves that the active player can make and pay for (SC-15)."""
    if not b.actions:
        left = _flips_left(b, seat)
        return [END_TURN, *[INVESTIGATE[slot] for slot in range(b.slots) if left >> slot & 1]]
    moves = _solo_moves(b, seat).copy()
    for partner in teamwork.partners(b, seat):
        moves += _teamwork(b, seat, partner)
    return moves


def _flips_left(b: Board, seat: int) -> int:
    """Return the slots that a running investigation may still flip, as bits (SC-16)."""
    return _hand_slots(b, seat) & ~b.flipped if b.flipped else 0


def _hand_slots(b: Board, seat: int) -> int:
    held = 0
    for slot in range(b.slots):
        if b.hands[seat * b.slots + slot] != EMPTY:
            held |= 1 << slot
    return held


def _solo_moves(b: Board, seat: int) -> list[Move]:
    """Return the moves without teamwork. Slots and places that qualify come as bits."""
    ideas, rules, slots, focus = b.ideas[seat], b.rules, b.slots, b.focus[seat]
    held = confirmed = scouted = 0
    single = b.mosaic is None
    for slot, card in enumerate(b.hand(seat)):
        if card != EMPTY:
            held |= 1 << slot
            if single and rules.confirm_price(b, seat, slot) <= ideas:
                confirmed |= 1 << slot
    for place, card in enumerate((b.top if b.top < CARDS else EMPTY, *b.incoming)):
        if card != EMPTY and rules.scout_price(b, place) <= ideas:
            scouted |= 1 << place
    flips, shifts = held, held & ~(1 << focus)
    if not single:
        if rules.step_price(b, seat, "investigate") > ideas:
            flips = _flips_left(b, seat)
        if rules.step_price(b, seat, "shift") > ideas:
            shifts = 0
        return _list(flips, shifts, _confirms(b, seat, held), scouted, slots)
    which = (((held << _MAX_SLOTS | confirmed) << _MAX_PLACES | scouted) << 3 | slots) << 2 | focus
    moves = _KNOWN.get(which)
    if moves is None:
        rows = sum([_ANY_ROW << IN_THE_ROW * slot for slot in range(slots) if confirmed >> slot & 1])
        moves = _KNOWN[which] = _list(flips, shifts, rows, scouted, slots)
    return moves


_KNOWN: Final[dict[int, list[Move]]] = {}
"""Cache for single cases. Campaigns have too many combinations."""
_ANY_ROW: Final = (1 << IN_THE_ROW) - 1


def _confirms(b: Board, seat: int, held: int) -> int:
    """Return, by slot, the slots of the row to confirm to. Cards can change the price of an exchange."""
    free = sum(1 << row for row in range(IN_THE_ROW) if b.row[row] == EMPTY)
    confirmed = 0
    for slot in range(b.slots):
        for rows in (free, _ANY_ROW & ~free):
            if rows and held >> slot & 1:
                row = (rows & -rows).bit_length() - 1  # the price is the same for all of them
                if b.rules.confirm_price(b, seat, slot, row) <= b.ideas[seat]:
                    confirmed |= rows << IN_THE_ROW * slot
    return confirmed


def _list(flips: int, shifts: int, confirmed: int, scouted: int, slots: int) -> list[Move]:
    moves: list[Move] = [END_TURN]
    for slot in range(slots):
        if flips >> slot & 1:
            moves.append(INVESTIGATE[slot])
        if shifts >> slot & 1:
            moves.append(SHIFT_FOCUS[slot])
        rows = confirmed >> IN_THE_ROW * slot & _ANY_ROW
        if rows == _ANY_ROW:
            moves += CONFIRM[slot]
        elif rows:
            moves += [CONFIRM[slot][row] for row in range(IN_THE_ROW) if rows >> row & 1]
    for place, scouts in enumerate(SCOUT[slots]):
        if scouted >> place & 1:
            moves += scouts
    return moves


def _teamwork(b: Board, seat: int, partner: int) -> list[Teamwork]:
    moves = _trades(b, seat, partner)
    advice = GET_ADVICE[partner][: b.ideas[partner]]
    if b.mosaic is None:
        moves += advice
        return moves
    return [
        move
        for way in (moves, advice)
        if way and b.rules.teamwork_price(b, seat, way[0]) <= b.ideas[seat]
        for move in way
    ]


def _trades(b: Board, seat: int, partner: int) -> list[Teamwork]:
    moves: list[Teamwork] = []
    given = teamwork.blocked_returns(b)
    wanted = [
        slot
        for slot, card in enumerate(b.hand(partner))
        if card != EMPTY and (not given or (seat, card) not in given)
    ]
    for slot, card in enumerate(b.hand(seat)):
        if card != EMPTY and (not given or (partner, card) not in given):
            moves += [COMPARE_NOTES[partner][slot][other] for other in wanted]
    return moves


def _splits(b: Board) -> list[Move]:
    """Return the proposed split first, then every other one (SC-31)."""
    proposal = RemoveIdeas(*suspect.proposed_split(b))
    every = [RemoveIdeas(parts[0], parts[1:]) for parts in _ways(b.owed, (b.supply, *b.ideas))]
    return [proposal, *(way for way in every if way != proposal)]


def _ways(ideas: int, sources: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Return all ways to take this many ideas, most from the first players first."""
    if not sources:
        if not ideas:
            yield ()
        return
    for take in range(min(ideas, sources[0]), -1, -1):
        for rest in _ways(ideas - take, sources[1:]):
            yield (take, *rest)
