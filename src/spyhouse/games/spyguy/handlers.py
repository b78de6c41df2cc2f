"""Dispatch of moves to their handlers; `turns` continues from there."""

from collections.abc import Callable
from typing import Any, Final

from spyhouse.games.spyguy import search
from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.events import ShortcutVoted, WentOn
from spyhouse.games.spyguy.moves import Done, GoOn, LookInto, MarkTold, TakeShortcut, Tap
from spyhouse.kernel import Event, IllegalMove, Move


def _continue_game(b: Board, seat: int, move: GoOn, at: int) -> list[Event]:
    """Mark a player as ready. All must be, because pictures take time to load and reveals time to look at."""
    b.require_phase("look_around", "reveal")
    if seat in b.ready:
        raise IllegalMove("spyguy-ready")
    b.ready = tuple(sorted((*b.ready, seat)))
    return [WentOn(seat=seat)]


def _vote(b: Board, seat: int, move: TakeShortcut, at: int) -> list[Event]:
    """Vote on the shortcut (SG-11)."""
    if b.phase != "shortcut":
        raise IllegalMove("spyguy-not-on-arrow")
    if b.votes[seat] == move.take:
        raise IllegalMove("spyguy-voted-already")
    b.votes = (*b.votes[:seat], move.take, *b.votes[seat + 1 :])
    return [ShortcutVoted(seat=seat, take=move.take)]


_HANDLERS: Final[dict[type[Move], Callable[[Board, int, Any, int], list[Event]]]] = {
    Tap: search.tap,
    LookInto: search.look_into,
    MarkTold: search.mark_told,
    Done: search.say_done,
    GoOn: _continue_game,
    TakeShortcut: _vote,
}


def apply_move(b: Board, seat: int, move: Move, at: int) -> list[Event]:
    """Apply a move and return its events."""
    return _HANDLERS[type(move)](b, seat, move, at)
