"""Builders of Spycatcher positions, and shorthands for moves."""

from typing import Literal, TypeVar

import pytest

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.board import NONE
from spyhouse.games.spycatcher.influence import CIRCLES, DECK, NUMBER_OF, CircleName, bits, card, cards_in
from spyhouse.games.spycatcher.knowledge import nothing_known
from spyhouse.games.spycatcher.moves import Challenge, Discard, Draw, Go, Pass, Seek
from spyhouse.games.spycatcher.permissions import Instruction, load_permissions
from spyhouse.games.spycatcher.state import Spycatcher
from spyhouse.kernel import CLOCK, HOST, Event, IllegalMove, Move, Tick

E = TypeVar("E", bound=Event)

LETTERS: dict[str, CircleName] = {"c": "court", "g": "government", "p": "press", "b": "publisher"}


def cards(text: str) -> tuple[int, ...]:
    """Parse cards: "c4 c5 gM" are the court's 4 and 5 and the government's master."""
    return tuple(
        card(LETTERS[word[0]], "master" if word[1:] == "M" else int(word[1:])) for word in text.split()
    )


def a_game(seats: int = 2, **options: object) -> "Table":
    """Build a game: seat 0 is to draw, everyone stands on MI5 with a dealt hand."""
    state = GAME.new(seats, "builders", GAME.read_options(options))
    assert isinstance(state, Spycatcher)
    state.first = state.turn = 0
    return Table(state)


