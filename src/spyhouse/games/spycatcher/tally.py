"""What the lab counts in a game (SK-35)."""

from spyhouse.games.spycatcher.board import Board


def tally(b: Board) -> dict[str, int]:
    """Who starts is player 1, whatever the seat."""
    counts = {"rounds": b.round, "attempts": b.attempts, "attempts challenged": b.attempts_challenged}
    won_by = {} if b.winner is None else {f"won by player {1 + (b.winner - b.first) % b.seats}": 1}
    return counts | won_by
