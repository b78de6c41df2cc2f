"""The clue cards: one for each kind of item (SG-4)."""

from functools import cache

from spyhouse.games.spyguy.box import MOST_COPIES
from spyhouse.games.spyguy.city import kinds
from spyhouse.games.spyguy.events import Card
from spyhouse.kernel import BadData

_FIRST_FILE = 101


@cache
def all_cards() -> tuple[Card, ...]:
    """By kind."""
    cards = tuple(
        Card(number, f"{kind.colour} {kind.name.lower()}", kind.copies, kind.footprints, _FIRST_FILE + number)
        for number, kind in enumerate(kinds())
    )
    for card in cards:
        if not 1 <= card.copies <= MOST_COPIES:
            raise BadData(f"kinds.toml: {card.item}: copies must be 1 to {MOST_COPIES}, not {card.copies}")
    return cards


@cache
def copies_of_each() -> dict[int, int]:
    """SG-14: the public table, by kind."""
    return {card.kind: card.copies for card in all_cards()}
