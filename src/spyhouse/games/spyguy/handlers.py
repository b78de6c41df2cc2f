"""Dispatch of moves to their handlers; `turns` continues from there."""

from spyhouse.games.spyguy import search
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.events import ShortcutVoted, WentOn
from spyhouse.games.spyguy.moves import Done, GoOn, LookInto, MarkTold, TakeShortcut, Tap
from spyhouse.kernel import Event, IllegalMove, Move


def apply_move(b: Board, seat: int, move: Move, at: int) -> list[Event]:
    """Apply a move and return its events."""
    match move:
        case Tap():
            return search.tap(b, seat, move, at)
        case LookInto():
            return search.look_into(b, seat, move, at)
        case MarkTold():
            return search.mark_told(b, seat, move, at)
        case Done():
            return search.say_done(b, seat, move)
        case GoOn():
            return _continue_game(b, seat)
        case TakeShortcut():
            return _vote(b, seat, move)
        case _:
            raise b.wrong_phase()


def _continue_game(b: Board, seat: int) -> list[Event]:
    """Mark a player as ready. All must be, because pictures take time to load and reveals time to look at."""
    b.require_phase("look_around", "reveal")
    if seat in b.ready:
        raise IllegalMove("spyguy-ready")
    b.ready = tuple(sorted((*b.ready, seat)))
    return [WentOn(seat=seat)]


def _vote(b: Board, seat: int, move: TakeShortcut) -> list[Event]:
    """SG-11: vote on the shortcut."""
    if b.phase != "shortcut":
        raise IllegalMove("spyguy-not-on-arrow")
    if b.votes[seat] == move.take:
        raise IllegalMove("spyguy-voted-already")
    b.votes = (*b.votes[:seat], move.take, *b.votes[seat + 1 :])
    return [ShortcutVoted(seat=seat, take=move.take)]
