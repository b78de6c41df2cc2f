"""Toy games for the conformance checks: one correct, and one per kind of violation."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Self

import msgspec

from spyhouse.kernel import (
    Event,
    Game,
    IllegalMove,
    LabConfig,
    LeftForGood,
    Move,
    Options,
    Outcome,
    Skipped,
    State,
    TableConfig,
    Tick,
    View,
    move_types,
)


class Keep(Move, frozen=True):
    pass


class Swap(Move, frozen=True):
    """Discard the card and draw another."""


class Decided(Event, frozen=True):
    seat: int


class Drew(Event, frozen=True):
    card: int


class Shown(Event, frozen=True):
    cards: tuple[int, ...]


class HighCardView(View, frozen=True):
    turn: int
    card: int | None
    shown: tuple[int, ...]
    extra: int = 0


class NoOptions(Options, frozen=True):
    pass


class HighCard(State[HighCardView]):
    """A correct toy game: each keeps or swaps a card, and the highest wins."""

    __slots__ = ("aside", "cards", "deck", "turn")
    moves = move_types(Keep | Swap)

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        super().__init__(seats, seed, options)
        deck = self.chance.shuffled("deal", range(10))
        self.cards, self.deck = deck[:seats], deck[seats:]
        self.aside: list[int] = [-1] * seats
        self.turn = 0
        self.wind_up()

    def wind_up(self) -> None:
        self.due = 10_000 * (self.turn + 1)

    def waiting_for(self) -> tuple[int, ...]:
        return () if self.phase == "over" else (self.turn,)

    def _legal(self, seat: int) -> Sequence[Move]:
        return [Keep(), Swap()] if seat == self.turn else []

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if seat != self.turn:
            raise IllegalMove(f"It is the turn of seat {self.turn}, to keep or to swap.")
        events: list[Event] = []
        if isinstance(move, Swap):
            self.aside[seat] = self.cards[seat]
            self.cards[seat] = self.deck.pop(0)
            events.append(Drew(card=self.cards[seat], only=(seat,)))
        return [*events, *self._tick(at)]

    def _tick(self, at: int) -> list[Event]:
        decided = Decided(seat=self.turn)
        self.turn += 1
        self.wind_up()
        return [decided] if self.turn < self.seats else [decided, *self._stop(at)]

    def _stop(self, at: int) -> list[Event]:
        self.phase = "over"
        self.due = None
        return [Shown(cards=tuple(self.cards))]

    def _view(self, seat: int | None) -> HighCardView:
        shown = tuple(self.cards) if self.phase == "over" else ()
        return HighCardView(self.turn, None if seat is None else self.cards[seat], shown)

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        best = max(range(self.seats), key=lambda seat: self.cards[seat])
        return Outcome(how="high card", winners=(best,), scores=tuple(self.cards))

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        others = [other for other in range(self.seats) if other != seat]
        held = [] if self.phase == "over" else others
        laid = [other for other in others if self.aside[other] >= 0]
        unseen = self.deck + [self.cards[other] for other in held] + [self.aside[other] for other in laid]
        rng.shuffle(unseen)
        for other in held:
            self.cards[other] = unseen.pop()
        for other in laid:
            self.aside[other] = unseen.pop()
        self.deck = unseen


class ShowsTheSum(HighCard):
    """Leaks through the view."""

    def _view(self, seat: int | None) -> HighCardView:
        return msgspec.structs.replace(super()._view(seat), extra=self.cards[0])


class HidesAMove(HighCard):
    """Accepts what it does not list."""

    def _legal(self, seat: int) -> Sequence[Move]:
        return [move for move in super()._legal(seat) if seat == 0 or isinstance(move, Keep)]


class TalksTooMuch(HighCard):
    """Leaks through the text of a refusal."""

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        try:
            return super()._apply(seat, move, at)
        except IllegalMove:
            raise IllegalMove(f"Not your turn: seat 0 still holds its {self.cards[0]}.") from None


class TellsEveryone(HighCard):
    """Leaks through a public event."""

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        events = super()._apply(seat, move, at)
        return [Drew(card=event.card) if isinstance(event, Drew) else event for event in events]


class HintsByMoves(HighCard):
    """Leaks through the host's legal moves."""

    def _legal_host(self) -> Sequence[Move]:
        return [Tick()] if self.cards[0] > 4 else []


class Forgetful(HighCard):
    """Depends on the process's hash seed."""

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        super().__init__(seats, seed, options)
        self.cards.sort(key=lambda card: hash(f"{seed}{card}"))


class SharesItsDeck(HighCard):
    """Copies share their deck."""

    def copy_from(self, other: Self) -> None:
        super().copy_from(other)
        self.deck = other.deck


class Silent(HighCard):
    """Changes views without an event."""

    def _tick(self, at: int) -> list[Event]:
        return [event for event in super()._tick(at) if not isinstance(event, Decided)]


class HalfDone(HighCard):
    """Changes the state before it refuses a move."""

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if seat != self.turn:
            self.deck.reverse()
        return super()._apply(seat, move, at)


