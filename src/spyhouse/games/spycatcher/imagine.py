"""Worlds that look the same to somebody: other hands, another pack, other secret decisions."""

import random

from msgspec.structs import replace

from spyhouse.games.spycatcher import legal
from spyhouse.games.spycatcher.desk import PASSED, UNDECIDED, Desk
from spyhouse.games.spycatcher.influence import bits, cards_in, sets_that_seek, suit_of
from spyhouse.games.spycatcher.knowledge import Where, certain, deal_out, known_in
from spyhouse.games.spycatcher.moves import Challenge


def imagine(d: Desk, seat: int | None, rng: random.Random) -> None:
    """Change everything on the desk that `seat` cannot know into something as likely."""
    d.chance = d.chance.imagined(rng)
    if d.phase == "over":
        return
    viewer = d.seats if seat is None else seat
    _cards(d, viewer, rng)
    if d.phase == "challenge":
        _secrets(d, viewer, rng)
    _memories(d, viewer)


def _cards(d: Desk, viewer: int, rng: random.Random) -> None:
    where = d.know[viewer]
    room = [*(hand.bit_count() for hand in d.hands), len(d.pack), d.unseen.bit_count()]
    if d.phase == "challenge" and viewer != d.turn and not d.options.bluffing:
        zones = _with_something_laid(d, where, room, rng)
    else:
        zones = deal_out(where, room, rng)
    assert zones, "the real world is one that looks the same"
    *hands, pack, under = zones
    d.hands = [bits(hand) for hand in hands]
    d.pack = sorted(pack)
    _under(d, bits(under), rng)


def _with_something_laid(
    d: Desk, where: Where, room: list[int], rng: random.Random
) -> list[list[int]] | None:
    """SK-14, SK-15: whoever seeks without bluffing holds a run or the master, so the worlds have one."""
    sure = certain(where, d.turn)
    odds = room[d.turn] / max(1, where[d.turn].bit_count())
    sets = sets_that_seek(where[d.turn], d.circle)
    weights = [odds ** (bits(cards) & ~sure).bit_count() for cards in sets]
    while sets:
        pick = rng.choices(range(len(sets)), weights)[0]
        d.laid = bits(sets.pop(pick))
        weights.pop(pick)
        supposed = where[:]
        known_in(supposed, d.turn, d.laid)
        zones = deal_out(supposed, room, rng)
        if zones:
            return zones
    return None


def _under(d: Desk, unseen: int, rng: random.Random) -> None:
    """Fill the places of the pile that nobody has seen; what is known to be there stays in its place."""
    coming = cards_in(unseen & ~d.unseen)
    rng.shuffle(coming)
    going = d.unseen & ~unseen
    d.pile = [coming.pop() if going >> card & 1 else card for card in d.pile]
    d.unseen = unseen


def _secrets(d: Desk, viewer: int, rng: random.Random) -> None:
    """What the seeker laid, if that may be anything, and what was decided so far."""
    if viewer != d.turn and d.options.bluffing:
        laid = rng.choice(legal.bluffs(d.hands[d.turn], d.circle))
        d.laid = bits(laid.cards)
    for seat, decision in enumerate(d.decisions):
        if decision != UNDECIDED and seat != viewer and seat not in d.gone:
            move = rng.choice(legal.challenges(suit_of(d.hands[seat], d.circle), d.circle))
            d.decisions[seat] = bits(move.cards) if isinstance(move, Challenge) else PASSED


def _memories(d: Desk, viewer: int) -> None:
    """The others know what everyone knows, and their own hands."""
    for seat in range(d.seats):
        if seat != viewer:
            where = d.know[d.seats][:]
            known_in(where, seat, d.hands[seat])
            d.know[seat] = where
            look = d.looks[seat]
            if look:
                d.looks[seat] = replace(look, cards=tuple(cards_in(d.hands[look.seat])))
