"""Side objectives: done at once, or judged at the end of the case (CP-16)."""

from spyhouse.games.spyclub import ends
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import cards
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.conditions import holds
from spyhouse.games.spyclub.campaign.effects.doing import Doing, does, then
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.limits import holds_at
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion, Passing, Rule
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.perform import perform
from spyhouse.games.spyclub.campaign.vocabulary import Objective
from spyhouse.games.spyclub.events import ObjectiveDone, RuleBegan
from spyhouse.games.spyclub.words import ASPECTS, EMPTY

AT_THE_END = ("never", "events_at_most", "keep_ideas", "empty_row")
"""Judged at the end, and only with enough aspects solved."""
TO_PLAY_ON_FOR = ("times", "confirm_cards", "keep_ideas", "tokens", "same_hand")
"""What a team that has solved everything could still reach."""


@does(Objective)
def _begin(b: Board, do: Doing, objective: Objective) -> None:
    """One that was chosen for this case."""
    m = opened(b)
    m.running.passing = (*m.running.passing, Passing(Rule(do.card, objective), "case", b.active, EMPTY))
    b.tell(RuleBegan())


def in_force(b: Board) -> list[tuple[int, Objective]]:
    return [(card, one) for card, one in rules_of(b, Objective) if holds(b, card, one.condition)]


def watch(b: Board, occasion: Occasion) -> None:
    """Something happened: count it, and see what is done."""
    m = opened(b)
    for card, one in in_force(b):
        if one.id in opened(b).objectives or one.goal == "time_left" or one.goal in AT_THE_END:
            continue
        if _counts(b, card, one, occasion):
            m.tally.times[one.key] = m.tally.times.get(one.key, 0) + 1
        if reached(b, card, one):
            _done(b, card, one)


def _counts(b: Board, card: int, one: Objective, occasion: Occasion) -> bool:
    if one.goal == "confirm_cards":
        return occasion.name in ("confirm", "exchange") and fits(b, one.filter, occasion.card, occasion)
    return bool(one.counts_if) and occasion.name == one.what and holds_at(b, card, one.counts_if, occasion)


def _times(b: Board, one: Objective) -> int:
    m = opened(b)
    return m.tally.times.get(one.key, 0) if one.counts_if else m.tally.stepped.get(one.what or "", 0)


def reached(b: Board, card: int, one: Objective) -> bool:
    m = opened(b)
    solved = b.solved_count()
    match one.goal:
        case "first_solved":
            return solved == 1 and _is_solved(b, one)
        case "solve_type":
            return _is_solved(b, one)
        case "solve_count":
            return solved >= one.n
        case "everyone_solves":
            return len(m.tally.solvers) == b.seats
        case "times":
            return _times(b, one) >= one.n
        case "confirm_cards":
            return m.tally.times.get(one.key, 0) >= one.n
        case "tokens":
            return opened(b).tokens(card) >= one.n
        case "same_hand":
            return any(_same_hand(b, seat) for seat in range(b.seats))
        case "escape_at_most":
            return b.escape <= one.n and b.ended is not None
        case "time_left":
            return len(b.movement) - b.drawn >= one.n and (b.ended == "success" or solved == len(ASPECTS))
        case "never":
            return not m.tally.stepped.get(one.what or "", 0)
        case "events_at_most":
            return m.tally.events <= one.n
        case "keep_ideas":
            return sum(b.ideas) >= one.n
        case "empty_row":
            return all(place == EMPTY for place in b.row)


def so_far(b: Board, card: int, one: Objective) -> int:
    """The number that is compared with what the objective asks for, where there is one."""
    m = opened(b)
    match one.goal:
        case "solve_count" | "first_solved" | "solve_type":
            return b.solved_count()
        case "everyone_solves":
            return len(m.tally.solvers)
        case "times" | "never":
            return _times(b, one)
        case "confirm_cards":
            return m.tally.times.get(one.key, 0)
        case "tokens":
            return opened(b).tokens(card)
        case "time_left":
            return len(b.movement) - b.drawn
        case "events_at_most":
            return m.tally.events
        case "keep_ideas":
            return sum(b.ideas)
        case "escape_at_most":
            return b.escape
        case "empty_row" | "same_hand":
            return 0


def _is_solved(b: Board, one: Objective) -> bool:
    return one.type is not None and b.solved[ASPECTS.index(one.type)] != EMPTY


def _same_hand(b: Board, seat: int) -> bool:
    hand = b.hand(seat)
    return EMPTY not in hand and len({b.box.type[b.up[card]] for card in hand}) == 1


def _done(b: Board, card: int, one: Objective) -> None:
    opened(b).objectives = (*opened(b).objectives, one.id)
    b.tell(ObjectiveDone(objective=one.id, points=one.points, by=card))
    cards.score(b, card, one.points)
    if b.ended is None:
        then(b, card, one.then, Context())
    else:
        for effect in one.then:
            perform(b, card, effect)


def judge(b: Board) -> None:
    """At the end: those that had to last, those that come with a success."""
    for card, one in in_force(b):
        if one.id in opened(b).objectives:
            continue
        if one.goal in AT_THE_END and b.solved_count() < caps().solving.enough:
            continue
        if reached(b, card, one):
            _done(b, card, one)


def open_objectives(b: Board) -> list[str]:
    """CP-16: those that a team which has solved everything could still reach by playing on."""
    done = opened(b).objectives
    return [
        one.id
        for card, one in in_force(b)
        if one.id not in done and one.goal in TO_PLAY_ON_FOR and not reached(b, card, one)
    ]


def end_if_done(b: Board) -> None:
    """A team that played on for objectives has nothing left to play for."""
    if opened(b).won and b.phase == "actions" and not open_objectives(b):
        ends.end(b, "success")
