"""Events of a case, in steps small enough to animate one after the other."""

from typing import ClassVar, Literal

from spyhouse.games.spyclub.box import MovementCard
from spyhouse.games.spyclub.campaign.events import CampaignEvent
from spyhouse.games.spyclub.clue import BoardLocation, Clue, Spot
from spyhouse.games.spyclub.moves import CompareNotes, GetAdvice
from spyhouse.games.spyclub.terms import Ask, Aspect, CaseEvent, Daytime, End, Marker, Symbol
from spyhouse.kernel import Event, LeftForGood, Skipped


class AttributedEvent(Event, frozen=True, kw_only=True, gc=False):
    """Base of all events: what caused it."""

    by: int = 0
    """The campaign card that caused it; 0 if the rules of the case did."""


# --- actions


class Flipped(AttributedEvent, frozen=True):
    """A card was turned over."""

    reveals: ClassVar[bool] = True

    seat: int
    slot: int
    clue: Clue
    """The card as it lies now."""


class FocusShifted(AttributedEvent, frozen=True):
    """A player moved the focus token."""

    seat: int
    before: int
    slot: int


class IdeasGained(AttributedEvent, frozen=True):
    """A player got ideas from the supply."""

    seat: int
    ideas: int


class IdeasSpent(AttributedEvent, frozen=True):
    """A player returned ideas to the supply."""

    seat: int
    ideas: int


class Confirmed(AttributedEvent, frozen=True):
    """A card was moved to the center row."""

    seat: int
    slot: int
    row: int
    clue: Clue
    exchanged: Clue | None
    """The card that lay there. It is now in the slot that the confirmed card came from."""


class Discarded(AttributedEvent, frozen=True):
    """A player discarded a card."""

    seat: int
    slot: int
    clue: Clue


class Scouted(AttributedEvent, frozen=True):
    """A player took an incoming clue."""

    seat: int
    place: int
    slot: int
    clue: Clue


class DeckTurned(AttributedEvent, frozen=True):
    """The deck has a new top card. It is null if the deck is empty, or if the card is covered."""

    reveals: ClassVar[bool] = True

    clue: Clue | None
    left: int
    """Cards in the deck, this one included."""


# --- teamwork


class TeamworkAsked(AttributedEvent, frozen=True):
    """A player asked another for teamwork."""

    seat: int
    partner: int
    teamwork: CompareNotes | GetAdvice


class TeamworkAnswered(AttributedEvent, frozen=True):
    """The partner agreed to teamwork or declined."""

    partner: int
    agreed: bool


class NotesCompared(AttributedEvent, frozen=True):
    """Two players traded cards."""

    seat: int
    partner: int
    mine: int
    theirs: int
    given: Clue
    got: Clue


class AdviceTaken(AttributedEvent, frozen=True):
    """A player took ideas from another player."""

    seat: int
    partner: int
    ideas: int


# --- solving


class SolutionAsked(AttributedEvent, frozen=True):
    """The player chooses the solution, because no movement card shows a symbol yet."""

    seat: int
    aspect: Aspect


class AspectSolved(AttributedEvent, frozen=True):
    """An aspect was solved."""

    aspect: Aspect
    clues: tuple[Clue, ...]
    """The center row from the left. All are discarded but the solution."""
    symbol: Symbol | None
    row: int
    """The slot of the solution."""
    solution: Clue


# --- the end of a turn


class TurnEnded(AttributedEvent, frozen=True):
    """A player's turn ended."""

    seat: int


class Refilled(AttributedEvent, frozen=True):
    """A slot of a hand was refilled."""

    seat: int
    slot: int
    place: int
    clue: Clue


class ClueSlid(AttributedEvent, frozen=True):
    """An incoming clue moved to the right. From place 0 it came off the deck."""

    before: int
    place: int
    clue: Clue | None
    """The card; null if it lies covered."""


