"""A sound player: plans the way, keeps what the plan needs, and knows the odds of a challenge."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from spyhouse.games.spycatcher.bots.odds import Threats, beats
from spyhouse.games.spycatcher.bots.plan import best_set
from spyhouse.games.spycatcher.bots.reasons import why
from spyhouse.games.spycatcher.bots.situation import Prospects
from spyhouse.games.spycatcher.bots.steady import Steady
from spyhouse.games.spycatcher.influence import (
    DECK,
    MASTER,
    NUMBER_OF,
    VALUE,
    bits,
    cards_in,
    is_permitted,
    total,
)
from spyhouse.games.spycatcher.knowledge import Where, certain
from spyhouse.games.spycatcher.moves import (
    Challenge,
    Discard,
    Draw,
    Give,
    Go,
    HandBack,
    LookAt,
    Pass,
    Seek,
    Send,
    Swap,
    ToCircle,
)
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.whitehall import the_map
from spyhouse.kernel import Move, Options, View

WORTH_TAKING: Final = 0.6
"""Turns that a discard must save to be better than an unseen card."""
GOOD_ODDS: Final = 0.1
REFUSED: Final = 8.0
"""Turns that a refusal costs the seeker; twice as many if only the way home would be left."""
PATIENCE: Final = 0.8
"""Turns it will risk, on the average, rather than wait for better cards."""
QUIET: Final = 8
"""Rounds without a permission won or lost that nobody minds."""
RESTLESS: Final = 0.4
BLUFFS: Final = 0.5
"""How often it bluffs where that pays: whoever always does is never believed."""
BLUFFED: Final = 0.4
"""How often three cards are no run where bluffing is allowed."""
CALLED: Final = 0.6
"""How often they are challenged there."""
SEEN: Final = 4
"""Attempts at this table that count as much as what it thinks of people."""
CARELESS: Final = 1.5
"""Turns that it does not look closely enough to see."""
PRICE: Final = 0.6
"""How much of a card's worth is lost with it: another is drawn for it."""


