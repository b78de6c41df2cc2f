"""The campaign deck: 174 two-sided cards, read once from deck.toml into types (CP-6).

What is written on them for people is in `locales/<language>/text/campaign-deck.ftl`.

Numbers in here are those of the deck. The prototype edition shows 152 of the cards under numbers of its
own (CP-5): `Numbering` knows both, and is asked wherever a number is shown or read.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from spyhouse.games.spyclub.campaign import grammar
from spyhouse.games.spyclub.campaign.grammar import ALWAYS, Conditions
from spyhouse.games.spyclub.campaign.vocabulary import DECK, AnyEffect, Key, Number, SideName, When
from spyhouse.games.spyclub.data_files import FILES
from spyhouse.games.spyclub.words import Aspect
from spyhouse.kernel import BadData
from spyhouse.kernel.data import learning, toml

NOTHING = "nothing"
"""The index entry for a case in which nothing was recorded."""

TokenKind = Literal["mosaic", "completion", "tracker"]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to go at a crossroads."""

    key: str
    condition: Conditions = field(default=ALWAYS, name="if")
    """It is not shown where this fails."""
    unlocks: tuple[Number, ...] = ()
    flip: bool = False
    """Turn this card."""
    away: bool = False
    """Put this card out of force for the campaign."""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Literal["unlock", "setup", "record", "end", "save"]
    """When it is asked; `setup`: in every case."""
    who: Literal["team", "owner"]
    options: tuple[Option, ...]
    condition: Conditions = field(default=ALWAYS, name="if")


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effects: tuple[AnyEffect, ...]
    flip: Literal["", "at once", "when told"] = ""
    unlocks: tuple[Number, ...] = ()
    choice: Choice | None = None

    def at(self, when: When) -> tuple[AnyEffect, ...]:
        return tuple(effect for effect in self.effects if effect.when == when)

    def of_option(self, key: str) -> tuple[AnyEffect, ...]:
        return tuple(effect for effect in self.at("choice") if effect.option == key)


class TokenSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: TokenKind
    max: Annotated[int, Meta(ge=1, le=9)]
    name: Key
    """What one of them is: the message `token-…` says what it is called."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    module: str
    belongs: Literal["common", "character"]
    a: Side = field(name="A")
    b: Side = field(name="B")
    picture: Key = ""
    """The icon on it; its module's where there is none."""
    star: bool = False
    """A shared card (CP-8)."""
    tokens: TokenSpace | None = None

    def side(self, name: SideName) -> Side:
        return self.a if name == "A" else self.b


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first guess of what the module does to the next cases, in points of the win rate, and to the
    score."""

    help: int
    hinder: int
    points: int


class Module(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    type: Literal["intro", "finale", "shared", "nothing"] | Aspect
    twist: str
    budget: Budget
    entry: int = 0
    """The card the index leads to (CP-4)."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    module: dict[str, Module]
    card: tuple[Card, ...]

    def __getitem__(self, number: int) -> Card:
        return self.card[number - 1]

    def index(self) -> dict[str, int]:
        """CP-4: what can be recorded, and the card each leads to."""
        return {name: module.entry for name, module in self.module.items() if module.entry}


class PrototypeIndex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Literal["prototype"]
    cards: int
    case_1: tuple[int, ...]
    left_out: tuple[Number, ...]
    index: dict[str, tuple[int, ...]]
    renumber: dict[str, Number]
    """By the prototype's number: the deck's."""

    def faults(self) -> Iterator[str]:
        if sorted(map(int, self.renumber)) != list(range(1, self.cards + 1)):
            yield f"renumber: the numbers must be 1 to {self.cards}"
        if sorted((*self.renumber.values(), *self.left_out)) != list(range(1, DECK + 1)):
            yield "left_out: every card of the deck is either renumbered or left out, once"


