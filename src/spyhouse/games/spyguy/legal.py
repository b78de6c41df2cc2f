"""What a seat may do now, in a stable order. A tap may be anywhere, so taps are not listed."""

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut
from spyhouse.kernel import Move


def for_seat(b: Board, seat: int) -> list[Move]:
    if seat not in b.may_act():
        return []
    match b.phase:
        case "shortcut":
            return [TakeShortcut(take) for take in (True, False) if b.votes[seat] != take]
        case "search":
            return [Done(seat not in b.done)]
        case _:
            return [GoOn()]
