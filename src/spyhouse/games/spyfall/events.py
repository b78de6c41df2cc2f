"""What the table is told, as it happens."""

from typing import ClassVar

from spyhouse.games.spyfall.sheet import RoundResult
from spyhouse.kernel import Event, LeftForGood, Skipped


class Dealt(Event, frozen=True):
    """A round begins; the clock stands until the first question."""

    round: int
    dealer: int


class GotCard(Event, frozen=True):
    """Your own card, coded as in the view so that all are of one size (SF-28)."""

    place: str
    role: str


class ClockRuns(Event, frozen=True):
    left: int | None
    """Milliseconds; null without a clock."""


class Asked(Event, frozen=True):
    asker: int
    to: int
    text: str = ""


class Answered(Event, frozen=True):
    seat: int
    text: str = ""


class Unanswered(Event, frozen=True):
    """The question is dropped, because whoever was asked is away; the asker asks another."""

    seat: int


class Accused(Event, frozen=True):
    accuser: int
    accused: int
    after_time: bool


class Voted(Event, frozen=True):
    seat: int


class VoteEnded(Event, frozen=True):
    """All votes are in and shown."""

    reveals: ClassVar[bool] = True

    accused: int
    guilty: tuple[int, ...]
    not_guilty: tuple[int, ...]
    convicted: bool


class TimeCalled(Event, frozen=True):
    """Somebody has heard enough."""

    seat: int


class TimeUp(Event, frozen=True):
    """No more questions: from the dealer on, each may accuse once."""


class Passed(Event, frozen=True):
    seat: int


class GuessQueued(Event, frozen=True):
    """Told to that spy only (SF-34)."""

    place: int | None


class Guessed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    seat: int
    place: int


class RoundEnded(Event, frozen=True):
    """All cards are shown."""

    reveals: ClassVar[bool] = True

    result: RoundResult


class Starred(Event, frozen=True):
    """Somebody liked an answer best, by its position in the round's talk."""

    seat: int
    line: int


class Continued(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    """After the last round ("score"), or before it ("stopped")."""

    how: str


SpyfallEvent = (
    Dealt | GotCard | ClockRuns | Asked | Answered | Unanswered | Accused | Voted | VoteEnded | TimeCalled
    | TimeUp | Passed | GuessQueued | Guessed | RoundEnded | Starred | Continued | Skipped
    | LeftForGood | GameEnded
)  # fmt: skip