class Endless(HighCard):
    """Never ends."""

    def _tick(self, at: int) -> list[Event]:
        self.due = at + 10_000
        return [Decided(seat=self.turn)]

    def _legal(self, seat: int) -> Sequence[Move]:
        return super()._legal(seat)[:1]

    def _stop(self, at: int) -> list[Event]:
        self.gone = ()
        return [Decided(seat=self.turn)]


class Unimaginative(HighCard):
    """Imagines only the real world."""

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        pass


class SeesTheLast(HighCard):
    """Shows the clock a card, because index -1 counts from the end."""

    def view(self, seat: int | None) -> HighCardView:  # type: ignore[misc, override]
        return self._view(seat)


class TakesAnything(HighCard):
    """Accepts any move."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:  # type: ignore[misc, override]
        return super().apply(seat, Keep() if seat == self.turn and type(move) not in self.moves else move, at)


class Unhurried(HighCard):
    """Accepts late moves."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:  # type: ignore[misc, override]
        late = self.due is not None and at >= self.due and seat >= 0
        return super().apply(seat, move, at - 10_000 if late else at)


class Unpicklable(HighCard):
    """Cannot be pickled."""

    __slots__ = ("rule",)

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        super().__init__(seats, seed, options)
        self.rule = lambda: seed


class Loner(HighCard):
    """Equals no other state."""

    def __eq__(self, other: object) -> bool:
        return self is other


class Chameleon(HighCard):
    """Equals every state."""

    def __eq__(self, other: object) -> bool:
        return True


class Shapeless(HighCard):
    def __repr__(self) -> str:
        return object.__repr__(self)


class Shuffler(HighCard):
    """Equal states encode differently, by insertion order."""

    __slots__ = ("order",)

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        super().__init__(seats, seed, options)
        self.order = {1: 0, 0: 0}

    def _view(self, seat: int | None) -> HighCardView:
        return msgspec.structs.replace(super()._view(seat), extra=next(iter(self.order)))

    def __reduce__(self) -> tuple[object, ...]:
        build, (kind, values) = super().__reduce__()
        return build, (kind, values | {"order": dict(sorted(self.order.items()))})


class Amnesiac(HighCard):
    """Loses the history of imagined worlds."""

    def _rewrite_history(self, events: list[Event], seat: int | None) -> list[Event]:
        return []


class FullOfHimself(HighCard):
    """Returns events without recording them."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:  # type: ignore[misc, override]
        kept = self.copy()._history
        events = super().apply(seat, move, at)
        self._history = kept
        return events


HONEST = Game(
    name="highcard",
    title="High Card",
    seats=range(2, 6),
    version=1,
    options=NoOptions,
    moves=Keep | Swap,
    events=Decided | Drew | Shown | Skipped | LeftForGood,
    view=HighCardView,
    start=HighCard,
    rules=lambda locale: (),
)
FORGETFUL = replace(HONEST, start=Forgetful)


class FaceUp(HighCard):
    """The same game with all cards face up."""

    def _apply(self, seat: int, move: Move, at: int) -> list[Event]:
        events = super()._apply(seat, move, at)
        return [Drew(card=event.card) if isinstance(event, Drew) else event for event in events]

    def _view(self, seat: int | None) -> HighCardView:
        return HighCardView(self.turn, None, (*self.cards, *self.deck, *self.aside))

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        pass


OPEN = replace(HONEST, start=FaceUp, lab=LabConfig(perfect_information=True, max_moves=6))


# --- a game in which it matters who is quicker


class Ring(Move, frozen=True):
    """Ring the bell; one ring at a time."""


class Rang(Event, frozen=True):
    seat: int


class Race(State):
    """A toy game of speed: everyone may ring a bell for a second."""

    __slots__ = ("rung",)
    moves = move_types(Ring)

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        super().__init__(seats, seed, options)
        self.rung: list[tuple[int, int]] = []
        self.due = 1000

    def to_act(self) -> frozenset[int]:
        return frozenset() if self.phase == "over" else frozenset({0, 1})

    def waiting_for(self) -> tuple[int, ...]:
        return ()

    def _legal(self, seat: int) -> Sequence[Move]:
        return [Ring()]

    def _apply(self, seat: int, move: Ring, at: int) -> list[Event]:
        if self.rung and self.rung[-1][1] == at:
            raise IllegalMove("The bell is ringing already.")
        self.rung.append((seat, at))
        return [Rang(seat=seat)]

    def _tick(self, at: int) -> list[Event]:
        return self._stop(at)

    def _stop(self, at: int) -> list[Event]:
        self.phase = "over"
        self.due = None
        return []

    def _view(self, seat: int | None) -> View:
        return View()

    def outcome(self) -> Outcome | None:
        return Outcome("time", (), (0, 0)) if self.phase == "over" else None


RACE = Game(
    name="race",
    title="Race",
    seats=range(2, 3),
    version=1,
    options=NoOptions,
    moves=Ring,
    events=Rang,
    view=View,
    start=Race,
    rules=lambda locale: (),
    table=TableConfig(real_time=True),
)
