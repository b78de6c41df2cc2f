"""What campaign cards add to the state of one case: things on the table, counters, work in progress.

Everything here is public but the order of the deck. Values are frozen and replaced as a whole, so a copy of
the state is a few assignments.
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
    """A disc. Paint lies on a slot of the row, all others on a clue card."""

    kind: Marker
    card: int
    """EMPTY for paint."""
    row: int
    """EMPTY but for paint."""
    until: Until
    seat: int
    """Who was active: `round` lasts until their next turn."""
    by: int
    """The campaign card it came with."""

    def spot(self) -> tuple[int | None, int | None]:
        """Return clue card and slot of the row as events and views name them; None for what it is not on."""
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
    """most_ideas or fewest_ideas: it goes where that is true."""
    forward: bool = True
    """For one that goes up and down the row."""

    @property
    def is_second(self) -> bool:
        """It walks as far as the suspect, the other way."""
        return self.power in ("second", "second_once")


class PendingChoice(msgspec.Struct, frozen=True):
    """What a card asks."""

    seat: int
    seats: tuple[int, ...]
    """Who may answer: this seat alone, or where the team chooses everybody."""
    card: int
    ask: Ask
    answers: tuple[CardAnswer, ...]
    """The first is the plain answer of somebody who is away."""


class ActiveRule(NamedTuple):
    """A standing rule in force."""

    card: int
    effect: Effect


class TemporaryRule(NamedTuple):
    """A standing rule that an effect started, for a while."""

    rule: ActiveRule
    until: Until
    seat: int
    """Who was active then."""
    about: int
    """The player it is about; EMPTY for everyone."""


class OnTable(msgspec.Struct, kw_only=True):
    """What lies on the table, and who has seen what of it."""

    deck: tuple[int, ...] = tuple(range(CARDS))
    """From the top."""
    out: tuple[int, ...] = ()
    """Clue cards that left the game."""
    pockets: dict[int, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """By campaign card."""
    marks: tuple[PlacedMarker, ...] = ()
    figures: tuple[PlacedFigure, ...] = ()
    calm: frozenset[str] = frozenset()
    """What waits for the next event, movement or escape icon."""
    peeked: frozenset[int] = frozenset()
    """Clue cards whose other side is shown until the turn ends."""
    uncovered: frozenset[int] = frozenset()
    """Covered clue cards that somebody looked at."""
    foreseen: int = 0
    """Movement cards that come next and are known."""
    showing: int = 0
    """Of these, how many lie open until the turn ends."""
    peeked_late: frozenset[int] = frozenset()
    showing_late: int = 0
    """Of both, what was looked at between two turns: it lies open for the next one."""
    from_discard: frozenset[int] = frozenset()
    """Clue cards that came out of the discard pile."""

    def disc(self, card: int, *kinds: Marker) -> PlacedMarker | None:
        """Return a marker of these kinds on that clue card."""
        for mark in self.marks:
            if mark.card == card and mark.row == EMPTY and mark.kind in kinds:
                return mark
        return None

    def second(self) -> PlacedFigure | None:
        """Return the figure that walks as far as the suspect, the other way."""
        for figure in self.figures:
            if figure.is_second and figure.place != EMPTY:
                return figure
        return None

    def guards(self) -> dict[int, PlacedFigure]:
        """By slot of the row: the figure that guards it."""
        there = (one for one in self.figures if one.power == "guard" and one.place != EMPTY)
        return {figure.place: figure for figure in there}


class Counters(msgspec.Struct, kw_only=True):
    """What is counted: limits, steps, turns, events."""

    used: frozenset[tuple[Limit, str]] = frozenset()
    """Limits that are used up, with the key of their effect."""
    used_cards_by_round: frozenset[int] = frozenset()
    """Campaign cards of which an action was used."""
    used_cards: frozenset[int] = frozenset()
    """The same, in this turn."""
    trigger_counts: dict[str, int] = msgspec.field(default_factory=dict)
    """By key of an effect that counts its occasions."""
    moves_this_turn: dict[str, int] = msgspec.field(default_factory=dict)
    """By step: how often in this turn."""
    moves_this_case: dict[str, int] = msgspec.field(default_factory=dict)
    """The same, in this case."""
    turns: tuple[int, ...]
    """By seat: turns begun."""
    turn_actions: int = 0
    """Actions of this turn, all changes added."""
    actions_left: int = 0
    """When the turn ended."""
    waiting_actions: tuple[int, ...]
    """By seat: more or fewer actions in the next turn."""
    focused: tuple[tuple[int, int], ...]
    """By seat: the types last shifted to, in the turn before and in this one."""
    lock_taken: bool = False
    """In this turn."""
    events: int = 0
    events_now: int = 0
    """In this turn."""
    last_event: CaseEvent = "nothing"
    solvers: frozenset[int] = frozenset()
    """Who was active at a solve."""
    early: bool = False
    """That was done in this case."""


def counters_for(seats: int) -> Counters:
    none = (0,) * seats
    return Counters(turns=none, waiting_actions=none, focused=((EMPTY, EMPTY),) * seats)


class InProgress(msgspec.Struct, kw_only=True):
    """What is in the middle of happening."""

    choice: PendingChoice | None = None
    suspended: Frame | None = None
    """The frame that waits for the answer, of a player or of the desk."""
    frame: Frame | None = None
    """The frame that is being carried out. Only the agenda writes it."""
    rules: dict[type, tuple[ActiveRule, ...]] | None = None
    """By kind, oldest card first; None when they must be gathered anew."""
    temporary_rules: tuple[TemporaryRule, ...] = ()
    setting_up: bool = True
    between_turns: bool = False
    """The turn has ended and the next has not begun."""
    event_position: int = EMPTY
    """Where the event will be, while the suspect has stopped and it has not happened."""
    averted: int = EMPTY
    """A place whose event will not happen, while the suspect stands there."""
    received_clue: int = EMPTY
    """The clue card that came last in exchange for another."""
    team_picks: bool = False
    """The solution that is asked for is the team's to choose."""
    solving: int = EMPTY
    """The aspect that is being solved with fewer cards."""
