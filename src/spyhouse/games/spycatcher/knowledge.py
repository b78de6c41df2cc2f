"""Where each hidden card may be, for all that one viewer has seen.

A viewer's knowledge is one set of cards for each zone: the hands by seat, then the pack, then what
was put unseen under the discard pile. A card whose place everyone sees is in none of them; one in a
single zone is known to be there. Hidden moves only ever add places where a card may be, so what is
known stays true, and nothing that could be is lost.
"""

import random
from collections.abc import Sequence

from spyhouse.games.spycatcher.influence import DECK, bits

Where = list[int]


def nothing_known(seats: int) -> Where:
    """Before the deal: everything is in the pack."""
    return [*[0] * seats, bits(DECK), 0]


def appears(where: Where, cards: int) -> None:
    """Everyone sees them: face up on the discard pile."""
    gone = ~cards
    for zone, may_be in enumerate(where):
        where[zone] = may_be & gone


def known_in(where: Where, zone: int, cards: int) -> None:
    """The viewer knows that these cards are there."""
    appears(where, cards)
    where[zone] |= cards


def moves_unseen(where: Where, source: int, target: int) -> None:
    """Some cards went from one zone to another, and the viewer did not see which."""
    where[target] |= where[source]


def certain(where: Where, zone: int) -> int:
    """The cards that can be nowhere else."""
    others = 0
    for other, may_be in enumerate(where):
        if other != zone:
            others |= may_be
    return where[zone] & ~others


def deal_out(where: Where, room: Sequence[int], rng: random.Random) -> list[list[int]] | None:
    """Every hidden card into a zone where it may be, at random, filling each zone's room exactly.

    None if that cannot be done.
    """
    zones: list[list[int]] = [[] for _ in room]
    groups = _by_places(where)
    free = list(room)
    # The fewer the places, the earlier; what may be anywhere is dealt last, like any pack.
    for places in sorted(groups, key=lambda places: (len(places), places)):
        cards = groups[places]
        rng.shuffle(cards)
        for card in cards:
            zone = _pick(places, free, rng)
            if zone < 0:
                zone = _make_room(zones, free, places, where, rng)
                if zone < 0:
                    return None
            zones[zone].append(card)
            free[zone] -= 1
    return None if any(free) else zones


def _by_places(where: Where) -> dict[tuple[int, ...], list[int]]:
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in DECK:
        places = tuple([zone for zone, may_be in enumerate(where) if may_be >> card & 1])
        if places:
            groups.setdefault(places, []).append(card)
    return groups


def _pick(places: tuple[int, ...], free: list[int], rng: random.Random) -> int:
    """A zone with room, the likelier the more room it has; -1 if there is none."""
    all_room = sum([free[zone] for zone in places])
    if not all_room:
        return -1
    step = int(rng.random() * all_room)
    for zone in places:
        step -= free[zone]
        if step < 0:
            return zone
    return -1


def _make_room(
    zones: list[list[int]], free: list[int], places: tuple[int, ...], where: Where, rng: random.Random
) -> int:
    """Move cards on along a chain of zones until one of `places` has room; that zone, or -1."""
    came: dict[int, tuple[int, int]] = {}  # zone: the zone before it and the card that would move here
    todo = list(places)
    rng.shuffle(todo)
    seen = set(todo)
    for zone in todo:
        for card in zones[zone]:
            for target, may_be in enumerate(where):
                if target in seen or not may_be >> card & 1:
                    continue
                seen.add(target)
                came[target] = (zone, card)
                if free[target]:
                    return _move_along(zones, free, came, target)
                todo.append(target)
    return -1


def _move_along(zones: list[list[int]], free: list[int], came: dict[int, tuple[int, int]], zone: int) -> int:
    free[zone] -= 1
    while zone in came:
        before, card = came[zone]
        zones[before].remove(card)
        zones[zone].append(card)
        zone = before
    free[zone] += 1
    return zone
