"""Kinds of items: those on the cards and in the city (SG-4, SG-14, SG-20)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from spyhouse.kernel.data import convert

DATA = "spyhouse.citydraw.data"

SlotClass = Literal["ground", "window", "roof", "quay", "float", "tree", "sky"]
"""Type of place where an item can be put."""


class Look(msgspec.Struct, frozen=True):
    """How a look-alike differs from the true item: see `colours.recoloured`."""

    hue: float
    light: float
    word: str
    """Colour word of a person: "blue"."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of item."""

    icon: str
    """Name of its drawing and of the kind."""
    colour: str
    copies: int
    likes: tuple[SlotClass, ...]
    mask: int
    """Outline of the drawing as 64 bits, row by row, the highest at the top left."""
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
    """Return every kind; the index is its number in a scene."""
    text = files(DATA).joinpath("items.toml").read_text()
    entries = convert(tomllib.loads(text), _File).kinds
    return tuple(
        convert(
            {**msgspec.structs.asdict(entry), "likes": entry.likes.split(), "mask": int(entry.mask, 16)}, Kind
        )
        for entry in entries
    )
