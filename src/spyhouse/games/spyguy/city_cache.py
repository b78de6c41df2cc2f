"""Cache of drawn cities by key, because drawing takes up to a second."""

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple, TypeVar

import msgspec

from spyhouse.citydraw import GAGS, City, Item, draw, kinds
from spyhouse.games.spyguy.city_key import read_key
from spyhouse.games.spyguy.events import DescribedItem, Passer, Spot
from spyhouse.kernel.offload import offloaded

_one_draws = Lock()
"""Serialises drawing: two drawings at once would need twice the memory and delay everybody longer."""


class _Seen(NamedTuple):
    who: Any
    x: float
    y: float


class _Known(NamedTuple):
    """What play needs of a city. It is far smaller than the drawing, so many more are kept."""

    spots: tuple[tuple[Spot, ...], ...]
    """By kind."""
    moritz: Spot
    items: tuple[tuple[DescribedItem, ...], ...]
    """By district, as are the passers-by."""
    passers: tuple[tuple[Passer, ...], ...]


Placed = TypeVar("Placed", Item, _Seen)


def spots_of(city: str, kind: int) -> tuple[Spot, ...]:
    """Return the positions of a kind's true copies, against which taps are checked (SG-19)."""
    return known(city).spots[kind]


def moritz_in(city: str) -> Spot:
    """Return where Doctor Moritz hides."""
    return known(city).moritz


def items_by_district(city: str) -> tuple[tuple[DescribedItem, ...], ...]:
    """Return the described items by district (SG-21)."""
    return known(city).items


def passers_in(city: str) -> tuple[tuple[Passer, ...], ...]:
    """Return the described passers-by by district."""
    return known(city).passers


def scene(city: str) -> bytes:
    """Return the encoded scene for browsers."""
    read_key(city)
    return _scene(city)


@lru_cache(maxsize=3)
def cached_city(city: str) -> City:
    """Return a drawn city. It takes a dozen megabytes, so few are kept."""
    key = read_key(city)
    with _one_draws:
        return draw(key.name, key.site, key.mood, lookalikes=key.lookalikes, items=key.items)


@offloaded
def _scene(city: str) -> bytes:
    return msgspec.json.encode(cached_city(city).scene)


@lru_cache(maxsize=1024)
@offloaded
def known(city: str) -> _Known:
    """Return what play needs of a city. Draws it the first time."""
    drawn = cached_city(city)
    spots: list[list[Spot]] = [[] for _ in kinds()]
    people = [_Seen(each.kind, each.x, each.y) for each in drawn.life if each.kind in GAGS]
    people.append(_Seen("stranger", drawn.moritz.x, drawn.moritz.y))
    boxes = [district.box for district in drawn.facts.districts]
    there = [(_in(box, drawn.things), _in(box, people)) for box in boxes]
    numbers = {
        (thing.x, thing.y): (district, number)
        for district, (things, _) in enumerate(there)
        for number, thing in enumerate(things, 1)
    }
    for copy in drawn.copies:
        spots[copy.kind].append(Spot(copy.x, copy.y, copy.size, copy.place, *numbers[copy.x, copy.y]))
    district, number = next(
        (district, len(things) + number)
        for district, (things, passers) in enumerate(there)
        for number, (who, *_) in enumerate(passers, 1)
        if who == "stranger"
    )
    return _Known(
        tuple(map(tuple, spots)),
        Spot(drawn.moritz.x, drawn.moritz.y, drawn.moritz.size, "", district, number),
        tuple(
            tuple(DescribedItem(kinds()[thing.kind].icon, _colour(thing), thing.place) for thing in things)
            for things, _ in there
        ),
        tuple(tuple(Passer(each.who) for each in passers) for _, passers in there),
    )


def _in(box: tuple[float, float, float, float], there: Sequence[Placed]) -> list[Placed]:
    left, top, right, bottom = box
    inside = (one for one in there if left <= one.x < right and top <= one.y < bottom)
    return sorted(inside, key=lambda one: one.x)


def _colour(thing: Item) -> str:
    """Return the colour word for a thing by its look, whether it is true or not."""
    kind = kinds()[thing.kind]
    return kind.looks[thing.look - 1].word if thing.look else kind.colour
