"""Standing rules as printed, compared with how a case decides with and without them."""

import re
from collections.abc import Callable
from typing import Any

from spyhouse.games.spyclub.campaign.case_state import ActiveRule
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.engine.limits import mark_used
from spyhouse.games.spyclub.events import IdeasSpent
from spyhouse.games.spyclub.moves import (
    CompareNotes,
    Confirm,
    GetAdvice,
    Investigate,
    Scout,
    SolveEarly,
    UsePocket,
)
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY
from spyhouse.kernel import Move
from tests.games.spyclub.campaign.effects.builders import Table, a_table

Match = re.Match[str]
Check = Callable[[ActiveRule, Match], None]
RULES: list[tuple[re.Pattern[str], Check]] = []
CLUE_VALUE = {
    "an object": "Hat",
    "a location": "Diner",
    "a suspect": "Dog",
    "a distraction": "Kite",
    "a Stamp card": "Stamp",
}
"""A case that such words fit."""
UNDER = {
    "Fatigue": "Hat",
    "Sabotage": "Dog",
    "Decoy": "Diner",
    "Loose end": "Prank",
    "Roadblock": "Money",
    "event": "Dog",
}
"""Name of the clue under the suspect."""
EVENT = {
    "Fatigue": "fatigue",
    "Sabotage": "sabotage",
    "Decoy": "decoy",
    "Loose end": "loose_end",
    "Roadblock": "roadblock",
}


def says(pattern: str) -> Callable[[Check], Check]:
    def register(check: Check) -> Check:
        RULES.append((re.compile(pattern, re.IGNORECASE), check))
        return check

    return register


def read_rule(text: str, rule: ActiveRule) -> None:
    for pattern, check in RULES:
        if found := pattern.search(text):
            try:
                check(rule, found)
            except AssertionError as error:
                raise AssertionError(f"card {rule.card} says {text!r}: {error}") from error
            return
    raise AssertionError(f"card {rule.card}: nobody knows what is meant by {text!r}")


def a_table_for(rule: ActiveRule, seats: int = 3) -> Table:
    owner = 0 if load_deck()[rule.card].belongs == "character" else None
    return a_table(seats).with_card(rule.card, owner=owner)


def both(table: Table, rule: ActiveRule, ask: Callable[[], Any]) -> tuple[Any, Any]:
    """Return the answer without the rule and with it."""
    table.mosaic.running.rules = {}
    without = ask()
    table.mosaic.running.rules = {type(rule.effect): (rule,)}
    return without, ask()


def change(found: Match) -> int:
    return int(found["n"]) * (1 if found["extra"] else -1)


