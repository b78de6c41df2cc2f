"""What players do."""

from spyhouse.kernel import Move, SeatNumber


class TakeAlong(Move, frozen=True):
    """The leader of the night chooses who comes along."""

    seat: SeatNumber


class Guard(Move, frozen=True):
    """Keep watch."""


class LookAway(Move, frozen=True):
    """Let something happen: only the mole may."""


class Suspect(Move, frozen=True):
    """Name the mole, in the end."""

    seat: SeatNumber


NightWatchMove = TakeAlong | Guard | LookAway | Suspect
