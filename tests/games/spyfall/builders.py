"""Builders of Spyfall rounds with chosen cards, and shorthands for moves."""

from typing import Any

import msgspec
import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    Guess,
    Pass,
    QueueGuess,
    Vote,
)
from spyhouse.games.spyfall.packs import ROLES, default_pack
from spyhouse.games.spyfall.rounds import deal_cards
from spyhouse.games.spyfall.scoring import RoundResult
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import CLOCK, HOST, Event, IllegalMove, Move, Outcome, Tick

PLACES = [place.name for place in default_pack().places]


class Round:
    """A game in progress, with a table clock that advances a second per move."""

    def __init__(self, state: Spyfall, at: int = 0) -> None:
        self.state = state
        self.at = at

    def deal(self, place: str, *spies: int) -> "Round":
        """Replace the dealt cards."""
        deal = self.state.deal
        self.state.deal = deal_cards(
            self.state.seats, deal.dealer, deal.players, PLACES.index(place), list(spies), list(range(ROLES))
        )
        return self

    def deal_odd(self, place: str, spy: int, card: str) -> "Round":
        """Replace the dealt cards, one of them by another place (SF-36)."""
        self.deal(place, spy)
        self.state.deal = msgspec.structs.replace(self.state.deal, odd=(PLACES.index(card), 4))
        return self

    def do(self, seat: int, move: Move, after: int = 1000) -> list[Event]:
        self.at += after
        return self.state.apply(seat, move, self.at)

    def refused(self, seat: int, move: Move, because: str) -> None:
        """Check that the move is refused with a reason like `because`."""
        with pytest.raises(IllegalMove, match=because):
            self.state.apply(seat, move, self.at)

    def ask(self, seat: int, to: int, text: str = "How is the food?") -> "Round":
        self.do(seat, Ask(to, text))
        return self

    def answer(self, seat: int, text: str = "It depends.") -> "Round":
        self.do(seat, Answer(text))
        return self

    def accuse(self, seat: int, accused: int) -> "Round":
        self.do(seat, Accuse(accused))
        return self

    def vote(self, *guilty: int, against: tuple[int, ...] = ()) -> "Round":
        for seat in guilty:
            self.do(seat, Vote(True))
        for seat in against:
            self.do(seat, Vote(False))
        return self

    def convict(self, accuser: int, accused: int) -> "Round":
        self.accuse(accuser, accused)
        return self.vote(*self.view().waiting_for)

    def acquit(self, accuser: int, accused: int) -> "Round":
        self.accuse(accuser, accused)
        return self.vote(against=self.view().waiting_for)

    def pass_turn(self, *seats: int) -> "Round":
        for seat in seats:
            self.do(seat, Pass())
        return self

    def guess(self, seat: int, place: str) -> "Round":
        self.do(seat, Guess(PLACES.index(place)))
        return self

    def queue(self, seat: int, place: str | None) -> "Round":
        self.do(seat, QueueGuess(None if place is None else PLACES.index(place)))
        return self

    def call_time(self, *seats: int) -> "Round":
        for seat in seats:
            self.do(seat, CallTime())
        return self

    def carry_on(self) -> "Round":
        """Let everyone confirm the revealed cards."""
        for seat in self.view().waiting_for:
            self.do(seat, Continue())
        return self

    def host(self, move: Move) -> "Round":
        self.do(HOST, move)
        return self

    def wait(self) -> "Round":
        """Run the clock to its next deadline."""
        deadline = self.state.deadline()
        assert deadline is not None
        self.at = deadline
        self.state.apply(CLOCK, Tick(), self.at)
        return self

    def view(self, seat: int | None = None) -> SpyfallView:
        return self.state.view(seat)

    def result(self) -> RoundResult:
        """Return the result of the last round."""
        return self.view().sheet[-1]

    def outcome(self) -> Outcome:
        """Return the outcome after everyone has confirmed the last cards."""
        if self.view().phase == "reveal":
            self.carry_on()
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome


def a_game(seats: int = 5, seed: str = "a seed", **options: Any) -> Round:
    state = GAME.new(seats, seed, GAME.read_options(options))
    assert isinstance(state, Spyfall)
    return Round(state)


def a_round(
    seats: int = 5, spy: int | tuple[int, ...] = 2, place: str = "Bank", dealer: int = 0, **options: Any
) -> Round:
    """Build the first round of a game with these cards; the clock is not running yet."""
    spies = (spy,) if isinstance(spy, int) else spy
    return a_game(seats, first_dealer=dealer, spies=len(spies), **options).deal(place, *spies)


def a_running_round(seats: int = 5, spy: int | tuple[int, ...] = 2, **options: Any) -> Round:
    """Build a round in which seat 0 has asked seat 1, so the clock runs."""
    return a_round(seats, spy, **options).ask(0, 1)
