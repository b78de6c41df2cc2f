"""How a game is set up. The form in the browser is made from these types."""

from typing import Annotated

from msgspec import Meta

from spyhouse.kernel import Options, Phrase


class NightWatchOptions(Options, frozen=True, kw_only=True):
    nights: Annotated[int, Meta(ge=2, le=6)] = 4
    seconds: Annotated[int, Meta(ge=5, le=600)] = 60
    """For every decision."""


def summary(options: NightWatchOptions) -> list[Phrase]:
    """The house rules in a line."""
    return [Phrase("summary-nights", {"nights": options.nights, "seconds": options.seconds})]
