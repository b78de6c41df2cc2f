"""How well somebody searches."""

from functools import cache
from typing import Annotated

from msgspec import Meta

from spyhouse.games.spyguy.box import FILES, Data

Ms = Annotated[float, Meta(gt=0)]
Share = Annotated[float, Meta(ge=0, le=1)]


class Skill(Data, frozen=True):
    first: Ms
    glance: Ms
    shift: Ms
    attention: Share
    tap: Ms
    doubt: Ms
    fooled: Share


@cache
def skills() -> dict[str, Skill]:
    return FILES.read("skills.toml", dict[str, Skill])
