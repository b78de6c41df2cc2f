"""Easy bot: collects at random, walks roughly in the right direction, and challenges on a whim."""

from collections.abc import Sequence
from typing import Final

from spyhouse.games.spycatcher.bots.pacing import ConstantPaceBot
from spyhouse.games.spycatcher.bots.plan import best_set
from spyhouse.games.spycatcher.bots.travel import HOME, after_landing, turns_to
from spyhouse.games.spycatcher.influence import MASTER, NUMBER_OF, SUIT, bits, is_permitted
from spyhouse.games.spycatcher.moves import Challenge, Discard, Go, Pass, Seek
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.kernel import Move, View

WHIM: Final = 0.2
STROLLS: Final = 0.35
"""Probability of walking in a random direction."""


class Easy(ConstantPaceBot):
    """The easy bot."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the bot's move."""
        assert isinstance(view, SpycatcherView)
        if not legal:
            return None
        match view.phase:
            case "seek":
                return self._try([move for move in legal if isinstance(move, Seek)], view)
            case "challenge":
                challenges = [move for move in legal if isinstance(move, Challenge)]
                return self.rng.choice(challenges) if challenges and self.rng.random() < WHIM else Pass()
            case "discard":
                return self._dullest(view, [move for move in legal if isinstance(move, Discard)])
            case "go":
                return self._stroll(view, [move for move in legal if isinstance(move, Go)])
            case _:
                return self.rng.choice(legal)

    def _try(self, seeks: list[Seek], view: SpycatcherView) -> Move:
        """Seek with any valid set; bluff at random where that is allowed."""
        assert view.circle
        if seeks and is_permitted(seeks[0].cards, NUMBER_OF[view.circle]):
            return seeks[0]
        return self.rng.choice(seeks) if seeks and self.rng.random() < WHIM else Pass()

    def _dullest(self, view: SpycatcherView, discards: list[Discard]) -> Move:
        """Discard a card of a finished circle, otherwise of the shortest suit; masters last."""
        suits = [SUIT[card] for card in view.hand]
        missing = self._missing(view)

        def keep(move: Discard) -> tuple[bool, bool, int, float]:
            suit = SUIT[move.card]
            return suit in missing, move.card in MASTER, suits.count(suit), self.rng.random()

        return min(discards, key=keep)

    def _stroll(self, view: SpycatcherView, ways: list[Go]) -> Move:
        """Go towards a circle where it has a set, otherwise to the nearest it needs, or anywhere."""
        missing = self._missing(view)
        if missing and self.rng.random() < STROLLS:
            return self.rng.choice(ways)
        hand = bits(view.hand)
        targets = [circle for circle in missing if best_set(hand, circle)] or missing or [HOME]
        whitehall, roads = load_board(), turns_to()

        def far(way: Go) -> float:
            return min(after_landing(whitehall, to, way.route[-1], roads[to]) for to in targets)

        return min(ways, key=far)

    def _missing(self, view: SpycatcherView) -> list[int]:
        """Return the circles whose permission it still needs."""
        assert isinstance(self.options, SpycatcherOptions)
        had = [NUMBER_OF[permit.circle] for permit in view.players[self.seat].permits]
        if len(had) >= self.options.permissions_needed:
            return []
        return [circle for circle in range(4) if circle not in had]
