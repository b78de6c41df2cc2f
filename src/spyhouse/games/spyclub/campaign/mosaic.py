"""The campaign while one of its cases is at the table: the record, opened up so that it can change.

`Board.mosaic` is one of these, or None in a single case. Everything in it is public. Values are frozen
and replaced as a whole, so that a copy is a handful of assignments.
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
"""Copies a struct in C."""
BEFORE_THE_CASE = ("cast", "unlock", "setup")


class Answer(msgspec.Struct, frozen=True):
    key: str
    """At a crossroads, the card's words say what it means; where a card is given away, a seat."""
    number: int = 0
    """When recording: the card of the index it would lead to; else 0."""
    aspect: Aspect | None = None
    """When recording: what would be pinned up, and its name."""
    name: str = ""
    card: int = 0
    """By the leave of which card; 0 for the plain rule."""
    old: bool = False
    """In place of what was recorded before."""


class Question(msgspec.Struct, frozen=True):
    """What the desk waits for: the team, or one seat, reads or decides something."""

    about: About
    card: int
    """0 if it is not about a card."""
    side: SideName | None
    """Of the card whose crossroads it is."""
    answers: tuple[Answer, ...]
    """None: everyone says when they have read it."""
    seats: tuple[int, ...]
    """Who is asked."""
    proposal: str = ""
    agreed: tuple[int, ...] = ()


class Mosaic(msgspec.Struct, kw_only=True):
    deck: Deck
    numbering: Numbering
    """How this edition numbers the cards."""
    campaign: Campaign
    """As it was when this game began: what a stopped case goes back to."""
    stage: Stage = "cast"
    agenda: tuple[Frame, ...] = ()
    """Frames still to be done; the next one comes first."""
    inserted: int = 0
    """How many frames at its start were pushed by the one being carried out."""
    question: Question | None = None
    members: tuple[Member, ...]
    cast: tuple[Member | None, ...]
    """By seat, once they have picked."""
    cards: dict[int, CardInPlay]
    """By number, in the order they were unlocked."""
    queue: tuple[int, ...] = ()
    """To be unlocked, one after the other."""
    rewards: tuple[str, ...] = ()
    """Token effects on other cards that wait until the queue is empty."""
    later: tuple[str, ...]
    """State effects that wait for the end of the set-up."""
    spent: tuple[str, ...]
    chose: dict[int, str] = field(default_factory=dict)
    """By card: the option chosen for this case."""
    fresh: frozenset[int] = frozenset()
    """Cards whose side came up in this case."""
    stage_sides: tuple[tuple[int, SideName], ...] = ()
    """The cards and sides that lay up when this stage began: those whose lines it runs."""
    recorded: tuple[Recorded, ...]
    new_aspect: Recorded | None = None
    """What this case has added to them."""
    recorded_now: bool = False
    """The team has been asked."""
    log: tuple[CaseFile, ...]
    lines: tuple[ScoreLine, ...] = ()
    """This case's points so far."""
    objectives: tuple[str, ...] = ()
    """Those reached in this case."""
    continues_after_success: bool = False
    """All five are solved and the team plays on (CP-16, CP-30)."""
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
        """Before a case nothing is on the table, nothing counted, and nothing running."""
        self.on_table, self.counters, self.running = OnTable(), counters_for(len(self.cast)), InProgress()

    def copy(self) -> "Mosaic":
        """Copy the state. Only these parts are not frozen."""
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
        """Put frames on the agenda: after those of the frame in progress, before all that waits."""
        self.agenda = (*self.agenda[: self.inserted], *frames, *self.agenda[self.inserted :])
        self.inserted += len(frames)

    def waiting_for(self) -> tuple[int, ...]:
        """Who is asked something: at the desk all who have not agreed yet, in the case whom a card asks."""
        if None in self.cast:
            return tuple(seat for seat, member in enumerate(self.cast) if member is None)
        if self.question:
            return tuple(seat for seat in self.question.seats if seat not in self.question.agreed)
        return self.running.choice.seats if self.running.choice else ()

    @property
    def case(self) -> int:
        return self.campaign.case

    def unlocked(self, number: int) -> bool:
        """Whether that card is in force, or would be if its owner were here."""
        return number in self.cards and not self.cards[number].away

    def tokens(self, number: int) -> int:
        return self.cards[number].tokens if self.unlocked(number) else 0


def mosaic_of(b: Board) -> Mosaic:
    """Return the campaign at this table. Raises `AssertionError` in a single case."""
    mosaic: Mosaic | None = b.mosaic
    assert mosaic
    return mosaic


def seat_of(b: Board, character: Character | None) -> int | None:
    """Return the seat of a character in this case; None if it is not at the table."""
    return b.characters.index(character) if character in b.characters else None


def owner_of(b: Board, number: int) -> int | None:
    """Return the seat of a card's owner; None if it has none, or its owner is not at the table."""
    lying = mosaic_of(b).cards.get(number)
    return seat_of(b, lying.owner) if lying else None
