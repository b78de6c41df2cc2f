"""Solving with wild cards, double cards and fewer cards (CP-15)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import field

from spyhouse.games.spyclub import solving
from spyhouse.games.spyclub.actions import pay
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck_syntax import Filter
from spyhouse.games.spyclub.campaign.engine import agenda
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.frame import Frame
from spyhouse.games.spyclub.campaign.engine.limits import announce_cap, applies, mark_used
from spyhouse.games.spyclub.campaign.engine.standing import RuleLocation, StandingRule
from spyhouse.games.spyclub.campaign.engine.targets import present
from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.move_footprint import counted_slots
from spyhouse.games.spyclub.campaign.primitives import markers
from spyhouse.games.spyclub.campaign.primitives.clues import turn_over
from spyhouse.games.spyclub.campaign.terms import Counted, PickedBy
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.moves import SolveEarly
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY, IN_THE_ROW, Aspect
from spyhouse.kernel import IllegalMove


class CountAs(StandingRule, frozen=True, tag="count_as"):
    """In the row, let these faces count as any type, as another type, or as two cards."""

    location: ClassVar[RuleLocation] = "row"

    filter: Filter
    counted: Counted = field(name="as")


class SolveWith(StandingRule, frozen=True, tag="solve_with"):
    """Let the active player solve with `need` cards of one type in the row. Other types stay there."""

    limitable: ClassVar[bool] = True
    location: ClassVar[RuleLocation] = "row"

    need: int
    type: Aspect | None = None
    pay: int = 0

    def do(self, run: EffectRun) -> None:
        """Solve the aspect that the frame's move names."""
        [move] = run.frame.answers
        assert isinstance(move, SolveEarly)
        b, kind = run.b, ASPECTS.index(move.aspect)
        b.flipped = 0
        pay(b, b.active, self.pay)
        mark_used(b, self)
        run.m.running.solving = kind
        solving.solve(b, kind)

    def can_solve(self, b: Board, card: int, seat: int, kind: int) -> bool:
        return (
            self.type in (None, ASPECTS[kind])
            and b.solved[kind] == EMPTY
            and self.pay <= b.ideas[seat]
            and _counted(b, kind)[1] >= self.need
            and bool(b.rules.solution_slots(b, kind))
            and applies(b, card, self)
        )

    def args(self, line: LineContext) -> dict[str, Any]:
        return {"type": self.type or "", "n": self.need, "pay": self.pay}


class PickSolution(StandingRule, frozen=True, tag="pick_solution"):
    """Change who or what picks the solution, instead of the symbol; always a valid card."""

    limitable: ClassVar[bool] = True
    location: ClassVar[RuleLocation] = "row"
    can_follow: ClassVar[bool] = True

    by: PickedBy
    type: Aspect | None = None

    def words(self, line: LineContext) -> str:
        return line.say("do-pick-solution.next", by=self.by)

    def line(self, line: LineContext) -> str:
        told = line.say("do-pick-solution.always", by=self.by, often=self.limit)
        return line.with_lead([line.clause(self.condition)], told)


def early_solves(b: Board, seat: int) -> list[SolveEarly]:
    """Return the aspects a player may solve with fewer cards, within each card's limit."""
    return [
        SolveEarly(card, ASPECTS[kind])
        for card, rule in rules_of(b, SolveWith)
        for kind in range(len(ASPECTS))
        if rule.can_solve(b, card, seat, kind)
    ]


def solve_early(b: Board, seat: int, move: SolveEarly) -> None:
    if move.aspect not in ASPECTS:
        raise IllegalMove("spyclub-not-solved-early")
    kind = ASPECTS.index(move.aspect)
    for card, rule in rules_of(b, SolveWith):
        if card == move.card and rule.can_solve(b, card, seat, kind):
            agenda.execute(b, Frame(card, rule, answers=(move,)))
            return
    raise IllegalMove("spyclub-not-solved-early")


