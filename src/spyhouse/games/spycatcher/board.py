"""Board of Spycatcher: the complete state of a game, and transfers of cards.

Hidden information is in `hands`, `pack`, the `unseen` part of `pile`, `know`, `looks`, `laid`,
`decisions` and `chance`. Packs are unordered: the top card is drawn at random when it is taken. This is
equivalent to shuffling, and faster.
"""

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from spyhouse.games.spycatcher.events import Attempt, Drew, GotCards, Shuffled, Uncovered
from spyhouse.games.spycatcher.influence import CIRCLES, DECK, CircleName, bits, cards_in
from spyhouse.games.spycatcher.knowledge import (
    PossibleZones,
    note_hidden_move,
    note_known,
    note_public,
    nothing_known,
)
from spyhouse.games.spycatcher.options import SpycatcherOptions, check
from spyhouse.games.spycatcher.permissions import IN_A_PACK
from spyhouse.games.spycatcher.whitehall import Whitehall, load_board
from spyhouse.kernel import Event, IllegalMove, State

if TYPE_CHECKING:
    from spyhouse.games.spycatcher.view import SpycatcherView  # noqa: F401 (it stands in a text)

Phase = Literal[
    "draw", "discard", "go", "seek", "challenge", "circle", "hand_back", "give", "swap", "look", "send",
    "over",
]  # fmt: skip
"""What must be done now: the challenge by all others at once, everything else by the player whose turn
it is."""

UNDECIDED: Final = -1
PASSED: Final = 0
NONE: Final = -1
"""Value in `permits` for no card of that circle."""
NOTES_KEPT: Final = 60


class Note(msgspec.Struct, frozen=True):
    """A card put on the discard pile or taken from it (SK-36)."""

    seat: int
    card: int
    taken: bool


class Stage(msgspec.Struct, frozen=True):
    """A permission won or lost, for the chart of the race."""

    round: int
    seat: int
    circle: CircleName
    won: bool


class Look(msgspec.Struct, frozen=True):
    """The last hand a player looked at, as it was then."""

    seat: int
    round: int
    cards: tuple[int, ...]


