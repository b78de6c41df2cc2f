"""Causes of triggers as the cards word them, and how to bring each about at a table."""

import re
from collections.abc import Callable
from typing import Any

from spyhouse.games.spyclub.campaign.case_state import ActiveRule
from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.engine.frame import Occasion
from spyhouse.games.spyclub.campaign.observers import record_occasion
from spyhouse.games.spyclub.campaign.primitives.cards import Token
from spyhouse.games.spyclub.campaign.primitives.figures import Figure
from spyhouse.games.spyclub.moves import (
    CompareNotes,
    Confirm,
    EndTurn,
    GetAdvice,
    Investigate,
    Scout,
    ShiftFocus,
)
from spyhouse.kernel import Event
from tests.games.spyclub.campaign.effects.builders import Table, a_table, push
from tests.games.spyclub.campaign.line_checks.table_changes import FIGURES, Match

Cause = Callable[["Table", Match], list[Event]]
CAUSES: list[tuple[re.Pattern[str], Cause]] = []
CLUES = {
    "a distraction": "Kite",
    "an object": "Hat",
    "a suspect": "Dog",
    "a location": "Diner",
    "a crime": "Prank",
    "a motive": "Money",
    "a card of an unsolved aspect": "Dog",
    "a card of a solved aspect": "Money",
    "a card of an aspect you haven't pinned up": "Dog",
}
"""A case that such words fit: the motive is solved, nothing recorded."""
UNDER = {"Fatigue": "Hat", "Sabotage": "Dog", "Decoy": "Diner", "Loose end": "Prank", "Roadblock": "Money"}
"""Name of the clue that the suspect stops over."""


def a_table_for(rule: ActiveRule) -> Table:
    """Build a table with only this rule in force; players 0 and 1 can use teamwork."""
    card = load_deck()[rule.card]
    table = a_table(3).with_card(rule.card, owner=0 if card.belongs == "character" else None)
    table.with_solved("motive").with_ideas(0, 5).with_ideas(1, 3).with_ideas(2, 3)
    table.mosaic.running.rules = {type(rule.effect): (rule,)}
    return table


def comes_about(text: str, rule: ActiveRule) -> list[Event]:
    """Cause what the line waits for, and return the events."""
    found = [(pattern.search(text), cause) for pattern, cause in CAUSES if pattern.search(text)]
    assert found, f"card {rule.card}: nobody knows how this comes about: {text!r}"
    said, cause = found[0]
    assert said
    return cause(a_table_for(rule), said)


def when(pattern: str) -> Callable[[Cause], Cause]:
    def register(cause: Cause) -> Cause:
        CAUSES.append((re.compile(pattern, re.IGNORECASE), cause))
        return cause

    return register


def clue(found: Match, usual: str = "Twins") -> str:
    words = found.groupdict().get("clue") or ""
    if named := re.match(r"an? ([A-Z][\w ]+?) card$", words):
        return named[1]
    return CLUES.get(words, usual)


def stops_over(table: Table, seat: int, slot: int) -> list[Event]:
    b = table.state
    steps = b.numbers()[0]
    table.with_suspect_over(seat, slot)
    b.pawn = (b.pawn - steps) % len(b.hands)
    return ends_turn(table.with_steps(steps))


def ends_turn(table: Table) -> list[Event]:
    """End the turn; remove ideas as proposed."""
    b = table.state
    told = table.do(EndTurn(), seat=b.active)
    while b.phase == "removal":
        told += table.do(b.legal(b.active)[0], seat=b.active)
    return told


CLUE = r"(?P<clue>an? [\w' ]+?)"
END = r"(?=,|:| of yours)"


@when(r"(?:when|time) (?:you|somebody) confirms? a card onto a painted slot")
def _paint(table: Table, found: Match) -> list[Event]:
    return table.with_hand(0, "Dog", "Kite", "Ants", focus=0).with_mark("paint", row=2).do(Confirm(0, 2))


@when(r"(?:when|time) (?:you|somebody) confirms? onto a filled slot")
def _exchange(table: Table, found: Match) -> list[Event]:
    return table.with_hand(0, "Dog", "Kite", "Ants", focus=0).with_row("Hat").do(Confirm(0, 0))


