"""The kit passes an honest game and catches each way of breaking a promise."""

from dataclasses import replace

import pytest

from spyhouse.lab.proving import Unproven, prove
from tests.lab import toys

HOME = "tests.lab.toys:HONEST"


def test_an_honest_game_passes() -> None:
    prove(toys.HONEST, seats=4, home=HOME)


@pytest.mark.parametrize(
    ("toy", "complaint"),
    [
        (toys.ShowsTheSum, "two worlds apart|more than the events did"),
        (toys.TalksTooMuch, "refusals tell"),
        (toys.TellsEveryone, "events tell"),
        (toys.HintsByMoves, "host's moves|refused|more than the events did"),
        (toys.SharesItsDeck, "copy|gave two different states|changed the state"),
        (toys.Silent, "told them nothing"),
        (toys.HalfDone, "refused but changed the state"),
        (toys.Endless, "was not over"),
        (toys.Unimaginative, "never gave any world but the real one"),
    ],
)
def test_a_broken_promise_is_caught(toy: type[toys.HighCard], complaint: str) -> None:
    with pytest.raises(Unproven, match=complaint):
        prove(replace(toys.HONEST, start=toy), seats=4, home=HOME)


def test_a_game_that_differs_between_processes_is_caught() -> None:
    with pytest.raises(Unproven, match="another process"):
        prove(toys.FORGETFUL, seats=4, home="tests.lab.toys:FORGETFUL")
