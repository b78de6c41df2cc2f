"""Dispatch of moves to their handlers, which emit their events on the board."""

from collections.abc import Callable
from typing import Any, Final

from spyhouse.games.spyclub import actions, solving, teamwork, turns
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.moves import (
    Agree,
    ChooseSolution,
    CompareNotes,
    Confirm,
    Decline,
    EndTurn,
    GetAdvice,
    Investigate,
    RemoveIdeas,
    Scout,
    ShiftFocus,
)
from spyhouse.kernel import Event, Move

_HANDLERS: Final[dict[type[Move], Callable[[Board, int, Any], None]]] = {
    Investigate: lambda b, seat, move: actions.investigate(b, seat, move.slot),
    ShiftFocus: lambda b, seat, move: actions.shift_focus(b, seat, move.slot),
    Confirm: lambda b, seat, move: actions.confirm(b, seat, move.slot, move.row),
    Scout: lambda b, seat, move: actions.scout(b, seat, move.place, move.slot),
    CompareNotes: teamwork.team_up,
    GetAdvice: teamwork.team_up,
    Agree: lambda b, seat, _: teamwork.answer(b, seat, agreed=True),
    Decline: lambda b, seat, _: teamwork.answer(b, seat, agreed=False),
    ChooseSolution: lambda b, seat, move: solving.choose(b, seat, move.row),
    RemoveIdeas: lambda b, seat, move: turns.remove(b, seat, move.supply, move.players),
    EndTurn: lambda b, seat, _: turns.end_turn(b, seat),
}


def _card_move(b: Board, seat: int, move: Move) -> None:
    b.rules.play_card_move(b, seat, move)


def apply_move(b: Board, seat: int, move: Move, at: int) -> list[Event]:
    """Apply a move and return all events emitted so far."""
    _HANDLERS.get(type(move), _card_move)(b, seat, move)
    return b.emitted
