"""Winning: the first player back on MI5 with every permission has published (SK-31)."""

from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.events import GameEnded
from spyhouse.kernel import Event


def check_win(b: Board, seat: int) -> list[Event]:
    """SK-31: end the game if the player is on MI5 with all permissions."""
    if not b.may_publish(seat):
        return []
    b.phase = "over"
    b.ended = "published"
    b.winner = seat
    return [GameEnded(how="published", winner=seat)]
