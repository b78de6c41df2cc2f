"""Where each hidden card may be, for all that one viewer has seen.

A viewer's knowledge is one set of cards for each zone: the hands by seat, then the pack, then what
was put unseen under the discard pile. A card whose place everyone sees is in none of them; one in a
single zone is known to be there. Hidden moves only ever add places where a card may be, so what is
known stays true, and nothing that could be is lost.
"""

import random
from collections.abc import Sequence

from spyhouse.games.spycatcher.influence import DECK, bits, cards_in

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


Groups = list[tuple[tuple[int, ...], list[int]]]


def groups_of(where: Where) -> Groups:
    """The hidden cards by the zones where they may be; the fewer the zones, the earlier."""
    parts: dict[tuple[int, ...], int] = {(): bits(DECK)}
    for zone, may_be in enumerate(where):
        split: dict[tuple[int, ...], int] = {}
        for places, cards in parts.items():
            if cards & may_be:
                split[(*places, zone)] = cards & may_be
            if cards & ~may_be:
                split[places] = cards & ~may_be
        parts = split
    parts.pop((), None)
    return sorted(((places, cards_in(cards)) for places, cards in parts.items()), key=_few_places_first)


def _few_places_first(group: tuple[tuple[int, ...], list[int]]) -> tuple[int, tuple[int, ...]]:
    return len(group[0]), group[0]


def deal_out(
    where: Where, room: Sequence[int], rng: random.Random, groups: Groups | None = None
) -> list[list[int]] | None:
    """Every hidden card into a zone where it may be, at random, filling each zone's room exactly.

    None if that cannot be done. `groups` spares working them out again.
    """
    zones: list[list[int]] = [[] for _ in room]
    free = list(room)
    for places, group in groups_of(where) if groups is None else groups:
        cards = _shuffled(group, rng)
        if len(cards) == sum([free[zone] for zone in places]):
            for zone in places:  # they fill all that is left there, like any deal
                zones[zone] += cards[: free[zone]]
                del cards[: free[zone]]
                free[zone] = 0
            continue
        for card in cards:
            zone = _pick(places, free, rng)
            if zone < 0:
                zone = _make_room(zones, free, places, where, rng)
                if zone < 0:
                    return None
            zones[zone].append(card)
            free[zone] -= 1
    return None if any(free) else zones


def _shuffled(cards: list[int], rng: random.Random) -> list[int]:
    """Three times as fast as `rng.shuffle`, and bots do it all the time."""
    draw = rng.random
    return sorted(cards, key=lambda card: draw())


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
