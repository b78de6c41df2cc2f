"""Clue cards and movement cards of the box, read from its data files."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.files import FILES
from spyhouse.games.spyclub.terms import (
    CARDS,
    DAYTIMES,
    TYPES,
    ClueType,
    Daytime,
    EditionName,
    Height,
    Symbol,
)

Name = Annotated[str, Meta(min_length=1, max_length=40)]
FACES_OF_TYPE = {"motive": 14, "suspect": 16, "location": 18, "crime": 21, "object": 24, "distraction": 15}
"""Number of faces of each type (SC-1)."""
MOVEMENT_CARDS: dict[EditionName, int] = {"2018": 25, "prototype": 22}
"""Number of movement cards by edition (SC-4)."""


class MovementCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A movement card as a table plays with it."""

    numbers: tuple[int, int, int]
    """Distances for the suspect's next move, from top to bottom."""
    icon: Height
    """Height of the suspect icon: it selects a number of the card before."""
    symbol: Symbol
    escape: bool = False
    daytime: Daytime = "day"


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A movement card of the data file, for all editions and numbers of players."""

    numbers: tuple[int, int, int]
    icon: Height
    symbol: Symbol
    escape: dict[EditionName, tuple[Literal[2, 3, 4], ...]] = {}
    """By edition: the numbers of players with which it shows an escape icon."""
    only: EditionName | None = None

    def for_table(self, daytime: Daytime, edition: EditionName, players: int) -> MovementCard:
        """Return the card as played in an edition by this number of players."""
        escape = players in self.escape.get(edition, ())
        return MovementCard(self.numbers, self.icon, self.symbol, escape, daytime)


class ClueFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file of clue cards."""

    class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        """The clue cards of one edition, as pairs of names."""

        faces: tuple[tuple[Name, Name], ...]
        prototype: tuple[tuple[Name, Name], ...] = ()
        """Cards of the prototype if they differ. One type may be on both faces."""

        def of(self, edition: EditionName) -> tuple[tuple[Name, Name], ...]:
            """Return the cards of an edition."""
            return self.prototype if edition == "prototype" and self.prototype else self.faces

    names: dict[ClueType, tuple[Name, ...]]
    faces: dict[ClueType, Annotated[int, Meta(ge=1)]]
    cards: Cards

    def faults(self) -> Iterator[str]:
        """Yield what is wrong in the file."""
        type_of: dict[str, ClueType] = {}
        for kind in TYPES:
            if kind not in self.names or kind not in self.faces:
                yield f"names: {kind} is missing from [names] or [faces]"
                return
            for name in self.names[kind]:
                if name in type_of:
                    yield f"names.{kind}: {name!r} comes twice"
                type_of[name] = kind
        for kind in TYPES:
            total = len(self.names[kind]) * self.faces[kind]
            if total != FACES_OF_TYPE[kind]:
                yield f"names.{kind}: there are {FACES_OF_TYPE[kind]} faces of this type, not {total}"
        yield from self._faults_of("cards.faces", self.cards.faces, type_of)
        if self.cards.prototype:
            yield from self._faults_of("cards.prototype", self.cards.prototype, type_of)

    def _faults_of(
        self, key: str, cards: tuple[tuple[Name, Name], ...], type_of: dict[str, ClueType]
    ) -> Iterator[str]:
        for number, pair in enumerate(cards):
            for name in pair:
                if name not in type_of:
                    yield f"{key}[{number}]: there is no clue called {name!r} in [names]"
                    return
            if cards is self.cards.faces and type_of[pair[0]] == type_of[pair[1]]:
                yield f"{key}[{number}]: both faces are of the type {type_of[pair[0]]}"
        if len(cards) != CARDS:
            yield f"{key}: there must be {CARDS} cards, not {len(cards)}"
        count = Counter(name for pair in cards for name in pair)
        for name, kind in type_of.items():
            if count[name] != self.faces[kind]:
                yield f"{key}: {name!r} must be on {self.faces[kind]} faces, not {count[name]}"


class MovementFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file of movement cards."""

    board: tuple[int, int, int]
    day: tuple[PrintedCard, ...]
    sunset: tuple[PrintedCard, ...]
    night: tuple[PrintedCard, ...]

    def faults(self) -> Iterator[str]:
        """Yield what is wrong in the file."""
        for daytime in DAYTIMES:
            for number, card in enumerate(getattr(self, daytime)):
                if len(set(card.numbers)) < len(card.numbers) or not all(1 <= n <= 4 for n in card.numbers):
                    yield f"{daytime}[{number}]: the numbers must be three different ones from 1 to 4"
        for edition, wanted in MOVEMENT_CARDS.items():
            count = len(self.for_table(edition, 2))
            if count != wanted:
                yield f"day: there must be {wanted} cards for the rulebook {edition}, not {count}"

    def for_table(self, edition: EditionName, players: int) -> list[MovementCard]:
        """Return the cards that a table plays with (SC-4)."""
        return [
            card.for_table(daytime, edition, players)
            for daytime in DAYTIMES
            for card in getattr(self, daytime)
            if card.only in (None, edition)
        ]


@cache
def load_box(edition: EditionName = "2018", players: int = 2) -> Box:
    """Return the box of an edition for this number of players. Only the cards differ."""
    movement = FILES.read("movement.toml", MovementFile)
    clues = FILES.read("clues.toml", ClueFile)
    return Box(clues, movement.board, movement.for_table(edition, players), (edition, players))