class Table:
    """A game in progress, with a table clock that advances a second per move."""

    def __init__(self, state: Spycatcher) -> None:
        self.state = state
        self.at = 0

    # --- setting up

    def hand(self, seat: int, text: str) -> "Table":
        """Give a seat these cards and fill up its hand; previous holders get others."""
        s, wanted = self.state, bits(cards(text))
        size = s.options.hand_size
        keep = [other for other in range(s.seats) if other != seat]
        for other in keep:
            self._exchange(other, wanted)
        spare = [one for one in cards_in(s.hands[seat]) if not wanted >> one & 1]
        s.pack += spare
        s.pile = [one for one in s.pile if not wanted >> one & 1]
        s.pack = [one for one in s.pack if not wanted >> one & 1]
        s.hands[seat] = wanted
        while s.hands[seat].bit_count() < size:
            s.hands[seat] |= 1 << s.pack.pop(0)
        if not s.pile:
            s.pile.append(s.pack.pop())
        return self._forget()

    def only(self, seat: int, text: str) -> "Table":
        """Give a seat a full hand with no other cards of these suits."""
        wanted = cards(text)
        suits = {one // 13 for one in wanted}
        self.hand(seat, text)
        s = self.state
        for one in cards_in(s.hands[seat]):
            if one not in wanted and one // 13 in suits:
                other = next(c for c in s.pack if c // 13 not in suits)
                s.pack.remove(other)
                s.pack.append(one)
                s.hands[seat] ^= 1 << one | 1 << other
        return self._forget()

    def _exchange(self, seat: int, unwanted: int) -> None:
        s = self.state
        for one in cards_in(s.hands[seat] & unwanted):
            other = next(c for c in s.pack if not unwanted >> c & 1)
            s.pack.remove(other)
            s.hands[seat] ^= 1 << one | 1 << other

    def pile(self, text: str) -> "Table":
        """Set the discard pile, bottom first, as seen by everyone; the rest is the pack."""
        s = self.state
        s.pile = list(cards(text))
        hands = 0
        for seat, hand in enumerate(s.hands):
            s.hands[seat] = hand & ~bits(s.pile)
            hands |= s.hands[seat]
        s.pack = [one for one in DECK if not (hands | bits(s.pile)) >> one & 1]
        for seat in range(s.seats):
            while s.hands[seat].bit_count() < s.options.hand_size:
                s.hands[seat] |= 1 << s.pack.pop()
        return self._forget()

    def _forget(self) -> "Table":
        """Reset knowledge: everyone knows their own hand and the pile."""
        s = self.state
        s.unseen = 0
        for viewer in range(s.seats + 1):
            where = nothing_known(s.seats)
            hidden = bits(DECK) & ~bits(s.pile) & ~(s.hands[viewer] if viewer < s.seats else 0)
            where[: s.seats + 1] = [hidden] * (s.seats + 1)
            if viewer < s.seats:
                where[viewer] = s.hands[viewer]
            s.know[viewer] = where
        return self

    def at_place(self, seat: int, place: str) -> "Table":
        self.state.at[seat] = self.place(place)
        return self

    def permits(self, seat: int, *circles: CircleName) -> "Table":
        for circle in circles:
            number = NUMBER_OF[circle]
            if self.state.permits[seat * 4 + number] == NONE:
                self.state.permits[seat * 4 + number] = self.state.fresh[number].pop()
        return self

    def next_permission(self, circle: CircleName, instruction: Instruction) -> "Table":
        """Put this instruction on top of a permission pack."""
        number = NUMBER_OF[circle]
        self.state.fresh[number] = [
            next(c for c, text in enumerate(load_permissions()[number]) if text.instruction == instruction)
        ]
        return self

    def rolled(self, die: int, *, again: bool = False) -> "Table":
        """Let seat 0 draw, discard and roll this number."""
        s = self.state
        s.phase, s.die, s.again = "go", die, again
        return self

    # --- doing

    def do(self, seat: int, move: Move, after: int = 1000) -> list[Event]:
        self.at += after
        return self.state.apply(seat, move, self.at)

    def host(self, move: Move) -> list[Event]:
        return self.do(HOST, move)

    def tick(self) -> list[Event]:
        deadline = self.state.deadline()
        assert deadline is not None
        return self.state.apply(CLOCK, Tick(), deadline)

    def refused(self, seat: int, move: Move, because: str) -> None:
        with pytest.raises(IllegalMove, match=because):
            self.state.apply(seat, move, self.at)

    def draw(self, seat: int, source: Literal["pack", "discard"] = "pack") -> list[Event]:
        return self.do(seat, Draw(source))

    def discard(self, seat: int, text: str = "") -> list[Event]:
        one = cards(text)[0] if text else cards_in(self.state.hands[seat])[0]
        return self.do(seat, Discard(one))

    def go(self, seat: int, place: str) -> list[Event]:
        """Move to a square by any route."""
        ways = self.state.legal(seat)
        return self.do(seat, next(w for w in ways if isinstance(w, Go) and w.route[-1] == self.place(place)))

    def lands_on(self, place: str) -> "Table":
        """Let seat 0 arrive on this square by the die."""
        number = self.place(place)
        routes = self.state.whitehall.routes
        start, die = next(
            (start, die)
            for start in range(len(routes))
            for die in range(1, 7)
            if any(go.route[-1] == number for go in routes[start][die])
        )
        self.state.at[0] = start
        self.rolled(die).go(0, place)
        return self

    def seek(self, seat: int, text: str) -> list[Event]:
        return self.do(seat, Seek(cards(text)))

    def challenge(self, seat: int, text: str) -> list[Event]:
        return self.do(seat, Challenge(cards(text)))

    def passes(self, *seats: int) -> list[Event]:
        events: list[Event] = []
        for seat in seats:
            events += self.do(seat, Pass())
        return events

    # --- looking

    def place(self, name: str) -> int:
        return next(number for number, place in enumerate(self.state.whitehall.places) if place.id == name)

    def stands_on(self, seat: int) -> str:
        return self.state.whitehall.places[self.state.at[seat]].id

    def holds(self, seat: int) -> list[CircleName]:
        return [name for circle, name in enumerate(CIRCLES) if self.state.has(seat, circle)]

    def in_hand(self, seat: int, text: str) -> bool:
        return bits(cards(text)) & ~self.state.hands[seat] == 0

    def sizes(self) -> list[int]:
        return [hand.bit_count() for hand in self.state.hands]


def of(kind: type[E], events: list[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]
