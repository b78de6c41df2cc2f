"""Somebody to play against."""

from collections.abc import Sequence
from functools import reduce
from operator import xor

from spyhouse.kernel import Bot, Move, View
from spyhouse_deaddrop.moves import Take
from spyhouse_deaddrop.options import DeadDropOptions
from spyhouse_deaddrop.view import DeadDropView


class Courier(Bot):
    """Plays for two as well as can be (Bouton, 1901); with more at the table, just as if there were two."""

    options: DeadDropOptions

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, DeadDropView)
        moves = [move for move in legal if isinstance(move, Take)]
        good = [move for move in moves if self._leaves_them_lost(view.rows, move)]
        self.why = "Whatever they take now, I have an answer." if good else ""
        return self.rng.choice(good or moves) if moves else None

    def _leaves_them_lost(self, rows: tuple[int, ...], move: Take) -> bool:
        left = [many - move.letters * (row == move.row) for row, many in enumerate(rows)]
        if max(left) <= 1 and self.options.last_loses:
            return sum(left) % 2 == 1
        return reduce(xor, left) == 0
