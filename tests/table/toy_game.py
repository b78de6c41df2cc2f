"""Countdown, a toy game for table tests.

Everyone holds a hidden card. On your turn you count the pile down by 1 or 2, or peek at your own card
(shown to you alone, and final), or roll (chance, final). Notes are private and can be made at any time.
Who counts to 0 wins; so does nobody if the clock runs out.
"""

import random
from collections.abc import Sequence
from typing import Annotated

import msgspec

from spyhouse import games
from spyhouse.kernel import (
    BadOptions,
    Event,
    Game,
    IllegalMove,
    LeftForGood,
    Move,
    Options,
    Outcome,
    RandomBot,
    Rule,
    Skipped,
    State,
    TableConfig,
    View,
    move_types,
)

TURN_MS = 10_000


class Rules(Options, frozen=True):
    pile: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 10
    clock: bool = True
    no_pairs: bool = False
    """Whether the game refuses two players, to test such options."""
    grows: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """Growth of the pile in a rematch, to test options that carry over."""


class Count(Move, frozen=True):
    by: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Peek(Move, frozen=True):
    pass


class Roll(Move, frozen=True):
    pass


class Note(Move, frozen=True):
    text: str


class Whisper(Move, frozen=True):
    """Make a private move that closes the chat until somebody counts."""


class Counted(Event, frozen=True):
    seat: int
    left: int


class Peeked(Event, frozen=True):
    seat: int


class YourCard(Event, frozen=True):
    reveals = True
    card: int


class Rolled(Event, frozen=True):
    number: int


class Noted(Event, frozen=True):
    text: str


class Whispered(Event, frozen=True):
    seat: int


class Over(Event, frozen=True):
    reveals = True
    cards: tuple[int, ...]


class Seen(View, frozen=True):
    left: int
    turn: int
    card: int | None
    note: str


class Countdown(State[Seen]):
    __slots__ = ("_cards", "_how", "_left", "_notes", "_peeked", "_quiet", "_turn")
    moves = move_types(Count | Peek | Roll | Note | Whisper)
    options: Rules

    def __init__(self, seats: int, seed: str, options: Rules) -> None:
        if options.no_pairs and seats == 2:
            raise BadOptions("Two cannot play without pairs. Allow pairs, or find a third.")
        super().__init__(seats, seed, options)
        self._cards = [self.chance.below("cards", 1000) for _ in range(seats)]
        self._notes = [""] * seats
        self._peeked = [False] * seats
        self._left = options.pile
        self._turn = 0
        self._quiet = False
        self._how = ""
        self.due = TURN_MS if options.clock else None

    def waiting_for(self) -> tuple[int, ...]:
        return () if self._how else (self._turn,)

    def _legal(self, seat: int) -> Sequence[Move]:
        if seat != self._turn:
            return []
        return [Count(by) for by in (1, 2) if by <= self._left] + [Peek(), Roll(), Whisper()]

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if isinstance(move, Note):
            self._notes[seat] = move.text
            return [Noted(text=move.text, only=(seat,))]
        if move not in self.legal(seat):
            raise IllegalMove(f"Seat {seat} cannot do that now; seat {self._turn} is to count.")
        match move:
            case Peek():
                self._peeked[seat] = True
                return [Peeked(seat=seat), YourCard(card=self._cards[seat], only=(seat,))]
            case Roll():
                return [Rolled(number=self.chance.below("die", 6))]
            case Whisper():
                self._quiet = True
                return [Whispered(seat=seat)]
        return self._count(move.by if isinstance(move, Count) else 0, at)

    def _skip(self, seat: int, at: int) -> list[Event]:
        return self._count(0, at)

    def _tick(self, at: int) -> list[Event]:
        return self._end("time")

    def _stop(self, at: int) -> list[Event]:
        return self._end("stopped")

    def _count(self, by: int, at: int) -> list[Event]:
        self._left -= by
        self._quiet = False
        told: list[Event] = [Counted(seat=self._turn, left=self._left)]
        if not self._left:
            return told + self._end("counted")
        self._turn = (self._turn + 1) % self.seats
        self.due = at + TURN_MS if self.options.clock else None
        return told

    def _end(self, how: str) -> list[Event]:
        self.phase = "over"
        self.due = None
        self._how = how
        return [Over(cards=tuple(self._cards))]

    def _view(self, seat: int | None) -> Seen:
        if seat is None:
            return Seen(self._left, self._turn, None, "")
        card = self._cards[seat] if self._peeked[seat] else None
        return Seen(self._left, self._turn, card, self._notes[seat])

    def outcome(self) -> Outcome | None:
        if not self._how:
            return None
        winners = (self._turn,) if self._how == "counted" else ()
        return Outcome(self._how, winners, tuple(int(seat in winners) for seat in range(self.seats)))

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        for other, peeked in enumerate(self._peeked):
            if other != seat or not peeked:
                self._cards[other] = rng.randrange(1000)

    def chat_closed_reason(self) -> str:
        return "Somebody whispers. Chat opens with the next count." if self._quiet else ""


def next_pile(last: Countdown) -> dict[str, int]:
    options = last.options
    return {"pile": options.pile + options.grows} if options.grows else {}


COUNTDOWN = Game(
    name="countdown",
    title="Countdown",
    seats=range(2, 6),
    version=3,
    options=Rules,
    moves=Count | Peek | Roll | Note | Whisper,
    events=Counted | Peeked | YourCard | Rolled | Noted | Whispered | Over | Skipped | LeftForGood,
    view=Seen,
    start=Countdown,
    rules=lambda locale: (Rule("CD-1", "Play", "Count to nought."),),
    bots={"easy": RandomBot, "normal": RandomBot},
    table=TableConfig(undo=True, summary=lambda options: f"a pile of {options.pile}", next_options=next_pile),
)
games.register(COUNTDOWN)