@when(rf"(?:when|time) (?:you|somebody) confirms? (?:{CLUE}|the prize){END}")
def _confirm(table: Table, found: Match) -> list[Event]:
    table.with_hand(0, clue(found), "Puddle", "Ants", focus=0)
    table.mosaic.on_table.from_discard = frozenset({table.card_of(0, 0)})
    for kind in ("kiss", "prize"):
        table.with_mark(kind, table.card_of(0, 0))
    return table.do(Confirm(0, 2))


@when(r"(?:when|time) (?:you|somebody) scouts?(?: (?P<clue>an? [\w ]+?|the deck's top card))?(?=,|:| and )")
def _scout(table: Table, found: Match) -> list[Event]:
    place = 0 if found["clue"] == "the deck's top card" else 2
    table.with_incoming("Mom", "Key", clue(found))
    return table.do(Scout(place, 1))


@when(rf"(?:when|time) (?:you|somebody) discards? (?:{CLUE}|the \w+){END}")
def _discard(table: Table, found: Match) -> list[Event]:
    return table.with_hand(0, clue(found), "Puddle", "Ants").do(Scout(2, 0))


@when(r"(?:when|time) (?:you|somebody) shifts? focus")
def _shift(table: Table, found: Match) -> list[Event]:
    return table.with_hand(0, "Dog", "Hat", "Ants", focus=2).do(ShiftFocus(0))


@when(r"(?:when|time) (?:you|somebody) investigates?")
def _investigate(table: Table, found: Match) -> list[Event]:
    return table.do(Investigate(0))


@when(r"when (?:(?:you|somebody) compares? notes|the 2 players with the locket trade)")
def _trade(table: Table, found: Match) -> list[Event]:
    table.with_hand(0, "Dog", "Kite", "Ants", focus=0).with_hand(1, "Mom", "Hat", "Key", focus=0)
    return table.do(CompareNotes(1, 1, 1))


@when(r"(?:when|time) (?:you|somebody) gets? advice")
def _advice(table: Table, found: Match) -> list[Event]:
    table.with_hand(0, "Dog", "Kite", "Ants", focus=0).with_hand(1, "Mom", "Hat", "Key", focus=0)
    return table.do(GetAdvice(1, 1))


@when(r"(?:when|time) (?:you|somebody) solves? (?P<what>an aspect|the \w+)")
def _solve(table: Table, found: Match) -> list[Event]:
    names = {
        "the crime": ("Prank", "Theft", "Lying", "Bullying", "Trespassing"),
        "the location": ("Diner", "Park", "School", "Museum", "Mansion"),
        "the object": ("Hat", "Key", "Cake", "Watch", "Lipstick"),
    }.get(found["what"], ("Dog", "Mom", "Cashier", "Librarian", "Neighbor"))
    table.with_row(*names[:4]).with_last_movement("star").with_hand(0, names[4], "Kite", "Ants", focus=0)
    return table.do(Confirm(0, 4))


@when(r"at the start of (?:your|each) turn|when (?:you|somebody) starts? a turn with no ideas")
def _turn_starts(table: Table, found: Match) -> list[Event]:
    return stops_over(table.with_hand(0, "Kite", "Puddle", "Ants"), 0, 1)


@when(r"at the end of (?:your|each) turn|a movement card is revealed")
def _turn_ends(table: Table, found: Match) -> list[Event]:
    return stops_over(table.with_hand(0, "Kite", "Puddle", "Ants"), 0, 1)


@when(r"at the end of each round")
def _round_ends(table: Table, found: Match) -> list[Event]:
    return stops_over(table.with_hand(0, "Kite", "Puddle", "Ants").with_active(2), 0, 1)


@when(r"when a case starts")
def _case_starts(table: Table, found: Match) -> list[Event]:
    return _let(table, lambda: record_occasion(table.state, Occasion("case_start", 0)))


@when(r"when the first (?P<set>sunset|night) card comes|when sunset or night begins")
def _set_changes(table: Table, found: Match) -> list[Event]:
    b = table.with_hand(0, "Kite", "Puddle", "Ants").with_suspect_over(0, 0).state
    wanted = found["set"] or "night"
    kinds = {number: b.box.movement[number].daytime for number in b.movement}
    before = next(number for number, kind in kinds.items() if kind == "day")
    first = next(number for number, kind in kinds.items() if kind == wanted)
    rest = [number for number in b.movement if number not in (before, first)]
    b.movement, b.drawn = (before, first, *rest), 1
    return ends_turn(table)


