"""Options that do not fit are answered with what would."""

import pytest

import spyhouse
from spyhouse.kernel import BadOptions
from tests.table.toy import COUNTDOWN


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"pile": 0}, "pile is a whole number from 1 to 100000, not 0."),
        ({"pile": "ten"}, "pile is a whole number from 1 to 100000, not 'ten'."),
        ({"clock": "yes"}, "clock is True or False, not 'yes'."),
        (
            {"pil": 1},
            "Countdown has no option 'pil'. Did you mean 'pile'? There are: pile, clock, no_pairs, grows.",
        ),
        ({"banana": 1}, "Countdown has no option 'banana'. There are: pile, clock, no_pairs, grows."),
    ],
)
def test_a_wrong_option_is_told_what_is_right(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOptions) as refused:
        COUNTDOWN.read_options(options)
    assert str(refused.value).endswith(said)


def test_a_seed_that_is_no_text_is_told_how_to_write_it() -> None:
    with pytest.raises(BadOptions, match="A seed is a text: write seed='5'."):
        spyhouse.new("countdown", seats=2, seed=5)  # type: ignore[arg-type]


def test_an_unknown_game_lists_those_there_are() -> None:
    with pytest.raises(spyhouse.UnknownGame, match="no game called 'chess' here. There are: .*countdown"):
        spyhouse.new("chess", seats=2, seed="x")
