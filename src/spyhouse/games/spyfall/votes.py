"""Accusations and votes, during the round and after time (SF-12 to SF-15, SF-17, SF-33)."""

import msgspec

from spyhouse.games.spyfall import guesses
from spyhouse.games.spyfall.board import Board, Case, OpenCase
from spyhouse.games.spyfall.events import Accused, OddOneOut, Passed, Voted, VoteEnded
from spyhouse.games.spyfall.rounds import (
    end_round,
    next_accuser,
    run_clock,
    stop_clock,
    time_up_if_enough_say_so,
)
from spyhouse.games.spyfall.scoring import How
from spyhouse.kernel import Event, IllegalMove


def accuse(b: Board, seat: int, accused: int, at: int) -> list[Event]:
    """Accuse a player and start the vote."""
    b.require_phase("questions", "accusations")
    after_time = b.phase == "accusations"
    if after_time and seat != b.accusers[0]:
        raise IllegalMove("spyfall-not-your-turn-to-accuse")
    if not after_time and seat in b.spent:
        raise IllegalMove("spyfall-clock-stopped-once")
    if accused == seat:
        raise IllegalMove("spyfall-accuse-yourself")
    if accused not in b.players():
        raise IllegalMove("spyfall-nobody-there")
    if after_time:
        b.accusers = b.accusers[1:]
    else:
        b.spent = tuple(sorted((*b.spent, seat)))  # SF-14
        stop_clock(b, at)
    votes = tuple(True if other == seat else None for other in range(b.seats))  # SF-15
    b.case = OpenCase(seat, accused, after_time, votes)
    b.phase = "vote"
    b.due = at + b.options.vote_seconds * 1000
    return [Accused(accuser=seat, accused=accused, after_time=after_time)]


def vote(b: Board, seat: int, guilty: bool, at: int) -> list[Event]:
    """Vote on the accused."""
    b.require_phase("vote")
    assert b.case
    if seat == b.case.accused:
        raise IllegalMove("spyfall-your-own-case")
    if seat == b.case.accuser:
        raise IllegalMove("spyfall-accuser-has-voted")
    if b.case.votes[seat] is not None:
        raise IllegalMove("spyfall-voted-already")
    _cast(b, seat, guilty)
    return [Voted(seat=seat), *settle_if_all_voted(b, at)]


def count_absent_votes(b: Board, seats: tuple[int, ...], at: int) -> list[Event]:
    """Count missing votes as not guilty."""
    for seat in seats:
        _cast(b, seat, False)
    return settle_if_all_voted(b, at)


def pass_turn(b: Board, seat: int, at: int) -> list[Event]:
    """SF-17: accuse nobody when it is your turn after time."""
    b.require_phase("accusations", "naming")
    if b.phase == "naming":
        return guesses.name_nothing(b, seat, at)
    if seat != b.accusers[0]:
        raise IllegalMove("spyfall-not-your-turn-to-accuse")
    b.accusers = b.accusers[1:]
    return [Passed(seat=seat), *next_accuser(b, at)]


def settle_if_all_voted(b: Board, at: int) -> list[Event]:
    """Finish the vote if all votes are in."""
    if b.case is None or b.waiting_for():
        return []
    case, voters = b.case, b.voters(b.case.accused)
    guilty = tuple(seat for seat in voters if case.votes[seat])
    not_guilty = tuple(seat for seat in voters if not case.votes[seat])
    convicted = not not_guilty
    if case.after_time and b.options.majority_after_time:
        convicted = len(guilty) > len(not_guilty)  # SF-32
    b.cases = (*b.cases, Case(case.accuser, case.accused, guilty, not_guilty))
    ended = VoteEnded(accused=case.accused, guilty=guilty, not_guilty=not_guilty, convicted=convicted)
    if convicted and b.options.odd_one_out and b.is_spy(case.accused):
        return [ended, *_tell_the_odd_one(b, case.accused, at)]
    if convicted:
        # SF-33: a convicted spy gets no last guess.
        how: How = "caught" if b.is_spy(case.accused) else "framed"
        return [ended, *end_round(b, how, at, accuser=case.accuser, accused=case.accused)]
    return [ended, *drop_case(b, at)]


def _tell_the_odd_one(b: Board, seat: int, at: int) -> list[Event]:
    """SF-36: let the convicted odd one name the real place."""
    b.case = None
    b.accusers = ()
    b.phase = "naming"
    b.due = at + b.options.accuse_seconds * 1000
    return [OddOneOut(seat=seat)]


def drop_case(b: Board, at: int) -> list[Event]:
    """Close a failed vote: the next player accuses (SF-13), or the clock runs on (SF-14)."""
    assert b.case
    if b.case.after_time:
        return next_accuser(b, at)
    b.case = None
    return [*run_clock(b, at), *(guesses.resolve_queued(b, at) or time_up_if_enough_say_so(b, at))]


def _cast(b: Board, seat: int, guilty: bool) -> None:
    assert b.case
    votes = (*b.case.votes[:seat], guilty, *b.case.votes[seat + 1 :])
    b.case = msgspec.structs.replace(b.case, votes=votes)
