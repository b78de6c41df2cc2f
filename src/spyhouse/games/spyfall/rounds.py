"""Course of a round, from the deal to the reveal (SF-2, SF-3, SF-6, SF-12, SF-19)."""

from spyhouse.games.spyfall import view
from spyhouse.games.spyfall.board import Board, Deal
from spyhouse.games.spyfall.events import (
    ClockRuns,
    Continued,
    Dealt,
    GameEnded,
    GotCard,
    OddCard,
    RoundEnded,
    Starred,
    TimeCalled,
    TimeUp,
)
from spyhouse.games.spyfall.options import spies_for
from spyhouse.games.spyfall.packs import ROLES
from spyhouse.games.spyfall.scoring import How, RoundResult, points, winner
from spyhouse.kernel import Event, IllegalMove

LAST_LOOK_MS = 600_000
"""Ms after which the last reveal ends, if a player does not continue."""


def first_round(b: Board) -> None:
    """SF-6: start the first round. The host chooses the dealer, or chance does."""
    named = b.options.first_dealer
    _deal(b, dealer=named if named is not None else b.chance.below("first dealer", b.seats))


def next_round(b: Board) -> list[Event]:
    """SF-6, SF-35: start the next round. The last round's spy deals, even twice in a row."""
    spies, last_dealer = b.deal.spies, b.deal.dealer
    # Of two spies, the first to the left of the last dealer deals; the last dealer comes last.
    dealer = min(spies, key=lambda seat: (seat - last_dealer - 1) % b.seats)
    return _deal(b, dealer if dealer not in b.gone else b.left_of(dealer))


def _deal(b: Board, dealer: int) -> list[Event]:
    b.clear()
    b.round += 1
    players = tuple(seat for seat in range(b.seats) if seat not in b.gone)
    spies = _draw_spies(b, players, spies_for(b.options, len(players)))
    roles = b.chance.shuffled(f"roles/{b.round}", range(ROLES))
    if len(players) - len(spies) > ROLES:  # SF-37: roles repeat, none a third time before all came twice
        roles += b.chance.shuffled(f"more roles/{b.round}", range(ROLES))
    place = b.chance.pick(f"place/{b.round}", b.unused_places())
    odd = None
    if b.options.odd_one_out:  # SF-36
        elsewhere = [other for other in b.unused_places() if other != place]
        odd = (b.chance.pick(f"odd/{b.round}", elsewhere), b.chance.below(f"odd role/{b.round}", ROLES))
    b.deal = deal_cards(b.seats, dealer, players, place, spies, roles, odd)
    b.asker = dealer
    b.phase = "dealt"
    cards = [(seat, view.card(b, seat)) for seat in players]
    return [
        Dealt(round=b.round, dealer=dealer),
        *(GotCard(place=card.place, role=card.role, only=(seat,)) for seat, card in cards if card),
    ]


def _draw_spies(b: Board, players: tuple[int, ...], count: int) -> list[int]:
    label = f"spies/{b.round}"
    if not b.options.fair_spies:
        return b.chance.shuffled(label, players)[:count]
    weights, spies = b.spy_weights(), []  # SF-38
    for _ in range(count):
        lots = [seat for seat in players if seat not in spies for _ in range(weights[seat])]
        spies.append(b.chance.pick(label, lots))
    return spies


def deal_cards(
    seats: int,
    dealer: int,
    players: tuple[int, ...],
    place: int,
    spies: list[int],
    roles: list[int],
    odd: tuple[int, int] | None = None,
) -> Deal:
    """SF-3: deal spy cards to the spies, and distinct roles to the others."""
    honest = [seat for seat in players if seat not in spies]
    role_of = dict(zip(honest, roles, strict=False))
    return Deal(
        dealer, players, place, tuple(sorted(spies)), tuple(role_of.get(seat) for seat in range(seats)), odd
    )


def run_clock(b: Board, at: int) -> list[Event]:
    """Start the clock, or let it run on from where it stopped (SF-14)."""
    b.phase = "questions"
    if b.options.no_clock:
        b.due = None
        return [ClockRuns(left=None)]
    b.due = b.clock_ends = at + b.clock_left
    return [ClockRuns(left=b.clock_left)]


def stop_clock(b: Board, at: int) -> None:
    """SF-18: stop the clock at the time of the accusation."""
    if b.clock_ends is not None:
        b.clock_left = b.clock_ends - at
        b.clock_ends = None


def call_time(b: Board, seat: int, at: int) -> list[Event]:
    """SF-32: call time, which ends a round without a clock; with a clock, only if the table allows it."""
    if b.callers_needed() == 0:
        raise IllegalMove("spyfall-no-early-time")
    b.require_phase("questions")
    if seat in b.callers:
        raise IllegalMove("spyfall-time-called")
    b.callers = tuple(sorted((*b.callers, seat)))
    return [TimeCalled(seat=seat), *time_up_if_enough_say_so(b, at)]


def time_up_if_enough_say_so(b: Board, at: int) -> list[Event]:
    """End the questions if enough players called time."""
    needed = b.callers_needed()
    return time_up(b, at) if needed and b.clock_runs() and len(b.callers) >= needed else []


def time_up(b: Board, at: int) -> list[Event]:
    """SF-12: end the questions. From the dealer to the left, each player may accuse."""
    b.clock_left = 0
    b.clock_ends = None
    b.asked = None
    b.callers = ()
    from_dealer = sorted(b.players(), key=lambda seat: (seat - b.deal.dealer) % b.seats)
    b.accusers = tuple(from_dealer)
    return [TimeUp(), *next_accuser(b, at)]


def next_accuser(b: Board, at: int) -> list[Event]:
    """SF-13: pass the turn to accuse. When everyone has had a turn and nobody is convicted, the spy wins."""
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
    """End the round and show the cards."""
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
    """SF-19: make all cards public and record the points."""
    deal = b.deal
    gains = points(how, b.seats, b.players(), deal.spies, accuser, named=guess == deal.place)
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
    b.due = None  # no deadline: players continue when they are ready
    ended = RoundEnded(result=result)
    if deal.odd is None:
        return [ended]
    place, role = deal.odd
    return [ended, OddCard(seat=deal.spies[0], place=place, role=None if b.options.hidden_roles else role)]


def end_game(b: Board, how: str) -> list[Event]:
    """End the game."""
    b.phase = "over"
    b.due = None
    b.ended = how
    return [GameEnded(how=how)]


def star(b: Board, seat: int, line: int) -> list[Event]:
    """Give a star to the best answer, but not your own."""
    b.require_phase("reveal")
    if seat in b.ready:
        raise IllegalMove("spyfall-ready-already")
    if b.stars[seat] is not None:
        raise IllegalMove("spyfall-star-given")
    if line >= len(b.talk) or not b.talk[line].answer:
        raise IllegalMove("spyfall-no-such-answer")
    if b.talk[line].to == seat:
        raise IllegalMove("spyfall-own-answer")
    b.stars = (*b.stars[:seat], line, *b.stars[seat + 1 :])
    return [Starred(seat=seat, line=line)]


def continue_round(b: Board, seat: int) -> list[Event]:
    """Mark a player as ready for the next round."""
    b.require_phase("reveal")
    if seat in b.ready:
        raise IllegalMove("spyfall-ready-already")
    b.ready = tuple(sorted((*b.ready, seat)))
    return [Continued(seat=seat), *next_round_if_all_are_ready(b)]


def next_round_if_all_are_ready(b: Board) -> list[Event]:
    """Start the next round when all players are ready."""
    if b.waiting_for():
        return []
    return end_game(b, "score") if b.round == b.options.rounds else next_round(b)
