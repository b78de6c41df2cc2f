"""A room's exclusive claim on writing its table, against other servers."""

import asyncio
import weakref
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spyhouse.live.room import Room

HOLD_S = 1.0
"""Seconds after which a claim is released if other servers are waiting."""


class Claim:
    """The claim of one room. It is held until the queue is empty or `HOLD_S` have passed."""

    __slots__ = ("_room", "_since")

    def __init__(self, room: "Room") -> None:
        self._room: Room = weakref.proxy(room)
        self._since: float | None = None
        """Event-loop time at which the claim was acquired; None without a claim."""

    async def take(self) -> None:
        """Acquire the claim, so that other servers wait."""
        room = self._room
        if self._since is None and await room.services.store.claim(room.table.code):
            self._since = asyncio.get_running_loop().time()

    def hand_over(self) -> None:
        """Release the claim if the queue is empty or `HOLD_S` have passed."""
        if self._since is None:
            return
        if not self._room.waiting or asyncio.get_running_loop().time() - self._since > HOLD_S:
            self._since = None
            self._room.services.release(self._room.table.code)
