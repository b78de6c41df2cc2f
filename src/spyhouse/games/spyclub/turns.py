"""The end of a turn and the start of the next (SC-15, SC-33)."""

from spyhouse.games.spyclub import case_end, refill, suspect
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.events import TurnBegan, TurnEnded


def end_turn(b: Board, seat: int) -> None:
    """End the active player's actions: refill, then move the suspect."""
    b.require_phase("actions", seat)
    finish(b)


def finish(b: Board) -> None:
    """Finish the turn after the suspect has moved."""
    b.emit(TurnEnded(seat=b.active))
    b.actions = b.flipped = 0
    b.given = ()
    b.rules.run_end_of_turn(b, REST_OF_TURN)


def begin_next(b: Board) -> None:
    """Begin the next player's turn, or end the case."""
    if b.options.flat_turns and b.drawn == len(b.movement):
        case_end.end_case(b, "out_of_time")  # SC-33, as an option
        return
    b.active = (b.active + 1) % b.seats
    pass_over_leavers(b)
    b.turn += 1
    b.actions = b.rules.actions(b, b.active)
    b.emit(TurnBegan(seat=b.active, turn=b.turn, final=b.is_final_turn()))


def pass_over_leavers(b: Board) -> None:
    """Make the next player active if the active one has left for good."""
    while b.active in b.gone:
        b.active = (b.active + 1) % b.seats


def remove(b: Board, seat: int, supply: int, players: tuple[int, ...]) -> None:
    """Remove ideas and continue the end of the turn."""
    suspect.split(b, seat, supply, players)
    b.rules.after_removal(b, begin_next)


REST_OF_TURN = (
    refill.refill_hands,
    refill.refill_incoming,
    suspect.reveal,
    suspect.walk,
    suspect.stop,
    begin_next,
)
