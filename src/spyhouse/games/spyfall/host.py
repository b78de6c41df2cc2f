"""What the host and the clock may do to a game (SF-29, SF-35)."""

from spyhouse.games.spyfall import questions, rounds, votes
from spyhouse.games.spyfall.board import Board
from spyhouse.kernel import Event


def skip(b: Board, seat: int) -> list[Event]:
    """Somebody is away: go on without their question, answer or "continue"."""
    return rounds.go_on(b, seat) if b.phase == "reveal" else questions.go_on_without(b, seat)


def leave(b: Board, seat: int, at: int) -> list[Event]:
    """SF-35: a spy who leaves for good voids the round; anyone else abstains from now on."""
    b.callers = tuple(caller for caller in b.callers if caller != seat)
    if b.cards_are_hidden() and b.is_spy(seat):
        return rounds.end_round(b, "void", at)
    return _close_ranks(b, seat, at)


def end_round(b: Board, at: int) -> list[Event]:
    if not b.cards_are_hidden():
        raise b.not_now()
    return rounds.end_round(b, "void", at)


def stop(b: Board, at: int) -> list[Event]:
    """The round that was going on counts for nobody, and its cards are shown."""
    if b.cards_are_hidden():
        return [*rounds.show_cards(b, "void", at), *rounds.end_game(b, "stopped")]
    return rounds.end_game(b, "score" if b.round == b.options.rounds else "stopped")


def tick(b: Board, at: int) -> list[Event]:
    match b.phase:
        case "questions":
            return rounds.time_up(b, at)
        case "vote":
            return votes.silence(b, b.waiting_for(), at)
        case "accusations":
            return votes.pass_turn(b, b.accusers[0], at)
        case _:
            return rounds.end_game(b, "score")


def _close_ranks(b: Board, seat: int, at: int) -> list[Event]:
    """Nothing waits any longer for somebody who has gone."""
    match b.phase:
        case "dealt" | "questions":
            return [*questions.go_on_without(b, seat), *rounds.time_up_if_enough_say_so(b, at)]
        case "vote" if b.case and seat == b.case.accused:
            # Had it been the spy, the round would be void; so there is nothing left to vote on.
            b.accusers = tuple(accuser for accuser in b.accusers if accuser != seat)
            return votes.drop_case(b, at)
        case "vote":
            b.accusers = tuple(accuser for accuser in b.accusers if accuser != seat)
            return votes.settle_if_all_voted(b, at)
        case "accusations":
            on_turn = b.accusers[0] == seat
            b.accusers = tuple(accuser for accuser in b.accusers if accuser != seat)
            return rounds.next_accuser(b, at) if on_turn else []
        case _:
            return rounds.next_round_if_all_are_ready(b)
