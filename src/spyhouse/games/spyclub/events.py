"""What the table is told, as it happens, in steps small enough to be shown one after the other."""

from typing import ClassVar, Literal

from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.campaign.events import CampaignEvent
from spyhouse.games.spyclub.clue import BoardLocation, Clue, Spot
from spyhouse.games.spyclub.moves import CompareNotes, GetAdvice
from spyhouse.games.spyclub.words import Ask, Aspect, CaseEvent, Daytime, End, Marker, Symbol
from spyhouse.kernel import Event, LeftForGood, Skipped


class AttributedEvent(Event, frozen=True, kw_only=True, gc=False):
    by: int = 0
    """The campaign card that caused it; 0 if the rules of the case did."""


# --- actions


class Flipped(AttributedEvent, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    clue: Clue
    """As it lies now."""


class FocusShifted(AttributedEvent, frozen=True):
    seat: int
    before: int
    slot: int


class IdeasGained(AttributedEvent, frozen=True):
    """From the supply."""

    seat: int
    ideas: int


class IdeasSpent(AttributedEvent, frozen=True):
    """Back to the supply."""

    seat: int
    ideas: int


class Confirmed(AttributedEvent, frozen=True):
    seat: int
    slot: int
    row: int
    clue: Clue
    exchanged: Clue | None
    """What lay there, now in the slot the confirmed card came from."""


class Discarded(AttributedEvent, frozen=True):
    """A player laid off a card of their own."""

    seat: int
    slot: int
    clue: Clue


class Scouted(AttributedEvent, frozen=True):
    seat: int
    place: int
    slot: int
    clue: Clue


class DeckTurned(AttributedEvent, frozen=True):
    """The card that now lies on top of the deck; null when there is none, or when it lies covered."""

    reveals: ClassVar[bool] = True

    clue: Clue | None
    left: int
    """Cards in the deck, this one included."""


# --- teamwork


class TeamworkAsked(AttributedEvent, frozen=True):
    seat: int
    partner: int
    teamwork: CompareNotes | GetAdvice


class TeamworkAnswered(AttributedEvent, frozen=True):
    partner: int
    agreed: bool


class NotesCompared(AttributedEvent, frozen=True):
    seat: int
    partner: int
    mine: int
    theirs: int
    given: Clue
    got: Clue


class AdviceTaken(AttributedEvent, frozen=True):
    seat: int
    partner: int
    ideas: int


# --- solving


class SolutionAsked(AttributedEvent, frozen=True):
    """Five of a type lie there, but no movement card shows a symbol yet: the player chooses."""

    seat: int
    aspect: Aspect


class AspectSolved(AttributedEvent, frozen=True):
    aspect: Aspect
    clues: tuple[Clue, ...]
    """The centre row from the left: all discarded but the solution."""
    symbol: Symbol | None
    row: int
    """The slot of the solution."""
    solution: Clue


# --- the end of a turn


class TurnEnded(AttributedEvent, frozen=True):
    seat: int


class Refilled(AttributedEvent, frozen=True):
    seat: int
    slot: int
    place: int
    clue: Clue


class ClueSlid(AttributedEvent, frozen=True):
    """An incoming clue moved to the right; from place 0 it came off the deck."""

    before: int
    place: int
    clue: Clue | None
    """null where it lies covered."""


class MovementRevealed(AttributedEvent, frozen=True):
    reveals: ClassVar[bool] = True

    card: MovementCard
    left: int


class EscapeAdvanced(AttributedEvent, frozen=True):
    escape: int
    """Where the marker is now."""
    cause: CaseEvent | None
    """null for the icon on a movement card."""


class SuspectWalked(AttributedEvent, frozen=True):
    path: tuple[Spot, ...]
    """Step by step; the last is where the suspect stops."""


class EventHappened(AttributedEvent, frozen=True):
    event: CaseEvent
    size: int
    """Ideas, clues or spaces; 0 where there is nothing to count."""
    spot: Spot
    clue: Clue


class IncomingLost(AttributedEvent, frozen=True):
    """Loose end."""

    place: int
    clue: Clue


class HandsFlipped(AttributedEvent, frozen=True):
    """Roadblock."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[Clue | None, ...], ...]
    """By seat, as they lie now."""


class RemovalAsked(AttributedEvent, frozen=True):
    """The active player says where these ideas come from."""

    seat: int
    ideas: int


class IdeasRemoved(AttributedEvent, frozen=True):
    """They leave the game."""

    supply: int
    players: tuple[int, ...]
    """By seat."""


class TurnBegan(AttributedEvent, frozen=True):
    seat: int
    turn: int
    final: bool
    """The last of the case, whatever happens."""


class CaseEnded(AttributedEvent, frozen=True):
    """All faces are shown."""

    reveals: ClassVar[bool] = True

    how: End
    loose_ends: tuple[Clue, ...]
    """What is left in the hands (SC-39)."""
    shown: tuple[Clue, ...]
    """Every card on the table, with its other side."""


# --- campaign cards


class CardUsed(AttributedEvent, frozen=True):
    """A player takes an action or a free step that the card offers."""

    seat: int
    action: str


class CardFired(AttributedEvent, frozen=True):
    """Something happened that the card waits for: what follows is its doing."""

    event: str


class CardAsked(AttributedEvent, frozen=True):
    seat: int
    ask: Ask


class CardAnswered(AttributedEvent, frozen=True):
    seat: int
    accepted: bool


class CluesFlipped(AttributedEvent, frozen=True):
    reveals: ClassVar[bool] = True

    clues: tuple[Clue, ...]
    """As they lie now."""


class CluesPeeked(AttributedEvent, frozen=True):
    """Both sides, shown to all."""

    reveals: ClassVar[bool] = True

    clues: tuple[Clue, ...]


class MovementPeeked(AttributedEvent, frozen=True):
    reveals: ClassVar[bool] = True

    cards: tuple[MovementCard, ...]
    """Those that come next, in order."""


class ClueMoved(AttributedEvent, frozen=True):
    clue: Clue | None
    """null if nobody has seen it."""
    before: BoardLocation
    after: BoardLocation


class CluesUncovered(AttributedEvent, frozen=True):
    """Cards that nobody had seen lie open now."""

    reveals: ClassVar[bool] = True

    clues: tuple[Clue, ...]


class Marked(AttributedEvent, frozen=True):
    """A disc was put on a card, or paint on a slot of the row."""

    kind: Marker
    clue: int | None
    row: int | None


class Unmarked(AttributedEvent, frozen=True):
    kind: Marker
    clue: int | None
    row: int | None


class FigureMoved(AttributedEvent, frozen=True):
    figure: str
    before: BoardLocation | None
    after: BoardLocation | None
    """null when it is off the table."""


class SuspectMoved(AttributedEvent, frozen=True):
    """A card moves the suspect: nothing happens on the way."""

    path: tuple[Spot, ...]


class SuspectStayed(AttributedEvent, frozen=True):
    """It does not move this turn."""


class EscapeWentBack(AttributedEvent, frozen=True):
    escape: int


class EventAverted(AttributedEvent, frozen=True):
    """What lay under the suspect does not happen."""

    event: CaseEvent
    spot: Spot


class Calmed(AttributedEvent, frozen=True):
    """It waits for the next event, movement or escape icon."""

    what: Literal["event", "move", "escape"]


class FocusMoved(AttributedEvent, frozen=True):
    """Not a Shift focus: it brings no ideas."""

    seat: int
    before: int
    slot: int


class SupplyChanged(AttributedEvent, frozen=True):
    """Ideas that had left the game came back to the supply, or left it."""

    ideas: int


class ActionsChanged(AttributedEvent, frozen=True):
    """A turn has more or fewer actions."""

    seat: int
    actions: int


class MovementChanged(AttributedEvent, frozen=True):
    """Unseen movement cards were put aside or came back."""

    daytime: Daytime
    cards: int


class DiceRolled(AttributedEvent, frozen=True):
    reveals: ClassVar[bool] = True

    odds: str
    lucky: bool


class Guessed(AttributedEvent, frozen=True):
    seat: int
    guess: str
    right: bool


class RuleBegan(AttributedEvent, frozen=True):
    """A rule that holds for a while, as the card says."""


class TokensChanged(AttributedEvent, frozen=True):
    card: int
    tokens: int
    """How many lie there now."""
    change: int


class CardTurned(AttributedEvent, frozen=True):
    reveals: ClassVar[bool] = True

    card: int
    side: Literal["A", "B"]


class CardPutAway(AttributedEvent, frozen=True):
    card: int


class ObjectiveDone(AttributedEvent, frozen=True):
    objective: str
    points: int


class PointsScored(AttributedEvent, frozen=True):
    points: int


# --- the host


SpyClubEvent = (
    Flipped | FocusShifted | IdeasGained | IdeasSpent | Confirmed | Discarded | Scouted | DeckTurned
    | TeamworkAsked | TeamworkAnswered | NotesCompared | AdviceTaken | SolutionAsked | AspectSolved
    | TurnEnded | Refilled | ClueSlid | MovementRevealed | EscapeAdvanced | SuspectWalked | EventHappened
    | IncomingLost | HandsFlipped | RemovalAsked | IdeasRemoved | TurnBegan | CaseEnded | CardUsed | CardFired
    | CardAsked | CardAnswered | CluesFlipped | CluesPeeked | MovementPeeked | ClueMoved | CluesUncovered
    | Marked | Unmarked | FigureMoved | SuspectMoved | SuspectStayed | EscapeWentBack | EventAverted | Calmed
    | FocusMoved | SupplyChanged | ActionsChanged | MovementChanged | DiceRolled | Guessed | RuleBegan
    | TokensChanged | CardTurned | CardPutAway | ObjectiveDone | PointsScored | Skipped | LeftForGood
    | CampaignEvent
)  # fmt: skip
