"""Knowledge of a viewer about the location of hidden cards.

Knowledge is one set of cards per zone: the hands by seat, then the pack, then the unseen part of the
discard pile. A card that everyone sees is in no zone; a card in a single zone is known to be there.
Hidden moves only add possible zones, so knowledge stays correct and complete.
"""

import random
from collections.abc import Sequence

from spyhouse.games.spycatcher.influence import DECK, bits, cards_in

PossibleZones = list[int]


def nothing_known(seats: int) -> PossibleZones:
    """Return the knowledge before the deal: everything is in the pack."""
    return [*[0] * seats, bits(DECK), 0]


def note_public(where: PossibleZones, cards: int) -> None:
    """Record cards that everyone sees, face up on the discard pile."""
    gone = ~cards
    for zone, may_be in enumerate(where):
        where[zone] = may_be & gone


def note_known(where: PossibleZones, zone: int, cards: int) -> None:
    """Record that these cards are in a zone."""
    note_public(where, cards)
    where[zone] |= cards


def note_hidden_move(where: PossibleZones, source: int, target: int) -> None:
    """Record that unknown cards moved from one zone to another."""
    where[target] |= where[source]


def certain(where: PossibleZones, zone: int) -> int:
    """Return the cards that can be in this zone only."""
    others = 0
    for other, may_be in enumerate(where):
        if other != zone:
            others |= may_be
    return where[zone] & ~others


Groups = list[tuple[tuple[int, ...], list[int]]]


def groups_of(where: PossibleZones) -> Groups:
    """Group the hidden cards by possible zones, fewest zones first."""
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
    return sorted(((places, cards_in(cards)) for places, cards in parts.items()), key=_most_constrained_first)


def _most_constrained_first(group: tuple[tuple[int, ...], list[int]]) -> tuple[int, tuple[int, ...]]:
    return len(group[0]), group[0]


def sample_deal(
    where: PossibleZones, room: Sequence[int], rng: random.Random, groups: Groups | None = None
) -> list[list[int]] | None:
    """Deal every hidden card to a possible zone at random, filling each zone's room exactly.

    Return None if that is impossible. `groups` avoids computing them again.
    """
    zones: list[list[int]] = [[] for _ in room]
    free = list(room)
    for places, group in groups_of(where) if groups is None else groups:
        cards = _shuffled(group, rng)
        if len(cards) == sum([free[zone] for zone in places]):
            for zone in places:  # they fill the remaining room, as any deal would
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
    """Return shuffled cards; three times as fast as `rng.shuffle`, and bots call it constantly."""
    draw = rng.random
    return sorted(cards, key=lambda card: draw())


def _pick(places: tuple[int, ...], free: list[int], rng: random.Random) -> int:
    """Return a zone with room, weighted by its room; -1 if there is none."""
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
    zones: list[list[int]], free: list[int], places: tuple[int, ...], where: PossibleZones, rng: random.Random
) -> int:
    """Move cards along a chain of zones until one of `places` has room. Return that zone, or -1."""
    came: dict[int, tuple[int, int]] = {}  # zone: previous zone, and the card that would move here
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
