"""What the host may do to a case."""

from spyhouse.games.spyclub import case_end, solving, suspect, teamwork, turns
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import flow


def leave(b: Board, seat: int) -> None:
    """The cards and ideas stay, others may use them by teamwork, but no turn comes there any more."""
    if b.phase == "consent" and seat == b.active and b.asked:
        teamwork.answer(b, b.asked[1].seat, agreed=False)  # nobody is left to team up with
    if b.phase == "desk":
        flow.on_player_left(b)
    while seat in b.waiting_for():
        skip(b, seat)


def stop(b: Board) -> None:
    if b.mosaic is None or not flow.stop(b):
        case_end.end_case(b, "stopped")


def skip(b: Board, seat: int) -> None:
    """Somebody is away: the turn ends, or what they were asked is answered the plain way."""
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
