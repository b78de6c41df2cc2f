"""The state of the campaign during one of its cases: the record in a form that can change.

`Board.mosaic` is a `Mosaic`, or None in a single case. Everything in it is public. Values are frozen and
replaced as a whole, which makes copies cheap.
"""

from typing import Any

import msgspec
from msgspec import field

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.case_state import Counters, InProgress, OnTable, counters_for
from spyhouse.games.spyclub.campaign.deck_types import Deck, Numbering
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.campaign.record import Campaign, CardInPlay, CaseFile, Member, Recorded, ScoreLine
from spyhouse.games.spyclub.campaign.terms import About, SideName, Stage
from spyhouse.games.spyclub.terms import Aspect, Character

_copy: Any = msgspec.Struct.__copy__  # type: ignore[attr-defined]
"""`copy.copy` of a struct, without the lookup."""
BEFORE_THE_CASE = ("cast", "unlock", "setup")


class Answer(msgspec.Struct, frozen=True):
    key: str
    """The key of the option; where a card is given away, a seat."""
    number: int = 0
    """When recording: the index card it would lead to; else 0."""
    aspect: Aspect | None = None
    """When recording: the aspect and, in `name`, the clue's name."""
    name: str = ""
    card: int = 0
    """The card that allows this answer; 0 for the plain rule."""
    old: bool = False
    """Whether it replaces an earlier recording."""


class Question(msgspec.Struct, frozen=True):
    """A question at the desk: something the team or one seat reads or decides."""

    about: About
    card: int
    """0 if it is not about a card."""
    side: SideName | None
    """The side whose choice it is."""
    answers: tuple[Answer, ...]
    """Possible answers. Empty: everyone confirms that they have read it."""
    seats: tuple[int, ...]
    """Seats that are asked."""
    proposal: str = ""
    agreed: tuple[int, ...] = ()


class Mosaic(msgspec.Struct, kw_only=True):
    deck: Deck
    numbering: Numbering
    """Card numbers of this edition."""
    campaign: Campaign
    """The record when this game began; a stopped case returns to it."""
    stage: Stage = "cast"
    agenda: tuple[Frame, ...] = ()
    """Frames to execute; the next one is first."""
    inserted: int = 0
    """How many frames at its start were pushed by the frame being executed."""
    question: Question | None = None
    members: tuple[Member, ...]
    cast: tuple[Member | None, ...]
    """Characters by seat; None until they have picked."""
    cards: dict[int, CardInPlay]
    """Unlocked cards by number, in unlocking order."""
    queue: tuple[int, ...] = ()
    """Cards to unlock, in order."""
    rewards: tuple[str, ...] = ()
    """Token effects on other cards that wait until the queue is empty."""
    later: tuple[str, ...]
    """State effects that wait for the end of the set-up."""
    spent: tuple[str, ...]
    chose: dict[int, str] = field(default_factory=dict)
    """The option chosen for this case, by card."""
    fresh: frozenset[int] = frozenset()
    """Cards that were unlocked or turned over in this case."""
    stage_sides: tuple[tuple[int, SideName], ...] = ()
    """Cards and sides that were up when this stage began: the stage runs their lines."""
    recorded: tuple[Recorded, ...]
    new_aspect: Recorded | None = None
    """The aspect recorded in this case."""
    recorded_now: bool = False
    """Whether the team has been asked what to record."""
    log: tuple[CaseFile, ...]
    lines: tuple[ScoreLine, ...] = ()
    """Points of this case so far."""
    objectives: tuple[str, ...] = ()
    """Objectives reached in this case."""
    continues_after_success: bool = False
    """Whether all five aspects are solved and the team plays on (CP-16, CP-30)."""
    story: str = ""
    result: Campaign | None = None
    """The record after this case, once it is saved."""
    on_table: OnTable
    counters: Counters
    running: InProgress

    @classmethod
    def of(cls, numbering: Numbering, campaign: Campaign, seats: int) -> "Mosaic":
        return cls(
            deck=numbering.deck,
            numbering=numbering,
            campaign=campaign,
            members=campaign.members,
            cast=(None,) * seats,
            cards={card.number: card for card in campaign.cards},
            later=campaign.later,
            spent=campaign.spent,
            recorded=campaign.recorded,
            log=campaign.log,
            on_table=OnTable(),
            counters=counters_for(seats),
            running=InProgress(),
        )

    def reset_case(self) -> None:
        """Clear what belongs to one case: the table, the counters and work in progress."""
        self.on_table, self.counters, self.running = OnTable(), counters_for(len(self.cast)), InProgress()

    def copy(self) -> "Mosaic":
        """Copy the state. All other parts are frozen."""
        twin: Mosaic = _copy(self)
        twin.cards, twin.chose = self.cards.copy(), self.chose.copy()
        twin.on_table, twin.counters = _copy(self.on_table), _copy(self.counters)
        twin.running = _copy(self.running)
        twin.on_table.pockets = self.on_table.pockets.copy()
        counters = twin.counters
        counters.trigger_counts = counters.trigger_counts.copy()
        counters.moves_this_turn = counters.moves_this_turn.copy()
        counters.moves_this_case = counters.moves_this_case.copy()
        return twin

    def push_next(self, *frames: Frame) -> None:
        """Put frames on the agenda: after those that the running frame has pushed, before all others."""
        self.agenda = (*self.agenda[: self.inserted], *frames, *self.agenda[self.inserted :])
        self.inserted += len(frames)

    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats asked: at the desk those who have not agreed yet, in a case those a card asks."""
        if None in self.cast:
            return tuple(seat for seat, member in enumerate(self.cast) if member is None)
        if self.question:
            return tuple(seat for seat in self.question.seats if seat not in self.question.agreed)
        return self.running.choice.seats if self.running.choice else ()

    @property
    def case(self) -> int:
        return self.campaign.case

    def unlocked(self, number: int) -> bool:
        """Return whether that card is unlocked and not put away, even if its owner is absent."""
        return number in self.cards and not self.cards[number].away

    def tokens(self, number: int) -> int:
        return self.cards[number].tokens if self.unlocked(number) else 0


def mosaic_of(b: Board) -> Mosaic:
    """Return the campaign at this table. Raises `AssertionError` in a single case."""
    mosaic: Mosaic | None = b.mosaic
    assert mosaic
    return mosaic


def seat_of(b: Board, character: Character | None) -> int | None:
    """Return the seat of a character in this case; None if it has none."""
    return b.characters.index(character) if character in b.characters else None


def owner_of(b: Board, number: int) -> int | None:
    """Return the seat of a card's owner; None if it has no owner or the owner is absent."""
    lying = mosaic_of(b).cards.get(number)
    return seat_of(b, lying.owner) if lying else None
