"""What the host may do to a game. What follows from it is told in `turns`."""

from spyhouse.games.spyguy import chase, search
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.events import LeftForGood, Skipped
from spyhouse.kernel import Event, IllegalMove


def skip(b: Board, seat: int) -> list[Event]:
    """Somebody is away: whatever the table waits for, it goes on without their word."""
    if seat not in b.waiting_for():
        raise IllegalMove("Nobody is waiting for that seat, so there is nothing to skip.")
    b.excused = tuple(sorted((*b.excused, seat)))
    return [Skipped(seat=seat)]


def leave(b: Board, seat: int, at: int) -> list[Event]:
    if seat not in b.players():
        raise IllegalMove("There is nobody in that seat who could leave.")
    b.gone = tuple(sorted((*b.gone, seat)))
    return [LeftForGood(seat=seat), *([] if b.players() else stop(b, at))]


def stop(b: Board, at: int) -> list[Event]:
    """Everything is shown: also what a search that still ran would have missed."""
    shown = search.close(b, "stopped", at) if b.phase == "search" else []
    return [*shown, *chase.end(b, "stopped")]
