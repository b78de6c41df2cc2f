"""Events of a campaign outside its cases. Card numbers are those of the deck."""

from typing import ClassVar

from spyhouse.games.spyclub.campaign.record import Grade, Member, Recorded
from spyhouse.games.spyclub.campaign.terms import About, Stage
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.terms import Character
from spyhouse.kernel import Event


class StageBegan(Event, frozen=True):
    case: int
    stage: Stage


class CharacterPicked(Event, frozen=True):
    seat: int
    member: Member


class CardUnlocked(Event, frozen=True):
    reveals: ClassVar[bool] = True

    card: int


class CardGiven(Event, frozen=True):
    card: int
    owner: Character


class DeskAsked(Event, frozen=True):
    """A card or question is on the desk, to be read or decided."""

    about: About
    card: int
    seats: tuple[int, ...]


class CardRead(Event, frozen=True):
    seat: int


class Proposed(Event, frozen=True):
    seat: int
    answer: str


class Agreed(Event, frozen=True):
    seat: int


class Decided(Event, frozen=True):
    about: About
    card: int
    answer: str


class AspectRecorded(Event, frozen=True):
    """The team recorded an aspect; null if it recorded nothing."""

    recorded: Recorded | None


class StoryWritten(Event, frozen=True):
    seat: int
    text: str


class TableLaid(Event, frozen=True):
    """The case begins; the state of the table after the set-up."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[Clue | None, ...], ...]
    incoming: tuple[Clue | None, ...]
    """Incoming clues from the left; null for an empty or covered place."""
    row: tuple[Clue | None, ...]


class CaseSaved(Event, frozen=True):
    case: int
    points: int
    total: int
    grade: Grade | None
    """The grade, after the last case."""


CampaignEvent = (
    StageBegan | CharacterPicked | CardUnlocked | CardGiven | DeskAsked | CardRead | Proposed | Agreed
    | Decided | AspectRecorded | StoryWritten | TableLaid | CaseSaved
)  # fmt: skip
