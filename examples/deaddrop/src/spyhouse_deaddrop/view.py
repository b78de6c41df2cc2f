"""What everybody sees: all of it."""

from spyhouse.kernel import View


class DeadDropView(View, frozen=True):
    rows: tuple[int, ...]
    """How many letters are left in each."""
    turn: int | None
    """The seat whose turn it is; null when the game is over."""
    winners: tuple[int, ...]
