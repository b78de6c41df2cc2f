"""Everything that lies on the table in a game of Spyfall, and what one can read off it.

What somebody must not see lies in four places only: `deal`, the votes of `case`, `queued` and
`chance`. All values are immutable, so a copy of the board is a copy of its slots.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from spyhouse.games.spyfall.options import SpyfallOptions, check, pack_of
from spyhouse.games.spyfall.sheet import RoundResult
from spyhouse.kernel import IllegalMove, State

if TYPE_CHECKING:
    from spyhouse.games.spyfall.view import SpyfallView  # noqa: F401 (it stands in a text)


Phase = Literal["dealt", "questions", "vote", "accusations", "reveal", "over"]
"""Cards are out and the clock stands; it runs; an accusation is voted on; time is up and each may
accuse in turn; the cards are shown; the game has ended."""


class Deal(msgspec.Struct, frozen=True):
    """The cards of one round."""

    dealer: int
    players: tuple[int, ...]
    place: int
    spies: tuple[int, ...]
    roles: tuple[int | None, ...]
    """By seat; None for spies and seats that are not in the round."""


class Talk(msgspec.Struct, frozen=True):
    """A question and its answer; the texts are "" when people spoke them (SF-26)."""

    asker: int
    to: int
    question: str
    answer: str | None = None
    """null until it is given."""


class OpenCase(msgspec.Struct, frozen=True):
    accuser: int
    accused: int
    after_time: bool
    votes: tuple[bool | None, ...]
    """By seat: guilty, not guilty, not yet."""


class Case(msgspec.Struct, frozen=True):
    """A vote that is over, with all votes shown."""

    accuser: int
    accused: int
    guilty: tuple[int, ...]
    not_guilty: tuple[int, ...]


class Board(State["SpyfallView"]):
    """The whole state of a game, without the rules that change it."""

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
        """Tidy away what belongs to one round only."""
        self.asker = 0
        self.asked: int | None = None
        self.barred: tuple[int, ...] = ()  # who has asked the asker, and who did not answer since
        self.questions = 0
        self.talk: tuple[Talk, ...] = ()
        self.spent: tuple[int, ...] = ()  # who has stopped the clock in this round
        self.callers: tuple[int, ...] = ()
        self.clock_left = 0 if self.options.no_clock else self.options.round_seconds * 1000
        self.clock_ends: int | None = None  # while it runs
        self.due = None  # the end of the clock, of a vote, of a turn to accuse, of the look at the cards
        self.case: OpenCase | None = None
        self.cases: tuple[Case, ...] = ()
        self.queued: tuple[int | None, ...] = (None,) * self.seats
        self.accusers: tuple[int, ...] = ()  # whose turn it is after time, and who comes then
        self.stars: tuple[int | None, ...] = (None,) * self.seats  # whose answer each liked best
        self.ready: tuple[int, ...] = ()

    def players(self) -> tuple[int, ...]:
        """Who is in this round and still at the table."""
        if not self.gone:
            return self.deal.players
        return tuple(seat for seat in self.deal.players if seat not in self.gone)

    def voters(self, accused: int) -> tuple[int, ...]:
        """Everyone but the accused; who has left for good abstains (SF-35)."""
        return tuple(seat for seat in self.players() if seat != accused)

    def may_be_asked(self) -> tuple[int, ...]:
        """SF-9: anyone but whoever has just asked. SF-11: also who has left since the deal, but nobody
        twice in one turn; and one asks back only if nobody else is at the table."""
        others = tuple(seat for seat in self.deal.players if seat != self.asker)
        free = tuple(seat for seat in others if seat not in self.barred)
        if all(seat in self.gone for seat in free):
            return tuple(seat for seat in others if seat != self.barred[-1])
        return free

    def waiting_for(self) -> tuple[int, ...]:
        """Those without whom nothing goes on."""
        match self.phase:
            case "dealt" | "questions":
                return (self.asker if self.asked is None else self.asked,)
            case "vote" if self.case:
                votes = self.case.votes
                return tuple(seat for seat in self.voters(self.case.accused) if votes[seat] is None)
            case "accusations":
                return self.accusers[:1]
            case "reveal":
                return tuple(seat for seat in self.players() if seat not in self.ready)
            case _:
                return ()

    def callers_needed(self) -> int:
        """SF-32: how many must have heard enough for time to be up early; 0 where nobody can say so."""
        present = len(self.players())
        if self.options.no_clock:
            return present // 2 + 1
        return present if self.options.call_time else 0

    def may_act(self) -> tuple[int, ...]:
        """Whoever could move if they were the spy: a shorter list would show who is not."""
        if self.clock_runs() or self.clock_is_stopped():
            return self.players()
        return self.waiting_for()

    def clock_runs(self) -> bool:
        return self.phase == "questions"

    def clock_is_stopped(self) -> bool:
        """Somebody stopped it; it will run on if they convict nobody."""
        return self.case is not None and not self.case.after_time

    def cards_are_hidden(self) -> bool:
        return self.phase not in ("reveal", "over")

    def unused_places(self) -> tuple[int, ...]:
        """SF-2: where the round may be, for all that everyone knows."""
        return tuple(place for place in self.in_play if place not in self.used)

    def left_of(self, seat: int) -> int:
        """The next player to the left who is still at the table."""
        for step in range(1, self.seats):
            next_seat = (seat + step) % self.seats
            if next_seat not in self.gone:
                return next_seat
        return seat

    def is_spy(self, seat: int) -> bool:
        return seat in self.deal.spies

    def need(self, *phases: Phase) -> None:
        """Refuse what does not belong in this part of a round, and say which part it is."""
        if self.phase not in phases:
            raise self.not_now()

    def not_now(self) -> IllegalMove:
        if self.phase == "reveal":
            return IllegalMove("spyfall-round-over", how=self.sheet[-1].how)
        return IllegalMove("spyfall-not-now", phase=self.phase)
