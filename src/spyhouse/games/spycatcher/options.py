"""Options of Spycatcher."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.kernel import Options, Phrase


class SpycatcherOptions(Options, frozen=True, kw_only=True):
    """Options of a game of Spycatcher."""

    hand_size: Literal[7, 5] = 7
    permissions_needed: Literal[4, 3] = 4
    bluffing: bool = False
    challenge_seconds: Annotated[int, Meta(ge=5, le=300)] = 30
    notebook: bool = False


def summary(options: SpycatcherOptions) -> list[Phrase]:
    """Return the house rules as short phrases."""
    told = [
        Phrase("summary-hand", {"cards": options.hand_size}),
        Phrase("summary-permissions", {"permissions": options.permissions_needed}),
    ]
    if options.bluffing:
        told.append(Phrase("summary-bluffing"))
    told.append(Phrase("summary-challenge", {"seconds": options.challenge_seconds}))
    if options.notebook:
        told.append(Phrase("summary-notebook"))
    return told
