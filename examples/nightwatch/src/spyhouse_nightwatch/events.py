"""Events of Night Watch. They must cover every change of a view: the conformance kit checks it."""

from spyhouse.kernel import Event, LeftForGood, Skipped


class WentOut(Event, frozen=True):
    """Two players keep watch."""

    leader: int
    partner: int


class Decided(Event, frozen=True):
    """Somebody has decided, and nobody knows what."""

    seat: int


class YourDecision(Event, frozen=True):
    """Private to that seat (`only`)."""

    looked_away: bool


class NightOver(Event, frozen=True):
    """Whether the night was quiet."""

    night: int
    quiet: bool
    leader: int
    """Of the next night."""


class Voting(Event, frozen=True):
    """The last night is over: all name a suspect."""


class YourSuspect(Event, frozen=True):
    """Private to that seat."""

    seat: int


class Unmasked(Event, frozen=True):
    """The end: who it was, and whom each had named."""

    mole: int
    named: tuple[int | None, ...]
    side: str


NightWatchEvent = (
    WentOut | Decided | YourDecision | NightOver | Voting | YourSuspect | Unmasked | Skipped | LeftForGood
)
