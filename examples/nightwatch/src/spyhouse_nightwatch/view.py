"""What one seat may know: listed, never a state with things removed."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from spyhouse.kernel import SeatNumber, View


class Night(msgspec.Struct, frozen=True):
    """A night that is over."""

    leader: SeatNumber
    partner: SeatNumber
    quiet: bool


class NightWatchView(View, frozen=True):
    phase: Literal["choose", "watch", "vote", "over"]
    seat: SeatNumber | None
    """Whose view it is; null for a spectator."""
    role: Literal["agent", "mole", ""]
    """Your own; empty for a spectator."""
    leader: SeatNumber
    partner: SeatNumber | None
    nights: Annotated[tuple[Night, ...], Meta(title="Nights so far")]
    decided: tuple[SeatNumber, ...]
    """Who has decided tonight, or has named a suspect."""
    looked_away: bool | None
    """What you decided tonight, if you did."""
    suspect: SeatNumber | None
    """Whom you have named."""
    waiting_for: tuple[SeatNumber, ...]
    mole: SeatNumber | None
    """Shown when the game is over."""
    named: tuple[SeatNumber | None, ...]
    """By seat, when the game is over."""
