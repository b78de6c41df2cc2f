"""The end of a case (SC-38, SC-39)."""

from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP, Board
from spyhouse.games.spyclub.events import CaseEnded
from spyhouse.games.spyclub.terms import EMPTY, End


def end_case(b: Board, how: End) -> None:
    """End the case, and show all faces."""
    how = b.rules.ending(b, how)
    b.phase, b.ended = "over", how
    b.asked = None
    held = [card for card in (*b.hands, *b.rules.clues_held_aside(b)) if card != EMPTY]
    on_the_table = [*held, *(card for card in (*b.row, *b.incoming, *b.solved) if card != EMPTY)]
    for card in on_the_table:
        b.seen[card] = SEEN_UP | SEEN_DOWN
    b.emit(
        CaseEnded(
            how=how,
            loose_ends=tuple(map(b.clue, held)),
            shown=tuple(b.both_sides(card) for card in on_the_table),
        )
    )
