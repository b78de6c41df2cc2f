"""Moves of the host in a case."""

from spyhouse.games.spyclub import case_end, solving, suspect, teamwork, turns
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import flow


def leave(b: Board, seat: int) -> None:
    """Let a player leave. Their cards and ideas stay for teamwork, but they get no more turns."""
    if b.phase == "consent" and seat == b.active and b.asked:
        teamwork.answer(b, b.asked[1].seat, agreed=False)  # nobody is left to team up with
    if b.phase == "desk":
        flow.on_player_left(b)
    act_for_leavers(b)


def act_for_leavers(b: Board) -> None:
    """Skip players who have left, as long as the case waits for one."""
    while leavers := [seat for seat in b.waiting_for() if seat in b.gone]:
        skip(b, leavers[0])


def stop(b: Board) -> None:
    """Stop the case."""
    if b.mosaic is None or not flow.stop(b):
        case_end.end_case(b, "stopped")


def skip(b: Board, seat: int) -> None:
    """End an absent player's turn, or answer for them with the default."""
    match b.phase:
        case "actions":
            turns.finish(b)
        case "consent":
            teamwork.answer(b, seat, agreed=False)
        case "solution":
            solving.choose(b, seat, solving.default_choice(b))
        case "removal":
            turns.remove(b, seat, *suspect.proposed_split(b))
        case "card":
            b.rules.play_card_move(b, seat, b.rules.legal_answers(b)[0])
        case "desk":
            flow.answer_by_default(b, seat)
        case "over":
            pass
    if b.mosaic is not None:
        flow.go_on(b)
