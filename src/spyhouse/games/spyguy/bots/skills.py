"""Search skills of the bot levels."""

from functools import cache
from typing import Annotated

from msgspec import Meta

from spyhouse.games.spyguy.box import FILES, Data

Ms = Annotated[float, Meta(gt=0)]
Share = Annotated[float, Meta(ge=0, le=1)]


class Skill(Data, frozen=True):
    """Search skill of a level."""

    first: Ms
    glance: Ms
    shift: Ms
    attention: Share
    tap: Ms
    doubt: Ms
    fooled: Share


@cache
def skills() -> dict[str, Skill]:
    """Load the skills by level."""
    return FILES.read("skills.toml", dict[str, Skill])
