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
        raise IllegalMove(
            "Somebody accused first, so the clock stands: queue your guess for when it runs again."
        )
    b.need("questions")
    _must_be_unused(b, place)
    how: How = "guessed" if place == b.deal.place else "missed"
    return [Guessed(seat=seat, place=place), *end_round(b, how, at, guess=place)]


def queue(b: Board, seat: int, place: int | None) -> list[Event]:
    _only_the_spy(b, seat)
    if b.clock_runs():
        raise IllegalMove("The clock is running: name the place now, there is nothing to wait for.")
    if not b.clock_is_stopped():
        raise IllegalMove(b.not_now())
    if place is not None:
        _must_be_unused(b, place)
    if place == b.queued[seat]:
        raise IllegalMove("Your guess is queued like that already.")
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
        raise IllegalMove("Only the spy can name the place.")


def _must_be_unused(b: Board, place: int) -> None:
    if place not in b.in_play:
        raise IllegalMove("That place is not in this game: choose one from the list.")
    if place in b.used:
        raise IllegalMove("That place has been played already: choose one that is not struck out.")
