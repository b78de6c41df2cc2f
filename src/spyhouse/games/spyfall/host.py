"""Moves of the host and the clock (SF-29, SF-35)."""

from spyhouse.games.spyfall import questions, rounds, votes
from spyhouse.games.spyfall.board import Board
from spyhouse.kernel import Event


def skip(b: Board, seat: int) -> list[Event]:
    """Skip the question, answer or "continue" of a player who is away."""
    return rounds.continue_round(b, seat) if b.phase == "reveal" else questions.skip_player(b, seat)


def leave(b: Board, seat: int, at: int) -> list[Event]:
    """SF-35: remove a player. If it is the spy, the round is void; anyone else abstains from now on."""
    b.callers = tuple(caller for caller in b.callers if caller != seat)
    if b.cards_are_hidden() and b.is_spy(seat):
        return rounds.end_round(b, "void", at)
    return _close_ranks(b, seat, at)


def end_round(b: Board, at: int) -> list[Event]:
    """End the round without points."""
    if not b.cards_are_hidden():
        raise b.wrong_phase()
    return rounds.end_round(b, "void", at)


def stop(b: Board, at: int) -> list[Event]:
    """Stop the game. The current round counts for nobody, and its cards are shown."""
    if b.cards_are_hidden():
        return [*rounds.show_cards(b, "void", at), *rounds.end_game(b, "stopped")]
    return rounds.end_game(b, "score" if b.round == b.options.rounds else "stopped")


def tick(b: Board, at: int) -> list[Event]:
    """Handle an expired deadline."""
    match b.phase:
        case "questions":
            return rounds.time_up(b, at)
        case "vote":
            return votes.count_absent_votes(b, b.waiting_for(), at)
        case "accusations":
            return votes.pass_turn(b, b.accusers[0], at)
        case "naming":
            return votes.pass_turn(b, b.waiting_for()[0], at)
        case _:
            return rounds.end_game(b, "score")


def _close_ranks(b: Board, seat: int, at: int) -> list[Event]:
    """Stop waiting for a player who has left."""
    match b.phase:
        case "dealt" | "questions":
            return [*questions.skip_player(b, seat), *rounds.time_up_if_enough_say_so(b, at)]
        case "vote" if b.case and seat == b.case.accused:
            # A spy's leaving voids the round, so the accused is innocent and the vote is dropped.
            b.accusers = tuple(accuser for accuser in b.accusers if accuser != seat)
            return votes.drop_case(b, at)
        case "vote":
            b.accusers = tuple(accuser for accuser in b.accusers if accuser != seat)
            return votes.settle_if_all_voted(b, at)
        case "accusations":
            on_turn = b.accusers[0] == seat
            b.accusers = tuple(accuser for accuser in b.accusers if accuser != seat)
            return rounds.next_accuser(b, at) if on_turn else []
        case "naming":
            return []
        case _:
            return rounds.next_round_if_all_are_ready(b)
