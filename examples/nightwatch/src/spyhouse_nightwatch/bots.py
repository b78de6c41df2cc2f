"""Somebody to play against."""

from collections.abc import Sequence

from spyhouse.kernel import Bot, Move, View
from spyhouse_nightwatch.moves import Guard, LookAway, Suspect, TakeAlong
from spyhouse_nightwatch.view import NightWatchView


class Watchman(Bot):
    """Takes along those it has doubts about, and names who was there when something happened."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, NightWatchView)
        if not legal:
            return None
        if LookAway() in legal:
            return LookAway() if self.rng.random() < 0.5 else Guard()
        if isinstance(legal[0], TakeAlong | Suspect):
            doubts = {move: self._doubt(view, move) for move in legal}
            most = max(doubts.values())
            return self.rng.choice([move for move, doubt in doubts.items() if doubt == most])
        return legal[0]

    def _doubt(self, view: NightWatchView, move: Move) -> int:
        """Bad nights of a seat; to the mole itself everybody looks alike."""
        if view.role == "mole" or not isinstance(move, TakeAlong | Suspect):
            return 0
        return sum(not night.quiet and move.seat in (night.leader, night.partner) for night in view.nights)
