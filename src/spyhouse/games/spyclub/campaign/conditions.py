"""Conditions: the `if` of effects, choices and options.

Conditions are joined by " & ", "!" negates one, and every word has a function here or, for those about a
turn, beside the effects. A card that is away or still locked up has no tokens and is not unlocked.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from spyhouse.games.spyclub.campaign import mosaic
from spyhouse.games.spyclub.words import ASPECTS, EMPTY

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


class Condition(NamedTuple):
    negated: bool
    word: str
    about: str
    """After a colon: "112" in tokens:112>=3."""
    relation: str
    value: str


Test = Callable[["Board", int, Condition], bool]
TESTS: dict[str, Test] = {}
"""By word. A test is given the board, the number of the card that asks, and the condition."""

_CONDITION = re.compile(r"(!?)(\w+)(?::(\w+))?(?:(>=|<=|!=|=|<)(\w+))?")


def holds(b: "Board", card: int, text: str) -> bool:
    return all(TESTS[condition.word](b, card, condition) != condition.negated for condition in parse(text))


@cache
def parse(text: str) -> tuple[Condition, ...]:
    if not text:
        return ()
    found = [_CONDITION.fullmatch(part) for part in text.split(" & ")]
    if None in found:
        raise ValueError(f"not a condition: {text!r}")
    return tuple(
        Condition(one[1] == "!", one[2], one[3] or "", one[4] or "", one[5] or "") for one in found if one
    )


def test(word: str) -> Callable[[Test], Test]:
    """Says that a function decides the conditions with this word."""

    def register(function: Test) -> Test:
        TESTS[word] = function
        return function

    return register


def compare(number: int, condition: Condition) -> bool:
    value = int(condition.value)
    match condition.relation:
        case ">=":
            return number >= value
        case "<=":
            return number <= value
        case "<":
            return number < value
        case _:
            return number == value


# --- of the campaign


@test("case")
def _case(b: "Board", card: int, condition: Condition) -> bool:
    return compare(_mosaic(b).case, condition)


@test("players")
def _players(b: "Board", card: int, condition: Condition) -> bool:
    return compare(b.seats, condition)


@test("recorded")
def _recorded(b: "Board", card: int, condition: Condition) -> bool:
    aspects = [recorded.aspect for recorded in _mosaic(b).recorded]
    return condition.about in aspects if condition.about else compare(len(aspects), condition)


@test("open")
def _open(b: "Board", card: int, condition: Condition) -> bool:
    return all(recorded.aspect != condition.about for recorded in _mosaic(b).recorded)


@test("unlocked")
def _unlocked(b: "Board", card: int, condition: Condition) -> bool:
    return _mosaic(b).unlocked(int(condition.about))


@test("side")
def _side(b: "Board", card: int, condition: Condition) -> bool:
    number = int(condition.about)
    return _mosaic(b).unlocked(number) and _mosaic(b).cards[number].side == condition.value


@test("tokens")
def _tokens(b: "Board", card: int, condition: Condition) -> bool:
    return compare(_mosaic(b).tokens(int(condition.about or card)), condition)


@test("chose")
def _chose(b: "Board", card: int, condition: Condition) -> bool:
    return _mosaic(b).chose.get(card) == condition.about


@test("fresh")
def _fresh(b: "Board", card: int, condition: Condition) -> bool:
    """This side came up in this case."""
    return card in _mosaic(b).fresh


@test("objective")
def _objective(b: "Board", card: int, condition: Condition) -> bool:
    return condition.about in _mosaic(b).objectives


# --- of the case; at the desk before it, of the case just ended


@test("success")
def _success(b: "Board", card: int, condition: Condition) -> bool:
    return _ended(b) == "success"


@test("failure")
def _failure(b: "Board", card: int, condition: Condition) -> bool:
    return _ended(b) not in ("success", "")


@test("solved")
def _solved(b: "Board", card: int, condition: Condition) -> bool:
    if _before_the_case(b):
        log = _mosaic(b).log
        aspects = [solution.aspect for solution in log[-1].solved] if log else []
    else:
        aspects = [aspect for aspect, card in zip(ASPECTS, b.solved, strict=True) if card != EMPTY]
    return condition.about in aspects if condition.about else compare(len(aspects), condition)


@test("ideas")
def _ideas(b: "Board", card: int, condition: Condition) -> bool:
    """In all hands."""
    return compare(sum(ideas_of_each(b)), condition)


@test("no_zero")
def _no_zero(b: "Board", card: int, condition: Condition) -> bool:
    return 0 not in ideas_of_each(b)


@test("owner_ideas")
def _owner_ideas(b: "Board", card: int, condition: Condition) -> bool:
    seat = mosaic.seat_of(b, _mosaic(b).cards[card].owner)
    return seat is not None and compare(ideas_of_each(b)[seat], condition)


@test("cards_left")
def _cards_left(b: "Board", card: int, condition: Condition) -> bool:
    last = _mosaic(b).campaign.last
    left = last.cards_left if _before_the_case(b) else len(b.movement) - b.drawn
    return compare(left, condition)


def ideas_of_each(b: "Board") -> list[int]:
    """By seat; before the case, what each had at the end of the last one, and newcomers none."""
    if not _before_the_case(b):
        return b.ideas
    campaign = _mosaic(b).campaign
    members = campaign.log[-1].members if campaign.log else ()
    had = {member.character: ideas for member, ideas in zip(members, campaign.last.ideas, strict=True)}
    return [had.get(character, 0) for character in b.characters]


def _before_the_case(b: "Board") -> bool:
    return _mosaic(b).stage in ("cast", "unlock")


def _ended(b: "Board") -> str:
    log = _mosaic(b).log
    if _before_the_case(b):
        return log[-1].how if log else ""
    return b.ended or ("success" if _mosaic(b).won else "")


def _mosaic(b: "Board") -> mosaic.Mosaic:
    assert b.mosaic
    return b.mosaic
