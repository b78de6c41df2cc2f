"""Dispatch of moves to their handlers."""

from collections.abc import Callable
from typing import Any, Final

from spyhouse.games.spyfall import guesses, questions, rounds, votes
from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    Guess,
    Listen,
    Pass,
    QueueGuess,
    Star,
    Vote,
)
from spyhouse.kernel import Event, Move

_HANDLERS: Final[dict[type[Move], Callable[[Board, int, Any, int], list[Event]]]] = {
    Ask: lambda b, seat, move, at: questions.ask(b, seat, move.to, move.text, at),
    Answer: lambda b, seat, move, at: questions.answer(b, seat, move.text),
    Accuse: lambda b, seat, move, at: votes.accuse(b, seat, move.seat, at),
    Vote: lambda b, seat, move, at: votes.vote(b, seat, move.guilty, at),
    Pass: lambda b, seat, move, at: votes.pass_turn(b, seat, at),
    Guess: lambda b, seat, move, at: guesses.guess(b, seat, move.place, at),
    QueueGuess: lambda b, seat, move, at: guesses.queue(b, seat, move.place),
    CallTime: lambda b, seat, move, at: rounds.call_time(b, seat, at),
    Listen: lambda b, seat, move, at: questions.listen(b, seat),
    Star: lambda b, seat, move, at: rounds.star(b, seat, move.line),
    Continue: lambda b, seat, move, at: rounds.continue_round(b, seat),
}


def apply_move(b: Board, seat: int, move: Move, at: int) -> list[Event]:
    """Apply a move and return its events."""
    return _HANDLERS[type(move)](b, seat, move, at)
