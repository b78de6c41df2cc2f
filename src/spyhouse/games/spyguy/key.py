"""A city's key: everything its drawing follows from, in a short text that everyone may know.

    2026-11-16.canals.dusk.some.normal

It comes from the table's seed by a one-way function, so it tells nothing of the deck.
"""

import re
from typing import get_args

import msgspec

from spyhouse.games.spyguy.city import SITES, ItemSize, LookAlikes, Mood, Site
from spyhouse.kernel import BadOptions, Chance
from spyhouse.kernel.data import convert

MOODS: tuple[Mood, ...] = get_args(Mood)

NAME = "[a-z0-9-]{1,24}"
_LETTERS = "bcdfghjkmnpqrstvwxz23456789"
"""Without those that look alike, and without vowels, so that they spell nothing."""
_LENGTH = 8
_KEY = re.compile(
    rf"({NAME})\.({'|'.join(SITES)})\.({'|'.join(MOODS)})\.({'|'.join(get_args(LookAlikes))})\.({'|'.join(get_args(ItemSize))})"
)


class CityKey(msgspec.Struct, frozen=True):
    name: str
    site: Site
    mood: Mood
    lookalikes: LookAlikes
    items: ItemSize

    def __str__(self) -> str:
        return f"{self.name}.{self.site}.{self.mood}.{self.lookalikes}.{self.items}"


def read_key(text: str) -> CityKey:
    found = _KEY.fullmatch(text)
    if not found:
        raise BadOptions("spyguy-no-city", example="2026-11-16.canals.dusk.some.normal")
    return convert(dict(zip(CityKey.__struct_fields__, found.groups(), strict=True)), CityKey)


def new_name(chance: Chance) -> str:
    """A city that nobody has seen (SG-18)."""
    return "".join(chance.pick("city", _LETTERS) for _ in range(_LENGTH))


def own_mood(name: str) -> Mood:
    """The light a city likes best: the same for everyone who plays in it."""
    return Chance(name).pick("mood", MOODS)


def own_site(name: str) -> Site:
    """What a city is built on: the same for everyone, too."""
    return Chance(name).pick("site", SITES)
