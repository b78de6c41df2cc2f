"""What steps cost and bring, and who matches whom, with the standing rules folded in."""

from spyhouse.games.spyclub.actions import pay
from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects import marks
from spyhouse.games.spyclub.campaign.effects.doing import Doing
from spyhouse.games.spyclub.campaign.effects.filters import fits
from spyhouse.games.spyclub.campaign.effects.hearing import place_name, with_player
from spyhouse.games.spyclub.campaign.effects.limits import applies, use
from spyhouse.games.spyclub.campaign.effects.who import locket, named
from spyhouse.games.spyclub.campaign.in_play import Context, Occasion
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import AnyEffect, Cost, FocusGain, Match, Who
from spyhouse.games.spyclub.moves import CompareNotes, Teamwork
from spyhouse.games.spyclub.words import DISTRACTION, EMPTY


def concerns(b: Board, card: int, rule: AnyEffect, who: Who | None, seat: int) -> bool:
    """Whether a standing rule is about that player; one that names nobody is about everyone."""
    return who is None or seat in named(b, Doing(b, card, rule, Context()), who)


def price(
    b: Board, seat: int, steps: tuple[str, ...], usual: int, clue: int = EMPTY, with_: int | None = None
) -> int:
    """What a step costs that goes by these names."""
    total = usual
    rules = rules_of(b, Cost)
    if rules:
        occasion = Occasion("trade", with_) if with_ is not None else None
        for card, rule in rules:
            if (
                rule.of in steps
                and not (rule.first and times(b, rule, rule.of, with_))
                and concerns(b, card, rule, rule.who, seat)
                and (not rule.filter or fits(b, rule.filter, clue))
                and applies(b, card, rule, occasion)
            ):
                total += rule.n
    return max(0, min(caps().turn.dearest_step, total))


def times(b: Board, rule: AnyEffect, step: str, partner: int | None) -> int:
    """How often a step was taken in this turn; for a rule about a partner, with that partner."""
    steps = opened(b).tally.steps
    if partner is not None and rule.condition.names("partner"):
        return steps.get(with_player(step, partner), 0)
    return steps.get(step, 0)


def confirm(b: Board, seat: int, slot: int, row: int | None, usual: int) -> int:
    steps = ("confirm", "exchange") if row is not None and b.row[row] != EMPTY else ("confirm",)
    return price(b, seat, steps, usual, b.card(seat, slot))


def scout(b: Board, place: int, usual: int) -> int:
    steps = ("scout", f"scout_{place_name(b, place)}")
    return price(b, b.active, steps, usual, b.incoming_card(place))


def focus_gain(b: Board, seat: int, slot: int, usual: int) -> int:
    total, clue = usual, b.card(seat, slot)
    for card, rule in rules_of(b, FocusGain):
        if (
            not (rule.first and opened(b).tally.steps.get("shift"))
            and concerns(b, card, rule, rule.who, seat)
            and fits(b, rule.filter, clue, Occasion("shift", seat))
            and applies(b, card, rule)
        ):
            total += rule.n
    return max(0, total)


# --- teamwork


def matches(b: Board, seat: int, other: int, usual: bool) -> bool:
    return usual or _kissed(b, seat, other) or _rule(b, seat, other) is not None


def teamwork(b: Board, seat: int, step: Teamwork, usual: bool) -> int:
    steps = ("trade" if isinstance(step, CompareNotes) else "advice", "teamwork")
    cost = price(b, seat, steps, 0, with_=step.seat)
    rule = None if usual or _kissed(b, seat, step.seat) else _rule(b, seat, step.seat)
    return cost + rule[1].pay if rule else cost


def team_up(b: Board, seat: int, step: Teamwork, usual: bool) -> None:
    """It is paid for, and the rule that made it possible is used."""
    cost = teamwork(b, seat, step, usual)
    rule = None if usual or _kissed(b, seat, step.seat) else _rule(b, seat, step.seat)
    if rule:
        use(b, rule[1])
    pay(b, seat, cost, rule[0] if rule else 0)


def _kissed(b: Board, seat: int, other: int) -> bool:
    mine, theirs = _focus(b, seat), _focus(b, other)
    return mine != EMPTY != theirs and any(marks.has(b, card, "kiss") for card in (mine, theirs))


def _rule(b: Board, seat: int, other: int) -> tuple[int, Match] | None:
    """The cheapest rule by which these two match; the oldest of those."""
    if EMPTY in (_focus(b, seat), _focus(b, other)):
        return None
    found = [
        (card, rule)
        for card, rule in rules_of(b, Match)
        if rule.pay <= b.ideas[seat]
        and concerns(b, card, rule, rule.who, seat)
        and _covers(b, rule, seat, other)
        and applies(b, card, rule)
    ]
    return min(found, key=lambda one: one[1].pay, default=None)


def _covers(b: Board, rule: Match, seat: int, other: int) -> bool:
    mine, theirs = (b.box.type[b.up[_focus(b, one)]] for one in (seat, other))
    match rule.rule:
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


def _focus(b: Board, seat: int) -> int:
    return b.card(seat, b.focus[seat])
