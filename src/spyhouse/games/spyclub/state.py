"""Spy Club on the kernel: which rule decides each move."""

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from spyhouse.games.spyclub import actions, host, legal, solving, teamwork, turns
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import flow
from spyhouse.games.spyclub.imagine import imagine
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
    SpyClubMove,
)
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.setup import set_up
from spyhouse.games.spyclub.view import SpyClubView, view
from spyhouse.kernel import Event, Move, Outcome, move_types
from spyhouse.kernel.compiled import mypyc_attr

_RULES: Final[dict[type[Move], Callable[[Board, int, Any], None]]] = {
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


_SINGLE_SEATS: Final = tuple([frozenset({seat}) for seat in range(4)])


@mypyc_attr(allow_interpreted_subclasses=True)
class SpyClub(Board):
    __slots__ = ()
    moves: ClassVar = move_types(SpyClubMove)

    def __init__(self, seats: int, seed: str, options: SpyClubOptions) -> None:
        super().__init__(seats, seed, options)
        if options.campaign is None:
            set_up(self)
        else:
            flow.begin(self, options.campaign)

    def to_act(self) -> frozenset[int]:
        return _SINGLE_SEATS[self.active] if self.phase == "actions" else frozenset(self.waiting_for())

    def _legal(self, seat: int) -> Sequence[Move]:
        return flow.legal(self, seat) if self.phase == "desk" else legal.for_seat(self, seat)

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        self.emitted = []
        if self.mosaic is None:
            _RULES.get(type(move), _card_move)(self, seat, move)
            emitted, self.emitted = self.emitted, []
            return emitted
        if not flow.play(self, seat, move):
            self.rules.check_move(self, seat, move)
            _RULES.get(type(move), _card_move)(self, seat, move)
        return self._settle()

    def _view(self, seat: int | None) -> SpyClubView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        if self.ended is None or self.phase != "over":
            return None
        won = self.ended == "success"
        return Outcome(
            how=self.ended,
            winners=tuple(range(self.seats)) if won else (),
            scores=(self._points(),) * self.seats,
            side="team" if won else "suspect" if self.ended != "stopped" else "",
        )

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        imagine(self, rng)

    def _status(self) -> str:
        if self.mosaic is not None and self.mosaic.stage != "case":
            return f"case {self.mosaic.case}, at the desk"
        return f"turn {self.turn}, {self.solved_count()} of {len(self.solved)} solved, {self.phase}"

    def _skip(self, seat: int, at: int) -> list[Event]:
        self.emitted = []
        host.skip(self, seat)
        return self._settle()

    def _leave(self, seat: int, at: int) -> list[Event]:
        self.emitted = []
        host.leave(self, seat)
        return self._settle()

    def _stop(self, at: int) -> list[Event]:
        self.emitted = []
        host.stop(self)
        return self._settle()

    def _settle(self) -> list[Event]:
        """What follows in a campaign, and all that was told."""
        if self.mosaic is not None:
            flow.go_on(self)
        emitted, self.emitted = self.emitted, []
        return emitted

    def _points(self) -> int:
        """Aspects solved; in a campaign, the points of this case in its log (CP-18)."""
        if self.mosaic is None:
            return self.solved_count()
        return self.mosaic.result.log[-1].points() if self.mosaic.result else 0
