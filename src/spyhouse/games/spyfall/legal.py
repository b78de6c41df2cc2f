"""Legal moves of a seat, in a stable order. Their texts are suggestions: any other text is legal too."""

from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    Guess,
    Listen,
    Pass,
    QueueGuess,
    Star,
    Vote,
)
from spyhouse.games.spyfall.prompts import prompts, some
from spyhouse.kernel import Move

ANSWERS_OFFERED = 3
LISTEN, GUILTY, NOT_GUILTY = Listen(), Vote(True), Vote(False)
"""Moves that are offered in every round, made once."""


def for_seat(b: Board, seat: int) -> list[Move]:
    """Return the legal moves of a seat."""
    if seat not in b.may_act():
        return []
    return own_moves(b, seat) or [LISTEN]


def own_moves(b: Board, seat: int) -> list[Move]:
    """Return the legal moves of a seat that may act, besides listening."""
    match b.phase:
        case "dealt":
            return _questions(b)
        case "questions":
            return [*_talk(b, seat), *_stops(b, seat), *_call(b, seat), *_guesses(b, seat)]
        case "vote" if b.case:
            is_asked = seat != b.case.accused and b.case.votes[seat] is None
            votes: list[Move] = [GUILTY, NOT_GUILTY] if is_asked else []
            return [*votes, *_queue(b, seat)] if b.clock_is_stopped() else votes
        case "accusations":
            return [*_accuse(b, seat), Pass()]
        case "naming":
            return [*(Guess(place) for place in b.unused_places() if not is_own(b, place)), Pass()]
        case _:
            return [*_stars(b, seat), Continue()]


def _talk(b: Board, seat: int) -> list[Move]:
    if seat not in b.waiting_for():
        return []
    if b.asked is None:
        return _questions(b)
    if b.options.talk == "voice":
        return [Answer()]
    return [Answer(text) for text in some(prompts(b.options.language).answers, b.questions, ANSWERS_OFFERED)]


def _questions(b: Board) -> list[Move]:
    seats = b.may_be_asked()
    if b.options.talk == "voice":
        return [Ask(to) for to in seats]
    texts = some(prompts(b.options.language).questions, b.questions, len(seats))
    return [Ask(to, text) for to, text in zip(seats, texts, strict=True)]


def _stops(b: Board, seat: int) -> list[Move]:
    return [] if seat in b.spent else _accuse(b, seat)


def _accuse(b: Board, seat: int) -> list[Move]:
    return [Accuse(other) for other in b.players() if other != seat]


def _call(b: Board, seat: int) -> list[Move]:
    return [CallTime()] if b.callers_needed() and seat not in b.callers else []


def _stars(b: Board, seat: int) -> list[Move]:
    if b.stars[seat] is not None:
        return []
    return [Star(line) for line, talk in enumerate(b.talk) if talk.answer and talk.to != seat]


def is_own(b: Board, place: int) -> bool:
    """Return whether the odd one out has this place on the card and so knows it is wrong (SF-36)."""
    return b.deal.odd is not None and place == b.deal.odd[0]


def _guesses(b: Board, seat: int) -> list[Move]:
    return [Guess(place) for place in b.unused_places()] if _knows_to_be_the_spy(b, seat) else []


def _knows_to_be_the_spy(b: Board, seat: int) -> bool:
    return b.is_spy(seat) and b.deal.odd is None


def _queue(b: Board, seat: int) -> list[Move]:
    if not _knows_to_be_the_spy(b, seat):
        return []
    now = b.queued[seat]
    places = [QueueGuess(place) for place in b.unused_places() if place != now]
    return [*places] if now is None else [*places, QueueGuess(None)]