class Normal(Steady):
    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng)
        assert isinstance(options, SpycatcherOptions)
        self.needed = options.permissions_needed
        self.bluffing = options.bluffing

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpycatcherView)
        if not legal:
            return None
        mine = self.prospects(view)
        hand = bits(view.hand)
        self._odds = 0.0
        only = len(legal) == 1
        move = legal[0] if only else self.best(view, mine, hand, legal)
        self.why = why(move, view, mine, hand, self._odds, only=only)
        return move

    def best(self, view: SpycatcherView, mine: Prospects, hand: int, legal: Sequence[Move]) -> Move:
        place = view.players[self.seat].place
        match view.phase:
            case "draw":
                return self.draw(view, mine, hand, place)
            case "discard":
                return Discard(self.discard(view, mine, hand, place))
            case "swap":
                return Swap(mine.discard_from(hand, view.hand, place)[1])
            case "go":
                return min(
                    (move for move in legal if isinstance(move, Go)),
                    key=lambda go: self.after_going(mine, hand, go.route[-1]) + self.slip(),
                )
            case "seek":
                return self.seek(view, mine, hand, place)
            case "challenge":
                return self.challenge(view, mine, hand)
            case _:
                return self.pick(view, mine, hand, legal)

    # --- what it believes

    def beliefs(self, view: SpycatcherView) -> tuple[Where, list[int]]:
        """It does not count cards: what it does not see now may be anywhere."""
        hidden = bits(DECK) & ~bits(view.hand)
        under = 0
        if view.top >= 0:
            hidden &= ~(1 << view.top)
            under = view.pile - 1
        where = [hidden] * (len(view.players) + 2)
        where[self.seat] = bits(view.hand)
        return where, [*(player.cards for player in view.players), view.pack, under]

    def prospects(self, view: SpycatcherView) -> Prospects:
        where, room = self.beliefs(view)
        threats = Threats(where, room, self.seat)
        return Prospects(had(view, self.seat), self.needed, may_come(where, self.seat), threats)

    def slip(self) -> float:
        """Turns by which it misjudges a way or a card."""
        return CARELESS * self.rng.random()

    # --- what it does

    def draw(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> Move:
        if view.top < 0:
            return Draw("pack")
        with_top = mine.discard_from(hand | 1 << view.top, view.hand, place)[0]
        better = mine.cost(hand, place) - with_top > WORTH_TAKING
        return Draw("discard" if better or (not view.pack and view.pile < 2) else "pack")

    def discard(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> int:
        shake = restless(view)

        def bad(card: int) -> tuple[float, bool, int]:
            left = mine.cost(hand & ~(1 << card), place) + shake * self.rng.random() + self.slip()
            return left, card in MASTER, VALUE[card]

        return min(view.hand, key=bad)

    def after_going(self, mine: Prospects, hand: int, place: int) -> float:
        return mine.land(hand, place)

    def seek(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> Move:
        assert view.circle
        circle = NUMBER_OF[view.circle]
        laid = best_set(hand, circle)
        # A turn spent waiting is lost; and if everyone waited for sure things, nobody would ever move.
        patience = 1 + self.rng.expovariate(1 / (PATIENCE + restless(view)))
        if laid and mine.seek(hand, place, circle, laid) < mine.cost(hand, place) + patience:
            return Seek(laid)
        return (self.bluff(view, mine, hand, place, circle) if self.bluffing else None) or Pass()

    def bluff(self, view: SpycatcherView, mine: Prospects, hand: int, place: int, circle: int) -> Move | None:
        """SK-25: three cards it can spare, if that pays with as many challenges as this table has seen."""
        threes = (three for three in combinations(view.hand, 3) if not is_permitted(three, circle))
        _, three = min((mine.cost(hand & ~bits(three), place), three) for three in threes)
        called = (SEEN * CALLED + view.attempts_challenged) / (SEEN + view.attempts)
        left, without = hand & ~bits(three), tuple(other for other in mine.missing if other != circle)
        worth = (1 - called) * mine.cost(left, place, without) + called * (mine.cost(left, place) + 1)
        pays = worth < mine.cost(hand, place)
        return Seek(three) if pays and self.rng.random() < BLUFFS else None

    def challenge(self, view: SpycatcherView, mine: Prospects, hand: int) -> Move:
        assert view.circle
        assert view.seeking
        circle = NUMBER_OF[view.circle]
        where, room = self.beliefs(view)
        bluffs = self.bluffs(view.turn) if self.bluffing else 0.0
        best, move = 0.0, None
        for cards in challenges(hand, circle):
            if view.seeking.cards == 1:
                odds = 0.0  # SK-15: it can only be the master
            else:
                strength = 99 if cards == (MASTER[circle],) else total(cards)
                odds = bluffs + (1 - bluffs) * beats(strength, circle, where, view.turn, room[view.turn])
            gain = self.worth(view, mine, hand, cards, odds)
            if gain > best:
                best, move, self._odds = gain, Challenge(cards), odds
            elif not move:
                self._odds = max(self._odds, odds)
        return move or Pass()

    def bluffs(self, seat: int) -> float:
        """How likely the three cards this player has laid are no run."""
        return BLUFFED

    def worth(
        self, view: SpycatcherView, mine: Prospects, hand: int, cards: tuple[int, ...], odds: float
    ) -> float:
        """Turns gained on the seeker, less the turns the cards would have saved."""
        place = view.players[self.seat].place
        price = mine.cost(hand & ~bits(cards), place) - mine.cost(hand, place)
        last = len(view.players[view.turn].permits) + 1 >= self.needed
        return odds * REFUSED * (1 + last) - PRICE * price if odds >= GOOD_ODDS else 0.0

    def pick(self, view: SpycatcherView, mine: Prospects, hand: int, legal: Sequence[Move]) -> Move:
        """The choices that squares and cards ask for."""
        place = view.players[self.seat].place

        def bad(move: Move) -> float:
            match move:
                case ToCircle(circle):
                    number = NUMBER_OF[circle]
                    return mine.arrive(hand, the_map().entry[number], number)
                case HandBack(circle) | Give(circle):
                    to = view.players[move.to] if isinstance(move, Give) else None
                    without = mine.cost(hand, place, (*mine.missing, NUMBER_OF[circle]))
                    return without + (len(to.permits) if to else 0)
                case LookAt(seat):
                    return -len(view.players[seat].permits)
                case Send(seat):
                    return self._going_home(view, seat)
                case _:
                    return 0.0

        return min(legal, key=bad)

    def _going_home(self, view: SpycatcherView, seat: int) -> float:
        """Who is sent should be far along, and far from where MI5 would take them anyway."""
        return -len(view.players[seat].permits)


def restless(view: SpycatcherView) -> float:
    """Turns it will give away to stir things up: where everyone holds what the others wait for, nobody
    gets anywhere until somebody lets go."""
    quiet = view.round - (view.race[-1].round if view.race else 0)
    return max(0.0, RESTLESS * (quiet - QUIET))


def may_come(where: Where, seat: int) -> int:
    """The cards it may still get. One that somebody is known to hold is not waited for."""
    found = held = 0
    for zone, may_be in enumerate(where):
        if zone != seat:
            found |= may_be
            if zone < len(where) - 2:
                held |= certain(where, zone)
    return found & ~held


def had(view: SpycatcherView, seat: int) -> list[int]:
    return [NUMBER_OF[permit.circle] for permit in view.players[seat].permits]


def challenges(hand: int, circle: int) -> list[tuple[int, ...]]:
    """The lowest number of the suit, which calls a bluff, the highest one, two and three, and the master."""
    master = MASTER[circle]
    numbers = [card for card in cards_in(hand) if master - 12 <= card < master]
    found = {tuple(numbers[:1]): None} | {tuple(numbers[-count:]): None for count in (1, 2, 3)}
    return [*(cards for cards in found if cards), *([(master,)] if hand >> master & 1 else [])]
