"""The spy names the place (SF-16), or waits in line while the clock stands (SF-34)."""

from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.events import Guessed, GuessQueued
from spyhouse.games.spyfall.rounds import end_round
from spyhouse.games.spyfall.sheet import How
from spyhouse.kernel import Event, IllegalMove


def guess(b: Board, seat: int, place: int, at: int) -> list[Event]:
    _only_the_spy(b, seat)
    if b.clock_is_stopped():
        # SF-18: who loses the race to an accusation is told so.
        raise IllegalMove("spyfall-accused-first")
    b.need("questions")
    _must_be_unused(b, place)
    how: How = "guessed" if place == b.deal.place else "missed"
    return [Guessed(seat=seat, place=place), *end_round(b, how, at, guess=place)]


def queue(b: Board, seat: int, place: int | None) -> list[Event]:
    _only_the_spy(b, seat)
    if b.clock_runs():
        raise IllegalMove("spyfall-guess-now")
    if not b.clock_is_stopped():
        raise b.not_now()
    if place is not None:
        _must_be_unused(b, place)
    if place == b.queued[seat]:
        raise IllegalMove("spyfall-guess-waits")
    b.queued = (*b.queued[:seat], place, *b.queued[seat + 1 :])
    return [GuessQueued(place=place, only=(seat,))]


def come_true(b: Board, at: int) -> list[Event]:
    """The moment the clock runs again; of two spies who wait, the one nearer to the dealer's left."""
    waiting = [seat for seat in b.players() if b.queued[seat] is not None]
    if not waiting:
        return []
    seat = min(waiting, key=lambda seat: (seat - b.deal.dealer - 1) % b.seats)
    place = b.queued[seat]
    assert place is not None
    return guess(b, seat, place, at)


def _only_the_spy(b: Board, seat: int) -> None:
    if b.cards_are_hidden() and not b.is_spy(seat):
        raise IllegalMove("spyfall-not-the-spy")


def _must_be_unused(b: Board, place: int) -> None:
    if place not in b.in_play:
        raise IllegalMove("spyfall-no-such-place")
    if place in b.used:
        raise IllegalMove("spyfall-place-played")
