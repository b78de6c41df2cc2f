"""The kit passes an honest game and catches each way of breaking a promise."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from spyhouse.kernel import Game, Lab, Pictures
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
        (toys.SeesTheLast, r"view\(\d+\) ended in IndexError|view\(-\d\) was answered"),
        (toys.TakesAnything, "was accepted, but is no move of theirs"),
        (toys.Unhurried, "was accepted, but is too late"),
        (toys.Unpicklable, "cannot be pickled"),
        (toys.Loner, "does not equal the original"),
        (toys.Chameleon, "yet it equals the one before"),
        (toys.Shapeless, "one readable line"),
        (toys.Shuffler, "written as other bytes|two worlds apart"),
        (toys.Amnesiac, "recalls something else"),
        (toys.FullOfHimself, "does not recall"),
    ],
)
def test_a_broken_promise_is_caught(toy: type[toys.HighCard], complaint: str) -> None:
    with pytest.raises(Unproven, match=complaint):
        prove(replace(toys.HONEST, start=toy), seats=4, home=HOME)


def test_a_picture_that_follows_from_the_cards_is_caught() -> None:
    def drawn_from(key: Callable[[toys.HighCard], str]) -> Game:
        pictures = Pictures(scene=str.encode, key=key, warm=lambda state: None)
        return replace(toys.HONEST, pictures=pictures)

    prove(drawn_from(lambda state: f"turn-{state.turn}"), seats=4, home=HOME)
    with pytest.raises(Unproven, match="the picture tells"):
        prove(drawn_from(lambda state: f"{state.cards}"), seats=4, home=HOME)


def test_a_game_with_open_information_passes_if_it_says_so() -> None:
    prove(toys.OPEN, seats=3, home="tests.lab.toys:OPEN")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"lab": Lab()}, "say open_information=True"),
        ({"start": toys.HighCard}, "imagined another world"),
        ({"start": toys.Unimaginative}, "sees something of their own"),
        ({"lab": Lab(open_information=True, longest=1)}, "more than its longest of 1"),
    ],
)
def test_a_game_is_held_to_what_it_says_of_itself(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Unproven, match=complaint):
        prove(replace(toys.OPEN, **change), seats=3, home="tests.lab.toys:OPEN")


def test_a_game_that_differs_between_processes_is_caught() -> None:
    with pytest.raises(Unproven, match="another process"):
        prove(toys.FORGETFUL, seats=4, home="tests.lab.toys:FORGETFUL")
