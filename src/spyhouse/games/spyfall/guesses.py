"""Guesses of the spy (SF-16), and queued guesses while the clock stands (SF-34)."""

from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.events import Guessed, GuessQueued, Passed
from spyhouse.games.spyfall.legal import is_own
from spyhouse.games.spyfall.rounds import end_round
from spyhouse.games.spyfall.scoring import How
from spyhouse.kernel import Event, IllegalMove


def guess(b: Board, seat: int, place: int, at: int) -> list[Event]:
    """Name the place as the spy, which ends the round."""
    if b.phase == "naming":
        return _name_it_at_last(b, seat, place, at)
    _only_the_spy(b, seat)
    if b.clock_is_stopped():
        # SF-18: a spy that loses the race to an accusation gets this message.
        raise IllegalMove("spyfall-accused-first")
    b.require_phase("questions")
    _must_be_unused(b, place)
    how: How = "guessed" if place == b.deal.place else "missed"
    return [Guessed(seat=seat, place=place), *end_round(b, how, at, guess=place)]


def queue(b: Board, seat: int, place: int | None) -> list[Event]:
    """Queue or withdraw a guess while the clock stands."""
    _only_the_spy(b, seat)
    if b.clock_runs():
        raise IllegalMove("spyfall-guess-now")
    if not b.clock_is_stopped():
        raise b.wrong_phase()
    if place is not None:
        _must_be_unused(b, place)
    if place == b.queued[seat]:
        raise IllegalMove("spyfall-guess-waits")
    b.queued = (*b.queued[:seat], place, *b.queued[seat + 1 :])
    return [GuessQueued(place=place, only=(seat,))]


def resolve_queued(b: Board, at: int) -> list[Event]:
    """Apply queued guesses when the clock runs again.

    Of two spies, the one nearer to the dealer's left is first.
    """
    waiting = [seat for seat in b.players() if b.queued[seat] is not None]
    if not waiting:
        return []
    seat = min(waiting, key=lambda seat: (seat - b.deal.dealer - 1) % b.seats)
    place = b.queued[seat]
    assert place is not None
    return guess(b, seat, place, at)


def _name_it_at_last(b: Board, seat: int, place: int, at: int) -> list[Event]:
    """SF-36: let the convicted odd one out name the real place, for extra points."""
    if not b.is_spy(seat):
        raise IllegalMove("spyfall-not-the-odd-one")
    _must_be_unused(b, place)
    if is_own(b, place):
        raise IllegalMove("spyfall-your-own-place")
    case = b.cases[-1]
    named = Guessed(seat=seat, place=place)
    return [named, *end_round(b, "caught", at, accuser=case.accuser, accused=case.accused, guess=place)]


def name_nothing(b: Board, seat: int, at: int) -> list[Event]:
    """SF-36: let the convicted odd one out name no place, by choice or by timeout."""
    if not b.is_spy(seat):
        raise IllegalMove("spyfall-not-the-odd-one")
    case = b.cases[-1]
    return [Passed(seat=seat), *end_round(b, "caught", at, accuser=case.accuser, accused=case.accused)]


def _only_the_spy(b: Board, seat: int) -> None:
    if b.cards_are_hidden() and b.options.odd_one_out:
        raise IllegalMove("spyfall-nobody-guesses")
    if b.cards_are_hidden() and not b.is_spy(seat):
        raise IllegalMove("spyfall-not-the-spy")


def _must_be_unused(b: Board, place: int) -> None:
    if place not in b.in_play:
        raise IllegalMove("spyfall-no-such-place")
    if place in b.used:
        raise IllegalMove("spyfall-place-played")
