"""Strong bot: remembers every card, looks one roll ahead, and considers the other players."""

import random
from collections.abc import Sequence
from math import fsum
from typing import Final

from spyhouse.games.spycatcher.bots.memory import Memory
from spyhouse.games.spycatcher.bots.normal import BLUFFED, PRICE, Normal, had, restless
from spyhouse.games.spycatcher.bots.odds import hands_in
from spyhouse.games.spycatcher.bots.prospects import Prospects
from spyhouse.games.spycatcher.events import Judged
from spyhouse.games.spycatcher.influence import VALUE, bits, cards_in
from spyhouse.games.spycatcher.knowledge import PossibleZones
from spyhouse.games.spycatcher.moves import Draw
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.whitehall import DIE, load_board
from spyhouse.kernel import Event, Move, Options, View

UNSEEN_CARDS: Final = 16
"""Number of unseen cards it samples for a draw."""
WORLDS_FOR_DISCARD: Final = 8
SHOWN: Final = 2
"""Attempts of a player that weigh as much as the prior about bluffing."""
HELPS_THEM: Final = 0.5
"""Cost of a turn saved by the next player, in own turns; less with more players."""
A_STAMP: Final = 3.0
"""Turns that a refusal is worth to all others together; this many more per permission of the seeker."""
LAST_STAMP: Final = 12.0
"""Turns that it is worth to each of them if the seeker would only have to go home."""
FRESH_CARD: Final = 0.15
"""Turns that a new card is worth in place of a useless one."""


class Strong(Normal):
    """The strong bot."""

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng)
        self._memory: Memory | None = None
        self._bluffed: dict[int, list[bool]] = {}

    def observe(self, events: Sequence[Event], view: View) -> None:
        """Update its memory."""
        assert isinstance(view, SpycatcherView)
        self._remember(view).on_events(events, view)
        for event in events:
            if isinstance(event, Judged) and len(event.attempt.cards) > 1:
                self._bluffed.setdefault(event.attempt.seat, []).append(event.attempt.bluff)

    def slip(self) -> float:
        """Return 0: it makes no estimation errors."""
        return 0.0

    def bluffs(self, seat: int) -> float:
        """Return the probability of a bluff, from this player's earlier attempts."""
        record = self._bluffed.get(seat, [])
        return (SHOWN * BLUFFED + fsum(record)) / (SHOWN + len(record))

    def beliefs(self, view: SpycatcherView) -> tuple[PossibleZones, list[int]]:
        """Return the possible locations of cards, from memory."""
        memory = self._remember(view)
        memory.on_view(view)
        room = memory.room(view)
        return memory.where, room

    def _remember(self, view: SpycatcherView) -> Memory:
        if self._memory is None:
            self._memory = Memory(self.seat, len(view.players))
        return self._memory

    def draw(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> Move:
        """Take the top discard, or draw, by the mean over possible cards."""
        pack = cards_in(self.beliefs(view)[0][-2])
        if view.top < 0 or not pack:
            return super().draw(view, mine, hand, place)
        with_top = mine.discard_from(hand | 1 << view.top, view.hand, place)[0]
        sample = pack if len(pack) <= UNSEEN_CARDS else self.rng.sample(pack, UNSEEN_CARDS)
        unseen = fsum(
            mine.discard_from(hand | 1 << card, (*view.hand, card), place)[0] for card in sample
        ) / len(sample)
        return Draw("discard" if with_top < unseen else "pack")

    def discard(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> int:
        """Discard what it needs least, unless the next player needs it."""
        where, room = self.beliefs(view)
        worlds = hands_in(where, room, self.rng, WORLDS_FOR_DISCARD)
        other = next_player(view)
        theirs = Prospects(had(view, other), self.needed, mine.unseen, None)
        share = HELPS_THEM / (len(view.players) - len(view.gone) - 1)

        shake = restless(view)

        def bad(card: int) -> tuple[float, float]:
            help_given = 0.0
            if worlds and theirs.needed:
                at = view.players[other].place
                help_given = fsum(
                    theirs.cost(hands[other], at) - theirs.cost(hands[other] | 1 << card, at)
                    for hands in worlds
                ) / len(worlds)
            left = mine.cost(hand & ~(1 << card), place) + shake * self.rng.random()
            return left + share * help_given, VALUE[card]

        return min(view.hand, key=bad)

    def after_going(self, mine: Prospects, hand: int, place: int) -> float:
        """Return the better of two estimates: from this square, or after one more roll."""
        now = mine.land(hand, place)
        whitehall = load_board()
        if whitehall.action_at[place] is not None or now < mine.cost(hand, place):
            return now
        later = fsum(min(mine.land(hand, go.route[-1]) for go in whitehall.routes[place][die]) for die in DIE)
        return 1 + later / len(DIE)

    def worth(
        self, view: SpycatcherView, mine: Prospects, hand: int, cards: tuple[int, ...], odds: float
    ) -> float:
        """Return the worth of a challenge.

        The closer the seeker is to the end, the more it is worth. Useless cards are better exchanged
        than kept.
        """
        place = view.players[self.seat].place
        price = mine.cost(hand & ~bits(cards), place) - mine.cost(hand, place)
        others = len(view.players) - len(view.gone) - 1
        held = len(view.players[view.turn].permits)
        urgent = LAST_STAMP if held + 1 >= self.needed else (A_STAMP + A_STAMP * held) / others
        return odds * urgent - PRICE * price + FRESH_CARD * len(cards)


def next_player(view: SpycatcherView) -> int:
    """Return the player whose turn is next."""
    seats = len(view.players)
    return next(
        seat for seat in ((view.turn + step) % seats for step in range(1, seats + 1)) if seat not in view.gone
    )
