"""Description of a game's options for the client's form."""

from typing import Literal

from spyhouse.api.options import options_schema
from spyhouse.kernel import GameText, Options


class Picnic(Options, frozen=True):
    weather: Literal["sun", "cloud", "rain"] | None = None
    basket: Literal["small", "large"] = "small"


def test_choices_keep_the_games_order() -> None:
    fields = options_schema(Picnic, GameText().speech())["$defs"]["Picnic"]["properties"]
    assert fields["weather"]["anyOf"][0]["enum"] == ["sun", "cloud", "rain"]
    assert fields["basket"] == {"enum": ["small", "large"], "default": "small"}
