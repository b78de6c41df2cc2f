"""A round from the deal to the cards on the table (SF-2, SF-3, SF-6, SF-12, SF-19)."""

from spyhouse.games.spyfall import view
from spyhouse.games.spyfall.board import Board, Deal
from spyhouse.games.spyfall.events import (
    ClockRuns,
    Continued,
    Dealt,
    GameEnded,
    GotCard,
    RoundEnded,
    Starred,
    TimeCalled,
    TimeUp,
)
from spyhouse.games.spyfall.options import spies_for
from spyhouse.games.spyfall.packs import ROLES
from spyhouse.games.spyfall.sheet import How, RoundResult, points, winner
from spyhouse.kernel import Event, IllegalMove

LAST_LOOK_MS = 600_000
"""How long the last cards lie open before the game is over, if somebody never has enough of them."""


def first_round(b: Board) -> None:
    """SF-6: the host names the first dealer, or chance does."""
    named = b.options.first_dealer
    _deal(b, dealer=named if named is not None else b.chance.below("first dealer", b.seats))


def next_round(b: Board) -> list[Event]:
    """SF-6, SF-35: the last round's spy deals, even if it is the same player twice."""
    spies, last_dealer = b.deal.spies, b.deal.dealer
    # Of two spies the first to the left of the last dealer, who comes last in that order.
    dealer = min(spies, key=lambda seat: (seat - last_dealer - 1) % b.seats)
    return _deal(b, dealer if dealer not in b.gone else b.left_of(dealer))


def _deal(b: Board, dealer: int) -> list[Event]:
    b.clear()
    b.round += 1
    players = tuple(seat for seat in range(b.seats) if seat not in b.gone)
    spies = b.chance.shuffled(f"spies/{b.round}", players)[: spies_for(b.options, len(players))]
    roles = b.chance.shuffled(f"roles/{b.round}", range(ROLES))
    place = b.chance.pick(f"place/{b.round}", b.unused_places())
    b.deal = hand_out(b.seats, dealer, players, place, spies, roles)
    b.asker = dealer
    b.phase = "dealt"
    cards = [(seat, view.card(b, seat)) for seat in players]
    return [
        Dealt(round=b.round, dealer=dealer),
        *(GotCard(place=card.place, role=card.role, only=(seat,)) for seat, card in cards if card),
    ]


def hand_out(
    seats: int, dealer: int, players: tuple[int, ...], place: int, spies: list[int], roles: list[int]
) -> Deal:
    """SF-3: the spy cards to the spies, and to each of the others the next of the distinct roles."""
    honest = [seat for seat in players if seat not in spies]
    role_of = dict(zip(honest, roles, strict=False))
    return Deal(
        dealer, players, place, tuple(sorted(spies)), tuple(role_of.get(seat) for seat in range(seats))
    )


def run_clock(b: Board, at: int) -> list[Event]:
    """Start it, or let it run on from where it stopped (SF-14)."""
    b.phase = "questions"
    if b.options.no_clock:
        b.due = None
        return [ClockRuns(left=None)]
    b.due = b.clock_ends = at + b.clock_left
    return [ClockRuns(left=b.clock_left)]


def stop_clock(b: Board, at: int) -> None:
    """SF-18: at the moment the accusation came in."""
    if b.clock_ends is not None:
        b.clock_left = b.clock_ends - at
        b.clock_ends = None


def call_time(b: Board, seat: int, at: int) -> list[Event]:
    """SF-32: the way out of a round without a clock; with one, only where the table has agreed on it."""
    if b.callers_needed() == 0:
        raise IllegalMove("spyfall-no-early-time")
    b.need("questions")
    if seat in b.callers:
        raise IllegalMove("spyfall-time-called")
    b.callers = tuple(sorted((*b.callers, seat)))
    return [TimeCalled(seat=seat), *time_up_if_enough_say_so(b, at)]


def time_up_if_enough_say_so(b: Board, at: int) -> list[Event]:
    needed = b.callers_needed()
    return time_up(b, at) if needed and b.clock_runs() and len(b.callers) >= needed else []


def time_up(b: Board, at: int) -> list[Event]:
    """SF-12: from the dealer to the left, each may accuse."""
    b.clock_left = 0
    b.clock_ends = None
    b.asked = None
    b.callers = ()
    from_dealer = sorted(b.players(), key=lambda seat: (seat - b.deal.dealer) % b.seats)
    b.accusers = tuple(from_dealer)
    return [TimeUp(), *next_accuser(b, at)]


def next_accuser(b: Board, at: int) -> list[Event]:
    """SF-13: when everyone has had a turn and nobody is convicted, the spy has won."""
    b.case = None
    if not b.accusers:
        return end_round(b, "escaped", at)
    b.phase = "accusations"
    b.due = at + b.options.accuse_seconds * 1000
    return []


def end_round(
    b: Board,
    how: How,
    at: int,
    *,
    accuser: int | None = None,
    accused: int | None = None,
    guess: int | None = None,
) -> list[Event]:
    shown = show_cards(b, how, at, accuser=accuser, accused=accused, guess=guess)
    if b.round == b.options.rounds:
        b.due = at + LAST_LOOK_MS
    return shown


def show_cards(
    b: Board,
    how: How,
    at: int,
    *,
    accuser: int | None = None,
    accused: int | None = None,
    guess: int | None = None,
) -> list[Event]:
    """SF-19: all cards are public from now on; write down the points."""
    deal = b.deal
    gains = points(how, b.seats, b.players(), deal.spies, accuser)
    result = RoundResult(
        round=b.round,
        dealer=deal.dealer,
        how=how,
        winner=winner(how),
        place=deal.place,
        spies=deal.spies,
        roles=(None,) * b.seats if b.options.hidden_roles else deal.roles,
        points=gains,
        accuser=accuser,
        accused=accused,
        guess=guess,
    )
    b.sheet = (*b.sheet, result)
    b.scores = tuple(score + gain for score, gain in zip(b.scores, gains, strict=True))
    b.used = tuple(sorted((*b.used, deal.place)))
    stop_clock(b, at)
    b.asked = None
    b.case = None
    b.accusers = ()
    b.queued = (None,) * b.seats
    b.phase = "reveal"
    b.due = None  # people set the pace
    return [RoundEnded(result=result)]


def end_game(b: Board, how: str) -> list[Event]:
    b.phase = "over"
    b.due = None
    b.ended = how
    return [GameEnded(how=how)]


def star(b: Board, seat: int, line: int) -> list[Event]:
    """One star each for the best answer, and not for one's own."""
    b.need("reveal")
    if b.stars[seat] is not None:
        raise IllegalMove("spyfall-star-given")
    if line >= len(b.talk) or not b.talk[line].answer:
        raise IllegalMove("spyfall-no-such-answer")
    if b.talk[line].to == seat:
        raise IllegalMove("spyfall-own-answer")
    b.stars = (*b.stars[:seat], line, *b.stars[seat + 1 :])
    return [Starred(seat=seat, line=line)]


def go_on(b: Board, seat: int) -> list[Event]:
    b.need("reveal")
    if seat in b.ready:
        raise IllegalMove("spyfall-ready-already")
    b.ready = tuple(sorted((*b.ready, seat)))
    return [Continued(seat=seat), *next_round_if_all_are_ready(b)]


def next_round_if_all_are_ready(b: Board) -> list[Event]:
    if b.waiting_for():
        return []
    return end_game(b, "score") if b.round == b.options.rounds else next_round(b)
