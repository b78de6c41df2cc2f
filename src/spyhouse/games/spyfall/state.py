"""The state of Spyfall: its methods for the kernel."""

import random
from collections.abc import Sequence

from spyhouse.games.spyfall import handlers, host, legal, rounds
from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.imagine import imagine, rewrite_history
from spyhouse.games.spyfall.moves import EndRound, SpyfallMove
from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.games.spyfall.view import SpyfallView, view
from spyhouse.kernel import Event, Move, Outcome, move_types


class Spyfall(Board):
    """State of a game of Spyfall."""

    __slots__ = ()
    host_moves = move_types(EndRound)
    moves = move_types(SpyfallMove) - host_moves
    no_skip_phases = frozenset({"vote", "accusations", "naming"})  # SF-29: never the host
    fewest_players = 3

    def __init__(self, seats: int, seed: str, options: SpyfallOptions) -> None:
        super().__init__(seats, seed, options)
        rounds.first_round(self)

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act."""
        return frozenset(self.may_act())

    def _legal(self, seat: int) -> Sequence[Move]:
        return legal.for_seat(self, seat)

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        return handlers.apply_move(self, seat, move, at)

    def _view(self, seat: int | None) -> SpyfallView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None before the end."""
        if self.phase != "over":
            return None
        if self.ended == "stopped":
            return Outcome(how="stopped", winners=(), scores=self.scores)
        here = [seat for seat in range(self.seats) if seat not in self.gone]
        best = max(self.scores[seat] for seat in here)
        # SF-25; where nobody has a point, nobody wins.
        winners = tuple(seat for seat in here if self.scores[seat] == best) if best else ()
        return Outcome(how="score", winners=winners, scores=self.scores)

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        imagine(self, seat, rng)

    def _rewrite_history(self, events: list[Event], seat: int | None) -> list[Event]:
        return rewrite_history(self, events, seat)

    def _status(self) -> str:
        doing = "asking" if self.asked is None else "answering"
        what = doing if self.clock_runs() else self.phase
        return f"round {self.round} of {self.options.rounds}, {what}"

    def chat_closed_reason(self) -> str:
        """Return the message code for why the chat is closed, or ""."""
        if self.clock_is_stopped() or self.phase == "naming":
            return "spyfall-hush-vote"  # SF-33
        if self.phase in ("dealt", "questions") and not self.options.open_chat:
            return "spyfall-hush-clock"  # SF-10: everyone has seen a card, so silence begins with the deal
        return ""

    def between_rounds(self) -> bool:
        """Return whether the cards of the last round are shown."""
        return self.phase == "reveal"

    def _tick(self, at: int) -> list[Event]:
        return host.tick(self, at)

    def _skip(self, seat: int, at: int) -> list[Event]:
        return host.skip(self, seat)

    def _leave(self, seat: int, at: int) -> list[Event]:
        return host.leave(self, seat, at)

    def _stop(self, at: int) -> list[Event]:
        return host.stop(self, at)

    def _legal_host(self) -> Sequence[Move]:
        return [EndRound()] if self.cards_are_hidden() else []

    def _apply_host(self, move: Move, at: int) -> list[Event]:
        return host.end_round(self, at)
