"""Side objectives: reached at once, or judged at the end of the case (CP-16)."""

from collections.abc import Iterator

from spyhouse.games.spyclub import case_end
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.deck_syntax import ALWAYS, ANY, Conditions, Filter
from spyhouse.games.spyclub.campaign.deck_types import Card, Deck, Numbering
from spyhouse.games.spyclub.campaign.engine import agenda, effect
from spyhouse.games.spyclub.campaign.engine.execution import EffectRun
from spyhouse.games.spyclub.campaign.engine.filters import fits
from spyhouse.games.spyclub.campaign.engine.frame import Frame, Occasion, Task
from spyhouse.games.spyclub.campaign.engine.standing import StandingRule
from spyhouse.games.spyclub.campaign.engine.targets import present, team
from spyhouse.games.spyclub.campaign.in_force import rules_of
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.campaign.primitives import cards
from spyhouse.games.spyclub.campaign.terms import Goal, StepName
from spyhouse.games.spyclub.campaign.wording.line_context import LineContext, clue
from spyhouse.games.spyclub.case_rules import CaseRules
from spyhouse.games.spyclub.events import CardAnswered, ObjectiveDone
from spyhouse.games.spyclub.moves import Accept, Refuse
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY, Aspect, End

AT_THE_END = ("never", "events_at_most", "keep_ideas", "empty_row")
"""Goals judged at the end, which need enough solved aspects."""
TO_PLAY_ON_FOR = ("times", "confirm_cards", "keep_ideas", "tokens", "same_hand")
"""Goals that a team can still reach after it has solved every aspect."""
NEEDS: dict[str, tuple[Goal, ...]] = {
    "type": ("first_solved", "solve_type"),
    "n": ("solve_count", "keep_ideas", "time_left", "events_at_most", "tokens"),
    "what": ("times", "never"),
    "filter": ("confirm_cards",),
}
"""The goals that need a field, by field."""


class Objective(StandingRule, frozen=True, tag="objective"):
    """A side objective, once a case: reached at once, or judged at the end if enough aspects are solved."""

    id: str
    goal: Goal
    points: int
    n: int = 0
    what: StepName | None = None
    counts_if: Conditions = ALWAYS
    """For `times`: a condition on the occasions that count."""
    filter: Filter = ANY
    type: Aspect | None = None
    then: "tuple[effect.Consequence, ...]" = ()

    def matches(self, b: Board, card: int, occasion: Occasion) -> bool:
        """Return whether the occasion counts."""
        if self.goal == "confirm_cards":
            return occasion.name in ("confirm", "exchange") and fits(b, self.filter, occasion.card, occasion)
        if not self.counts_if or occasion.name != self.what:
            return False
        return holds(b, card, self.counts_if, occasion)

    def progress(self, b: Board, card: int) -> int:
        """Return the number that is compared with `n`; None for goals without one."""
        m = mosaic_of(b)
        match self.goal:
            case "solve_count" | "first_solved" | "solve_type":
                return b.solved_count()
            case "everyone_solves":
                return len(m.counters.solvers)
            case "times" | "never":
                return self._times(b)
            case "confirm_cards":
                return m.counters.trigger_counts.get(self.key, 0)
            case "tokens":
                return m.tokens(card)
            case "time_left":
                return len(b.movement) - b.drawn
            case "events_at_most":
                return m.counters.events
            case "keep_ideas":
                return sum(b.ideas)
            case "escape_at_most":
                return b.escape
            case "empty_row" | "same_hand":
                return 0

    def is_reached(self, b: Board, card: int) -> bool:
        so_far = self.progress(b, card)
        match self.goal:
            case "first_solved":
                return so_far == 1 and self._is_solved(b)
            case "solve_type":
                return self._is_solved(b)
            case "everyone_solves":
                return so_far == b.seats
            case "same_hand":
                return any(_same_hand(b, seat) for seat in range(b.seats))
            case "escape_at_most":
                return so_far <= self.n and b.ended is not None
            case "time_left":
                return so_far >= self.n and (b.ended == "success" or b.solved_count() == len(ASPECTS))
            case "never":
                return not mosaic_of(b).counters.moves_this_case.get(self.what or "", 0)
            case "events_at_most":
                return so_far <= self.n
            case "empty_row":
                return all(card == EMPTY for card in b.row)
            case "solve_count" | "times" | "confirm_cards" | "tokens" | "keep_ideas":
                return so_far >= self.n

    def _times(self, b: Board) -> int:
        counters = mosaic_of(b).counters
        if self.counts_if:
            return counters.trigger_counts.get(self.key, 0)
        return counters.moves_this_case.get(self.what or "", 0)

    def _is_solved(self, b: Board) -> bool:
        return self.type is not None and b.solved[ASPECTS.index(self.type)] != EMPTY

    def complete(self, b: Board, card: int) -> None:
        m = mosaic_of(b)
        m.objectives = (*m.objectives, self.id)
        b.emit(ObjectiveDone(objective=self.id, points=self.points, by=card))
        cards.score(b, card, self.points)
        if b.ended is None:
            m.push_next(*[Frame(card, one) for one in self.then])
        else:
            for one in self.then:
                agenda.start(b, card, one)

    def is_in_box(self, numbering: Numbering) -> bool:
        return True

    def faults(self, deck: Deck, card: Card) -> Iterator[str]:
        for name, goals in NEEDS.items():
            if self.goal in goals and not getattr(self, name):
                yield f".{name}: the goal {self.goal!r} needs it"

    def line(self, line: LineContext) -> str:
        return line.say(
            "do-objective",
            condition=line.clause(self.condition),
            goal=self.words(line),
            judged=self.goal in AT_THE_END,
            enough=caps().solving.enough,
            n=self.points,
            then=line.effect_clauses(self.then),
        )

    def words(self, line: LineContext) -> str:
        """Return the text of the goal: "solve the crime before any other aspect"."""
        together = self.goal == "times" and bool(self.counts_if)
        args = {"what": self.what or "", "type": self.type or "", "n": self.n, **clue(self.filter)}
        return line.say("do-objective.goal", goal="times-together" if together else self.goal, **args)


