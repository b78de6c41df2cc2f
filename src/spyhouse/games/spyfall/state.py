"""Spyfall on the kernel: which rule decides each move."""

import random
from collections.abc import Sequence

from spyhouse.games.spyfall import guesses, host, legal, questions, rounds, votes
from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.imagine import imagine
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    EndRound,
    Guess,
    Pass,
    QueueGuess,
    Vote,
)
from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.games.spyfall.view import SpyfallView, view
from spyhouse.kernel import CLOCK, HOST, Event, IllegalMove, Leave, Move, Outcome, Skip, State, Stop, Tick


class Spyfall(Board, State):
    __slots__ = ()

    def __init__(self, seats: int, seed: str, options: SpyfallOptions) -> None:
        super().__init__(seats, seed, options)
        rounds.first_round(self)

    def to_act(self) -> frozenset[int]:
        return frozenset(self.may_act())

    def legal(self, seat: int) -> Sequence[Move]:
        if seat == CLOCK:
            return [] if self.deadline() is None else [Tick()]
        return legal.for_host(self) if seat == HOST else legal.for_seat(self, seat)

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if self.phase == "over":
            raise IllegalMove(self.not_now())
        if seat == CLOCK:
            self.check_tick(move, at)
            return host.tick(self, at)
        if seat == HOST:
            return self._host(move, at)
        if seat not in self.players():
            raise IllegalMove("This seat has no card in this round, so it cannot act.")
        self._must_be_in_time(at)
        match move:
            case Ask(to, text):
                return questions.ask(self, seat, to, text, at)
            case Answer(text):
                return questions.answer(self, seat, text)
            case Accuse(accused):
                return votes.accuse(self, seat, accused, at)
            case Vote(guilty):
                return votes.vote(self, seat, guilty, at)
            case Pass():
                return votes.pass_turn(self, seat, at)
            case Guess(place):
                return guesses.guess(self, seat, place, at)
            case QueueGuess(wish):
                return guesses.queue(self, seat, wish)
            case CallTime(on):
                return rounds.call_time(self, seat, on, at)
            case Continue():
                return rounds.go_on(self, seat)
            case _:
                raise IllegalMove("Only the host can do that.")

    def deadline(self) -> int | None:
        return self.clock_ends if self.clock_runs() else self.due

    def view(self, seat: int | None) -> SpyfallView:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        if self.ended == "stopped":
            return Outcome(how="stopped", winners=(), scores=self.scores)
        here = [seat for seat in range(self.seats) if seat not in self.gone]
        best = max(self.scores[seat] for seat in here)
        winners = tuple(seat for seat in here if self.scores[seat] == best)  # SF-25
        return Outcome(how="score", winners=winners, scores=self.scores)

    def copy(self) -> "Spyfall":
        twin = Spyfall.__new__(Spyfall)
        twin.lay_out_like(self)
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> "Spyfall":
        twin = self.copy()
        imagine(twin, seat, rng)
        return twin

    def hush(self) -> str:
        if self.clock_is_stopped():
            return "No talking while the clock stands: a word too many could give the place away."  # SF-33
        return ""

    @property
    def draws(self) -> int:
        return self.chance.draws

    def _host(self, move: Move, at: int) -> list[Event]:
        match move:
            case Skip(seat):
                return host.skip(self, seat, at)
            case Leave(seat):
                return host.leave(self, seat, at)
            case EndRound():
                return host.end_round(self, at)
            case Stop():
                return host.stop(self, at)
            case _:
                raise IllegalMove(
                    "The host can skip a player, let one leave, end the round or stop the game."
                )

    def _must_be_in_time(self, at: int) -> None:
        """What comes in after the deadline is late even if the clock's own move comes in later still."""
        deadline = self.deadline()
        if deadline is not None and at > deadline and self.phase != "reveal":
            raise IllegalMove("Too late: the time for this has just run out.")
