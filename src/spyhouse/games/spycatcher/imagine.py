"""Worlds that look the same to somebody: other hands, another pack, other secret decisions."""

import random

from msgspec.structs import replace

from spyhouse.games.spycatcher import legal
from spyhouse.games.spycatcher.board import PASSED, UNDECIDED, Board
from spyhouse.games.spycatcher.influence import bits, cards_in, sets_that_seek, suit_of
from spyhouse.games.spycatcher.knowledge import Where, certain, deal_out, known_in
from spyhouse.games.spycatcher.moves import Challenge


def imagine(b: Board, seat: int | None, rng: random.Random) -> None:
    """Change everything on the board that `seat` cannot know into something as likely."""
    if b.phase == "over":
        return
    viewer = b.seats if seat is None else seat
    _cards(b, viewer, rng)
    if b.phase == "challenge":
        _secrets(b, viewer, rng)
    _memories(b, viewer)


def _cards(b: Board, viewer: int, rng: random.Random) -> None:
    where = b.know[viewer]
    room = [*(hand.bit_count() for hand in b.hands), len(b.pack), b.unseen.bit_count()]
    if b.phase == "challenge" and viewer != b.turn and not _may_be_anything(b):
        zones = _with_something_laid(b, where, room, rng)
    else:
        zones = deal_out(where, room, rng)
    assert zones, "the real world is one that looks the same"
    *hands, pack, under = zones
    b.hands = [bits(hand) for hand in hands]
    b.pack = sorted(pack)
    _under(b, bits(under), rng)


def _may_be_anything(b: Board) -> bool:
    """SK-25: three cards are a bluff or not. One alone is the master."""
    return b.options.bluffing and b.laid.bit_count() > 1


def _with_something_laid(
    b: Board, where: Where, room: list[int], rng: random.Random
) -> list[list[int]] | None:
    """SK-14, SK-15: whoever seeks without bluffing holds a run or the master, so the worlds have what lies
    there; everyone sees how many it is (SK-17)."""
    sure = certain(where, b.turn)
    odds = room[b.turn] / max(1, where[b.turn].bit_count())
    count = b.laid.bit_count()
    sets = [cards for cards in sets_that_seek(where[b.turn], b.circle) if len(cards) == count]
    weights = [odds ** (bits(cards) & ~sure).bit_count() for cards in sets]
    while sets:
        pick = rng.choices(range(len(sets)), weights)[0]
        b.laid = bits(sets.pop(pick))
        weights.pop(pick)
        supposed = where[:]
        known_in(supposed, b.turn, b.laid)
        zones = deal_out(supposed, room, rng)
        if zones:
            return zones
    return None


def _under(b: Board, unseen: int, rng: random.Random) -> None:
    """Fill the places of the pile that nobody has seen; what is known to be there stays in its place."""
    coming = cards_in(unseen & ~b.unseen)
    rng.shuffle(coming)
    going = b.unseen & ~unseen
    b.pile = [coming.pop() if going >> card & 1 else card for card in b.pile]
    b.unseen = unseen


def _secrets(b: Board, viewer: int, rng: random.Random) -> None:
    """What the seeker laid, if that may be anything, and what was decided so far."""
    if viewer != b.turn and _may_be_anything(b):
        b.laid = bits(rng.sample(cards_in(b.hands[b.turn]), b.laid.bit_count()))
    for seat, decision in enumerate(b.decisions):
        if decision != UNDECIDED and seat != viewer and seat not in b.gone:
            move = rng.choice(legal.challenges(suit_of(b.hands[seat], b.circle), b.circle))
            b.decisions[seat] = bits(move.cards) if isinstance(move, Challenge) else PASSED


def _memories(b: Board, viewer: int) -> None:
    """The others know what everyone knows, and their own hands."""
    for seat in range(b.seats):
        if seat != viewer:
            where = b.know[b.seats][:]
            known_in(where, seat, b.hands[seat])
            b.know[seat] = where
            look = b.looks[seat]
            if look:
                b.looks[seat] = replace(look, cards=tuple(cards_in(b.hands[look.seat])))
