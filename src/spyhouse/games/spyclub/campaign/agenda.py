"""What is still to be done in a campaign case, in order, as small tasks that can be put off.

Cards unlock cards, effects ask players, and players take their time: so whatever cannot be finished in one
go is a list of tasks in the state. A move does its thing and then `go_on` works the list down until it is
empty or somebody is asked. Each kind of task is a function that says its word with `@does`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from spyhouse.games.spyclub.campaign.mosaic import Task, opened

if TYPE_CHECKING:
    from spyhouse.games.spyclub.board import Board

DOES: dict[str, Callable[["Board", Task], None]] = {}
"""By a task's `what`."""


def does(what: str) -> Callable[[Callable[["Board", Task], None]], Callable[["Board", Task], None]]:
    """Says that a function does the tasks of this word."""

    def register(function: Callable[["Board", Task], None]) -> Callable[["Board", Task], None]:
        DOES[what] = function
        return function

    return register


def first(b: "Board", *tasks: Task) -> None:
    """Before everything that waits: what follows at once from the task being done."""
    opened(b).agenda = (*tasks, *opened(b).agenda)


def last(b: "Board", *tasks: Task) -> None:
    opened(b).agenda = (*opened(b).agenda, *tasks)


def go_on(b: "Board") -> None:
    """Work the list down, until it is empty or a player is asked."""
    while b.mosaic and opened(b).agenda and not is_asking(b):
        task, *rest = opened(b).agenda
        opened(b).agenda = tuple(rest)
        DOES[task.what](b, task)


def is_asking(b: "Board") -> bool:
    """Whether somebody is asked in the middle of something: everything else waits for the answer."""
    return opened(b).question is not None or b.phase in ("consent", "solution", "removal", "card")
