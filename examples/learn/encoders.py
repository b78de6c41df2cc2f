"""What a learning seat sees as a row of numbers, and its choices as numbers.

`FeatureEncoder` takes both from the game's own encoding. Spyfall and Spycatcher have better ones: they say
the same from every seat ("me", "the next one"), show estimates rather than words, and leave out choices
without a point. An encoder uses nothing but views and events of its seat.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import nlargest
from math import log
from random import Random
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from spyhouse import games
from spyhouse.games.spycatcher.bots.travel import turns_to
from spyhouse.games.spycatcher.influence import CIRCLES, DECK, FIRST, MASTER, NUMBER_OF, RUNS, bits
from spyhouse.games.spycatcher.moves import (
    Challenge,
    Discard,
    Draw,
    Give,
    Go,
    HandBack,
    LookAt,
    Seek,
    Send,
    Swap,
    ToCircle,
)  # fmt: skip
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.events import Accused, Answered, Asked, VoteEnded
from spyhouse.games.spyfall.leaks import Listener
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Guess,
    Listen,
    Pass,
    QueueGuess,
    Vote,
)  # fmt: skip
from spyhouse.games.spyfall.options import SpyfallOptions
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import ActionSpace, Event, Features, Move, Options, View

Floats = NDArray[np.float32]
Choices = Mapping[int, Move | None]
"""What can be chosen, by number; 0 is to wait."""
WAIT = 0


class SeatEncoder(ABC):
    """The eyes and hands of one seat in one game."""

    inputs: int
    actions: int

    @abstractmethod
    def see(self, view: View, legal: Sequence[Move], may_wait: bool) -> tuple[Floats, Choices]:
        """Return what is seen, and what can be chosen."""

    @abstractmethod
    def number(self, move: Move | None, view: View) -> int:
        """Return the number of a move."""

    def observe(self, events: Sequence[Event], view: View) -> None:  # noqa: B027
        """Take note of events."""

    def finish(self, move: Move | None, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the chosen move with its words."""
        return move

    def potential(self, view: View) -> float:
        """Return how well this seat stands. What a decision adds to it is rewarded at once."""
        return 0.0


def encoder(game: str, seats: int, seat: int, options: Options) -> SeatEncoder:
    """Return the best encoder there is for a game."""
    if game == "spyfall":
        return SpyfallEncoder(seats, seat, options)
    if game == "spycatcher" and seats == 2 and not getattr(options, "bluffing", False):
        return SpycatcherEncoder(seat)
    return FeatureEncoder(game, seats, options)


# --- any game


class FeatureEncoder(SeatEncoder):
    """The features and numbers of the game's encoding, as numbers from 0 to 1."""

    def __init__(self, game: str, seats: int, options: Options) -> None:
        self._numbers, self._features, self._low, self._span = _encoding(game, seats, options)
        self.inputs, self.actions = self._features.length, self._numbers.size

    def see(self, view: View, legal: Sequence[Move], may_wait: bool) -> tuple[Floats, Choices]:
        row = (self._features.encode(view) - self._low) / self._span
        mask = self._numbers.mask(legal, wait=may_wait)
        choices = {n: self._numbers.move(n, legal, view) for n in np.flatnonzero(mask).tolist()}
        return row, choices

    def number(self, move: Move | None, view: View) -> int:
        return WAIT if move is None else self._numbers.number(move)


@lru_cache(maxsize=4)
def _encoding(game: str, seats: int, options: Options) -> tuple[ActionSpace, Features, Floats, Floats]:
    rules = games.find(game)
    features = rules.features(seats, options)
    low = np.array(features.low, np.float32)
    span = np.maximum(np.array(features.high, np.float32) - low, np.float32(1))
    # A bot is not told the time, so the network must not rely on it.
    span[[number for number, name in enumerate(features.names) if name == "seconds_left"]] = np.inf
    return rules.actions(seats, options), features, low, span


# --- Spyfall

PHASES = ("dealt", "questions", "vote", "accusations", "naming")
TALK, GUILTY, NOT_GUILTY, PASS, NAME, QUEUE, CALL, GO_ON, ASK = range(1, 10)
"""Choices; `ASK` and what follows are: ask the next player, ..., accuse the next player, ..."""
BEST = 3
"""Likeliest places that are seen."""


