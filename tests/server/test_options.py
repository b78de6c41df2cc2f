"""What a client's form is told of a game's options."""

from typing import Literal

from spyhouse.kernel import Options, Words
from spyhouse.server.options import options_schema


class Picnic(Options, frozen=True):
    weather: Literal["sun", "cloud", "rain"] | None = None
    basket: Literal["small", "large"] = "small"


def test_choices_stand_as_the_game_names_them() -> None:
    fields = options_schema(Picnic, Words().speech())["$defs"]["Picnic"]["properties"]
    assert fields["weather"]["anyOf"][0]["enum"] == ["sun", "cloud", "rain"]
    assert fields["basket"] == {"enum": ["small", "large"], "default": "small"}
