"""Normal bot: plans its way, keeps the cards of the plan, and computes the odds of a challenge."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from spyhouse.games.spycatcher.bots.odds import Threats, beats
from spyhouse.games.spycatcher.bots.pacing import ConstantPaceBot
from spyhouse.games.spycatcher.bots.plan import best_set
from spyhouse.games.spycatcher.bots.prospects import Prospects
from spyhouse.games.spycatcher.bots.reasons import why
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
from spyhouse.games.spycatcher.knowledge import PossibleZones, certain
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
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.kernel import Move, Options, View

WORTH_TAKING: Final = 0.6
"""Turns that a discard must save to be preferred to an unseen card."""
GOOD_ODDS: Final = 0.1
REFUSED: Final = 8.0
"""Turns that a refusal costs the seeker; doubled if only the way home would be left."""
PATIENCE: Final = 0.8
"""Expected turns it risks rather than wait for better cards."""
QUIET: Final = 8
"""Rounds without a permission won or lost before it gets restless."""
RESTLESS: Final = 0.4
BLUFFS: Final = 0.5
"""Probability of a profitable bluff: a player who always bluffs is never believed."""
BLUFFED: Final = 0.4
"""Prior probability that three cards are a bluff, where bluffing is allowed."""
CALLED: Final = 0.6
"""Prior probability that they are challenged there."""
SEEN: Final = 4
"""Number of attempts at this table that weigh as much as the prior."""
CARELESS: Final = 1.5
"""Maximum error of its estimates, in turns."""
PRICE: Final = 0.6
"""Share of a card's worth that is lost with it, because a new one is drawn."""


