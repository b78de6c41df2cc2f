"""Limits on the scenes held in memory, per address and in total: each takes megabytes."""

from typing import Protocol
from weakref import WeakKeyDictionary

from spyhouse.table.table import Table


class SceneHolder(Protocol):
    """A room that may hold a scene."""

    table: Table
    busy: bool
    """Whether a deal may be on its way."""


class SceneBudget:
    """The rooms that hold a scene, by the address they are charged to. A limit of 0 means no limit."""

    def __init__(self, per_address: int = 0, in_all: int = 0) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._owners: WeakKeyDictionary[SceneHolder, str] = WeakKeyDictionary()

    def take(self, room: SceneHolder, address: str) -> bool:
        """Charge a room's scene to an address until the room has none. Return False if a limit is reached."""
        self._drop_unused()
        if room in self._owners:
            return True
        owned = sum(owner == address for owner in self._owners.values())
        if (self._per_address and owned >= self._per_address) or (
            self._in_all and len(self._owners) >= self._in_all
        ):
            return False
        self._owners[room] = address
        return True

    def _drop_unused(self) -> None:
        for room in [room for room in self._owners if not room.table.scene_key and not room.busy]:
            del self._owners[room]