@says(
    r"(?P<what>scouting(?: the deck's top card| a middle clue| the rightmost clue)?|"
    r"confirming(?: onto a filled slot)?|comparing notes)(?: (?P<clue>an object|a location))? costs(?: you)? "
    r"(?P<n>\d) (?:(?P<extra>extra)|fewer) ideas?(?P<first>, the first time each turn)?"
)
def _cost(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_hand(
        0, CLUE_VALUE.get(found["clue"] or "", "Twins"), "Kite", "Mom", focus=2
    )
    table.with_hand(1, "Cashier", "Puddle", "Key", focus=0).with_row("Cabin").with_ideas(0, 6)
    b = table.state
    what = found["what"].lower()
    place = 0 if "top" in what else 2 if "rightmost" in what else 1
    row = 0 if "onto" in what else 1

    def ask() -> int:
        if what.startswith("scouting"):
            return b.rules.scout_price(b, place)
        if what == "comparing notes":
            return b.rules.teamwork_price(b, 0, CompareNotes(1, 2, 2))
        return b.rules.confirm_price(b, 0, 0, row)

    step: Move = Confirm(2, 0 if "onto" in what else 2)
    if what.startswith("scouting"):
        step = Scout(place, 1)
    elif what == "comparing notes":
        step = CompareNotes(1, 1, 1)
    without, with_it = both(table, rule, ask)
    assert with_it == max(0, min(4, without + change(found)))
    if found["first"]:
        table.do(step)
        table.mosaic.running.rules = {type(rule.effect): (rule,)}
        assert ask() == without


@says(
    r"(?P<event>Fatigue|Sabotage|Decoy|Loose end) (?:takes|moves the escape marker) (?P<n>\d) "
    r"(?:(?P<extra>extra)|fewer) (?:idea|clue|step)s?"
)
def _event_size(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_solved("motive", "crime")
    event: Any = EVENT[found["event"]]
    without, with_it = both(table, rule, lambda: table.state.rules.event_size(table.state, event))
    assert with_it == without + change(found)


@says(
    r"(?P<first>the first )?(?P<event>Fatigue|Sabotage|Decoy|Loose end|Roadblock|event)(?: of each "
    r"case)?(?: over [\w ]+?)? "
    r"(?:does nothing|doesn't happen|becomes (?P<to>[\w ]+))\.$"
)
def _change_event(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_hand(0, "Kite", UNDER[found["event"]], "Ants")
    b = table.state
    place = b.position(0, 1)
    without, with_it = both(table, rule, lambda: b.rules.event_at(b, place))
    assert with_it == (EVENT[found["to"]] if found["to"] else "nothing")
    if found["first"]:
        mark_used(b, rule.effect)
        assert b.rules.event_at(b, place) == without


@says(
    r"(?:for (?P<n>\d) ideas?, )?you can use teamwork with (?P<whom>any player|a player next to you), "
    r"even if your focus cards don't match"
)
def _match(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule, 4).with_hand(0, "Dog", "Kite", "Ants", focus=0, ideas=3)
    for seat, name in ((1, "Hat"), (2, "Diner"), (3, "Prank")):
        table.with_hand(
            seat, name, *(("Puddle", "Mom"), ("Key", "Cake"), ("Money", "Stamp"))[seat - 1], focus=0
        )
    b = table.state
    without, with_it = both(
        table, rule, lambda: [seat for seat in range(4) if seat and b.rules.match(b, 0, seat)]
    )
    assert without == []
    assert with_it == ([1, 2, 3] if found["whom"] == "any player" else [1, 3])
    assert b.rules.teamwork_price(b, 0, CompareNotes(1, 1, 1)) == int(found["n"] or 0)


@says(r"the 2 players with the locket always match for teamwork")
def _ringed(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_figure("heart", "seats", 1, token="ring")
    for seat, name in enumerate(("Dog", "Hat", "Diner")):
        table.with_hand(seat, name, *(("Kite", "Ants"), ("Key", "Cake"), ("Money", "Stamp"))[seat], focus=0)
    b = table.state
    without, with_it = both(table, rule, lambda: (b.rules.match(b, 0, 1), b.rules.match(b, 2, 1)))
    assert (without, with_it) == ((False, False), (True, False))


@says(
    r"for all players, 2 (?P<what>distractions in focus|focus cards of solved aspects) match for teamwork too"
)
def _two_match(rule: ActiveRule, found: Match) -> None:
    mine, theirs = ("Kite", "Puddle") if found["what"].startswith("dis") else ("Dog", "Money")
    table = (
        a_table_for(rule)
        .with_hand(0, mine, "Hat", "Key", focus=0)
        .with_hand(1, theirs, "Cake", "Mom", focus=0)
    )
    table.with_solved("motive", "suspect")
    b = table.state
    assert both(table, rule, lambda: b.rules.match(b, 0, 1)) == (False, True)


@says(r"(?P<name>\w+) cards count as (?P<what>2 cards|any type) in the center row")
def _count_as(rule: ActiveRule, found: Match) -> None:
    names = (
        ("Dog", "Mom", "Cashier", None)
        if found["what"] == "2 cards"
        else ("Dog", "Mom", "Cashier", "Neighbor")
    )
    table = a_table_for(rule).with_row(found["name"], *names)
    b = table.state
    assert both(table, rule, lambda: b.rules.solved_type(b)) == (None, ASPECTS.index("suspect"))


@says(
    r"(?:for (?P<pay>\d) ideas?, )?you may solve an aspect with only (?P<n>\d) cards of its type "
    r"in the center row"
)
def _solve_with(rule: ActiveRule, found: Match) -> None:
    names = ("Dog", "Mom", "Cashier", "Neighbor")[: int(found["n"])]
    table = a_table_for(rule).with_row(*names).with_ideas(0, 3).with_last_movement("circle")
    move = SolveEarly(rule.card, "suspect")
    assert both(table, rule, lambda: table.allows(move)) == (False, True)
    told = table.do(move)
    assert table.state.solved[ASPECTS.index("suspect")] != EMPTY
    assert sum(event.ideas for event in told if isinstance(event, IdeasSpent)) == int(found["pay"] or 0)


@says(
    r"the first time you solve an aspect in a case, (?P<who>the team chooses its solution|its solution has "
    r"to be the leftmost card), whatever the symbol says"
)
def _pick_solution(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_row("Dog", "Mom", "Cashier", "Neighbor").with_last_movement("star")
    table.with_hand(0, "Librarian", "Kite", "Ants", focus=0)
    table.mosaic.running.rules = {type(rule.effect): (rule,)}
    table.do(Confirm(0, 4))
    b = table.state
    if found["who"].startswith("the team"):
        assert b.phase == "solution"
        assert b.to_act() == {0, 1, 2}
    else:
        assert b.clue(b.solved[ASPECTS.index("suspect")]).name == "Dog"


@says(
    r"shifting focus(?: to (?P<clue>an object|a suspect|a distraction|a Stamp card|the same "
    r"type as last turn))? "
    r"gains(?: you)? (?P<n>\d) (?:(?P<extra>extra)|fewer) ideas?(?P<first>, the first time each turn)?"
)
def _focus_gain(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_hand(
        0, CLUE_VALUE.get(found["clue"] or "", "Twins"), "Puddle", "Cabin", focus=2
    )
    b = table.state
    kind = b.box.type[b.up[b.card(0, 0)]]
    table.mosaic.counters.focused = ((kind, EMPTY), (EMPTY, EMPTY), (EMPTY, EMPTY))
    without, with_it = both(table, rule, lambda: b.rules.focus_gain(b, 0, 0))
    assert with_it == max(0, without + change(found))
    if found["clue"] and "type" not in found["clue"]:
        assert b.rules.focus_gain(b, 0, 2) == 1
    if found["first"]:
        table.mosaic.counters.moves_this_turn["shift"] = 1
        assert b.rules.focus_gain(b, 0, 0) == without


@says(
    r"(?P<place>the deck's top card|the rightmost incoming clue) stays covered until it's drawn, "
    r"looked at or moved along"
)
def _cover(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule)
    b, place = table.state, 0 if "top" in found["place"] else 2
    assert both(table, rule, lambda: [one for one in range(3) if b.rules.is_covered(b, one)]) == ([], [place])
    assert table.view.incoming[place].clue is None


@says(
    r"this card holds (?P<n>\d) clue cards?\. As an action, put one of yours on it(?P<free>\. "
    r"For free, take one)?"
)
def _pocket(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_hand(0, "Dog", "Kite", "Ants", focus=0)
    table.mosaic.running.rules = {type(rule.effect): (rule,)}
    for slot in range(int(found["n"])):
        table.do(UsePocket(rule.card, slot, None))
    b = table.state
    assert b.actions == 3 - int(found["n"])
    inside = table.mosaic.on_table.pockets[rule.card]
    assert len(inside) == int(found["n"])
    assert not table.allows(UsePocket(rule.card, 2, None))
    table.do(UsePocket(rule.card, 0, inside[0]))
    assert table.hand(0)[0] == "Dog"
    assert b.actions == 3 - int(found["n"]) - (0 if found["free"] else 1)


@says(
    r"(?:at (?P<set>sunset|night), )?the suspect walks "
    r"(?:(?P<n>\d) (?:(?P<extra>extra)|fewer) steps?|the other way around)"
)
def _suspect_step(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule)
    b = table.state
    at = found["set"] or "day"
    for daytime in ("day", "sunset", "night"):
        first = next(number for number in b.movement if b.box.movement[number].daytime == daytime)
        b.movement = (first, *(number for number in b.movement if number != first))
        b.drawn = 1
        without, with_it = both(table, rule, lambda: b.rules.suspect_path(b, 2))
        if at not in (daytime, "day"):
            assert without == with_it
        elif found["n"]:
            assert len(with_it) == len(without) + change(found)
        else:
            assert with_it == [(b.pawn - 1) % 9, (b.pawn - 2) % 9]


@says(
    r"(?:in|if) (?P<turn>(?:their|your) first turn of a case|the final turn)(?: is yours)?, (?:each "
    r"player|you|the active player) ha(?:s|ve) (?P<n>\d) (?:(?P<extra>extra)|fewer) actions?"
)
def _extra_action(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule)
    b, tally = table.state, table.mosaic.counters
    tally.turns = (0, 0, 0) if "first" in found["turn"] else (1, 1, 1)
    if "final" in found["turn"]:
        b.drawn = len(b.movement)
    without, with_it = both(table, rule, lambda: b.rules.actions(b, 0))
    assert with_it == without + change(found)
    tally.turns, b.drawn = (1, 1, 1), 0
    assert b.rules.actions(b, 0) == without


STEPS: dict[str, Callable[[int], Move]] = {
    "get advice": lambda n: GetAdvice(1, 1),
    "compare notes": lambda n: CompareNotes(1, n + 1, n + 1),
    "use teamwork": lambda n: CompareNotes(1, n, n),
    "scout the deck's top card": lambda n: Scout(0, 1),
    "scout": lambda n: Scout(2 - n, 1),
    "confirm onto a filled slot": lambda n: Confirm(0, 0),
    "investigate": lambda n: Investigate(0),
}


@says(
    r"(?:you|the player with the hat|the player with Mom) (?:can't|can) "
    r"(?P<what>get advice|compare notes|use teamwork|scout the deck's top card|scout|confirm onto a "
    r"filled slot|investigate)"
    r"(?: only (?P<most>once|\d times) a turn)?"
)
def _forbid(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_hand(0, "Dog", "Kite", "Mom", focus=0, ideas=3)
    table.with_hand(1, "Cashier", "Puddle", "Key", focus=0, ideas=3).with_row("Hat")
    for figure in ("hat", "mom"):
        table.with_figure(figure, "seats", 0, card=rule.card)
    step = STEPS[found["what"].lower()]
    table.mosaic.running.rules = {}
    assert table.allows(step(0))
    table.mosaic.running.rules = {type(rule.effect): (rule,)}
    most = 0 if found["most"] is None else 1 if found["most"] == "once" else int(found["most"][0])
    for number in range(most):
        table.do(step(number))
    table.refused(step(most), "allow that now")
