"""The kinds of items: what is on the cards, and what the city is full of (SG-4, SG-14, SG-20)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from spyhouse.kernel.data import convert

DATA = "spyhouse.games.spyguy.data"

SlotClass = Literal["ground", "window", "roof", "quay", "float", "tree", "sky"]
"""A sort of place that an item can be put in."""


class Look(msgspec.Struct, frozen=True):
    """How a look-alike differs from the true item: see `colours.recoloured`."""

    hue: float
    light: float
    word: str
    """What colour a person would call it: "blue"."""


class Kind(msgspec.Struct, frozen=True):
    icon: str
    """Its drawing, by which it is called, too."""
    colour: str
    copies: int
    likes: tuple[SlotClass, ...]
    mask: int
    """The drawing's outline as 64 bits, row by row, the highest at the top left."""
    looks: tuple[Look, ...]


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    icon: str
    colour: str
    copies: int
    likes: str
    mask: str
    looks: list[Look]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    kinds: list[_Entry]


@cache
def kinds() -> tuple[Kind, ...]:
    """Every kind; its place in the tuple is its number in a scene."""
    text = files(DATA).joinpath("items.toml").read_text()
    entries = convert(tomllib.loads(text), _File).kinds
    return tuple(
        convert(
            {**msgspec.structs.asdict(entry), "likes": entry.likes.split(), "mask": int(entry.mask, 16)}, Kind
        )
        for entry in entries
    )
