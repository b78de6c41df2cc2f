"""Frames of the agenda: the next thing to execute, and why.

A frame holds an effect or a task, the card it is written on, its cause and the answers given so far. If it
asks a question, it is suspended before any change, and the answer runs it again. Frames are immutable, so a
copy of the agenda is one assignment, for undo, pickle and bots alike.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.terms import FigureName, Trigger
from spyhouse.games.spyclub.terms import EMPTY
from spyhouse.kernel import Move


class Occasion(NamedTuple):
    """An event of the case that a trigger may react to."""

    name: Trigger
    seat: int
    """The player it is about: the suspect's victim, the partner in teamwork, or the acting player."""
    card: int = EMPTY
    """The clue card it is about."""
    face: int = EMPTY
    """The face that was up at that moment."""
    place: int = EMPTY
    """A slot of the row, or a position of the path."""
    source: str = ""
    """Where the clue card came from: discard or deck_top."""
    figure: FigureName | None = None
    number: int = 0
    """The campaign card it is about."""
    other: int = EMPTY
    """The clue card that went the other way in a trade or exchange."""


class EffectContext(NamedTuple):
    """The cause of an effect."""

    occasion: Occasion | None = None
    chain: tuple[str, ...] = ()
    """Keys of the triggers that led here. No trigger triggers itself, and the length is limited."""


NO_REASON = EffectContext()


class Task(msgspec.Struct, frozen=True):
    """Work that is not an effect of the deck: a step of the turn or of the desk."""

    def do(self, run: Any) -> None:
        """Execute the task; `run` is an `EffectRun`. Ask before any change: an answer runs `do` again."""
        raise NotImplementedError(type(self).__name__)


class CallTask(Task, frozen=True):
    """A task that calls a function of the board."""

    call: Callable[[Board], None]

    def do(self, run: Any) -> None:
        self.call(run.b)


class Frame(NamedTuple):
    card: int
    """The campaign card it is written on; 0 for a task that no card causes."""
    effect: Effect | Task
    context: EffectContext = NO_REASON
    answers: tuple[Move | str, ...] = ()


def call(function: Callable[[Board], None], card: int = 0) -> Frame:
    return Frame(card, CallTask(function))