class Board(State["SpycatcherView"]):
    """Complete state of a game, without the rules that change it."""

    __slots__ = (
        "again", "at", "attempts", "attempts_challenged", "bonus", "circle", "decisions", "die", "ended",
        "first", "fresh", "from_card", "hands", "know", "laid", "last", "looks", "misses", "notes", "pack",
        "permits", "pile", "race", "returned", "roll_next", "rolls_for_start", "round", "then_roll",
        "to_discard", "turn", "unseen", "winner",
    )  # fmt: skip

    options: SpycatcherOptions
    phase: Phase

    def __init__(self, seats: int, seed: str, options: SpycatcherOptions) -> None:
        check(options, seats)
        super().__init__(seats, seed, options)
        self.pack = list(DECK)
        self.pile: list[int] = []  # from bottom to top
        self.unseen = 0  # cards in the pile that not everybody has seen
        self.hands = [0] * seats
        self.know: list[PossibleZones] = [
            nothing_known(seats) for _ in range(seats + 1)
        ]  # the last entry is the spectators'
        self.fresh = [list(range(IN_A_PACK)) for _ in CIRCLES]  # SK-2
        self.returned: list[list[int]] = [[] for _ in CIRCLES]  # below the fresh ones, in this order
        self.permits = [NONE] * (seats * 4)
        self.at = [self.whitehall.mi5] * seats  # SK-3
        self.misses = [0] * seats
        self.roll_next = [False] * seats
        self.looks: list[Look | None] = [None] * seats
        self.first = 0
        self.rolls_for_start: tuple[tuple[int, ...], ...] = ()
        self.turn = 0
        self.round = 1
        self.phase = "draw"
        self.die = 0
        self.bonus = False  # a second roll follows in this turn
        self.again = False  # this is an extra roll
        self.to_discard = 0
        self.then_roll = False
        self.circle = 0
        self.laid = 0
        self.decisions = [UNDECIDED] * seats
        self.from_card = False  # the instruction of a permission card is being applied
        self.attempts = 0
        self.attempts_challenged = 0
        self.last: Attempt | None = None
        self.race: tuple[Stage, ...] = ()
        self.notes: tuple[Note, ...] = ()
        self.ended: Literal["", "published", "stopped"] = ""
        self.winner: int | None = None

    def copy_from(self, other: "Board") -> None:
        """Copy all slots from another board."""
        self.again = other.again
        self.at = other.at[:]
        self.attempts = other.attempts
        self.attempts_challenged = other.attempts_challenged
        self.bonus = other.bonus
        self.chance = other.chance.copy()
        self.circle = other.circle
        self.decisions = other.decisions[:]
        self.die = other.die
        self.due = other.due
        self.ended = other.ended
        self.first = other.first
        self.fresh = [pack[:] for pack in other.fresh]
        self.from_card = other.from_card
        self.gone = other.gone
        self.hands = other.hands[:]
        self.know = [where[:] for where in other.know]
        self.laid = other.laid
        self.last = other.last
        self.looks = other.looks[:]
        self.misses = other.misses[:]
        self.moved_at = other.moved_at
        self.notes = other.notes
        self.options = other.options
        self.pack = other.pack[:]
        self.permits = other.permits[:]
        self.phase = other.phase
        self.pile = other.pile[:]
        self.race = other.race
        self.returned = [pack[:] for pack in other.returned]
        self.roll_next = other.roll_next[:]
        self.rolls_for_start = other.rolls_for_start
        self.round = other.round
        self.seats = other.seats
        self.then_roll = other.then_roll
        self.to_discard = other.to_discard
        self.turn = other.turn
        self.unseen = other.unseen
        self.winner = other.winner

    @property
    def whitehall(self) -> Whitehall:
        """Return the board's squares."""
        return load_board()

    # --- players

    def waiting_for(self) -> tuple[int, ...]:
        """Return the players whom the game waits for."""
        if self.phase == "challenge":
            return tuple(
                seat
                for seat, decision in enumerate(self.decisions)
                if decision == UNDECIDED and seat != self.turn and seat not in self.gone
            )
        return () if self.phase == "over" else (self.turn,)

    def has(self, seat: int, circle: int) -> bool:
        """Return whether a seat holds the permission of a circle."""
        return self.permits[seat * 4 + circle] != NONE

    def count(self, seat: int) -> int:
        """Return the number of permissions a seat holds."""
        return 4 - self.permits[seat * 4 : seat * 4 + 4].count(NONE)

    def may_publish(self, seat: int) -> bool:
        """Return whether a seat holds enough permissions to publish."""
        return self.count(seat) >= self.options.permissions_needed

    def require_phase(self, *phases: Phase) -> None:
        """Raise `IllegalMove` that names what must be done first, unless the phase is one of these."""
        if self.phase not in phases:
            raise IllegalMove(f"spycatcher-first-{self.phase.replace('_', '-')}")

    # --- cards

    def draw(self, seat: int, count: int) -> list[Event]:
        """Draw cards from the pack, reshuffling when it is empty. Draws fewer if none are left (SK-8)."""
        events: list[Event] = []
        got = 0
        for _ in range(count):
            if not self.pack:
                if len(self.pile) < 2:
                    break
                events.append(self._shuffle())
            got |= 1 << self._draw_from_pack(seat)
        if got:
            cards = tuple(cards_in(got))
            events += (Drew(seat=seat, count=len(cards)), GotCards(only=(seat,), cards=cards))
        return events

    def _draw_from_pack(self, seat: int) -> int:
        pack = self.pack
        place = self.chance.below("pack", len(pack))
        card = pack[place]
        pack[place] = pack[-1]
        pack.pop()
        self.hands[seat] |= 1 << card
        for viewer, where in enumerate(self.know):
            if viewer == seat:
                note_known(where, seat, 1 << card)
            else:
                where[seat] |= where[-2]
        return card

    def _shuffle(self) -> Shuffled:
        """SK-8: turn the discard pile into the pack, except for its top card."""
        top = self.pile.pop()
        self.pack = self.pile
        self.pack.sort()  # sorted, because its order has no meaning and must reveal nothing
        self.pile = [top]
        seen_by_all = bits(self.pack) & ~self.unseen
        for where in self.know:
            where[-2] = where[-1] | seen_by_all  # nothing else was left in the pack
            where[-1] = 0
        self.unseen = 0
        return Shuffled(pack=len(self.pack))

    def discard_face_up(self, seat: int, cards: int) -> None:
        """Move cards from a hand to the discard pile, face up."""
        self.hands[seat] &= ~cards
        for where in self.know:
            note_public(where, cards)

    def discard_face_down(self, seat: int, cards: int) -> list[Event]:
        """Move cards from a hand to the bottom of the discard pile, unseen (SK-26)."""
        whole = cards == self.hands[seat]
        self.hands[seat] &= ~cards
        self.pile[:0] = cards_in(cards)
        self.unseen |= cards
        for viewer, where in enumerate(self.know):
            if viewer == seat:
                note_known(where, self.seats + 1, cards)
            else:
                note_hidden_move(where, seat, self.seats + 1)
                if whole:
                    where[seat] = 0
        return self.reveal_top_discard()

    def reveal_top_discard(self) -> list[Event]:
        """Show the top of the discard pile to all, if it was put there unseen."""
        if not self.pile or not self.unseen >> self.pile[-1] & 1:
            return []
        top = self.pile[-1]
        self.unseen ^= 1 << top
        for where in self.know:
            note_public(where, 1 << top)
        return [Uncovered(card=top)]

    def note(self, seat: int, card: int, *, taken: bool) -> None:
        """Add an entry to the notebook."""
        if self.options.notebook:
            self.notes = (*self.notes, Note(seat, card, taken))[-NOTES_KEPT:]
