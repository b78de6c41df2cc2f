"""Refilling hands and incoming clues (SC-26, SC-27)."""

from spyhouse.games.spyclub import case_end
from spyhouse.games.spyclub.actions import draw, emit_deck_top
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.events import ClueSlid, Refilled
from spyhouse.games.spyclub.terms import CARDS, EMPTY


def refill_hands(b: Board) -> None:
    """Refill the active player's hand, then the others clockwise. The case ends if clues run out."""
    for step in range(b.seats):
        seat = (b.active + step) % b.seats
        first = seat * b.slots
        for slot in range(b.slots - 1, -1, -1):
            if b.hands[first + slot] != EMPTY:
                continue
            place = _rightmost(b)
            if place is None:
                case_end.end_case(b, "clueless")  # SC-27
                return
            card = b.hands[first + slot] = draw(b, place)
            b.emit(Refilled(seat=seat, slot=slot, place=place, clue=b.clue(card)))
            if place == 0:
                emit_deck_top(b)


def refill_incoming(b: Board) -> None:
    """Slide incoming clues to the right, then fill from the deck, from right to left."""
    for place in range(len(b.incoming), 0, -1):
        if b.incoming[place - 1] != EMPTY:
            continue
        other = _next_left(b, place)
        if other is None:
            return  # SC-27: short incoming clues alone end nothing
        card = b.incoming[place - 1] = draw(b, other)
        b.emit(
            ClueSlid(before=other, place=place, clue=None if b.rules.is_covered(b, place) else b.clue(card))
        )
        if other == 0:
            emit_deck_top(b)


def _rightmost(b: Board) -> int | None:
    return _next_left(b, b.places())


def _next_left(b: Board, place: int) -> int | None:
    """Return the nearest place to the left with a clue. The deck is the last of them."""
    for other in range(place - 1, 0, -1):
        if b.incoming[other - 1] != EMPTY:
            return other
    return 0 if b.top < CARDS else None
