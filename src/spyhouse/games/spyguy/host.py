"""Moves of the host."""

from spyhouse.games.spyguy import chase, search, turns
from spyhouse.games.spyguy.board import Board
from spyhouse.kernel import Event


def skip(b: Board, seat: int, at: int) -> list[Event]:
    """Skip a player who is away: the table stops waiting for them."""
    b.excused = tuple(sorted((*b.excused, seat)))
    return turns.settle(b, at)


def stop(b: Board, at: int) -> list[Event]:
    """Stop the game and show everything, including the missed copies of a running search."""
    shown = search.end_search(b, "stopped", at) if b.phase == "search" else []
    return [*shown, *chase.end(b, "stopped")]
