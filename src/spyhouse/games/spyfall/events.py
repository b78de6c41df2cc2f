"""Events of Spyfall."""

from typing import ClassVar

from spyhouse.games.spyfall.scoring import RoundResult
from spyhouse.kernel import Event, LeftForGood, Skipped


class Dealt(Event, frozen=True):
    """A round begins. The clock stands until the first question."""

    round: int
    dealer: int


class GotCard(Event, frozen=True):
    """Your own card, encoded as in the view to have constant size (SF-28)."""

    place: str
    role: str


class ClockRuns(Event, frozen=True):
    """The clock starts or runs on."""

    left: int | None
    """Remaining time in ms; null without a clock."""


class Asked(Event, frozen=True):
    """A player asked another a question."""

    asker: int
    to: int
    text: str = ""


class Answered(Event, frozen=True):
    """A player answered the open question."""

    seat: int
    text: str = ""


class Unanswered(Event, frozen=True):
    """The question is dropped because its addressee is away. The asker asks another player."""

    seat: int


class Accused(Event, frozen=True):
    """A player accused another, and everybody votes."""

    accuser: int
    accused: int
    after_time: bool


class Voted(Event, frozen=True):
    """A player voted; the vote itself is hidden."""

    seat: int


class VoteEnded(Event, frozen=True):
    """All votes are in and shown."""

    reveals: ClassVar[bool] = True

    accused: int
    guilty: tuple[int, ...]
    not_guilty: tuple[int, ...]
    convicted: bool


class TimeCalled(Event, frozen=True):
    """A player called time."""

    seat: int


class TimeUp(Event, frozen=True):
    """No more questions: starting with the dealer, each player may accuse once."""


class Passed(Event, frozen=True):
    """A player accused nobody in their turn after time."""

    seat: int


class GuessQueued(Event, frozen=True):
    """Your guess was queued or withdrawn; sent to that spy only (SF-34)."""

    place: int | None


class Guessed(Event, frozen=True):
    """A spy named a place."""

    reveals: ClassVar[bool] = True

    seat: int
    place: int


class RoundEnded(Event, frozen=True):
    """The round is over, and all cards are shown."""

    reveals: ClassVar[bool] = True

    result: RoundResult


class OddOneOut(Event, frozen=True):
    """The convicted player had a card of another place and may name the real one (SF-36)."""

    reveals: ClassVar[bool] = True

    seat: int


class OddCard(Event, frozen=True):
    """The card of the odd one out, after the round (SF-36)."""

    reveals: ClassVar[bool] = True

    seat: int
    place: int
    role: int | None


class Starred(Event, frozen=True):
    """A player gave the star for the best answer, given by its index in the round's talk."""

    seat: int
    line: int


class Continued(Event, frozen=True):
    """A player is ready for the next round."""

    seat: int


class GameEnded(Event, frozen=True):
    """The game ended after the last round ("score"), or earlier ("stopped")."""

    how: str


SpyfallEvent = (
    Dealt | GotCard | ClockRuns | Asked | Answered | Unanswered | Accused | Voted | VoteEnded | TimeCalled
    | TimeUp | Passed | GuessQueued | Guessed | RoundEnded | OddOneOut | OddCard | Starred | Continued
    | Skipped | LeftForGood | GameEnded
)  # fmt: skip
