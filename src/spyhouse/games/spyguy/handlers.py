"""What each move of a seat does. What follows from it is told in `turns`."""

from spyhouse.games.spyguy import search
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.events import ShortcutVoted, WentOn
from spyhouse.games.spyguy.moves import Done, GoOn, LookInto, TakeShortcut, Tap
from spyhouse.kernel import Event, IllegalMove, Move


def do(b: Board, seat: int, move: Move, at: int) -> list[Event]:
    match move:
        case Tap():
            return search.tap(b, seat, move, at)
        case LookInto():
            return search.look_into(b, seat, move, at)
        case Done():
            return search.say_done(b, seat, move)
        case GoOn():
            return _go_on(b, seat)
        case TakeShortcut():
            return _vote(b, seat, move)
        case _:
            raise b.not_now()


def _go_on(b: Board, seat: int) -> list[Event]:
    """Pictures take their time to load, and what was missed its time to look at: all must be ready."""
    b.need("look_around", "reveal")
    if seat in b.ready:
        raise IllegalMove("spyguy-ready")
    b.ready = tuple(sorted((*b.ready, seat)))
    return [WentOn(seat=seat)]


def _vote(b: Board, seat: int, move: TakeShortcut) -> list[Event]:
    """SG-11: the team's choice."""
    if b.phase != "shortcut":
        raise IllegalMove("spyguy-not-on-arrow")
    if b.votes[seat] == move.take:
        raise IllegalMove("spyguy-voted-already")
    b.votes = (*b.votes[:seat], move.take, *b.votes[seat + 1 :])
    return [ShortcutVoted(seat=seat, take=move.take)]
