"""Events of Spycatcher."""

from typing import ClassVar, Literal

import msgspec

from spyhouse.games.spycatcher.influence import CircleName
from spyhouse.kernel import Event, LeftForGood, Skipped


class Shown(msgspec.Struct, frozen=True):
    """A challenge, shown to all."""

    seat: int
    cards: tuple[int, ...]
    succeeds: bool


class Attempt(msgspec.Struct, frozen=True):
    """An attempt to get a permission, with all cards that were shown."""

    seat: int
    circle: CircleName
    cards: tuple[int, ...]
    """The seeker's cards; empty if the table bluffs and nobody challenged, because they stay face down
    (SK-25)."""
    bluff: bool
    """The cards were not a run (SK-25)."""
    challenges: tuple[Shown, ...]
    granted: bool


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    seat: int
    round: int


class TurnMissed(Event, frozen=True):
    """A player missed a turn."""

    seat: int


class Shuffled(Event, frozen=True):
    """The discard pile, except for its top card, has become the pack (SK-8)."""

    pack: int


class Drew(Event, frozen=True):
    """A player drew from the pack. Only that player sees the cards."""

    seat: int
    count: int


class GotCards(Event, frozen=True):
    """The cards you drew."""

    cards: tuple[int, ...]


class TookDiscard(Event, frozen=True):
    """A player took the top of the discard pile."""

    seat: int
    card: int


class Uncovered(Event, frozen=True):
    """A card that not everybody had seen is now on top of the discard pile."""

    card: int


class Discarded(Event, frozen=True):
    """A player discarded a card face up."""

    seat: int
    card: int


class Rolled(Event, frozen=True):
    """A player rolled the die."""

    seat: int
    die: int


class Went(Event, frozen=True):
    """A player's piece moved along these squares."""

    seat: int
    route: tuple[int, ...]


class Obeys(Event, frozen=True):
    """A piece stands on an action square, which takes effect."""

    seat: int
    place: int


class Put(Event, frozen=True):
    """A piece was put on a square without walking."""

    seat: int
    place: int


class WillMiss(Event, frozen=True):
    """A player will miss the next turn."""

    seat: int


class WillRollAgain(Event, frozen=True):
    """A player will roll a second time in the next turn."""

    seat: int


class Replaced(Event, frozen=True):
    """A player put cards unseen under the discard pile and drew as many."""

    seat: int
    count: int


class Sought(Event, frozen=True):
    """A player seeks permission: cards lie face down, and everyone sees how many (SK-17)."""

    seat: int
    circle: CircleName
    count: int


class Declined(Event, frozen=True):
    """A player did not seek permission here."""

    seat: int


class Decided(Event, frozen=True):
    """A player decided whether to challenge. The decision is hidden (SK-20)."""

    seat: int


class Judged(Event, frozen=True):
    """An attempt was decided."""

    reveals: ClassVar[bool] = True

    attempt: Attempt


class Permitted(Event, frozen=True):
    """A player took the top permission card of the circle."""

    seat: int
    circle: CircleName
    card: int


class HandedBack(Event, frozen=True):
    """A permission went to the bottom of its pack."""

    seat: int
    circle: CircleName
    card: int


class Gave(Event, frozen=True):
    """A player gave a permission to another."""

    seat: int
    to: int
    circle: CircleName
    card: int


class Looked(Event, frozen=True):
    """A player looked at another's hand."""

    seat: int
    at: int


class SawHand(Event, frozen=True):
    """The hand you looked at."""

    seat: int
    cards: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """The game is over."""

    how: Literal["published", "stopped"]
    winner: int | None = None


SpycatcherEvent = (
    TurnBegan | TurnMissed | Shuffled | Drew | GotCards | TookDiscard | Uncovered | Discarded | Rolled
    | Went | Obeys | Put | WillMiss | WillRollAgain | Replaced | Sought | Declined | Decided | Judged
    | Permitted | HandedBack | Gave | Looked | SawHand | Skipped | LeftForGood | GameEnded
)  # fmt: skip
