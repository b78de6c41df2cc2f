"""Prospects of one player: estimated turns until the end."""

from collections.abc import Sequence
from typing import Final

from spyhouse.games.spycatcher.bots.odds import Threats
from spyhouse.games.spycatcher.bots.plan import best_set, turns_left, wait_for
from spyhouse.games.spycatcher.influence import NUMBER_OF, bits, suit_of
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.games.spycatcher.whitehall_file import SquareEffect

WON: Final = -50.0
"""Value of winning: better than any number of turns."""
WILLING: Final = 0.7
"""Probability that a player who could refuse does, without knowing the laid cards."""
NEW_HAND: Final = 3.0
"""Turns by which a good hand is better than a new one."""


class Prospects:
    """Estimated turns to the end by hand and square. Fewer is better."""

    def __init__(self, had: Sequence[int], needed: int, unseen: int, threats: Threats | None) -> None:
        self.missing = tuple(circle for circle in range(4) if circle not in had)
        self.had = tuple(had)
        self.needed = max(0, needed - len(had))
        self.unseen = unseen
        self.threats = threats
        self._unseen = unseen.bit_count()
        self._waits: tuple[dict[int, float], ...] = ({}, {}, {}, {})
        self._cost: dict[tuple[int, int, tuple[int, ...]], float] = {}

    def cost(self, hand: int, place: int, missing: tuple[int, ...] | None = None) -> float:
        """Return the turns until publishing."""
        lacking = self.missing if missing is None else missing
        key = (hand, place, lacking)
        cost = self._cost.get(key)
        if cost is None:
            needed = max(0, self.needed - (len(self.missing) - len(lacking)))
            waits = [self._wait(hand, circle) for circle in lacking]
            cost = self._cost[key] = turns_left(place, lacking, waits, needed)
        return cost

    def _wait(self, hand: int, circle: int) -> float:
        suit, waits = suit_of(hand, circle), self._waits[circle]
        wait = waits.get(suit)
        if wait is None:
            risk = self.risk(best_set(hand, circle), circle)
            wait = waits[suit] = wait_for(suit, suit_of(self.unseen, circle), self._unseen, risk)
        return wait

    def risk(self, laid: tuple[int, ...], circle: int) -> float:
        """Return the probability that these cards are refused."""
        return round(WILLING * self.threats.risk(laid, circle), 1) if self.threats else 0.0

    def discard_from(self, hand: int, cards: Sequence[int], place: int) -> tuple[float, int]:
        """Return the turns left after the best discard, and that card."""
        return min((self.cost(hand & ~(1 << card), place), card) for card in cards)

    def seek(self, hand: int, place: int, circle: int, laid: tuple[int, ...]) -> float:
        """Return the expected turns after seeking with these cards."""
        left = hand & ~bits(laid)
        risk = self.risk(laid, circle)
        without = tuple(other for other in self.missing if other != circle)
        return (1 - risk) * self.cost(left, place, without) + risk * self.cost(left, place)

    def land(self, hand: int, place: int) -> float:
        """Return the turns left after stopping on a square and applying it."""
        whitehall = load_board()
        circle = whitehall.circle_at[place]
        if circle >= 0:
            return self.arrive(hand, place, circle)
        if place == whitehall.mi5:
            return self.cost(hand, place) if self.needed else WON
        action = whitehall.action_at[place]
        if action is None:
            return self.cost(hand, place)
        if action.circle:
            return self.arrive(hand, whitehall.entry[NUMBER_OF[action.circle]], NUMBER_OF[action.circle])
        return self._obey(hand, place, action.effect)

    def arrive(self, hand: int, place: int, circle: int) -> float:
        """Return the turns left after arriving in a circle."""
        stay = self.cost(hand, place)
        laid = best_set(hand, circle)
        if circle not in self.missing or not laid or not self.needed:
            return stay
        return min(stay, self.seek(hand, place, circle, laid))

    def _obey(self, hand: int, place: int, effect: SquareEffect) -> float:
        whitehall = load_board()
        match effect:
            case "to_any_circle":
                return min(self.arrive(hand, whitehall.entry[circle], circle) for circle in range(4))
            case "report":
                return self.cost(hand, whitehall.mi5) if self.needed else WON
            case "roll_again":
                return self.cost(hand, place) - 1
            case "miss_turn":
                return self.cost(hand, place) + 1
            case "replace_hand":
                return self.cost(hand, place) + NEW_HAND
            case "replace_permission" | "give_permission" if self.had:
                return min(self.cost(hand, place, (*self.missing, circle)) for circle in self.had)
            case "draw_two":
                return self.cost(hand, place) - 0.5
            case _:
                return self.cost(hand, place)
