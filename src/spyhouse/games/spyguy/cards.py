"""The clue cards: one for each kind of item (SG-4)."""

from functools import cache

from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.city import Kind, kinds
from spyhouse.games.spyguy.events import Card
from spyhouse.kernel import BadData

_FIRST_FILE = 101


@cache
def all_cards() -> tuple[Card, ...]:
    """By kind."""
    return tuple(_card(number, kind) for number, kind in enumerate(kinds()))


@cache
def copies_of_each() -> dict[int, int]:
    """SG-14: the public table, by kind."""
    return {card.kind: card.copies for card in all_cards()}


def _card(number: int, kind: Kind) -> Card:
    footprints = box().footprints.get(str(kind.copies))
    if footprints is None:
        raise BadData(f"box.toml: footprints: none for the {kind.copies} copies of {kind.icon}")
    return Card(number, kind.icon, kind.copies, footprints, _FIRST_FILE + number)
