"""Reachability: a campaign that opens a single module can show every side of every card.

The deck is read as a graph. A side that lies up in a case leads to others by what it unlocks and turns. What
its lines ask of the calendar and of other cards is checked; what they ask of the players (to win, to reach an
objective, to collect tokens) is theirs to do. `spyhouse sim spyclub --campaign` says what bots came across.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.deck_syntax import Condition, Conditions
from spyhouse.games.spyclub.campaign.deck_types import Card, walk
from spyhouse.games.spyclub.campaign.effect_types import AnyEffect
from spyhouse.games.spyclub.campaign.flow import SECOND_CHANCES
from spyhouse.games.spyclub.campaign.primitives.cards import Token, TurnCard, UnlockCards
from spyhouse.games.spyclub.campaign.primitives.objectives import Objective
from spyhouse.games.spyclub.campaign.record import CASES
from spyhouse.games.spyclub.campaign.terms import SideName

DECK = load_deck()
BEFORE_THE_CASE = ("unlock", "setup")
FIRST_ENTRY = 2
"""First case before which a newly recorded aspect unlocks a card; without a new aspect it is one later."""

Up = tuple[int, SideName]


class Way(NamedTuple):
    """A step from one card side in force to another."""

    source: Up
    to: Up
    when: str
    """The stage at which it happens."""
    unlocks: bool
    """Whether it unlocks a card for the next case; otherwise the card flips."""
    conditions: tuple[Condition, ...]


def ways() -> list[Way]:
    return [way for card in DECK.card for side in ("A", "B") for way in _ways_from(card, side)]


def _ways_from(card: Card, name: SideName) -> Iterator[Way]:
    side, here = card.side(name), (card.number, name)
    other: Up = (card.number, "B" if name == "A" else "A")
    for effect in side.effects:
        when = effect.when
        if when == "choice":
            assert side.choice
            when = side.choice.at
        yield from _ways_of(card, here, effect, when, ())
    for number in side.unlocks:
        yield Way(here, (number, "A"), "unlock", True, ())
    if side.flip == "at once":
        yield Way(here, other, "unlock", False, ())
    for option in side.choice.options if side.choice else ():
        assert side.choice
        conditions = (*side.choice.condition, *option.condition)
        for number in option.unlocks:
            yield Way(here, (number, "A"), side.choice.at, True, conditions)
        if option.flip:
            yield Way(here, other, side.choice.at, False, conditions)


def _ways_of(
    card: Card, here: Up, effect: AnyEffect, when: str, before: tuple[Condition, ...]
) -> Iterator[Way]:
    conditions = (*before, *effect.condition)
    if isinstance(effect, TurnCard):
        yield Way(here, (effect.card or card.number, effect.side), when, False, conditions)
    if isinstance(effect, UnlockCards):
        for number in effect.cards:
            yield Way(here, (number, "A"), when, True, conditions)
    for inner in (*getattr(effect, "then", ()), *getattr(effect, "otherwise", ())):
        yield from _ways_of(card, here, inner, when, conditions)


def earliest(edition: str, module: str) -> dict[Up, int]:
    """Return, by side, the first case in which it can be in force if the module opens as early as possible; 6
    is after the fifth.
    """
    book = numbering(edition)
    found: dict[Up, int] = {(number, "A"): 1 for number in book.case_1}
    found |= {(number, "A"): FIRST_ENTRY for number in book.index[module]}
    if module == "nothing":
        found |= {(number, "A"): FIRST_ENTRY + 1 for number in SECOND_CHANCES if book.has(number)}
    grown = True
    while grown:
        grown = False
        for way in WAYS:
            if way.source in found and book.has(way.to[0]):
                case = _arrives(way, found)
                if case is not None and case < found.get(way.to, CASES + 2):
                    found[way.to] = case
                    grown = True
    return found


def _arrives(way: Way, found: dict[Up, int]) -> int | None:
    """Return the first case in which a step's target is in force."""
    if not way.unlocks and (way.to[0], "A") not in found:
        return None
    for case in range(found[way.source], CASES + 1):
        if all(_can_hold(condition, way.source[0], case, found) for condition in way.conditions):
            follows = case + (way.when not in (*BEFORE_THE_CASE, "during"))
            if way.unlocks:
                follows = case + (way.when not in BEFORE_THE_CASE)
                return follows if follows <= CASES else None
            return follows
    return None


def _can_hold(condition: Condition, card: int, case: int, found: dict[Up, int]) -> bool:
    if condition.negated:
        return True
    match condition.word:
        case "case":
            value = condition.number
            return {"=": case == value, "<": case < value, "<=": case <= value, ">=": case >= value}[
                condition.relation
            ]
        case "unlocked":
            return _since(found, int(condition.about), "A") <= case
        case "side":
            return _since(found, int(condition.about), "A" if condition.value == "A" else "B") <= case
        case "tokens" if condition.relation in (">=", "="):
            return _may_hold(int(condition.about or card), condition.number, case, found)
        case "objective":
            return any(_since(found, *home) <= case for home in OBJECTIVES[condition.about])
        case _:
            return True


def _may_hold(card: int, tokens: int, case: int, found: dict[Up, int]) -> bool:
    """Return whether a card can hold that many tokens by then."""
    space = DECK[card].tokens
    room = space is not None and space.max >= tokens
    return room and (tokens == 0 or any(_since(found, *giver) <= case for giver in GIVERS[card]))


def _since(found: dict[Up, int], number: int, side: SideName) -> int:
    return found.get((number, side), CASES + 2)


def _homes() -> tuple[dict[str, set[Up]], dict[int, set[Up]]]:
    """Return where objectives are printed, and what puts tokens on each card."""
    objectives: dict[str, set[Up]] = {}
    givers: dict[int, set[Up]] = {card.number: set() for card in DECK.card}
    sides: tuple[SideName, ...] = ("A", "B")
    for card in DECK.card:
        for side in sides:
            for effect in walk(card.side(side).effects):
                if isinstance(effect, Objective):
                    objectives.setdefault(effect.id, set()).add((card.number, side))
                if isinstance(effect, Token) and effect.n > 0:
                    givers[effect.card or card.number].add((card.number, side))
    return objectives, givers


WAYS = ways()
OBJECTIVES, GIVERS = _homes()


@pytest.mark.parametrize("edition", ["2018", "prototype"])
def test_cp23_every_card_side_is_reachable_with_one_module(edition: str) -> None:
    """CP-23."""
    book = numbering(edition)
    reached = {up for module in book.index for up in earliest(edition, module)}
    assert reached == {(number, side) for number in book.shown for side in ("A", "B")}


def test_search_respects_the_calendar() -> None:
    """The search rejects a line that waits for a case before its card can be in force."""
    found: dict[Up, int] = {(4, "A"): 3}
    late = Way((4, "A"), (4, "B"), "save", False, Conditions("case=4").all)
    assert _arrives(late, found) == 5
    assert _arrives(late._replace(conditions=Conditions("case<3").all), found) is None
    assert _arrives(late._replace(conditions=Conditions("unlocked:20").all), found) is None
    assert _arrives(Way((4, "A"), (5, "A"), "save", True, Conditions("case=5").all), found) is None
