"""Night Watch in numbers, for agents that learn."""

from functools import lru_cache
from typing import Any

from spyhouse.kernel import Encoding, Features, ListedActions
from spyhouse.kernel.field_codecs import (
    BoolCodec,
    FieldCodec,
    OneHotCodec,
    OptionalCodec,
    PaddedListCodec,
    StructCodec,
    multi_hot,
)
from spyhouse_nightwatch.moves import Guard, LookAway, Suspect, TakeAlong
from spyhouse_nightwatch.view import Night, NightWatchView

MOST_NIGHTS = 6


@lru_cache
def _actions(seats: int) -> ListedActions:
    return ListedActions(
        [
            Guard(),
            LookAway(),
            *(TakeAlong(seat) for seat in range(seats)),
            *(Suspect(seat) for seat in range(seats)),
        ]
    )


@lru_cache
def _features(seats: int) -> Features:
    who = OneHotCodec(range(seats))
    fields: dict[str, FieldCodec[Any]] = {
        "phase": OneHotCodec(("choose", "watch", "vote", "over")),
        "seat": OptionalCodec(who),
        "role": OneHotCodec(("", "agent", "mole")),
        "leader": who,
        "partner": OptionalCodec(who),
        "nights": PaddedListCodec(
            StructCodec(Night, {"leader": who, "partner": who, "quiet": BoolCodec()}), MOST_NIGHTS
        ),
        "decided": multi_hot(range(seats)),
        "looked_away": OptionalCodec(BoolCodec()),
        "suspect": OptionalCodec(who),
        "waiting_for": multi_hot(range(seats)),
        "mole": OptionalCodec(who),
        "named": PaddedListCodec(OptionalCodec(who), seats),
    }
    return Features(NightWatchView, fields)


ENCODING = Encoding(
    actions=lambda seats, options: _actions(seats), features=lambda seats, options: _features(seats)
)
