"""Prices and gains of steps, and which players match for teamwork."""

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from spyhouse.games.spyclub.actions import pay
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.deck_syntax import ANY, Filter
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.engine.limits import applies, mark_used
from spyhouse.games.spyclub.campaign.engine.standing import RuleLocation, StandingRule
from spyhouse.games.spyclub.campaign.engine.targets import locket
from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.terms import MatchRule, StepName, Who
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.moves import CompareNotes, Teamwork
from spyhouse.games.spyclub.terms import DISTRACTION, EMPTY


class Cost(StandingRule, frozen=True, tag="cost"):
    """Change the price of a step in ideas; `first`: only for the first in a turn."""

    of: StepName
    n: int
    who: Who | None = None
    filter: Filter = ANY
    first: bool = False

    def step_name(self) -> str:
        return self.of

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        if not self.n:
            yield ".n: 0 changes nothing"

    def args(self, line: LineContext) -> dict[str, Any]:
        return super().args(line) | {"what": self.of, "you": self.who == "owner"}


class FocusGain(StandingRule, frozen=True, tag="focus_gain"):
    """Change the ideas gained by Shift focus, at least 0."""

    n: int
    who: Who | None = None
    filter: Filter = ANY
    first: bool = False

    def step_name(self) -> str:
        return "shift"

    def args(self, line: LineContext) -> dict[str, Any]:
        return super().args(line) | {"you": self.who == "owner"}


class Match(StandingRule, frozen=True, tag="match"):
    """Let more players match for teamwork. Empty slots never match."""

    limitable: ClassVar[bool] = True
    location: ClassVar[RuleLocation] = "team"

    rule: MatchRule
    pay: int = 0
    who: Who | None = None

    def covers(self, b: Board, seat: int, other: int) -> bool:
        mine, theirs = (b.box.type[b.up[_focus(b, one)]] for one in (seat, other))
        match self.rule:
            case "any":
                return True
            case "neighbours":
                return (seat - other) % b.seats in (1, b.seats - 1)
            case "ringed":
                return {seat, other} <= locket(b)
            case "distractions":
                return mine == theirs == DISTRACTION
            case "solved_types":
                return all(kind != DISTRACTION and b.solved[kind] != EMPTY for kind in (mine, theirs))


class PriceRules(CaseRules):
    """Rules for prices, gains and matches."""

    __slots__ = ()

    def confirm_price(self, b: Board, seat: int, slot: int, row: int | None = None) -> int:
        steps = ("confirm", "exchange") if row is not None and b.row[row] != EMPTY else ("confirm",)
        return _price(b, super().confirm_price(b, seat, slot), seat, steps, b.card(seat, slot))

    def scout_price(self, b: Board, place: int) -> int:
        steps = ("scout", f"scout_{place_name(b, place)}")
        return _price(b, super().scout_price(b, place), b.active, steps, b.incoming_card(place))

    def step_price(self, b: Board, seat: int, what: Literal["investigate", "shift"]) -> int:
        return _price(b, 0, seat, (what,))

    def teamwork_price(self, b: Board, seat: int, teamwork: Teamwork) -> int:
        steps = ("trade" if isinstance(teamwork, CompareNotes) else "advice", "teamwork")
        rule = self._needed_rule(b, seat, teamwork.seat)
        return _price(b, 0, seat, steps, partner=teamwork.seat) + (rule[1].pay if rule else 0)

    def on_teamwork(self, b: Board, seat: int, teamwork: Teamwork) -> None:
        """Pay for the match, and use up the rule that allowed it."""
        cost, rule = self.teamwork_price(b, seat, teamwork), self._needed_rule(b, seat, teamwork.seat)
        if rule:
            mark_used(b, rule[1])
        pay(b, seat, cost, rule[0] if rule else 0)

    def focus_gain(self, b: Board, seat: int, slot: int) -> int:
        usual, about = super().focus_gain(b, seat, slot), (seat, b.card(seat, slot), Occasion("shift", seat))
        rules = rules_of(b, FocusGain)
        return max(0, usual + sum(rule.n for card, rule in rules if rule.counts(b, card, *about)))

    def match(self, b: Board, seat: int, other: int) -> bool:
        return (
            super().match(b, seat, other)
            or _kissed(b, seat, other)
            or _matching_rule(b, seat, other) is not None
        )

    def _needed_rule(self, b: Board, seat: int, other: int) -> tuple[int, Match] | None:
        """Return the rule without which these two players would not match."""
        if super().match(b, seat, other) or _kissed(b, seat, other):
            return None
        return _matching_rule(b, seat, other)


def place_name(b: Board, place: int) -> str:
    """Return the name of an incoming place: top, middle or right (SC-11)."""
    return "right" if place == len(b.incoming) else "top" if place == 0 else "middle"


def _price(
    b: Board, usual: int, seat: int, steps: tuple[str, ...], clue: int = EMPTY, partner: int | None = None
) -> int:
    """Return the price of a step with these names.

    The loop runs for every legal move, so it tests the cheapest field first.
    """
    price = usual
    for card, rule in rules_of(b, Cost):
        if rule.of not in steps or (rule.first and rule.times(b, partner)):
            continue
        if rule.who is not None and not rule.concerns(b, card, seat):
            continue
        if rule.filter.word and not fits(b, rule.filter, clue):
            continue
        if applies(b, card, rule, Occasion("trade", partner) if partner is not None else None):
            price += rule.n
    return max(0, price)


def _kissed(b: Board, seat: int, other: int) -> bool:
    both = (_focus(b, seat), _focus(b, other))
    return EMPTY not in both and any(mosaic_of(b).on_table.disc(card, "kiss") for card in both)


def _matching_rule(b: Board, seat: int, other: int) -> tuple[int, Match] | None:
    """Return the cheapest rule by which these two players match; of equals, the oldest."""
    if EMPTY in (_focus(b, seat), _focus(b, other)):
        return None
    found = [
        (card, rule)
        for card, rule in rules_of(b, Match)
        if rule.pay <= b.ideas[seat] and rule.counts(b, card, seat) and rule.covers(b, seat, other)
    ]
    return min(found, key=lambda one: one[1].pay, default=None)


def _focus(b: Board, seat: int) -> int:
    return b.card(seat, b.focus[seat])
