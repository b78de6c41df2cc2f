"""Cache of drawn cities by key, because drawing takes up to a second."""

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple, TypeVar

import msgspec

from spyhouse.citydraw import GAGS, City, Item, draw, kinds
from spyhouse.games.spyguy.city_key import read_key
from spyhouse.games.spyguy.events import DescribedItem, Passer, Spot

_one_draws = Lock()
"""Serialises drawing: two drawings at once would need twice the memory and delay everybody longer."""


class _Seen(NamedTuple):
    who: Any
    x: float
    y: float


Placed = TypeVar("Placed", Item, _Seen)


def spots_of(city: str, kind: int) -> tuple[Spot, ...]:
    """Return the positions of a kind's true copies, against which taps are checked (SG-19)."""
    return _spots(city)[kind]


def moritz_in(city: str) -> Spot:
    """Return where Doctor Moritz hides."""
    return _moritz(city)


def items_by_district(city: str) -> tuple[tuple[DescribedItem, ...], ...]:
    """Return the described items by district (SG-21)."""
    return _described_items(city)


def passers_in(city: str) -> tuple[tuple[Passer, ...], ...]:
    """Return the described passers-by by district."""
    return _passers(city)


def scene(city: str) -> bytes:
    """Return the encoded scene for browsers."""
    return msgspec.json.encode(cached_city(city).scene)


def warm(city: str) -> None:
    """Draw the city now, so nobody has to wait for it later."""
    _spots(city)
    _described_items(city)
    _passers(city)
    _moritz(city)


@lru_cache(maxsize=3)
def cached_city(city: str) -> City:
    """Return a drawn city. It takes a dozen megabytes, so few are kept."""
    key = read_key(city)
    with _one_draws:
        return draw(key.name, key.site, key.mood, lookalikes=key.lookalikes, items=key.items)


@lru_cache(maxsize=1024)
def _spots(city: str) -> tuple[tuple[Spot, ...], ...]:
    """Return the positions by kind. Far smaller than the drawing, so many more are kept."""
    spots: list[list[Spot]] = [[] for _ in kinds()]
    numbers = {
        (thing.x, thing.y): (district, number)
        for district, (things, _) in enumerate(_there(city))
        for number, thing in enumerate(things, 1)
    }
    for copy in cached_city(city).copies:
        spots[copy.kind].append(Spot(copy.x, copy.y, copy.size, copy.place, *numbers[copy.x, copy.y]))
    return tuple(map(tuple, spots))


@lru_cache(maxsize=1024)
def _moritz(city: str) -> Spot:
    hidden = cached_city(city).moritz
    district, number = next(
        (district, len(things) + number)
        for district, (things, passers) in enumerate(_there(city))
        for number, (who, *_) in enumerate(passers, 1)
        if who == "stranger"
    )
    return Spot(hidden.x, hidden.y, hidden.size, "", district, number)


@lru_cache(maxsize=1024)
def _described_items(city: str) -> tuple[tuple[DescribedItem, ...], ...]:
    return tuple(
        tuple(DescribedItem(kinds()[thing.kind].icon, _colour(thing), thing.place) for thing in things)
        for things, _ in _there(city)
    )


@lru_cache(maxsize=1024)
def _passers(city: str) -> tuple[tuple[Passer, ...], ...]:
    return tuple(tuple(Passer(each.who) for each in passers) for _, passers in _there(city))


def _there(city: str) -> list[tuple[list[Item], list[_Seen]]]:
    """Return things and passers-by of each district, from left to right."""
    there = cached_city(city)
    people = [_Seen(each.kind, each.x, each.y) for each in there.life if each.kind in GAGS]
    people.append(_Seen("stranger", there.moritz.x, there.moritz.y))
    boxes = [district.box for district in there.facts.districts]
    return [(_in(box, there.things), _in(box, people)) for box in boxes]


def _in(box: tuple[float, float, float, float], there: Sequence[Placed]) -> list[Placed]:
    left, top, right, bottom = box
    inside = (one for one in there if left <= one.x < right and top <= one.y < bottom)
    return sorted(inside, key=lambda one: one.x)


def _colour(thing: Item) -> str:
    """Return the colour word for a thing by its look, whether it is true or not."""
    kind = kinds()[thing.kind]
    return kind.looks[thing.look - 1].word if thing.look else kind.colour
