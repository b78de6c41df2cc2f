"""The city's picture: drawn from its key, and remembered, since drawing takes up to a second."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

import msgspec

from spyhouse.games.spyguy.city import City, Thing, draw, kinds
from spyhouse.games.spyguy.city.life import GAGS
from spyhouse.games.spyguy.events import Passer, Spot, Told
from spyhouse.games.spyguy.key import read_key

Seen = TypeVar("Seen", Told, Passer)


def spots_of(city: str, kind: int) -> tuple[Spot, ...]:
    """Where the true copies of a kind are: what a tap is measured by (SG-19)."""
    return _spots(city)[kind]


def moritz_in(city: str) -> Spot:
    """Where Doctor Moritz hides among the passers-by."""
    return _moritz(city)


def in_words(city: str) -> tuple[tuple[Told, ...], ...]:
    """What is to be seen, by district (SG-21)."""
    return _told(city)


def passers_in(city: str) -> tuple[tuple[Passer, ...], ...]:
    """Who is worth a look, by district."""
    return _passers(city)


def scene(city: str) -> bytes:
    """The drawing, for browsers."""
    return msgspec.json.encode(drawn(city).scene)


def warm(city: str) -> None:
    """Draw it now, so that nobody waits for it later."""
    _spots(city)
    _told(city)
    _passers(city)
    _moritz(city)


@lru_cache(maxsize=3)
def drawn(city: str) -> City:
    """A dozen megabytes each: kept while a table that has just begun asks for the rest of it."""
    key = read_key(city)
    return draw(key.name, key.site, key.mood, lookalikes=key.lookalikes, items=key.items)


@lru_cache(maxsize=1024)
def _spots(city: str) -> tuple[tuple[Spot, ...], ...]:
    """By kind. Far smaller than the drawing, so many more can be kept."""
    spots: list[list[Spot]] = [[] for _ in kinds()]
    for copy in drawn(city).copies:
        spots[copy.kind].append(Spot(copy.x, copy.y, copy.size, copy.place))
    return tuple(map(tuple, spots))


@lru_cache(maxsize=1024)
def _moritz(city: str) -> Spot:
    hidden = drawn(city).moritz
    return Spot(hidden.x, hidden.y, hidden.size)


@lru_cache(maxsize=1024)
def _told(city: str) -> tuple[tuple[Told, ...], ...]:
    return _by_district(
        city,
        [
            Told(kinds()[thing.kind].icon, _colour(thing), thing.place, thing.x, thing.y)
            for thing in drawn(city).things
        ],
    )


@lru_cache(maxsize=1024)
def _passers(city: str) -> tuple[tuple[Passer, ...], ...]:
    there = drawn(city)
    gags = [Passer(each.kind, each.x, each.y) for each in there.life if each.kind in GAGS]
    return _by_district(city, [*gags, Passer("stranger", there.moritz.x, there.moritz.y)])


def _by_district(city: str, there: Sequence[Seen]) -> tuple[tuple[Seen, ...], ...]:
    """From left to right."""
    boxes = [district.box for district in drawn(city).facts.districts]
    ordered = sorted(there, key=lambda one: one.x)
    return tuple(
        tuple(one for one in ordered if left <= one.x < right and top <= one.y < bottom)
        for left, top, right, bottom in boxes
    )


def _colour(thing: Thing) -> str:
    """What a person would call it by its looks, whether it counts or not."""
    kind = kinds()[thing.kind]
    return kind.looks[thing.look - 1].word if thing.look else kind.colour
