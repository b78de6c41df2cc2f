"""Whether conditions hold: the `if` of effects, choices and options.

Every word of `grammar.CONDITIONS` has a function here or, for those about a turn, beside the effects. A card
that is away or still locked up has no tokens and is not unlocked.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign import mosaic
from spyhouse.games.spyclub.campaign.grammar import Condition, Conditions, compare
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.words import ASPECTS, EMPTY

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board

Test = Callable[["Board", int, Condition], bool]
TESTS: dict[str, Test] = {}
"""By word. A test is given the board, the number of the card that asks, and the condition."""


def holds(b: "Board", card: int, conditions: Conditions) -> bool:
    return all(TESTS[one.word](b, card, one) != one.negated for one in conditions.all)


def test(word: str) -> Callable[[Test], Test]:
    """Says that a function decides the conditions with this word."""

    def register(function: Test) -> Test:
        TESTS[word] = function
        return function

    return register


# --- of the campaign


@test("case")
def _case(b: "Board", card: int, condition: Condition) -> bool:
    return compare(opened(b).case, condition)


@test("players")
def _players(b: "Board", card: int, condition: Condition) -> bool:
    return compare(b.seats, condition)


@test("recorded")
def _recorded(b: "Board", card: int, condition: Condition) -> bool:
    aspects = [recorded.aspect for recorded in opened(b).recorded]
    return condition.about in aspects if condition.about else compare(len(aspects), condition)


@test("open")
def _open(b: "Board", card: int, condition: Condition) -> bool:
    return all(recorded.aspect != condition.about for recorded in opened(b).recorded)


@test("unlocked")
def _unlocked(b: "Board", card: int, condition: Condition) -> bool:
    return opened(b).unlocked(int(condition.about))


@test("side")
def _side(b: "Board", card: int, condition: Condition) -> bool:
    number = int(condition.about)
    return opened(b).unlocked(number) and opened(b).cards[number].side == condition.value


@test("tokens")
def _tokens(b: "Board", card: int, condition: Condition) -> bool:
    return compare(opened(b).tokens(int(condition.about or card)), condition)


@test("chose")
def _chose(b: "Board", card: int, condition: Condition) -> bool:
    return opened(b).chose.get(card) == condition.about


@test("fresh")
def _fresh(b: "Board", card: int, condition: Condition) -> bool:
    """This side came up in this case."""
    return card in opened(b).fresh


@test("objective")
def _objective(b: "Board", card: int, condition: Condition) -> bool:
    return condition.about in opened(b).objectives


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
        log = opened(b).log
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
    seat = mosaic.seat_of(b, opened(b).cards[card].owner)
    return seat is not None and compare(ideas_of_each(b)[seat], condition)


@test("cards_left")
def _cards_left(b: "Board", card: int, condition: Condition) -> bool:
    last = opened(b).campaign.last
    left = last.cards_left if _before_the_case(b) else len(b.movement) - b.drawn
    return compare(left, condition)


def ideas_of_each(b: "Board") -> list[int]:
    """By seat; before the case, what each had at the end of the last one, and newcomers none."""
    if not _before_the_case(b):
        return b.ideas
    campaign = opened(b).campaign
    members = campaign.log[-1].members if campaign.log else ()
    had = {member.character: ideas for member, ideas in zip(members, campaign.last.ideas, strict=True)}
    return [had.get(character, 0) for character in b.characters]


def _before_the_case(b: "Board") -> bool:
    return opened(b).stage in ("cast", "unlock")


def _ended(b: "Board") -> str:
    log = opened(b).log
    if _before_the_case(b):
        return log[-1].how if log else ""
    return b.ended or ("success" if opened(b).won else "")
