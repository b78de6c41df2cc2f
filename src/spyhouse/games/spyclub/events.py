"""What the table is told, as it happens, in steps small enough to be shown one after the other."""

from typing import ClassVar

from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.clue import Clue, Spot
from spyhouse.games.spyclub.moves import CompareNotes, GetAdvice
from spyhouse.games.spyclub.words import Aspect, CaseEvent, End, Symbol
from spyhouse.kernel import Event

# --- actions


class Flipped(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    clue: Clue
    """As it lies now."""


class FocusShifted(Event, frozen=True):
    seat: int
    before: int
    slot: int


class IdeasGained(Event, frozen=True):
    """From the supply."""

    seat: int
    ideas: int


class IdeasSpent(Event, frozen=True):
    """Back to the supply."""

    seat: int
    ideas: int


class Confirmed(Event, frozen=True):
    seat: int
    slot: int
    row: int
    clue: Clue
    exchanged: Clue | None
    """What lay there, now in the slot the confirmed card came from."""


class Discarded(Event, frozen=True):
    """A player laid off a card of their own."""

    seat: int
    slot: int
    clue: Clue


class Scouted(Event, frozen=True):
    seat: int
    place: int
    slot: int
    clue: Clue


class DeckTurned(Event, frozen=True):
    """The card that now lies on top of the deck; null when it is empty."""

    reveals: ClassVar[bool] = True

    clue: Clue | None
    left: int
    """Cards in the deck, this one included."""


# --- teamwork


class TeamworkAsked(Event, frozen=True):
    seat: int
    partner: int
    teamwork: CompareNotes | GetAdvice


class TeamworkAnswered(Event, frozen=True):
    partner: int
    agreed: bool


class NotesCompared(Event, frozen=True):
    seat: int
    partner: int
    mine: int
    theirs: int
    given: Clue
    got: Clue


class AdviceTaken(Event, frozen=True):
    seat: int
    partner: int
    ideas: int


# --- solving


class SolutionAsked(Event, frozen=True):
    """Five of a type lie there, but no movement card shows a symbol yet: the player chooses."""

    seat: int
    aspect: Aspect


class AspectSolved(Event, frozen=True):
    aspect: Aspect
    clues: tuple[Clue, ...]
    """The centre row from the left: all discarded but the solution."""
    symbol: Symbol | None
    row: int
    """The slot of the solution."""
    solution: Clue


# --- the end of a turn


class TurnEnded(Event, frozen=True):
    seat: int


class Refilled(Event, frozen=True):
    seat: int
    slot: int
    place: int
    clue: Clue


class ClueSlid(Event, frozen=True):
    """An incoming clue moved to the right; from place 0 it came off the deck."""

    before: int
    place: int
    clue: Clue


class MovementRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    card: MovementCard
    left: int


class EscapeAdvanced(Event, frozen=True):
    escape: int
    """Where the marker is now."""
    cause: CaseEvent | None
    """null for the icon on a movement card."""


class SuspectWalked(Event, frozen=True):
    path: tuple[Spot, ...]
    """Step by step; the last is where the suspect stops."""


class EventHappened(Event, frozen=True):
    event: CaseEvent
    size: int
    """Ideas, clues or spaces; 0 where there is nothing to count."""
    spot: Spot
    clue: Clue


class IncomingLost(Event, frozen=True):
    """Loose end."""

    place: int
    clue: Clue


class HandsFlipped(Event, frozen=True):
    """Roadblock."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[Clue | None, ...], ...]
    """By seat, as they lie now."""


class RemovalAsked(Event, frozen=True):
    """The active player says where these ideas come from."""

    seat: int
    ideas: int


class IdeasRemoved(Event, frozen=True):
    """They leave the game."""

    supply: int
    players: tuple[int, ...]
    """By seat."""


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int
    final: bool
    """The last of the case, whatever happens."""


class CaseEnded(Event, frozen=True):
    """All faces are shown."""

    reveals: ClassVar[bool] = True

    how: End
    loose_ends: tuple[Clue, ...]
    """What is left in the hands (SC-39)."""
    shown: tuple[Clue, ...]
    """Every card on the table, with its other side."""


# --- the host


class Skipped(Event, frozen=True):
    seat: int


class LeftForGood(Event, frozen=True):
    seat: int


SpyClubEvent = (
    Flipped | FocusShifted | IdeasGained | IdeasSpent | Confirmed | Discarded | Scouted | DeckTurned
    | TeamworkAsked | TeamworkAnswered | NotesCompared | AdviceTaken | SolutionAsked | AspectSolved
    | TurnEnded | Refilled | ClueSlid | MovementRevealed | EscapeAdvanced | SuspectWalked | EventHappened
    | IncomingLost | HandsFlipped | RemovalAsked | IdeasRemoved | TurnBegan | CaseEnded | Skipped
    | LeftForGood
)  # fmt: skip
