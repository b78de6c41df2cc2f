"""Clue cards: one per kind of item (SG-4)."""

from functools import cache

from spyhouse.citydraw import Kind, kinds
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.events import Card
from spyhouse.kernel import BadData

_FIRST_FILE = 101


@cache
def all_cards() -> tuple[Card, ...]:
    """Return all cards, by kind."""
    return tuple(_card(number, kind) for number, kind in enumerate(kinds()))


@cache
def copies_of_each() -> dict[int, int]:
    """SG-14: return the number of copies of each kind, which is public."""
    return {card.kind: card.copies for card in all_cards()}


def _card(number: int, kind: Kind) -> Card:
    footprints = box().footprints.get(str(kind.copies))
    if footprints is None:
        raise BadData(f"box.toml: footprints: no entry for the {kind.copies} copies of {kind.icon}")
    return Card(number, kind.icon, kind.copies, footprints, _FIRST_FILE + number)