class MovementRevealed(AttributedEvent, frozen=True):
    """A movement card was revealed."""

    reveals: ClassVar[bool] = True

    card: MovementCard
    left: int


class EscapeAdvanced(AttributedEvent, frozen=True):
    """The escape marker advanced."""

    escape: int
    """Position of the marker now."""
    cause: CaseEvent | None
    """The event that moved it; null for the icon of a movement card."""


class SuspectWalked(AttributedEvent, frozen=True):
    """The suspect moved."""

    path: tuple[Spot, ...]
    """The slots it passed. It stops at the last."""


class EventHappened(AttributedEvent, frozen=True):
    """An event of the suspect happened."""

    event: CaseEvent
    size: int
    """Number of ideas, clues or spaces; 0 if there is nothing to count."""
    spot: Spot
    clue: Clue


class IncomingLost(AttributedEvent, frozen=True):
    """A Loose end discarded incoming clues."""

    place: int
    clue: Clue


class HandsFlipped(AttributedEvent, frozen=True):
    """A Roadblock turned over cards in hands."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[Clue | None, ...], ...]
    """By seat: the cards as they lie now."""


class RemovalAsked(AttributedEvent, frozen=True):
    """The active player chooses where these ideas come from."""

    seat: int
    ideas: int


class IdeasRemoved(AttributedEvent, frozen=True):
    """Ideas left the game."""

    supply: int
    players: tuple[int, ...]
    """By seat."""


class TurnBegan(AttributedEvent, frozen=True):
    """A player's turn began."""

    seat: int
    turn: int
    final: bool
    """Whether it is the last turn of the case."""


class CaseEnded(AttributedEvent, frozen=True):
    """The case ended, and all faces are shown."""

    reveals: ClassVar[bool] = True

    how: End
    loose_ends: tuple[Clue, ...]
    """The cards left in hands (SC-39)."""
    shown: tuple[Clue, ...]
    """Every card on the table, with its other side."""


# --- campaign cards


class CardUsed(AttributedEvent, frozen=True):
    """A player took an action or a free step that a campaign card offers."""

    seat: int
    action: str


class CardFired(AttributedEvent, frozen=True):
    """A campaign card reacted to something. What follows is its effect."""

    event: str


class CardAsked(AttributedEvent, frozen=True):
    """A campaign card asked a player something."""

    seat: int
    ask: Ask


class CardAnswered(AttributedEvent, frozen=True):
    """A player answered a campaign card."""

    seat: int
    accepted: bool


class CluesFlipped(AttributedEvent, frozen=True):
    """A campaign card turned clues over."""

    reveals: ClassVar[bool] = True

    clues: tuple[Clue, ...]
    """The cards as they lie now."""


class CluesPeeked(AttributedEvent, frozen=True):
    """Both sides of these cards were shown to all."""

    reveals: ClassVar[bool] = True

    clues: tuple[Clue, ...]


class MovementPeeked(AttributedEvent, frozen=True):
    """The next movement cards were shown."""

    reveals: ClassVar[bool] = True

    cards: tuple[MovementCard, ...]
    """The next movement cards, in order."""


class ClueMoved(AttributedEvent, frozen=True):
    """A clue moved from one location to another."""

    clue: Clue | None
    """The card; null if no player has seen it."""
    before: BoardLocation
    after: BoardLocation


class CluesUncovered(AttributedEvent, frozen=True):
    """Cards that were face down lie open now."""

    reveals: ClassVar[bool] = True

    clues: tuple[Clue, ...]


class Marked(AttributedEvent, frozen=True):
    """A disc was put on a card, or paint on a slot of the row."""

    kind: Marker
    clue: int | None
    row: int | None


class Unmarked(AttributedEvent, frozen=True):
    """A disc or paint was removed."""

    kind: Marker
    clue: int | None
    row: int | None


class FigureMoved(AttributedEvent, frozen=True):
    """A figure moved."""

    figure: str
    before: BoardLocation | None
    after: BoardLocation | None
    """Its location now; null if it left the table."""


