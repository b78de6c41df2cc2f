"""Board of Spyfall: the complete state of a game, and queries on it.

Hidden information is in four attributes only: `deal`, the votes of `case`, `queued` and `chance`. All
values are immutable, so a copy of the board is a copy of its slots.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from spyhouse.games.spyfall.options import SpyfallOptions, check, pack_of
from spyhouse.games.spyfall.scoring import RoundResult
from spyhouse.kernel import IllegalMove, State

if TYPE_CHECKING:
    from spyhouse.games.spyfall.view import SpyfallView  # noqa: F401 (it stands in a text)


Phase = Literal["dealt", "questions", "vote", "accusations", "reveal", "over", "naming"]
"""dealt: cards are out and the clock stands. questions: the clock runs. vote: an accusation is voted on.
accusations: time is up, and each player may accuse in turn. reveal: the cards are shown. over: the game
has ended. naming: the convicted odd one out may name the place."""


class Deal(msgspec.Struct, frozen=True):
    """The cards of one round."""

    dealer: int
    players: tuple[int, ...]
    place: int
    spies: tuple[int, ...]
    roles: tuple[int | None, ...]
    """Role by seat; None for spies and seats outside the round."""
    odd: tuple[int, int] | None = None
    """SF-36: place and role on the spy's card, which the spy takes for the real place."""


class Talk(msgspec.Struct, frozen=True):
    """A question and its answer. Texts are "" when people speak aloud (SF-26)."""

    asker: int
    to: int
    question: str
    answer: str | None = None
    """The answer; null until it is given."""


class OpenCase(msgspec.Struct, frozen=True):
    """A vote in progress."""

    accuser: int
    accused: int
    after_time: bool
    votes: tuple[bool | None, ...]
    """By seat: guilty, not guilty, or None before voting."""


class Case(msgspec.Struct, frozen=True):
    """A finished vote, with all votes shown."""

    accuser: int
    accused: int
    guilty: tuple[int, ...]
    not_guilty: tuple[int, ...]