class Numbering:
    """How an edition numbers the cards, and what its index says (CP-2, CP-4, CP-5)."""

    def __init__(
        self, case_1: tuple[int, ...], index: dict[str, tuple[int, ...]], shown: dict[int, int]
    ) -> None:
        self.case_1 = case_1
        """Deck numbers, as everything here that is not `shown`."""
        self.index = index
        self.shown = shown
        """By deck number; a card that is not here is not in this edition."""

    def has(self, number: int) -> bool:
        return number in self.shown

    def name(self, number: int) -> str:
        """As this edition prints it, starred where shared (CP-8)."""
        return f"{self.shown[number]}{'★' if the_deck()[number].star else ''}"


@cache
def the_deck() -> Deck:
    return read_deck(*FILES.text("deck.toml"))


def read_deck(text: str, name: str) -> Deck:
    return deck_of(toml(text, name), name)


def deck_of(data: dict[str, Any], name: str) -> Deck:
    """What is wrong with a deck is said with the file, card, side and key, and why."""
    from spyhouse.games.spyclub.campaign.deck_check import faults

    try:
        with learning:
            deck = msgspec.convert(data, Deck, dec_hook=grammar.read)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).replace("`", "").partition(" - at $.")
        raise BadData(f"{name}, {_where(path, data)}: {reason[0].lower()}{reason[1:]}.") from None
    deck = msgspec.structs.replace(deck, card=tuple(_with_keys(card) for card in deck.card))
    for fault in faults(deck):
        raise BadData(f"{name}, {fault}.")
    return deck


def _where(path: str, data: dict[str, Any]) -> str:
    """ "card[106].B.effects[0].if" as a person would say it."""
    found = re.match(r"card\[(\d+)\]\.?([AB])?\.?(.*)", path)
    if not found:
        return path or "the whole file"
    number = data["card"][int(found[1])].get("number", f"no. {int(found[1]) + 1} in the file")
    return ", ".join(filter(None, (f"card {number}", f"side {found[2]}" if found[2] else "", found[3])))


@cache
def numbering(edition: str) -> Numbering:
    if edition == "prototype":
        file = FILES.read("index-prototype.toml", PrototypeIndex)
        deck_number = {int(shown): number for shown, number in file.renumber.items()}
        return Numbering(
            tuple(deck_number[shown] for shown in file.case_1),
            {name: tuple(deck_number[shown] for shown in numbers) for name, numbers in file.index.items()},
            {number: shown for shown, number in deck_number.items()},
        )
    entries: dict[str, tuple[int, ...]] = {name: (number,) for name, number in the_deck().index().items()}
    return Numbering((3, 4), entries, {number: number for number in range(1, DECK + 1)})


@cache
def effects_by_key() -> dict[str, AnyEffect]:
    """Every effect of the deck, nested ones included."""
    sides = (side for card in the_deck().card for side in (card.a, card.b))
    return {effect.key: effect for side in sides for effect in walk(side.effects)}


def home_of(effect: AnyEffect) -> tuple[int, SideName]:
    """The card and side an effect is written on."""
    place = effect.key.partition(".")[0]
    return int(place[:-1]), "A" if place[-1] == "A" else "B"


def walk(effects: tuple[AnyEffect, ...]) -> Iterator[AnyEffect]:
    """Effects with those inside them."""
    for effect in effects:
        yield effect
        for inner in _NESTED:
            yield from walk(getattr(effect, inner, ()))


_NESTED = {"then": "then", "otherwise": "else"}


def _with_keys(card: Card) -> Card:
    sides: dict[str, Any] = {}
    for name in ("A", "B"):
        side = card.side(name)
        effects = tuple(
            _keyed(effect, f"{card.number}{name}.{place}") for place, effect in enumerate(side.effects)
        )
        sides[name.lower()] = msgspec.structs.replace(side, effects=effects)
    return msgspec.structs.replace(card, **sides)


def _keyed(effect: AnyEffect, key: str) -> AnyEffect:
    inner = {
        name: tuple(_keyed(one, f"{key}.{word}.{place}") for place, one in enumerate(getattr(effect, name)))
        for name, word in _NESTED.items()
        if hasattr(effect, name)
    }
    return msgspec.structs.replace(effect, key=key, **inner)