class SuspectMoved(AttributedEvent, frozen=True):
    """A campaign card moved the suspect. No event happens on the way."""

    path: tuple[Spot, ...]


class SuspectStayed(AttributedEvent, frozen=True):
    """The suspect does not move in this turn."""


class EscapeWentBack(AttributedEvent, frozen=True):
    """The escape marker moved back."""

    escape: int


class EventAverted(AttributedEvent, frozen=True):
    """The event under the suspect does not happen."""

    event: CaseEvent
    spot: Spot


class Calmed(AttributedEvent, frozen=True):
    """A campaign card prevents the next event, movement or escape icon."""

    what: Literal["event", "move", "escape"]


class FocusMoved(AttributedEvent, frozen=True):
    """A campaign card moved a focus token. That is no Shift focus and brings no ideas."""

    seat: int
    before: int
    slot: int


class SupplyChanged(AttributedEvent, frozen=True):
    """Ideas that had left the game came back to the supply, or ideas of the supply left it."""

    ideas: int


class ActionsChanged(AttributedEvent, frozen=True):
    """The number of actions in this turn changed."""

    seat: int
    actions: int


class MovementChanged(AttributedEvent, frozen=True):
    """Unseen movement cards were put aside or came back."""

    daytime: Daytime
    cards: int


CapName = Literal[
    "ideas", "supply", "escape", "time", "seeded", "marked", "discs", "special", "actions", "few_actions",
    "events", "triggers",
]  # fmt: skip


class CapReached(AttributedEvent, frozen=True):
    """A limit of the campaign cut off what cards would have done."""

    cap: CapName
    most: int
    """The limit; for "supply" and "few_actions" the least."""


class DiceRolled(AttributedEvent, frozen=True):
    """A die was rolled."""

    reveals: ClassVar[bool] = True

    odds: str
    lucky: bool


class Guessed(AttributedEvent, frozen=True):
    """A player guessed something hidden."""

    seat: int
    guess: str
    right: bool


class RuleBegan(AttributedEvent, frozen=True):
    """A rule of a campaign card is in force for a while."""


class TokensChanged(AttributedEvent, frozen=True):
    """The number of tokens on a campaign card changed."""

    card: int
    tokens: int
    """Number of tokens there now."""
    change: int


class CardTurned(AttributedEvent, frozen=True):
    """A campaign card was turned over."""

    reveals: ClassVar[bool] = True

    card: int
    side: Literal["A", "B"]


class CardPutAway(AttributedEvent, frozen=True):
    """A campaign card left the table."""

    card: int


class ObjectiveDone(AttributedEvent, frozen=True):
    """The team completed an objective."""

    objective: str
    points: int


class PointsScored(AttributedEvent, frozen=True):
    """The team scored points."""

    points: int


# --- the host


SpyClubEvent = (
    Flipped | FocusShifted | IdeasGained | IdeasSpent | Confirmed | Discarded | Scouted | DeckTurned
    | TeamworkAsked | TeamworkAnswered | NotesCompared | AdviceTaken | SolutionAsked | AspectSolved
    | TurnEnded | Refilled | ClueSlid | MovementRevealed | EscapeAdvanced | SuspectWalked | EventHappened
    | IncomingLost | HandsFlipped | RemovalAsked | IdeasRemoved | TurnBegan | CaseEnded | CardUsed | CardFired
    | CardAsked | CardAnswered | CluesFlipped | CluesPeeked | MovementPeeked | ClueMoved | CluesUncovered
    | Marked | Unmarked | FigureMoved | SuspectMoved | SuspectStayed | EscapeWentBack | EventAverted | Calmed
    | FocusMoved | SupplyChanged | ActionsChanged | MovementChanged | CapReached | DiceRolled | Guessed
    | RuleBegan | TokensChanged | CardTurned | CardPutAway | ObjectiveDone | PointsScored | Skipped
    | LeftForGood | CampaignEvent
)  # fmt: skip
