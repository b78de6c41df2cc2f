"""Parsing of options given on the command line."""

from dataclasses import replace
from typing import Annotated, Literal

import msgspec
import pytest

from spyhouse.kernel import BadOptions, Options
from spyhouse.lab.options import read_options
from tests.lab import toy_games


class House(Options, frozen=True):
    edition: Literal["2015", "2018"] = "2018"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    voice: bool = False
    places: list[str] = []


GAME = replace(toy_games.HONEST, options=House)


def test_options_are_read_as_their_types_say() -> None:
    texts = {"edition": "2015", "rounds": "5", "voice": "true", "places": '["Bank", "Zoo"]'}
    assert read_options(GAME, texts) == House("2015", 5, True, ["Bank", "Zoo"])


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("colour", "red", "has no option 'colour'. There are: edition, rounds, voice, places"),
        ("rounds", "10", "rounds=10 does not fit: Expected `int` <= 9"),
        ("rounds", "many", "rounds=many does not fit: Expected `int`"),
        ("edition", "1999", "Invalid enum value '1999'; it can be 2015 or 2018"),
        ("places", "[1]", r"Expected `str`, got `int` - at `\$\[0\]`"),
    ],
)
def test_options_that_do_not_fit_are_refused(name: str, text: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        read_options(GAME, {name: text})
