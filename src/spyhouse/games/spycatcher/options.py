"""How a game of Spycatcher is set up."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.kernel import Options


class SpycatcherOptions(Options, frozen=True, kw_only=True):
    hand_size: Annotated[
        Literal[7, 5],
        Meta(title="Influence cards in a hand", description="Five make runs rare and games long."),
    ] = 7
    permissions_needed: Annotated[
        Literal[4, 3],
        Meta(title="Permissions needed", description="Three of the four for a short game."),
    ] = 4
    bluffing: Annotated[
        bool,
        Meta(
            title="Bluffing",
            description=(
                "Any three cards may be laid face down. Unchallenged they are not shown and the permission "
                "is granted; challenged and no run, they are lost and so is the next turn."
            ),
        ),
    ] = False
    challenge_seconds: Annotated[
        int,
        Meta(
            ge=5,
            le=300,
            title="Time to challenge (seconds)",
            description="Who has not decided by then has let the seeker through.",
        ),
    ] = 30
    notebook: Annotated[
        bool,
        Meta(
            title="Notebook",
            description="Keeps a note of what was taken from the discard pile and put on it.",
        ),
    ] = False


def summary(options: SpycatcherOptions) -> str:
    """The house rules in a line."""
    parts = [f"{options.hand_size} influence cards", f"{options.permissions_needed} permissions to publish"]
    if options.bluffing:
        parts.append("bluffing")
    parts.append(f"{options.challenge_seconds} seconds to challenge")
    if options.notebook:
        parts.append("with a notebook")
    return ", ".join(parts)
