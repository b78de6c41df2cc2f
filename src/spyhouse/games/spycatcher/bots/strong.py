"""A player who remembers every card, looks a throw ahead, and thinks of what the others can do."""

import random
from collections.abc import Sequence
from typing import Final

from spyhouse.games.spycatcher.bots.memory import Memory
from spyhouse.games.spycatcher.bots.normal import BLUFFED, PRICE, Normal, had, restless
from spyhouse.games.spycatcher.bots.odds import hands_in
from spyhouse.games.spycatcher.bots.situation import Prospects
from spyhouse.games.spycatcher.events import Judged
from spyhouse.games.spycatcher.influence import VALUE, bits, cards_in
from spyhouse.games.spycatcher.knowledge import Where
from spyhouse.games.spycatcher.moves import Draw
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.whitehall import DIE, the_map
from spyhouse.kernel import Event, Move, Options, View

UNSEEN_CARDS: Final = 16
"""How many cards off the pack it imagines drawing."""
WORLDS_FOR_DISCARD: Final = 8
SHOWN: Final = 2
"""Attempts of somebody that it must have seen to believe them more than the habit of people."""
HELPS_THEM: Final = 0.5
"""A turn saved by the next player, in turns of one's own; less with more players."""
A_STAMP: Final = 3.0
"""Turns that a refusal is worth to all the others together; as many more for each stamp the seeker has."""
LAST_STAMP: Final = 12.0
"""And to each of them, when the seeker would only have to go home."""
FRESH_CARD: Final = 0.15
"""Turns that a new card is worth in the place of a useless one."""


class Strong(Normal):
    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng)
        self._memory: Memory | None = None
        self._bluffed: dict[int, list[bool]] = {}

    def watch(self, events: Sequence[Event], view: View) -> None:
        assert isinstance(view, SpycatcherView)
        self._remember(view).hear(events, view)
        for event in events:
            if isinstance(event, Judged) and len(event.attempt.cards) > 1:
                self._bluffed.setdefault(event.attempt.seat, []).append(event.attempt.bluff)

    def slip(self) -> float:
        return 0.0

    def bluffs(self, seat: int) -> float:
        """From what this player was seen to have laid so far."""
        record = self._bluffed.get(seat, [])
        return (SHOWN * BLUFFED + sum(record)) / (SHOWN + len(record))

    def beliefs(self, view: SpycatcherView) -> tuple[Where, list[int]]:
        memory = self._remember(view)
        memory.look(view)
        room = memory.room(view)
        return memory.where, room

    def _remember(self, view: SpycatcherView) -> Memory:
        if self._memory is None:
            self._memory = Memory(self.seat, len(view.players))
        return self._memory

    def draw(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> Move:
        """The top discard, or the mean of what the pack may hold."""
        pack = cards_in(self.beliefs(view)[0][-2])
        if view.top < 0 or not pack:
            return super().draw(view, mine, hand, place)
        with_top = mine.discard_from(hand | 1 << view.top, view.hand, place)[0]
        sample = pack if len(pack) <= UNSEEN_CARDS else self.rng.sample(pack, UNSEEN_CARDS)
        unseen = sum(
            mine.discard_from(hand | 1 << card, (*view.hand, card), place)[0] for card in sample
        ) / len(sample)
        return Draw("discard" if with_top < unseen else "pack")

    def discard(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> int:
        """What it needs least, unless the next player is waiting for just that."""
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
                help_given = sum(
                    theirs.cost(hands[other], at) - theirs.cost(hands[other] | 1 << card, at)
                    for hands in worlds
                ) / len(worlds)
            left = mine.cost(hand & ~(1 << card), place) + shake * self.rng.random()
            return left + share * help_given, VALUE[card]

        return min(view.hand, key=bad)

    def after_going(self, mine: Prospects, hand: int, place: int) -> float:
        """Now, or a throw later from there: whichever estimate knows more."""
        now = mine.land(hand, place)
        whitehall = the_map()
        if whitehall.action_at[place] is not None or now < mine.cost(hand, place):
            return now
        later = sum(min(mine.land(hand, go.route[-1]) for go in whitehall.routes[place][die]) for die in DIE)
        return 1 + later / len(DIE)

    def worth(
        self, view: SpycatcherView, mine: Prospects, hand: int, cards: tuple[int, ...], odds: float
    ) -> float:
        """As for anyone, but the nearer the seeker is to the end the more, and cards that are of no use
        are better exchanged than kept."""
        place = view.players[self.seat].place
        price = mine.cost(hand & ~bits(cards), place) - mine.cost(hand, place)
        others = len(view.players) - len(view.gone) - 1
        held = len(view.players[view.turn].permits)
        urgent = LAST_STAMP if held + 1 >= self.needed else (A_STAMP + A_STAMP * held) / others
        return odds * urgent - PRICE * price + FRESH_CARD * len(cards)


def next_player(view: SpycatcherView) -> int:
    seats = len(view.players)
    return next(
        seat for seat in ((view.turn + step) % seats for step in range(1, seats + 1)) if seat not in view.gone
    )
