"""Events of Dead Drop."""

from spyhouse.kernel import Event, LeftForGood, Skipped


class Took(Event, frozen=True):
    seat: int
    row: int
    letters: int


class Emptied(Event, frozen=True):
    """The drop is empty, or the host has stopped the game."""

    winners: tuple[int, ...]


DeadDropEvent = Took | Emptied | Skipped | LeftForGood
