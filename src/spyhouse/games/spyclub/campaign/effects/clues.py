"""Clue cards turned over and looked at; incoming clues washed away; focus tokens moved."""

from spyhouse.games.spyclub.board import SEEN_DOWN, SEEN_UP, Board
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.marks import has
from spyhouse.games.spyclub.campaign.effects.picking import choose, picker
from spyhouse.games.spyclub.campaign.effects.places import cards_at, hands_at
from spyhouse.games.spyclub.campaign.effects.who import named, players
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import Flip, Flush, Peek, SetFocus
from spyhouse.games.spyclub.events import CluesFlipped, CluesPeeked, FocusMoved, MovementPeeked
from spyhouse.games.spyclub.moves import PickClue, PickSpot
from spyhouse.games.spyclub.suspect import lose_clues

A_WHOLE_HAND = 4


@does(Flip)
def flip(b: Board, do: Doing, effect: Flip) -> None:
    """In `hands` up to n in each hand. Locked cards stay; nothing else is triggered."""
    seats = players(b, do, effect.who) if effect.who else hands_at(b, do, effect.where)
    if seats is None:
        return
    groups = [[seat] for seat in seats] if effect.where == "hands" else [seats]
    picked: list[PickClue] = []
    for group in groups:
        cards = cards_at(b, do, effect.where, group if effect.where != "focus" and group else None)
        able = [
            PickClue(card) for card in cards if fits(b, effect.filter, card) and not has(b, card, "locked")
        ]
        if effect.choose is None and effect.n >= A_WHOLE_HAND:
            picked += able
            continue
        found = choose(b, do, able, effect.n, picker(b, do, effect.choose), exact=True)
        if found is None:
            return
        picked += found
    for one in picked:
        b.flip(one.clue)
    if picked:
        b.tell(CluesFlipped(clues=tuple(b.clue(one.clue) for one in picked)))


@can_do(Flip)
def _can_flip(b: Board, do: Doing, effect: Flip) -> bool:
    return any(
        fits(b, effect.filter, card) and not has(b, card, "locked") for card in cards_at(b, do, effect.where)
    )


@does(Peek)
def peek(b: Board, do: Doing, effect: Peek) -> None:
    """Shown to all until the turn ends; whoever remembers knows it for good."""
    if effect.where == "movement":
        foresee(b, effect.n)
        return
    cards = _to_peek_at(b, do, effect)
    if cards is None:
        return
    m = opened(b)
    for card in cards:
        b.seen[card] = SEEN_UP | SEEN_DOWN
        m.laid.uncovered |= {card}
        m.laid.peeked |= {card}
        if m.running.between_turns:
            m.laid.peeked_late |= {card}
    if cards:
        b.tell(CluesPeeked(clues=tuple(map(b.both_sides, cards))))


def _to_peek_at(b: Board, do: Doing, effect: Peek) -> list[int] | None:
    m = opened(b)
    match effect.where:
        case "deck_top":
            return list(m.laid.deck[: effect.n])
        case "deck_bottom":
            return list(m.laid.deck[::-1][: effect.n])
        case _:
            seats = players(b, do, effect.who) if effect.who else None
            if effect.who and seats is None:
                return None
            cards = [PickClue(card) for card in cards_at(b, do, effect.where, seats)]
            found = choose(b, do, cards, effect.n, b.active, exact=True)
            return None if found is None else [one.clue for one in found]


@can_do(Peek)
def _can_peek(b: Board, do: Doing, effect: Peek) -> bool:
    """There is something to see: what nobody has seen, or without a notebook what does not lie open now."""
    m, remembered = opened(b), b.options.notebook
    if effect.where == "movement":
        known = m.laid.foreseen if remembered else m.laid.showing
        return min(effect.n, len(b.movement) - b.drawn) > known
    seats = named(b, do, effect.who) if effect.who else None
    return any(
        b.seen[card] != SEEN_UP | SEEN_DOWN if remembered else card not in m.laid.peeked
        for card in cards_at(b, do, effect.where, seats)
    )


def foresee(b: Board, n: int) -> None:
    m = opened(b)
    coming = b.movement[b.drawn : b.drawn + n]
    m.laid.foreseen = max(m.laid.foreseen, len(coming))
    m.laid.showing = max(m.laid.showing, len(coming))
    if m.running.between_turns:
        m.laid.showing_late = max(m.laid.showing_late, len(coming))
    if coming:
        b.tell(MovementPeeked(cards=tuple(b.box.movement[number] for number in coming)))


@does(Flush)
def flush(b: Board, do: Doing, effect: Flush) -> None:
    """From that end, then slide and refill; a short deck gives fewer."""
    lose_clues(b, effect.n, effect.end == "right")


@does(SetFocus)
def set_focus(b: Board, do: Doing, effect: SetFocus) -> None:
    """Only the token moves: it brings no ideas."""
    slots: list[tuple[int, int]] = []
    for seat in players(b, do, effect.who) or ():
        if effect.slot == "choice":
            answer = do.pick(seat, "spot", [PickSpot(seat, slot) for slot in range(b.slots)])
            if not isinstance(answer, PickSpot):
                return
            slots.append((seat, answer.slot))
        else:
            slots.append((seat, 0 if effect.slot == "left" else b.slots - 1))
    for seat, slot in slots:
        if b.focus[seat] != slot:
            b.tell(FocusMoved(seat=seat, before=b.focus[seat], slot=slot))
            b.focus[seat] = slot
