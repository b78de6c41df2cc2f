"""Everything that lies on the table in a case, and what one can read off it.

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
from spyhouse.games.spyclub.words import ASPECTS, CARDS, EMPTY, IN_THE_ROW, TYPES, Character, End
from spyhouse.kernel import Event, IllegalMove, State
from spyhouse.kernel.compiled import mypyc_attr

Phase = Literal["actions", "consent", "solution", "removal", "card", "desk", "over"]
"""A player acts; a partner is asked; the player chooses a solution, or where removed ideas come from;
a campaign card asks somebody something; the team reads or decides at its desk; the case has ended."""

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
        """By card: whether the side that lies up has been seen, and the other one."""
        self.top = 0
        """The deck's top card; CARDS when there is none."""
        self.incoming: list[int] = [EMPTY] * common.beside_the_deck[str(seats)]
        """To the right of the deck, from the left."""
        self.hands: list[int] = [EMPTY] * (seats * self.slots)
        """Slot by slot from the left, seat after seat."""
        self.row: list[int] = [EMPTY] * IN_THE_ROW
        self.solved: list[int] = [EMPTY] * len(ASPECTS)
        """By aspect: the card that is its solution."""
        self.discards: list[int] = []
        self.movement: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()
        """Movement cards that went back into the box unseen."""
        self.drawn = 0
        self.escape = level.escape
        self.supply = common.ideas - level.ideas_out
        self.removed = level.ideas_out
        self.ideas: list[int] = [0] * seats
        self.focus: list[int] = [self.slots - 1] * seats
        self.starter = 0
        self.active = 0
        self.path: tuple[Spot, ...] = build_path(seats, self.slots)
        """The suspect's, over all hands."""
        self.pawn = 0
        """Its position there."""
        self.turn = 0
        self.actions = 0
        self.flipped = 0
        """While a player investigates: the slots already flipped, as bits."""
        self.given: tuple[tuple[int, int], ...] = ()
        """Who gave away which card by teamwork in this turn."""
        self.asked: tuple[int, Teamwork] | None = None
        self.owed = 0
        """Ideas to be removed, while the player says whose."""
        self.characters: tuple[Character, ...] = ()
        self.phase = "actions"
        self.ended: End | None = None
        self.mosaic: Any = None
        """The `Mosaic` of a campaign; None in a single case. The board does not know its type."""

    def copy_from(self, other: "Board") -> None:
        """Slot by slot: bots copy a board for every move they think about."""
        self.actions = other.actions
        self.active = other.active
        self.aside = other.aside
        self.asked = other.asked
        self.box = other.box
        self.chance = other.chance if other.mosaic is None else other.chance.copy()
        """In a single case nothing is drawn after the set-up."""
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
        """Everything that happens passes here, so what follows from it can be hung on here."""
        self.emitted.append(event if self.mosaic is None else self.rules.on_event(self, event))

    # --- reading the table

    def hand(self, seat: int) -> list[int]:
        return self.hands[seat * self.slots : (seat + 1) * self.slots]

    def card(self, seat: int, slot: int) -> int:
        return self.hands[seat * self.slots + slot]

    def incoming_card(self, place: int) -> int:
        """The card at a place; place 0 is the deck's top card."""
        if place:
            return self.incoming[place - 1]
        return self.top if self.top < CARDS else EMPTY

    def places(self) -> int:
        return len(self.incoming) + 1

    def spot_at(self, position: int) -> Spot:
        return self.path[position]

    def position(self, seat: int, slot: int) -> int:
        """Of a slot on the suspect's path."""
        return seat * self.slots + self.slots - 1 - slot

    def card_at(self, position: int) -> int:
        return self.hands[self.hand_index(position)]

    def hand_index(self, position: int) -> int:
        """The place in `hands`, which runs from left to right in each hand, and the path does not."""
        return position + self.slots - 1 - 2 * (position % self.slots)

    def numbers(self) -> tuple[int, int, int]:
        """SC-29: those that may count next: of the last movement card, or printed on the board."""
        if not self.drawn:
            return self.box.board
        return self.box.movement[self.movement[self.drawn - 1]].numbers

    def last_movement(self) -> MovementCard | None:
        return self.box.movement[self.movement[self.drawn - 1]] if self.drawn else None

    def ideas_left(self) -> int:
        """In the supply and in hands: what is not out of the game."""
        left = self.supply
        for ideas in self.ideas:
            left += ideas
        return left

    def solved_count(self) -> int:
        return len(self.solved) - self.solved.count(EMPTY)

    def is_final_turn(self) -> bool:
        """SC-33: no movement card is left, or with the option only one."""
        return len(self.movement) - self.drawn <= (1 if self.options.flat_turns else 0)

    def clue(self, card: int) -> Clue:
        return self.box.shown[card][self.up[card]]

    def clues(self) -> list[Clue]:
        """Every card as it lies, by its place in the shuffled deck."""
        return [sides[face] for sides, face in zip(self.box.shown, self.up, strict=True)]

    def both_sides(self, card: int) -> Clue:
        face = self.up[card]
        names, name = self.box.names, self.box.name
        return Clue(card, TYPES[self.box.type[face]], names[name[face]], names[name[face ^ 1]])

    def waits_for(self, seat: int) -> bool:
        return seat == self.active if self.phase == "actions" else seat in self.waiting_for()

    def waiting_for(self) -> tuple[int, ...]:
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
        """Turn a card over for all to see."""
        self.up[card] ^= 1
        self.seen[card] = SEEN_UP | (self.seen[card] & SEEN_UP) << 1

    def draw_top(self) -> int:
        """The deck's top card; the next one is seen at once (SC-3)."""
        card = self.top
        self.top = card + 1 if self.mosaic is None else self.rules.next_top(self)
        if self.top < CARDS and not self.rules.is_covered(self, 0):
            self.seen[self.top] |= SEEN_UP
        return card

    def deck_left(self) -> int:
        """Cards in it, the top card included."""
        return CARDS - self.top if self.mosaic is None else self.rules.deck_left(self)

    # --- refusing

    def need(self, phase: Phase, seat: int) -> None:
        """Refuse what does not belong here, and say what is going on."""
        if self.phase != phase:
            raise self.not_now()
        if not self.waits_for(seat):
            raise IllegalMove("spyclub-not-your-turn")

    def not_now(self) -> IllegalMove:
        """What it is time for instead."""
        return IllegalMove("spyclub-not-now", phase=self.phase, owed=self.owed)
