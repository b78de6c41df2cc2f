"""What can happen to the cards of the mosaic: unlocked, turned, given, put away; tokens; points."""

from typing import TYPE_CHECKING

import msgspec

from spyhouse.games.spyclub.campaign.deck import numbering, the_deck
from spyhouse.games.spyclub.campaign.events import CardGiven, CardUnlocked
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, opened
from spyhouse.games.spyclub.campaign.record import CardInPlay, Line
from spyhouse.games.spyclub.campaign.vocabulary import SideName
from spyhouse.games.spyclub.events import CardPutAway, CardTurned, PointsScored, TokensChanged
from spyhouse.games.spyclub.words import Character

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


def queue(b: "Board", numbers: tuple[int, ...]) -> None:
    """CP-7: they wait until the card that unlocks them is done."""
    m = opened(b)
    m.queue = (*m.queue, *numbers)


def unlock(b: "Board", number: int) -> bool:
    """Whether it was still locked up, and is in this edition's deck (CP-8)."""
    m = opened(b)
    if number in m.cards or not numbering(b.options.edition).has(number):
        return False
    m.cards[number] = CardInPlay(number)
    m.fresh |= {number}
    b.tell(CardUnlocked(card=number))
    return True


def turn(b: "Board", number: int, side: SideName) -> bool:
    """Whether it showed the other side, and now this one."""
    m = opened(b)
    if not m.unlocked(number) or m.cards[number].side == side:
        return False
    _change(m, number, side=side)
    m.fresh |= {number}
    b.tell(CardTurned(card=number, side=side))
    return True


def put_away(b: "Board", number: int) -> None:
    m = opened(b)
    if m.unlocked(number):
        _change(m, number, away=True, tokens=0)
        b.tell(CardPutAway(card=number))


def give(b: "Board", number: int, owner: Character) -> None:
    m = opened(b)
    if m.unlocked(number):
        _change(m, number, owner=owner)
        b.tell(CardGiven(card=number, owner=owner))


def add_tokens(b: "Board", number: int, n: int) -> None:
    """From 0 to as many as the card holds; on a card that is not unlocked, nothing happens."""
    m = opened(b)
    space = the_deck()[number].tokens
    if not m.unlocked(number) or space is None:
        return
    before = m.cards[number].tokens
    after = max(0, min(space.max, before + n))
    if after != before:
        _change(m, number, tokens=after)
        b.tell(TokensChanged(card=number, tokens=after, change=after - before))


def score(b: "Board", number: int, points: int) -> None:
    m = opened(b)
    if points:
        m.lines = (*m.lines, Line("card", points, number))
        b.tell(PointsScored(points=points, by=number))


def _change(m: Mosaic, number: int, **changes: object) -> None:
    m.cards[number] = msgspec.structs.replace(m.cards[number], **changes)
