"""Set-up: deal hands, turn over a discard, and roll for the start (SK-4, SK-5)."""

from spyhouse.games.spycatcher.board import Board
from spyhouse.games.spycatcher.turn import begin_turn
from spyhouse.games.spycatcher.whitehall import DIE


def set_up(b: Board) -> None:
    """Set up the board."""
    for seat in range(b.seats):
        b.draw(seat, b.options.hand_size)  # SK-4
    turned = b.pack.pop(b.chance.below("pack", len(b.pack)))
    b.pile.append(turned)
    b.unseen |= 1 << turned
    b.reveal_top_discard()
    if b.options.first_player is None:
        _roll_for_start(b)
    else:
        b.first = b.turn = b.options.first_player  # SK-5
    begin_turn(b)


def _roll_for_start(b: Board) -> None:
    """SK-5: roll for the start. The highest starts; ties roll again."""
    rolling = list(range(b.seats))
    while len(rolling) > 1:
        rolls = [0] * b.seats
        for seat in rolling:
            rolls[seat] = 1 + b.chance.below("start", len(DIE))
        b.rolls_for_start = (*b.rolls_for_start, tuple(rolls))
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls)]
    b.first = b.turn = rolling[0]
