"""Prohibitions of steps: rules of cards, locks, glue and guards."""

from collections.abc import Collection, Iterator
from typing import Any, ClassVar, NamedTuple, cast

import msgspec

from spyhouse.games.spyclub import legal as case
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck_syntax import ANY, Filter
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.engine.limits import applies
from spyhouse.games.spyclub.campaign.engine.standing import StandingRule
from spyhouse.games.spyclub.campaign.in_force import rules_of, standing_rules_of, temporary_rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.move_footprint import footprint_of
from spyhouse.games.spyclub.campaign.primitives.prices import place_name
from spyhouse.games.spyclub.campaign.terms import StepName, Until, Who
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, clue
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.moves import CompareNotes, Confirm, GetAdvice, Investigate, Scout, ShiftFocus
from spyhouse.games.spyclub.terms import EMPTY, IN_THE_ROW
from spyhouse.kernel import IllegalMove, Move

CaseStep = Investigate | ShiftFocus | Confirm | Scout | CompareNotes | GetAdvice


class RefusalText(msgspec.Struct, frozen=True):
    """A reason for a refusal: the code of a message, and its arguments."""

    code: str
    args: dict[str, int] = {}

    def error(self) -> IllegalMove:
        return IllegalMove(self.code, **self.args)


class CardRefusal(NamedTuple):
    """The reason why a step is not allowed, and the campaign card that prohibits it."""

    why: RefusalText
    card: int


class Forbid(StandingRule, frozen=True, tag="forbid"):
    """Forbid a step, or more than `over` of it a turn. Passing is always legal."""

    can_follow: ClassVar[bool] = True

    what: StepName
    who: Who | None = None
    filter: Filter = ANY
    over: int = 0
    until: Until | None = None

    def do(self, run: EffectRun) -> None:
        """Start the prohibition for the players in `who`, lasting as `until` says."""
        seats = run.players(self.who) if self.who and self.who != "each" else [EMPTY]
        for seat in seats:
            run.begin(self, self.until or "case", seat)

    def step_name(self) -> str:
        return self.what

    def worded_conditions(self) -> tuple[str, ...]:
        return ("with",)

    def variant(self, line: LineContext) -> str:
        return "at-most" if self.over else "never"

    def args(self, line: LineContext) -> dict[str, Any]:
        sits = [condition.about for condition in self.condition if condition.word == "with"]
        if sits:
            who = "somebody"
        elif self.who in (None, "active") and line.card.belongs == "common":
            who = "you"
        else:
            who = "nobody" if self.who in (None, "each") else line.who(self.who)
        limits = {"over": self.over} if self.over else {"until": self.until or ""}
        return {"who": who, "beside": sits[0] if sits else "", "what": self.what} | clue(self.filter) | limits


def refusal(b: Board, seat: int, move: Move) -> CardRefusal | None:
    """Return why a card prohibits this step; None if it is allowed."""
    match move:
        case Investigate(slot) if slot < b.slots:
            names: tuple[str, ...] = ("investigate",)
            return _blocked(b, seat, move) or _forbidden(b, seat, names, b.card(seat, slot))
        case ShiftFocus(slot) if slot < b.slots:
            return _forbidden(b, seat, ("shift",), b.card(seat, slot))
        case Confirm(slot, row) if slot < b.slots and row < IN_THE_ROW:
            names = ("confirm", "exchange") if b.row[row] != EMPTY else ("confirm",)
            return _blocked(b, seat, move) or _forbidden(b, seat, names, b.card(seat, slot))
        case Scout(place, slot) if slot < b.slots and place < b.places():
            gone = ("discard",) if b.card(seat, slot) != EMPTY else ()
            names = ("scout", f"scout_{place_name(b, place)}", *gone)
            return _blocked(b, seat, move) or _forbidden(b, seat, names, b.incoming_card(place))
        case CompareNotes(partner, mine, theirs) if partner < b.seats and max(mine, theirs) < b.slots:
            names = ("trade", "teamwork")
            return _blocked(b, seat, move) or _forbidden(b, seat, names, b.card(seat, mine), partner)
        case GetAdvice(partner, _) if partner < b.seats:
            return _forbidden(b, seat, ("advice", "teamwork"), EMPTY, partner)
        case _:
            return None


def may_refuse(b: Board) -> bool:
    """Return whether anything on the table could refuse a step."""
    return bool(mosaic_of(b).on_table.marks or rules_of(b, Forbid) or b.rules.guarded_slots(b))


def barred_moves(b: Board, seat: int) -> Iterator[tuple[CaseStep, CardRefusal]]:
    """Yield the steps that the player could pay for but that a card prohibits."""
    if may_refuse(b):
        for move in case.active_moves(b, seat):
            refused = refusal(b, seat, move)
            if refused and isinstance(move, CaseStep):
                yield move, refused


def _blocked(b: Board, seat: int, move: Move) -> CardRefusal | None:
    """Return the refusal if a guard, a lock or glue blocks the step."""
    table = mosaic_of(b).on_table
    if not table.marks and not table.figures:
        return None
    touched = footprint_of(b, seat, move)
    if touched.row != EMPTY and (figure := table.guards().get(touched.row)):
        return _because(b, "spyclub-card-guards", figure.card)
    if disc := table.disc(touched.locked, "locked"):
        flipping = isinstance(move, Investigate)
        return _because(b, "spyclub-card-locks" if flipping else "spyclub-card-locks-incoming", disc.by)
    for card in touched.stuck:
        if disc := table.disc(card, "locked", "sticky"):
            return _because(b, "spyclub-card-keeps", disc.by)
    return None


def _because(b: Board, code: str, card: int) -> CardRefusal:
    """Name the card by its number in this edition."""
    return CardRefusal(RefusalText(code, {"card": mosaic_of(b).numbering.shown[card]}), card)


def _forbidden(
    b: Board, seat: int, steps: tuple[str, ...], clue: int, partner: int | None = None
) -> CardRefusal | None:
    """Return why a card forbids the step. It runs for every legal move, so the cheapest test comes first."""
    for card, rule, about in _forbids(b):
        if rule.what not in steps:
            continue
        if rule.over and rule.times(b, partner) < rule.over:
            continue
        meant = rule.concerns(b, card, seat) if about is None else about in (EMPTY, seat)
        if not meant or (rule.filter.word and not fits(b, rule.filter, clue)):
            continue
        if applies(b, card, rule, Occasion("trade", partner) if partner is not None else None):
            return _because(b, "spyclub-card-forbids", card)
    return None


def _forbids(b: Board) -> list[tuple[int, Forbid, int | None]]:
    """Return each card, its rule and, if an effect started it, the player it applies to."""
    found: list[tuple[int, Forbid, int | None]] = [(*one, None) for one in standing_rules_of(b, Forbid)]
    if mosaic_of(b).running.temporary_rules:
        started = temporary_rules_of(b, Forbid)
        found += [(one.rule.card, cast(Forbid, one.rule.effect), one.about) for one in started]
    return found


class ForbidRules(CaseRules):
    """Rules that remove moves prohibited by cards."""

    __slots__ = ()

    def check_move(self, b: Board, seat: int, move: Move) -> None:
        if b.phase == "actions" and seat == b.active:
            refused = refusal(b, seat, move)
            if refused:
                raise refused.why.error()

    def is_barred(self, b: Board, seat: int, move: Move) -> bool:
        return bool(refusal(b, seat, move))

    def guarded_slots(self, b: Board) -> Collection[int]:
        return mosaic_of(b).on_table.guards()
