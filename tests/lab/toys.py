"""Small games for proving the proving kit: one honest, and one for each way of breaking a promise."""

import random
from collections.abc import Sequence
from dataclasses import replace

from spyhouse.kernel import (
    CLOCK,
    HOST,
    Chance,
    Event,
    Game,
    IllegalMove,
    Move,
    Options,
    Outcome,
    State,
    Stop,
    Tick,
    View,
)


class Keep(Move, frozen=True):
    pass


class Swap(Move, frozen=True):
    """Put the card aside, face down, and draw another."""


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


class HighCard(State):
    """Everyone holds one of ten cards; in turn each keeps it or swaps it; the highest card wins."""

    __slots__ = ("aside", "cards", "chance", "deck", "turn")

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        self.chance = Chance(seed)
        deck = self.chance.shuffled("deal", range(10))
        self.cards, self.deck = deck[:seats], deck[seats:]
        self.aside: list[int] = [-1] * seats
        self.turn = 0

    def over(self) -> bool:
        return self.turn >= len(self.cards)

    def to_act(self) -> frozenset[int]:
        return frozenset() if self.over() else frozenset({self.turn})

    def legal(self, seat: int) -> Sequence[Move]:
        if self.over():
            return []
        if seat == self.turn:
            return [Keep(), Swap()]
        others: dict[int, list[Move]] = {CLOCK: [Tick()], HOST: [Stop()]}
        return others.get(seat, [])

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if move not in self.legal(seat):
            raise IllegalMove(f"It is the turn of seat {self.turn}, to keep or to swap.")
        events: list[Event] = []
        if isinstance(move, Stop):
            self.turn = len(self.cards)
        else:
            if isinstance(move, Swap):
                self.aside[seat] = self.cards[seat]
                self.cards[seat] = self.deck.pop(0)
                events.append(Drew(card=self.cards[seat], only=(seat,)))
            events.append(Decided(seat=self.turn))
            self.turn += 1
        if self.over():
            events.append(Shown(cards=tuple(self.cards)))
        return events

    def deadline(self) -> int | None:
        return None if self.over() else 10_000 * (self.turn + 1)

    def view(self, seat: int | None) -> View:
        shown = tuple(self.cards) if self.over() else ()
        return HighCardView(self.turn, None if seat is None else self.cards[seat], shown)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        best = max(range(len(self.cards)), key=lambda seat: self.cards[seat])
        return Outcome(how="high card", winners=(best,), scores=tuple(self.cards))

    def copy(self) -> "HighCard":
        twin = type(self).__new__(type(self))
        twin.cards, twin.deck, twin.aside = self.cards.copy(), self.deck.copy(), self.aside.copy()
        twin.turn = self.turn
        twin.chance = self.chance.copy()
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> "HighCard":
        twin = self.copy()
        twin.chance = self.chance.imagined(rng)
        others = [other for other in range(len(self.cards)) if other != seat]
        held = [] if self.over() else others
        laid = [other for other in others if self.aside[other] >= 0]
        unseen = self.deck + [self.cards[other] for other in held] + [self.aside[other] for other in laid]
        rng.shuffle(unseen)
        for other in held:
            twin.cards[other] = unseen.pop()
        for other in laid:
            twin.aside[other] = unseen.pop()
        twin.deck = unseen
        return twin

    @property
    def draws(self) -> int:
        return self.chance.draws


class ShowsTheSum(HighCard):
    """Leaks through the view."""

    def view(self, seat: int | None) -> View:
        top = self.cards[0]
        shown = tuple(self.cards) if self.over() else ()
        return HighCardView(self.turn, None if seat is None else self.cards[seat], shown, extra=top)


class TalksTooMuch(HighCard):
    """Leaks through the text of a refusal."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        try:
            return super().apply(seat, move, at)
        except IllegalMove:
            raise IllegalMove(f"Not your turn: seat 0 still holds its {self.cards[0]}.") from None


class TellsEveryone(HighCard):
    """Leaks through an event told to all."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        events = super().apply(seat, move, at)
        return [Drew(card=event.card) if isinstance(event, Drew) else event for event in events]


class HintsByMoves(HighCard):
    """Leaks through the host's legal moves."""

    def legal(self, seat: int) -> Sequence[Move]:
        if seat == HOST and not self.over() and self.cards[0] > 4:
            return [Stop(), Tick()]
        return super().legal(seat)


class Forgetful(HighCard):
    """Not determined by its seed: asks the process's own hash."""

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        super().__init__(seats, seed, options)
        self.cards.sort(key=lambda card: hash(f"{seed}{card}"))


class SharesItsDeck(HighCard):
    """A copy that is not one."""

    def copy(self) -> "HighCard":
        twin = super().copy()
        twin.deck = self.deck
        return twin


class Silent(HighCard):
    """Changes what people see without telling them."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        return [event for event in super().apply(seat, move, at) if not isinstance(event, Decided)]


class HalfDone(HighCard):
    """Refuses a move after having begun it."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if move not in self.legal(seat):
            self.deck.reverse()
        return super().apply(seat, move, at)


class Endless(HighCard):
    """Nobody's turn ever passes."""

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        turn = self.turn
        events = super().apply(seat, move, at)
        self.turn = turn
        return events

    def legal(self, seat: int) -> Sequence[Move]:
        return [] if seat == HOST else super().legal(seat)[:1]


class Unimaginative(HighCard):
    """Offers the real world as the only possible one."""

    def imagine(self, seat: int | None, rng: random.Random) -> "HighCard":
        return self.copy()


HONEST = Game(
    name="highcard",
    title="High Card",
    seats=range(2, 6),
    version=1,
    options=NoOptions,
    moves=Keep | Swap,
    events=Decided | Drew | Shown,
    view=HighCardView,
    start=HighCard,
    rules=lambda: (),
)
FORGETFUL = replace(HONEST, start=Forgetful)


# --- a game in which it matters who is quicker


class Ring(Move, frozen=True):
    """Ring the bell. It rings once at a time."""


class Rang(Event, frozen=True):
    seat: int


class Race(State):
    """For a second everyone may ring the bell; nobody wins."""

    __slots__ = ("ended", "rung")

    def __init__(self, seats: int, seed: str, options: Options) -> None:
        self.rung: list[tuple[int, int]] = []
        self.ended = False

    def to_act(self) -> frozenset[int]:
        return frozenset() if self.ended else frozenset({0, 1})

    def legal(self, seat: int) -> Sequence[Move]:
        if self.ended:
            return []
        return [Tick()] if seat == CLOCK else [Ring()]

    def apply(self, seat: int, move: Move, at: int) -> list[Event]:
        if seat == CLOCK:
            self.ended = True
            return []
        if self.rung and self.rung[-1][1] == at:
            raise IllegalMove("The bell is ringing already.")
        self.rung.append((seat, at))
        return [Rang(seat=seat)]

    def deadline(self) -> int | None:
        return None if self.ended else 1000

    def view(self, seat: int | None) -> View:
        return View()

    def outcome(self) -> Outcome | None:
        return Outcome("time", (), (0, 0)) if self.ended else None

    def copy(self) -> "Race":
        twin = Race.__new__(Race)
        twin.rung, twin.ended = self.rung.copy(), self.ended
        return twin

    def imagine(self, seat: int | None, rng: random.Random) -> "Race":
        return self.copy()

    @property
    def draws(self) -> int:
        return 0


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
    rules=tuple,
    real_time=True,
)
