"""What is in the box, as its data files have it: clue cards and movement cards."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.data_files import FILES
from spyhouse.games.spyclub.words import (
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
"""SC-1."""
MOVEMENT_CARDS: dict[EditionName, int] = {"2018": 25, "prototype": 22}
"""SC-4."""


class MovementCard(msgspec.Struct, frozen=True, omit_defaults=True):
    numbers: tuple[int, int, int]
    """From top to bottom: how far the suspect may go when the next card comes."""
    icon: Height
    """The height of the suspect icon: which number of the card before counts."""
    symbol: Symbol
    escape: bool = False
    daytime: Daytime = "day"


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A movement card as the file has it, for all rulebooks and numbers of players."""

    numbers: tuple[int, int, int]
    icon: Height
    symbol: Symbol
    escape: dict[EditionName, tuple[Literal[2, 3, 4], ...]] = {}
    """By rulebook: with how many players it shows an escape icon."""
    only: EditionName | None = None

    def for_table(self, daytime: Daytime, edition: EditionName, players: int) -> MovementCard:
        escape = players in self.escape.get(edition, ())
        return MovementCard(self.numbers, self.icon, self.symbol, escape, daytime)


class ClueFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        faces: tuple[tuple[Name, Name], ...]
        prototype: tuple[tuple[Name, Name], ...] = ()
        """That rulebook's own cards, if it has any. A card of these may have one type on both faces."""

        def of(self, edition: EditionName) -> tuple[tuple[Name, Name], ...]:
            return self.prototype if edition == "prototype" and self.prototype else self.faces

    names: dict[ClueType, tuple[Name, ...]]
    faces: dict[ClueType, Annotated[int, Meta(ge=1)]]
    cards: Cards

    def faults(self) -> Iterator[str]:
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
    board: tuple[int, int, int]
    day: tuple[PrintedCard, ...]
    sunset: tuple[PrintedCard, ...]
    night: tuple[PrintedCard, ...]

    def faults(self) -> Iterator[str]:
        for daytime in DAYTIMES:
            for number, card in enumerate(getattr(self, daytime)):
                if len(set(card.numbers)) < len(card.numbers) or not all(1 <= n <= 4 for n in card.numbers):
                    yield f"{daytime}[{number}]: the numbers must be three different ones from 1 to 4"
        for edition, wanted in MOVEMENT_CARDS.items():
            count = len(self.for_table(edition, 2))
            if count != wanted:
                yield f"day: there must be {wanted} cards for the rulebook {edition}, not {count}"

    def for_table(self, edition: EditionName, players: int) -> list[MovementCard]:
        """The cards this table plays with (SC-4)."""
        return [
            card.for_table(daytime, edition, players)
            for daytime in DAYTIMES
            for card in getattr(self, daytime)
            if card.only in (None, edition)
        ]


@cache
def load_box(edition: EditionName = "2018", players: int = 2) -> Box:
    """Rulebooks and numbers of players differ in what is on the cards, and in nothing else."""
    movement = FILES.read("movement.toml", MovementFile)
    clues = FILES.read("clues.toml", ClueFile)
    return Box(clues, movement.board, movement.for_table(edition, players), (edition, players))
