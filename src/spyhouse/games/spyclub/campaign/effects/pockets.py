"""Pockets: campaign cards that hold clue cards, out of everyone's reach."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.effects import marks
from spyhouse.games.spyclub.campaign.effects.limits import applies
from spyhouse.games.spyclub.campaign.effects.places import lay, lift
from spyhouse.games.spyclub.campaign.effects.prices import concerns
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import Pocket
from spyhouse.games.spyclub.clue import Place
from spyhouse.games.spyclub.events import ClueMoved
from spyhouse.games.spyclub.moves import UsePocket
from spyhouse.games.spyclub.words import EMPTY


def ways(b: Board, seat: int) -> list[UsePocket]:
    """A card in, one out into an empty slot, or a swap."""
    m = opened(b)
    found: list[UsePocket] = []
    for card, rule in rules_of(b, Pocket):
        if not concerns(b, card, rule, rule.who, seat) or not applies(b, card, rule):
            continue
        inside = m.laid.pockets.get(card, ())
        for slot, own in enumerate(b.hand(seat)):
            if own != EMPTY and marks.stuck(b, own):
                continue
            if own != EMPTY and len(inside) < rule.size and b.actions >= rule.actions:
                found.append(UsePocket(card, slot, None))
            if b.actions >= _price_out(rule):
                found += [UsePocket(card, slot, clue) for clue in inside]
    return found


def _price_out(rule: Pocket) -> int:
    return rule.actions if rule.out is None else rule.out


def use_pocket(b: Board, seat: int, move: UsePocket) -> None:
    """Whoever calls this has seen that it is one of the ways."""
    rule = next(rule for card, rule in rules_of(b, Pocket) if card == move.card)
    b.actions -= rule.actions if move.clue is None else _price_out(rule)
    b.flipped = 0
    hand, pocket = Place("hand", seat, move.slot), Place("pocket", slot=move.card)
    own = b.card(seat, move.slot)
    if own != EMPTY:
        lift(b, own)
        lay(b, own, pocket)
        b.tell(ClueMoved(clue=b.clue(own), before=hand, after=pocket, by=move.card))
    if move.clue is not None:
        lift(b, move.clue)
        lay(b, move.clue, hand)
        b.tell(ClueMoved(clue=b.clue(move.clue), before=pocket, after=hand, by=move.card))
