"""What came of each search, and of the game: who found what, how fast, and what was missed most."""

from collections.abc import Sequence

import msgspec

from spyhouse.games.spyguy.events import Ending


class CardResult(msgspec.Struct, frozen=True):
    kind: int
    item: str
    copies: int
    found: tuple[int, ...]
    """By seat."""
    footprints: int
    ms: int
    """How long the search was."""


class Fastest(msgspec.Struct, frozen=True):
    seat: int
    item: str
    ms: int


class Share(msgspec.Struct, frozen=True):
    """The game in a line, to show to those who were not there (SG-21)."""

    city: str
    level: str
    players: int
    how: Ending
    cards: int
    found: int
    copies: int
    squares: str
    """One for each search: everything found, at least half of it, or less."""


class Result(msgspec.Struct, frozen=True):
    """How the team did."""

    copies: int
    """In all searches together."""
    found: tuple[int, ...]
    """By seat."""
    wrong: tuple[int, ...]
    """Taps on wrong things, by seat."""
    fastest: Fastest | None
    missed_most: CardResult | None
    """The search in which most stayed hidden; null if nothing was missed."""
    share: Share


def found_by(cards: Sequence[CardResult], seats: int) -> tuple[int, ...]:
    """By seat, in all searches together."""
    return tuple(sum(card.found[seat] for card in cards) for seat in range(seats))


def missed_most(cards: Sequence[CardResult]) -> CardResult | None:
    """The first of those searches in which most copies stayed hidden."""
    worst = max(cards, key=lambda card: card.copies - sum(card.found), default=None)
    return worst if worst is not None and sum(worst.found) < worst.copies else None
