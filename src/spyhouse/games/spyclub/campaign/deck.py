"""The campaign deck: 174 two-sided cards, read once from deck.toml (CP-6).

Texts for players are in `locales/<language>/text/campaign-deck.ftl`. Card numbers in the code are those of
the deck. The prototype edition prints 152 of the cards under other numbers (CP-5): see `Numbering`.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from spyhouse.games.spyclub.campaign import deck_syntax, effect_types
from spyhouse.games.spyclub.campaign.deck_check import faults
from spyhouse.games.spyclub.campaign.deck_types import NESTED, Card, Deck, Numbering
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.terms import DECK, FigureToken, Number
from spyhouse.games.spyclub.files import FILES
from spyhouse.kernel import BadData
from spyhouse.kernel.data import load_lock, toml

assert effect_types.AnyEffect, "importing it fills the unions that the deck is decoded into"


class PrototypeIndex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: Literal["prototype"]
    cards: int
    tokens: dict[FigureToken, FigureToken]
    """Replacements for tokens that the box lacks."""
    case_1: tuple[int, ...]
    left_out: tuple[Number, ...]
    index: dict[str, tuple[int, ...]]
    renumber: dict[str, Number]
    """Deck number by the prototype's number."""

    def faults(self) -> Iterator[str]:
        if sorted(map(int, self.renumber)) != list(range(1, self.cards + 1)):
            yield f"renumber: the numbers must be 1 to {self.cards}"
        if sorted((*self.renumber.values(), *self.left_out)) != list(range(1, DECK + 1)):
            yield "left_out: every card of the deck is either renumbered or left out, once"


@cache
def load_deck() -> Deck:
    return read_deck(*FILES.text("deck.toml"))


def read_deck(text: str, name: str) -> Deck:
    return parse_deck(toml(text, name), name)


def parse_deck(data: dict[str, Any], name: str) -> Deck:
    """Decode and check a deck. Raises `BadData` with the file, card, side, key and reason."""
    try:
        with load_lock:
            deck = msgspec.convert(data, Deck, dec_hook=deck_syntax.read)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).replace("`", "").partition(" - at $.")
        raise BadData(f"{name}, {_where(path, data)}: {reason[0].lower()}{reason[1:]}.") from None
    deck = msgspec.structs.replace(deck, card=tuple(_with_keys(card) for card in deck.card))
    for fault in faults(deck):
        raise BadData(f"{name}, {fault}.")
    return deck


def _where(path: str, data: dict[str, Any]) -> str:
    """Turn "card[106].B.effects[0].if" into "card 107, side B, effects[0].if"."""
    found = re.match(r"card\[(\d+)\]\.?([AB])?\.?(.*)", path)
    if not found:
        return path or "the whole file"
    number = data["card"][int(found[1])].get("number", f"no. {int(found[1]) + 1} in the file")
    return ", ".join(filter(None, (f"card {number}", f"side {found[2]}" if found[2] else "", found[3])))


@cache
def numbering(edition: str) -> Numbering:
    deck = load_deck()
    if edition == "prototype":
        file = FILES.read("index-prototype.toml", PrototypeIndex)
        deck_number = {int(shown): number for shown, number in file.renumber.items()}
        return Numbering(
            edition,
            deck,
            tuple(deck_number[shown] for shown in file.case_1),
            {name: tuple(deck_number[shown] for shown in numbers) for name, numbers in file.index.items()},
            {number: shown for shown, number in deck_number.items()},
            file.tokens,
        )
    entries: dict[str, tuple[int, ...]] = {name: (number,) for name, number in deck.index().items()}
    return Numbering(edition, deck, (3, 4), entries, {number: number for number in range(1, DECK + 1)}, {})


@cache
def effects_by_key() -> dict[str, Effect]:
    """Return every effect of the deck by its key, nested ones included."""
    return {effect.key: effect for _, effect in load_deck().effects()}


def _with_keys(card: Card) -> Card:
    sides: dict[str, Any] = {}
    for name in ("A", "B"):
        side = card.a if name == "A" else card.b
        effects = tuple(
            _keyed(effect, f"{card.number}{name}.{place}") for place, effect in enumerate(side.effects)
        )
        sides[name.lower()] = msgspec.structs.replace(side, effects=effects)
    return msgspec.structs.replace(card, **sides)


def _keyed(effect: Effect, key: str) -> Effect:
    inner = {
        name: tuple(_keyed(one, f"{key}.{word}.{place}") for place, one in enumerate(getattr(effect, name)))
        for name, word in NESTED.items()
        if hasattr(effect, name)
    }
    return msgspec.structs.replace(effect, key=key, **inner)
