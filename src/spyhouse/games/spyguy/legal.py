"""What a seat may do now, in a stable order. A tap may be anywhere, so taps are not listed."""

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.moves import Done, GoOn, TakeShortcut
from spyhouse.kernel import Leave, Move, Skip, Stop


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


def for_host(b: Board) -> list[Move]:
    if b.phase == "over":
        return []
    skips = [Skip(seat) for seat in b.waiting_for()]
    return [*skips, *(Leave(seat) for seat in b.players()), Stop()]
