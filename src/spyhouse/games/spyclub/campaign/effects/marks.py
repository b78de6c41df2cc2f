"""Markers: discs on clue cards, and paint on slots of the centre row."""

from collections.abc import Sequence

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.picking import choose, picker
from spyhouse.games.spyclub.campaign.effects.places import cards_at, hands_at
from spyhouse.games.spyclub.campaign.in_play import Mark as Disc
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import Mark
from spyhouse.games.spyclub.events import Marked, Unmarked
from spyhouse.games.spyclub.moves import PickClue, PickRow
from spyhouse.games.spyclub.words import EMPTY, IN_THE_ROW, Marker


def has(b: Board, card: int, *kinds: Marker) -> bool:
    return disc_on(b, card, *kinds) is not None


def disc_on(b: Board, card: int, *kinds: Marker) -> Disc | None:
    for disc in opened(b).laid.marks:
        if disc.card == card and disc.row == EMPTY and disc.kind in kinds:
            return disc
    return None


def painted(b: Board, row: int) -> bool:
    return any(disc.row == row for disc in opened(b).laid.marks)


def stuck(b: Board, card: int) -> bool:
    """Neither moved nor confirmed nor discarded."""
    return has(b, card, "locked", "sticky")


def tidy(b: Board) -> None:
    """A card that leaves hands and row (or the incoming clues, with its lock) drops its markers; a campaign
    card that was put away takes its own along."""
    m = opened(b)
    if m.laid.marks:
        there = {*b.hands, *b.row, *b.incoming, b.top}
        for disc in m.laid.marks:
            if (disc.row == EMPTY and disc.card not in there) or not opened(b).unlocked(disc.by):
                drop(b, disc)


def drop(b: Board, disc: Disc) -> None:
    m = opened(b)
    m.laid.marks = tuple(other for other in m.laid.marks if other != disc)
    on_a_row = disc.row != EMPTY
    b.tell(Unmarked(kind=disc.kind, clue=None if on_a_row else disc.card, row=disc.row if on_a_row else None))


@does(Mark)
def mark(b: Board, do: Doing, effect: Mark) -> None:
    places = _places(b, do, effect)
    by = picker(b, do, effect.choose)
    picked: Sequence[PickRow | PickClue] | None
    if effect.kind == "paint":
        picked = choose(b, do, [PickRow(place) for place in places], effect.n, by, exact=True)
    elif effect.where == "hands" and effect.choose in ("leftmost", "rightmost"):
        picked = [PickClue(place) for place in _ends_of_hands(b, do, effect)][: effect.n]
    else:
        picked = choose(b, do, [PickClue(place) for place in places], effect.n, by, exact=True)
    for one in picked or ():
        card, row = (EMPTY, one.row) if isinstance(one, PickRow) else (one.clue, EMPTY)
        if effect.op == "put":
            _put(b, do, effect, card, row)
        else:
            _take(b, effect, card, row)


@can_do(Mark)
def _can_mark(b: Board, do: Doing, effect: Mark) -> bool:
    some_left = len(opened(b).laid.marks) < caps().table.discs
    return bool(_places(b, do, effect)) and (effect.op == "take" or some_left)


def _places(b: Board, do: Doing, effect: Mark) -> list[int]:
    """Cards, or for paint slots of the row, that could get or lose the marker."""
    if effect.kind == "paint":
        wanted = effect.op == "take"
        return [
            row
            for row in range(IN_THE_ROW)
            if painted(b, row) == wanted and (effect.where == "row" or b.row[row] == EMPTY)
        ]
    cards = [card for card in cards_at(b, do, effect.where) if fits(b, effect.filter, card)]
    if effect.op == "take":
        return [card for card in cards if has(b, card, effect.kind)]
    return [card for card in cards if _may_carry(b, effect.kind, card)]


def _may_carry(b: Board, kind: Marker, card: int) -> bool:
    """One marker of a kind on a card, two kinds at most."""
    on_it = [disc.kind for disc in opened(b).laid.marks if disc.card == card and disc.row == EMPTY]
    return kind not in on_it and len(on_it) < caps().table.kinds_on_a_card


def _ends_of_hands(b: Board, do: Doing, effect: Mark) -> list[int]:
    """The first or last card of each hand, if it can take part."""
    able = _places(b, do, effect)
    last = -1 if effect.choose == "rightmost" else 0
    ends = [[card for card in b.hand(seat) if card != EMPTY] for seat in hands_at(b, do, effect.where)]
    return [cards[last] for cards in ends if cards and cards[last] in able]


def _put(b: Board, do: Doing, effect: Mark, card: int, row: int) -> None:
    m = opened(b)
    of_kind = sum(disc.kind == effect.kind for disc in m.laid.marks)
    most = caps().table
    if len(m.laid.marks) >= most.discs or (effect.kind == "paint" and of_kind >= most.painted):
        return
    if m.running.setting_up and of_kind >= caps().start.marked.get(effect.kind, caps().table.discs):
        return
    m.laid.marks = (*m.laid.marks, Disc(effect.kind, card, row, effect.until, b.active, do.card))
    b.tell(Marked(kind=effect.kind, clue=None if card == EMPTY else card, row=None if row == EMPTY else row))


def _take(b: Board, effect: Mark, card: int, row: int) -> None:
    m = opened(b)
    for disc in m.laid.marks:
        if disc.kind == effect.kind and disc.card == card and disc.row == row:
            m.tally.lock_taken = m.tally.lock_taken or disc.kind == "locked"
            drop(b, disc)
