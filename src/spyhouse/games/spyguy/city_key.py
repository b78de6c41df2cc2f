"""City keys: short public texts that determine a city's drawing.

    2026-11-16.canals.dusk.some.normal

A key is derived from the table's seed by a one-way function, so it reveals nothing about the deck.
"""

import re
from typing import get_args

import msgspec

from spyhouse.citydraw import SITES, ItemSize, LookAlikes, Mood, Site
from spyhouse.kernel import BadOptions, Chance
from spyhouse.kernel.data import convert

MOODS: tuple[Mood, ...] = get_args(Mood)

NAME = "[a-z0-9-]{1,24}"
_LETTERS = "bcdfghjkmnpqrstvwxz23456789"
"""Letters without look-alikes, and without vowels to avoid words."""
_LENGTH = 8
_KEY = re.compile(
    rf"({NAME})\.({'|'.join(SITES)})\.({'|'.join(MOODS)})\.({'|'.join(get_args(LookAlikes))})\.({'|'.join(get_args(ItemSize))})"
)


class CityKey(msgspec.Struct, frozen=True):
    """Arguments of a city's drawing."""

    name: str
    site: Site
    mood: Mood
    lookalikes: LookAlikes
    items: ItemSize

    def __str__(self) -> str:
        return f"{self.name}.{self.site}.{self.mood}.{self.lookalikes}.{self.items}"


def read_key(text: str) -> CityKey:
    """Parse a key. Raises `BadOptions`."""
    found = _KEY.fullmatch(text)
    if not found:
        raise BadOptions("spyguy-no-city", example="2026-11-16.canals.dusk.some.normal")
    return convert(dict(zip(CityKey.__struct_fields__, found.groups(), strict=True)), CityKey)


def new_name(chance: Chance) -> str:
    """Return the name of a new city (SG-18)."""
    return "".join(chance.pick("city", _LETTERS) for _ in range(_LENGTH))


def own_mood(name: str) -> Mood:
    """Return the default mood of a city, the same for everyone."""
    return Chance(name).pick("mood", MOODS)


def own_site(name: str) -> Site:
    """Return the site of a city, the same for everyone."""
    return Chance(name).pick("site", SITES)
