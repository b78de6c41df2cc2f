"""Legal moves of a seat, in a stable order. Taps can be anywhere, so they are not listed."""

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut
from spyhouse.kernel import Move


def for_seat(b: Board, seat: int) -> list[Move]:
    """Return the legal moves of a seat."""
    if seat not in b.may_act():
        return []
    match b.phase:
        case "shortcut":
            return [TakeShortcut(take) for take in (True, False) if b.votes[seat] != take]
        case "search":
            return [Done(seat not in b.done)]
        case _:
            return [GoOn()]
