"""How a game is set up. The form in the browser is made from these types."""

from typing import Annotated, Literal

from msgspec import Meta

from spyhouse.kernel import Options


class DeadDropOptions(Options, frozen=True, kw_only=True):
    rows: Annotated[
        Literal["3-4-5", "1-3-5-7"],
        Meta(title="Letters", description="In each row, from the top."),
    ] = "3-4-5"
    last_loses: Annotated[
        bool,
        Meta(title="The last letter loses", description="It is a trap: whoever takes it is caught."),
    ] = False


def letters_of(options: DeadDropOptions) -> tuple[int, ...]:
    return tuple(int(row) for row in options.rows.split("-"))


def summary(options: DeadDropOptions) -> str:
    """The house rules in a line."""
    return f"Rows of {options.rows}, the last letter {'loses' if options.last_loses else 'wins'}"
