"""Countdown, a game made to try tables with.

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
    CLOCK,
    HOST,
    BadOptions,
    Chance,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    RandomBot,
    Rule,
    Skip,
    State,
    Stop,
    Tick,
    View,
)

TURN_MS = 10_000


class Rules(Options, frozen=True):
    pile: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 10
    clock: bool = True
    no_pairs: bool = False
    """Refuses to be set up for two, to try options that fit only some numbers of players."""
    grows: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """How much larger the pile of a rematch is, to try what is carried from game to game."""


class Count(Move, frozen=True):
    by: Annotated[int, msgspec.Meta(ge=1, le=2)]


class Peek(Move, frozen=True):
    pass


class Roll(Move, frozen=True):
    pass


class Note(Move, frozen=True):
    text: str


class Whisper(Move, frozen=True):
    """Closes the chat until somebody counts."""


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


class Countdown(State):
    __slots__ = (
        "_cards", "_chance", "_due", "_how", "_left", "_notes", "_options", "_peeked", "_quiet", "_turn",
    )  # fmt: skip

    def __init__(self, seats: int, seed: str, options: Rules) -> None:
        if options.no_pairs and seats == 2:
            raise BadOptions("Two cannot play without pairs. Allow pairs, or find a third.")
        self._options = options
        self._chance = Chance(seed)
        self._cards = [self._chance.below("cards", 1000) for _ in range(seats)]
        self._notes = [""] * seats
        self._peeked = [False] * seats
        self._left = options.pile
        self._turn = 0
        self._due = TURN_MS
        self._quiet = False
        self._how = ""

    def to_act(self) -> frozenset[int]:
        return frozenset() if self._how else frozenset({self._turn})

    def legal(self, seat: int) -> Sequence[Move]:
        if self._how:
            return []
        if seat == HOST:
            return [Skip(self._turn), Stop()]
        if seat == CLOCK:
            return [Tick()] if self._options.clock else []
        if seat != self._turn:
            return []
        return [Count(by) for by in (1, 2) if by <= self._left] + [Peek(), Roll(), Whisper()]

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if self._how:
            raise IllegalMove("The game is over.")
        if isinstance(move, Note) and seat >= 0:
            self._notes[seat] = move.text
            return [Noted(text=move.text, only=(seat,))]
        if move not in self.legal(seat):
            raise IllegalMove(f"Seat {seat} cannot do that now; seat {self._turn} is to count.")
        match move:
            case Tick():
                return self._end("time")
            case Stop():
                return self._end("stopped")
            case Peek():
                self._peeked[seat] = True
                return [Peeked(seat=seat), YourCard(card=self._cards[seat], only=(seat,))]
            case Roll():
                return [Rolled(number=self._chance.below("die", 6))]
            case Whisper():
                self._quiet = True
                return [Whispered(seat=seat)]
        by = move.by if isinstance(move, Count) else 0
        self._left -= by
        self._quiet = False
        told: list[Event] = [Counted(seat=self._turn, left=self._left)]
        if not self._left:
            return told + self._end("counted")
        self._turn = (self._turn + 1) % len(self._cards)
        self._due = at + TURN_MS
        return told

    def _end(self, how: str) -> list[Event]:
        self._how = how
        return [Over(cards=tuple(self._cards))]

    def deadline(self) -> int | None:
        return self._due if self._options.clock and not self._how else None

    def view(self, seat: int | None) -> View:
        if seat is None:
            return Seen(self._left, self._turn, None, "")
        card = self._cards[seat] if self._peeked[seat] else None
        return Seen(self._left, self._turn, card, self._notes[seat])

    def outcome(self) -> Outcome | None:
        if not self._how:
            return None
        winners = (self._turn,) if self._how == "counted" else ()
        return Outcome(self._how, winners, tuple(int(seat in winners) for seat in range(len(self._cards))))

    def copy(self) -> "Countdown":
        twin = Countdown.__new__(Countdown)
        for slot in Countdown.__slots__:
            value = getattr(self, slot)
            setattr(twin, slot, value.copy() if isinstance(value, list | Chance) else value)
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> "Countdown":
        twin = self.copy()
        twin._chance = self._chance.imagined(rng)
        for other, peeked in enumerate(self._peeked):
            if other != seat or not peeked:
                twin._cards[other] = rng.randrange(1000)
        return twin

    def hush(self) -> str:
        return "Somebody whispers. Chat opens with the next count." if self._quiet else ""

    @property
    def draws(self) -> int:
        return self._chance.draws


def next_pile(last: Countdown) -> dict[str, int]:
    options = last._options
    return {"pile": options.pile + options.grows} if options.grows else {}


COUNTDOWN = Game(
    name="countdown",
    title="Countdown",
    seats=range(2, 6),
    version=3,
    options=Rules,
    moves=Count | Peek | Roll | Note | Whisper,
    events=Counted | Peeked | YourCard | Rolled | Noted | Whispered | Over,
    view=Seen,
    start=Countdown,
    rules=lambda: (Rule("CD-1", "Play", "Count to nought."),),
    bots={"easy": RandomBot, "normal": RandomBot},
    undo=True,
    summary=lambda options: f"a pile of {options.pile}",
    sequel=next_pile,
)
games.register(COUNTDOWN)
