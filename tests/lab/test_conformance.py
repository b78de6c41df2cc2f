"""The conformance checks: they pass a correct game and catch each kind of violation."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from spyhouse.kernel import Game, LabConfig, SceneConfig
from spyhouse.lab.conformance import ContractViolation, check_game
from tests.lab import toy_games

HOME = "tests.lab.toy_games:HONEST"


def test_correct_game_passes_the_checks() -> None:
    check_game(toy_games.HONEST, seats=4, home=HOME)


@pytest.mark.parametrize(
    ("toy", "complaint"),
    [
        (toy_games.ShowsTheSum, "two worlds apart|more than the events did"),
        (toy_games.HidesAMove, "not listed among the legal moves"),
        (toy_games.TalksTooMuch, "refusals tell"),
        (toy_games.TellsEveryone, "events tell"),
        (toy_games.HintsByMoves, "host's moves|refused|more than the events did"),
        (toy_games.SharesItsDeck, "copy|gave two different states|changed the state|raised IndexError"),
        (toy_games.Silent, "without emitting an event"),
        (toy_games.HalfDone, "refused but changed the state"),
        (toy_games.Endless, "was not over"),
        (toy_games.Unimaginative, "imagine gave only the real world"),
        (toy_games.SeesTheLast, r"view\(\d+\) raised IndexError|view\(-\d\) returned a value"),
        (toy_games.TakesAnything, "was accepted, but is no move of theirs"),
        (toy_games.Unhurried, "was accepted, but is too late"),
        (toy_games.Unpicklable, "cannot be pickled"),
        (toy_games.Loner, "does not equal the original"),
        (toy_games.Chameleon, "still equals the one before"),
        (toy_games.Shapeless, "one readable line"),
        (toy_games.Shuffler, "encoded as other bytes|two worlds apart"),
        (toy_games.Amnesiac, "recalls something else"),
        (toy_games.FullOfHimself, "does not recall"),
    ],
)
def test_a_broken_promise_is_caught(toy: type[toy_games.HighCard], complaint: str) -> None:
    with pytest.raises(ContractViolation, match=complaint):
        check_game(replace(toy_games.HONEST, start=toy), seats=4, home=HOME)


def test_a_picture_that_follows_from_the_cards_is_caught() -> None:
    def drawn_from(key: Callable[[toy_games.HighCard], str]) -> Game:
        pictures = SceneConfig(scene=str.encode, key=key, warm=lambda state: None)
        return replace(toy_games.HONEST, pictures=pictures)

    check_game(drawn_from(lambda state: f"turn-{state.turn}"), seats=4, home=HOME)
    with pytest.raises(ContractViolation, match="the picture tells"):
        check_game(drawn_from(lambda state: f"{state.cards}"), seats=4, home=HOME)


def test_a_game_with_open_information_passes_if_it_says_so() -> None:
    check_game(toy_games.OPEN, seats=3, home="tests.lab.toy_games:OPEN")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"lab": LabConfig()}, "set perfect_information=True"),
        ({"start": toy_games.HighCard}, "imagined another world"),
        ({"start": toy_games.Unimaginative}, "sees something of their own"),
        ({"lab": LabConfig(perfect_information=True, max_moves=1)}, "more than max_moves=1"),
    ],
)
def test_lab_config_claims_are_checked(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ContractViolation, match=complaint):
        check_game(replace(toy_games.OPEN, **change), seats=3, home="tests.lab.toy_games:OPEN")


def test_a_game_that_differs_between_processes_is_caught() -> None:
    with pytest.raises(ContractViolation, match="another process"):
        check_game(toy_games.FORGETFUL, seats=4, home="tests.lab.toy_games:FORGETFUL")