@when(rf"when {CLUE} fills a gap in a hand")
def _refill(table: Table, found: Match) -> list[Event]:
    table.with_hand(0, "Puddle", None, "Ants").with_incoming("Mom", "Key", clue(found))
    return stops_over(table, 0, 0)


@when(
    rf"when the suspect (?:walks or )?stops over "
    rf"(?P<whose>another player's card|one of your cards|the bait|{CLUE}){END}"
)
def _suspect(table: Table, found: Match) -> list[Event]:
    seat = 1 if found["whose"] == "another player's card" else 0
    table.with_hand(seat, "Puddle", clue(found, "Dog"), "Ants", focus=1)
    for kind in ("prize", "kiss" if "kissed" in found["whose"] else "bait"):
        table.with_mark(kind, table.card_of(seat, 1))
    return stops_over(table, seat, 1)


@when(r"when the escape marker moves")
def _escape(table: Table, found: Match) -> list[Event]:
    return stops_over(table.with_hand(0, "Kite", "Diner", "Ants"), 0, 1)


@when(r"when (?P<event>Fatigue|Sabotage|Decoy|Loose end|Roadblock|an event) happens")
def _event(table: Table, found: Match) -> list[Event]:
    return stops_over(table.with_hand(0, "Kite", UNDER.get(found["event"], "Dog"), "Ants"), 0, 1)


@when(r"when the suspect stops at (?P<figure>the [\w ]+?|Mom)(?=,|:)")
def _meets(table: Table, found: Match) -> list[Event]:
    home, figure = _figure(found["figure"])
    table.with_hand(0, "Kite", "Dog", "Ants").with_hand(1, "Puddle", "Mom", "Hat")
    if figure.power in ("second", "second_once"):  # both stand over one type
        table.with_hand(2, "Cashier", "Librarian", "Neighbor").with_figure(
            figure.id, "path", table.state.position(2, 1) + 1, figure.power, card=home
        )
        table.state.drawn = 0
        table.with_suspect_over(0, 2).with_steps(1)
        return ends_turn(table)
    place = table.state.position(0, 1) if figure.track == "path" else 0
    return stops_over(table.with_figure(figure.id, figure.track, place, card=home), 0, 1)


@when(rf"(?:when|time) (?P<figure>the [\w ]+?|Mom) stops over {CLUE}{END}")
def _figure_over(table: Table, found: Match) -> list[Event]:
    home, figure = _figure(found["figure"])
    table.with_hand(1, "Puddle", clue(found, "Dog"), "Key").with_hand(0, "Kite", "Ants", "Twins")
    at = table.state.position(1, 1)
    step: Any = {"ccw": 1}.get(figure.dir or "", -1)
    table.with_figure(
        figure.id, "path", (at + step * figure.moves) % 9, card=home, moves=figure.moves, dir=figure.dir
    )
    return stops_over(table, 1, 1) if figure.dir == "toward_suspect" else stops_over(table, 0, 1)


@when(r"when the suspect walks past (?P<figure>the [\w ]+?|Mom)(?=,|:)")
def _passed(table: Table, found: Match) -> list[Event]:
    home, figure = _figure(found["figure"])
    table.with_hand(0, "Kite", "Puddle", "Ants").with_suspect_over(0, 2)
    table.with_figure(figure.id, "path", 1, card=home).with_steps(2)
    return ends_turn(table)


@when(r"^as soon as this card has (?P<n>\d+) [\w ]+:")
def _tokens(table: Table, found: Match) -> list[Event]:
    [rule] = [rule for rules in (table.mosaic.running.rules or {}).values() for rule in rules]
    table.with_card(rule.card, tokens=int(found["n"]) - 1)
    table.mosaic.running.rules = {type(rule.effect): (rule,)}
    return _let(table, lambda: push(table.state, rule.card, (Token(n=1),)))


def _let(table: Table, happen: Callable[[], None]) -> list[Event]:
    b = table.state
    b.emitted = []
    happen()
    b.rules.settle(b)
    return b.emitted


def _figure(words: str) -> tuple[int, Figure]:
    wanted = FIGURES[words]
    return next(
        (card.number, effect)
        for card in load_deck().card
        for effect in (*card.a.effects, *card.b.effects)
        if isinstance(effect, Figure) and effect.id == wanted
    )
