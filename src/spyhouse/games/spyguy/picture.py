"""The city's picture: drawn from its key, and remembered, since drawing takes up to a second."""

from functools import lru_cache

import msgspec

from spyhouse.games.spyguy.city import City, Thing, draw, kinds
from spyhouse.games.spyguy.events import Spot, Told
from spyhouse.games.spyguy.key import read_key


def spots_of(city: str, kind: int) -> tuple[Spot, ...]:
    """Where the true copies of a kind are: what a tap is measured by (SG-19)."""
    return _spots(city)[kind]


def moritz_in(city: str) -> Spot:
    """Where Doctor Moritz hides among the passers-by."""
    return _moritz(city)


def in_words(city: str) -> tuple[tuple[Told, ...], ...]:
    """What is to be seen, by district (SG-21)."""
    return _told(city)


def scene(city: str) -> bytes:
    """The drawing, for browsers."""
    return msgspec.json.encode(drawn(city).scene)


def warm(city: str) -> None:
    """Draw it now, so that nobody waits for it later."""
    _spots(city)
    _told(city)
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
    there = drawn(city)
    things = sorted(there.things, key=lambda thing: thing.x)
    return tuple(
        tuple(
            Told(kinds()[thing.kind].icon, _colour(thing), thing.place, thing.x, thing.y)
            for thing in things
            if left <= thing.x < right and top <= thing.y < bottom
        )
        for left, top, right, bottom in (district.box for district in there.facts.districts)
    )


def _colour(thing: Thing) -> str:
    """What a person would call it by its looks, whether it counts or not."""
    kind = kinds()[thing.kind]
    return kind.looks[thing.look - 1].word if thing.look else kind.colour
