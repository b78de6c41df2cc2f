"""What a seat may do now, listed in a stable order. Texts are suggestions; any other will do."""

from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    EndRound,
    Guess,
    Pass,
    QueueGuess,
    Vote,
)
from spyhouse.games.spyfall.questions import may_be_asked
from spyhouse.games.spyfall.texts import prompts, some
from spyhouse.kernel import Leave, Move, Skip, Stop

ANSWERS_OFFERED = 3


def for_seat(b: Board, seat: int) -> list[Move]:
    if seat not in b.may_act():
        return []
    match b.phase:
        case "dealt":
            return _questions(b)
        case "questions":
            return [*_talk(b, seat), *_stops(b, seat), _call(b, seat), *_guesses(b, seat)]
        case "vote":
            votes = [Vote(True), Vote(False)] if seat in b.waiting_for() else []
            return [*votes, _call(b, seat), *_queue(b, seat)] if b.clock_is_stopped() else [*votes]
        case "accusations":
            return [*_accuse(b, seat), Pass()]
        case _:
            return [Continue()]


def for_host(b: Board) -> list[Move]:
    if b.phase == "over":
        return []
    skips = [Skip(seat) for seat in b.waiting_for()]
    leaves = [Leave(seat) for seat in b.players()]
    return [*skips, *leaves, *([EndRound()] if b.cards_are_hidden() else []), Stop()]


def _talk(b: Board, seat: int) -> list[Move]:
    if seat not in b.waiting_for():
        return []
    if b.asked is None:
        return _questions(b)
    if b.options.talk == "voice":
        return [Answer()]
    return [Answer(text) for text in some(prompts().answers, b.questions, ANSWERS_OFFERED)]


def _questions(b: Board) -> list[Move]:
    seats = may_be_asked(b)
    if b.options.talk == "voice":
        return [Ask(to) for to in seats]
    texts = some(prompts().questions, b.questions, len(seats))
    return [Ask(to, text) for to, text in zip(seats, texts, strict=True)]


def _stops(b: Board, seat: int) -> list[Move]:
    return [] if seat in b.spent else _accuse(b, seat)


def _accuse(b: Board, seat: int) -> list[Move]:
    return [Accuse(other) for other in b.players() if other != seat]


def _call(b: Board, seat: int) -> Move:
    return CallTime(seat not in b.callers)


def _guesses(b: Board, seat: int) -> list[Move]:
    return [Guess(place) for place in b.unused_places()] if b.is_spy(seat) else []


def _queue(b: Board, seat: int) -> list[Move]:
    if not b.is_spy(seat):
        return []
    now = b.queued[seat]
    places = [QueueGuess(place) for place in b.unused_places() if place != now]
    return [*places] if now is None else [*places, QueueGuess(None)]
