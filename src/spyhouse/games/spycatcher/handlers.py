"""Dispatch of moves to their handlers."""

from collections.abc import Callable
from typing import Any, Final

from spyhouse.games.spycatcher import actions, seeking, turn
from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.moves import (
    Challenge,
    Discard,
    Draw,
    Give,
    Go,
    HandBack,
    LookAt,
    Pass,
    Seek,
    Send,
    Swap,
    ToCircle,
)
from spyhouse.kernel import Event, Move

_HANDLERS: Final[dict[type[Move], Callable[[Board, int, Any, int], list[Event]]]] = {
    Draw: turn.draw,
    Discard: turn.discard,
    Go: turn.go,
    Seek: seeking.seek,
    Challenge: seeking.challenge,
    Pass: seeking.decline,
    ToCircle: actions.to_circle,
    HandBack: actions.hand_back,
    Give: actions.give,
    Swap: actions.swap,
    LookAt: actions.look_at,
    Send: actions.send,
}


def apply_move(b: Board, seat: int, move: Move, at: int) -> list[Event]:
    """Apply a move and return its events."""
    return _HANDLERS[type(move)](b, seat, move, at)
