"""Legal moves of a seat, in a stable order.

Moves are built once and cached: a suit of a hand is 13 bits, so a table of 8192 entries, filled lazily,
holds the moves of each.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from spyhouse.games.spycatcher.actions import gifts
from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.influence import (
    CIRCLES,
    FIRST,
    IN_SUIT,
    cards_in,
    is_permitted,
    sets_that_challenge,
    sets_that_seek,
    suit_of,
)
from spyhouse.games.spycatcher.moves import (
    Challenge,
    Discard,
    Draw,
    Give,
    HandBack,
    LookAt,
    Pass,
    Seek,
    Send,
    Swap,
    ToCircle,
)
from spyhouse.games.spycatcher.turn import can_draw
from spyhouse.kernel import Move

PASS: Final = Pass()
_PACK: Final = Draw("pack")
_DISCARD: Final = Draw("discard")
_TO_CIRCLES: Final = tuple(map(ToCircle, CIRCLES))


def for_seat(b: Board, seat: int) -> Sequence[Move]:
    """Return the legal moves of a seat."""
    phase = b.phase
    if phase == "challenge":
        return challenges(suit_of(b.hands[seat], b.circle), b.circle) if seat in b.waiting_for() else ()
    if seat != b.turn:
        return ()
    match phase:
        case "draw":
            return (*((_PACK,) if can_draw(b) else ()), *((_DISCARD,) if b.pile else ()))
        case "discard":
            return discards(b.hands[seat])
        case "go":
            return b.whitehall.routes[b.at[seat]][b.die]
        case "seek" if b.options.bluffing:
            return [PASS, *bluffs(b.hands[seat], b.circle)]
        case "seek":
            return seeks(suit_of(b.hands[seat], b.circle), b.circle)
        case _:
            return _choices(b, seat)


def discards(hand: int) -> list[Move]:
    """Return one discard per card of a hand."""
    found: list[Move] = []
    for circle in range(4):
        found += _suit_discards(suit_of(hand, circle), circle)
    return found


@cache
def seeks(suit: int, circle: int) -> tuple[Move, ...]:
    """Return the valid ways to seek with these cards of a suit."""
    return (PASS, *map(Seek, sets_that_seek(_hand(suit, circle), circle)))


@cache
def challenges(suit: int, circle: int) -> tuple[Move, ...]:
    """Return the challenges with these cards of a suit."""
    return (PASS, *map(Challenge, sets_that_challenge(_hand(suit, circle), circle)))


@cache
def _suit_discards(suit: int, circle: int) -> tuple[Move, ...]:
    return tuple(map(Discard, cards_in(_hand(suit, circle))))


def _hand(suit: int, circle: int) -> int:
    return suit << (FIRST + circle * IN_SUIT)


def bluffs(hand: int, circle: int) -> list[Seek]:
    """SK-25: return all ways to seek with a bluff: valid sets first, then any other three cards."""
    honest = sets_that_seek(hand, circle)
    others = [cards for cards in combinations(cards_in(hand), 3) if not is_permitted(cards, circle)]
    return [*map(Seek, honest), *map(Seek, others)]


def _choices(b: Board, seat: int) -> Sequence[Move]:
    match b.phase:
        case "circle":
            return _TO_CIRCLES
        case "hand_back":
            return [HandBack(name) for circle, name in enumerate(CIRCLES) if b.has(seat, circle)]
        case "give":
            return [Give(CIRCLES[circle], other) for circle, other in gifts(b, seat)]
        case "swap":
            return [*map(Swap, cards_in(b.hands[seat]))]
        case "look":
            return [LookAt(other) for other in b.players() if other != seat]
        case "send":
            return [Send(other) for other in b.players() if other != seat]
        case _:
            return ()
