"""The city's picture: drawn from its key, and remembered, since drawing one takes a second."""

from functools import lru_cache

from spyhouse.games.spyguy.events import Spot


@lru_cache(maxsize=512)
def _spots(city: str) -> tuple[tuple[Spot, ...], ...]:
    raise NotImplementedError


def spots_of(city: str, kind: int) -> tuple[Spot, ...]:
    return _spots(city)[kind]