class SpyfallEncoder(SpyfallBot, SeatEncoder):
    """Beliefs about spy and place: those of a normal bot, and those of the leak meter.

    Whom to ask and accuse, how to vote, when to name the place is chosen; the words are the normal bot's.
    """

    def __init__(self, seats: int, seat: int, options: Options) -> None:
        super().__init__(seat, options, Random(f"words/{seat}"), "normal")
        self._seats = seats
        self._meter: Listener | None = None
        self.actions = ASK + 2 * (seats - 1)
        others = seats - 1
        self.inputs = 11 + len(PHASES) + 6 * others + 2 * others * others + 2 * BEST + 2 * seats

    def _start_round(self, view: SpyfallView) -> None:
        super()._start_round(view)
        open_places = [place for place in view.in_play if place not in view.used]
        options = cast(SpyfallOptions, self.options)
        self._meter = Listener(options, self._seats, open_places, view.spies)

    def observe(self, events: Sequence[Event], view: View) -> None:
        super().observe(events, view)
        assert self._meter
        for event in events:
            match event:
                case Asked(asker=asker, text=text):
                    self._meter.on_question(asker, text)
                case Answered(seat=seat, text=text):
                    self._meter.on_answer(seat, text)
                case Accused(accused=accused):
                    self._meter.on_accusation(accused)
                case VoteEnded(accused=accused, guilty=guilty, not_guilty=not_guilty):
                    self._meter.on_votes(accused, len(guilty), len(not_guilty))

    def see(self, view: View, legal: Sequence[Move], may_wait: bool) -> tuple[Floats, Choices]:
        assert isinstance(view, SpyfallView)
        if view.round != self._round:
            self._start_round(view)
        choices: dict[int, Move | None] = {WAIT: None} if may_wait else {}
        for move in legal:
            if not isinstance(move, Listen):
                choices.setdefault(self.number(move, view), move)
        return self._row(view), choices

    def finish(self, move: Move | None, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpyfallView)
        match move:
            case Ask(to):
                return self._ask(view, [Ask(to)])
            case Answer():
                return self._answer(view)
            case Guess():
                return Guess(self._best_place(legal))
            case QueueGuess():
                return QueueGuess(self._best_place(legal))
            case _:
                return move

    def number(self, move: Move | None, view: View) -> int:
        match move:
            case Ask(to):
                return ASK + self._turned(to) - 1
            case Accuse(seat):
                return ASK + self._seats - 1 + self._turned(seat) - 1
            case Answer():
                return TALK
            case Vote(guilty):
                return GUILTY if guilty else NOT_GUILTY
            case Pass():
                return PASS
            case Guess():
                return NAME
            case QueueGuess():
                return QUEUE
            case CallTime():
                return CALL
            case None | Listen():
                return WAIT
            case _:
                return GO_ON

    def _turned(self, seat: int) -> int:
        return (seat - self.seat) % self._seats

    def _best_place(self, legal: Sequence[Move]) -> int:
        chances = self._belief.places_for(self.seat)
        named = [move.place for move in legal if isinstance(move, Guess | QueueGuess)]
        return max((place for place in named if place is not None), key=chances.__getitem__)

    def _row(self, view: SpyfallView) -> Floats:
        assert self._meter
        spy, players = self._place is None, self._active_players(view)
        others = [(self.seat + step) % self._seats for step in range(1, self._seats)]
        suspects = self._suspects(view)
        late, case = self._round_progress(), view.accusation
        row: list[float] = [
            1.0, spy, not spy and late, spy and late, view.asked == self.seat,
            view.asked is None and view.asker == self.seat, self._accused, self.seat in view.spent,
            self._questions / 20, _odds(suspects.get(self.seat, 0.0)) if spy else 0.0,
            suspects.get(self.seat, 0.0) if spy else 0.0,
        ]  # fmt: skip
        row += [view.phase == phase for phase in PHASES]
        acquitted = self._not_again()
        meter = {} if self._place is None else self._meter.suspicion(self._place, players, self.seat)
        for other in others:
            chance, told = suspects.get(other, 0.0), meter.get(other, 0.0)
            row += [_odds(chance), chance, _odds(told) if told else 0.0, told]
            row += [self._answers[other] / 8, other in acquitted]
        for judge in others:
            views = {} if self._place is None else self._belief.suspicion(self._place, players, judge)
            for seat in (self.seat, *others):
                if seat != judge:
                    row += [_odds(views[seat]), views[seat]] if seat in views else [0.0, 0.0]
        for chances in (self._places(), self._meter.places(self.seat) if spy else ()):
            best = nlargest(BEST, chances)
            row += [*best, *[0.0] * (BEST - len(best))]
        for step in range(self._seats):
            seat = (self.seat + step) % self._seats
            row += [case is not None and case.accused == seat, case is not None and case.accuser == seat]
        return np.array(row, np.float32)


def _odds(chance: float) -> float:
    chance = min(max(chance, 0.01), 0.99)
    return log(chance / (1 - chance)) / 3


# --- Spycatcher for two

