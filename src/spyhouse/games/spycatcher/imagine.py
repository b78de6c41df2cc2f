"""Imagined worlds that look the same to a viewer: other hands, pack and secret decisions."""

import random

from msgspec.structs import replace

from spyhouse.games.spycatcher import legal
from spyhouse.games.spycatcher.board import PASSED, UNDECIDED, Board
from spyhouse.games.spycatcher.influence import bits, cards_in, sets_that_seek, suit_of
from spyhouse.games.spycatcher.knowledge import PossibleZones, certain, note_known, sample_deal
from spyhouse.games.spycatcher.moves import Challenge


def imagine(b: Board, seat: int | None, rng: random.Random) -> None:
    """Replace everything on the board that `seat` cannot know by an equally likely alternative."""
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
    if b.phase == "challenge" and viewer != b.turn and not _could_be_bluff(b):
        zones = _with_laid_cards(b, where, room, rng)
    else:
        zones = sample_deal(where, room, rng)
    assert zones, "no consistent deal, although the real one is consistent"
    *hands, pack, under = zones
    b.hands = [bits(hand) for hand in hands]
    b.pack = sorted(pack)
    _fill_pile(b, bits(under), rng)


def _could_be_bluff(b: Board) -> bool:
    """SK-25: return whether the laid cards may be a bluff. A single card is the master."""
    return b.options.bluffing and b.laid.bit_count() > 1


def _with_laid_cards(
    b: Board, where: PossibleZones, room: list[int], rng: random.Random
) -> list[list[int]] | None:
    """Sample a deal in which the seeker holds a valid set for the laid cards (SK-14, SK-15).

    Everyone sees the number of laid cards (SK-17).
    """
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
        note_known(supposed, b.turn, b.laid)
        zones = sample_deal(supposed, room, rng)
        if zones:
            return zones
    return None


def _fill_pile(b: Board, unseen: int, rng: random.Random) -> None:
    """Fill the unseen places of the pile. Known cards keep their places."""
    coming = cards_in(unseen & ~b.unseen)
    rng.shuffle(coming)
    going = b.unseen & ~unseen
    b.pile = [coming.pop() if going >> card & 1 else card for card in b.pile]
    b.unseen = unseen


def _secrets(b: Board, viewer: int, rng: random.Random) -> None:
    """Redraw the laid cards, if they may be anything, and the decisions so far."""
    if viewer != b.turn and _could_be_bluff(b):
        b.laid = bits(rng.sample(cards_in(b.hands[b.turn]), b.laid.bit_count()))
    for seat, decision in enumerate(b.decisions):
        if decision != UNDECIDED and seat != viewer and seat not in b.gone:
            move = rng.choice(legal.challenges(suit_of(b.hands[seat], b.circle), b.circle))
            b.decisions[seat] = bits(move.cards) if isinstance(move, Challenge) else PASSED


def _memories(b: Board, viewer: int) -> None:
    """Reset the other players' knowledge to public knowledge and their own hands."""
    for seat in range(b.seats):
        if seat != viewer:
            where = b.know[b.seats][:]
            note_known(where, seat, b.hands[seat])
            b.know[seat] = where
            look = b.looks[seat]
            if look:
                b.looks[seat] = replace(look, cards=tuple(cards_in(b.hands[look.seat])))
