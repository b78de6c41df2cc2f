"""What the host may do to a game."""

from spyhouse.games.spyguy import chase, search, turns
from spyhouse.games.spyguy.board import Board
from spyhouse.kernel import Event


def skip(b: Board, seat: int, at: int) -> list[Event]:
    """Somebody is away: whatever the table waits for, it goes on without their word."""
    b.excused = tuple(sorted((*b.excused, seat)))
    return turns.settle(b, at)


def stop(b: Board, at: int) -> list[Event]:
    """Everything is shown: also what a search that still ran would have missed."""
    shown = search.close(b, "stopped", at) if b.phase == "search" else []
    return [*shown, *chase.end(b, "stopped")]
