"""What campaign cards add to the state of one case: things on the table, counters, work in progress.

Everything here is public except the order of the deck. Values are frozen and replaced as a whole, which
makes copies of the state cheap.
"""

from typing import NamedTuple

import msgspec

from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.campaign.terms import (
    Direction,
    FigureName,
    FigureToken,
    Limit,
    Power,
    Track,
    Until,
)
from spyhouse.games.spyclub.moves import CardAnswer
from spyhouse.games.spyclub.terms import CARDS, EMPTY, Ask, CaseEvent, Marker


class PlacedMarker(NamedTuple):
    """A disc. Paint is on a slot of the row, all other markers on a clue card."""

    kind: Marker
    card: int
    """The clue card it is on; EMPTY for paint."""
    row: int
    """The slot of the row it is on; EMPTY for all but paint."""
    until: Until
    seat: int
    """The player who was active when it was placed: `round` lasts until their next turn."""
    by: int
    """The campaign card it came with."""

    def spot(self) -> tuple[int | None, int | None]:
        """Return clue card and slot of the row as events and views name them; None for the other."""
        return (None if self.card == EMPTY else self.card, None if self.row == EMPTY else self.row)


class PlacedFigure(NamedTuple):
    id: FigureName
    card: int
    """The campaign card it came with."""
    token: FigureToken
    track: Track
    place: int
    """A position of the path, a slot of the row or a seat; EMPTY when it is off the table."""
    power: Power
    moves: int
    dir: Direction | None
    follows: str
    """"most_ideas" or "fewest_ideas": the figure sits with the player who has the most or fewest."""
    forward: bool = True
    """Direction along the row, for a figure that walks up and down."""

    @property
    def is_second(self) -> bool:
        """Return whether it walks as many spaces as the suspect, in the other direction."""
        return self.power in ("second", "second_once")


class PendingChoice(msgspec.Struct, frozen=True):
    """A question of a card to a player or the team."""

    seat: int
    seats: tuple[int, ...]
    """Players who may answer: one seat, or every seat for a choice of the team."""
    card: int
    ask: Ask
    answers: tuple[CardAnswer, ...]
    """Possible answers. The first is the default for an absent player."""


class ActiveRule(NamedTuple):
    """A standing rule in force."""

    card: int
    effect: Effect


class TemporaryRule(NamedTuple):
    """A standing rule that an effect started for a limited time."""

    rule: ActiveRule
    until: Until
    seat: int
    """The player who was active when it started."""
    about: int
    """The player it applies to; EMPTY for everyone."""


class OnTable(msgspec.Struct, kw_only=True):
    """Everything on the table that campaign cards use, and who has seen which clue cards."""

    deck: tuple[int, ...] = tuple(range(CARDS))
    """Clue cards of the deck, from the top."""
    out: tuple[int, ...] = ()
    """Clue cards that left the game."""
    pockets: dict[int, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """Clue cards by campaign card."""
    marks: tuple[PlacedMarker, ...] = ()
    figures: tuple[PlacedFigure, ...] = ()
    calm: frozenset[str] = frozenset()
    """Which of the next event, movement and escape icon will be cancelled."""
    peeked: frozenset[int] = frozenset()
    """Clue cards whose other side is shown until the turn ends."""
    uncovered: frozenset[int] = frozenset()
    """Covered clue cards that a player has looked at."""
    foreseen: int = 0
    """How many of the next movement cards are known."""
    showing: int = 0
    """How many of the known movement cards are open until the turn ends."""
    peeked_late: frozenset[int] = frozenset()
    showing_late: int = 0
    """Peeks (`peeked`, `showing`) between two turns: open during the next turn."""
    from_discard: frozenset[int] = frozenset()
    """Clue cards that came out of the discard pile."""

    def disc(self, card: int, *kinds: Marker) -> PlacedMarker | None:
        """Return a marker of these kinds on that clue card."""
        for mark in self.marks:
            if mark.card == card and mark.row == EMPTY and mark.kind in kinds:
                return mark
        return None

    def second(self) -> PlacedFigure | None:
        """Return the figure that walks as many spaces as the suspect, in the other direction."""
        for figure in self.figures:
            if figure.is_second and figure.place != EMPTY:
                return figure
        return None

    def guards(self) -> dict[int, PlacedFigure]:
        """Return the figures that guard a slot of the row, by slot."""
        there = (one for one in self.figures if one.power == "guard" and one.place != EMPTY)
        return {figure.place: figure for figure in there}


class Counters(msgspec.Struct, kw_only=True):
    """Counters of limits, steps, turns and events."""

    used: frozenset[tuple[Limit, str]] = frozenset()
    """Used-up limits, each with the key of its effect."""
    used_cards_by_round: frozenset[int] = frozenset()
    """Campaign cards whose action was used in this round."""
    used_cards: frozenset[int] = frozenset()
    """Campaign cards whose action was used in this turn."""
    trigger_counts: dict[str, int] = msgspec.field(default_factory=dict)
    """Occasions counted so far, by key of the effect that counts them."""
    moves_this_turn: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each step was taken in this turn."""
    moves_this_case: dict[str, int] = msgspec.field(default_factory=dict)
    """How often each step was taken in this case."""
    turns: tuple[int, ...]
    """Turns begun, by seat."""
    turn_actions: int = 0
    """Number of actions of this turn, all changes added."""
    actions_left: int = 0
    """Actions left when the turn ended."""
    waiting_actions: tuple[int, ...]
    """Change of the number of actions in the next turn, by seat."""
    focused: tuple[tuple[int, int], ...]
    """Types chosen by Shift focus in the previous turn and in this one, by seat."""
    lock_taken: bool = False
    """Whether a locked card was taken in this turn."""
    events: int = 0
    events_now: int = 0
    """Events in this turn."""
    last_event: CaseEvent = "nothing"
    solvers: frozenset[int] = frozenset()
    """Players who were active at a solve."""
    early: bool = False
    """Whether an aspect was solved with fewer cards in this case."""


def counters_for(seats: int) -> Counters:
    none = (0,) * seats
    return Counters(turns=none, waiting_actions=none, focused=((EMPTY, EMPTY),) * seats)


class InProgress(msgspec.Struct, kw_only=True):
    """Work that is not finished: a pending question, suspended frames, rules in force."""

    choice: PendingChoice | None = None
    suspended: Frame | None = None
    """The frame that waits for an answer, from a player or the desk."""
    frame: Frame | None = None
    """The frame that is being executed. Only the agenda sets it."""
    rules: dict[type, tuple[ActiveRule, ...]] | None = None
    """Cached rules in force by kind, oldest card first; None when they must be gathered again."""
    temporary_rules: tuple[TemporaryRule, ...] = ()
    setting_up: bool = True
    between_turns: bool = False
    """The turn has ended and the next has not begun."""
    event_position: int = EMPTY
    """Position of the event while the suspect has stopped and the event has not happened yet; else EMPTY."""
    averted: int = EMPTY
    """Position whose event is cancelled while the suspect is there; EMPTY for none."""
    received_clue: int = EMPTY
    """The clue card received in the last exchange."""
    team_picks: bool = False
    """Whether the team chooses the solution that is asked for."""
    solving: int = EMPTY
    """The aspect that is being solved with fewer cards."""
