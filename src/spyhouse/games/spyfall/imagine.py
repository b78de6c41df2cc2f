"""Imagined worlds that look the same to a viewer: other cards, votes and queued guesses."""

import random
from collections.abc import Sequence
from itertools import combinations, permutations
from math import prod

import msgspec

from spyhouse.games.spyfall import view
from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.events import Dealt, GotCard
from spyhouse.games.spyfall.packs import ROLES
from spyhouse.games.spyfall.rounds import deal_cards
from spyhouse.kernel import Event


def imagine(b: Board, seat: int | None, rng: random.Random) -> None:
    """Replace everything on the board that `seat` cannot know by an equally likely alternative."""
    if b.cards_are_hidden():
        _cards(b, seat, rng)
        _votes(b, seat, rng)
        _queue(b, seat, rng)


def rewrite_history(b: Board, events: Sequence[Event], seat: int | None) -> list[Event]:
    """Return the history with this world's cards for the current round. Earlier cards were shown (SF-19).

    Guesses that others queued while the clock stood are dropped.
    """
    dealt = max((number for number, event in enumerate(events) if isinstance(event, Dealt)), default=0)
    retold: list[Event] = []
    for number, event in enumerate(events):
        shown = isinstance(event, GotCard) and (number < dealt or not b.cards_are_hidden())
        if shown or event.visible_to(seat):
            retold.append(event)
        elif isinstance(event, GotCard) and event.only and (card := view.card(b, event.only[0])):
            retold.append(GotCard(place=card.place, role=card.role, only=event.only))
    return retold


def _cards(b: Board, seat: int | None, rng: random.Random) -> None:
    deal = b.deal
    if deal.odd is not None:
        _cards_of_the_odd_one(b, deal.odd, seat, rng)
        return
    role = None if seat is None else deal.roles[seat]  # only a seat with a role knows the place
    place = rng.choice(b.unused_places()) if role is None else deal.place
    known = [spy for spy in deal.spies if spy == seat]
    # A player who has left is not the spy, or the round would be void (SF-35).
    suspects = [other for other in b.players() if other != seat]
    spies = _some_spies(b, suspects, known, len(deal.spies), rng)
    _hand_out(b, seat, role, place, spies, None, rng)


def _cards_of_the_odd_one(b: Board, odd: tuple[int, int], seat: int | None, rng: random.Random) -> None:
    """SF-36: redeal with an odd one out, who does not know it: it may be the viewer."""
    deal = b.deal
    held = b.is_spy(seat) if seat is not None else False
    mine = None if seat is None or seat not in deal.players else odd[0] if held else deal.place
    role = None if mine is None or seat is None else odd[1] if held else deal.roles[seat]
    spies = list(deal.spies) if b.phase == "naming" else _some_spies(b, b.players(), [], 1, rng)
    here, elsewhere = rng.sample(b.unused_places(), 2)
    if mine is None:
        _hand_out(b, None, None, here, spies, (elsewhere, rng.randrange(ROLES)), rng)
        return
    other = rng.choice([place for place in b.unused_places() if place != mine])
    if seat in spies:
        assert role is not None
        _hand_out(b, None, None, other, spies, (mine, role), rng)
    else:
        _hand_out(b, seat, role, mine, spies, (other, rng.randrange(ROLES)), rng)


def _some_spies(
    b: Board, suspects: Sequence[int], known: list[int], count: int, rng: random.Random
) -> list[int]:
    """Draw spies with the probabilities of the deal (SF-38)."""
    if not b.options.fair_spies:
        return known + rng.sample(suspects, count - len(known))
    weights = b.spy_weights()
    whole = sum(weights[seat] for seat in b.deal.players)
    sets = [(*known, *others) for others in combinations(suspects, count - len(known))]
    chances = [
        sum(
            prod(weights[seat] for seat in order) / (whole - weights[order[0]])
            for order in permutations(spies)
        )
        if count == 2
        else weights[spies[0]]
        for spies in sets
    ]
    return list(rng.choices(sets, chances)[0])


def _hand_out(
    b: Board,
    seat: int | None,
    role: int | None,
    place: int,
    spies: list[int],
    odd: tuple[int, int] | None,
    rng: random.Random,
) -> None:
    """Deal roles to everybody; `seat` keeps its own."""
    deal = b.deal
    roles = [other for other in range(ROLES) if other != role]
    rng.shuffle(roles)
    if len(deal.players) - len(spies) > ROLES:  # SF-37
        roles += rng.sample(range(ROLES), ROLES)
    if seat is not None and role is not None:
        honest = [other for other in deal.players if other not in spies]
        roles.insert(honest.index(seat), role)
    b.deal = deal_cards(b.seats, deal.dealer, deal.players, place, spies, roles, odd)


def _votes(b: Board, seat: int | None, rng: random.Random) -> None:
    """Redraw hidden votes. The accuser's vote is public."""
    if b.case is None:
        return
    known = (seat, b.case.accuser)
    votes = tuple(
        vote if vote is None or voter in known else rng.random() < 0.5
        for voter, vote in enumerate(b.case.votes)
    )
    b.case = msgspec.structs.replace(b.case, votes=votes)


def _queue(b: Board, seat: int | None, rng: random.Random) -> None:
    if b.clock_is_stopped() and b.deal.odd is None:
        places = b.unused_places()
        b.queued = tuple(
            b.queued[other] if other == seat else _perhaps(places, rng) if b.is_spy(other) else None
            for other in range(b.seats)
        )


def _perhaps(places: Sequence[int], rng: random.Random) -> int | None:
    return rng.choice(places) if rng.random() < 0.5 else None
