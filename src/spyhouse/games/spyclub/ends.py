"""How a case ends (SC-38, SC-39)."""

from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP, Board
from spyhouse.games.spyclub.events import CaseEnded
from spyhouse.games.spyclub.words import EMPTY, End


def end(b: Board, how: End) -> None:
    how = b.rules.ending(b, how)
    b.phase, b.ended = "over", how
    b.asked = None
    on_the_table = [card for card in (*b.hands, *b.row, *b.incoming, *b.solved) if card != EMPTY]
    for card in on_the_table:
        b.seen[card] = SEEN_UP | SEEN_DOWN
    b.tell(
        CaseEnded(
            how=how,
            loose_ends=tuple(b.clue(card) for card in b.hands if card != EMPTY),
            shown=tuple(b.both_sides(card) for card in on_the_table),
        )
    )
