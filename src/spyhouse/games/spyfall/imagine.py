"""Worlds that look the same to somebody: other cards, other votes, another wish of the spy."""

import random
from collections.abc import Sequence

import msgspec

from spyhouse.games.spyfall import view
from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.events import Dealt, GotCard
from spyhouse.games.spyfall.packs import ROLES
from spyhouse.games.spyfall.rounds import hand_out
from spyhouse.kernel import Event


def imagine(b: Board, seat: int | None, rng: random.Random) -> None:
    """Change everything on the board that `seat` cannot know into something as likely."""
    if b.cards_are_hidden():
        _cards(b, seat, rng)
        _votes(b, seat, rng)
        _queue(b, seat, rng)


def retell(b: Board, told: Sequence[Event], seat: int | None) -> list[Event]:
    """Cards of this round as they are in this world; those of earlier ones were shown (SF-19). What the
    others wished while the clock stood is forgotten."""
    dealt = max((number for number, event in enumerate(told) if isinstance(event, Dealt)), default=0)
    retold: list[Event] = []
    for number, event in enumerate(told):
        shown = isinstance(event, GotCard) and (number < dealt or not b.cards_are_hidden())
        if shown or event.told_to(seat):
            retold.append(event)
        elif isinstance(event, GotCard) and event.only and (card := view.card(b, event.only[0])):
            retold.append(GotCard(place=card.place, role=card.role, only=event.only))
    return retold


def _cards(b: Board, seat: int | None, rng: random.Random) -> None:
    deal = b.deal
    role = None if seat is None else deal.roles[seat]  # only who has a role knows the place
    place = rng.choice(b.unused_places()) if role is None else deal.place
    known = [spy for spy in deal.spies if spy == seat]
    # Who has left is not the spy, or the round would have been void (SF-35).
    suspects = [other for other in b.players() if other != seat]
    spies = known + rng.sample(suspects, len(deal.spies) - len(known))
    roles = [other for other in range(ROLES) if other != role]
    rng.shuffle(roles)
    if seat is not None and role is not None:
        honest = [other for other in deal.players if other not in spies]
        roles.insert(honest.index(seat), role)
    b.deal = hand_out(b.seats, deal.dealer, deal.players, place, spies, roles)


def _votes(b: Board, seat: int | None, rng: random.Random) -> None:
    """Votes are hidden until all are in; but everyone knows the accuser's."""
    if b.case is None:
        return
    known = (seat, b.case.accuser)
    votes = tuple(
        vote if vote is None or voter in known else rng.random() < 0.5
        for voter, vote in enumerate(b.case.votes)
    )
    b.case = msgspec.structs.replace(b.case, votes=votes)


def _queue(b: Board, seat: int | None, rng: random.Random) -> None:
    if b.clock_is_stopped():
        places = b.unused_places()
        b.queued = tuple(
            b.queued[other] if other == seat else _perhaps(places, rng) if b.is_spy(other) else None
            for other in range(b.seats)
        )


def _perhaps(places: Sequence[int], rng: random.Random) -> int | None:
    return rng.choice(places) if rng.random() < 0.5 else None
