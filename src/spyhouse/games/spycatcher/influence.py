"""Influence cards (SK-1): four suits, one per circle, each with the numbers 1 to 12 and a master.

A card is a number from 13 to 64: its suit (from 1) times 13, plus its position in the suit. All have
two digits, so every hand has the same size on the wire. A set of cards is a bit mask.
"""

from collections.abc import Iterable
from functools import cache, reduce
from itertools import combinations
from operator import or_
from typing import Final, Literal

CircleName = Literal["court", "government", "press", "publisher"]
CIRCLES: Final[tuple[CircleName, ...]] = ("court", "government", "press", "publisher")
NUMBER_OF: Final[dict[CircleName, int]] = {name: number for number, name in enumerate(CIRCLES)}

IN_SUIT: Final = 13
FIRST: Final = IN_SUIT
LAST: Final = FIRST + 4 * IN_SUIT - 1
DECK: Final = range(FIRST, LAST + 1)
NO_CARD: Final = -1
"""Placeholder for a missing card, as wide as a card."""

SUIT: Final = tuple(card // IN_SUIT - 1 for card in range(LAST + 1))
"""Circle of each card."""
VALUE: Final = tuple(card % IN_SUIT + 1 for card in range(LAST + 1))
"""Value of each card in a challenge; 13 is the master."""
MASTER: Final = tuple(FIRST + circle * IN_SUIT + 12 for circle in range(4))
SUIT_BITS: Final = tuple(0x1FFF << (FIRST + circle * IN_SUIT) for circle in range(4))
RUNS: Final = tuple(
    tuple((first, first + 1, first + 2) for first in range(suit, suit + 10))  # SK-37: runs do not wrap
    for suit in range(FIRST, LAST + 1, IN_SUIT)
)
"""SK-14: the ten runs of each suit."""


def card(circle: CircleName, number: int | Literal["master"]) -> int:
    """Return the card of a circle and a number."""
    return FIRST + NUMBER_OF[circle] * IN_SUIT + (12 if number == "master" else number - 1)


def bits(cards: Iterable[int]) -> int:
    """Return cards as a bit mask."""
    found = 0
    for one in cards:
        found |= 1 << one
    return found


def cards_in(hand: int) -> list[int]:
    """Return the cards of a bit mask, in order."""
    found = []
    while hand:
        low = hand & -hand
        found.append(low.bit_length() - 1)
        hand ^= low
    return found


def total(cards: Iterable[int]) -> int:
    """Return the sum of the cards' values."""
    return sum(VALUE[card] for card in cards)


def suit_of(hand: int, circle: int) -> int:
    """Return the hand's cards of one suit, as 13 bits from the 1 to the master."""
    return hand >> (FIRST + circle * IN_SUIT) & 0x1FFF


def is_permitted(cards: tuple[int, ...], circle: int) -> bool:
    """SK-14, SK-15: return whether the cards are a run of three in the circle's suit, or its master alone."""
    return cards == (MASTER[circle],) or cards in RUNS[circle]


def sets_that_seek(hand: int, circle: int) -> list[tuple[int, ...]]:
    """Return all valid sets of a hand for seeking in a circle."""
    found: list[tuple[int, ...]] = [run for run in RUNS[circle] if bits(run) & ~hand == 0]
    return [*found, (MASTER[circle],)] if hand >> MASTER[circle] & 1 else found


@cache
def prospect(suit: int) -> str:
    """Return how far 13 bits of a suit go towards a permission, as one letter per card.

    `x` marks cards that would be laid, or belong to a run that lacks one card. `?` marks the missing card.
    """
    if suit >> 12:
        return "............x"
    runs = [0b111 << first for first in range(10)]
    whole = [run for run in runs if run & ~suit == 0]
    near = [run for run in runs if (run & ~suit).bit_count() == 1]
    shown = whole[-1] if whole else reduce(or_, near, 0)
    return "".join([("x" if suit >> n & 1 else "?") if shown >> n & 1 else "." for n in range(IN_SUIT)])


def sets_that_challenge(hand: int, circle: int) -> list[tuple[int, ...]]:
    """SK-17: return all challenges of a hand: one to three cards of the suit, with or without its master."""
    suit = cards_in(hand & SUIT_BITS[circle])
    return [cards for size in (1, 2, 3) for cards in combinations(suit, size)]
