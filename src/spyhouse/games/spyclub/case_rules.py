"""Decisions that an edition or a card can change, one method each.

The rest of the game asks here: what a step costs, who matches whom, how far the suspect goes, what
happens where it stops, what solves an aspect. An edition is an instance with other numbers; whatever
changes a rule further is a subclass that overrides the decision it is about, and nothing else.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from spyhouse.games.spyclub.editions import Edition, EventSizes, Level, editions
from spyhouse.games.spyclub.terms import (
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
    """The rules of a single case. Campaigns override the decisions that their cards change."""

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
        """Return the number of actions in a turn (SC-15)."""
        return self.actions_a_turn

    def confirm_price(self, b: "Board", seat: int, slot: int, row: int | None = None) -> int:
        """Return the distance to the focus token, whether or not a card lies over it (SC-18, SC-19).

        Without `row`, it is the price for an empty slot.
        """
        return abs(slot - b.focus[seat])

    def scout_price(self, b: "Board", place: int) -> int:
        """Return the price of an incoming place, counted from the deck (SC-11)."""
        if place == len(b.incoming):
            return self.rightmost
        return self.top if place == 0 else self.between

    def step_price(self, b: "Board", seat: int, what: Literal["investigate", "shift"]) -> int:
        """Return the ideas that a flip or shift costs: none (SC-16, SC-17)."""
        return 0

    def teamwork_price(self, b: "Board", seat: int, teamwork: "Teamwork") -> int:
        """Return the ideas that teamwork costs: none (SC-22)."""
        return 0

    def on_teamwork(self, b: "Board", seat: int, teamwork: "Teamwork") -> None:
        """React to two players who team up, before cards or ideas move."""

    def focus_gain(self, b: "Board", seat: int, slot: int) -> int:
        """Return the ideas for a new focus: one per own card of its type, none for a distraction (SC-17)."""
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
        """Return whether two focus cards have one type.

        Distractions and empty slots match nothing (SC-22).
        """
        mine = b.hands[seat * b.slots + b.focus[seat]]
        theirs = b.hands[other * b.slots + b.focus[other]]
        if mine == EMPTY or theirs == EMPTY:
            return False
        kind = b.box.type[b.up[mine]]
        return kind != DISTRACTION and kind == b.box.type[b.up[theirs]]

    def on_placed_in_row(self, b: "Board", card: int, row: int) -> None:
        """React to a card that was placed in the row, before the row is checked for a solution."""

    def solved_type(self, b: "Board") -> int | None:
        """Return the type of all five cards of the row, if that aspect is still open (SC-35)."""
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
        """Return the slots of the row whose cards solve an aspect (SC-35)."""
        return range(IN_THE_ROW)

    def solution_slots(self, b: "Board", kind: int) -> Sequence[int]:
        """Return the slots of those cards that can be the solution."""
        return range(IN_THE_ROW)

    def solution_slot(self, b: "Board", kind: int) -> int | None:
        """Return the slot under the last movement card's symbol; None if a player must choose (SC-36)."""
        if not b.drawn:
            return None
        return self.symbols.index(b.box.movement[b.movement[b.drawn - 1]].symbol)

    def on_solution_chosen(self, b: "Board", kind: int) -> None:
        """Use up what allowed a player to choose the slot of a solution."""

    def choosers(self, b: "Board") -> tuple[int, ...]:
        """Return the seats that choose the solution if it is not determined (SC-36)."""
        return (b.active,)

    def suspect_path(self, b: "Board", steps: int) -> list[int]:
        """Return the positions of the suspect's path, clockwise from slot to slot (SC-29)."""
        return [(b.pawn + step) % len(b.hands) for step in range(1, steps + 1)]

    def move_distances(self, b: "Board") -> tuple[int, ...]:
        """Return how far the suspect would go, clockwise, for each number that may count next."""
        return b.numbers()

    def escape_icon_counts(self, b: "Board") -> bool:
        """Return whether an escape icon advances the marker (SC-28)."""
        return True

    def on_escape_icon_ignored(self, b: "Board") -> None:
        """Use up what kept an escape icon from counting."""

    def event_at(self, b: "Board", position: int) -> CaseEvent:
        """Return the event that would happen if the suspect stopped at a position (SC-30)."""
        card = b.card_at(position)
        return EVENT_OF[b.box.type[b.up[card]]] if card != EMPTY else "nothing"

    def guarded_slots(self, b: "Board") -> Collection[int]:
        """Return the slots of the row that no card may enter or leave."""
        return ()

    def is_barred(self, b: "Board", seat: int, move: Move) -> bool:
        """Return whether a card forbids a step that is legal otherwise."""
        return False

    def is_flipped(self, b: "Board", card: int) -> bool:
        """Return whether a Roadblock turns this card over (SC-46)."""
        return True

    def is_covered(self, b: "Board", place: int) -> bool:
        """Return whether the incoming clue at a place lies face down."""
        return False

    def continues(self, b: "Board") -> bool:
        """Return whether the case continues although every aspect is solved (SC-37)."""
        return False

    def ending(self, b: "Board", how: End) -> End:
        """Return what the end of the case counts as (SC-38)."""
        return how

    def run_end_of_turn(self, b: "Board", steps: Sequence[Callable[["Board"], None]]) -> None:
        """Run the steps of a turn's end until a player has to decide something."""
        for step in steps:
            step(b)
            if b.phase != "actions":
                return

    def after_removal(self, b: "Board", step: Callable[["Board"], None]) -> None:
        """Continue the turn's end after a player chose which ideas leave the game (SC-31)."""
        step(b)

    def event_size(self, b: "Board", event: CaseEvent) -> int:
        """Return how hard an event hits (SC-30, SC-34)."""
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
        """React to an emitted event, and return it with its cause."""
        return event

    def next_top(self, b: "Board") -> int:
        """Return the card under the deck's top card; CARDS if there is none."""
        return b.top + 1

    def deck_left(self, b: "Board") -> int:
        """Return the number of cards in the deck."""
        return CARDS - b.top

    def clues_held_aside(self, b: "Board") -> Sequence[int]:
        """Return the clue cards that players hold outside their hands."""
        return ()

    def known_movement_cards(self, b: "Board") -> int:
        """Return how many of the next movement cards have been seen."""
        return 0

    def waiting_for(self, b: "Board") -> tuple[int, ...]:
        """Return the seats that a card asks."""
        return ()

    def legal_answers(self, b: "Board") -> list[Move]:
        """Return the answers that a seat may give to a card."""
        return []

    def active_moves(self, b: "Board", seat: int) -> list[Move]:
        """Return the moves of the active player."""
        return []

    def check_move(self, b: "Board", seat: int, move: Move) -> None:
        """Raise `IllegalMove` if a card forbids a move."""

    def play_card_move(self, b: "Board", seat: int, move: Move) -> None:
        """Apply a move that only a card makes possible."""
        raise IllegalMove("spyclub-no-card-offers-it")

    def settle(self, b: "Board") -> None:
        """Run what follows from a move, until a player is asked or can move."""
