"""A room's exclusive claim on writing its table, against other servers."""

import asyncio

from spyhouse.live.services import Services

HOLD_S = 1.0
"""Seconds after which a claim is released if other servers are waiting."""


class Claim:
    """The claim of one room. It is held until the queue is empty or `HOLD_S` have passed."""

    __slots__ = ("_services", "_since", "_table")

    def __init__(self, services: Services, table: str) -> None:
        self._services = services
        self._table = table
        self._since: float | None = None
        """Event-loop time at which the claim was acquired; None without a claim."""

    async def take(self) -> None:
        """Acquire the claim, so that other servers wait."""
        if self._since is None and await self._services.store.claim(self._table):
            self._since = asyncio.get_running_loop().time()

    def hand_over(self, waiting: int) -> None:
        """Release the claim if nothing is waiting or `HOLD_S` have passed."""
        if self._since is None:
            return
        if not waiting or asyncio.get_running_loop().time() - self._since > HOLD_S:
            self._since = None
            self._services.release(self._table)
