"""Permission cards (SK-2, SK-34): four packs of thirteen. Their texts are in `permits.ftl`."""

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
    """A permission card and its instruction."""

    circle: CircleName
    instruction: Instruction = ""


class PermissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of permission cards."""

    permissions: tuple[Permission, ...]

    def faults(self) -> Iterator[str]:
        """Yield errors that the types cannot express."""
        packs = Counter(card.circle for card in self.permissions)
        for circle in CIRCLES:
            if packs[circle] != IN_A_PACK:
                yield f"permissions: the {circle} pack must have {IN_A_PACK} cards, not {packs[circle]}"


@cache
def load_permissions() -> tuple[tuple[Permission, ...], ...]:
    """Load the cards, by circle and number."""
    cards = FILES.read("permissions.toml", PermissionFile).permissions
    return tuple(tuple(card for card in cards if card.circle == circle) for circle in CIRCLES)