class Normal(ConstantPaceBot):
    """The normal bot."""

    def __init__(self, seat: int, options: Options, rng: random.Random) -> None:
        super().__init__(seat, options, rng)
        assert isinstance(options, SpycatcherOptions)
        self.needed = options.permissions_needed
        self.bluffing = options.bluffing

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the bot's move."""
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
        """Return the best move by estimated turns."""
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

    # --- beliefs

    def beliefs(self, view: SpycatcherView) -> tuple[PossibleZones, list[int]]:
        """Return the possible locations of cards and the room of each zone. It does not remember cards."""
        hidden = bits(DECK) & ~bits(view.hand)
        under = 0
        if view.top >= 0:
            hidden &= ~(1 << view.top)
            under = view.pile - 1
        where = [hidden] * (len(view.players) + 2)
        where[self.seat] = bits(view.hand)
        return where, [*(player.cards for player in view.players), view.pack, under]

    def prospects(self, view: SpycatcherView) -> Prospects:
        """Return the prospects of the bot's seat."""
        where, room = self.beliefs(view)
        threats = Threats(where, room, self.seat)
        return Prospects(had(view, self.seat), self.needed, may_come(where, self.seat), threats)

    def slip(self) -> float:
        """Return a random error of an estimate, in turns."""
        return CARELESS * self.rng.random()

    # --- decisions

    def draw(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> Move:
        """Return which card to take."""
        if view.top < 0:
            return Draw("pack")
        with_top = mine.discard_from(hand | 1 << view.top, view.hand, place)[0]
        better = mine.cost(hand, place) - with_top > WORTH_TAKING
        return Draw("discard" if better or (not view.pack and view.pile < 2) else "pack")

    def discard(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> int:
        """Return which card to discard."""
        shake = restless(view)

        def bad(card: int) -> tuple[float, bool, int]:
            left = mine.cost(hand & ~(1 << card), place) + shake * self.rng.random() + self.slip()
            return left, card in MASTER, VALUE[card]

        return min(view.hand, key=bad)

    def after_going(self, mine: Prospects, hand: int, place: int) -> float:
        """Return the turns left after moving to a square."""
        return mine.land(hand, place)

    def seek(self, view: SpycatcherView, mine: Prospects, hand: int, place: int) -> Move:
        """Return whether to seek permission, and with which cards."""
        assert view.circle
        circle = NUMBER_OF[view.circle]
        laid = best_set(hand, circle)
        # A turn spent waiting is lost, and if everyone waited for certainty nobody would ever move.
        patience = 1 + self.rng.expovariate(1 / (PATIENCE + restless(view)))
        if laid and mine.seek(hand, place, circle, laid) < mine.cost(hand, place) + patience:
            return Seek(laid)
        return (self.bluff(view, mine, hand, place, circle) if self.bluffing else None) or Pass()

    def bluff(self, view: SpycatcherView, mine: Prospects, hand: int, place: int, circle: int) -> Move | None:
        """SK-25: return a bluff of three spare cards, if it pays at this table's rate of challenges."""
        threes = (three for three in combinations(view.hand, 3) if not is_permitted(three, circle))
        _, three = min((mine.cost(hand & ~bits(three), place), three) for three in threes)
        called = (SEEN * CALLED + view.attempts_challenged) / (SEEN + view.attempts)
        left, without = hand & ~bits(three), tuple(other for other in mine.missing if other != circle)
        worth = (1 - called) * mine.cost(left, place, without) + called * (mine.cost(left, place) + 1)
        pays = worth < mine.cost(hand, place)
        return Seek(three) if pays and self.rng.random() < BLUFFS else None

    def challenge(self, view: SpycatcherView, mine: Prospects, hand: int) -> Move:
        """Return a challenge or a pass."""
        assert view.circle
        assert view.seeking
        circle = NUMBER_OF[view.circle]
        where, room = self.beliefs(view)
        bluffs = self.bluffs(view.turn) if self.bluffing else 0.0
        best, move = 0.0, None
        for cards in challenges(hand, circle):
            if view.seeking.cards == 1:
                odds = 0.0  # SK-15: a single card can only be the master
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
        """Return the probability that this player's three cards are a bluff."""
        return BLUFFED

    def worth(
        self, view: SpycatcherView, mine: Prospects, hand: int, cards: tuple[int, ...], odds: float
    ) -> float:
        """Return the turns the seeker loses, minus the turns the cards would have saved."""
        place = view.players[self.seat].place
        price = mine.cost(hand & ~bits(cards), place) - mine.cost(hand, place)
        last = len(view.players[view.turn].permits) + 1 >= self.needed
        return odds * REFUSED * (1 + last) - PRICE * price if odds >= GOOD_ODDS else 0.0

    def pick(self, view: SpycatcherView, mine: Prospects, hand: int, legal: Sequence[Move]) -> Move:
        """Return the choice that a square or a card asks for."""
        place = view.players[self.seat].place

        def bad(move: Move) -> float:
            match move:
                case ToCircle(circle):
                    number = NUMBER_OF[circle]
                    return mine.arrive(hand, load_board().entry[number], number)
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
        """Return the gain of sending a player to MI5: best if far along and far from MI5."""
        return -len(view.players[seat].permits)


def restless(view: SpycatcherView) -> float:
    """Return the turns it gives up to break a deadlock in which everyone holds what the others need."""
    quiet = view.round - (view.race[-1].round if view.race else 0)
    return max(0.0, RESTLESS * (quiet - QUIET))


def may_come(where: PossibleZones, seat: int) -> int:
    """Return the cards it may still get. Cards known to be in another hand are excluded."""
    found = held = 0
    for zone, may_be in enumerate(where):
        if zone != seat:
            found |= may_be
            if zone < len(where) - 2:
                held |= certain(where, zone)
    return found & ~held


def had(view: SpycatcherView, seat: int) -> list[int]:
    """Return the circles whose permission a seat holds."""
    return [NUMBER_OF[permit.circle] for permit in view.players[seat].permits]


def challenges(hand: int, circle: int) -> list[tuple[int, ...]]:
    """Return candidates: the lowest card, which calls a bluff, the highest one to three, the master."""
    master = MASTER[circle]
    numbers = [card for card in cards_in(hand) if master - 12 <= card < master]
    found = {tuple(numbers[:1]): None} | {tuple(numbers[-count:]): None for count in (1, 2, 3)}
    return [*(cards for cards in found if cards), *([(master,)] if hand >> master & 1 else [])]
