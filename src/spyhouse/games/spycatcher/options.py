"""Options of Spycatcher."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.kernel import BadOptions, Options, Phrase

MAX_SEATS = 6


class SpycatcherOptions(Options, frozen=True, kw_only=True):
    """Options of a game of Spycatcher."""

    hand_size: Literal[7, 5] = 7
    permissions_needed: Literal[4, 3] = 4
    bluffing: bool = False
    challenge_seconds: Annotated[int, Meta(ge=5, le=300)] = 30
    notebook: bool = False
    first_player: (
        Annotated[int, Meta(ge=0, le=MAX_SEATS - 1, extra_json_schema={"format": "seat"})] | None
    ) = None


def check(options: SpycatcherOptions, seats: int) -> None:
    """Raise `BadOptions` if options do not fit together."""
    if options.first_player is not None and options.first_player >= seats:
        raise BadOptions("spycatcher-no-such-first", seats=seats)


def summary(options: SpycatcherOptions) -> list[Phrase]:
    """Return the house rules as short phrases."""
    phrases = [
        Phrase("summary-hand", {"cards": options.hand_size}),
        Phrase("summary-permissions", {"permissions": options.permissions_needed}),
    ]
    if options.bluffing:
        phrases.append(Phrase("summary-bluffing"))
    phrases.append(Phrase("summary-challenge", {"seconds": options.challenge_seconds}))
    if options.notebook:
        phrases.append(Phrase("summary-notebook"))
    return phrases
