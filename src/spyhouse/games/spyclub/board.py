"""Components of a case on the table, and queries on them.

A card is a number from 0 to 53, its place in the shuffled deck; `up[card]` is the face that shows. So
the deck needs no list (it is `top` and all that follow), and whatever is hidden lies in `up`, in the
order of `movement` and in `aside`: imagining another world changes those and nothing else.
"""

from typing import Any, Final, Literal

from spyhouse.games.spyclub.box import MovementCard, load_box
from spyhouse.games.spyclub.card_tables import Box
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.clue import Clue, Spot, build_path
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.moves import Teamwork
from spyhouse.games.spyclub.options import SpyClubOptions, check, level_of, seed_of
from spyhouse.games.spyclub.terms import ASPECTS, CARDS, EMPTY, IN_THE_ROW, TYPES, Character, End
from spyhouse.kernel import Event, IllegalMove, State
from spyhouse.kernel.compiled import mypyc_attr

Phase = Literal["actions", "consent", "solution", "removal", "card", "desk", "over"]
"""What a case waits for.

In order: a player acts; a partner answers; the player chooses a solution, or ideas to remove; a player
answers a campaign card; the team reads or decides at its desk; the case has ended.
"""

SEEN_UP: Final = 1
SEEN_DOWN: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(State[Any]):
    """The whole state of a case, without the rules that change it."""

    __slots__ = (
        "actions",
        "active",
        "aside",
        "asked",
        "box",
        "characters",
        "discards",
        "drawn",
        "emitted",
        "ended",
        "escape",
        "flipped",
        "focus",
        "given",
        "hands",
        "ideas",
        "incoming",
        "mosaic",
        "movement",
        "owed",
        "path",
        "pawn",
        "removed",
        "row",
        "rules",
        "seen",
        "slots",
        "solved",
        "starter",
        "supply",
        "top",
        "turn",
        "up",
    )

    options: SpyClubOptions
    phase: Phase

    def __init__(self, seats: int, seed: str, options: SpyClubOptions) -> None:
        check(options, seats)
        super().__init__(seats, seed_of(options, seed), options)
        common = editions()
        edition, level = common.editions[options.edition], level_of(options)
        self.box: Box = load_box(options.edition, seats)
        self.rules = CaseRules(edition, level)
        self.emitted: list[Event] = []
        self.slots = common.hand[str(seats)]
        self.up: list[int] = [0] * CARDS
        self.seen: list[int] = [0] * CARDS
        """By card, as bits: whether the side that lies up has been seen, and whether the other one has."""
        self.top = 0
        """The deck's top card; CARDS if the deck is empty."""
        self.incoming: list[int] = [EMPTY] * common.beside_the_deck[str(seats)]
        """Incoming clues to the right of the deck, from left to right."""
        self.hands: list[int] = [EMPTY] * (seats * self.slots)
        """Cards in hands: slots from left to right, one seat after the other."""
        self.row: list[int] = [EMPTY] * IN_THE_ROW
        self.solved: list[int] = [EMPTY] * len(ASPECTS)
        """By aspect: the card that is its solution; EMPTY while it is open."""
        self.discards: list[int] = []
        self.movement: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        """Movement cards that were put back into the box unseen."""
        self.drawn = 0
        self.escape = level.escape
        self.supply = common.ideas - level.ideas_out
        self.removed = level.ideas_out
        self.ideas: list[int] = [0] * seats
        self.focus: list[int] = [self.slots - 1] * seats
        self.starter = 0
        self.active = 0
        self.path: tuple[Spot, ...] = build_path(seats, self.slots)
        """The suspect's path over all hands."""
        self.pawn = 0
        """The suspect's position on the path."""
        self.turn = 0
        self.actions = 0
        self.flipped = 0
        """During an investigation: the slots already flipped, as bits."""
        self.given: tuple[tuple[int, int], ...] = ()
        """Cards given away by teamwork in this turn: giver and card."""
        self.asked: tuple[int, Teamwork] | None = None
        self.owed = 0
        """Number of ideas to remove while the active player chooses whose."""
        self.characters: tuple[Character, ...] = ()
        self.phase = "actions"
        self.ended: End | None = None
        self.mosaic: Any = None
        """The `Mosaic` of a campaign; None in a single case. The board does not know its type."""

    def copy_from(self, other: "Board") -> None:
        """Copy another board, slot by slot: bots copy a board for every move they consider."""
        self.actions = other.actions
        self.active = other.active
        self.aside = other.aside
        self.asked = other.asked
        self.box = other.box
        self.chance = other.chance if other.mosaic is None else other.chance.copy()
        """Shared in a single case, which draws nothing after the setup."""
        self.characters = other.characters
        self.discards = other.discards.copy()
        self.drawn = other.drawn
        self.due = other.due
        self.ended = other.ended
        self.escape = other.escape
        self.flipped = other.flipped
        self.focus = other.focus.copy()
        self.given = other.given
        self.gone = other.gone
        self.hands = other.hands.copy()
        self.ideas = other.ideas.copy()
        self.incoming = other.incoming.copy()
        self.mosaic = None if other.mosaic is None else other.mosaic.copy()
        self.moved_at = other.moved_at
        self.movement = other.movement
        self.options = other.options
        self.owed = other.owed
        self.path = other.path
        self.pawn = other.pawn
        self.phase = other.phase
        self.removed = other.removed
        self.row = other.row.copy()
        self.rules = other.rules
        self.seats = other.seats
        self.seen = other.seen.copy()
        self.slots = other.slots
        self.solved = other.solved.copy()
        self.starter = other.starter
        self.supply = other.supply
        self.emitted = []
        self.top = other.top
        self.turn = other.turn
        self.up = other.up.copy()

    def emit(self, event: Event) -> None:
        """Emit an event. Everything that happens passes here."""
        self.emitted.append(event if self.mosaic is None else self.rules.on_event(self, event))

    # --- reading the table

    def hand(self, seat: int) -> list[int]:
        """Return the cards of a hand, from the left."""
        return self.hands[seat * self.slots : (seat + 1) * self.slots]

    def card(self, seat: int, slot: int) -> int:
        """Return the card in a slot of a hand."""
        return self.hands[seat * self.slots + slot]

    def incoming_card(self, place: int) -> int:
        """Return the card at an incoming place. Place 0 is the deck's top card."""
        if place:
            return self.incoming[place - 1]
        return self.top if self.top < CARDS else EMPTY

    def places(self) -> int:
        """Return the number of incoming places, the deck's top card included."""
        return len(self.incoming) + 1

    def spot_at(self, position: int) -> Spot:
        """Return the slot at a position of the suspect's path."""
        return self.path[position]

    def position(self, seat: int, slot: int) -> int:
        """Return the position of a slot on the suspect's path."""
        return seat * self.slots + self.slots - 1 - slot

    def card_at(self, position: int) -> int:
        """Return the card at a position of the suspect's path."""
        return self.hands[self.hand_index(position)]

    def hand_index(self, position: int) -> int:
        """Return the index in `hands` of a position. Hands run from left to right, the path does not."""
        return position + self.slots - 1 - 2 * (position % self.slots)

    def numbers(self) -> tuple[int, int, int]:
        """Return the numbers that may count next, of the last movement card or the board (SC-29)."""
        if not self.drawn:
            return self.box.board
        return self.box.movement[self.movement[self.drawn - 1]].numbers

    def last_movement(self) -> MovementCard | None:
        """Return the last movement card revealed, or None."""
        return self.box.movement[self.movement[self.drawn - 1]] if self.drawn else None

    def ideas_left(self) -> int:
        """Return the number of ideas in the supply and in hands, without those removed from the game."""
        left = self.supply
        for ideas in self.ideas:
            left += ideas
        return left

    def solved_count(self) -> int:
        """Return the number of solved aspects."""
        return len(self.solved) - self.solved.count(EMPTY)

    def is_final_turn(self) -> bool:
        """Return whether no movement card is left, or with the option only one (SC-33)."""
        return len(self.movement) - self.drawn <= (1 if self.options.flat_turns else 0)

    def clue(self, card: int) -> Clue:
        """Return a card as it lies."""
        return self.box.shown[card][self.up[card]]

    def clues(self) -> list[Clue]:
        """Return every card as it lies, by its place in the shuffled deck."""
        return [sides[face] for sides, face in zip(self.box.shown, self.up, strict=True)]

    def both_sides(self, card: int) -> Clue:
        """Return a card with the name on its other side."""
        face = self.up[card]
        names, name = self.box.names, self.box.name
        return Clue(card, TYPES[self.box.type[face]], names[name[face]], names[name[face ^ 1]])

    def waits_for(self, seat: int) -> bool:
        """Return whether the case waits for this seat."""
        return seat == self.active if self.phase == "actions" else seat in self.waiting_for()

    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats that the case waits for."""
        if self.phase == "over":
            return ()
        if self.phase == "consent" and self.asked:
            return (self.asked[1].seat,)
        if self.phase == "desk" and self.mosaic:
            asked: tuple[int, ...] = self.mosaic.waiting_for()
            return asked
        if self.phase == "solution":
            return self.rules.choosers(self)
        return (self.active,) if self.phase != "card" else self.rules.waiting_for(self)

    # --- changing what lies there

    def flip(self, card: int) -> None:
        """Turn a card over, visible to all."""
        self.up[card] ^= 1
        self.seen[card] = SEEN_UP | (self.seen[card] & SEEN_UP) << 1

    def draw_top(self) -> int:
        """Draw the deck's top card. The next one is seen at once (SC-3)."""
        card = self.top
        self.top = card + 1 if self.mosaic is None else self.rules.next_top(self)
        if self.top < CARDS and not self.rules.is_covered(self, 0):
            self.seen[self.top] |= SEEN_UP
        return card

    def deck_left(self) -> int:
        """Return the number of cards in the deck, the top card included."""
        return CARDS - self.top if self.mosaic is None else self.rules.deck_left(self)

    # --- refusing

    def require_phase(self, phase: Phase, seat: int) -> None:
        """Raise `IllegalMove` outside a phase, with a message about what is due instead."""
        if self.phase != phase:
            raise self.wrong_phase()
        if not self.waits_for(seat):
            raise IllegalMove("spyclub-not-your-turn")

    def wrong_phase(self) -> IllegalMove:
        """Return the error that says what is due instead."""
        return IllegalMove("spyclub-not-now", phase=self.phase, owed=self.owed)
