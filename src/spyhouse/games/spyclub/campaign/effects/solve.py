"""Solving with wild cards, double cards and fewer cards (CP-15)."""

from spyhouse.games.spyclub import solving
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects import marks
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.limits import applies, use
from spyhouse.games.spyclub.campaign.handling import in_a_solve
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import CountAs, PickSolution, SolveWith
from spyhouse.games.spyclub.events import CluesFlipped
from spyhouse.games.spyclub.words import ASPECTS, EMPTY, IN_THE_ROW


def lies_in_row(b: Board, card: int, row: int) -> None:
    """Paint: a card put on that slot turns over."""
    if marks.painted(b, row) and not marks.has(b, card, "locked"):
        b.flip(card)
        b.tell(CluesFlipped(clues=(b.clue(card),)))


def solved_type(b: Board) -> int | None:
    """The aspect that five cards of the row solve, or the one that is being solved with fewer."""
    if opened(b).running.solving != EMPTY:
        return opened(b).running.solving
    for kind in range(len(ASPECTS)):
        if b.solved[kind] == EMPTY and weight(b, kind) >= IN_THE_ROW and solution_slots(b, kind):
            return kind
    return None


def weight(b: Board, kind: int) -> int:
    """How many cards of that type the row counts for."""
    return _counted(b, kind)[1]


def solved_slots(b: Board, kind: int) -> list[int]:
    return _counted(b, kind)[0]


def solution_slots(b: Board, kind: int) -> list[int]:
    """A wild card can be the solution only of the type its face shows."""
    return [row for row in solved_slots(b, kind) if b.box.type[b.up[b.row[row]]] == kind]


def _counted(b: Board, kind: int) -> tuple[list[int], int]:
    plain, wild, double = [], [], 0
    rules = [rule for card, rule in rules_of(b, CountAs) if applies(b, card, rule)]
    for row, card in enumerate(b.row):
        if card == EMPTY:
            continue
        counts = [rule.counted for rule in rules if fits(b, rule.filter, card)]
        if b.box.type[b.up[card]] == kind or ASPECTS[kind] in counts:
            plain.append(row)
            double += "two" in counts
        elif "any" in counts or marks.has(b, card, "wild"):
            wild.append(row)
    return in_a_solve(plain, wild, double)


def solution_slot(b: Board, kind: int) -> int | None:
    """Whoever a card lets pick, else the symbol; if that is no valid card, the symbols before it."""
    valid = solution_slots(b, kind)
    found = _picker(b, kind)
    picker = found[1].by if found else ""
    if picker == "team":
        return None
    if picker == "leftmost":
        return valid[0]
    if picker == "rightmost":
        return valid[-1]
    if picker == "random":
        return b.chance.pick("campaign/solution", valid)
    for number in reversed(b.movement[: b.drawn]):
        slot = b.rules.symbols.index(b.box.movement[number].symbol)
        if slot in valid:
            return slot
    return None


def pointed_at(b: Board, kind: int) -> None:
    """The rule that was followed is used up."""
    m, found = opened(b), _picker(b, kind)
    m.running.team_picks = found is not None and found[1].by == "team"
    if found:
        use(b, found[1])
        mine = next((one for one in m.running.passing if one.rule == found), None)
        m.running.passing = tuple(one for one in m.running.passing if one is not mine)


def _picker(b: Board, kind: int) -> tuple[int, PickSolution] | None:
    """The team's choice beats all others."""
    found = [
        (card, rule)
        for card, rule in rules_of(b, PickSolution)
        if rule.type in (None, ASPECTS[kind]) and applies(b, card, rule)
    ]
    return min(found, key=lambda one: one[1].by != "team", default=None)


# --- with fewer cards


def early_ways(b: Board, seat: int) -> list[tuple[int, int, SolveWith]]:
    """Card, aspect and rule: once a case in all."""
    if opened(b).tally.early:
        return []
    return [
        (card, kind, rule)
        for card, rule in rules_of(b, SolveWith)
        for kind in range(len(ASPECTS))
        if rule.type in (None, ASPECTS[kind])
        and b.solved[kind] == EMPTY
        and rule.pay <= b.ideas[seat]
        and weight(b, kind) >= max(caps().solving.least_cards, rule.need)
        and solution_slots(b, kind)
        and applies(b, card, rule)
    ]


def solve_early(b: Board, kind: int, rule: SolveWith) -> None:
    use(b, rule)
    opened(b).running.solving = kind
    solving.solve(b, kind)
