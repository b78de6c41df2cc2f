"""Results of searches and of the game: finders, speed, and what was missed most."""

from collections.abc import Sequence

import msgspec

from spyhouse.games.spyguy.events import Ending


class CardResult(msgspec.Struct, frozen=True):
    """Result of one search."""

    kind: int
    item: str
    copies: int
    found: tuple[int, ...]
    """Finds by seat."""
    footprints: int
    ms: int
    """Duration of the search in ms."""


class Fastest(msgspec.Struct, frozen=True):
    """The fastest find of the game."""

    seat: int
    item: str
    ms: int


class Share(msgspec.Struct, frozen=True):
    """One-line summary of the game, to share with others (SG-21)."""

    city: str
    level: str
    players: int
    how: Ending
    cards: int
    found: int
    copies: int
    squares: str
    """One square per search: everything found, at least half, or less."""


class TeamResult(msgspec.Struct, frozen=True):
    """Result of the team."""

    copies: int
    """Number of copies in all searches."""
    found: tuple[int, ...]
    """Finds by seat."""
    wrong: tuple[int, ...]
    """Wrong taps by seat."""
    fastest: Fastest | None
    missed_most: CardResult | None
    """The search with the most missed copies; null if nothing was missed."""
    share: Share


def found_by(cards: Sequence[CardResult], seats: int) -> tuple[int, ...]:
    """Return the finds by seat in all searches."""
    return tuple(sum(card.found[seat] for card in cards) for seat in range(seats))


def missed_most(cards: Sequence[CardResult]) -> CardResult | None:
    """Return the first search with the most missed copies."""
    worst = max(cards, key=lambda card: card.copies - sum(card.found), default=None)
    return worst if worst is not None and sum(worst.found) < worst.copies else None
