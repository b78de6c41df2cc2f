"""How a game of Spycatcher is set up."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.kernel import Options


class SpycatcherOptions(Options, frozen=True, kw_only=True):
    hand_size: Literal[7, 5] = 7
    permissions_needed: Literal[4, 3] = 4
    bluffing: bool = False
    challenge_seconds: Annotated[int, Meta(ge=5, le=300)] = 30
    notebook: bool = False


def summary(options: SpycatcherOptions) -> str:
    """The house rules in a line."""
    parts = [f"{options.hand_size} influence cards", f"{options.permissions_needed} permissions to publish"]
    if options.bluffing:
        parts.append("bluffing")
    parts.append(f"{options.challenge_seconds} seconds to challenge")
    if options.notebook:
        parts.append("with a notebook")
    return ", ".join(parts)
