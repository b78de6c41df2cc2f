"""Editions: the differences between the rulebooks, and their levels (SC-7, SC-9, SC-25, SC-34)."""

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spyhouse.games.spyclub.files import FILES
from spyhouse.games.spyclub.terms import Character, Symbol

Count = Annotated[int, Meta(ge=0, le=60)]


class EventSizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes of the suspect's events (SC-30)."""

    fatigue: Count
    """Ideas in addition to one per solved aspect."""
    sabotage: Count
    loose_end: Count
    decoy: Count


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difficulty level of an edition."""

    track: Annotated[int, Meta(ge=3, le=30)]
    """Number of steps to the Escaped space."""
    escape: Count = 0
    """Start of the escape marker."""
    ideas_out: Count = 0
    events: dict[Literal["fatigue", "sabotage", "loose_end", "decoy"], Count] = {}
    """Sizes of events that differ from the edition's."""


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one rulebook."""

    aside: Annotated[int, Meta(ge=0, le=3)]
    take_back: bool
    default: str
    levels: dict[str, Level]
    symbols: tuple[Symbol, ...] = ()
    """Symbols over the center row if they differ from the other rulebook's."""


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices of incoming clues, by number of players."""

    top: Count
    between: Count
    rightmost: Count


class EditionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file of editions."""

    ideas: Count
    ideas_each: Count
    actions: Annotated[int, Meta(ge=1, le=9)]
    symbols: tuple[Symbol, ...]
    hand: dict[str, Annotated[int, Meta(ge=1, le=9)]]
    beside_the_deck: dict[str, Annotated[int, Meta(ge=1, le=9)]]
    prices: Prices
    characters: tuple[Character, ...]
    events: EventSizes
    editions: dict[str, Edition]

    def faults(self) -> Iterator[str]:
        """Yield what is wrong in the file."""
        for key, value in (("hand", self.hand), ("beside_the_deck", self.beside_the_deck)):
            if sorted(value) != ["2", "3", "4"]:
                yield f"{key}: needs a number each for 2, 3 and 4 players"
        if len(set(self.symbols)) != 5:
            yield "symbols: there must be five different ones"
        for name, edition in self.editions.items():
            if edition.default not in edition.levels:
                yield f"editions.{name}.default: there is no level {edition.default!r}"
            if edition.symbols and len(set(edition.symbols)) != 5:
                yield f"editions.{name}.symbols: there must be five different ones"
            for level_name, level in edition.levels.items():
                if level.ideas_out + 4 * self.ideas_each > self.ideas:
                    yield f"editions.{name}.levels.{level_name}.ideas_out: four players would have none left"


@cache
def editions() -> EditionFile:
    """Return the editions by name."""
    return FILES.read("editions.toml", EditionFile)