def _counted(b: Board, kind: int) -> tuple[list[int], int]:
    """Return the row slots that count for an aspect, and for how many cards each."""
    return counted_slots(*_fitting(b, kind))


def _fitting(b: Board, kind: int) -> tuple[list[int], list[int], int]:
    """Return the row slots of an aspect, those of wild cards, and how many cards count twice."""
    plain, wild, double = [], [], 0
    rules = [rule for card, rule in rules_of(b, CountAs) if applies(b, card, rule)]
    for row, card in enumerate(b.row):
        if card == EMPTY:
            continue
        counts = [rule.counted for rule in rules if fits(b, rule.filter, card)]
        if b.box.type[b.up[card]] == kind or ASPECTS[kind] in counts:
            plain.append(row)
            double += "two" in counts
        elif "any" in counts or markers.has(b, card, "wild"):
            wild.append(row)
    return plain, wild, double


def _picker(b: Board, kind: int) -> tuple[int, PickSolution] | None:
    """Return the rule that picks the solution. The team's choice comes before all others."""
    found = [
        (card, rule)
        for card, rule in rules_of(b, PickSolution)
        if rule.type in (None, ASPECTS[kind]) and applies(b, card, rule)
    ]
    return min(found, key=lambda one: one[1].by != "team", default=None)


class SolvingRules(CaseRules):
    """Rules for which cards solve an aspect, and which of them is the solution."""

    __slots__ = ()

    def on_placed_in_row(self, b: Board, card: int, row: int) -> None:
        """Turn the card over if its slot has paint."""
        if markers.painted(b, row) and not markers.has(b, card, "locked"):
            turn_over(b, [card])
        for kind in range(len(ASPECTS)):
            plain, wild, double = _fitting(b, kind)
            enough = len(plain) + len(wild) + double >= IN_THE_ROW and b.solved[kind] == EMPTY
            if enough and counted_slots(plain, wild, double)[1] < IN_THE_ROW:
                announce_cap(b, "special", caps().solving.special)

    def solved_type(self, b: Board) -> int | None:
        """Return the aspect that five cards of the row solve, or the one being solved with fewer."""
        being_solved = mosaic_of(b).running.solving
        if being_solved != EMPTY:
            return being_solved
        for kind in range(len(ASPECTS)):
            if b.solved[kind] != EMPTY or _counted(b, kind)[1] < IN_THE_ROW:
                continue
            if self.solution_slots(b, kind):
                return kind
        return None

    def solved_slots(self, b: Board, kind: int) -> Sequence[int]:
        return _counted(b, kind)[0]

    def solution_slots(self, b: Board, kind: int) -> Sequence[int]:
        """Return the possible solutions. A wild card can only be one of the type of its face."""
        return [row for row in _counted(b, kind)[0] if b.box.type[b.up[b.row[row]]] == kind]

    def solution_slot(self, b: Board, kind: int) -> int | None:
        """Return the slot a rule picks, None for the team's choice, else the last valid symbol's slot."""
        valid, found = self.solution_slots(b, kind), _picker(b, kind)
        match found[1].by if found else "":
            case "team":
                return None
            case "leftmost":
                return valid[0]
            case "rightmost":
                return valid[-1]
            case "random":
                return b.chance.pick("campaign/solution", valid)
        for number in reversed(b.movement[: b.drawn]):
            slot = self.symbols.index(b.box.movement[number].symbol)
            if slot in valid:
                return slot
        return None

    def on_solution_chosen(self, b: Board, kind: int) -> None:
        """Use up the rule that picked the solution."""
        running, found = mosaic_of(b).running, _picker(b, kind)
        running.team_picks = found is not None and found[1].by == "team"
        if found:
            mark_used(b, found[1])
            started = running.temporary_rules
            used = next((one for one in started if one.rule == found), None)
            running.temporary_rules = tuple(one for one in started if one is not used)

    def choosers(self, b: Board) -> tuple[int, ...]:
        return present(b) if mosaic_of(b).running.team_picks else super().choosers(b)
