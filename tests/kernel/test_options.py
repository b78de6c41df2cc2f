"""Errors for invalid options, with the valid choices."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

import spyhouse
from spyhouse import games
from spyhouse.kernel import BadOptions, GameText, decode_error_args
from spyhouse.kernel.localization import refusal
from tests.table.toy_game import COUNTDOWN


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"pile": 0}, "pile is a whole number from 1 to 100000, not 0."),
        ({"pile": "ten"}, "pile is a whole number from 1 to 100000, not 'ten'."),
        ({"clock": "yes"}, "clock is True or False, not 'yes'."),
        (
            {"pil": 1},
            "Countdown has no option “pil”. Did you mean “pile”? It has: pile, clock, no_pairs, grows.",
        ),
        ({"banana": 1}, "Countdown has no option “banana”. It has: pile, clock, no_pairs, grows."),
    ],
)
def test_invalid_option_lists_valid_values(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        COUNTDOWN.read_options(options)
    assert str(refused.value).endswith(said)


def test_seed_that_is_no_text_is_explained() -> None:
    with pytest.raises(BadOptions, match="expected text: seed='5'"):
        spyhouse.new("countdown", seats=2, seed=5)  # type: ignore[call-overload]


def test_unknown_game_lists_known_games() -> None:
    with pytest.raises(
        spyhouse.UnknownGame, match="no game called “chess” here. Try one of these: .*countdown"
    ):
        spyhouse.new("chess", seats=2, seed="x")


class Flat(msgspec.Struct, forbid_unknown_fields=True):
    street: Annotated[str, Meta(min_length=1, max_length=5)]
    rooms: Annotated[int, Meta(ge=1, le=9)] = 2
    door: Literal["red", "blue"] = "red"
    key: Annotated[str, Meta(pattern=r"^[a-z0-9-]*$(?!\n)")] = ""
    guests: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("flat", "english", "german"),
    [
        ({}, "“street” is missing", "„street“ fehlt"),
        ({"street": "Elm", "cat": 1}, "there\u2019s no “cat” here", "„cat“ gehört hier nicht hin"),
        ({"street": ""}, "“street”: it\u2019s empty", "„street“: hier steht nichts"),
        ({"street": "Baker St"}, "it takes at most 5", "es dürfen höchstens 5 sein"),
        ({"street": 7}, "this should be a text", "hier gehört ein Text hin"),
        ({"street": "Elm", "rooms": 0}, "it must be at least 1", "es muss mindestens 1 sein"),
        ({"street": "Elm", "rooms": 10}, "it must be at most 9", "es darf höchstens 9 sein"),
        (
            {"street": "Elm", "door": "pink"},
            "'pink' isn\u2019t one of the choices",
            "'pink' steht nicht zur Wahl",
        ),
        ({"street": "Elm", "key": "Köln"}, "only small letters", "nur kleine Buchstaben"),
        ({"street": "Elm", "guests": [3]}, "“guests[0]”: this should", "„guests[0]“: hier gehört"),
    ],
)
def test_decode_errors_are_localised(flat: dict[str, Any], english: str, german: str) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.convert(flat, Flat)
    fault = decode_error_args(wrong.value)
    for locale, said in (("en", english), ("de", german)):
        assert said in GameText().speech((), locale).say("misread", fault)


def test_misfit_option_text_is_refused_in_any_language() -> None:
    with pytest.raises(BadOptions) as wrong:
        games.find("spyguy").read_options({"city": "Köln"})
    german = refusal(wrong.value.code, wrong.value.fields, locale="de")
    assert german.startswith(
        "Diese Hausregeln passen nicht zu Spy Guy: „city“: hier gehen nur kleine Buchstaben"
    )
