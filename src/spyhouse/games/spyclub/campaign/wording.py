"""What an option of a crossroads does at once, in words, so that a choice is made with open eyes.

Cards it unlocks are named by number only; what they say is seen when they come (CP-29).
"""

from collections.abc import Callable

from spyhouse.games.spyclub.campaign.deck import Option, Side, numbering, the_deck
from spyhouse.games.spyclub.campaign.vocabulary import (
    AnyEffect,
    Escape,
    Ideas,
    Mark,
    Objective,
    Peek,
    Score,
    Stock,
    Time,
    Token,
)

_WHO = {
    "each": "each of you",
    "starter": "the starting player",
    "owner": "the owner",
    "fewest_ideas": "whoever has the fewest ideas",
    "most_ideas": "whoever has the most ideas",
}


def what_it_does(
    number: int, side: Side, option: Option, edition: str, unlocked: Callable[[int], bool]
) -> str:
    """A line such as "each of you gains 1 idea; unlocks 21"; "" if it does nothing that can be told."""
    book = numbering(edition)
    parts = [_words(effect, number, unlocked) for effect in side.of_option(option.key)]
    parts += [f"unlocks {book.name(card)}" for card in option.unlocks if book.has(card)]
    if option.flip:
        parts.append("turns this card")
    if option.away:
        parts.append("puts this card away")
    return "; ".join(part for part in parts if part)


def _words(effect: AnyEffect, number: int, unlocked: Callable[[int], bool]) -> str:
    match effect:
        case Ideas(who, n):
            return f"{_WHO.get(who, who)} {'gains' if n > 0 else 'loses'} {_count(abs(n), 'idea')}"
        case Escape(n):
            return f"the escape marker moves {n}" if n > 0 else f"the escape marker goes back {-n}"
        case Stock(n):
            return f"{_count(abs(n), 'idea')} {'come back to' if n > 0 else 'leave'} the supply"
        case Time(n):
            return f"{_count(abs(n), 'movement card')} {'more' if n > 0 else 'less'}"
        case Score(n):
            return f"{n:+d} {'point' if abs(n) == 1 else 'points'}"
        case Token(n, card):
            where = f" on {the_deck()[card].title}" if card and card != number and unlocked(card) else ""
            return f"{n:+d} token{'s' if abs(n) > 1 else ''}{where}" if not card or where else ""
        case Peek(place, n):
            return f"a look at {_count(n, 'movement card' if place == 'movement' else 'clue')}"
        case Mark(kind="wild"):
            return "one card in hands is wild"
        case Objective(points=points):
            return f"an objective for {_count(points, 'point')}"
        case _:
            return ""


def _count(n: int, thing: str) -> str:
    return f"{n} {thing}{'' if n == 1 else 's'}"
