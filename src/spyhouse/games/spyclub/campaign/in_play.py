"""What the cards in force add to one case: what they laid on the table, what they count, what is running.

Everything here is public but the order of the deck. Values are frozen and replaced as a whole, so that a copy
is a handful of assignments.
"""

from typing import NamedTuple, Self

from spyhouse.games.spyclub.campaign.grammar import FigureName
from spyhouse.games.spyclub.campaign.vocabulary import (
    AnyEffect,
    Direction,
    FigureToken,
    Power,
    Track,
    Trigger,
    Until,
)
from spyhouse.games.spyclub.words import CARDS, EMPTY, Ask, CaseEvent, Marker
from spyhouse.kernel import Move
from spyhouse.kernel.fields import Held, fields_of


class Mark(NamedTuple):
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


class Figure(NamedTuple):
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


class Occasion(NamedTuple):
    """Something that happened and may trigger effects."""

    name: Trigger
    seat: int
    """Whose it is: the victim of the suspect, the partner in teamwork, whoever acted."""
    card: int = EMPTY
    """The clue card it is about."""
    face: int = EMPTY
    """The face that lay up then."""
    place: int = EMPTY
    """A slot of the row, or a position of the path."""
    source: str = ""
    """Where the clue card came from: discard or deck_top."""
    figure: FigureName | None = None
    number: int = 0
    """The campaign card it is about."""
    other: int = EMPTY
    """The clue card that went the other way in a trade or exchange."""


class Context(NamedTuple):
    """Why an effect happens: on which occasion, and through which triggers."""

    occasion: Occasion | None = None
    chain: tuple[str, ...] = ()
    """Keys of the triggers that led here: none triggers itself, and three are enough."""


class Asked(NamedTuple):
    """What a card asks a player, and what is done with the answer."""

    seat: int
    card: int
    ask: Ask
    effect: AnyEffect | None
    """None when the question is not about one."""
    context: Context
    picks: tuple[Move, ...]
    """Answers given so far."""
    moves: tuple[Move, ...]
    """What may be answered; the first is the plain answer of somebody who is away."""
    seats: tuple[int, ...]
    """Who may answer: one seat, or for the team everybody."""


class Rule(NamedTuple):
    """A standing rule in force."""

    card: int
    effect: AnyEffect


class Passing(NamedTuple):
    """A standing rule that an effect started, for a while."""

    rule: Rule
    until: Until
    seat: int
    """Who was active then."""
    about: int
    """The player it is about; EMPTY for everyone."""


class _Part(Held):
    """A copy has dictionaries of its own; all other values are frozen."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        for name in fields_of(type(self)):
            value = getattr(self, name)
            setattr(twin, name, value.copy() if isinstance(value, dict) else value)
        return twin


class Laid(_Part):
    """What lies on the table, and who has seen what of it."""

    __slots__ = (
        "calm",
        "deck",
        "figures",
        "foreseen",
        "from_discard",
        "marks",
        "out",
        "peeked",
        "peeked_late",
        "pockets",
        "showing",
        "showing_late",
        "uncovered",
    )

    def __init__(self) -> None:
        self.deck: tuple[int, ...] = tuple(range(CARDS))
        """From the top."""
        self.out: tuple[int, ...] = ()
        """Clue cards that left the game."""
        self.pockets: dict[int, tuple[int, ...]] = {}
        """By campaign card."""
        self.marks: tuple[Mark, ...] = ()
        self.figures: tuple[Figure, ...] = ()
        self.calm: frozenset[str] = frozenset()
        """What waits for the next event, movement or escape icon."""
        self.peeked: frozenset[int] = frozenset()
        """Clue cards whose other side is shown until the turn ends."""
        self.uncovered: frozenset[int] = frozenset()
        """Covered clue cards that somebody looked at."""
        self.foreseen = 0
        """Movement cards that come next and are known."""
        self.showing = 0
        """Of these, how many lie open until the turn ends."""
        self.peeked_late: frozenset[int] = frozenset()
        self.showing_late = 0
        """Of both, what was looked at between two turns: it lies open for the next one."""
        self.from_discard: frozenset[int] = frozenset()
        """Clue cards that came out of the discard pile."""


class Tally(_Part):
    """What is counted: limits, steps, turns, events."""

    __slots__ = (
        "actions_left",
        "early",
        "events",
        "events_now",
        "focused",
        "last_event",
        "lock_taken",
        "solvers",
        "stepped",
        "steps",
        "times",
        "turn_actions",
        "turns",
        "used",
        "used_by_round",
        "used_by_turn",
        "used_cards",
        "used_cards_by_round",
        "waiting_actions",
    )

    def __init__(self, seats: int) -> None:
        self.used: frozenset[str] = frozenset()
        """Keys of effects with a limit, used in this case; below, in this round and turn."""
        self.used_by_round: frozenset[str] = frozenset()
        self.used_by_turn: frozenset[str] = frozenset()
        self.used_cards_by_round: frozenset[int] = frozenset()
        """Campaign cards of which an action was used."""
        self.used_cards: frozenset[int] = frozenset()
        """The same, in this turn."""
        self.times: dict[str, int] = {}
        """By key of an effect that counts its occasions."""
        self.steps: dict[str, int] = {}
        """By step: how often in this turn."""
        self.stepped: dict[str, int] = {}
        """The same, in this case."""
        self.turns: tuple[int, ...] = (0,) * seats
        """By seat: turns begun."""
        self.turn_actions = 0
        """Actions of this turn, all changes added."""
        self.actions_left = 0
        """When the turn ended."""
        self.waiting_actions: tuple[int, ...] = (0,) * seats
        """By seat: more or fewer actions in the next turn."""
        self.focused: tuple[tuple[int, int], ...] = ((EMPTY, EMPTY),) * seats
        """By seat: the types last shifted to, in the turn before and in this one."""
        self.lock_taken = False
        """In this turn."""
        self.events = 0
        self.events_now = 0
        """In this turn."""
        self.last_event: CaseEvent = "nothing"
        self.solvers: frozenset[int] = frozenset()
        """Who was active at a solve."""
        self.early = False
        """That was done in this case."""


class Running(_Part):
    """What is in the middle of happening."""

    __slots__ = (
        "asked",
        "averted",
        "between_turns",
        "cause",
        "context",
        "event_place",
        "got",
        "passing",
        "rules",
        "setting_up",
        "solving",
        "team_picks",
    )

    def __init__(self) -> None:
        self.asked: Asked | None = None
        self.context = Context()
        """Of the effect that is happening."""
        self.cause = 0
        """The campaign card whose effect that is."""
        self.rules: dict[type, tuple[Rule, ...]] | None = None
        """By kind, oldest card first; None when they must be gathered anew."""
        self.passing: tuple[Passing, ...] = ()
        self.setting_up = True
        self.between_turns = False
        """The turn has ended and the next has not begun."""
        self.event_place = EMPTY
        """Where the event will be, while the suspect has stopped and it has not happened."""
        self.averted = EMPTY
        """A place whose event will not happen, while the suspect stands there."""
        self.got = EMPTY
        """The clue card that came last in exchange for another."""
        self.team_picks = False
        """The solution that is asked for is the team's to choose."""
        self.solving = EMPTY
        """The aspect that is being solved with fewer cards."""