def _same_hand(b: Board, seat: int) -> bool:
    hand = b.hand(seat)
    return EMPTY not in hand and len({b.box.type[b.up[card]] for card in hand}) == 1


def active_objectives(b: Board) -> list[tuple[int, Objective]]:
    return [(card, one) for card, one in rules_of(b, Objective) if holds(b, card, one.condition)]


def watch(b: Board, occasion: Occasion) -> None:
    """Count an occasion, and complete the objectives that it reaches."""
    m = mosaic_of(b)
    for card, one in active_objectives(b):
        if one.id in m.objectives or one.goal == "time_left" or one.goal in AT_THE_END:
            continue
        if one.matches(b, card, occasion):
            m.counters.trigger_counts[one.key] = m.counters.trigger_counts.get(one.key, 0) + 1
        if one.is_reached(b, card):
            one.complete(b, card)


def judge(b: Board) -> None:
    """Complete objectives at the end of the case: those that had to last, or that come with a success."""
    for card, one in active_objectives(b):
        if one.id in mosaic_of(b).objectives:
            continue
        if one.goal in AT_THE_END and b.solved_count() < caps().solving.enough:
            continue
        if one.is_reached(b, card):
            one.complete(b, card)


def open_objectives(b: Board) -> list[tuple[int, Objective]]:
    """Return the objectives that a team could still reach after it has solved everything (CP-16)."""
    done = mosaic_of(b).objectives
    return [
        (card, one)
        for card, one in active_objectives(b)
        if one.id not in done and one.goal in TO_PLAY_ON_FOR and not one.is_reached(b, card)
    ]


def end_if_done(b: Board) -> None:
    """End the case of a team that plays on and has no open objective."""
    if mosaic_of(b).continues_after_success and b.phase == "actions" and not open_objectives(b):
        case_end.end_case(b, "success")


class OfferToContinue(Task, frozen=True):
    """Ask the team whether it plays on after every aspect is solved (CP-16)."""

    card: int
    """The card with the open objective."""

    def do(self, run: EffectRun) -> None:
        b = run.b
        answer = run.ask(team(b), "play_on", [Refuse(), Accept()], present(b), self.card)
        accepted = isinstance(answer, Accept)
        b.emit(CardAnswered(seat=team(b), accepted=accepted, by=self.card))
        if accepted:
            run.m.continues_after_success = True
        else:
            case_end.end_case(b, "success")


class ObjectiveRules(CaseRules):
    """Rules for playing on for objectives, and the result of a case that does."""

    __slots__ = ()

    def continues(self, b: Board) -> bool:
        for card, _ in open_objectives(b):
            agenda.execute(b, Frame(0, OfferToContinue(card)))
            return True
        return False

    def ending(self, b: Board, how: End) -> End:
        """Return how the case ends: a team that plays on keeps its success (CP-30)."""
        return "success" if mosaic_of(b).continues_after_success or EMPTY not in b.solved else how
