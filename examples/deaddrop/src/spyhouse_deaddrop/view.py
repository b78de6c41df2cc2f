"""What everybody sees: all of it."""

from typing import Annotated

from msgspec import Meta

from spyhouse.kernel import SeatNumber, View


class DeadDropView(View, frozen=True):
    rows: Annotated[tuple[int, ...], Meta(title="Letters left in each row")]
    turn: SeatNumber | None
    """Whose turn it is; null when the game is over."""
    winners: tuple[SeatNumber, ...]
