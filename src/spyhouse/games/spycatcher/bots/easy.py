"""A beginner: collects what looks nice, walks about, and challenges on a whim."""

from collections.abc import Sequence

from spyhouse.games.spycatcher.board import the_board
from spyhouse.games.spycatcher.bots.steady import Steady
from spyhouse.games.spycatcher.influence import MASTER, NUMBER_OF, SUIT, is_permitted
from spyhouse.games.spycatcher.moves import Challenge, Discard, Go, Pass, Seek
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.kernel import Move, View

WHIM = 0.2


class Easy(Steady):
    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpycatcherView)
        if not legal:
            return None
        if view.phase == "seek":
            return self._try([move for move in legal if isinstance(move, Seek)], view)
        if view.phase == "challenge":
            challenges = [move for move in legal if isinstance(move, Challenge)]
            return self.rng.choice(challenges) if challenges and self.rng.random() < WHIM else Pass()
        if view.phase == "discard":
            return self._dullest(view, [move for move in legal if isinstance(move, Discard)])
        if view.phase == "go":
            return self._somewhere(view, [move for move in legal if isinstance(move, Go)])
        return self.rng.choice(legal)

    def _try(self, seeks: list[Seek], view: SpycatcherView) -> Move:
        """Whatever it has; a bluff, where that is allowed, on a whim."""
        assert view.circle
        honest = seeks and is_permitted(seeks[0].cards, NUMBER_OF[view.circle])
        return seeks[0] if honest or (seeks and self.rng.random() < WHIM) else Pass()

    def _dullest(self, view: SpycatcherView, discards: list[Discard]) -> Move:
        """A card of the suit with the fewest, never a master if it can be helped."""
        suits = [SUIT[card] for card in view.hand]
        return min(
            discards,
            key=lambda move: (move.card in MASTER, suits.count(SUIT[move.card]), self.rng.random()),
        )

    def _somewhere(self, view: SpycatcherView, ways: list[Go]) -> Move:
        """Into a circle whose permission is missing, if the die allows it; else anywhere."""
        had = {NUMBER_OF[permit.circle] for permit in view.players[self.seat].permits}
        circles = the_board().circle_at
        good = [way for way in ways if circles[way.route[-1]] >= 0 and circles[way.route[-1]] not in had]
        if len(had) == 4:
            good = [way for way in ways if way.route[-1] == the_board().mi5]
        return self.rng.choice(good or ways)
