"""What a player does."""

from typing import Annotated

from msgspec import Meta

from spyhouse.kernel import Move


class Take(Move, frozen=True):
    row: Annotated[int, Meta(ge=0, le=3, extra_json_schema={"format": "ordinal"})]
    letters: Annotated[int, Meta(ge=1, le=7)]
