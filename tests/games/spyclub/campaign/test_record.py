"""A record from outside is read with care (CP-22)."""

from typing import Any

import msgspec
import pytest

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.record import CardInPlay, LastCase, Recorded
from spyhouse.kernel import BadOptions
from tests.games.spyclub.campaign.builders import CLUB, after


def start(book: str = "2018", **changes: Any) -> None:
    campaign = msgspec.to_builtins(after(2, "motive", **changes))
    GAME.new(2, "s", GAME.read_options({"edition": book, "campaign": campaign}))


def test_record_is_stored_in_the_options() -> None:
    """CP-22."""
    start()
    options = GAME.read_options({"campaign": msgspec.to_builtins(after(2, "motive"))})
    assert GAME.summary(options).startswith("Campaign, case 3 of 5")
    assert GAME.read_options({"campaign": {}}) == GAME.read_options({"campaign": {"members": []}})


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"edition": "prototype"}, "started with the rulebook"),
        ({"edition": None}, "say which rulebook"),
        ({"cards": (CardInPlay(3), CardInPlay(3))}, "unlocked twice"),
        ({"members": (CLUB[0], CLUB[0])}, "same character"),
        ({"cards": (CardInPlay(20, tokens=1),)}, "hold 1 token"),
        ({"cards": (CardInPlay(9, owner="Whisperer"),)}, "never played"),
        ({"later": ("1Z.9",)}, "no card has an effect"),
        ({"recorded": (Recorded(1, "motive", "Dog"),)}, "is no motive"),
        ({"recorded": (Recorded(4, "motive", "Money"),)}, "been played"),
        ({"recorded": (Recorded(1, "motive", "Money"), Recorded(2, "motive", "Love"))}, "pinned up twice"),
        ({"last": LastCase((1,))}, "for each player"),
        ({"log": after(5).log}, "all five cases are closed"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_unreachable_record_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        start(**changes)


def test_a_card_of_the_other_edition_is_refused() -> None:
    """CP-5."""
    with pytest.raises(BadOptions, match="in that edition"):
        start("prototype", edition="prototype", cards=(CardInPlay(3), CardInPlay(30)))
