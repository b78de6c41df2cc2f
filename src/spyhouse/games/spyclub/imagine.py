"""Determinization: worlds that look the same to everyone with perfect memory (SC-3).

What is hidden: the other side of cards that were never flipped, the deck below its top card, and the
order of the movement cards with those put aside. What is known of a card is one face or both; which
card it is follows only as far as no other card fits. Bots use the same page with what they remember.
"""

import random
from collections.abc import Sequence

from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP, Board
from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.terms import CARDS, DAYTIMES, EMPTY

Knowledge = tuple[int, int]
"""Names (as numbers) on the side that lies up and on the other; EMPTY if unknown."""
UNKNOWN: Knowledge = (EMPTY, EMPTY)
_SHUFFLE_PASSES = 3


def imagine(b: Board, rng: random.Random) -> None:
    """Resample everything that players cannot know."""
    b.up = faces(b.box, [_known(b, card) for card in range(CARDS)], rng)
    known = b.drawn + b.rules.known_movement_cards(b)
    b.movement, b.aside = movement(b.box, b.movement, known, b.aside, rng)


def _known(b: Board, card: int) -> Knowledge:
    seen, face, name = b.seen[card], b.up[card], b.box.name
    return (name[face] if seen & SEEN_UP else EMPTY, name[face ^ 1] if seen & SEEN_DOWN else EMPTY)


def faces(box: Box, known: Sequence[Knowledge], rng: random.Random) -> list[int]:
    """Return the face that lies up for each card, drawn from all deals that fit what is known."""
    while True:
        dealt = _deal(box, known, rng)
        if dealt is not None:
            _shuffle_consistently(box, known, dealt, rng)
            return dealt


def _deal(box: Box, known: Sequence[Knowledge], rng: random.Random) -> list[int] | None:
    """Return a deal that fits, or None if the random start led nowhere."""
    free = [True] * CARDS
    dealt = [EMPTY] * len(known)
    halves: list[int] = []
    for number, (up, down) in enumerate(known):
        if up != EMPTY and down != EMPTY:
            fits = [face for face in box.with_name[up] if box.name[face ^ 1] == down and free[face >> 1]]
            dealt[number] = rng.choice(fits)
            free[dealt[number] >> 1] = False
        elif up != EMPTY or down != EMPTY:
            halves.append(number)
    rng.shuffle(halves)
    holder: dict[int, int] = {}
    for number in halves:
        if not _place(box, known, number, dealt, free, holder, set(), rng):
            return None
    rest = [card for card in range(CARDS) if free[card]]
    rng.shuffle(rest)
    for number, (up, down) in enumerate(known):
        if up == EMPTY and down == EMPTY:
            dealt[number] = 2 * rest.pop() + rng.getrandbits(1)
    return dealt


def _place(
    box: Box,
    known: Sequence[Knowledge],
    number: int,
    dealt: list[int],
    free: list[bool],
    holder: dict[int, int],
    tried: set[int],
    rng: random.Random,
) -> bool:
    """Find a card for a place of which one face is known, and move others if necessary."""
    fits = _fitting_faces(box, known[number])
    rng.shuffle(fits)
    for face in fits:
        if free[face >> 1]:
            free[face >> 1] = False
            dealt[number], holder[face >> 1] = face, number
            return True
    for face in fits:
        other = holder.get(face >> 1)
        if other is None or face >> 1 in tried:
            continue
        tried.add(face >> 1)
        if _place(box, known, other, dealt, free, holder, tried, rng):
            dealt[number], holder[face >> 1] = face, number
            return True
    return False


def _fitting_faces(box: Box, known: Knowledge) -> list[int]:
    """Return the faces that may lie up there."""
    up, down = known
    return list(box.with_name[up]) if up != EMPTY else [face ^ 1 for face in box.with_name[down]]


def _shuffle_consistently(box: Box, known: Sequence[Knowledge], dealt: list[int], rng: random.Random) -> None:
    """Exchange cards between places while both fit, to make all deals equally likely."""
    place_of = {face >> 1: number for number, face in enumerate(dealt)}
    halves = [number for number, (up, down) in enumerate(known) if (up == EMPTY) != (down == EMPTY)]
    for _ in range(_SHUFFLE_PASSES):
        for number in halves:
            face = rng.choice(_fitting_faces(box, known[number]))
            other, mine = place_of[face >> 1], dealt[number]
            if other == number:
                dealt[number] = face
                continue
            swapped = _fitting_face(box, known[other], mine, rng)
            if swapped != EMPTY:
                dealt[number], dealt[other] = face, swapped
                place_of[face >> 1], place_of[mine >> 1] = number, other


def _fitting_face(box: Box, known: Knowledge, face: int, rng: random.Random) -> int:
    """Return the face of that card that fits what is known of a place, or EMPTY."""
    up, down = known
    if up == EMPTY and down == EMPTY:
        return face ^ rng.getrandbits(1)
    if up != EMPTY and down != EMPTY:
        return EMPTY
    sides = [
        side
        for side in (face, face ^ 1)
        if (box.name[side] == up if up != EMPTY else box.name[side ^ 1] == down)
    ]
    return rng.choice(sides) if sides else EMPTY


def movement(
    box: Box, stack: Sequence[int], known: int, aside: Sequence[int], rng: random.Random
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Resample the movement deck and the cards put aside: undrawn cards may be anywhere in their set."""
    result, out = list(stack), list(aside)
    for daytime in DAYTIMES:
        places = [at for at in range(known, len(stack)) if box.movement[stack[at]].daytime == daytime]
        beside = [at for at, number in enumerate(aside) if box.movement[number].daytime == daytime]
        hidden = sorted((*(stack[at] for at in places), *(aside[at] for at in beside)))
        rng.shuffle(hidden)
        for at in places:
            result[at] = hidden.pop()
        for at in beside:
            out[at] = hidden.pop()
    return tuple(result), tuple(out)