STEPS = (
    "draw", "discard", "go", "seek", "challenge", "circle", "hand_back", "give", "swap", "look", "send",
)  # fmt: skip
SQUARES = len(load_board().places)
A_PERMISSION = 0.15
_FROM_PACK, _FROM_PILE, _PASS, _DISCARD = 1, 2, 3, 4
_SWAP = _DISCARD + len(DECK)
_GO = _SWAP + len(DECK)
_TO_CIRCLE = _GO + SQUARES
_HAND_BACK = _TO_CIRCLE + 4
_GIVE = _HAND_BACK + 4
_OTHER = _GIVE + 4
_SEEK = _OTHER + 1
_CHALLENGE = _SEEK + 11
_LOWEST, _ACE = 0, 4
_RUN_BITS = [bits(run) for runs in RUNS for run in runs]


class SpycatcherEncoder(SeatEncoder):
    """Hand, runs and what they lack, squares, and how far it is to each circle."""

    actions = _CHALLENGE + 5
    inputs = 1 + len(STEPS) + 1 + 4 + 6 + 2 * len(DECK) + 3 * 40 + SQUARES + 2 * 5 + 2 * 4 + 10

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def see(self, view: View, legal: Sequence[Move], may_wait: bool) -> tuple[Floats, Choices]:
        assert isinstance(view, SpycatcherView)
        choices: dict[int, Move | None] = {WAIT: None} if may_wait else {}
        for move in legal:
            if isinstance(move, Challenge):
                choices |= dict.fromkeys(self._challenges(move.cards, view), move)
            else:
                choices[self.number(move, view)] = move
        return self._row(view), choices

    def number(self, move: Move | None, view: View) -> int:
        match move:
            case None:
                return WAIT
            case Draw(source):
                return _FROM_PACK if source == "pack" else _FROM_PILE
            case Discard(card):
                return _DISCARD + card - FIRST
            case Swap(card):
                return _SWAP + card - FIRST
            case Go(route):
                return _GO + route[-1]
            case ToCircle(circle):
                return _TO_CIRCLE + NUMBER_OF[circle]
            case HandBack(circle):
                return _HAND_BACK + NUMBER_OF[circle]
            case Give(circle):
                return _GIVE + NUMBER_OF[circle]
            case LookAt() | Send():
                return _OTHER
            case Seek(cards):
                return _SEEK + (10 if len(cards) == 1 else (cards[0] - FIRST) % 13)
            case Challenge(cards):
                assert isinstance(view, SpycatcherView)
                return min(self._challenges(cards, view), default=_PASS)
            case _:
                return _PASS

    def potential(self, view: View) -> float:
        assert isinstance(view, SpycatcherView)
        mine, theirs = (len(view.players[seat].permits) for seat in (self.seat, 1 - self.seat))
        return A_PERMISSION * (mine - theirs)

    def _challenges(self, cards: Sequence[int], view: SpycatcherView) -> Iterable[int]:
        """Return the numbers of a challenge: the lowest card, the highest one to three, the master."""
        master = MASTER[NUMBER_OF[cast(Any, view.circle)]]
        suit = [card for card in view.hand if master - 12 <= card < master]
        if tuple(cards) == (master,):
            yield _CHALLENGE + _ACE
        for count in (1, 2, 3):
            if len(suit) >= count and tuple(cards) == tuple(suit[-count:]):
                yield _CHALLENGE + count
        if suit and tuple(cards) == (suit[0],):
            yield _CHALLENGE + _LOWEST

    def _row(self, view: SpycatcherView) -> Floats:
        row = np.zeros(self.inputs, np.float32)
        me, other = view.players[self.seat], view.players[1 - self.seat]
        hand = bits(view.hand)
        row[0] = 1
        row[1 + STEPS.index(view.phase)] = 1
        at = 1 + len(STEPS)
        row[at] = view.turn == self.seat
        if view.circle:
            row[at + 1 + NUMBER_OF[view.circle]] = 1
        if view.die:
            row[at + 4 + view.die] = 1
        at += 11
        row[[at + card - FIRST for card in view.hand]] = 1
        at += len(DECK)
        if view.top >= 0:
            row[at + view.top - FIRST] = 1
        at += len(DECK)
        top = 1 << view.top if view.top >= 0 else 0
        for number, run in enumerate(_RUN_BITS):
            held = (run & hand).bit_count()
            if held > 1:
                row[at + number] = 1
                if held > 2:
                    row[at + 40 + number] = 1
            if run & top and held:
                row[at + 80 + number] = held / 2
        at += 120
        row[at + me.place] = 1
        at += SQUARES
        roads = turns_to()
        row[at : at + 10] = [road[one.place] / 10 for one in (me, other) for road in roads]
        at += 10
        for start, one in ((at, me), (at + 4, other)):
            row[[start + CIRCLES.index(permit.circle) for permit in one.permits]] = 1
        at += 8
        won = view.race[-1].round if view.race else 0
        row[at:] = [
            me.cards / 10, other.cards / 10, me.misses, other.misses, me.rolls_again, other.rolls_again,
            view.pack / 52, min(1.0, (view.round - won) / 30), len(me.permits) / 4, len(other.permits) / 4,
        ]  # fmt: skip
        return row
