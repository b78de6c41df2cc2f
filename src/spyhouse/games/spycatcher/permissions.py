"""The permission cards (SK-2, SK-34): four packs of thirteen. `permits.ftl` has what is written on them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

import msgspec

from spyhouse.games.spycatcher.files import FILES
from spyhouse.games.spycatcher.influence import CIRCLES, CircleName

IN_A_PACK: Final = 13

Instruction = Literal["", "draw_two", "roll_again_next_turn", "to_any_circle", "look", "send"]


class Permission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    circle: CircleName
    instruction: Instruction = ""


class PermissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    permissions: tuple[Permission, ...]

    def faults(self) -> Iterator[str]:
        packs = Counter(card.circle for card in self.permissions)
        for circle in CIRCLES:
            if packs[circle] != IN_A_PACK:
                yield f"permissions: the {circle} pack must have {IN_A_PACK} cards, not {packs[circle]}"


@cache
def the_permissions() -> tuple[tuple[Permission, ...], ...]:
    """By circle and by number."""
    cards = FILES.read("permissions.toml", PermissionFile).permissions
    return tuple(tuple(card for card in cards if card.circle == circle) for circle in CIRCLES)
