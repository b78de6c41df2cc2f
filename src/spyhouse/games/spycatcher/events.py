"""What the table is told, as it happens."""

from typing import ClassVar, Literal

import msgspec

from spyhouse.games.spycatcher.influence import CircleName
from spyhouse.kernel import Event, LeftForGood, Skipped


class Shown(msgspec.Struct, frozen=True):
    """A challenge, turned up."""

    seat: int
    cards: tuple[int, ...]
    succeeds: bool


class Attempt(msgspec.Struct, frozen=True):
    """An attempt to get a permission, with all cards that were turned up."""

    seat: int
    circle: CircleName
    cards: tuple[int, ...]
    """None where the table bluffs and nobody challenged: those three stay face down (SK-25)."""
    bluff: bool
    """The cards turned out to be no run (SK-25)."""
    challenges: tuple[Shown, ...]
    granted: bool


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class TurnMissed(Event, frozen=True):
    seat: int


class Shuffled(Event, frozen=True):
    """The discard pile, but for its top card, has become the pack (SK-8)."""

    pack: int


class Drew(Event, frozen=True):
    """From the pack; which cards, only the drawer is told."""

    seat: int
    count: int


class GotCards(Event, frozen=True):
    cards: tuple[int, ...]


class TookDiscard(Event, frozen=True):
    seat: int
    card: int


class Uncovered(Event, frozen=True):
    """A card nobody had seen has come to the top of the discard pile."""

    card: int


class Discarded(Event, frozen=True):
    seat: int
    card: int


class Rolled(Event, frozen=True):
    seat: int
    die: int


class Went(Event, frozen=True):
    seat: int
    route: tuple[int, ...]


class Obeys(Event, frozen=True):
    """Stands on an action square and must do what it says."""

    seat: int
    place: int


class Put(Event, frozen=True):
    """A piece was put on a square, without walking there."""

    seat: int
    place: int


class WillMiss(Event, frozen=True):
    """Misses the next turn."""

    seat: int


class WillRollAgain(Event, frozen=True):
    """Rolls a second time in the next turn."""

    seat: int


class Replaced(Event, frozen=True):
    """Put cards unseen under the discard pile, and drew as many."""

    seat: int
    count: int


class Sought(Event, frozen=True):
    """Cards lie face down; everyone sees how many (SK-17)."""

    seat: int
    circle: CircleName
    count: int


class Declined(Event, frozen=True):
    """Did not seek permission here."""

    seat: int


class Decided(Event, frozen=True):
    """To challenge or not: nobody can tell (SK-20)."""

    seat: int


class Judged(Event, frozen=True):
    reveals: ClassVar[bool] = True

    attempt: Attempt


class Permitted(Event, frozen=True):
    """Took the top permission card of the circle."""

    seat: int
    circle: CircleName
    card: int


class HandedBack(Event, frozen=True):
    """A permission went to the bottom of its pack."""

    seat: int
    circle: CircleName
    card: int


class Gave(Event, frozen=True):
    seat: int
    to: int
    circle: CircleName
    card: int


class Looked(Event, frozen=True):
    seat: int
    at: int


class SawHand(Event, frozen=True):
    """What you saw when you looked at a hand."""

    seat: int
    cards: tuple[int, ...]


class GameEnded(Event, frozen=True):
    how: Literal["published", "stopped"]
    winner: int | None = None


SpycatcherEvent = (
    TurnBegan | TurnMissed | Shuffled | Drew | GotCards | TookDiscard | Uncovered | Discarded | Rolled
    | Went | Obeys | Put | WillMiss | WillRollAgain | Replaced | Sought | Declined | Decided | Judged
    | Permitted | HandedBack | Gave | Looked | SawHand | Skipped | LeftForGood | GameEnded
)  # fmt: skip
