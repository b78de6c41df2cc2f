"""Winning: the first one back on MI5 with every permission has published (SK-31)."""

from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.events import GameEnded
from spyhouse.kernel import Event


def come_home(b: Board, seat: int) -> list[Event]:
    """SK-31: on MI5 with all permissions, the book is published. Nothing happens without them."""
    if not b.may_publish(seat):
        return []
    b.phase = "over"
    b.ended = "published"
    b.winner = seat
    return [GameEnded(how="published", winner=seat)]
