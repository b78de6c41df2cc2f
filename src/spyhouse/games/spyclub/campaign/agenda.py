"""What is still to be done in a campaign case, in order: one list, from the desk to the desk.

Cards unlock cards, effects trigger effects and ask players, and players take their time: so whatever cannot
be finished in one go is an item of the list. A move does its thing, and then `go_on` works the list down
until it is empty or somebody is asked. What an item brings with it comes before all that was waiting, in the
order it was said. A function with `@does` does the items of a type.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from spyhouse.games.spyclub.campaign.in_play import Context
from spyhouse.games.spyclub.campaign.mosaic import opened

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board


class Item(msgspec.Struct, frozen=True):
    """Something to be done; each kind of it is a type of its own."""


class Step(Item, frozen=True):
    """Something that needs no more to be known."""

    run: Callable[["Board"], None]


Does = Callable[["Board", Any], None]
DOES: dict[type[Item], Does] = {Step: lambda b, step: step.run(b)}


def does(kind: type[Item]) -> Callable[[Does], Does]:
    """Says that a function does the items of this type."""

    def register(function: Does) -> Does:
        DOES[kind] = function
        return function

    return register


def follow(b: "Board", *items: Item) -> None:
    """They come next, after what was said to come next already."""
    m = opened(b)
    m.agenda = (*m.agenda[: m.said], *items, *m.agenda[m.said :])
    m.said += len(items)


def go_on(b: "Board") -> None:
    m = opened(b)
    while m.agenda and not _is_held_up(b):
        item, m.agenda, m.said = m.agenda[0], m.agenda[1:], 0
        DOES[type(item)](b, item)
        m.running.cause, m.running.context = 0, Context()
    m.said = 0


def _is_held_up(b: "Board") -> bool:
    """Somebody is asked in the middle of something, and everything else waits for the answer; or the case
    has ended."""
    return opened(b).question is not None or b.phase not in ("actions", "desk")