class Board(State["SpyfallView"]):
    """Complete state of a game, without the rules that change it."""

    __slots__ = (
        "accusers",
        "asked",
        "asker",
        "barred",
        "callers",
        "case",
        "cases",
        "clock_ends",
        "clock_left",
        "deal",
        "ended",
        "in_play",
        "names",
        "questions",
        "queued",
        "ready",
        "round",
        "scores",
        "sheet",
        "spent",
        "stars",
        "talk",
        "used",
    )

    options: SpyfallOptions
    phase: Phase
    deal: Deal

    def __init__(self, seats: int, seed: str, options: SpyfallOptions) -> None:
        check(options, seats)
        super().__init__(seats, seed, options)
        self.names: tuple[str, ...] = tuple(place.name for place in pack_of(options).places)
        everywhere: Sequence[int] = range(len(self.names))
        if options.places is not None:  # SF-32
            everywhere = sorted(self.chance.shuffled("in play", everywhere)[: options.places])
        self.in_play: tuple[int, ...] = tuple(everywhere)
        self.used: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = (0,) * seats
        self.sheet: tuple[RoundResult, ...] = ()
        self.ended = ""
        self.round = 0
        self.phase = "dealt"
        self.clear()

    def clear(self) -> None:
        """Reset everything that belongs to one round."""
        self.asker = 0
        self.asked: int | None = None
        self.barred: tuple[
            int, ...
        ] = ()  # the player who asked the asker, and those who did not answer since
        self.questions = 0
        self.talk: tuple[Talk, ...] = ()
        self.spent: tuple[int, ...] = ()  # players who have stopped the clock in this round
        self.callers: tuple[int, ...] = ()
        self.clock_left = 0 if self.options.no_clock else self.options.round_seconds * 1000
        self.clock_ends: int | None = None  # None while the clock stands
        self.due = None  # deadline of the clock, the vote, the turn to accuse or the look at the cards
        self.case: OpenCase | None = None
        self.cases: tuple[Case, ...] = ()
        self.queued: tuple[int | None, ...] = (None,) * self.seats
        self.accusers: tuple[int, ...] = ()  # after time: the player to accuse, and those who follow
        self.stars: tuple[int | None, ...] = (None,) * self.seats  # each player's favourite answer
        self.ready: tuple[int, ...] = ()

    def players(self) -> tuple[int, ...]:
        """Return the players of this round who are still at the table."""
        if not self.gone:
            return self.deal.players
        return tuple(seat for seat in self.deal.players if seat not in self.gone)

    def voters(self, accused: int) -> tuple[int, ...]:
        """Return everyone but the accused. Players who have left abstain (SF-35)."""
        return tuple([seat for seat in self.players() if seat != accused])

    def may_be_asked(self) -> tuple[int, ...]:
        """Return the players the asker may ask.

        SF-9: anyone but the player who has just asked. SF-11: also players who have left since the
        deal, but nobody twice in one turn, unless everybody present was asked and did not answer.
        """
        others = [seat for seat in self.deal.players if seat != self.asker]
        free = [seat for seat in others if seat not in self.barred]
        if all(seat in self.gone for seat in free):
            # At least three players remain, so one besides the two always exists.
            again = [seat for seat in others if seat != self._has_just_asked()]
            free = [seat for seat in again if seat != self.barred[-1]]
            if all(seat in self.gone for seat in free):
                free = again
        return tuple(free)

    def _has_just_asked(self) -> int | None:
        """Return the player whose question the asker has answered."""
        answered = [talk for talk in self.talk if talk.answer is not None]
        return answered[-1].asker if answered and answered[-1].to == self.asker else None

    def waiting_for(self) -> tuple[int, ...]:
        """Return the players whom the game waits for."""
        match self.phase:
            case "dealt" | "questions":
                return (self.asker if self.asked is None else self.asked,)
            case "vote" if self.case:
                votes = self.case.votes
                return tuple([seat for seat in self.voters(self.case.accused) if votes[seat] is None])
            case "accusations":
                return self.accusers[:1]
            case "naming":
                return tuple(seat for seat in self.players() if self.is_spy(seat))
            case "reveal":
                return tuple([seat for seat in self.players() if seat not in self.ready])
            case _:
                return ()

    def callers_needed(self) -> int:
        """SF-32: return how many players must call time to end the questions early; 0 if not allowed."""
        present = len(self.players())
        if self.options.no_clock:
            return present // 2 + 1
        return present if self.options.call_time else 0

    def may_act(self) -> tuple[int, ...]:
        """Return every player who could move as the spy: a shorter list would show who is not."""
        if self.clock_runs() or self.clock_is_stopped():
            return self.players()
        return self.waiting_for()

    def clock_runs(self) -> bool:
        """Return whether the clock is running."""
        return self.phase == "questions"

    def clock_is_stopped(self) -> bool:
        """Return whether a player stopped the clock; it runs on if nobody is convicted."""
        return self.case is not None and not self.case.after_time

    def cards_are_hidden(self) -> bool:
        """Return whether the cards of this round are still hidden."""
        return self.phase not in ("reveal", "over")

    def unused_places(self) -> tuple[int, ...]:
        """SF-2: return the places that the round may take place in, from everyone's knowledge."""
        return tuple([place for place in self.in_play if place not in self.used])

    def spy_weights(self) -> tuple[int, ...]:
        """SF-38: return each seat's lots for the spy's card in this round.

        They fall with how often the seat was the spy, rise with how often it was not, and are never 0.
        """
        before = self.sheet[: self.round - 1]
        spies = [sum(seat in result.spies for result in before) for seat in range(self.seats)]
        return tuple((1 + len(before) - spy) * (self.options.rounds + 1 - spy) for spy in spies)

    def left_of(self, seat: int) -> int:
        """Return the next player to the left who is still at the table."""
        for step in range(1, self.seats):
            next_seat = (seat + step) % self.seats
            if next_seat not in self.gone:
                return next_seat
        return seat

    def is_spy(self, seat: int) -> bool:
        """Return whether the seat is a spy in this round."""
        return seat in self.deal.spies

    def require_phase(self, *phases: Phase) -> None:
        """Raise `IllegalMove` that names the current phase, unless it is one of these."""
        if self.phase not in phases:
            raise self.wrong_phase()

    def wrong_phase(self) -> IllegalMove:
        """Return the refusal of a move that does not belong in this phase."""
        if self.phase == "reveal":
            return IllegalMove("spyfall-round-over", how=self.sheet[-1].how)
        return IllegalMove("spyfall-not-now", phase=self.phase)
