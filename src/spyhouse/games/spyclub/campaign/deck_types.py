"""The types a deck is read into: cards, sides, choices, modules and the numbers of an edition."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from spyhouse.games.spyclub.campaign.deck_syntax import ALWAYS, Conditions
from spyhouse.games.spyclub.campaign.engine import effect as effects
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.terms import FigureToken, Key, Number, SideName, When
from spyhouse.games.spyclub.terms import Aspect

TokenKind = Literal["mosaic", "completion", "tracker"]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of a choice."""

    key: str
    condition: Conditions = field(default=ALWAYS, name="if")
    """The option is hidden unless this holds."""
    unlocks: tuple[Number, ...] = ()
    flip: bool = False
    """Whether the option turns this card over."""
    away: bool = False
    """Whether the option puts this card out of force for the campaign."""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Literal["unlock", "setup", "record", "end", "save"]
    """The stage that asks; `setup` asks in every case."""
    who: Literal["team", "owner"]
    options: tuple[Option, ...]
    condition: Conditions = field(default=ALWAYS, name="if")


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effects: "tuple[effects.AnyEffect, ...]"
    flip: Literal["", "at once", "when told"] = ""
    unlocks: tuple[Number, ...] = ()
    choice: Choice | None = None

    def at(self, when: When) -> tuple[Effect, ...]:
        return tuple(effect for effect in self.effects if effect.when == when)

    def actions(self) -> list[str]:
        return fields_of(self.effects, "action", "name")

    def of_option(self, key: str) -> tuple[Effect, ...]:
        return tuple(effect for effect in self.at("choice") if effect.option == key)


class TokenSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: TokenKind
    max: Annotated[int, Meta(ge=1, le=9)]
    name: Key
    """Name of its tokens, from the message `token-…`."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    module: str
    belongs: Literal["common", "character"]
    a: Side = field(name="A")
    b: Side = field(name="B")
    picture: Key = ""
    """Icon of the card; empty for its module's."""
    star: bool = False
    """Whether it is a shared card (CP-8)."""
    tokens: TokenSpace | None = None

    def side(self, name: SideName) -> Side:
        return self.a if name == "A" else self.b


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Estimated effect of the module on later cases: win rate in percentage points, and score."""

    help: int
    hinder: int
    points: int


class Module(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    type: Literal["intro", "finale", "shared", "nothing"] | Aspect
    twist: str
    budget: Budget
    entry: int = 0
    """Number of the card that the index leads to (CP-4)."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    module: dict[str, Module]
    card: tuple[Card, ...]

    def __getitem__(self, number: int) -> Card:
        return self.card[number - 1]

    def __reduce__(self) -> Any:
        return _restore, ("load_deck",)

    def effects(self) -> Iterator[tuple[Card, Effect]]:
        """Yield every effect with its card, nested ones included."""
        for card in self.card:
            for side in (card.a, card.b):
                for effect in walk(side.effects):
                    yield card, effect

    def objectives(self) -> set[str]:
        return set(fields_of((effect for _, effect in self.effects()), "objective", "id"))

    def effect(self, key: str) -> Effect:
        """Return the effect with that key. Raises `KeyError` if there is none."""
        number, side = card_of(key)
        for effect in walk(self[number].side(side).effects):
            if effect.key == key:
                return effect
        raise KeyError(key)

    def index(self) -> dict[str, int]:
        """Return the entry card of everything that can be recorded (CP-4)."""
        return {name: module.entry for name, module in self.module.items() if module.entry}


class Numbering:
    """Numbers of the cards in one edition, and its index (CP-2, CP-4, CP-5)."""

    def __init__(
        self,
        edition: str,
        deck: Deck,
        case_1: tuple[int, ...],
        index: dict[str, tuple[int, ...]],
        shown: dict[int, int],
        tokens: dict[FigureToken, FigureToken],
    ) -> None:
        self.edition = edition
        self.deck = deck
        self.case_1 = case_1
        """Deck numbers, like everything here but `shown`."""
        self.index = index
        self.shown = shown
        """Printed number by deck number; a card that is missing is not in this edition."""
        self.tokens = tokens
        """What stands for a token that this edition's box lacks."""

    def __reduce__(self) -> Any:
        return _restore, ("numbering", self.edition)

    def has(self, number: int) -> bool:
        return number in self.shown

    def name(self, number: int) -> str:
        """Return the printed number, starred if the card is shared (CP-8)."""
        return f"{self.shown[number]}{'★' if self.deck[number].star else ''}"


def _restore(function: str, *args: str) -> Any:
    """Return the deck that `deck` has loaded. Pickles of a state refer to the deck instead of copying it."""
    return getattr(import_module("spyhouse.games.spyclub.campaign.deck"), function)(*args)


def card_of(key: str) -> tuple[int, SideName]:
    """Return the card and side that an effect's key names."""
    place = key.partition(".")[0]
    return int(place[:-1]), "A" if place[-1] == "A" else "B"


NESTED = {"then": "then", "otherwise": "else"}
"""Fields that list effects, each with its name in the deck."""


def walk(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Yield effects, each followed by those nested inside it."""
    for effect in effects:
        yield effect
        for inner in NESTED:
            yield from walk(getattr(effect, inner, ()))


def fields_of(effects: Iterable[Effect], tag: str, field: str) -> list[str]:
    """Return one field of every effect class with that tag."""
    return [getattr(effect, field) for effect in effects if effect.tag() == tag]
