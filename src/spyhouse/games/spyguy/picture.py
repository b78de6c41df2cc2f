"""The city's picture: drawn from its key, and remembered, since drawing takes up to a second."""

from functools import lru_cache

import msgspec

from spyhouse.games.spyguy.city import City, draw, kinds
from spyhouse.games.spyguy.events import Spot
from spyhouse.games.spyguy.key import read_key


def spots_of(city: str, kind: int) -> tuple[Spot, ...]:
    """Where the true copies of a kind are: what a tap is measured by (SG-19)."""
    return _spots(city)[kind]


def scene(city: str) -> bytes:
    """The drawing, for browsers."""
    return msgspec.json.encode(drawn(city).scene)


def warm(city: str) -> None:
    """Draw it now, so that nobody waits for it later."""
    _spots(city)


@lru_cache(maxsize=8)
def drawn(city: str) -> City:
    key = read_key(city)
    return draw(key.name, key.mood, lookalikes=key.lookalikes, items=key.items)


@lru_cache(maxsize=1024)
def _spots(city: str) -> tuple[tuple[Spot, ...], ...]:
    """By kind. Far smaller than the drawing, so many more can be kept."""
    spots: list[list[Spot]] = [[] for _ in kinds()]
    for copy in drawn(city).copies:
        spots[copy.kind].append(Spot(copy.x, copy.y, copy.size))
    return tuple(map(tuple, spots))
