"""Builders of Spy Club positions, and shorthands for moves."""

from typing import Any, Self, TypeVar

import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.board import SEEN_UP
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.moves import EndTurn
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS, CARDS, EMPTY, HEIGHTS
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.kernel import Event, IllegalMove, Move

E = TypeVar("E", bound=Event)


def a_case(seats: int = 3, seed: str = "case", **options: Any) -> "Case":
    chosen = GAME.read_options(options)
    assert isinstance(chosen, SpyClubOptions)
    return Case(SpyClub(seats, seed, chosen))


class Case:
    """A case in progress. Player 0 starts unless we say otherwise.

    A card is written by the name that lies up, "Diner", or by both, "Diner/Neighbor".
    """

    def __init__(self, state: SpyClub) -> None:
        self.state = state
        self._placed: set[int] = set()
        self.with_active(0)
        state.starter, state.pawn = 0, 0

    # --- setting the table

    def with_active(self, seat: int, actions: int = 3) -> Self:
        self.state.active, self.state.actions = seat, actions
        return self

    def with_hand(
        self, seat: int, *names: str | None, focus: int | None = None, ideas: int | None = None
    ) -> Self:
        """Set a hand from left to right; None is an empty slot."""
        b = self.state
        assert len(names) == b.slots
        for slot, name in enumerate(names):
            where = seat * b.slots + slot
            if name is None:
                b.discards.append(b.hands[where])
                b.hands[where] = EMPTY
            else:
                self._put(b.hands[where], name)
        if focus is not None:
            b.focus[seat] = focus
        return self if ideas is None else self.with_ideas(seat, ideas)

    def with_ideas(self, seat: int, ideas: int) -> Self:
        self.state.supply += self.state.ideas[seat] - ideas
        self.state.ideas[seat] = ideas
        return self

    def with_supply(self, ideas: int) -> Self:
        """Set the supply of ideas; the others are removed from the game."""
        self.state.removed += self.state.supply - ideas
        self.state.supply = ideas
        return self

    def with_row(self, *names: str | None) -> Self:
        """Set the row of confirmed cards."""
        b = self.state
        for slot, name in enumerate(names):
            if name is not None:
                b.row[slot] = b.draw_top()
                self._put(b.row[slot], name)
        return self

    def with_incoming(self, *names: str) -> Self:
        """Set the incoming clues from the left; the first is the deck's top card."""
        b = self.state
        assert len(names) == b.places()
        for place, name in enumerate(names):
            self._put(b.incoming_card(place), name)
        return self

    def with_next(self, *names: str) -> Self:
        """Set the cards below the deck's top card, in order."""
        for step, name in enumerate(names, 1):
            self._put(self.state.top + step, name)
        return self

    def with_deck(self, cards: int) -> Self:
        """Leave this many cards in the deck and discard the others."""
        b = self.state
        while CARDS - b.top > cards:
            b.discards.append(b.draw_top())
        return self

    def with_solved(self, *aspects: str) -> Self:
        for aspect in aspects:
            self.state.solved[ASPECTS.index(aspect)] = self.state.draw_top()
        return self

    def with_escape(self, space: int) -> Self:
        self.state.escape = space
        return self

    def with_suspect_over(self, seat: int, slot: int) -> Self:
        self.state.pawn = seat * self.state.slots + self.state.slots - 1 - slot
        return self

    def with_last_movement(self, symbol: str = "star", numbers: tuple[int, ...] | None = None) -> Self:
        """Reveal this movement card as the only one."""
        b = self.state
        for number in range(len(b.box.movement)):
            card = b.box.movement[number]
            fits = card.numbers == numbers if numbers else card.symbol == symbol
            if fits and number in b.movement:
                stack = [number, *(other for other in b.movement if other != number)]
                b.movement, b.drawn = tuple(stack), 1
                return self
        raise AssertionError("there is no such movement card")

    def with_steps(self, steps: int, escape: bool = False) -> Self:
        """Make the suspect walk this far with the next movement card."""
        b = self.state
        height = HEIGHTS[b.numbers().index(steps)]
        for number in (*b.movement[b.drawn :], *b.aside):
            card = b.box.movement[number]
            if card.icon == height and card.escape == escape:
                rest = [other for other in b.movement[b.drawn :] if other != number]
                gone = len(b.movement) - b.drawn - 1
                b.movement = (*b.movement[: b.drawn], number, *rest[:gone])
                return self
        raise AssertionError("there is no such movement card")

    def with_movement_left(self, cards: int) -> Self:
        self.state.drawn = len(self.state.movement) - cards
        return self

    def _put(self, card: int, name: str) -> None:
        """Make this card show that name by exchanging it with the card that has the face."""
        b = self.state
        up, _, down = name.partition("/")
        for face in b.box.with_name[b.box.number_of[up]]:
            there = next(other for other in range(CARDS) if b.up[other] >> 1 == face >> 1)
            fits = not down or b.box.names[b.box.name[face ^ 1]] == down
            if fits and (there == card or there not in self._placed) and card not in self._placed:
                b.up[there] = b.up[card]
                b.up[card] = face
                self._placed.add(card)
                b.seen[card] = SEEN_UP
                return
        raise AssertionError(f"no card is left that shows {name}")

    # --- playing

    def do(self, *moves: Move, seat: int | None = None) -> list[Event]:
        told: list[Event] = []
        for move in moves:
            told += self.state.apply(self.state.active if seat is None else seat, move, 0)
        return told

    def end_turn(self) -> list[Event]:
        return self.do(EndTurn())

    def refused(self, move: Move, because: str, seat: int | None = None) -> None:
        with pytest.raises(IllegalMove, match=because):
            self.do(move, seat=seat)

    def allows(self, move: Move, seat: int | None = None) -> bool:
        return move in self.state.legal(self.state.active if seat is None else seat)

    # --- looking

    @property
    def view(self) -> SpyClubView:
        seen: SpyClubView = self.state.view(None)
        return seen

    def hand(self, seat: int) -> list[str | None]:
        return [name_of(clue) for clue in self.view.hands[seat].clues]

    def row(self) -> list[str | None]:
        return [name_of(clue) for clue in self.view.row]

    def incoming(self) -> list[str | None]:
        return [name_of(place.clue) for place in self.view.incoming]

    def discards(self) -> list[str]:
        return [clue.name for clue in self.view.discards]

    def ideas(self, seat: int) -> int:
        return self.state.ideas[seat]

    @property
    def ended(self) -> str | None:
        outcome = self.state.outcome()
        return outcome.how if outcome else None


def name_of(clue: Clue | None) -> str | None:
    return clue.name if clue else None


def only(kind: type[E], events: list[Event]) -> E:
    """Return the only event of that kind."""
    [found] = [event for event in events if isinstance(event, kind)]
    return found


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
