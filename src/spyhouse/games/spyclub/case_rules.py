"""The decisions a rule can change, one method each.

The rest of the game asks here: what a step costs, who matches whom, how far the suspect goes, what
happens where it stops, what solves an aspect. An edition is an instance with other numbers; whatever
changes a rule further is a subclass that overrides the decision it is about, and nothing else.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from spyhouse.games.spyclub.editions import Edition, EventSizes, Level, editions
from spyhouse.games.spyclub.words import (
    CARDS,
    DISTRACTION,
    EMPTY,
    EVENT_OF,
    IN_THE_ROW,
    CaseEvent,
    End,
    Symbol,
)
from spyhouse.kernel import Event, IllegalMove, Move
from spyhouse.kernel.compiled import mypyc_attr
from spyhouse.kernel.fields import ValueObject

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board
    from spyhouse.games.spyclub.moves import Teamwork


@mypyc_attr(allow_interpreted_subclasses=True)
class CaseRules(ValueObject):
    __slots__ = (
        "actions_a_turn",
        "between",
        "edition",
        "level",
        "rightmost",
        "sizes",
        "symbols",
        "take_back",
        "top",
    )

    def __init__(self, edition: Edition, level: Level) -> None:
        self.edition = edition
        self.level = level
        self.actions_a_turn: int = editions().actions
        prices = editions().prices
        self.top, self.between, self.rightmost = prices.top, prices.between, prices.rightmost
        self.symbols: tuple[Symbol, ...] = edition.symbols or editions().symbols
        self.take_back = edition.take_back  # SC-25
        self.sizes: EventSizes = msgspec.structs.replace(editions().events, **level.events)

    def actions(self, b: "Board", seat: int) -> int:
        """SC-15."""
        return self.actions_a_turn

    def confirm_price(self, b: "Board", seat: int, slot: int, row: int | None = None) -> int:
        """SC-18, SC-19: the distance to the token, whether or not a card lies over it. Without `row`: onto an
        empty slot."""
        return abs(slot - b.focus[seat])

    def scout_price(self, b: "Board", place: int) -> int:
        """SC-11: by place, counted from the deck."""
        if place == len(b.incoming):
            return self.rightmost
        return self.top if place == 0 else self.between

    def step_price(self, b: "Board", seat: int, what: Literal["investigate", "shift"]) -> int:
        """SC-16, SC-17: flips and shifts ask for no ideas."""
        return 0

    def teamwork_price(self, b: "Board", seat: int, teamwork: "Teamwork") -> int:
        """SC-22: nor does teamwork."""
        return 0

    def on_teamwork(self, b: "Board", seat: int, teamwork: "Teamwork") -> None:
        """What comes due when two team up, before cards or ideas go."""

    def focus_gain(self, b: "Board", seat: int, slot: int) -> int:
        """SC-17: an idea for every own card of the new focus card's type; none for a distraction."""
        first = seat * b.slots
        up, kinds = b.up, b.box.type
        kind = kinds[up[b.hands[first + slot]]]
        if kind == DISTRACTION:
            return 0
        gain = 0
        for card in b.hands[first : first + b.slots]:
            if card != EMPTY and kinds[up[card]] == kind:
                gain += 1
        return gain

    def match(self, b: "Board", seat: int, other: int) -> bool:
        """SC-22: two focus cards of one type; distractions and empty slots match nothing."""
        mine = b.hands[seat * b.slots + b.focus[seat]]
        theirs = b.hands[other * b.slots + b.focus[other]]
        if mine == EMPTY or theirs == EMPTY:
            return False
        kind = b.box.type[b.up[mine]]
        return kind != DISTRACTION and kind == b.box.type[b.up[theirs]]

    def on_placed_in_row(self, b: "Board", card: int, row: int) -> None:
        """What comes of a card that was put there, before the row is looked at."""

    def solved_type(self, b: "Board") -> int | None:
        """SC-35: the type of all five cards of the row, if that aspect is still open."""
        row, up, kinds = b.row, b.up, b.box.type
        if EMPTY in row:
            return None
        kind = kinds[up[row[0]]]
        if kind == DISTRACTION or b.solved[kind] != EMPTY:
            return None
        for slot in range(1, IN_THE_ROW):
            if kinds[up[row[slot]]] != kind:
                return None
        return kind

    def solved_slots(self, b: "Board", kind: int) -> Sequence[int]:
        """SC-35: the slots of the row whose cards solve that aspect."""
        return range(IN_THE_ROW)

    def solution_slots(self, b: "Board", kind: int) -> Sequence[int]:
        """The slots of those cards that can be its solution."""
        return range(IN_THE_ROW)

    def solution_slot(self, b: "Board", kind: int) -> int | None:
        """SC-36: under the symbol of the last movement card; None where somebody has to choose."""
        if not b.drawn:
            return None
        return self.symbols.index(b.box.movement[b.movement[b.drawn - 1]].symbol)

    def on_solution_chosen(self, b: "Board", kind: int) -> None:
        """It was asked which slot, and that is how it is: what allowed another way is used up."""

    def choosers(self, b: "Board") -> tuple[int, ...]:
        """SC-36: who chooses the solution, where somebody has to."""
        return (b.active,)

    def suspect_path(self, b: "Board", steps: int) -> list[int]:
        """SC-29: clockwise from slot to slot, as positions of the path."""
        return [(b.pawn + step) % len(b.hands) for step in range(1, steps + 1)]

    def move_distances(self, b: "Board") -> tuple[int, ...]:
        """How far it would go, clockwise, for each of the numbers that may count next."""
        return b.numbers()

    def escape_icon_counts(self, b: "Board") -> bool:
        """SC-28."""
        return True

    def on_escape_icon_ignored(self, b: "Board") -> None:
        """It did not count: what saw to that is used up."""

    def event_at(self, b: "Board", position: int) -> CaseEvent:
        """SC-30: what would happen if the suspect stopped there now."""
        card = b.card_at(position)
        return EVENT_OF[b.box.type[b.up[card]]] if card != EMPTY else "nothing"

    def guarded_slot(self, b: "Board") -> int:
        """The slot of the row that nothing goes on or off; EMPTY for none."""
        return EMPTY

    def is_barred(self, b: "Board", seat: int, move: Move) -> bool:
        """Whether something on the table keeps a player from a step that is legal otherwise."""
        return False

    def is_flipped(self, b: "Board", card: int) -> bool:
        """SC-46: whether a Roadblock turns this card over."""
        return True

    def is_covered(self, b: "Board", place: int) -> bool:
        """Whether the incoming clue at that place lies so that nobody can see it."""
        return False

    def continues(self, b: "Board") -> bool:
        """SC-37: whether the case goes on although every aspect is solved."""
        return False

    def ending(self, b: "Board", how: End) -> End:
        """SC-38: what the end of the case counts as."""
        return how

    def run_end_of_turn(self, b: "Board", steps: Sequence[Callable[["Board"], None]]) -> None:
        """What follows when a player has finished: one step after the other, until something is asked."""
        for step in steps:
            step(b)
            if b.phase != "actions":
                return

    def after_removal(self, b: "Board", step: Callable[["Board"], None]) -> None:
        """SC-31: how the turn goes on when it was said whose ideas leave the game."""
        step(b)

    def event_size(self, b: "Board", event: CaseEvent) -> int:
        """SC-30, SC-34."""
        match event:
            case "fatigue":
                return b.solved_count() + self.sizes.fatigue
            case "sabotage":
                return self.sizes.sabotage
            case "loose_end":
                return self.sizes.loose_end
            case "decoy":
                return self.sizes.decoy
            case _:
                return 0

    # --- asked only where there is more on the table than a single case needs

    def on_event(self, b: "Board", event: Event) -> Event:
        """Something is told: follow it up, and say what caused it."""
        return event

    def next_top(self, b: "Board") -> int:
        """The card under the deck's top card; CARDS if there is none."""
        return b.top + 1

    def deck_left(self, b: "Board") -> int:
        return CARDS - b.top

    def clues_held_aside(self, b: "Board") -> Sequence[int]:
        """Clue cards that players hold, but not in their hands."""
        return ()

    def known_movement_cards(self, b: "Board") -> int:
        """How many of the movement cards that come next have been seen."""
        return 0

    def waiting_for(self, b: "Board") -> tuple[int, ...]:
        """Whom a card has asked."""
        return ()

    def legal_answers(self, b: "Board") -> list[Move]:
        """What they may say."""
        return []

    def active_moves(self, b: "Board", seat: int) -> list[Move]:
        """What the active player may do."""
        return []

    def check_move(self, b: "Board", seat: int, move: Move) -> None:
        """Refuse what a card does not allow."""

    def play_card_move(self, b: "Board", seat: int, move: Move) -> None:
        """Do what only a card makes possible."""
        raise IllegalMove("spyclub-no-card-offers-it")

    def settle(self, b: "Board") -> None:
        """Let everything that follows from a move happen, until somebody is asked or can move on."""
