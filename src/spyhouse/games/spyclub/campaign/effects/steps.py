"""What the active player may do with campaign cards in force, and what a card does not allow."""

from collections.abc import Iterator
from typing import NamedTuple, cast

import msgspec

from spyhouse.games.spyclub import legal as case
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck import numbering
from spyhouse.games.spyclub.campaign.effects import marks, pockets, solve
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can
from spyhouse.games.spyclub.campaign.effects.figures import guard, guarded
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.hearing import place_name
from spyhouse.games.spyclub.campaign.effects.limits import applies
from spyhouse.games.spyclub.campaign.effects.prices import concerns, times
from spyhouse.games.spyclub.campaign.handling import hold_of
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion
from spyhouse.games.spyclub.campaign.mosaic import begun, opened, rules_of, standing_of
from spyhouse.games.spyclub.campaign.vocabulary import Action, Forbid
from spyhouse.games.spyclub.moves import (
    CompareNotes,
    Confirm,
    GetAdvice,
    Investigate,
    Scout,
    ShiftFocus,
    SolveEarly,
    UseCard,
)
from spyhouse.games.spyclub.words import ASPECTS, EMPTY, IN_THE_ROW
from spyhouse.kernel import IllegalMove, Move

CaseStep = Investigate | ShiftFocus | Confirm | Scout | CompareNotes | GetAdvice


class Why(msgspec.Struct, frozen=True):
    """Why something cannot be done, as a refusal has it: the code of a message, and what fills it."""

    code: str
    args: dict[str, int] = {}

    def error(self) -> IllegalMove:
        return IllegalMove(self.code, **self.args)


class Refusal(NamedTuple):
    """Why a step is not allowed, and the campaign card that says so."""

    why: Why
    card: int


ONLY_ITS_OWNER = Why("spyclub-card-of-its-owner")
NOT_AGAIN = Why("spyclub-card-not-again")
NO_ACTIONS = Why("spyclub-card-no-actions")
DOES_NOTHING = Why("spyclub-card-does-nothing")


def legal(b: Board, seat: int) -> list[Move]:
    """Passing always is; a card's own free step beats neither a lock nor a guard."""
    moves = case.steps(b, seat)
    if _hindered(b):
        moves = [move for move in moves if not refusal(b, seat, move)]
    moves += [
        UseCard(card, rule.name) for card, rule in rules_of(b, Action) if not unusable(b, seat, card, rule)
    ]
    moves += pockets.ways(b, seat)
    moves += [SolveEarly(card, ASPECTS[kind]) for card, kind, _ in solve.early_ways(b, seat)]
    return moves


def _hindered(b: Board) -> bool:
    """Whether anything on the table could refuse a step."""
    return bool(opened(b).laid.marks or rules_of(b, Forbid)) or guarded(b) != EMPTY


def barred(b: Board, seat: int) -> Iterator[tuple[CaseStep, Refusal]]:
    """The steps that could be paid for, but that a card does not allow."""
    if _hindered(b):
        for move in case.steps(b, seat):
            refused = refusal(b, seat, move)
            if refused and isinstance(move, CaseStep):
                yield move, refused


def check(b: Board, seat: int, move: Move) -> None:
    if b.phase == "actions" and seat == b.active:
        refused = refusal(b, seat, move)
        if refused:
            raise refused.why.error()


def refusal(b: Board, seat: int, move: Move) -> Refusal | None:
    """Why no card allows this step; None if nothing speaks against it."""
    match move:
        case Investigate(slot) if slot < b.slots:
            names: tuple[str, ...] = ("investigate",)
            return _held(b, seat, move) or forbidden(b, seat, names, b.card(seat, slot))
        case ShiftFocus(slot) if slot < b.slots:
            return forbidden(b, seat, ("shift",), b.card(seat, slot))
        case Confirm(slot, row) if slot < b.slots and row < IN_THE_ROW:
            names = ("confirm", "exchange") if b.row[row] != EMPTY else ("confirm",)
            return _held(b, seat, move) or forbidden(b, seat, names, b.card(seat, slot))
        case Scout(place, slot) if slot < b.slots and place < b.places():
            gone = ("discard",) if b.card(seat, slot) != EMPTY else ()
            names = ("scout", f"scout_{place_name(b, place)}", *gone)
            return _held(b, seat, move) or forbidden(b, seat, names, b.incoming_card(place))
        case CompareNotes(partner, mine, theirs) if partner < b.seats and max(mine, theirs) < b.slots:
            names = ("trade", "teamwork")
            return _held(b, seat, move) or forbidden(b, seat, names, b.card(seat, mine), partner)
        case GetAdvice(partner, _) if partner < b.seats:
            return forbidden(b, seat, ("advice", "teamwork"), EMPTY, partner)
        case _:
            return None


def _held(b: Board, seat: int, move: Move) -> Refusal | None:
    """A guard, a lock or glue keeps the step from what it takes hold of."""
    hold, figure = hold_of(b, seat, move), guard(b)
    if figure and hold.row == figure.place:
        return _because(b, "spyclub-card-guards", figure.card)
    if disc := marks.disc_on(b, hold.locked, "locked"):
        flipping = isinstance(move, Investigate)
        return _because(b, "spyclub-card-locks" if flipping else "spyclub-card-locks-incoming", disc.by)
    for clue in hold.stuck:
        if disc := marks.disc_on(b, clue, "locked", "sticky"):
            return _because(b, "spyclub-card-keeps", disc.by)
    return None


def _because(b: Board, code: str, card: int) -> Refusal:
    """With the number of the card that their edition prints."""
    return Refusal(Why(code, {"card": numbering(b.options.edition).shown[card]}), card)


def forbidden(
    b: Board, seat: int, steps: tuple[str, ...], clue: int, partner: int | None = None
) -> Refusal | None:
    occasion = Occasion("trade", partner) if partner is not None else None
    for card, rule, about in _forbids(b):
        if rule.what not in steps or (rule.over and times(b, rule, rule.what, partner) < rule.over):
            continue
        meant = concerns(b, card, rule, rule.who, seat) if about is None else about in (EMPTY, seat)
        if meant and (not rule.filter or fits(b, rule.filter, clue)) and applies(b, card, rule, occasion):
            return _because(b, "spyclub-card-forbids", card)
    return None


def _forbids(b: Board) -> Iterator[tuple[int, Forbid, int | None]]:
    """The card, its rule and, if it was started for a while, the player it was started for."""
    for card, rule in standing_of(b, Forbid):
        yield card, rule, None
    for one in begun(b, Forbid):
        yield one.rule.card, cast(Forbid, one.rule.effect), one.about


def unusable(b: Board, seat: int, card: int, rule: Action) -> Why | None:
    """Why the action of a card cannot be used now; None if it can."""
    if rule.who == "owner" and Doing(b, card, rule, Context()).owner != seat:
        return ONLY_ITS_OWNER
    if not applies(b, card, rule):
        return NOT_AGAIN
    if b.actions < rule.actions:
        return NO_ACTIONS
    if b.ideas[seat] < rule.ideas:
        return Why("spyclub-card-too-dear", {"price": rule.ideas, "ideas": b.ideas[seat]})
    if opened(b).tokens(card) < rule.tokens:
        return Why("spyclub-card-lacks-tokens", {"price": rule.tokens, "tokens": opened(b).tokens(card)})
    return None if can(b, card, rule.then[0]) else DOES_NOTHING
