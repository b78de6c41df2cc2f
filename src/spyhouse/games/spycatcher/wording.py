"""Spycatcher in words: what the numbers of its cards and squares mean to a message."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spyhouse.games.spycatcher.influence import CIRCLES, IN_SUIT, SUIT, VALUE, total
from spyhouse.games.spycatcher.whitehall import the_map
from spyhouse.kernel import Words

if TYPE_CHECKING:
    from spyhouse.kernel.speech import Speech


def card(number: int, speech: "Speech") -> str:
    """ "7 of Court", "Master of Press"."""
    return speech.say("card", {"circle": CIRCLES[SUIT[number]], "value": VALUE[number]})


def weight(cards: Sequence[int], speech: "Speech") -> str:
    """What cards count for in an attempt: their total, or the master."""
    master = any(VALUE[one] == IN_SUIT for one in cards)
    return speech.say("weight", {"master": master, "total": total(cards)})


def where(place: int | Sequence[int], speech: "Speech") -> str:
    """Where a square is; of a route, the last."""
    number = place if isinstance(place, int) else place[-1]
    square = the_map().places[number]
    action = the_map().action_at[number]
    road = "in" if "-in-" in square.id else "out" if "-out-" in square.id else "ring"
    facts = {"kind": square.kind, "circle": square.circle, "square": square.id[-1], "road": road}
    return speech.say("where", facts, label=action.label if action else "")


def memo(place: int, speech: "Speech") -> str:
    """What stands on an action square."""
    action = the_map().action_at[place]
    return action.text if action else ""


WORDS = Words(
    package=__package__,
    functions={"CARD": card, "WEIGHT": weight, "WHERE": where, "MEMO": memo},
)
