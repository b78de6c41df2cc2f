"""The permission cards (SK-2, SK-34): four packs of thirteen, each with our own text and instruction."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from spyhouse.games.spycatcher.files import FILES
from spyhouse.games.spycatcher.influence import CIRCLES, CircleName

IN_A_PACK: Final = 13

Instruction = Literal["", "draw_two", "roll_again_next_turn", "to_any_circle", "look", "send"]


class Permission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    circle: CircleName
    title: Annotated[str, Meta(min_length=1, max_length=40)]
    text: Annotated[str, Meta(min_length=1, max_length=200)]
    instruction: Instruction = ""


class PermissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    permissions: tuple[Permission, ...]

    def faults(self) -> Iterator[str]:
        packs = Counter(card.circle for card in self.permissions)
        for circle in CIRCLES:
            if packs[circle] != IN_A_PACK:
                yield f"permissions: the {circle} pack must have {IN_A_PACK} cards, not {packs[circle]}"
        titles = Counter(card.title for card in self.permissions)
        for number, card in enumerate(self.permissions):
            if titles[card.title] > 1:
                yield f"permissions[{number}].title: {card.title!r} comes more than once"


@cache
def the_permissions() -> tuple[tuple[Permission, ...], ...]:
    """By circle and by number."""
    cards = FILES.read("permissions.toml", PermissionFile).permissions
    return tuple(tuple(card for card in cards if card.circle == circle) for circle in CIRCLES)
